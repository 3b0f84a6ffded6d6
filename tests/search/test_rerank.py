from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui import api_keys
from oakensearch_gui.api_keys import ApiKey
from oakensearch_gui.endpoints import EndpointError
from oakensearch_gui.paths import Home
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.request import Mode, SearchRequest, Sort
from oakensearch_gui.search.rerank import ChatReranker, RerankEndpoint, SecondPass, create_second_pass, read_ranking
from oakensearch_gui.search.result import SearchResult
from oakensearch_gui.search.searching import SearchCancelled
from oakensearch_gui.settings import Settings
from tests.loopback import Asked, Reply, loopback, unused_url
from tests.making import ConceptEmbedder, day, indexed, letter

LETTERS = [
    letter("Winter", "The boiler gave up on the coldest night.", date=day(2020, 1, 10)),
    letter("Spring", "The boiler runs again, says Bob.", date=day(2020, 4, 10)),
    letter("Autumn", "A new boiler is dear. Order ORD-48213-KX has the price.", date=day(2020, 10, 10)),
    letter("Cat", "The kitten sleeps on the radiator.", date=day(2021, 5, 1)),
]
DOCUMENTS = ["about cats", "about boilers", "about trips"]


@pytest.fixture(autouse=True)
def no_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api_keys, "find", lambda _purpose, _url: ApiKey())


def reranker(url: str, model: str = "some-reranker") -> RerankEndpoint:
    return RerankEndpoint(Settings({"search.rerank_url": url, "search.rerank_model": model}), 20)


def scores(*results: Any) -> Any:
    return lambda _: Reply({"results": list(results)})


# ---- the rerank endpoint


def test_a_rerank_endpoint_is_asked_as_jina_cohere_and_llama_cpp_want_it() -> None:
    with loopback(scores({"index": 1, "relevance_score": 0.9}, {"index": 0, "relevance_score": -3.5})) as server:
        assert reranker(server.url).rank("boiler", DOCUMENTS) == [1, 0]
        reranker(server.url, "").rank("boiler", DOCUMENTS)
    asked, without_model = server.asked
    assert asked.path == "/v1/rerank"
    assert asked.body == {"model": "some-reranker", "query": "boiler", "documents": DOCUMENTS, "top_n": 3}
    assert "model" not in without_model.body


def test_scores_decide_not_the_order_of_the_answer() -> None:
    results = [{"index": at, "relevance_score": score} for at, score in enumerate((0.1, 0.7, 0.4))]
    with loopback(scores(*results)) as server:
        assert reranker(server.url).rank("boiler", DOCUMENTS) == [1, 2, 0]
    with loopback(lambda _: Reply([{"index": 2, "score": 0.5}, {"index": 0, "score": 0.9}])) as server:
        assert reranker(server.url).rank("boiler", DOCUMENTS) == [0, 2]


@pytest.mark.parametrize(
    "body",
    [
        {"results": [{"index": 9, "relevance_score": 1.0}]},
        {"results": [{"index": 0, "relevance_score": float("nan")}]},
        {"results": [{"index": 0}]},
        {"results": "none"},
        {"results": []},
        {},
        None,
        3,
    ],
)
def test_an_answer_without_usable_scores_is_an_error(body: Any) -> None:
    with loopback(lambda _: Reply(body)) as server, pytest.raises(EndpointError, match="rerank endpoint answers with"):
        reranker(server.url).rank("boiler", DOCUMENTS)


# ---- the chat model


def says(text: Any) -> Any:
    return lambda _: Reply({"choices": [{"message": {"role": "assistant", "content": text}}]})


def chat(url: str) -> ChatReranker:
    return ChatReranker(Settings({"search.chat_url": url, "search.chat_model": "small"}), 20)


def test_a_chat_model_is_asked_for_the_numbers_of_the_passages() -> None:
    with loopback(says("<think>2 speaks of boilers [1]</think>\n[2, 3, 1]")) as server:
        assert chat(server.url).rank("boiler", DOCUMENTS) == [1, 2, 0]
    (asked,) = server.asked
    assert asked.path == "/v1/chat/completions"
    assert asked.body["model"] == "small"
    assert asked.body["messages"][1]["content"].startswith("Query: boiler\n\n[1] about cats\n\n[2] about boilers")


