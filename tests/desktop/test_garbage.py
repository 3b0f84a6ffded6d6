from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.garbage import GarbageCollector


class Tied:
    """In a circle with itself; remembers in which thread it went."""

    went_in: threading.Thread | None = None

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        Tied.went_in = threading.current_thread()


@pytest.fixture
def collector(qapp: QApplication) -> Iterator[GarbageCollector]:
    made = GarbageCollector()
    made.start()
    yield made
    made.stop()
    gc.disable()  # as the other fixture has it


def allocate() -> None:
    kept: list[object] = []
    for _ in range(5_000):
        kept.append([kept])


def test_another_thread_collects_nothing_and_the_windows_does(qtbot: QtBot, collector: GarbageCollector) -> None:
    assert not gc.isenabled()
    Tied.went_in = None
    Tied()
    thread = threading.Thread(target=allocate)
    thread.start()
    thread.join()
    assert Tied.went_in is None
    qtbot.waitUntil(lambda: Tied.went_in is threading.main_thread())


def test_afterwards_python_collects_by_itself_again(collector: GarbageCollector) -> None:
    collector.stop()
    assert gc.isenabled()
