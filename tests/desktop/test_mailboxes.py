"""The mailboxes: what is being read, how fast, what could not be; what lies on this machine; dropping one."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.mailboxes import mailbox_finder
from oakensearch_gui.desktop.mailboxes.indexing import Progress
from oakensearch_gui.desktop.mailboxes.mailboxes_dialog import MailboxesDialog
from oakensearch_gui.desktop.mailboxes.pace import Pace
from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.library.library import Library
from oakensearch_gui.library.problems import MessageProblem
from oakensearch_gui.mail.sources.discover import Discovered
from oakensearch_gui.paths import Home
from tests.desktop.fakes import FakeEngine


@pytest.fixture
def dialog(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> MailboxesDialog:
    engine.library.unreadable = (MessageProblem(3, 1_704_067_200, "Plan", "Ann", "plan.pdf", "It is encrypted."),)
    window.mailboxes.on_mailboxes_requested()
    found = window.findChild(MailboxesDialog)
    assert found is not None
    qtbot.waitUntil(lambda: found.problems.list.count() == 1)
    return found


def test_which_message_could_not_be_read_and_why_is_listed(qtbot: QtBot, dialog: MailboxesDialog) -> None:
    assert dialog.problems.toggle.text() == "1 thing could not be read"
    assert dialog.problems.list.isHidden()
    dialog.problems.toggle.click()
    text = dialog.problems.list.item(0).text()
    for part in ("Plan", "Ann", "plan.pdf", "It is encrypted."):
        assert part in text


def test_a_mailbox_that_cannot_be_read_is_told_while_it_is_tried(dialog: MailboxesDialog, window: MainWindow) -> None:
    window._indexing.problem_found.emit("The folder is locked.")
    window._indexing.problem_found.emit("The folder is locked.")
    assert dialog.problems.list.count() == 2


def test_reading_is_held_and_goes_on(qtbot: QtBot, dialog: MailboxesDialog, window: MainWindow) -> None:
    panel = dialog.activity
    assert panel.pause.text() == "Look for new mail"
    panel.pause.click()
    qtbot.waitUntil(lambda: panel.what.text() == "Indexing words: 2 of 4")
    assert panel.bar.isVisible()
    panel.pause.click()
    qtbot.waitUntil(lambda: panel.pause.text() == "Resume")
    assert "can be searched" in panel.how_fast.text()
    panel.pause.click()
    qtbot.waitUntil(lambda: panel.pause.text() == "Pause")
    window._indexing.stop()
    qtbot.waitUntil(lambda: panel.pause.text() == "Look for new mail")
    assert panel.how_fast.text() == "2 new, 0 gone"


def test_a_dialog_opened_late_shows_what_goes_on(qtbot: QtBot, window: MainWindow) -> None:
    with qtbot.waitSignal(window._indexing.progressed):
        window._indexing.start()
    window.mailboxes.on_mailboxes_requested()
    found = window.findChild(MailboxesDialog)
    assert found is not None
    assert found.activity.what.text() == "Indexing words: 2 of 4"


def test_removing_asks_and_cleans(
    qtbot: QtBot, dialog: MailboxesDialog, engine: FakeEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    def answered(box: QMessageBox) -> int:
        said.append(box.informativeText())
        next(button for button in box.buttons() if button.text().replace("&", "") == "Remove").click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answered)
    dialog.list.setCurrentRow(0)
    dialog.remove_button.click()
    qtbot.waitUntil(lambda: engine.library.added == [])
    assert "stays where it is" in said[0]


def test_enter_presses_the_button_beside_and_not_the_one_that_closes(dialog: MailboxesDialog, qtbot: QtBot) -> None:
    asked: list[str] = []
    dialog.backup_requested.disconnect()  # which would ask where to, and wait
    dialog.backup_requested.connect(lambda: asked.append("backup"))
    dialog.backup_button.setFocus()
    qtbot.keyClick(dialog.backup_button, Qt.Key.Key_Return)
    dialog.list.setFocus()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    assert asked == ["backup"]
    assert dialog.isVisible()
    dialog.problems.toggle.setFocus()
    qtbot.keyClick(dialog.problems.toggle, Qt.Key.Key_Return)
    assert dialog.problems.list.isVisible()
    buttons = dialog.findChild(QDialogButtonBox)
    assert buttons is not None
    close = buttons.button(QDialogButtonBox.StandardButton.Close)
    close.setFocus()
    qtbot.keyClick(close, Qt.Key.Key_Return)
    assert not dialog.isVisible()


def test_the_keyboard_stays_where_it_is_when_the_mailboxes_are_counted_again(
    dialog: MailboxesDialog, window: MainWindow
) -> None:
    assert dialog.list.currentRow() == 0, "one is chosen, so that it is seen where the keyboard is"
    dialog.remove_button.setFocus()
    dialog.on_status_found(window.searching.status)
    assert dialog.remove_button.isEnabled()
    assert dialog.focusWidget() is dialog.remove_button
    dialog.on_status_found(replace(window.searching.status, sources=()))
    assert not dialog.remove_button.isEnabled()


def test_a_pause_is_told_before_the_batch_under_way_is_done(
    qtbot: QtBot, dialog: MailboxesDialog, window: MainWindow
) -> None:
    panel, indexing = dialog.activity, window._indexing
    with qtbot.waitSignal(indexing.progressed):
        indexing.start()
    panel.pause.click()
    assert panel.how_fast.text() == "Pausing…"
    panel.on_progressed(Progress("indexing", 3, 4))
    assert panel.how_fast.text() == "Pausing…"
    qtbot.waitUntil(lambda: panel.pause.text() == "Resume")
    assert panel.how_fast.text() == "Paused. What was read can be searched."


def test_nothing_is_read_while_somebody_else_writes(qtbot: QtBot, window: MainWindow) -> None:
    indexing = window._indexing
    with qtbot.waitSignal(indexing.progressed):
        indexing.start()
    with qtbot.waitSignal(indexing.ended):
        indexing.hold()
    indexing.start()
    indexing.stop_and_start()
    assert not indexing.running
    with qtbot.waitSignal(indexing.started):
        indexing.release()


def test_the_pace_is_that_of_the_last_seconds() -> None:
    now = [0.0]
    pace = Pace(lambda: now[0])

    def at(seconds: float, progress: Progress) -> tuple[float | None, float | None]:
        now[0] = seconds
        pace.take(progress)
        return pace.rate, pace.seconds_left

    assert at(0, Progress("reading", 0, 1000)) == (None, None)
    assert at(1, Progress("reading", 50, 1000)) == (None, None), "too early to tell"
    assert at(4, Progress("reading", 400, 1000)) == (100, 6)
    assert at(5, Progress("embedding", 10, None)) == (None, None), "another phase"
    assert at(9, Progress("embedding", 30, None)) == (5, None)
    pace.forget()
    assert pace.rate is None


# ---- the first run, and dropping


@pytest.fixture
def new_engine(engine: FakeEngine) -> FakeEngine:
    engine.library.added.clear()
    engine.library.messages.clear()
    return engine


def test_the_first_page_offers_what_lies_on_this_machine(
    qtbot: QtBot, new_engine: FakeEngine, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    found = (
        Discovered("thunderbird", Path("/home/x/.thunderbird"), "Thunderbird", 3_000_000),
        Discovered("maildir", Path("/home/x/Maildir"), "Mail folder", 9_000_000),
    )
    monkeypatch.setattr(mailbox_finder, "discover", lambda: found)
    window: MainWindow = request.getfixturevalue("bare_window")
    offers = window.pane.first_run.discovered
    qtbot.waitUntil(lambda: len(offers.buttons) == 2)
    assert "Mail folder" in offers.buttons[0].text(), "the largest first"
    assert "8.6 MB" in offers.buttons[0].text()
    chain: list[QWidget] = [window.pane.first_run.sample]
    while len(chain) < 40:
        following = chain[-1].nextInFocusChain()
        assert following is not None
        chain.append(following)
    reached = [widget.objectName() for widget in chain if widget.isVisible() and widget.focusPolicy().value]
    assert reached[:4] == ["try_sample", "discovered_0", "discovered_1", "suggestion_0"], "as they stand on the page"
    offers.buttons[1].click()
    qtbot.waitUntil(lambda: new_engine.library.added == [Path("/home/x/.thunderbird")])


def drop(window: MainWindow, *urls: QUrl) -> bool:
    data = QMimeData()
    data.setUrls(list(urls))
    action, buttons, keys = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(50, 50), action, data, buttons, keys)
    entering.ignore()
    QApplication.sendEvent(window, entering)
    if not entering.isAccepted():
        return False
    QApplication.sendEvent(window, QDropEvent(QPointF(50, 50), action, data, buttons, keys))
    return True


def test_a_folder_dropped_on_the_window_is_added(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine, tmp_path: Path
) -> None:
    assert drop(window, QUrl.fromLocalFile(str(tmp_path)))
    qtbot.waitUntil(lambda: tmp_path in engine.library.added)


def test_a_web_address_dropped_on_the_window_is_refused(window: MainWindow) -> None:
    assert not drop(window, QUrl("https://evil.example/mail.mbox"))


# ---- what the library tells


def test_the_library_lists_problems_and_threads(home: Home) -> None:
    library = Library.open(home)
    columns = [row[1] for row in library.connection.execute("PRAGMA table_info(messages)")]
    message = f"INSERT INTO messages ({', '.join(columns)}) VALUES ({', '.join(f':{name}' for name in columns)})"
    for key, date, told in ((1, 100, []), (2, 300, ["Its date is odd."]), (3, 200, [])):
        values: dict[str, object] = {
            "id": key,
            "fingerprint": bytes([key]),
            "change": key,
            "thread_id": 5,
            "date": date,
        }
        values |= {"subject": f"Subject {key}", "sender_name": "Ann", "problems": json.dumps(told), "recipients": "{}"}
        library.connection.execute(message, {name: values.get(name, 0) for name in columns})
    library.connection.execute(
        "INSERT INTO attachments (message_id, ordinal, filename, media_type, size, problem)"
        " VALUES (3, 0, 'a.pdf', 'application/pdf', 9, 'It is encrypted.')"
    )
    assert [summary.id for summary in library.thread(5)] == [1, 3, 2]
    assert [(p.message_id, p.part, p.text) for p in library.problems()] == [
        (2, "", "Its date is odd."),
        (3, "a.pdf", "It is encrypted."),
    ]
    library.close()


def test_what_could_not_be_read_goes_with_its_mailbox(
    qtbot: QtBot, dialog: MailboxesDialog, window: MainWindow, engine: FakeEngine
) -> None:
    engine.library.unreadable = ()
    window._client.source_removed.emit(1)
    qtbot.waitUntil(lambda: dialog.problems.isHidden())


def test_the_list_of_mailboxes_keeps_its_room_when_the_problems_unfold(dialog: MailboxesDialog) -> None:
    before = dialog.list.height()
    dialog.problems.toggle.click()
    QApplication.processEvents()
    assert dialog.list.height() >= before - 20


def test_after_the_last_mailbox_is_gone_the_next_one_is_shown_at_once(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine
) -> None:
    window.pane.list.select_row(3)  # one that is walked is kept as it is
    kept, engine.library.messages = engine.library.messages, []
    window._client.remove_source(1)
    qtbot.waitUntil(window.pane.first_run.isVisible)
    assert window.pane.model.total == 0
    assert window.status_line.hint.isHidden(), "there is no row to open"
    assert window.toolbar.facets_button.isHidden()
    engine.library.messages = kept
    window._client.add_source(Path("/mail/other"))
    qtbot.waitUntil(lambda: window.pane.showing_list)
    assert window.pane.model.total == 60
    assert window.pane.better.isHidden()


def test_the_dialog_offers_what_else_lies_on_this_machine(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    (added,) = {source.path for source in engine.library.sources()}
    found = (
        Discovered("maildir", added, "Mail folder", 9_000_000),
        Discovered("maildir", added / "within", "Mail folder", 1_000_000),
        Discovered("thunderbird", Path("/home/x/.thunderbird"), "Thunderbird", 3_000_000),
    )
    monkeypatch.setattr(mailbox_finder, "discover", lambda: found)
    window.mailboxes.on_mailboxes_requested()
    dialog = window.findChild(MailboxesDialog)
    assert dialog is not None
    qtbot.waitUntil(lambda: len(dialog.discovered.buttons) == 1)
    assert dialog.discovered.isVisibleTo(dialog)
    dialog.discovered.buttons[0].click()
    qtbot.waitUntil(lambda: engine.library.added[-1] == Path("/home/x/.thunderbird"))
    qtbot.waitUntil(lambda: not dialog.discovered.buttons)
    assert dialog.focusWidget() is dialog.list