@pytest.mark.parametrize(
    ("answer", "order"),
    [
        ("[3,1,2]", [2, 0, 1]),
        ("```json\n[3, 1]\n```", [2, 0]),
        ('{"ranking": [2, 1, 3]}', [1, 0, 2]),
        ('["2", "passage 1"]', [1, 0]),
        ('[{"index": 3, "score": 0.9}, {"index": 1, "score": 0.2}]', [2, 0]),
        ("As passage [1] is about cats, the order is [2, 3, 1].", [1, 2, 0]),
        ("[2, 2, 9, 0, -1, 1]", [1, 0]),
        ("[2, 1,]", [1, 0]),
        ("[2.0, 1.0]", [1, 0]),
        ("I cannot rank mail.", []),
        ("[]", []),
        ("", []),
    ],
)
def test_a_ranking_is_read_out_of_whatever_surrounds_it(answer: str, order: list[int]) -> None:
    assert read_ranking(answer, 3) == order


@given(st.text(alphabet=st.characters() | st.sampled_from('[]{}",:0123456789'), max_size=80), st.integers(0, 20))
def test_any_answer_gives_positions_that_exist_each_once(answer: str, count: int) -> None:
    order = read_ranking(answer, count)
    assert set(order) <= set(range(count))
    assert len(order) == len(set(order))


@pytest.mark.parametrize("body", [{}, {"choices": []}, {"choices": [{"message": {"content": None}}]}, []])
def test_a_chat_that_says_nothing_is_an_error(body: Any) -> None:
    with loopback(lambda _: Reply(body)) as server, pytest.raises(EndpointError, match="holds no message"):
        chat(server.url).rank("boiler", DOCUMENTS)


# ---- the second pass


class Fixed:
    """Ranks as it was told."""

    def __init__(self, order: list[int]) -> None:
        self.order = order
        self.asked: list[tuple[str, tuple[str, ...]]] = []

    def rank(self, question: str, documents: Sequence[str]) -> list[int]:
        self.asked.append((question, tuple(documents)))
        return self.order


def test_what_the_model_leaves_out_follows_in_its_first_order_and_is_not_asked_again() -> None:
    fixed = Fixed([2])
    second = SecondPass(fixed, 10, 20)
    for _ in range(2):
        assert second.look("boiler", DOCUMENTS, lambda: False).order == (2, 0, 1)
    assert len(fixed.asked) == 1


def test_a_slow_model_and_a_failing_one_leave_the_first_order_with_a_note() -> None:
    never = threading.Event()

    class Slow(Fixed):
        def rank(self, question: str, documents: Sequence[str]) -> list[int]:
            never.wait(20)
            return []

    look = SecondPass(Slow([]), 10, 0.05).look("boiler", DOCUMENTS, lambda: False)
    never.set()
    assert look.order == (0, 1, 2)
    assert look.notes == ("The reranker took longer than 0.05 s; the order is without it.",)
    look = SecondPass(reranker(unused_url()), 10, 20).look("boiler", DOCUMENTS, lambda: False)
    assert look.order == (0, 1, 2)
    assert "The reranker failed; the order is without it. The rerank endpoint http://127" in look.notes[0]


def test_off_unless_the_settings_want_it() -> None:
    assert create_second_pass(Settings()) is None
    for kind in ("rerank", "chat"):
        second = create_second_pass(Settings({"search.reranker": kind, "search.rerank_candidates": 30}))
        assert second is not None
        assert second.candidates == 30
        (note,) = second.look("boiler", DOCUMENTS, lambda: False).notes
        assert "begins with http:// or https://" in note


# ---- in a search


@pytest.fixture
def mailbox(home: Home) -> Home:
    return indexed(home, LETTERS, ConceptEmbedder())


