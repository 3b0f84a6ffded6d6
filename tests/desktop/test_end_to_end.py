"""The window on the real engine, the real model, the real indexing process and the sample mailbox."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oakensearch_gui.app import open_engine
from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.mailboxes.indexing import IndexingProcess, command
from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.desktop.query.suggestions import SAMPLE_QUERIES
from oakensearch_gui.paths import Home
from oakensearch_gui.search.result import Why
from oakensearch_gui.settings import Settings

PATIENCE_MS = 120_000
"""A machine that is busy may take long over the model; a test waits for what happens, not for a time."""


@pytest.fixture
def real_window(qtbot: QtBot, qapp: QApplication, home: Home, theme: Theme) -> Iterator[MainWindow]:
    settings = Settings()
    client = SearchClient(partial(open_engine, home, settings))
    indexing = IndexingProcess(command(home))
    window = MainWindow(home, settings, theme, client, indexing)
    qtbot.addWidget(window)
    window.show()
    yield window
    window.close()
    indexing.close()
    client.close()


def test_from_the_first_run_to_a_message_that_was_read(qtbot: QtBot, real_window: MainWindow) -> None:
    window, pane = real_window, real_window.pane
    beats: list[int] = []
    heart = QTimer()
    heart.timeout.connect(lambda: beats.append(1))
    heart.start(0)

    qtbot.waitUntil(pane.first_run.isVisible, timeout=PATIENCE_MS)
    finished: list[object] = []
    window._indexing.finished.connect(finished.append)
    pane.first_run.sample.click()
    qtbot.waitUntil(lambda: bool(finished) and not window._indexing.running, timeout=PATIENCE_MS)
    qtbot.waitUntil(
        lambda: pane.showing_list and pane.model.total == window.searching.status.messages, timeout=PATIENCE_MS
    )
    assert window.searching.status.messages > 100

    window.search_bar.field.setFocus()
    qtbot.keyClicks(window.search_bar.field, "roofer")
    qtbot.waitUntil(
        lambda: not window._client.busy and (hit := pane.model.hit(0)) is not None and Why.KEYWORD in hit.why,
        timeout=PATIENCE_MS,
    )
    first = pane.model.hit(0)
    assert first is not None
    assert Why.VECTOR in first.why
    assert window.banner.isHidden()

    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Down)
    qtbot.keyClick(pane.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.messages.of(first.message_id) is not None, timeout=PATIENCE_MS)
    message = window.messages.of(first.message_id)
    assert message is not None
    assert "roofer" in message.body.toPlainText().casefold()
    assert message.find_bar.count.text().startswith("1 of ")
    qtbot.waitUntil(lambda: not pane.model.hit(0).message.unread, timeout=PATIENCE_MS)  # type: ignore[union-attr]
    message.close()

    for query in SAMPLE_QUERIES:
        window.search_bar.set_text(query)
        qtbot.waitUntil(lambda: not window._client.busy, timeout=PATIENCE_MS)
        assert pane.model.total, query
        assert pane.showing_list
    assert len(beats) > 100
