from __future__ import annotations

import gc
import subprocess
import sys

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.garbage import GarbageCollector
from oakensearch_gui.desktop.later import MODULES, LaterModules


def test_the_window_starts_without_what_the_first_rows_can_do_without() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "import sys, oakensearch_gui.app; print(*sys.modules)"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    loaded = set(told.stdout.split())
    assert "oakensearch_gui.desktop.main_window" in loaded
    assert not loaded & set(MODULES)


def test_afterwards_they_are_loaded_one_by_one(qtbot: QtBot, qapp: QApplication) -> None:
    later = LaterModules(qapp)
    with qtbot.waitSignal(later.loaded, timeout=20_000):
        later.begin()
        later.begin()  # for every answer
    assert set(MODULES) <= sys.modules.keys()
    later.begin()
    assert not later._timer.isActive(), "there is nothing left to load"


def test_what_is_there_for_good_is_not_looked_through_again(qapp: QApplication) -> None:
    collector = GarbageCollector()
    collector.start()
    try:
        frozen = gc.get_freeze_count()
        assert frozen > 0
        kept = [[number] for number in range(1000)]
        collector.settle()
        assert gc.get_freeze_count() >= frozen + len(kept)
    finally:
        collector.stop()
        gc.disable()  # as the fixture of all these tests has it
    assert gc.get_freeze_count() == 0
