"""One writer at a time: the lock that whoever takes mail in holds, on every system, gone with its process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import apsw

from oakensearch_gui.paths import Home

_TRY_MS = 500


@contextmanager
def indexing_lock(home: Home, waiting: Callable[[], None]) -> Iterator[None]:
    """Hold the lock; `waiting` is called before each further half second of waiting, and may raise to give up.

    An SQLite file under an exclusive transaction serves as the lock: SQLite knows how to lock on every
    system, and a killed process leaves nothing behind.
    """
    connection = apsw.Connection(str(home.lock_file))
    connection.set_busy_timeout(_TRY_MS)
    while True:
        try:
            connection.execute("BEGIN EXCLUSIVE")
            break
        except apsw.BusyError:
            waiting()
    try:
        yield
    finally:
        connection.close()
