from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from oakensearch_gui.paths import Home
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.request import Mode, SearchRequest
from oakensearch_gui.settings import Settings
from tests.making import indexed, letter


@pytest.fixture
def in_tokyo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """This computer stands in Tokyo, nine hours before UTC."""
    if not hasattr(time, "tzset"):
        pytest.skip("this system's zone cannot be set for one process")
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize(("local", "found"), [(False, []), (True, ["Late"])])
def test_days_are_those_of_this_computer_if_the_settings_say_so(
    home: Home, in_tokyo: None, local: bool, found: list[str]
) -> None:
    indexed(home, [letter("Late", date=datetime(2024, 3, 11, 22, 0, tzinfo=UTC))])  # the 12th in Tokyo
    engine = Engine.open(home, Settings({"search.local_days": local}), None)
    result = engine.search(SearchRequest("date:2024-03-12", Mode.KEYWORD))
    engine.close()
    assert [hit.message.subject for hit in result.hits] == found


def test_new_words_are_known_to_an_engine_that_is_open(home: Home) -> None:
    from tests.making import age, index, put

    indexed(home, [letter("Tiles", "Red tiles.")])
    engine = Engine.open(home, Settings(), None)
    assert not engine.search(SearchRequest("gutter", Mode.KEYWORD)).hits
    box = home.root.parent / "mail"
    put(box, "9.M9.host:2,S", letter("Gutters", "Two gutters."))
    age(box, 1_650_000_000)
    index(home)
    hits = engine.search(SearchRequest("gutter", Mode.KEYWORD)).hits
    engine.close()
    assert [hit.message.subject for hit in hits] == ["Gutters"]
