"""Filters that few messages pass are answered from an index, not by a walk over the whole library."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from oakensearch_gui.index.index import Index
from oakensearch_gui.library.database import rows
from oakensearch_gui.paths import Home
from oakensearch_gui.search.condition import found_by
from oakensearch_gui.search.reading import RequestReader
from oakensearch_gui.search.request import SearchRequest
from oakensearch_gui.settings import Settings
from tests.making import ConceptEmbedder, indexed, letter


@pytest.fixture
def index(home: Home) -> Iterator[Index]:
    indexed(home, [letter("Winter", "The boiler gave up.")], ConceptEmbedder())
    opened = Index.open(home)
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("is:unread", "messages_unread"),
        ("is:starred", "messages_starred"),
        ("label:Archive", "locations_folder"),
        ("is:starred label:Archive", "locations_folder"),
    ],
)
def test_a_filter_uses_its_index(index: Index, query: str, name: str) -> None:
    reading = RequestReader(index.connection, Settings()).read(SearchRequest(query))
    source, values = found_by("", reading.match.where())
    plan = rows(index.connection, f"EXPLAIN QUERY PLAN SELECT m.id {source} ORDER BY m.id DESC LIMIT 50", values)
    assert name in "\n".join(row[3] for row in plan)
