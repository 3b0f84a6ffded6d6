from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QAction, QDesktopServices, QTextDocument
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QToolButton
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.desktop.message.attachment_opening import safe_name
from oakensearch_gui.desktop.message.message_window import MessageWindow
from tests.desktop.fakes import FakeEngine


def middle_of(window: MainWindow, row: int) -> QPoint:
    return window.pane.list.visualRect(window.pane.model.index(row)).center()


def message_windows() -> list[MessageWindow]:
    return [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MessageWindow)]


def open_row(qtbot: QtBot, window: MainWindow, row: int) -> MessageWindow:
    # as a hand does: QTest sends the second press only
    qtbot.mouseClick(window.pane.list.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(window, row))
    qtbot.mouseDClick(window.pane.list.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(window, row))
    hit = window.pane.model.hit(row)
    assert hit is not None
    qtbot.waitUntil(lambda: window.messages.of(hit.message_id) is not None)
    opened = window.messages.of(hit.message_id)
    assert opened is not None
    return opened


def test_a_single_click_and_arrows_open_nothing_and_mark_nothing(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine
) -> None:
    qtbot.mouseClick(window.pane.list.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(window, 2))
    assert window.pane.list.currentIndex().row() == 2
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_Space):
        qtbot.keyClick(window.pane.list, key)
    with qtbot.waitSignal(window._client.status_found):  # comes after whatever the clicks had asked for
        window._client.want_status()
    assert message_windows() == []
    assert engine.library.been_read == []
    assert engine.library.marked == []


def test_a_double_click_opens_exactly_that_message_and_marks_it_read(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine
) -> None:
    hit = window.pane.model.hit(3)
    assert hit is not None
    opened = open_row(qtbot, window, 3)
    assert opened.message_id == hit.message_id
    qtbot.waitUntil(lambda: engine.library.marked == [(hit.message_id, True)])
    assert engine.library.been_read == [hit.message_id]
    qtbot.waitUntil(lambda: not window.pane.model.hit(3).message.unread)  # type: ignore[union-attr]
    assert window.pane.model.hit(4).message.unread  # type: ignore[union-attr]


def test_enter_on_the_row_opens_it_and_escape_comes_back(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Down)
    qtbot.keyClick(window.pane.list, Qt.Key.Key_Down)
    qtbot.keyClick(window.pane.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(message_windows()) == 1)
    opened = message_windows()[0]
    qtbot.waitExposed(opened)
    qtbot.keyClick(opened, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not message_windows())
    assert window.pane.list.currentIndex().row() == 1
    qtbot.waitUntil(lambda: window.pane.list.hasFocus())


def test_enter_in_the_search_field_opens_nothing(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    window.pane.list.select_row(1)
    window.search_bar.focus()
    with qtbot.waitSignal(window._client.result_arrived):
        qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Return)
    assert engine.library.been_read == []


