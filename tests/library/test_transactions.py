"""A transaction that begins by reading holds its place, so that what it read is still true when it writes."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import apsw
import pytest

from oakensearch_gui.index.index import Index
from oakensearch_gui.library.database import scalar, transaction
from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home


@pytest.fixture
def two(home: Home) -> Iterator[tuple[apsw.Connection, apsw.Connection]]:
    """Two connections to one library, as a window and an indexing process have them."""
    one, other = Library.open(home), Library.open(home)
    yield one.connection, other.connection
    one.close()
    other.close()


def test_nobody_else_writes_between_a_transactions_reading_and_its_writing(
    two: tuple[apsw.Connection, apsw.Connection],
) -> None:
    one, other = two
    other.set_busy_timeout(1)
    with one:
        change = scalar(one, "SELECT change FROM state")
        with pytest.raises(apsw.BusyError):
            other.execute("UPDATE state SET change = 7")
        one.execute("UPDATE state SET change = ?", (change + 1,))  # would fail, had somebody written meanwhile
    assert scalar(other, "SELECT change FROM state") == change + 1


def test_readers_go_on_and_see_the_state_before(two: tuple[apsw.Connection, apsw.Connection]) -> None:
    one, other = two
    with one:
        one.execute("UPDATE state SET change = 5")
        assert scalar(other, "SELECT change FROM state") == 0
    assert scalar(other, "SELECT change FROM state") == 5


def test_the_second_writer_waits_for_the_first_and_other_threads_go_on(
    two: tuple[apsw.Connection, apsw.Connection],
) -> None:
    one, other = two

    def add() -> None:
        with transaction(other):
            other.execute("UPDATE state SET change = ?", (scalar(other, "SELECT change FROM state") + 1,))

    waiting = threading.Thread(target=add)
    with transaction(one):
        change = scalar(one, "SELECT change FROM state")
        waiting.start()
        one.execute("UPDATE state SET change = ?", (change + 10,))  # this thread runs while the other one waits
    waiting.join()
    assert scalar(one, "SELECT change FROM state") == 11  # neither was lost


def test_an_error_takes_all_of_a_transaction_back(two: tuple[apsw.Connection, apsw.Connection]) -> None:
    one, other = two

    def fail() -> None:
        with transaction(one):
            one.execute("UPDATE state SET change = 4")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert not one.in_transaction
    assert scalar(other, "SELECT change FROM state") == 0


def test_opening_a_library_writes_nothing_and_waits_for_nobody(home: Home) -> None:
    holding = Library.open(home)
    with holding.connection:
        holding.connection.execute("UPDATE state SET change = 3")
        opened = Library.open(home)
        assert scalar(opened.connection, "SELECT change FROM state") == 0
        opened.close()
    holding.close()


def test_the_index_keeps_the_same_rule(home: Home) -> None:
    Library.open(home).close()
    one, other = Index.open(home), Index.open(home)
    other.connection.set_busy_timeout(1)
    with one.connection:
        one.through()
        with pytest.raises(apsw.BusyError):
            other.connection.execute("UPDATE main.state SET through = 1")
    one.close()
    other.close()
