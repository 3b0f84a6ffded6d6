"""The serving vectors in memory, in step with the store: the nearest of many in milliseconds.

sqlite-vec compares one vector at a time and reads its tables for every question. That is fast enough for a small
mailbox; with more, the first question reads the vectors once, which takes less time than sqlite-vec's own search,
and the later ones only what has changed. Up to `_WHOLE` bytes they are held whole, and the nearest found are exact;
beyond that their signs are, and those that seem nearest are fetched from the store and compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import isqrt

import apsw
import numpy as np

from oakensearch_gui.index.generations import Generation
from oakensearch_gui.index.vector_blocks import Ids, VectorBlocks, Whole
from oakensearch_gui.search.scan import PIECE, Places, Pool, Rows, Scores, Signs, largest, lengths

_FEW = 4096
"""Up to so many vectors sqlite-vec does the work alone."""

_WHOLE = 160 << 20
"""Bytes of whole vectors to be held: 327,680 of 512 dimensions, the passages of some 100,000 messages."""

_LOOKED_AT = 1000
"""How many of those that seem nearest by their signs are compared, at least. The more there are, the more of them are
taken for near by mistake: three times the square root of their number keeps 98 of 100 of the nearest 50."""

_READ_AT_ONCE = 2048
"""Vectors; divides `PIECE`."""


@dataclass(frozen=True, slots=True)
class Nearest:
    """Ids of vectors and their cosines, the nearest first."""

    ids: Ids
    similarities: Scores


class Ranking:
    """What a memory holds by how near it is to one question; good until the transaction ends."""

    def __init__(self, memory: VectorMemory, question: Whole, check: Callable[[], None]) -> None:
        self._memory = memory
        self._ids = memory.ids
        self._question = question
        self._check = check
        self._scores: Scores | None = None

    def places(self, ids: Ids) -> Places:
        """Where these vectors stand, for `nearest`; those that are not held are left out."""
        most = int(self._ids.max(initial=0))
        wanted = np.zeros(most + 1, dtype=np.bool_)
        wanted[ids[ids <= most]] = True
        wanted[0] = False
        return np.flatnonzero(wanted[self._ids])

    def nearest(self, count: int, among: Places | None = None) -> Nearest:
        """The `count` nearest, or all there are if fewer; only of those at some places, if they are given."""
        places = self._memory.filled if among is None else among
        scores = self._scored(places)
        if isinstance(self._memory.held, Signs):
            places = np.sort(places[largest(scores, max(count, _LOOKED_AT, 3 * isqrt(len(places))))])
            scores = self._memory.compare(self._question, places)
        best = largest(scores, count)
        return Nearest(self._ids[places[best]], scores[best])

    def _scored(self, places: Places) -> Scores:
        held = self._memory.held
        if self._scores is None:
            if isinstance(held, Rows) and len(places) < len(self._ids) // 4:
                return held.score_at(self._question, places)
            count = int(self._memory.filled[-1]) + 1
            self._scores = held.score(self._question, count, self._memory.pool, self._check)
        return self._scores if len(places) == len(self._scores) else self._scores[places]


class VectorMemory:
    """Holds the vectors of one generation at a time. For one thread and its one connection."""

    def __init__(self) -> None:
        self.pool = Pool()
        self.held: Rows | Signs = Signs(0)
        self.ids: Ids = np.zeros(0, dtype=np.int64)  # of the vector at each place, 0 where there is none
        self.filled: Places = np.zeros(0, dtype=np.intp)  # the places where there is one
        self._numbers: list[int] = []  # the block whose vectors stand at [n * slots, (n + 1) * slots)
        self._blocks: VectorBlocks | None = None
        self._generation = 0
        self._state: tuple[int, int] | None = None

    def close(self) -> None:
        """Let go of the vectors at once: whoever still refers to this must not keep them."""
        self.pool.close()
        self._empty(Signs(0), 0)
        self.filled = np.zeros(0, dtype=np.intp)
        self._state = None

    def ranking(
        self, connection: apsw.Connection, generation: Generation, question: Whole, check: Callable[[], None]
    ) -> Ranking | None:
        """All of a generation's vectors by their nearness to a question of shape [1, dimension].

        To be called inside the transaction in which what comes of it is used. None where sqlite-vec should be asked
        instead. `check` is called every few milliseconds and may raise; nothing is lost by that.
        """
        followed = self.follow(connection, generation, check)
        return Ranking(self, question, check) if followed and len(self.filled) else None

    def follow(self, connection: apsw.Connection, generation: Generation, check: Callable[[], None]) -> bool:
        """Hold what the store holds; whether there is reason to."""
        state = (generation.id, connection.pragma("data_version", schema="main"))
        if state != self._state:
            self._state = None  # should the reading be broken off, the next one goes on from there
            self._blocks = VectorBlocks.of(connection, generation)
            if self._blocks is not None and self._blocks.capacity() > _FEW and PIECE % self._blocks.slots == 0:
                self._read(self._blocks, generation.id, check)
            else:
                self._blocks = None
                self._empty(Signs(0), 0)
            self.filled = np.flatnonzero(self.ids)
            self._state = state
        return self._blocks is not None

    def compare(self, question: Whole, places: Places) -> Scores:
        """The cosines of the vectors at these places, which ascend, read from the store."""
        assert self._blocks is not None
        blocks, slots = np.divmod(places, self._blocks.slots)
        vectors = self._blocks.pick([self._numbers[one] for one in blocks.tolist()], slots.tolist())
        products = vectors.astype(np.float32) @ question[0].astype(np.float32)
        return np.asarray(products / (lengths(vectors) * lengths(question)))

    def _empty(self, held: Rows | Signs, generation: int) -> None:
        self.held = held
        self.ids = np.zeros(0, dtype=np.int64)
        self._numbers = []
        self._generation = generation

    def _read(self, blocks: VectorBlocks, generation: int, check: Callable[[], None]) -> None:
        """Read the blocks that hold other vectors than before. An id never stands for a second vector."""
        kind = Rows if Rows.available and blocks.capacity() * blocks.dimension <= _WHOLE else Signs
        if generation != self._generation or not isinstance(self.held, kind):
            self._empty(kind(blocks.dimension), generation)
        numbers, stored = blocks.ids()
        at = self._make_room(numbers, blocks.slots)
        ours = self.ids.reshape(-1, blocks.slots)  # a view
        wanted = np.zeros_like(
            ours
        )  # and empty where a block was removed, as sqlite-vec does when the last vector goes
        wanted[at] = stored
        changed = np.flatnonzero((ours != wanted).any(axis=1))
        ours[changed] = 0  # until what belongs to the new ones is there
        filled = changed[wanted[changed].any(axis=1)]
        vectors = np.empty((_READ_AT_ONCE, blocks.dimension), dtype=np.int8)
        for run in _runs(filled.tolist(), _READ_AT_ONCE // blocks.slots):
            check()
            some = vectors[: len(run) * blocks.slots]
            blocks.read(self._numbers[run.start : run.stop], some)
            self.held.put(run.start * blocks.slots, some)
            ours[run.start : run.stop] = wanted[run.start : run.stop]

    def _make_room(self, numbers: Sequence[int], slots: int) -> list[int]:
        """The place of each block; new ones come where a block was removed, or behind the last."""
        stored = set(numbers)
        free = [place for place, number in enumerate(self._numbers) if number not in stored]
        at = {number: place for place, number in enumerate(self._numbers)}
        for number in numbers:
            if number not in at:
                place = free.pop() if free else len(self._numbers)
                self._numbers[place : place + 1] = [number]
                at[number] = place
        grown = np.zeros(len(self._numbers) * slots, dtype=np.int64)
        grown[: len(self.ids)] = self.ids
        self.ids = grown
        return [at[number] for number in numbers]


def _runs(places: Sequence[int], most: int) -> Iterator[range]:
    """Ascending numbers as runs without gaps that do not cross a multiple of `most`."""
    start = 0
    for end in range(1, len(places) + 1):
        if end == len(places) or places[end] != places[end - 1] + 1 or places[end] % most == 0:
            yield range(places[start], places[end - 1] + 1)
            start = end
