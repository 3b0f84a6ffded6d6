"""What waits to be read comes newest first, each once, and takes little room meanwhile."""

from __future__ import annotations

import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.library import pending
from oakensearch_gui.library.pending import Pending, Wanted

_MONTH = 30 * 86_400


def wanted(number: int, received: int | None, offset: int = 0) -> Wanted:
    return Wanted(number % 7, f"key {number}", f"cur/{number}", offset, 1000, "1:2", received, "S", number, b"\1" * 16)


def filled(times: list[int | None], *, in_order: bool = False) -> tuple[list[Wanted], list[Wanted]]:
    """What went in and what came out."""
    queue = Pending(in_order=in_order)
    put = [wanted(number, received, number) for number, received in enumerate(times)]
    for one in put:
        queue.add(one)
    assert len(queue) == len(put)
    return put, list(queue.take())


@given(st.lists(st.one_of(st.none(), st.integers(0, 5 * _MONTH)), max_size=700))
def test_each_comes_once_and_the_newest_first(times: list[int | None]) -> None:
    put, taken = filled(times)
    assert taken == sorted(put, key=lambda one: one.age, reverse=True)


@given(st.lists(st.one_of(st.none(), st.integers(0, 5 * _MONTH)), max_size=700))
def test_in_order_they_come_as_they_were_added(times: list[int | None]) -> None:
    put, taken = filled(times, in_order=True)
    assert taken == put


def test_more_of_one_month_than_can_be_sorted_come_block_by_block(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pending, "_MOST_SORTED", 500)
    times = [*range(1000, 2000), 5 * _MONTH]
    _, taken = filled([*times])
    found = [one.received or 0 for one in taken]
    assert sorted(found) == sorted(times)
    assert found[0] == 5 * _MONTH
    assert found[1:251] == list(range(1999, 1749, -1))  # what was added last is likely the newest
    assert found[-1] == 1000


def test_twenty_thousand_take_little_memory() -> None:
    queue = Pending(in_order=False)
    tracemalloc.start()
    for number in range(20_000):
        queue.add(wanted(number, number * 3600, number * 1000))
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert held / len(queue) < 120  # bytes each; as objects they are some 500


def test_what_was_taken_is_gone() -> None:
    queue = Pending(in_order=False)
    for number in range(3000):
        queue.add(wanted(number, number * 3600))
    assert sum(1 for _ in queue.take()) == 3000
    assert list(queue.take()) == []