def search(home: Home, url: str, query: str, mode: Mode = Mode.HYBRID, **values: Any) -> SearchResult:
    settings = Settings({"search.reranker": "rerank", "search.rerank_url": url})
    for name, value in values.items():
        settings.set(f"search.{name}", value)
    engine = Engine.open(home, settings, ConceptEmbedder())
    try:
        return engine.search(SearchRequest(query, mode, values.get("sort", Sort.RELEVANCE)))
    finally:
        engine.close()


def spring_first(asked: Asked) -> Reply:
    documents = asked.body["documents"]
    return Reply(
        {"results": [{"index": at, "relevance_score": float("Spring" in text)} for at, text in enumerate(documents)]}
    )


def subjects(result: SearchResult) -> list[str]:
    return [hit.message.subject for hit in result.hits]


def test_the_best_hits_stand_in_the_rerankers_order(mailbox: Home) -> None:
    with loopback(spring_first) as server:
        result = search(mailbox, server.url, "boiler")
    assert subjects(result)[0] == "Spring"
    assert len(result.hits) == 4
    assert [hit.score for hit in result.hits] == sorted((hit.score for hit in result.hits), reverse=True)
    assert result.timings["rerank"] > 0
    assert result.notes == ()
    (asked,) = server.asked
    assert asked.body["query"] == "boiler"
    assert sorted(text.split("\n")[0] for text in asked.body["documents"]) == ["Autumn", "Cat", "Spring", "Winter"]
    assert any("The boiler gave up on the coldest night." in text for text in asked.body["documents"])


def test_a_message_with_the_identifier_keeps_its_place_in_front(mailbox: Home) -> None:
    with loopback(spring_first) as server:
        assert subjects(search(mailbox, server.url, "boiler ORD-48213-KX"))[0] == "Autumn"


def test_a_reranker_that_fails_costs_a_note_and_nothing_else(mailbox: Home) -> None:
    plain = search(mailbox, "", "boiler", reranker="off")
    for url in (unused_url(), ""):
        result = search(mailbox, url, "boiler")
        assert subjects(result) == subjects(plain)
        assert result.degraded is None
        assert len(result.notes) == 1


def test_words_alone_and_lists_by_date_are_not_sent(mailbox: Home) -> None:
    with loopback(spring_first) as server:
        search(mailbox, server.url, "boiler", Mode.KEYWORD)
        search(mailbox, server.url, "is:read")
        engine = Engine.open(
            mailbox, Settings({"search.reranker": "rerank", "search.rerank_url": server.url}), ConceptEmbedder()
        )
        engine.search(SearchRequest("boiler", sort=Sort.NEWEST))
        assert server.asked == []
        for offset in (0, 2, 100):
            engine.search(SearchRequest("boiler", limit=2, offset=offset))
        engine.close()
        assert len(server.asked) == 1  # the second page is a part of the same order


def test_only_the_best_are_sent(mailbox: Home) -> None:
    with loopback(spring_first) as server:
        result = search(mailbox, server.url, "boiler", rerank_candidates=2)
    assert len(server.asked[0].body["documents"]) == 2
    assert len(result.hits) == 4


@pytest.fixture
def held() -> Iterator[threading.Event]:
    never = threading.Event()
    yield never
    never.set()


def test_an_interrupt_does_not_wait_for_the_reranker(mailbox: Home, held: threading.Event) -> None:
    arrived = threading.Event()

    def silent(_: Asked) -> Reply:
        arrived.set()
        held.wait(20)
        return Reply({})

    with loopback(silent) as server:
        settings = Settings(
            {"search.reranker": "rerank", "search.rerank_url": server.url, "search.rerank_timeout_seconds": 20.0}
        )
        engine = Engine.open(mailbox, settings, ConceptEmbedder())
        outcome: list[str] = []

        def run() -> None:
            try:
                engine.search(SearchRequest("boiler"))
            except SearchCancelled:
                outcome.append("cancelled")

        thread = threading.Thread(target=run)
        thread.start()
        assert arrived.wait(20)
        engine.interrupt()
        thread.join(20)
        assert outcome == ["cancelled"]
        held.set()
        engine.close()
