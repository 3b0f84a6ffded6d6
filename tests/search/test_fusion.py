from __future__ import annotations

from collections.abc import Sequence

import pytest

from oakensearch_gui.search.fusion import Candidate, by_coverage, convex, first, reciprocal_rank


def found(*ids: int, coverage: float = 1.0) -> list[Candidate]:
    return [Candidate(key, float(len(ids) - at), coverage) for at, key in enumerate(ids)]


def order(ranking: Sequence[tuple[int, float]]) -> list[int]:
    return [key for key, _ in ranking]


def test_reciprocal_ranks_add_up() -> None:
    ranking = reciprocal_rank(found(1, 2), found(3, 2), 1.0, 1.0, k=60)
    assert order(ranking) == [2, 1, 3]
    assert dict(ranking)[2] == pytest.approx(2 / 62)
    assert dict(ranking)[1] == pytest.approx(1 / 61)


def test_weights_scale_what_a_list_contributes() -> None:
    ranking = reciprocal_rank(found(1), found(2, 1), 3.0, 1.0, k=60)
    assert dict(ranking) == pytest.approx({1: 3 / 61 + 1 / 62, 2: 1 / 61})


def test_equal_sums_keep_the_order_of_the_lists() -> None:
    assert order(reciprocal_rank(found(5), found(4), 1.0, 1.0, k=1)) == [5, 4]


def test_convex_weighs_normalised_scores() -> None:
    keyword = [Candidate(1, 9.0), Candidate(2, 4.0), Candidate(3, 1.0)]
    vector = [Candidate(3, 0.9), Candidate(2, 0.6), Candidate(1, 0.5)]
    assert dict(convex(keyword, vector, 0.7)) == pytest.approx({1: 0.3, 2: 0.7 * 0.25 + 0.3 * 0.375, 3: 0.7})


def test_all_words_come_before_what_only_means_the_same() -> None:
    assert order(by_coverage(found(1, 2), found(3, 4), 1.0, 1.0))[0] == 1


def test_a_few_of_a_questions_words_do_not_push_aside_what_means_it() -> None:
    weak = found(1, 2, coverage=0.5)
    assert order(by_coverage(weak, found(3, 4), 1.0, 1.0))[0] == 3
    assert order(reciprocal_rank(weak, found(3, 4), 1.0, 1.0, k=60))[0] == 1


def test_a_part_of_the_words_counts_more_when_meaning_agrees() -> None:
    far = [*found(*range(100, 120)), *found(2)]
    near = [*found(*range(100, 119)), *found(2)]
    both = by_coverage(found(1, 2, coverage=0.6), near, 1.0, 1.0)
    assert order(both).index(2) < order(both).index(1)
    alone = by_coverage(found(1, 2, coverage=0.6), far, 1.0, 1.0)
    assert dict(both)[2] - dict(alone)[2] > 3 * (0.6 - 0.6**3) / 12


def test_the_exact_ones_come_first_in_their_order() -> None:
    assert order(first([(1, 3.0), (2, 2.0), (3, 1.0)], frozenset({2, 3}))) == [2, 3, 1]


def test_nothing_found_is_an_empty_ranking() -> None:
    assert by_coverage([], [], 1.0, 1.0) == reciprocal_rank([], [], 1.0, 1.0, 60) == convex([], [], 0.7) == []
