"""Whole copies of a database that is in use, whole or not at all."""

from __future__ import annotations

from pathlib import Path

import apsw

_PAGES_AT_ONCE = 2000
"""8 MB: between two such steps others may write, and the copy begins anew where they did."""


class CopyDamaged(Exception):
    """The copy does not pass SQLite's own check; the text is what it said."""


def copy_database(connection: apsw.Connection, target: Path) -> None:
    """Write a copy of the main database to `target`, replacing a file of that name only once the copy is whole.

    The connection must not be writing. Raises apsw.Error, OSError or CopyDamaged; the old `target` is then untouched.
    """
    fresh = target.with_name(f"{target.name}.part")
    fresh.unlink(missing_ok=True)
    try:
        copy = apsw.Connection(str(fresh))
        try:
            fill_database(copy, connection)
            copy.pragma("journal_mode", "delete")  # one file, with nothing beside it
            check_database(copy)
        finally:
            copy.close()
        fresh.replace(target)
    finally:
        fresh.unlink(missing_ok=True)


def fill_database(target: apsw.Connection, source: apsw.Connection) -> None:
    """Make the main database of `target` equal to that of `source`, in one transaction. Raises apsw.Error."""
    with target.backup("main", source, "main") as backup:
        while not backup.done:
            backup.step(_PAGES_AT_ONCE)


def check_database(connection: apsw.Connection) -> None:
    """Raises CopyDamaged unless the database is sound."""
    said = [str(text) for (text,) in connection.execute("PRAGMA integrity_check(1)")]
    if said != ["ok"]:
        raise CopyDamaged(said[0] if said else "no answer")
