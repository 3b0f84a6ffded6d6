"""What finds messages finds the same as what ranks them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import apsw
import pytest

from oakensearch_gui.search.expression import SEPARATOR, register, to_find

LETTERS = ("walk", "walks far", "a walking stick", "far", "stick to it", "to walk far", "nothing")


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[apsw.Connection]:
    """A full-text table of LETTERS, searched as the index is: by another connection than the one that wrote it."""
    writer = apsw.Connection(str(tmp_path / "index.db"))
    writer.execute("CREATE VIRTUAL TABLE messages USING fts5 (subject, body, tokenize = unicode61)")
    writer.executemany("INSERT INTO messages VALUES (?, '')", ((letter,) for letter in LETTERS))
    writer.close()
    connection = apsw.Connection(str(tmp_path / "index.db"))
    register(connection)
    yield connection
    connection.close()


WALK = f'"walk{SEPARATOR}walks{SEPARATOR}walking"'


@pytest.mark.parametrize(
    ("ranked", "found"),
    [
        ('"walk"', '"walk"'),
        (WALK, '("walk" OR "walks" OR "walking")'),
        (f'("walk" OR {WALK}) AND "far"', '(("walk" OR "walks" OR "walking")) AND "far"'),
        (f"{{subject}} : ({WALK})", '{subject} : (("walk" OR "walks" OR "walking"))'),
        (f'({WALK}) NOT ("stick")', '(("walk" OR "walks" OR "walking")) NOT ("stick")'),
        (f'({WALK} OR "to it")', f'({WALK} OR "to it")'),
        (f'("far" OR ("walk" OR {WALK}))', f'("far" OR ({WALK}))'),
        (f'"to walk{SEPARATOR}walks far"', f'"to walk{SEPARATOR}walks far"'),
        (f'("e far" OR "to") AND {WALK}', '("e far" OR "to") AND ("walk" OR "walks" OR "walking")'),
    ],
)
def test_forms_are_looked_for_one_by_one_unless_any_of_several_words_is(
    connection: apsw.Connection, ranked: str, found: str
) -> None:
    assert to_find(ranked) == found
    sql = "SELECT rowid FROM messages WHERE messages MATCH ?"
    assert list(connection.execute(sql, (found,))) == list(connection.execute(sql, (ranked,)))
