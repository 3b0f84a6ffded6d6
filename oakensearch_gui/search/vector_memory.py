"""The serving vectors in memory, in step with the store: the nearest of many in milliseconds.

sqlite-vec compares one vector at a time and reads its tables for every question. That is fast enough for a small
mailbox; with more, the first question reads the vectors once, which takes less time than sqlite-vec's own search,
and the later ones only what has changed. Up to `_WHOLE` bytes they are held whole, and the nearest found are exact;
beyond that their signs are, and those that seem nearest are fetched from a file (`VectorFile`) and compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import isqrt

import apsw
import numpy as np
import numpy.typing as npt

from oakensearch_gui.index.generations import Generation
from oakensearch_gui.index.vector_blocks import Ids, VectorBlocks, Whole
from oakensearch_gui.search.scan import PIECE, Places, Pool, Rows, Scores, Signs, dots, largest, lengths, those_largest
from oakensearch_gui.search.vector_file import VectorFile

_FEW = 4096
"""Up to so many vectors sqlite-vec does the work alone."""

_WHOLE = 64 << 20
"""Bytes of whole vectors to be held: 131,072 of 512 dimensions, the passages of some 40,000 messages."""

_LOOKED_AT = (1000, 4500)
"""How many of those that seem nearest by their signs are compared: a tenth, but at least and at most so many. That
keeps 98 of 100 of the nearest 50."""

_MISTAKEN = 3
"""The more there are, the more of them are taken for near by mistake: so many times the square root of their number are
compared if that is more."""

_CLOSER = 20
"""So many times these get a closer look before, but no more than an eighth of all."""

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
        self._compared: tuple[Places, Scores] | None = None

    @property
    def count(self) -> int:
        """How many there are."""
        return self._memory.count

    def places(self, ids: Ids) -> Places:
        """Where these vectors stand, for `nearest`; those that are not held are left out."""
        return self._memory.places(ids)

    def nearest(self, count: int, among: Places | None = None) -> Nearest:
        """The `count` nearest, or all there are if fewer; only of those at some places, which ascend, if given."""
        held = self._memory.held
        if isinstance(held, Signs):
            places, scores = self._by_signs(held, count, among)
        elif among is None:
            best = largest(scored := self._scored(held), min(count, self.count))
            return Nearest(self._ids[best], scored[best])
        else:
            few = len(among) < len(self._ids) // 4
            places, scores = among, held.score_at(self._question, among) if few else self._scored(held)[among]
        best = largest(scores, count)
        return Nearest(self._ids[places[best]], scores[best])

    def _scored(self, held: Rows) -> Scores:
        """The scores of all places; the least of all where there is no vector."""
        if self._scores is None:
            self._scores = held.score(self._question, len(self._ids), self._memory.pool, self._check)
            self._scores[self._memory.gaps] = -np.inf
        return self._scores

    def _by_signs(self, held: Signs, count: int, among: Places | None) -> tuple[Places, Scores]:
        """The places of those that may be among the `count` nearest, and their cosines."""
        of = self.count if among is None else len(among)
        least, most = _LOOKED_AT
        looked_at = min(max(count, _MISTAKEN * isqrt(of), min(max(least, of // 10), most)), of)
        if among is None and self._compared is not None and len(self._compared[0]) >= looked_at:
            return self._compared
        if among is None:
            places, seems = self._nearest_by_signs(held, looked_at)
        else:
            places, seems = among, held.score_at(self._question, among)
        places = places[those_largest(seems, looked_at)]
        compared = places, self._memory.compare(self._question, places)
        if among is None:
            self._compared = compared
        return compared

    def _nearest_by_signs(self, held: Signs, looked_at: int) -> tuple[Places, Scores]:
        """At least `looked_at` places that seem to be nearest, ascending, and how near they seem."""
        gaps = len(self._memory.gaps)  # what was held there is found all the same
        wanted = max(looked_at, min(looked_at * _CLOSER, len(self._ids) // 8))
        found = self._found(held, wanted + gaps)
        # If they are too few, the sample of signs by which they were cut off was unlike the rest.
        return found if len(found[0]) >= looked_at else self._found(held, len(self._ids))

    def _found(self, held: Signs, wanted: int) -> tuple[Places, Scores]:
        memory = self._memory
        places, seems = held.nearest(self._question, len(self._ids), wanted, memory.pool, self._check)
        there = self._ids[places] != 0
        return places[there], seems[there]


class VectorMemory:
    """Holds the vectors of one generation at a time. For one thread and its one connection."""

    def __init__(self) -> None:
        self.pool = Pool()
        self.held: Rows | Signs = Signs(0)
        self.ids: Ids = np.zeros(0, dtype=np.int64)  # of the vector at each place, 0 where there is none
        self.gaps: Places = np.zeros(0, dtype=np.intp)  # the places where there is none
        self._place_of: npt.NDArray[np.int32] | None = None  # by id, once it was asked for; -1 where there is none
        self._file: VectorFile | None = None  # the whole vectors, where `held` has their signs
        self._numbers: list[int] = []  # the block whose vectors stand at [n * slots, (n + 1) * slots)
        self._blocks: VectorBlocks | None = None
        self._generation = 0
        self._state: tuple[int, int] | None = None

    def close(self) -> None:
        """Let go of the vectors at once: whoever still refers to this must not keep them."""
        self.pool.close()
        self._empty(Signs(0), 0)
        self._state = None

    @property
    def count(self) -> int:
        """How many vectors there are."""
        return len(self.ids) - len(self.gaps)

    def places(self, ids: Ids) -> Places:
        """Where these vectors stand, ascending; those that are not held are left out."""
        if self._place_of is None:
            self._place_of = np.full(int(self.ids.max(initial=0)) + 1, -1, dtype=np.int32)
            self._place_of[self.ids] = np.arange(len(self.ids), dtype=np.int32)
            self._place_of[0] = -1
        found = self._place_of[ids[ids < len(self._place_of)]]
        return np.sort(found[found >= 0]).astype(np.intp)

    def ranking(
        self, connection: apsw.Connection, generation: Generation, question: Whole, check: Callable[[], None]
    ) -> Ranking | None:
        """All of a generation's vectors by their nearness to a question of shape [1, dimension].

        To be called inside the transaction in which what comes of it is used. None where sqlite-vec should be asked
        instead. `check` is called every few milliseconds and may raise; nothing is lost by that.
        """
        followed = self.follow(connection, generation, check)
        return Ranking(self, question, check) if followed and self.count else None

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
            self.gaps = np.flatnonzero(self.ids == 0)
            self._place_of = None
            self._state = state
        return self._blocks is not None

    def compare(self, question: Whole, places: Places) -> Scores:
        """The cosines of the vectors at these places, which ascend, read from the file, or the store if need be."""
        if self._file is not None:
            vectors = self._file.pick(places)
        else:
            assert self._blocks is not None
            blocks, slots = np.divmod(places, self._blocks.slots)
            vectors = self._blocks.pick([self._numbers[one] for one in blocks.tolist()], slots.tolist())
        return np.asarray(dots(question, vectors) / (lengths(vectors) * lengths(question)))

    def _empty(self, held: Rows | Signs, generation: int) -> None:
        self.held = held
        self._leave_file()
        self.ids = np.zeros(0, dtype=np.int64)
        self.gaps = np.zeros(0, dtype=np.intp)
        self._place_of = None
        self._numbers = []
        self._generation = generation

    def _read(self, blocks: VectorBlocks, generation: int, check: Callable[[], None]) -> None:
        """Read the blocks that hold other vectors than before. An id never stands for a second vector."""
        kind = Rows if Rows.available and blocks.capacity() * blocks.dimension <= _WHOLE else Signs
        if generation != self._generation or not isinstance(self.held, kind):
            self._empty(kind(blocks.dimension), generation)
            if kind is Signs:
                self._begin_file(blocks)
        numbers, stored = blocks.ids()
        at = self._make_room(numbers, blocks.slots)
        ours = self.ids.reshape(-1, blocks.slots)  # a view
        wanted = np.zeros_like(ours)  # empty where a block was removed, as sqlite-vec does when the last vector goes
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
            self._file_too(run.start * blocks.slots, some)
            ours[run.start : run.stop] = wanted[run.start : run.stop]

    # ---- the file; without it, where there is no room for it, everything is only slower

    def _begin_file(self, blocks: VectorBlocks) -> None:
        with suppress(OSError):
            self._file = VectorFile(blocks.folder, blocks.dimension)

    def _file_too(self, place: int, vectors: Whole) -> None:
        if self._file is not None:
            try:
                self._file.put(place, vectors)
            except OSError:
                self._leave_file()

    def _leave_file(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    # ----

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
