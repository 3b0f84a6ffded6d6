"""Vectors held in memory and scored against a question, all of them at once.

`Rows` holds them whole and its scores are exact. `Signs` holds one bit a dimension, an eighth of that, and its scores
only tell which are worth being looked at whole. Both hold vectors by their place, 0 and up, and score in pieces on as
many threads as `Pool` has: the arithmetic lets other threads run meanwhile.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from oakensearch_gui.index.vector_blocks import Whole

try:
    from simsimd import cdist
except ImportError:  # no build for this system: `Signs` does without
    cdist = None  # type: ignore[assignment]

Scores = npt.NDArray[np.float32]
Places = npt.NDArray[np.intp]

PIECE = 1 << 15
"""Places that are scored in one go: a few milliseconds. A power of two, so that whole blocks of vectors fit in."""

_PLANES = 3
"""Bits that a dimension of the question keeps against the vectors' one. Each costs the same again; two would miss
twice as many of the nearest, four hardly fewer."""

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

    available = cdist is not None

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
                scores[start:end] = _dots(question, self._pieces[number][here]) * self._shrink[number][here]
        return np.asarray(scores / lengths(question))


class Signs:
    """The sign of each dimension: one bit.

    The score is the dot product of the signs (as -1 and 1) with the question rounded to odd whole numbers, which is
    a sum over the question's binary places, so that only bits that differ have to be counted.
    """

    def __init__(self, dimension: int) -> None:
        self._words = -(-dimension // 64)
        self._total = np.uint16 if dimension << _PLANES < 1 << 16 else np.uint32  # half the bytes, where they do
        self._pieces: list[npt.NDArray[np.uint64]] = []  # [words, PIECE]: a word of every vector lies together

    def put(self, place: int, vectors: Whole) -> None:
        """Hold vectors from `place` on instead of what was there; they must not cross a multiple of `PIECE`."""
        piece, start = divmod(place, PIECE)
        while piece >= len(self._pieces):
            self._pieces.append(np.zeros((self._words, PIECE), dtype=np.uint64))
        self._pieces[piece][:, start : start + len(vectors)] = self._packed(vectors > 0).T

    def score(self, question: Whole, count: int, pool: Pool, check: Callable[[], None]) -> Scores:
        """How near the first `count` seem to a question of shape [1, dimension]: more is nearer. See `Rows.score`."""
        planes = self._planes(question[0].astype(np.float32))
        scores = np.empty(count, dtype=np.float32)

        def piece(number: int) -> None:
            check()
            out = scores[number * PIECE : (number + 1) * PIECE]
            words = self._pieces[number][:, : len(out)]
            different: npt.NDArray[np.unsignedinteger] = np.zeros(len(out), dtype=self._total)
            for plane in reversed(planes):
                different <<= 1
                for word, ours in zip(words, plane, strict=True):
                    different += np.bitwise_count(word ^ ours)
            np.negative(different, out=out, dtype=np.float32, casting="unsafe")

        pool.each(piece, -(-count // PIECE))
        return scores

    def _planes(self, question: Scores) -> npt.NDArray[np.uint64]:
        """The binary places of a rounded question, the lowest first: shape [planes, words]."""
        most = (1 << _PLANES) - 1
        reach = max(_CLIP * float(np.sqrt(np.mean(question**2))), 1e-9)
        level = np.clip(np.rint((question / reach + 1.0) * (most / 2)), 0, most).astype(np.uint8)
        return self._packed(np.stack([(level >> place) & 1 for place in range(_PLANES)]))

    def _packed(self, bits: npt.NDArray[np.bool_ | np.uint8]) -> npt.NDArray[np.uint64]:
        """Rows of bits as rows of 64-bit words; the last word is filled up with zeros."""
        packed = np.zeros((len(bits), self._words * 8), dtype=np.uint8)
        inner = np.packbits(bits, axis=1)
        packed[:, : inner.shape[1]] = inner
        return packed.view(np.uint64)


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


def largest(scores: Scores, count: int) -> Places:
    """The places of the `count` largest scores, the largest first; of equal ones the earlier place."""
    if count < len(scores):
        chosen = np.sort(np.argpartition(scores, len(scores) - count)[len(scores) - count :])
    else:
        chosen = np.arange(len(scores))
    return chosen[np.argsort(-scores[chosen], kind="stable")]
