"""Vectors held in memory and scored against a question, all of them at once.

`Rows` holds them whole and its scores are exact. `Signs` holds one bit a dimension, an eighth of that, and its scores
only tell which are worth being looked at more closely. Both hold vectors by their place, 0 and up, and score in pieces
on as many threads as `Pool` has: the arithmetic lets other threads run meanwhile.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from math import isqrt

import numpy as np
import numpy.typing as npt

from oakensearch_gui.index.vector_blocks import Whole

try:
    from simsimd import cdist
except ImportError:  # no build for this system: `Signs` does without, three times slower
    cdist = None  # type: ignore[assignment]

_FAST: bool = cdist is not None

Scores = npt.NDArray[np.float32]
Places = npt.NDArray[np.intp]
Bits = npt.NDArray[np.uint8]

PIECE = 1 << 15
"""Places that are scored in one go: a millisecond. A power of two, so that whole blocks of vectors fit in."""

_PLANES = 3
"""Bits that a dimension of the question keeps against the vectors' one, at a closer look. Two would miss twice as many
of the nearest, four hardly fewer."""

_SAMPLED = 32
"""Of so many places one is in a sample."""

_CLIP = 2.5
"""Where the question's values are cut off before that, in their standard deviations."""


class Pool:
    """Does the pieces of one job, several at a time if there are several."""

    def __init__(self) -> None:
        self._workers = ThreadPoolExecutor(min(4, os.cpu_count() or 1), thread_name_prefix="scan")

    def each(self, work: Callable[[int], None], pieces: int) -> None:
        """Call `work` with 0 … pieces - 1; raises what it raises."""
        if pieces == 1:
            work(0)
        else:
            list(self._workers.map(work, range(pieces)))

    def close(self) -> None:
        self._workers.shutdown()


