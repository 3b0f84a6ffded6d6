"""The safe copy: what no mailbox can tell again, kept small beside the library, and the way back from it.

That is the list of mailboxes, what is unread and starred, and the categories and priorities that the person set; all
by fingerprint, so that it fits messages that are imported anew.
"""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import apsw

from oakensearch_gui.library.database import rows, scalar
from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home

_FORMAT = "oakensearch-marks-1"
_KEPT = 7
"""Copies of one library, one a day; older ones are dropped."""


@dataclass(frozen=True, slots=True)
class MarksReturned:
    """What came back: mailboxes that were added, messages in the library, and the mailboxes that cannot be read now."""

    sources: int
    messages: int
    away: tuple[str, ...]


def keep_marks(home: Home, connection: apsw.Connection) -> Path | None:
    """Write today's safe copy if it says anything new; its path, or None. Raises OSError."""
    with connection:  # one state of the library, whoever marks meanwhile
        marks = _gather(connection)
        library = str(scalar(connection, "SELECT library FROM state"))
    earlier = sorted(home.safe_copies.glob(f"marks-{library}-*.json.gz"))
    if not marks["sources"] or (earlier and _content(earlier[-1]) == marks):
        return None
    now = datetime.now(UTC)
    home.safe_copies.mkdir(mode=0o700, exist_ok=True)
    target = home.safe_copies / f"marks-{library}-{now:%Y-%m-%d}.json.gz"
    fresh = target.with_suffix(".part")
    try:
        written = {"format": _FORMAT, "made": int(now.timestamp()), **marks}
        fresh.write_bytes(gzip.compress(json.dumps(written).encode(), 6))
        fresh.replace(target)
    finally:
        fresh.unlink(missing_ok=True)
    for old in [one for one in earlier if one != target][: -(_KEPT - 1)]:
        old.unlink(missing_ok=True)
    return target


def read_marks(path: Path) -> dict[str, Any] | None:
    """What a safe copy holds; None if `path` is none, or damaged."""
    try:
        with gzip.open(path) as content:
            held = json.loads(content.read())
        return held if held["format"] == _FORMAT else None
    except (OSError, EOFError, ValueError, KeyError, TypeError):
        return None


def return_marks(library: Library, held: dict[str, Any]) -> MarksReturned:
    """Add the mailboxes of a safe copy, read them, and give the messages their marks back.

    Mail that is younger than the copy stays as its mailbox says. Whoever calls holds the indexing lock.
    """
    from oakensearch_gui.library.importer import Importer  # all mailbox formats: much to load for a rare step

    connection = library.connection
    before = len(library.sources(counted=False))
    with connection:
        connection.executemany("INSERT OR IGNORE INTO sources (kind, path, label) VALUES (?, ?, ?)", held["sources"])
        overrides = ((bytes.fromhex(mark), *said) for mark, *said in held["overrides"])
        connection.executemany("INSERT OR REPLACE INTO overrides VALUES (?, ?, ?)", overrides)
    for source in library.sources(counted=False):
        for _ in Importer(library).run(source):
            pass
    with connection:
        for column in ("unread", "starred"):
            connection.execute("CREATE TEMP TABLE marked (fingerprint BLOB PRIMARY KEY) WITHOUT ROWID")
            connection.executemany("INSERT INTO marked VALUES (?)", ((bytes.fromhex(one),) for one in held[column]))
            connection.execute(
                f"UPDATE messages SET {column} = fingerprint IN (SELECT fingerprint FROM marked) WHERE date <= ?",
                (held["made"],),
            )
            connection.execute("DROP TABLE marked")
        connection.execute(
            "UPDATE messages SET category = coalesce(o.category, messages.category),"
            " priority = coalesce(o.priority, messages.priority) FROM overrides o"
            " WHERE o.fingerprint = messages.fingerprint"
        )
    sources = library.sources(counted=False)
    away = tuple(f"{source.path}: {source.problem}" for source in sources if source.problem)
    return MarksReturned(len(sources) - before, library.count(), away)


def _gather(connection: apsw.Connection) -> dict[str, Any]:
    return {
        "sources": [list(row) for row in rows(connection, "SELECT kind, path, label FROM sources ORDER BY id")],
        "unread": _marks(connection, "unread"),
        "starred": _marks(connection, "starred"),
        "overrides": [
            [mark.hex(), category, priority]
            for mark, category, priority in rows(connection, "SELECT * FROM overrides ORDER BY 1")
        ],
    }


def _marks(connection: apsw.Connection, column: str) -> list[str]:
    """In one text, which is much faster than in rows.

    Sorted here: by SQLite it would walk the fingerprints' index, and look up a message for each in no order.
    """
    sql = f"SELECT group_concat(lower(hex(fingerprint)), ' ') FROM messages WHERE {column}"
    return sorted((scalar(connection, sql) or "").split())


def _content(path: Path) -> dict[str, Any]:
    held = read_marks(path) or {}
    return {name: value for name, value in held.items() if name not in {"format", "made"}}
