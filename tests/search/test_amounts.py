from __future__ import annotations

from collections.abc import Iterator

import apsw
import pytest

from oakensearch_gui.search import amounts
from oakensearch_gui.search.amounts import Amounts, as_ids


@pytest.fixture
def connection() -> Iterator[apsw.Connection]:
    """A thousand messages; only what is counted."""
    connection = apsw.Connection(":memory:")
    connection.execute("CREATE TABLE messages_docsize (id INTEGER PRIMARY KEY)")
    connection.executemany("INSERT INTO messages_docsize VALUES (?)", ((number * 7,) for number in range(1, 1001)))
    yield connection
    connection.close()


def test_an_estimate_goes_by_how_often_newer_mail_matches(
    connection: apsw.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = Amounts(connection)
    assert counted.messages() == 1000
    assert counted.estimate(30, 7 * 901) == 300, "30 of the newest 100"
    assert counted.estimate(123, 7) == 120, "all were looked through"
    monkeypatch.setattr(amounts, "_COUNTED_THROUGH", 50)
    monkeypatch.setattr(amounts, "_SAMPLED", 5)
    assert 270 <= counted.estimate(30, 7 * 901) <= 330, "by a sample"


def test_what_was_added_counts(connection: apsw.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(amounts, "_COUNTED_THROUGH", 50)
    counted = Amounts(connection)
    before = counted.estimate(30, 7 * 901)
    connection.executemany("INSERT INTO messages_docsize VALUES (?)", ((number * 7,) for number in range(1001, 2001)))
    assert counted.messages() == 2000
    assert counted.estimate(30, 7 * 901) < before


def test_ids_from_one_text() -> None:
    assert as_ids("7,14,21").tolist() == [7, 14, 21]
    assert as_ids(None).tolist() == []
