"""Reading one message: headers, folded quotes, its thread, find, size of text, paper, source, files."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QStandardPaths, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QWheelEvent
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QToolButton
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.desktop.memory import Memory
from oakensearch_gui.desktop.message.message_quotes import folded, quotes
from oakensearch_gui.desktop.message.message_text import text_to_html, zoomed
from oakensearch_gui.desktop.message.message_window import MessageWindow
from oakensearch_gui.desktop.message.source_view import SourceWindow, readable
from oakensearch_gui.desktop.shortcuts import Shortcuts
from oakensearch_gui.desktop.worker import _prepared
from oakensearch_gui.mail.shown import ViewPart
from oakensearch_gui.mail.view import read_view
from oakensearch_gui.paths import Home
from oakensearch_gui.settings import Settings
from tests.desktop.fakes import FakeEngine, hit, summary

CTRL = Qt.KeyboardModifier.ControlModifier
QUOTE = "".join(f"> line {n} of the quote\r\n" for n in range(1, 9))
LETTER = (
    "From: Ann <ann@oak.example>\r\nTo: ben@elm.example\r\nSubject: Roof / invoice\r\nX-Odd: yes\r\n"
    f"Content-Type: text/plain; charset=utf-8\r\n\r\nI agree.\r\n\r\nBen wrote:\r\n{QUOTE}\r\nMore of mine.\r\n"
).encode()


@pytest.fixture
def memory(home: Home) -> Memory:
    return Memory(home.window_file)


def shown(
    qtbot: QtBot, theme: Theme, memory: Memory, data: bytes = LETTER, words: tuple[str, ...] = (), thread: int = 1
) -> MessageWindow:
    opened = _prepared(replace(hit(summary(1)), matched_words=words), read_view(data))
    messages = tuple(summary(key, unread=key % 2 == 0) for key in range(1, thread + 1))
    window = MessageWindow(replace(opened, data=data, thread=messages), theme, Shortcuts(Settings()), memory)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


# ---- quotes


def test_quoted_text_is_folded_and_unfolds_by_its_line(qtbot: QtBot, theme: Theme, memory: Memory) -> None:
    window = shown(qtbot, theme, memory)
    text = window.body.toPlainText()
    assert "I agree." in text
    assert "More of mine." in text
    assert "Show 8 quoted lines" in text
    assert "line 3 of the quote" not in text
    window.body.focusNextPrevChild(True)
    qtbot.keyClick(window.body, Qt.Key.Key_Return)
    assert "line 3 of the quote" in window.body.toPlainText()
    assert "Hide 8 quoted lines" in window.body.toPlainText()


def test_all_quoted_text_unfolds_by_one_key(qtbot: QtBot, theme: Theme, memory: Memory) -> None:
    window = shown(qtbot, theme, memory)
    qtbot.keyClick(window, Qt.Key.Key_O, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert "line 8 of the quote" in window.body.toPlainText()
    assert window.quotes_toggle.isChecked()
    window.quotes_toggle.click()
    assert "line 8 of the quote" not in window.body.toPlainText()


def test_a_quote_that_holds_a_searched_word_is_not_folded(qtbot: QtBot, theme: Theme, memory: Memory) -> None:
    window = shown(qtbot, theme, memory, words=("quote",))
    assert "line 3 of the quote" in window.body.toPlainText()
    assert window.find_bar.count.text() == "1 of 8"


def test_finding_a_word_unfolds_the_quote_that_holds_it(qtbot: QtBot, theme: Theme, memory: Memory) -> None:
    window = shown(qtbot, theme, memory)
    qtbot.keyClick(window, Qt.Key.Key_F, CTRL)
    qtbot.keyClicks(window.find_bar.field, "line 7")
    assert window.find_bar.count.text() == "1 of 1"


@pytest.mark.parametrize(
    ("html", "count"),
    [
        ("<p>mine</p><blockquote>a<br>b<br>c<br>d<br>e</blockquote>", 1),
        ("<blockquote>a<br>b<br>c<br>d<br>e</blockquote>", 0),  # a forwarded mail: there is nothing else
        ("<p>mine</p><blockquote>a<br>b</blockquote>", 0),
        ("<p>mine</p><blockquote>a<blockquote>b<br>c<br>d<br>e</blockquote></blockquote>", 1),
        ("<p>mine</p>" + "<blockquote>a<br>b<br>c<br>d</blockquote><p>x</p>" * 3, 3),
        ("<p>mine</p><blockquote>a<br>b<br>c<br>d", 0),
        ("<p>mine</p></blockquote>", 0),
    ],
)
def test_what_counts_as_a_quote_to_fold(html: str, count: int) -> None:
    found = quotes(html)
    assert len(found) == count
    everything = folded(html, found, frozenset(range(count)), lambda *_: "")
    assert len(everything) >= len(html)
    assert ("b<br>c" in folded(html, found, frozenset(), lambda *_: "")) is (count == 0 and "b<br>c" in html)


def test_text_keeps_its_lines() -> None:
    made = text_to_html("one\n> two\n> three\nfour", "#000000", "#111111")
    assert made.count("<blockquote") == 1
    assert "&gt; two<br>&gt; three" in made


# ---- headers, thread, marks


def test_all_headers_by_key(qtbot: QtBot, theme: Theme, memory: Memory) -> None:
    window = shown(qtbot, theme, memory)
    assert window.header.all_headers.isHidden()
    qtbot.keyClick(window, Qt.Key.Key_H, CTRL)
    assert not window.header.all_headers.isHidden()
    assert "X-Odd: yes" in window.header.all_headers.toPlainText()


def test_a_message_alone_has_no_thread_beside_it(qtbot: QtBot, theme: Theme, memory: Memory) -> None:
    assert shown(qtbot, theme, memory).thread_list.isHidden()


def test_the_thread_is_listed_and_walking_it_opens_nothing(qtbot: QtBot, theme: Theme, memory: Memory) -> None:
    window = shown(qtbot, theme, memory, thread=3)
    listed = window.thread_list.list
    assert listed.count() == 3
    assert listed.currentRow() == 0
    spoken = listed.item(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Ann Oak" in spoken
    assert "unread" in spoken
    asked: list[object] = []
    window.message_requested.connect(asked.append)
    qtbot.keyClick(listed, Qt.Key.Key_Down)
    qtbot.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=listed.visualItemRect(listed.item(2)).center())
    assert asked == []
    qtbot.keyClick(listed, Qt.Key.Key_Return)
    assert [message.id for message in asked] == [3]  # type: ignore[attr-defined]


def test_another_message_of_the_thread_opens_and_is_marked(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine
) -> None:
    engine.library.messages = [replace(m, thread_id=700) if m.id <= 2 else m for m in engine.library.messages]
    first = engine.library.messages[0]
    window.messages.on_message_requested(first)
    qtbot.waitUntil(lambda: window.messages.of(1) is not None)
    opened = window.messages.of(1)
    assert opened is not None
    assert opened.thread_list.list.count() == 2
    opened.thread_list.list.setCurrentRow(1)
    qtbot.keyClick(opened.thread_list.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.messages.of(2) is not None)
    assert engine.library.been_read == [1, 2]


def test_why_opening_marks_read_is_told_once(qtbot: QtBot, theme: Theme, memory: Memory) -> None:
    window = shown(qtbot, theme, memory)
    assert window.told.isVisible()
    window.on_told_dismissed()
    assert not window.told.isVisible()
    assert not shown(qtbot, theme, memory).told.isVisible()


# ---- size of text


def test_text_grows_by_key_and_wheel_and_stays_so(qtbot: QtBot, theme: Theme, memory: Memory) -> None:
    window = shown(qtbot, theme, memory)
    before = window.body.document().size().height()
    qtbot.keyClick(window, Qt.Key.Key_Plus, CTRL)
    qtbot.keyClick(window, Qt.Key.Key_Equal, CTRL)
    assert window.body.zoom == 1.25
    assert window.body.document().size().height() > before
    at = QPointF(50, 50)
    turned = QWheelEvent(
        at, at, QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton, CTRL, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(window.body.viewport(), turned)
    assert window.body.zoom == 1.5
    qtbot.keyClick(window, Qt.Key.Key_0, CTRL)
    assert window.body.zoom == 1.0
    for _ in range(20):
        window.on_smaller_wanted()
    assert window.body.zoom == 0.5
    assert shown(qtbot, theme, memory).body.zoom == 0.5


def test_sizes_that_the_sender_chose_grow_too() -> None:
    assert zoomed('<p style="font-size:10px">', 1.5) == '<p style="font-size:15px">'
    assert zoomed('<p style="font-size:10px">', 1.0) == '<p style="font-size:10px">'


# ---- files


def choose(monkeypatch: pytest.MonkeyPatch, path: Path) -> list[str]:
    suggested: list[str] = []

    def chosen(parent: object, title: str, name: str, kinds: str = "") -> tuple[str, str]:
        suggested.append(Path(name).name)
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    return suggested


def test_the_message_is_saved_byte_for_byte(
    qtbot: QtBot, theme: Theme, memory: Memory, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = shown(qtbot, theme, memory)
    suggested = choose(monkeypatch, tmp_path / "kept.eml")
    qtbot.keyClick(window, Qt.Key.Key_S, CTRL)
    assert (tmp_path / "kept.eml").read_bytes() == LETTER
    assert suggested == ["Message 1.eml"]
    assert "kept.eml" in window.notice.text()


def test_a_folder_that_cannot_be_written_is_told(
    qtbot: QtBot, theme: Theme, memory: Memory, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = shown(qtbot, theme, memory)
    choose(monkeypatch, tmp_path / "no such folder" / "kept.eml")
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *said: told.append(said[2]))
    window.files.on_save_requested()
    assert "could not be saved" in told[0]


def test_a_pdf_holds_the_whole_message(
    qtbot: QtBot, theme: Theme, memory: Memory, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = shown(qtbot, theme, memory)
    assert choose(monkeypatch, tmp_path / "paper.pdf") == []
    window.files.on_pdf_requested()
    assert (tmp_path / "paper.pdf").read_bytes().startswith(b"%PDF-")
    assert "line 3 of the quote" in window.body.whole_html


def test_printing_asks_which_printer(
    qtbot: QtBot, theme: Theme, memory: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = shown(qtbot, theme, memory)
    asked: list[str] = []
    monkeypatch.setattr(QPrintDialog, "exec", lambda dialog: asked.append(dialog.objectName()))
    qtbot.keyClick(window, Qt.Key.Key_P, CTRL)
    assert asked == ["print_dialog"]


def test_the_source_is_shown_as_it_lies_in_the_mailbox(qtbot: QtBot, theme: Theme, memory: Memory) -> None:
    window = shown(qtbot, theme, memory)
    qtbot.keyClick(window, Qt.Key.Key_U, CTRL)
    source = window.findChild(SourceWindow)
    assert source is not None
    assert "X-Odd: yes" in source.text.toPlainText()
    assert source.text.isReadOnly()
    source.close()


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ("grün".encode(), "grün"),
        ("grün".encode("latin-1"), "grün"),
        (b"a\r\nb", "a\nb"),
        (b"a\0b\x1bc", "a\ufffdb\ufffdc"),
        (b"", ""),
    ],
)
def test_any_bytes_can_be_read(data: bytes, text: str) -> None:
    assert readable(data) == text


def test_opening_an_attachment_asks_and_gives_a_private_copy(
    qtbot: QtBot, theme: Theme, memory: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = shown(qtbot, theme, memory)
    window.attachments.show_parts(
        [ViewPart("plan.pdf", "application/pdf", "", False, b"%PDF-1"), ViewPart("x.exe", "a/b", "", False, b"MZ")]
    )
    opened: list[Path] = []

    def opening(url: QUrl) -> bool:
        opened.append(Path(url.toLocalFile()))
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", opening)
    monkeypatch.setattr(QStandardPaths, "findExecutable", staticmethod(lambda _: ""))  # the system is not asked
    answers = iter(["Cancel", "Open"])

    def answered(box: QMessageBox) -> int:
        wanted = next(answers)
        next(button for button in box.buttons() if button.text().replace("&", "") == wanted).click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answered)
    button = window.attachments.findChild(QToolButton, "open_attachment_0")
    assert button is not None
    button.click()
    assert opened == []
    button.click()
    assert opened[0].name == "plan.pdf"
    assert opened[0].read_bytes() == b"%PDF-1"
    assert opened[0].stat().st_mode & 0o777 == 0o400
    assert opened[0].parent.stat().st_mode & 0o777 == 0o700
    program = window.attachments.findChild(QToolButton, "open_attachment_1")
    assert program is not None
    assert not program.isEnabled()
    assert "only be saved" in program.toolTip()


def test_a_link_in_the_text_is_not_followed(
    qtbot: QtBot, theme: Theme, memory: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    window = shown(qtbot, theme, memory, b"Subject: x\r\n\r\nsee https://a.example/ and smb://b/c\r\n")
    assert window.body.link_texts("https://a.example/") == ("https://a.example/",)
    assert opened == []


@pytest.mark.skipif(sys.platform != "linux", reason="other systems are not asked what opens what")
@pytest.mark.parametrize(
    ("known", "name"), [("application/pdf", "plan.pdf"), ("text/plain", "list.csv"), ("", "a.pdf")]
)
def test_a_file_that_nothing_shows_is_told(
    qtbot: QtBot, theme: Theme, memory: Memory, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, known: str, name: str
) -> None:
    asker = tmp_path / "xdg-mime"
    asker.write_text(f'#!/bin/sh\n[ "$3" = "{known}" ] && echo viewer.desktop\n')
    asker.chmod(0o755)
    monkeypatch.setattr(QStandardPaths, "findExecutable", staticmethod(lambda _: str(asker)))
    opened: list[str] = []

    def opening(url: QUrl) -> bool:
        opened.append(url.fileName())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", opening)
    window = shown(qtbot, theme, memory)
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *arguments: told.append(arguments[-1]))
    window.attachments.open_part(ViewPart(name, "application/octet-stream", "", False, b"1,2"))
    qtbot.waitUntil(lambda: bool(told or opened))
    assert opened == ([name] if known else [])
    assert bool(told) is not bool(known)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems are not asked what opens what")
def test_where_the_system_cannot_be_asked_what_shows_a_file_that_is_told(
    qtbot: QtBot, theme: Theme, memory: Memory, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    broken = tmp_path / "xdg-mime"
    broken.write_text("#!/nowhere/at/all\n")
    broken.chmod(0o755)
    monkeypatch.setattr(QStandardPaths, "findExecutable", staticmethod(lambda _: str(broken)))
    window = shown(qtbot, theme, memory)
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *arguments: told.append(arguments[-1]))
    window.attachments.open_part(ViewPart("plan.pdf", "application/pdf", "", False, b"1,2"))
    qtbot.waitUntil(lambda: bool(told))
    assert "can be saved" in told[0]
