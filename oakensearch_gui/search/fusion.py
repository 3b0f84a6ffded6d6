"""Merges ranked lists into one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RankedList:
    """What one retriever found, best first, and how much its ranks count."""

    ids: Sequence[int]
    weight: float = 1.0


def reciprocal_rank_fusion(lists: Sequence[RankedList], k: int) -> list[tuple[int, float]]:
    """Ids with the sum of weight / (k + rank) over the lists that hold them, best first; ranks count from 1.

    Only ranks are used, so scores of different kinds never have to be compared (Cormack, Clarke and
    Büttcher, SIGIR 2009). Equal sums stay in the order of the lists.
    """
    scores: dict[int, float] = {}
    for ranked in lists:
        for rank, key in enumerate(ranked.ids, start=1):
            scores[key] = scores.get(key, 0.0) + ranked.weight / (k + rank)
    return sorted(scores.items(), key=lambda item: -item[1])
