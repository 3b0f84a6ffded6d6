"""Merges what the two retrievers found into one ranking. Three ways, chosen by the setting `search.fusion`.

coverage   the default: reciprocal ranks, a keyword hit's counted by how much of the query it holds
rrf        plain reciprocal rank fusion
convex     normalised scores, weighted
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Ranking = list[tuple[int, float]]
"""(message id, score), best first."""

COVERAGE_K = 10
"""Flattens the gap between ranks in `coverage` fusion; small, because its keyword ranks are trusted by degrees."""

COVERAGE_KEYWORD = 3.0
"""How much more than the nearest in meaning the best message with all of the words counts."""

CONFIRMING = 20
"""So many of the nearest in meaning confirm a keyword hit that holds only a part of the query."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A message as one retriever found it.

    `score` is that retriever's own (BM25, cosine). `coverage` is the share of the query's information (the
    idf of its words) that the message holds, 0 to 1.
    """

    message_id: int
    score: float
    coverage: float = 1.0


def by_coverage(
    keyword: Sequence[Candidate], vector: Sequence[Candidate], keyword_weight: float, vector_weight: float
) -> Ranking:
    """Reciprocal ranks, a keyword hit's multiplied by its coverage, or by the cube of it.

    A message that holds all words of a query is what was asked for, whatever lies near in meaning; one that
    holds a few of a long question's words is a weak guess, and must not push aside what means the same. Plain
    fusion cannot tell the two apart: a rank says nothing of how much was matched. The guess is a good one, though,
    when the message is among the nearest in meaning as well: then its coverage counts as it is.
    """
    near = {hit.message_id for hit in vector[:CONFIRMING]}
    scores: dict[int, float] = {}
    for rank, hit in enumerate(vector, start=1):
        scores[hit.message_id] = vector_weight / (COVERAGE_K + rank)
    for rank, hit in enumerate(keyword, start=1):
        trust = hit.coverage if hit.message_id in near else hit.coverage**3
        share = COVERAGE_KEYWORD * keyword_weight * trust / (COVERAGE_K + rank)
        scores[hit.message_id] = scores.get(hit.message_id, 0.0) + share
    return ranked(scores)


def reciprocal_rank(
    keyword: Sequence[Candidate], vector: Sequence[Candidate], keyword_weight: float, vector_weight: float, k: int
) -> Ranking:
    """The sum of weight / (k + rank) over the lists that hold a message; ranks count from 1.

    Only ranks are used, so scores of different kinds never have to be compared (Cormack, Clarke and
    Büttcher, SIGIR 2009).
    """
    scores: dict[int, float] = {}
    for candidates, weight in ((keyword, keyword_weight), (vector, vector_weight)):
        for rank, hit in enumerate(candidates, start=1):
            scores[hit.message_id] = scores.get(hit.message_id, 0.0) + weight / (k + rank)
    return ranked(scores)


def convex(keyword: Sequence[Candidate], vector: Sequence[Candidate], vector_share: float) -> Ranking:
    """vector_share * similarity + (1 - vector_share) * BM25, each brought to 0 … 1 over its candidates.

    After Bruch, Gai and Ingber, ACM TOIS 2023; they and our benches take 0.7 for the vectors.
    """
    near, words = _normalised(vector), _normalised(keyword)
    ids = dict.fromkeys([*near, *words])
    return ranked({key: vector_share * near.get(key, 0.0) + (1 - vector_share) * words.get(key, 0.0) for key in ids})


def first(ranking: Ranking, ids: frozenset[int]) -> Ranking:
    """The ranking with the messages `ids` in front, in their order: the exact-key shortcut."""
    return sorted(ranking, key=lambda scored: scored[0] not in ids)


def _normalised(candidates: Sequence[Candidate]) -> dict[int, float]:
    scores = [candidate.score for candidate in candidates]
    low, high = min(scores, default=0.0), max(scores, default=0.0)
    return {hit.message_id: (hit.score - low) / (high - low) if high > low else 1.0 for hit in candidates}


def ranked(scores: Mapping[int, float]) -> Ranking:
    """Highest score first; equal ones in the order of the mapping."""
    return sorted(scores.items(), key=lambda scored: -scored[1])
