from __future__ import annotations

from collections.abc import Iterator

import pytest

from oakensearch_gui.paths import Home
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.request import SearchRequest
from oakensearch_gui.settings import Settings
from tests.making import ConceptEmbedder, day, indexed, letter

LETTERS = [
    letter("Winter", "The boiler gave up.", date=day(2020, 1, 10)),
    letter("Cold", "No heating since Monday.", date=day(2020, 1, 11)),
    letter("Money", "The invoice is late.", date=day(2023, 7, 1)),
]


@pytest.fixture
def engine(home: Home) -> Iterator[Engine]:
    indexed(home, LETTERS, ConceptEmbedder(), flags="")
    opened = Engine.open(home, Settings(), ConceptEmbedder())
    yield opened
    opened.close()


def test_the_nearest_come_first_and_the_message_itself_not_at_all(engine: Engine) -> None:
    (winter,) = engine.search(SearchRequest("boiler")).hits[:1]
    assert winter.message.subject == "Winter"
    request = SearchRequest("", similar_to=winter.message_id)
    result = engine.search(request)
    assert [hit.message.subject for hit in result.hits] == ["Cold", "Money"]
    assert result.hits[0].similarity is not None
    assert engine.facets(request).counted == result.total == 2


def test_filters_hold(engine: Engine) -> None:
    (winter,) = engine.search(SearchRequest("boiler")).hits[:1]
    result = engine.search(SearchRequest("after:2023", similar_to=winter.message_id))
    assert [hit.message.subject for hit in result.hits] == ["Money"]


def test_without_vectors_there_is_nothing_similar(home: Home) -> None:
    indexed(home, LETTERS)
    engine = Engine.open(home, Settings(), None)
    assert (
        engine.search(SearchRequest("", similar_to=engine.search(SearchRequest("boiler")).hits[0].message_id)).hits
        == ()
    )
    engine.close()
