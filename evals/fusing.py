"""The plain ways of making one list of two, as the research has them; the app's own fusion is not used here."""

from __future__ import annotations

from collections.abc import Mapping

DEPTH = 50
"""How much of each list is fused."""

RRF_K = 60
DENSE, LEXICAL = 0.7, 0.3

Scores = Mapping[str, float]
"""Letters with a retriever's scores, best first."""


def rrf(dense: Scores, lexical: Scores) -> list[str]:
    """The sum of 1 / (60 + rank) over the lists (Cormack, Clarke and Büttcher, SIGIR 2009)."""
    scores: dict[str, float] = {}
    for ranked in (lexical, dense):
        for rank, key in enumerate(list(ranked)[:DEPTH], start=1):
            scores[key] = scores.get(key, 0.0) + 1.0 / (RRF_K + rank)
    return _ordered(scores)


def convex(dense: Scores, lexical: Scores) -> list[str]:
    """0.7 dense + 0.3 lexical, each min-max over its candidates, 0 for what it did not find (Bruch et al., TOIS)."""
    near, words = _min_max(dense), _min_max(lexical)
    both = dict.fromkeys([*near, *words])
    return _ordered({key: DENSE * near.get(key, 0.0) + LEXICAL * words.get(key, 0.0) for key in both})


def _min_max(scores: Scores) -> dict[str, float]:
    taken = dict(list(scores.items())[:DEPTH])
    low, high = min(taken.values(), default=0.0), max(taken.values(), default=0.0)
    return {key: (score - low) / (high - low) if high > low else 1.0 for key, score in taken.items()}


def _ordered(scores: dict[str, float]) -> list[str]:
    return sorted(scores, key=lambda key: -scores[key])
