"""sqlite-vec's own tables read from below: its blocks of vectors whole, or single vectors by their place.

A vec0 table keeps its vectors in blocks of equally many slots, each one blob: ``<table>_chunks`` has a row a block
with the ids in its slots and a bitmap of those in use, ``<table>_vector_chunks00`` the vectors in the same order. So
a block costs one read, where asking for its vectors one by one through the table costs a search each. Nothing is
written here: sqlite-vec stays the only one that does.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import apsw
import numpy as np
import numpy.typing as npt

from oakensearch_gui.index.generations import Generation
from oakensearch_gui.library.database import first, rows, scalar

Ids = npt.NDArray[np.int64]
Whole = npt.NDArray[np.int8]
"""Vectors as they are stored, of shape [count, dimension], each with a scale of its own."""


class VectorBlocks:
    """The blocks of one generation over one connection. Make it with `of`."""

    def __init__(self, connection: apsw.Connection, generation: Generation, slots: int) -> None:
        self._connection = connection
        self._table = generation.table
        self.dimension = generation.dimension
        self.slots = slots

    @classmethod
    def of(cls, connection: apsw.Connection, generation: Generation) -> VectorBlocks | None:
        """The blocks of `generation`; None if there are none yet, or if they are laid out in another way."""
        table = generation.table
        try:
            described = first(
                connection,
                "SELECT c.size, length(c.rowids), length(c.validity), length(v.vectors)"
                f" FROM main.{table}_chunks c JOIN main.{table}_vector_chunks00 v ON v._rowid_ = c.chunk_id LIMIT 1",
            )
        except apsw.SQLError:
            return None
        if described is None:
            return None
        slots = described[0]
        expected = (slots * 8, slots // 8, slots * generation.dimension)
        return cls(connection, generation, slots) if described[1:] == expected else None

    @property
    def folder(self) -> Path:
        """Where the index lies."""
        return Path(self._connection.filename).parent

    def capacity(self) -> int:
        """How many slots there are, used or not."""
        return int(scalar(self._connection, f"SELECT count(*) FROM main.{self._table}_chunks")) * self.slots

    def ids(self) -> tuple[list[int], Ids]:
        """The blocks' numbers, and the ids in their slots, of shape [blocks, slots]; 0 where a slot is empty."""
        sql = f"SELECT chunk_id, validity, rowids FROM main.{self._table}_chunks ORDER BY chunk_id"
        numbers, used, ids = zip(*rows(self._connection, sql), strict=True)
        bits = np.unpackbits(np.frombuffer(b"".join(used), dtype=np.uint8), bitorder="little")
        there = np.where(bits, np.frombuffer(b"".join(ids), dtype=np.int64), 0)
        return list(numbers), there.reshape(-1, self.slots)

    def read(self, numbers: Sequence[int], into: Whole) -> None:
        """Read the vectors of some blocks into an array of shape [len(numbers) * slots, dimension]."""
        with self._opened(numbers[0]) as blob:
            for place, number in enumerate(numbers):
                blob.reopen(number)
                blob.read_into(into[place * self.slots : (place + 1) * self.slots].data)

    def pick(self, numbers: Sequence[int], slots: Sequence[int]) -> Whole:
        """Single vectors, by the number of the block and the slot in it; fastest in the order of the blocks."""
        found = np.empty((len(numbers), self.dimension), dtype=np.int8)
        if numbers:
            at = numbers[0]
            with self._opened(at) as blob:
                for number, slot, vector in zip(numbers, slots, found, strict=True):
                    if number != at:
                        blob.reopen(number)
                        at = number
                    blob.seek(slot * self.dimension)
                    blob.read_into(vector.data)
        return found

    def _opened(self, number: int) -> apsw.Blob:
        return self._connection.blob_open("main", f"{self._table}_vector_chunks00", "vectors", number, False)
