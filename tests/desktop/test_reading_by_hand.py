"""What came up when people read mail with the keyboard alone, on paper, with pictures, on a small screen."""

from __future__ import annotations

import base64
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QPoint, Qt
from PySide6.QtGui import QImage, QPdfWriter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.desktop.memory import Memory
from oakensearch_gui.desktop.message.message_paper import paper, put_on_pages, write_pdf
from oakensearch_gui.desktop.message.message_pictures import pictures
from oakensearch_gui.desktop.message.message_quotes import quotes
from oakensearch_gui.desktop.message.message_text import pictures_apart
from oakensearch_gui.desktop.message.message_window import MessageWindow
from oakensearch_gui.desktop.shortcuts import Shortcuts
from oakensearch_gui.desktop.worker import _prepared
from oakensearch_gui.mail.view import read_view
from oakensearch_gui.paths import Home
from oakensearch_gui.settings import Settings
from tests.desktop.fakes import FakeEngine, hit, summary

QUOTE = "".join(f"> line {n} of the quote\r\n" for n in range(1, 9))
HEAD = "From: Ann <ann@oak.example>\r\nTo: ben@elm.example\r\nSubject: Roof\r\n"
PLAIN = (
    f"{HEAD}Content-Type: text/plain\r\n\r\nI agree, roof.\r\n\r\nBen wrote:\r\n{QUOTE}\r\nThe roof again.\r\n".encode()
)


def html_mail(html: str) -> bytes:
    return f"{HEAD}Content-Type: text/html; charset=utf-8\r\n\r\n{html}\r\n".encode()