class Rows:
    """Whole vectors: dimension bytes each, and scores that are the cosine. Only where they are `available`."""

    available = _FAST

    def __init__(self, dimension: int) -> None:
        self._dimension = dimension
        self._pieces: list[Whole] = []
        self._shrink: list[Scores] = []  # 1 / length of each vector

    def put(self, place: int, vectors: Whole) -> None:
        """Hold vectors from `place` on instead of what was there; they must not cross a multiple of `PIECE`."""
        piece, start = divmod(place, PIECE)
        while piece >= len(self._pieces):
            self._pieces.append(np.empty((PIECE, self._dimension), dtype=np.int8))
            self._shrink.append(np.zeros(PIECE, dtype=np.float32))
        here = slice(start, start + len(vectors))
        self._pieces[piece][here] = vectors
        self._shrink[piece][here] = 1.0 / lengths(vectors)

    def score(self, question: Whole, count: int, pool: Pool, check: Callable[[], None]) -> Scores:
        """The cosines of the first `count` with a question of shape [1, dimension].

        `check` is called before each piece and may raise.
        """
        scores = np.empty(count, dtype=np.float32)

        def piece(number: int) -> None:
            check()
            out = scores[number * PIECE : (number + 1) * PIECE]
            np.multiply(_dots(question, self._pieces[number][: len(out)]), self._shrink[number][: len(out)], out=out)

        pool.each(piece, -(-count // PIECE))
        return np.asarray(scores / lengths(question))

    def score_at(self, question: Whole, places: Places) -> Scores:
        """The cosines at some places, which ascend: for few of them faster than all."""
        scores = np.empty(len(places), dtype=np.float32)
        ends = np.searchsorted(places, np.arange(len(self._pieces) + 1) * PIECE).tolist()
        for number, (start, end) in enumerate(pairwise(ends)):
            if start < end:
                here = places[start:end] - number * PIECE
                some = self._pieces[number].take(here, axis=0)
                scores[start:end] = _dots(question, some) * self._shrink[number][here]
        return np.asarray(scores / lengths(question))


class Signs:
    """The sign of each dimension: one bit.

    Of all of them only the signs that differ from the question's are counted: nothing is faster. The nearest so far get
    a closer look: the product of their signs (as -1 and 1) with the question rounded to odd whole numbers, which is a
    sum over the question's binary places, and again only a count of bits.
    """

    def __init__(self, dimension: int) -> None:
        self._bytes = -(-dimension // 64) * 8  # whole 64-bit words; the last is filled up with zeros
        self._pieces: list[Bits] = []

    def put(self, place: int, vectors: Whole) -> None:
        """Hold vectors from `place` on instead of what was there; they must not cross a multiple of `PIECE`."""
        piece, start = divmod(place, PIECE)
        while piece >= len(self._pieces):
            self._pieces.append(np.zeros((PIECE, self._bytes), dtype=np.uint8))
        self._pieces[piece][start : start + len(vectors)] = self._packed(vectors > 0)

    def nearest(
        self, question: Whole, count: int, wanted: int, pool: Pool, check: Callable[[], None]
    ) -> tuple[Places, Scores]:
        """Of the first `count` about the `wanted` (or a few more) that seem nearest to a question of shape
        [1, dimension], ascending, and how near they seem at a closer look: more is nearer. See `Rows.score`.
        """
        ours, planes = self._packed(question > 0), self._planes(question)
        pieces = [piece[: count - number * PIECE] for number, piece in enumerate(self._pieces[: -(-count // PIECE)])]
        most = self._most_differing(ours, pieces, wanted)
        found: list[tuple[Places, Scores]] = [(np.zeros(0, np.intp), np.zeros(0, np.float32))] * len(pieces)

        def piece(number: int) -> None:
            check()
            theirs = pieces[number]
            near = np.flatnonzero(_differing(ours, theirs) <= most)
            found[number] = near + number * PIECE, _product(planes, theirs.take(near, axis=0))

        pool.each(piece, len(pieces))
        return np.concatenate([places for places, _ in found]), np.concatenate([scores for _, scores in found])

    def score_at(self, question: Whole, places: Places) -> Scores:
        """How near those at some places, which ascend, seem at a closer look."""
        ends = np.searchsorted(places, np.arange(len(self._pieces) + 1) * PIECE).tolist()
        some = [
            piece.take(places[start:end] - number * PIECE, axis=0)
            for number, (piece, (start, end)) in enumerate(zip(self._pieces, pairwise(ends), strict=True))
        ]
        return _product(self._planes(question), np.concatenate(some))

    def _most_differing(self, ours: Bits, pieces: Sequence[Bits], wanted: int) -> float:
        """In how many signs about `wanted` differ at most, as far as a sample can tell; all, where it cannot."""
        sample = np.concatenate([_differing(ours, piece[::_SAMPLED]) for piece in pieces])
        among = wanted // _SAMPLED
        among += 3 * isqrt(among) + 3
        return float(np.partition(sample, among)[among]) if among * 2 < len(sample) else float("inf")

    def _planes(self, whole: Whole) -> Bits:
        """The binary places of a question, rounded, the lowest first: shape [planes, bytes]."""
        question = whole[0].astype(np.float32)
        most = (1 << _PLANES) - 1
        reach = max(_CLIP * float(np.sqrt(np.mean(question**2))), 1e-9)
        level = np.clip(np.rint((question / reach + 1.0) * (most / 2)), 0, most).astype(np.uint8)
        return self._packed(np.stack([(level >> place) & 1 for place in range(_PLANES)]))

    def _packed(self, bits: npt.NDArray[np.bool_ | np.uint8]) -> Bits:
        """Rows of bits, eight to a byte."""
        packed = np.zeros((len(bits), self._bytes), dtype=np.uint8)
        inner = np.packbits(bits, axis=1)
        packed[:, : inner.shape[1]] = inner
        return packed


def _product(planes: Bits, theirs: Bits) -> Scores:
    """How near many rows of signs are to a question of which these are the binary places: more is nearer."""
    scores = np.zeros(len(theirs), dtype=np.float32)
    for place, plane in enumerate(planes):
        scores -= _differing(plane[None], theirs) * np.float32(1 << place)
    return scores


def _differing(ours: Bits, theirs: Bits) -> Scores:
    """In how many bits one row differs from each of many."""
    if not len(theirs):
        return np.zeros(0, dtype=np.float32)
    if not _FAST:
        words = np.bitwise_count(theirs.view(np.uint64) ^ ours.view(np.uint64))
        return np.asarray(words.sum(axis=1, dtype=np.float32))
    differing: Scores = np.asarray(cdist(ours, theirs, metric="hamming", dtype="bin8", out_dtype="float32"))
    return differing.reshape(-1)


def _dots(question: Whole, vectors: Whole) -> Scores:
    """The dot products of one vector with many."""
    # Never with `out`: simsimd 6.5.16 then gives back a None that it does not own, and Python before 3.12 aborts
    # ("deallocating None") once it has done so some thousand times.
    dots: Scores = np.asarray(cdist(question, vectors, metric="dot", out_dtype="float32"))
    return dots.reshape(-1)


def lengths(vectors: Whole) -> Scores:
    """The Euclidean length of each vector, at least 1."""
    # int8 squares overflow; sums of them stay exact in float32 up to 1,000 dimensions, and near enough beyond
    found = np.sqrt(np.einsum("ij,ij->i", vectors, vectors, dtype=np.float32))
    return np.asarray(np.maximum(found, 1.0), dtype=np.float32)


def dots(question: Whole, vectors: Whole) -> Scores:
    """The dot products of a question of shape [1, dimension] with many vectors."""
    if _FAST and len(vectors):
        return _dots(question, vectors)
    return np.asarray(vectors.astype(np.float32) @ question[0].astype(np.float32))


def largest(scores: Scores, count: int) -> Places:
    """The places of the `count` largest scores, the largest first; of equal ones the earlier place."""
    chosen = those_largest(scores, count)
    return chosen[np.argsort(-scores[chosen], kind="stable")]


def those_largest(scores: Scores, count: int) -> Places:
    """The places of the `count` largest scores (all, if there are fewer), ascending."""
    if count >= len(scores):
        return np.arange(len(scores))
    return np.sort(np.argpartition(scores, len(scores) - count)[len(scores) - count :])
