from __future__ import annotations

import threading
from typing import Any

import pytest

from oakensearch_gui import api_keys
from oakensearch_gui.api_keys import ApiKey
from oakensearch_gui.paths import Home
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.request import Mode, SearchRequest
from oakensearch_gui.search.result import SearchResult
from oakensearch_gui.search.rewrite import ChatRewriter, create_rewriter
from oakensearch_gui.settings import Settings
from tests.loopback import Asked, Reply, loopback, unused_url
from tests.making import ConceptEmbedder, indexed, letter


@pytest.fixture(autouse=True)
def no_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api_keys, "find", lambda _purpose, _url: ApiKey())


def says(text: Any) -> Any:
    return lambda _: Reply({"choices": [{"message": {"content": text}}]})


def settings(url: str, **values: Any) -> Settings:
    made = Settings({"search.llm_rewrite": True, "search.chat_url": url, "search.chat_model": "small"})
    for name, value in values.items():
        made.set(f"search.{name}", value)
    return made


def test_off_unless_the_settings_want_it() -> None:
    assert create_rewriter(Settings()) is None
    assert create_rewriter(Settings({"search.llm_rewrite": True})) is not None


def test_the_question_is_rephrased_once_and_nothing_but_it_is_sent() -> None:
    with loopback(says('<think>hm</think> "The boiler\n is out of order." ')) as server:
        rewriter = ChatRewriter(settings(server.url))
        for _ in range(2):
            assert rewriter.rewrite("heating kaputt") == ("The boiler is out of order.", ())
    (asked,) = server.asked
    assert asked.path == "/v1/chat/completions"
    assert [message["content"] for message in asked.body["messages"] if message["role"] == "user"] == ["heating kaputt"]


@pytest.mark.parametrize("told", ["", " \n ", "x" * 500, '""'])
def test_an_answer_of_no_use_leaves_the_persons_words(told: str) -> None:
    with loopback(says(told)) as server:
        words, notes = ChatRewriter(settings(server.url)).rewrite("heating")
    assert words == "heating"
    assert notes == ("Your words were not rephrased: the chat model answered with no usable sentence.",)


def test_a_failing_or_slow_model_leaves_the_persons_words() -> None:
    url = unused_url()
    words, (note,) = ChatRewriter(settings(url)).rewrite("heating")
    assert words == "heating"
    assert note.startswith(f"Your words were not rephrased. The chat endpoint {url} does not answer")
    never = threading.Event()

    def silent(_: Asked) -> Reply:
        never.wait(20)
        return Reply({})

    with loopback(silent) as server:
        words, (note,) = ChatRewriter(settings(server.url, rewrite_timeout_seconds=0.05)).rewrite("heating")
        never.set()
    assert words == "heating"
    assert note.startswith("Your words were not rephrased")


# ---- in a search


def search(home: Home, with_settings: Settings, mode: Mode = Mode.HYBRID) -> SearchResult:
    engine = Engine.open(home, with_settings, ConceptEmbedder())
    try:
        return engine.search(SearchRequest("it is freezing in here", mode))
    finally:
        engine.close()


LETTERS = [
    letter("Winter", "The boiler gave up on the coldest night."),
    letter("Lunch", "Shall we meet on Tuesday?"),
    letter("Trip", "The flight leaves at nine."),
]


def test_only_the_search_by_meaning_sees_the_rephrasing(home: Home) -> None:
    indexed(home, LETTERS, ConceptEmbedder())
    with loopback(says("heating broken")) as server:
        result = search(home, settings(server.url))
        assert result.hits[0].message.subject == "Winter"
        assert result.hits[0].similarity is not None
        assert result.hits[0].similarity > 0.5
        assert result.timings["rewrite"] > 0
        assert "boiler" not in str(server.asked[0].body)
        search(home, settings(server.url), Mode.KEYWORD)
        assert len(server.asked) == 1


def test_a_search_says_when_its_words_were_not_rephrased(home: Home) -> None:
    indexed(home, LETTERS, ConceptEmbedder())
    result = search(home, settings(unused_url()))
    assert result.degraded is None
    assert "not rephrased" in result.notes[0]
    assert len(result.hits) == 3
