"""The one place that opens a database: the same care (WAL, waiting, private files) for raw.db and index.db."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import apsw

from oakensearch_gui.library.copies import CopyDamaged, copy_database

_FLAGS = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE | apsw.SQLITE_OPEN_URI
"""URIs, so that another database can be attached read-only."""

_WAIT_MS = 20_000
"""How long a connection waits for another process's transaction; batches take well under a second."""


_PRAGMAS: dict[str, str | int] = {
    "journal_mode": "wal",  # readers and the one writer do not wait for each other
    "synchronous": "normal",  # with WAL: a crash of the system may cost the last commits, never the file
    "foreign_keys": 1,
    "temp_store": "memory",  # nothing of a person's mail is left in the system's temporary folder
    "cache_size": -32_000,  # 32 MB
    "trusted_schema": 0,
}


class DatabaseError(Exception):
    """A database cannot be opened or used; the text says why and what to do, in plain words."""


@dataclass(frozen=True, slots=True)
class Schema:
    """A database's tables and how an older file becomes a present one.

    `migrations[n]` is the SQL that brings a file of version n to n + 1; `version` is what `sql` makes.
    With `irreplaceable`, a copy of the file is kept before it is migrated (`copy_before_upgrade`).
    """

    name: str
    version: int
    sql: str
    migrations: tuple[str, ...] = ()
    irreplaceable: bool = False


def connect(path: Path, schema: Schema) -> apsw.Connection:
    """Open `path`, make or migrate its tables. Raises DatabaseError."""
    try:
        connection = apsw.Connection(path.absolute().as_uri(), flags=_FLAGS)
        connection.set_busy_timeout(_WAIT_MS)
        # A transaction that begins by reading could not wait for another's to end: what it read would be outdated.
        connection.transaction_mode = "IMMEDIATE"
        for name, setting in _PRAGMAS.items():
            connection.pragma(name, setting)
        _migrate(connection, schema)
    except apsw.Error as error:
        raise DatabaseError(explain(error, path)) from error
    except CopyDamaged as error:
        raise DatabaseError(f"{path} is damaged ({error}); it was left as it is.") from error
    return connection


def version(path: Path) -> int:
    """The version of the file's tables; 0 for a file that is not there or holds none. Raises DatabaseError."""
    if not path.exists():
        return 0
    try:
        connection = apsw.Connection(path.absolute().as_uri(), flags=_FLAGS)
        connection.set_busy_timeout(_WAIT_MS)
        # A transaction that begins by reading could not wait for another's to end: what it read would be outdated.
        connection.transaction_mode = "IMMEDIATE"
        try:
            return _version(connection)
        finally:
            connection.close()
    except apsw.Error as error:
        raise DatabaseError(explain(error, path)) from error


Values = Sequence[str | int | float | bytes | bool | None]


def rows(connection: apsw.Connection, sql: str, values: Values = ()) -> Iterator[tuple[Any, ...]]:
    """The rows of a query, as they come; what stands in each is for the reader of the SQL to know."""
    return connection.execute(sql, tuple(values))


def first(connection: apsw.Connection, sql: str, values: Values = ()) -> tuple[Any, ...] | None:
    """The first row of a query, or None."""
    return connection.execute(sql, tuple(values)).fetchone()


def scalar(connection: apsw.Connection, sql: str, values: Values = ()) -> Any:
    """The one value of a query that always has a row."""
    row = connection.execute(sql, tuple(values)).fetchone()
    assert row is not None
    return row[0]


@contextmanager
def transaction(connection: apsw.Connection) -> Iterator[None]:
    """All or nothing, for a process with other threads.

    apsw's own `with connection` lets none of them run while it waits for another process's transaction to end: a
    window would stand still.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # a full disk has ended it already
            connection.execute("ROLLBACK")
        raise


def copy_before_upgrade(path: Path) -> Path:
    """Where the copy of `path` lies that is made before its tables are brought up to date; the newest one is kept."""
    return path.with_name(f"{path.name}.before-upgrade")


def _migrate(connection: apsw.Connection, schema: Schema) -> None:
    found = _version(connection)
    if found == schema.version:
        return
    if schema.irreplaceable and 0 < found < schema.version:
        copy_database(connection, copy_before_upgrade(Path(connection.filename)))
    connection.execute("BEGIN IMMEDIATE")
    try:
        found = _version(connection)  # again, now that nobody else can change it
        if found > schema.version:
            raise DatabaseError(
                f"{schema.name} was written by a newer OakenSearch (version {found}, this one knows {schema.version}). "
                "Install the newer program again."
            )
        if found == 0:
            connection.execute(schema.sql)
        for step in schema.migrations[found - 1 :] if found else ():
            connection.execute(step)
        connection.execute(f"PRAGMA user_version = {schema.version:d}")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _version(connection: apsw.Connection) -> int:
    return int(connection.pragma("user_version"))


def explain(error: apsw.Error, path: Path) -> str:
    """An SQLite error as a sentence for people."""
    if isinstance(error, apsw.CantOpenError):
        return f"{path} cannot be opened. Check that the folder exists and that you may write to it."
    if isinstance(error, apsw.ReadOnlyError):
        return f"{path} cannot be written to. Check the permissions of its folder."
    if isinstance(error, apsw.FullError):
        return f"The disk is full: {path} could not be written. Free some space and try again; nothing was lost."
    if isinstance(error, apsw.IOError):
        return f"{path} could not be read or written. Check that its disk is there and has free space, and try again."
    if isinstance(error, (apsw.NotADBError, apsw.CorruptError)):
        return f"{path} is damaged and cannot be read as a database."
    if isinstance(error, apsw.BusyError):
        return f"{path} is in use by another program for too long. Try again in a moment."
    return f"{path}: {error}"
