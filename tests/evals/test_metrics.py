from __future__ import annotations

import pytest

from evals.metrics import (
    hit,
    mean,
    precision,
    rank_of_first,
    recall,
    reciprocal_rank,
    separation,
    under_the_better,
)

RANKED = ["d", "a", "x", "b", "y", "z", "q", "r", "s", "t", "c"]


def test_the_rank_counts_from_one_and_is_none_when_nothing_relevant_is_there() -> None:
    assert rank_of_first(RANKED, {"b", "x"}) == 3
    assert rank_of_first(RANKED, {"nothing"}) is None
    assert rank_of_first([], {"a"}) is None


def test_the_reciprocal_rank_looks_at_the_first_ten_only() -> None:
    assert reciprocal_rank(RANKED, {"d"}) == 1.0
    assert reciprocal_rank(RANKED, {"a", "b"}) == 0.5
    assert reciprocal_rank(RANKED, {"t"}) == pytest.approx(0.1)
    assert reciprocal_rank(RANKED, {"c"}) == 0.0


def test_a_hit_is_one_or_none() -> None:
    assert hit(RANKED, {"d"}) == 1.0
    assert hit(RANKED, {"a"}) == 0.0
    assert hit(RANKED, {"a"}, depth=2) == 1.0


def test_recall_is_of_what_ten_places_can_hold() -> None:
    assert recall(RANKED, {"a", "b", "c", "nowhere"}) == 0.5
    assert recall(RANKED, set(RANKED[:10]) | {"more", "and more"}) == 1.0


def test_precision_is_of_the_places_that_could_be_filled() -> None:
    assert precision(RANKED, {"d", "a"}) == 1.0  # two can fill two places, and do
    assert precision(RANKED, {"d", "b"}) == 0.5  # b stands fourth
    assert precision(["a"], set("abcdefghijkl")) == pytest.approx(0.1)  # nine empty places


def test_the_mean_of_nothing_is_nothing() -> None:
    assert mean([]) is None
    assert mean([0.0, 1.0, 0.5, 0.5]) == 0.5


def test_separation_is_the_share_of_pairs_in_order_ties_half() -> None:
    assert separation([0.9, 0.5], [0.1, 0.5]) == pytest.approx((1 + 1 + 1 + 0.5) / 4)


def test_hybrid_is_held_against_the_better_of_the_two_in_each_family() -> None:
    keyword = {"exact": 1.0, "paraphrase": 0.1, "id": 0.9}
    vector = {"exact": 0.5, "paraphrase": 0.8, "id": 0.2}
    hybrid = {"exact": 0.995, "paraphrase": 0.7, "id": 0.95}
    assert under_the_better(hybrid, [keyword, vector], margin=0.01) == {"paraphrase": pytest.approx(0.1)}
