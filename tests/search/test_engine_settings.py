"""What each setting of the section “search” does to an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from oakensearch_gui.paths import Home
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.request import Mode, SearchRequest
from oakensearch_gui.search.result import SearchResult
from oakensearch_gui.settings import Settings, Value
from tests.making import ConceptEmbedder, day, indexed, letter

LETTERS = [
    letter("Heating", "The boiler gave up on the coldest night of the winter.", date=day(2020, 1, 10)),
    letter("Order AB-4711", "Your parcel with the blue folder is on its way.", date=day(2021, 5, 1)),
    letter("Order AB-4712", "Your parcel with the red folder is on its way.", date=day(2021, 5, 2)),
    letter("Parcel", "The parcel came. The folder is blue, the invoice is late.", date=day(2022, 3, 4)),
    letter("Money", "The invoice for the roof tiles is late.", date=day(2023, 7, 1)),
]

Ask = Callable[..., SearchResult]


@pytest.fixture
def ask(home: Home) -> Ask:
    """Asks with settings of its own each time."""
    indexed(home, LETTERS, ConceptEmbedder())

    def asked(query: str, mode: Mode = Mode.HYBRID, limit: int = 50, **values: Value) -> SearchResult:
        with opened(home, {f"search.{name}": value for name, value in values.items()}) as engine:
            return engine.search(SearchRequest(query, mode, limit=limit))

    return asked


@contextmanager
def opened(home: Home, values: dict[str, Value]) -> Iterator[Engine]:
    engine = Engine.open(home, Settings(values), ConceptEmbedder())
    try:
        yield engine
    finally:
        engine.close()


def test_the_defaults() -> None:
    settings = Settings()
    expected = {
        "rrf_k": 60, "keyword_weight": 1.0, "vector_weight": 1.0, "exact_boost": 3.0, "keyword_min_match": 0.5,
        "overfetch": 5, "max_candidates": 500, "vector_timeout_seconds": 10.0, "llm_rewrite": False,
        "min_score": 0.0, "reranker": "off", "rerank_candidates": 40, "prior": False,
    }  # fmt: skip
    assert {name: settings.get(f"search.{name}") for name in expected} == expected


@pytest.mark.parametrize(
    ("query", "boost"), [("parcel invoice", 1.0), ('"blue folder"', 3.0), ("order AB-4711", 3.0), ("roof tiles", 1.0)]
)
@pytest.mark.parametrize(("k", "words", "near"), [(60, 1.0, 1.0), (5, 1.0, 1.0), (60, 2.5, 0.5)])
def test_by_ranks_a_score_is_the_sum_of_weight_over_k_plus_rank(
    ask: Ask, query: str, boost: float, k: int, words: float, near: float
) -> None:
    """In every list that a message stands in; a phrase or a token with a digit multiplies the keyword weight."""
    result = ask(query, fusion="rrf", rrf_k=k, keyword_weight=words, vector_weight=near)
    assert result.hits
    for hit in result.hits:
        by_words = boost * words / (k + hit.keyword_rank) if hit.keyword_rank else 0.0
        by_meaning = near / (k + hit.vector_rank) if hit.vector_rank else 0.0
        assert hit.score == pytest.approx(by_words + by_meaning)
    scores = [hit.score for hit in result.hits]
    assert scores == sorted(scores, reverse=True)


def test_the_boost_for_what_meaning_cannot_tell_apart_is_a_setting(ask: Ask) -> None:
    plain = ask("order AB-4711", fusion="rrf", exact_boost=1.0).hits[0]
    boosted = ask("order AB-4711", fusion="rrf", exact_boost=5.0).hits[0]
    assert plain.message_id == boosted.message_id
    assert boosted.score - plain.score == pytest.approx(4.0 / 61)


def test_by_scores_each_list_is_brought_to_0_to_1_and_weighed_7_to_3(ask: Ask) -> None:
    result = ask("boiler winter", fusion="convex")
    best = result.hits[0]
    assert best.message.subject == "Heating"
    assert best.score == pytest.approx(1.0)
    only_near = [hit for hit in result.hits if hit.keyword_rank is None]
    assert only_near
    assert all(0.0 <= hit.score <= 0.7 for hit in only_near)


@pytest.mark.parametrize(("share", "found"), [(0.25, 3), (0.5, 2), (0.75, 1), (1.0, 0)])
def test_a_questions_keyword_hit_must_hold_that_share_of_its_words(ask: Ask, share: float, found: int) -> None:
    result = ask("did the blue parcel with the invoice folder arrive", Mode.KEYWORD, keyword_min_match=share)
    assert len(result.hits) == found


def test_no_retriever_returns_more_than_the_candidates_that_the_settings_allow(ask: Ask) -> None:
    every = ask("parcel folder", Mode.VECTOR, limit=50)
    assert len(every.hits) == len(LETTERS)
    narrow = ask("parcel", limit=1, overfetch=1)
    assert max(hit.vector_rank or 0 for hit in narrow.hits) <= 1
    assert narrow.total >= 3


def test_a_few_words_that_nothing_holds_are_no_close_match_below_a_similarity(ask: Ask) -> None:
    assert ask("kubernetes certificate", close_similarity=-1.0).close
    assert not ask("kubernetes certificate", close_similarity=1.0).close
    assert ask("blue folder", close_similarity=1.0).close


def test_every_stage_reports_its_time(ask: Ask) -> None:
    assert {"keyword", "embed", "vector", "hits", "total"} <= set(ask("parcel").timings)
    assert all(milliseconds >= 0 for milliseconds in ask("parcel").timings.values())
