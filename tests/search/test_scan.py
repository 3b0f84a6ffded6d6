from __future__ import annotations

import sys
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.index.vector_blocks import Whole
from oakensearch_gui.search import scan
from oakensearch_gui.search.scan import PIECE, Pool, Rows, Signs, dots, largest, lengths, those_largest


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


SIZES = [(5, 30), (900, 512), (PIECE + 77, 64), (40, 5000)]


@pytest.mark.parametrize(("count", "dimension"), SIZES)
def test_signs_order_as_the_product_with_the_question_does(pool: Pool, count: int, dimension: int) -> None:
    vectors, question = random_vectors(count, dimension), random_vectors(1, dimension, 2)
    signs = Signs(dimension)
    filled(signs, vectors)
    places, scores = signs.nearest(question, count, count, pool, lambda: None)
    expected = np.where(vectors > 0, 1.0, -1.0) @ question[0].astype(np.float64)
    assert places.tolist() == list(range(count))
    if count > 10:
        assert np.corrcoef(scores, expected)[0, 1] > 0.95  # the question is rounded to eight steps
    assert largest(scores, 1)[0] in np.argsort(-expected)[:5]
    some = np.arange(0, count, 3)
    assert signs.score_at(question, some).tolist() == scores[some].tolist()


def clustered(count: int, dimension: int) -> Whole:
    """Vectors around forty middles, as mail has them, in no order."""
    middle = random_vectors(40, dimension)
    vectors = [middle // 2 + random_vectors(40, dimension, seed) // 2 for seed in range(count // 40)]
    return np.random.default_rng(3).permutation(np.concatenate(vectors))


@pytest.mark.parametrize("count", [2000, PIECE + 7232])
def test_the_nearest_are_among_those_that_seem_nearest(pool: Pool, count: int) -> None:
    vectors = clustered(count, 512)
    question = vectors[:1]
    rows, signs = Rows(512), Signs(512)
    filled(rows, vectors)
    filled(signs, vectors)
    nearest = largest(rows.score(question, len(vectors), pool, lambda: None), 20)
    places, seem = signs.nearest(question, len(vectors), len(vectors) // 16, pool, lambda: None)
    assert places.tolist() == sorted(places.tolist())
    assert len(set(nearest) & set(places)) >= 19
    assert len(places) < len(vectors) // 8 or len(vectors) < PIECE  # not many more than were wanted
    assert signs.score_at(question, places).tolist() == seem.tolist()


def test_signs_are_the_same_without_simsimd(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    vectors, question = clustered(4000, 100), random_vectors(1, 100, 2)
    signs = Signs(100)
    filled(signs, vectors)
    fast = signs.nearest(question, 4000, 200, pool, lambda: None)
    dot_products = dots(question, vectors)
    monkeypatch.setattr(scan, "_FAST", False)
    slow = signs.nearest(question, 4000, 200, pool, lambda: None)
    assert [each.tolist() for each in fast] == [each.tolist() for each in slow]
    assert dots(question, vectors).tolist() == dot_products.tolist()


@pytest.mark.parametrize("held", [Rows(64), Signs(64)])
def test_a_check_that_raises_ends_the_scan(pool: Pool, held: Rows | Signs) -> None:
    filled(held, random_vectors(2 * PIECE, 64))

    def check() -> None:
        raise InterruptedError

    def scan_all() -> None:
        if isinstance(held, Rows):
            held.score(random_vectors(1, 64), 2 * PIECE, pool, check)
        else:
            held.nearest(random_vectors(1, 64), 2 * PIECE, 10, pool, check)

    with pytest.raises(InterruptedError):
        scan_all()


@given(st.lists(st.integers(-3, 3), min_size=1, max_size=40), st.integers(1, 50))
def test_the_largest_in_order(values: list[int], count: int) -> None:
    scores = np.array(values, dtype=np.float32)
    places = largest(scores, count).tolist()
    assert those_largest(scores, count).tolist() == sorted(places)
    assert [values[place] for place in places] == sorted(values, reverse=True)[:count]
    if count >= len(values):
        assert places == sorted(range(len(values)), key=lambda place: -values[place])


def test_lengths_do_not_overflow() -> None:
    assert lengths(np.full((1, 4096), -127, dtype=np.int8))[0] == pytest.approx(127 * 64, rel=1e-5)
