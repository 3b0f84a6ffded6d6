from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from oakensearch_gui.paths import Home
from oakensearch_gui.search import keyword
from oakensearch_gui.search.condition import ALL, Condition, all_of, any_of, found_by, in_index, negated, since
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.request import Filters, Mode, SearchRequest, Sort
from oakensearch_gui.search.result import SearchResult
from oakensearch_gui.settings import Settings
from tests.making import day, indexed, letter

SENDERS = ("Ann Oak <ann@oak.example>", "Bob Stone <bob@quarry.example>")
LETTERS = [
    letter(
        f"Roof {number}" if number == 0 else f"Letter {number}",
        f"The roof leaks. {'Tiles fell. ' if number % 3 == 0 else ''}{'A gutter. ' if number % 4 == 0 else ''}",
        sender=SENDERS[number % 2],
        date=day(2020, 1, number + 1),
        headers="X-Keywords: House/Roof\n" if number % 5 == 0 else "",
    )
    for number in range(20)
]


@pytest.fixture
def engine(home: Home) -> Iterator[Engine]:
    indexed(home, LETTERS, None)
    opened = Engine.open(home, Settings(), None)
    yield opened
    opened.close()


def ask(engine: Engine, query: str, sort: Sort = Sort.RELEVANCE, limit: int = 50, offset: int = 0) -> SearchResult:
    return engine.search(SearchRequest(query, Mode.KEYWORD, sort, limit, offset))


def subjects(result: SearchResult) -> list[str]:
    return [hit.message.subject for hit in result.hits]


def test_few_matches_are_all_ranked_and_counted(engine: Engine) -> None:
    found = ask(engine, "roof")
    assert (found.total, found.notes) == (20, ())
    assert subjects(found)[0] == "Roof 0", "the oldest, but it stands in its subject"


def test_of_many_the_newest_are_ranked_and_it_is_said(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keyword, "RANKED", 5)
    found = ask(engine, "roof")
    assert found.total == 20
    assert len(found.hits) == 20, "nothing is lost"
    assert subjects(found)[0] == "Roof 0", "old, but it stands in its subject"
    assert subjects(found)[5:] == [f"Letter {number}" for number in range(15, 0, -1)]
    assert found.notes == ("More than 5 messages match: the best of the newest 5 come first.",)


@pytest.mark.parametrize("query", ["roof", "roof after:2019-12-31", "roof -gutters"])
def test_of_many_the_best_are_those_of_all_that_are_ranked(
    engine: Engine, monkeypatch: pytest.MonkeyPatch, query: str
) -> None:
    """The newest, and an older one that has the word in its subject, in one order."""
    all_ranked = subjects(ask(engine, query))
    monkeypatch.setattr(keyword, "RANKED", 5)
    best = subjects(ask(engine, query))[:5]
    assert set(best) == {"Roof 0", *(f"Letter {number}" for number in (19, 18, 17, 16))}
    assert best == [subject for subject in all_ranked if subject in best]


def test_an_old_one_is_looked_for_as_far_as_that_takes_no_time(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keyword, "RANKED", 2)
    monkeypatch.setattr(keyword, "COUNTED", 5)
    monkeypatch.setattr(keyword, "_TELLS_NOTHING", 2)
    monkeypatch.setattr(keyword, "_SEARCHED_FOR_TITLES", 2)  # about ten messages
    assert subjects(ask(engine, "roof", limit=3))[0] != "Roof 0"
    monkeypatch.setattr(keyword, "_SEARCHED_FOR_TITLES", 5)
    assert subjects(ask(engine, "roof", limit=3))[0] == "Roof 0"


def test_of_several_words_the_rarest_are_ranked_by(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keyword, "RANKED", 5)
    monkeypatch.setattr(keyword, "_RANKED_BY", 1)
    monkeypatch.setattr(keyword, "_WALKED", 5)
    rarest_first = subjects(ask(engine, "tiles OR gutter OR roof"))
    assert set(rarest_first[:5]) == {"Roof 0", "Letter 4", "Letter 8", "Letter 12", "Letter 16"}, "those with a gutter"
    assert len(rarest_first) == 20, "nothing is lost"