def picture(width: int, height: int) -> str:
    """A data: address, as the sanitiser writes them."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkGreen)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return "data:image/png;base64," + base64.b64encode(buffer.data().data()).decode()


@pytest.fixture
def memory(home: Home) -> Memory:
    return Memory(home.window_file)


def shown(
    qtbot: QtBot, theme: Theme, memory: Memory, data: bytes = PLAIN, words: tuple[str, ...] = ()
) -> MessageWindow:
    opened = _prepared(replace(hit(summary(1)), matched_words=words), read_view(data))
    window = MessageWindow(replace(opened, data=data), theme, Shortcuts(Settings()), memory)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


# ---- quotes and marks


def test_a_quote_is_unfolded_and_folded_again_without_leaving_it(qtbot: QtBot, theme: Theme, memory: Memory) -> None:
    window = shown(qtbot, theme, memory)
    window.body.focusNextPrevChild(True)
    for unfolded in (True, False, True):
        qtbot.keyClick(window.body, Qt.Key.Key_Return)
        assert ("line 3 of the quote" in window.body.toPlainText()) is unfolded


def test_the_mark_that_is_shown_stays_when_a_quote_unfolds(qtbot: QtBot, theme: Theme, memory: Memory) -> None:
    window = shown(qtbot, theme, memory, words=("roof",))
    qtbot.keyClick(window, Qt.Key.Key_F3)
    assert window.find_bar.count.text() == "2 of 2"
    window.quotes_toggle.click()
    assert window.find_bar.count.text() == "2 of 2"


@pytest.mark.parametrize(
    ("html", "lines"),
    [
        ("mine<blockquote><p>a</p><p>b</p><p>c</p><p>d</p><p>e</p></blockquote>", 5),
        ("mine<blockquote>a<br>b<br>c<br>d</blockquote>", 4),
    ],
)
def test_the_lines_of_a_quote_are_counted_as_people_do(html: str, lines: int) -> None:
    assert [quote.lines for quote in quotes(html)] == [lines]


def test_a_word_that_is_not_there_is_told(qtbot: QtBot, theme: Theme, memory: Memory) -> None:
    window = shown(qtbot, theme, memory)
    assert window.find_bar.count.text() == ""
    window.find_bar.focus()
    qtbot.keyClicks(window.find_bar.field, "xyzzy")
    assert window.find_bar.count.text() == "Not in the text"


def test_esc_leaves_the_field_and_then_the_message(qtbot: QtBot, theme: Theme, memory: Memory) -> None:
    window = shown(qtbot, theme, memory)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    window.find_bar.focus()
    qtbot.keyClick(window.find_bar.field, Qt.Key.Key_Escape)
    assert window.isVisible()
    assert window.body.hasFocus()
    with qtbot.waitSignal(window.closed):
        qtbot.keyClick(window.body, Qt.Key.Key_Escape)


# ---- the thread


def test_a_message_that_was_opened_from_the_thread_leads_back_to_it(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine
) -> None:
    engine.library.messages = [replace(m, thread_id=700) if m.id <= 2 else m for m in engine.library.messages]
    first = engine.library.messages[0]
    window.messages.on_hit_opened(replace(hit(first), matched_words=("leaking",)))
    qtbot.waitUntil(lambda: window.messages.of(1) is not None)
    opened = window.messages.of(1)
    assert opened is not None
    opened.thread_list.list.setCurrentRow(1)
    qtbot.keyClick(opened.thread_list.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.messages.of(2) is not None)
    second = window.messages.of(2)
    assert second is not None
    assert second.find_bar.count.text() == "1 of 2", "the searched words are marked in it, too"
    left: list[int] = []
    window.messages.closed.connect(left.append)
    second.close()
    qtbot.waitUntil(opened.isActiveWindow)
    assert left == [], "the list is not gone back to while the first is open"
    opened.close()
    assert left == [1]


# ---- keys


def test_enter_presses_the_button_that_has_the_focus(qtbot: QtBot, theme: Theme, memory: Memory) -> None:
    window = shown(qtbot, theme, memory)
    window.header.toggle.setFocus()
    qtbot.keyClick(window.header.toggle, Qt.Key.Key_Return)
    assert window.header.all_headers.isVisible()
    qtbot.keyClick(window.header.toggle, Qt.Key.Key_Enter)
    assert not window.header.all_headers.isVisible()


def test_the_button_of_all_headers_stays_where_it_is(qtbot: QtBot, theme: Theme, memory: Memory) -> None:
    window = shown(qtbot, theme, memory)
    before = window.header.toggle.mapTo(window, QPoint(0, 0))
    window.header.toggle.click()
    assert window.header.toggle.mapTo(window, QPoint(0, 0)) == before


# ---- what there is to see


def test_a_message_without_a_text_says_so_and_why(qtbot: QtBot, theme: Theme, memory: Memory) -> None:
    data = f"{HEAD}Content-Type: application/pkcs7-mime; smime-type=enveloped-data\r\n\r\nMIIB\r\n".encode()
    said = shown(qtbot, theme, memory, data).body.placeholderText()
    assert said == "There is no text that can be shown.\nencrypted (S/MIME): only the header could be read"
    assert shown(qtbot, theme, memory).body.placeholderText() == ""


def test_a_message_without_a_sender_shows_a_dash(qtbot: QtBot, theme: Theme, memory: Memory) -> None:
    opened = _prepared(hit(summary(1)), read_view(PLAIN))
    nobody = replace(opened.hit.message, sender=replace(opened.hit.message.sender, name="", address=""))
    window = MessageWindow(
        replace(opened, hit=replace(opened.hit, message=nobody)), theme, Shortcuts(Settings()), memory
    )
    qtbot.addWidget(window)
    sender = window.findChild(QLabel, "message_from")
    assert sender is not None
    assert sender.text() == "–"


def test_a_wide_picture_is_as_wide_as_the_window(qtbot: QtBot, theme: Theme, memory: Memory) -> None:
    window = shown(qtbot, theme, memory)
    window.body.show_html(
        f'<p>See:</p><img src="{picture(2400, 600)}"><p>and</p><img src="{picture(20, 10)}" width="60">'
    )
    for width in (900, 500):
        window.resize(width, 700)
        room = window.body.viewport().width()
        (wide, small) = pictures(window.body.document())
        assert 0.8 * room < wide.width <= room
        assert wide.height == pytest.approx(wide.width / 4)
        assert (small.width, small.height) == (60, 30)
        assert window.body.horizontalScrollBar().maximum() == 0


def test_pictures_are_found_again_when_the_text_before_them_unfolds(qtbot: QtBot, theme: Theme, memory: Memory) -> None:
    window = shown(qtbot, theme, memory)
    quote = "<blockquote>" + "<p>said before</p>" * 30 + "</blockquote>"
    window.body.show_html(f'<p>mine</p>{quote}<p>See:</p><img src="{picture(2400, 2000)}">')
    window.resize(700, 300)
    for every in (True, False, True):
        window.body.unfold(every=every)  # a Qt warning, of a place that is no longer there, fails the test
        (wide,) = pictures(window.body.document())
        assert wide.width < window.body.width()


def test_a_picture_stands_below_the_paragraph_it_follows() -> None:
    assert pictures_apart("<p>a</p> <img src=x><img src=y>b") == "<p>a</p> <div><img src=x><img src=y></div>b"
    assert pictures_apart("<p>a <img src=x></p>") == "<p>a <img src=x></p>"


def test_only_what_leads_somewhere_looks_like_a_link(qtbot: QtBot, theme: Theme, memory: Memory) -> None:
    window = shown(qtbot, theme, memory)
    window.body.show_html('<p><a>nowhere</a> <a href="https://oak.example/">link</a></p>')
    colours = {}
    for word in ("nowhere", "link"):
        found = window.body.document().find(word)
        colours[word] = found.charFormat().foreground().color().name()
    assert colours["link"] == window.body._colours.accent.casefold()
    assert colours["nowhere"] != colours["link"]


def test_attachments_that_need_to_be_scrolled_keep_their_height(qtbot: QtBot, theme: Theme, memory: Memory) -> None:
    parts = "".join(
        f'--x\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; filename="notes {n}.txt"\r\n\r\nhi\r\n'
        for n in range(20)
    )
    data = f"{HEAD}MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n{parts}--x--\r\n".encode()
    bar = shown(qtbot, theme, memory, data).attachments
    qtbot.waitUntil(lambda: bar.horizontalScrollBar().maximum() > 0)
    inside = bar.widget()
    assert inside is not None
    assert bar.viewport().height() >= inside.minimumSizeHint().height()
    assert not bar.verticalScrollBar().isVisible()


# ---- paper


def pages_of(path: Path) -> int:
    return path.read_bytes().count(b"/Type /Page\n")


def test_small_letters_of_a_sender_can_be_read_on_paper(
    qtbot: QtBot, theme: Theme, memory: Memory, tmp_path: Path
) -> None:
    lines = "".join(f'<p style="font-size:13px">Line {n} of a long letter.</p>' for n in range(150))
    window = shown(qtbot, theme, memory, html_mail(lines))
    document = paper(window._opened, window.body.whole_html)
    assert write_pdf(document, "long", tmp_path / "long.pdf")
    assert pages_of(tmp_path / "long.pdf") == document.pageCount() >= 4, "as many as 150 lines of that size need"


def test_a_wide_picture_fits_on_paper(qtbot: QtBot, theme: Theme, memory: Memory, tmp_path: Path) -> None:
    window = shown(qtbot, theme, memory, html_mail("<p>x</p>"))
    document = paper(window._opened, f'<p>x</p><img src="{picture(3000, 300)}">')
    assert write_pdf(document, "wide", tmp_path / "wide.pdf")
    (wide,) = pictures(document)
    assert wide.width == pytest.approx(document.pageSize().width())


@pytest.mark.qt_log_ignore("QPainter::begin", "This plugin does not support")
def test_a_printer_that_cannot_be_reached_is_told(
    qtbot: QtBot, theme: Theme, memory: Memory, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = shown(qtbot, theme, memory)
    document = paper(window._opened, window.body.whole_html)
    assert not put_on_pages(document, QPdfWriter(str(tmp_path / "no such folder" / "x.pdf")))
    monkeypatch.setattr(QPrintDialog, "exec", lambda _: True)
    monkeypatch.setattr(QPrinter, "outputFileName", lambda _: str(tmp_path / "printed.pdf"))
    failed: list[str] = []
    window.files.failed.disconnect()
    window.files.failed.connect(failed.append)
    monkeypatch.setattr("oakensearch_gui.desktop.message.message_files.put_on_pages", lambda *_: False)
    window.files.on_print_requested()
    assert failed == ["It could not be printed: the printer cannot be reached."]
    monkeypatch.setattr("oakensearch_gui.desktop.message.message_files.put_on_pages", lambda *_: True)
    window.files.on_print_requested()
    assert "printed.pdf" in window.notice.text()
