"""A real window on an engine that the test commands."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.mailboxes import mailbox_finder
from oakensearch_gui.desktop.mailboxes.indexing import IndexingProcess
from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.paths import Home
from oakensearch_gui.settings import Settings
from tests.desktop.fakes import FakeEngine, summary

INDEXER = """
import json, sys
print(json.dumps({"event": "started"}), flush=True)
print(json.dumps({"event": "progress", "phase": "indexing", "done": 2, "total": 4, "source": 1}), flush=True)
for line in sys.stdin:
    word = line.strip()
    if word == "crash":
        sys.exit("it broke")
    if word == "pause":
        print(json.dumps({"event": "paused"}), flush=True)
    if word == "resume":
        print(json.dumps({"event": "resumed"}), flush=True)
    if word == "stop":
        break
print(json.dumps({"event": "finished", "messages": 4, "added": 2, "removed": 0, "problems": 0, "coverage": 1.0}))
"""
"""A child that speaks as the indexing process does, and works until it is told to stop."""

PATIENCE_MS = 30_000
"""A machine with much else to do may stand still for longer than the five seconds that pytest-qt waits by itself."""

for wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitExposed, QtBot.waitActive):
    assert wait.__kwdefaults__ is not None
    wait.__kwdefaults__["timeout"] = PATIENCE_MS


@pytest.fixture(autouse=True)
def garbage_stays_in_this_thread() -> Iterator[None]:
    """As in the app (desktop/garbage.py): the worker's thread must not collect a widget."""
    gc.disable()
    yield
    gc.collect()
    gc.enable()


@pytest.fixture(autouse=True)
def no_mailboxes_on_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test must not depend on whose machine it runs on."""
    monkeypatch.setattr(mailbox_finder, "discover", lambda: ())


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    made = Theme(qapp, "light")
    yield made
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.fixture
def engine() -> FakeEngine:
    """Sixty messages; the words roof and garden are in ten subjects each."""
    messages = [summary(key) for key in range(1, 41)]
    messages += [summary(key, f"The roof, part {key}") for key in range(41, 51)]
    messages += [summary(key, f"The garden, part {key}") for key in range(51, 61)]
    made = FakeEngine(messages)
    made.library.added.append(Path("/mail/box"))
    return made


@pytest.fixture
def indexing(qapp: QApplication) -> Iterator[IndexingProcess]:
    made = IndexingProcess([sys.executable, "-c", INDEXER])
    yield made
    made.close()


@pytest.fixture
def client(qapp: QApplication, engine: FakeEngine) -> Iterator[SearchClient]:
    made = SearchClient(lambda: engine)
    yield made
    made.close()


@pytest.fixture
def bare_window(
    qtbot: QtBot, home: Home, theme: Theme, client: SearchClient, indexing: IndexingProcess
) -> Iterator[MainWindow]:
    """The window as it comes up; nothing has been answered yet."""
    window = MainWindow(home, Settings(), theme, client, indexing)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()


@pytest.fixture
def window(qtbot: QtBot, bare_window: MainWindow) -> MainWindow:
    """The window with the newest mail in its list."""
    qtbot.waitUntil(lambda: bare_window.pane.model.total > 0)
    qtbot.waitUntil(lambda: bare_window.search_bar.field.hasFocus())
    return bare_window


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The offscreen platform has no window manager and says so; that is no fault of ours."""
    for item in items:
        item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support"))