def test_a_question_is_not_ranked_by_words_that_are_in_very_many(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    ranked: list[str] = []
    before = keyword.KeywordRetriever._scored

    def noted(self: keyword.KeywordRetriever, expression: str, *args: Any, **named: Any) -> list[tuple[int, float]]:
        ranked.append(expression)
        return before(self, expression, *args, **named)

    monkeypatch.setattr(keyword.KeywordRetriever, "_scored", noted)
    question = "where did the tiles fall beside a gutter on the roof of a cathedral"
    found = subjects(ask(engine, question))
    assert "roof" in ranked[-1]
    monkeypatch.setattr(keyword, "_POSTINGS", 20)
    assert set(subjects(ask(engine, question))) == set(found)
    assert "roof" not in ranked[-1]
    assert "tiles" in ranked[-1]


def test_words_that_only_bind_a_sentence_are_looked_for_but_not_ranked_by(engine: Engine) -> None:
    match = engine._parts.reader.read(SearchRequest("the roof leaks")).match
    assert '"the"' in match.everything()
    assert '"the"' not in match.ranking()
    assert '"leak' in match.ranking()
    assert len(ask(engine, "the roof gutter").hits) == 5
    only_such = engine._parts.reader.read(SearchRequest("the of")).match
    assert only_such.ranking() == only_such.everything(), "of these alone there is nothing else to rank by"


@pytest.mark.parametrize(
    "query", ["roof gutter tiles fell", "the roof a gutter tiles fell", 'the "roof leaks" gutter tiles fell']
)
def test_a_question_counts_the_same_whatever_is_shown(home: Home, engine: Engine, query: str) -> None:
    whole = ask(engine, query)
    assert whole.total == len(whole.hits) == 7
    assert set(subjects(whole)[:2]) == {"Roof 0", "Letter 12"}, "these two hold all of it"
    sparing = Engine.open(home, Settings({"search.overfetch": 1}), None)
    for limit in (1, 2, 3, 7):
        part = ask(sparing, query, limit=limit)
        assert (part.total, subjects(part)) == (whole.total, subjects(whole)[:limit])
    sparing.close()


def test_a_word_that_most_messages_hold_is_not_ranked_by(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keyword, "RANKED", 5)
    monkeypatch.setattr(keyword, "COUNTED", 6)
    found = ask(engine, "roof", limit=2)
    assert subjects(found) == ["Letter 19", "Letter 18"]
    assert found.total == 20, "an estimate; every message holds it"
    assert found.notes == (
        "More than 6 messages match: the newest come first. Add a word to find the best.",
        "How many match is an estimate.",
    )
    assert subjects(ask(engine, "roof", limit=2, offset=18))[-1] == "Roof 0", "one can read on to the end"


def test_the_beginning_of_a_word_is_not_ranked_by_when_many_words_begin_so(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keyword, "RANKED", 5)
    assert subjects(ask(engine, "roo*"))[0] == "Letter 19"


def test_of_several_words_most_of_them_come_first(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keyword, "RANKED", 3)
    found = ask(engine, "tiles OR gutter OR roof")
    assert found.total == 20
    assert set(subjects(found)[:2]) == {"Roof 0", "Letter 12"}, "they hold all three"
    assert found.notes == ("More than 3 messages match: those with the most of the words come first.",)
    filtered = ask(engine, "(tiles OR gutter) -from:ann")
    assert set(subjects(filtered)) == {"Letter 3", "Letter 9", "Letter 15"}


def test_an_estimate_is_near_and_said_in_lists_by_date(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keyword, "COUNTED", 4)
    found = ask(engine, "tiles", Sort.NEWEST, limit=3)
    assert subjects(found) == ["Letter 18", "Letter 15", "Letter 12"]
    assert 6 <= found.total <= 8
    assert found.notes == ("How many match is an estimate.",)


@pytest.mark.parametrize("sort", [Sort.RELEVANCE, Sort.NEWEST])
def test_how_many_there_are_is_no_estimate(engine: Engine, monkeypatch: pytest.MonkeyPatch, sort: Sort) -> None:
    monkeypatch.setattr(keyword, "COUNTED", 4)
    found = ask(engine, "", sort, limit=3)
    assert (found.total, found.notes) == (20, ())


@pytest.mark.parametrize("sort", [Sort.RELEVANCE, Sort.NEWEST, Sort.OLDEST])
@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("roof from:ann@oak.example", {number for number in range(20) if number % 2 == 0}),
        ("from:ANN@OAK.example", {number for number in range(20) if number % 2 == 0}),
        ("roof from:nn@oak.example", set()),
        ("roof -from:ann@oak.example", {number for number in range(20) if number % 2}),
        ("roof (from:ann@oak.example OR label:house)", {n for n in range(20) if n % 2 == 0 or n % 5 == 0}),
        ("roof label:house", {0, 5, 10, 15}),
        ("roof label:HOUSE/roof", {0, 5, 10, 15}),
        ("roof label:hous", set()),
        ("roof after:2020-01-18", {17, 18, 19}),
        ("after:2020-01-18", {17, 18, 19}),
        ("roof date:2020-01-03..2020-01-04", {2, 3}),
        ("roof -after:2020-01-03", {0, 1}),
    ],
)
def test_filters_beside_words(engine: Engine, sort: Sort, query: str, expected: set[int]) -> None:
    found = ask(engine, query, sort)
    assert {int(subject.split()[1]) for subject in subjects(found)} == expected
    assert found.total == len(expected)


def test_typed_filters_narrow_as_operators_do(engine: Engine) -> None:
    request = SearchRequest(
        "roof", Mode.KEYWORD, filters=Filters(senders=("bob@quarry.example",), after=int(day(2020, 1, 18).timestamp()))
    )
    assert subjects(engine.search(request)) == ["Letter 19", "Letter 17"]


def test_an_address_that_an_archive_obfuscated_is_found_by_its_words(home: Home) -> None:
    indexed(
        home,
        [letter("Hello", "Roof.", sender="ripley at host.example (Ellen)"), letter("Bye", "Roof.", sender=SENDERS[0])],
    )
    engine = Engine.open(home, Settings(), None)
    try:
        assert subjects(ask(engine, "roof from:ripley@host.example")) == ["Hello"]
        assert subjects(ask(engine, "roof from:ripley@ghost.example")) == []
    finally:
        engine.close()


def test_only_what_looks_at_a_message_joins_the_library_in() -> None:
    assert "raw.messages" not in found_by('"roof"', ALL)[0]
    by_id = all_of([negated(in_index('"tiles"')), any_of([in_index('"a"'), in_index('"b"')])])
    assert "raw.messages" not in found_by('"roof"', by_id)[0]
    source, values = found_by('"roof"', all_of([since(0), Condition("m.unread = 1")]))
    assert "f.rowid >= ?" in source
    assert "raw.messages" in source
    assert values == ('"roof"', 1 << 28, 0)
