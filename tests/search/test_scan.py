from __future__ import annotations

import sys
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.index.vector_blocks import Whole
from oakensearch_gui.search.scan import PIECE, Pool, Rows, Signs, largest, lengths


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    """For the whole module."""
    pool = Pool()
    yield pool
    pool.close()


def random_vectors(count: int, dimension: int, seed: int = 1) -> Whole:
    """Vectors of every direction, stretched as the store does it."""
    values = np.random.default_rng(seed).standard_normal((count, dimension))
    return np.asarray(np.rint(values * (127 / np.abs(values).max(axis=1, keepdims=True))), dtype=np.int8)


def filled(held: Rows | Signs, vectors: Whole) -> None:
    for start in range(0, len(vectors), PIECE // 4):
        held.put(start, vectors[start : start + PIECE // 4])


@pytest.mark.parametrize(("count", "dimension"), [(1, 8), (700, 100), (PIECE + 77, 64)])
def test_rows_give_the_cosine(pool: Pool, count: int, dimension: int) -> None:
    vectors, question = random_vectors(count, dimension), random_vectors(1, dimension, 2)
    rows = Rows(dimension)
    filled(rows, vectors)
    whole = vectors.astype(np.float64)
    expected = whole @ question[0] / np.linalg.norm(whole, axis=1) / np.linalg.norm(question.astype(np.float64))
    assert rows.score(question, count, pool, lambda: None) == pytest.approx(expected, abs=1e-6)
    places = np.arange(0, count, 3)
    assert rows.score_at(question, places) == pytest.approx(expected[places], abs=1e-6)


def test_scanning_leaves_the_count_of_none_alone(pool: Pool) -> None:
    """Some calls of simsimd take a reference to None away each time, and Python aborts when none is left."""
    rows, question, places = Rows(16), random_vectors(1, 16), np.arange(0, 50, 3)
    rows.put(0, random_vectors(50, 16))
    before = sys.getrefcount(None)
    for _ in range(1000):
        rows.score(question, 50, pool, lambda: None)
        rows.score_at(question, places)
    assert abs(sys.getrefcount(None) - before) < 500


def test_nothing_is_near_to_nothing(pool: Pool) -> None:
    rows = Rows(16)
    rows.put(0, np.zeros((3, 16), dtype=np.int8))
    assert rows.score(np.zeros((1, 16), dtype=np.int8), 3, pool, lambda: None).tolist() == [0.0, 0.0, 0.0]


@pytest.mark.parametrize(("count", "dimension"), [(5, 30), (900, 512), (PIECE + 77, 64), (40, 5000)])
def test_signs_order_as_the_product_with_the_question_does(pool: Pool, count: int, dimension: int) -> None:
    vectors, question = random_vectors(count, dimension), random_vectors(1, dimension, 2)
    signs = Signs(dimension)
    filled(signs, vectors)
    scores = signs.score(question, count, pool, lambda: None)
    expected = np.where(vectors > 0, 1.0, -1.0) @ question[0].astype(np.float64)
    if count > 10:
        assert np.corrcoef(scores, expected)[0, 1] > 0.95  # the question is rounded to eight steps
    assert largest(scores, 1)[0] in np.argsort(-expected)[:5]


def test_the_nearest_are_among_those_that_seem_nearest(pool: Pool) -> None:
    middle = random_vectors(40, 512)  # clusters, as mail has them
    vectors = np.concatenate([middle // 2 + random_vectors(40, 512, seed) // 2 for seed in range(50)])
    question = middle[:1]
    rows, signs = Rows(512), Signs(512)
    filled(rows, vectors)
    filled(signs, vectors)
    nearest = largest(rows.score(question, len(vectors), pool, lambda: None), 20)
    seem = largest(signs.score(question, len(vectors), pool, lambda: None), 100)
    assert set(nearest) <= set(seem)


@pytest.mark.parametrize("held", [Rows(64), Signs(64)])
def test_a_check_that_raises_ends_the_scan(pool: Pool, held: Rows | Signs) -> None:
    filled(held, random_vectors(2 * PIECE, 64))

    def check() -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        held.score(random_vectors(1, 64), 2 * PIECE, pool, check)


@given(st.lists(st.integers(-3, 3), min_size=1, max_size=40), st.integers(1, 50))
def test_the_largest_in_order(values: list[int], count: int) -> None:
    places = largest(np.array(values, dtype=np.float32), count).tolist()
    assert [values[place] for place in places] == sorted(values, reverse=True)[:count]
    if count >= len(values):
        assert places == sorted(range(len(values)), key=lambda place: -values[place])


def test_lengths_do_not_overflow() -> None:
    assert lengths(np.full((1, 4096), -127, dtype=np.int8))[0] == pytest.approx(127 * 64, rel=1e-5)
