from __future__ import annotations

import threading
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.error_dialog import ErrorDialog, ErrorReporter
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.mailboxes.indexing import IndexingProcess
from oakensearch_gui.desktop.mailboxes.mailboxes_dialog import MailboxesDialog
from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.mail.sources.protocol import SourceError
from oakensearch_gui.paths import Home
from oakensearch_gui.settings import Settings
from tests.desktop.fakes import FakeEngine


@pytest.fixture
def empty(engine: FakeEngine) -> FakeEngine:
    """Nothing was added yet."""
    engine.library.added.clear()
    engine.library.messages.clear()
    return engine


def test_the_first_run_offers_a_mailbox_and_the_sample(
    qtbot: QtBot, empty: FakeEngine, bare_window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = bare_window.pane.first_run
    qtbot.waitUntil(page.isVisible)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    with qtbot.waitSignal(bare_window._indexing.started):
        qtbot.mouseClick(page.folder, Qt.MouseButton.LeftButton)
    assert empty.library.added == [tmp_path]
    qtbot.waitUntil(bare_window.pane.reading.isVisible)


def test_a_cancelled_choice_adds_nothing(
    qtbot: QtBot, empty: FakeEngine, bare_window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    qtbot.waitUntil(bare_window.pane.first_run.isVisible)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    bare_window.pane.first_run.file.click()
    assert empty.library.added == []


def test_a_suggested_question_brings_the_sample_and_asks_it(
    qtbot: QtBot, empty: FakeEngine, bare_window: MainWindow
) -> None:
    page = bare_window.pane.first_run
    qtbot.waitUntil(page.isVisible)
    button = page.findChild(QPushButton, "suggestion_0")
    assert button is not None
    button.click()
    qtbot.waitUntil(lambda: bare_window.search_bar.text == button.property("query"))
    assert [path.name for path in empty.library.added] == ["sample.mbox"]


def test_a_folder_without_mail_is_told_in_plain_words(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *said: told.append(said[-1]))

    def refuse(path: Path, label: str = "") -> None:
        raise SourceError("There is no mail in there.")

    monkeypatch.setattr(engine.library, "add_source", refuse)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    window.mailboxes.on_folder_requested()
    qtbot.waitUntil(lambda: told == ["There is no mail in there."])


def test_removing_a_mailbox_asks_first(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.mailboxes.on_mailboxes_requested()
    dialog = window.findChild(MailboxesDialog)
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.list.count() == 1)
    dialog.list.setCurrentRow(0)
    answers = iter(["Cancel", "Remove"])

    def answered(box: QMessageBox) -> int:
        word = next(answers)
        next(button for button in box.buttons() if button.text().replace("&", "") == word).click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answered)
    dialog.remove_button.click()
    assert len(engine.library.added) == 1
    dialog.remove_button.click()
    qtbot.waitUntil(lambda: engine.library.added == [])
    qtbot.waitUntil(window.pane.first_run.isVisible)


def test_the_window_comes_back_as_it_was(
    qtbot: QtBot, home: Home, theme: Theme, client: SearchClient, indexing: IndexingProcess, bare_window: MainWindow
) -> None:
    bare_window.resize(777, 555)
    bare_window.close()
    again = MainWindow(home, Settings(), theme, client, indexing)
    qtbot.addWidget(again)
    assert (again.width(), again.height()) == (777, 555)


def test_closing_lets_go_of_the_engine(
    qtbot: QtBot, window: MainWindow, client: SearchClient, engine: FakeEngine
) -> None:
    engine.gates["roof"] = threading.Event()
    window.search_bar.set_text("roof")
    qtbot.waitUntil(lambda: engine.requests[-1].query == "roof")
    client.close()
    assert engine.closed
    assert "roof" not in engine.finished


def test_another_answer_after_reading_mail_keeps_the_place(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine
) -> None:
    window.pane.list.select_row(5)
    chosen = window.pane.model.hit(5)
    assert chosen is not None
    del engine.library.messages[0]
    window.on_mail_read()
    qtbot.waitUntil(window.pane.better.isVisible)
    assert window.pane.model.hit(5) is chosen
    window.pane.better.click()
    now = window.pane.model.hit(window.pane.list.currentIndex().row())
    assert now is not None
    assert now.message_id == chosen.message_id


def test_the_unexpected_is_shown_before_it_can_be_copied(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    reporter = ErrorReporter()
    window.search_bar.field.setText("a long query")
    try:
        raise ValueError("the unexpected")
    except ValueError as error:
        reporter.on_exception(type(error), error, error.__traceback__)
    qtbot.waitUntil(lambda: reporter._dialog is not None and reporter._dialog.isVisible())
    dialog = reporter._dialog
    assert isinstance(dialog, ErrorDialog)
    assert dialog.copy_button.isHidden()
    dialog.show_button.click()
    assert "test_main_window.py" in dialog.report.toPlainText()
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == dialog.report.toPlainText()
    dialog.reject()
    qtbot.waitUntil(lambda: reporter._dialog is None)
    assert window.search_bar.text == "a long query"


def test_an_error_in_another_thread_is_told_in_the_windows(qtbot: QtBot, qapp: QApplication) -> None:
    reporter = ErrorReporter()
    error = ValueError("far away")
    thread = threading.Thread(target=reporter.on_exception, args=(ValueError, error, None))
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: reporter._dialog is not None)
    assert reporter._dialog is not None
    assert reporter._dialog.thread() is qapp.thread()
    reporter._dialog.reject()


@pytest.mark.parametrize(("screen", "expected"), [((1920, 1080), (1080, 720)), ((1000, 700), (984, 652))])
def test_the_first_window_fits_on_its_screen(
    qtbot: QtBot, home: Home, theme: Theme, client: SearchClient, indexing: IndexingProcess,
    monkeypatch: pytest.MonkeyPatch, screen: tuple[int, int], expected: tuple[int, int],
) -> None:  # fmt: skip
    monkeypatch.setattr(MainWindow, "screen", lambda _: SimpleNamespace(availableGeometry=lambda: QRect(0, 0, *screen)))
    window = MainWindow(home, Settings(), theme, client, indexing)
    qtbot.addWidget(window)
    assert (window.width(), window.height()) == expected
