from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.paths import Home
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.query import parse
from oakensearch_gui.search.request import Mode, SearchRequest, Sort
from oakensearch_gui.search.result import SearchResult
from oakensearch_gui.search.spelling import correct, distances, suggestion
from oakensearch_gui.settings import Settings
from tests.index.test_lexicon import lexicon_of
from tests.making import ConceptEmbedder, indexed, letter
from tests.search.test_vocabulary import vocabulary


def alignment(one: str, other: str) -> int:
    """The distance as the textbook computes it."""
    table = [[max(i, j) if not i * j else 0 for j in range(len(other) + 1)] for i in range(len(one) + 1)]
    for i in range(1, len(one) + 1):
        for j in range(1, len(other) + 1):
            table[i][j] = min(
                table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + (one[i - 1] != other[j - 1])
            )
            if i > 1 and j > 1 and one[i - 1] == other[j - 2] and one[i - 2] == other[j - 1]:
                table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
    return table[-1][-1]


LETTERS = st.text(alphabet="abcé", min_size=3, max_size=8)


@given(LETTERS, st.lists(LETTERS, max_size=8), st.sampled_from([1, 2]))
def test_distances_are_those_of_the_textbook(word: str, others: list[str], most: int) -> None:
    others = [other for other in others if abs(len(other) - len(word)) <= most]
    for other, distance in zip(others, distances(word, others, most), strict=True):
        true = alignment(word, other)
        assert distance == true if true <= most else distance > most


@pytest.mark.parametrize(
    ("word", "nearest"),
    [
        ("recieve", "receive"),
        ("adress", "address"),
        ("teh", ""),  # too short
        ("reciept", "receipt"),
        ("ivnoice", "invoice"),
        ("nvoice", "invoice"),
        ("onvoice", "invoice"),
        ("invoixcee", "invoice"),
        ("umbrella", ""),
        ("rof", ""),
        ("roov", "roof"),
        ("договр", "договор"),
    ],
)
def test_the_nearest_word(word: str, nearest: str) -> None:
    held = dict.fromkeys("receive address receipt invoice roof договор the".split(), 5)
    assert suggestion(word, lexicon_of(held)) == nearest


def test_a_frequent_word_is_preferred_but_not_at_any_distance() -> None:
    assert suggestion("hause", lexicon_of({"house": 500, "haube": 2})) == "house"
    assert suggestion("kettles", lexicon_of({"kettle": 2, "settler": 20})) == "kettle"


def test_only_bare_words_of_the_query_are_corrected() -> None:
    known = vocabulary("receive letter", counts={"receive": 9})
    corrected = correct(parse('recieve from:recieve "recieve" -recieve recieve2 recieve* (x OR recieve)'), known)
    assert corrected == 'receive from:recieve "recieve" -recieve recieve2 recieve* (x OR receive)'
    assert correct(parse("receive letters"), known) == ""


def test_a_rare_word_may_be_a_misspelling_too() -> None:
    known = vocabulary("", counts={"recieve": 1, "receive": 90})
    assert correct(parse("recieve"), known) == ""
    corrected = correct(parse("recieve"), known, rare_too=True)
    assert corrected == "receive"


@pytest.fixture
def engine(home: Home) -> Iterator[Engine]:
    letters = [
        letter("Winter", "The boiler gave up on the coldest night."),
        letter("Roof", "The roofer sent an invoice for the tiles."),
        letter("Tiles", "Red tiles or blue ones?"),
    ]
    indexed(home, letters, ConceptEmbedder())
    opened = Engine.open(home, Settings(), ConceptEmbedder())
    yield opened
    opened.close()


def ask(engine: Engine, query: str, mode: Mode = Mode.KEYWORD, sort: Sort = Sort.RELEVANCE) -> SearchResult:
    return engine.search(SearchRequest(query, mode, sort))


@pytest.mark.parametrize("sort", list(Sort))
def test_when_nothing_else_is_found_it_is_what_was_meant(engine: Engine, sort: Sort) -> None:
    result = ask(engine, "invocie tiels from:ada", sort=sort)
    assert (result.did_you_mean, result.corrected) == ("invoice tiles from:ada", True)
    assert [hit.message.subject for hit in result.hits] == ["Roof"]
    assert {"invoice", "tiles"} <= set(result.hits[0].matched_words)


def test_what_was_found_as_typed_stays_and_the_other_is_offered(engine: Engine) -> None:
    result = ask(engine, "boiler OR tiels")
    assert (result.did_you_mean, result.corrected) == ("boiler OR tiles", False)
    assert [hit.message.subject for hit in result.hits] == ["Winter"]


@pytest.mark.parametrize("query", ["tiles", "boiler invocie", "zzzzz", '"invocie"', "is:read", "", "invocie -tiles"])
def test_a_suggestion_that_finds_nothing_is_none(engine: Engine, query: str) -> None:
    result = ask(engine, query)
    assert (result.did_you_mean, result.corrected) == ("", False)


def test_meaning_is_asked_what_was_typed(engine: Engine) -> None:
    result = ask(engine, "invocie", Mode.HYBRID)
    assert result.corrected
    assert result.hits[0].message.subject == "Roof"


def test_without_stemming_words_are_found_as_they_are_written(home: Home) -> None:
    indexed(home, [letter("Tiles", "Red tiles."), letter("Tile", "A red tile.")])
    for stemming, expected in ((True, {"Tiles", "Tile"}), (False, {"Tile"})):
        engine = Engine.open(home, Settings({"search.stemming": stemming}), None)
        hits = ask(engine, "tile").hits
        engine.close()
        assert {hit.message.subject for hit in hits} == expected
        assert hits[0].message.subject == "Tile"  # the word itself counts most
        shown = hits[-1].snippet
        assert [shown.text[start:end] for start, end in shown.marks][:1] in (["tiles"], ["tile"])
