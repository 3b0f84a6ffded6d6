"""The measures of a ranked answer, in their usual definitions (Manning, Raghavan and Schütze, chapter 8)."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence

DEPTH = 10
"""How far down a list is looked: what a person sees without scrolling."""


def rank_of_first(ranked: Sequence[Hashable], relevant: Collection[Hashable]) -> int | None:
    """The rank, from 1, of the first relevant item of the list; None when there is none."""
    return next((rank for rank, key in enumerate(ranked, start=1) if key in relevant), None)


def reciprocal_rank(ranked: Sequence[Hashable], relevant: Collection[Hashable], depth: int = DEPTH) -> float:
    """1 over the rank of the first relevant item among the first `depth`; 0 when there is none."""
    rank = rank_of_first(ranked[:depth], relevant)
    return 1.0 / rank if rank else 0.0


def hit(ranked: Sequence[Hashable], relevant: Collection[Hashable], depth: int = 1) -> float:
    """1 when a relevant item is among the first `depth`, else 0."""
    return float(any(key in relevant for key in ranked[:depth]))


def recall(ranked: Sequence[Hashable], relevant: Collection[Hashable], depth: int = DEPTH) -> float:
    """The share of what could be found that was: relevant items among the first `depth`, of at most `depth`.

    Where more than `depth` are relevant, a list full of them has recall 1.
    """
    return _found(ranked, relevant, depth) / min(len(relevant), depth)


def precision(ranked: Sequence[Hashable], relevant: Collection[Hashable], depth: int = DEPTH) -> float:
    """The share of the first `depth` places that relevant items fill, of the places that they could fill.

    A list may be shorter than `depth`: an empty place is not a relevant item. Where fewer than `depth` are
    relevant, the first so many places are looked at (R-precision), so that a perfect list has precision 1.
    """
    places = min(len(relevant), depth)
    return _found(ranked, relevant, places) / places


def separation(positives: Sequence[float], negatives: Sequence[float]) -> float:
    """The chance that a positive's score is above a negative's (the area under the ROC curve); .5 tells nothing."""
    wins = sum((p > n) + 0.5 * (p == n) for p in positives for n in negatives)
    return wins / (len(positives) * len(negatives))


def mean(values: Iterable[float]) -> float | None:
    """The arithmetic mean; None of nothing."""
    taken = list(values)
    return sum(taken) / len(taken) if taken else None


def under_the_better(
    hybrid: Mapping[str, float], singles: Iterable[Mapping[str, float]], margin: float
) -> dict[str, float]:
    """By how much hybrid lies under the better single retriever, for each family where that is more than `margin`."""
    each = tuple(singles)
    gaps = {family: max(single[family] for single in each) - value for family, value in hybrid.items()}
    return {family: gap for family, gap in gaps.items() if gap > margin + 1e-9}


def _found(ranked: Sequence[Hashable], relevant: Collection[Hashable], depth: int) -> int:
    return len({key for key in ranked[:depth] if key in relevant})
