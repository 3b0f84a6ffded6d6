"""An older library is brought up to date, and a copy of it is kept first."""

from __future__ import annotations

from pathlib import Path

import apsw
import pytest

from oakensearch_gui.library.database import DatabaseError, Schema, connect, copy_before_upgrade
from oakensearch_gui.library.library import SCHEMA

FIRST = Schema("The notes", 1, "CREATE TABLE notes (text TEXT NOT NULL)", irreplaceable=True)
SECOND = Schema(
    "The notes",
    2,
    "CREATE TABLE notes (text TEXT NOT NULL, colour TEXT NOT NULL DEFAULT 'red')",
    ("ALTER TABLE notes ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'",),
    irreplaceable=True,
)


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    path = tmp_path / "notes.db"
    connection = connect(path, FIRST)
    connection.execute("INSERT INTO notes VALUES ('one')")
    connection.close()
    return path


def content(path: Path, sql: str) -> list[tuple[object, ...]]:
    connection = apsw.Connection(str(path))
    try:
        return list(connection.execute(sql))
    finally:
        connection.close()


def test_the_library_is_irreplaceable() -> None:
    assert SCHEMA.irreplaceable


def test_a_copy_is_kept_and_the_tables_are_brought_up_to_date(notes: Path) -> None:
    connect(notes, SECOND).close()
    assert content(notes, "SELECT text, colour FROM notes") == [("one", "red")]
    assert content(copy_before_upgrade(notes), "SELECT * FROM notes") == [("one",)]
    assert content(copy_before_upgrade(notes), "PRAGMA user_version") == [(1,)]


def test_what_needs_no_migration_is_not_copied(notes: Path, tmp_path: Path) -> None:
    connect(notes, FIRST).close()
    connect(tmp_path / "new.db", SECOND).close()
    assert not copy_before_upgrade(notes).exists()
    assert not copy_before_upgrade(tmp_path / "new.db").exists()


def test_without_a_copy_nothing_is_migrated(notes: Path) -> None:
    copy_before_upgrade(notes).mkdir()  # so that no file can take this place
    with pytest.raises((DatabaseError, OSError)):
        connect(notes, SECOND)
    assert content(notes, "PRAGMA user_version") == [(1,)]


def test_a_migration_that_fails_leaves_the_file_as_it_was(notes: Path) -> None:
    broken = Schema("The notes", 2, SECOND.sql, ("ALTER TABLE nothing ADD COLUMN x",), irreplaceable=True)
    with pytest.raises(DatabaseError):
        connect(notes, broken)
    assert content(notes, "SELECT * FROM notes") == [("one",)]
    assert content(notes, "PRAGMA user_version") == [(1,)]


def test_a_derived_database_is_migrated_without_a_copy(notes: Path) -> None:
    connect(notes, Schema(SECOND.name, 2, SECOND.sql, SECOND.migrations)).close()
    assert not copy_before_upgrade(notes).exists()


def test_the_first_library_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "raw.db"
    connect(path, SCHEMA).close()
    made_so = content(path, "SELECT name, sql FROM sqlite_schema ORDER BY name")
    connection = apsw.Connection(str(path))
    connection.execute("DROP INDEX locations_folder; DROP INDEX messages_starred; PRAGMA user_version = 1")
    connection.close()
    connect(path, SCHEMA).close()
    brought_up = content(path, "SELECT name, sql FROM sqlite_schema ORDER BY name")
    assert content(path, "PRAGMA user_version") == [(SCHEMA.version,)]
    assert brought_up == made_so