def test_a_message_that_is_open_is_not_opened_twice(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    open_row(qtbot, window, 1)
    qtbot.mouseDClick(window.pane.list.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(window, 1))
    with qtbot.waitSignal(window._client.status_found):
        window._client.want_status()
    assert len(engine.library.been_read) == 1


def test_the_message_shows_its_text_with_the_words_marked(qtbot: QtBot, window: MainWindow) -> None:
    opened = open_row(qtbot, window, 0)
    assert "The roof is leaking" in opened.body.toPlainText()
    assert opened.find_bar.count.text() == "1 of 2"
    qtbot.keyClick(opened, Qt.Key.Key_F3)
    assert opened.find_bar.count.text() == "2 of 2"
    qtbot.keyClick(opened, Qt.Key.Key_F3)
    assert opened.find_bar.count.text() == "1 of 2"
    qtbot.keyClick(opened, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(opened.find_bar.field, "roo")
    assert opened.find_bar.count.text() == "1 of 1"


def test_all_headers_are_shown_when_asked_for(qtbot: QtBot, window: MainWindow) -> None:
    opened = open_row(qtbot, window, 0)
    assert opened.header.all_headers.isHidden()
    opened.header.toggle.click()
    assert "Message-Id" in opened.header.all_headers.toPlainText()


def test_what_was_blocked_is_told(qtbot: QtBot, window: MainWindow) -> None:
    assert "2 things from the network were blocked" in open_row(qtbot, window, 0).notice.text()


def test_nothing_outside_the_message_is_loaded(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("private")
    body = open_row(qtbot, window, 0).body
    for address in (secret.as_uri(), str(secret), "https://track.example/x.png", "//host/share", "qrc:/x", "cid:1"):
        picture = body.document().resource(QTextDocument.ResourceType.ImageResource.value, QUrl(address))
        assert picture.size().width() == 1, "one pixel that is not there"
        style = body.document().resource(QTextDocument.ResourceType.StyleSheetResource.value, QUrl(address + "?s"))
        assert not style
    assert bytes(body.loadResource(2, QUrl("data:image/png;base64,aGk="))) == b"hi"  # type: ignore[call-overload]


@pytest.fixture
def web(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What would have been opened outside."""
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    return opened


def answer(monkeypatch: pytest.MonkeyPatch, word: str) -> list[str]:
    """Press the button `word` in the next question; returns what the question said."""
    said: list[str] = []

    def answered(box: QMessageBox) -> int:
        said.append(f"{box.text()} {box.informativeText()}")
        button = next((b for b in box.buttons() if b.text().replace("&", "") == word), None)
        if button is not None:
            button.click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answered)
    return said


def test_a_link_shows_where_it_leads_and_asks(
    qtbot: QtBot, window: MainWindow, web: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = open_row(qtbot, window, 0)
    said = answer(monkeypatch, "Cancel")
    opened.body.anchorClicked.emit(QUrl("https://real.example/pay"))
    assert "real.example/pay" in said[0]
    assert web == []
    answer(monkeypatch, "Open")
    opened.body.anchorClicked.emit(QUrl("https://real.example/pay"))
    assert web == ["https://real.example/pay"]


@pytest.mark.parametrize("target", ["file:///etc/passwd", "javascript:alert(1)", "smb://host/x"])
def test_a_link_to_anything_but_the_web_is_not_opened(
    qtbot: QtBot, window: MainWindow, web: list[str], monkeypatch: pytest.MonkeyPatch, target: str
) -> None:
    opened = open_row(qtbot, window, 0)
    answer(monkeypatch, "Open")
    opened.body.anchorClicked.emit(QUrl(target))
    assert web == []


def test_an_attachment_is_saved_under_a_name_without_folders(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = open_row(qtbot, window, 0)
    suggested: list[str] = []

    def chosen(parent: object, title: str, name: str) -> tuple[str, str]:
        suggested.append(name)
        return str(tmp_path / "saved.txt"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    save = opened.attachments.findChild(QToolButton, "save_attachment_0")
    assert save is not None
    save.click()
    assert [Path(one).name for one in suggested] == ["quote.txt"]
    save.click()
    assert Path(suggested[1]) == tmp_path / "quote.txt", "the next question begins where the last one ended"
    assert (tmp_path / "saved.txt").read_text().strip() == "4860"


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("../../x.txt", "x.txt"),
        ("C:\\Users\\x.txt", "x.txt"),
        (".bashrc", "bashrc"),
        ("a\0b\n.txt", "ab.txt"),
        ("", ""),
    ],
)
def test_names_of_attachments_are_harmless(name: str, safe: str) -> None:
    assert safe_name(name) == safe


def test_the_menu_of_a_hit_marks_copies_and_narrows(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    hit = window.pane.model.hit(2)
    assert hit is not None
    window.pane.list.select_row(2)
    menu = window.pane.list.menu_of(window.pane.list.chosen())
    actions = {action.text().partition("\t")[0]: action for action in menu.actions()}
    actions["Mark as read"].trigger()
    qtbot.waitUntil(lambda: engine.library.marked == [(hit.message_id, True)])
    copying = menu.findChild(QAction, "hit_copy_message_id")
    assert isinstance(copying, QAction)
    copying.trigger()
    assert QApplication.clipboard().text() == "3@oak.example"
    actions["More from this sender"].trigger()
    assert window.search_bar.text == "from:ann@oak.example"
    assert engine.library.been_read == []
