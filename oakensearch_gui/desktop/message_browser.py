"""Shows the body of a message. Nothing that it shows can make it fetch or open anything by itself."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence
from urllib.parse import unquote_to_bytes

from PySide6.QtCore import QByteArray, QUrl, Signal, Slot
from PySide6.QtGui import QColor, QImage, QPalette, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from oakensearch_gui.desktop.message_text import text_to_html, without_empty_pictures
from oakensearch_gui.desktop.theme import LIGHT, Theme, qt_palette

_MOST_MARKS = 500
_MARGIN = 24


class MessageBrowser(QTextBrowser):
    """`link_pressed(target)` is all that happens when a link is pressed. Words that were searched are marked."""

    link_pressed = Signal(str)
    marks_changed = Signal(int, int)
    """(number of the mark that is shown, from 1; number of marks)"""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._marks: list[QTextCursor] = []
        self._current = -1
        self._colours = theme.colours
        self.setObjectName("message_body")
        self.setAccessibleName(self.tr("Text of the message"))
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setUndoRedoEnabled(False)
        self.anchorClicked.connect(self.on_anchor_clicked)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Only what the message itself brought along (data: URLs, as the sanitiser writes them); nothing else.

        What is refused is answered with nothing, which is an answer: without one Qt would look on the disk itself.
        """
        url = QUrl(name)
        if url.scheme() == "data":
            return QByteArray(_data(url.toString(QUrl.ComponentFormattingOption.FullyEncoded)))
        if kind == QTextDocument.ResourceType.ImageResource.value:
            return _no_picture()
        return QByteArray(b"")

    def show_html(self, html: str) -> None:
        """Show sanitised HTML, on paper: senders choose their colours for a white ground."""
        self._colours = LIGHT
        palette = qt_palette(LIGHT)
        palette.setColor(QPalette.ColorRole.Base, QColor(LIGHT.surface))
        self._take(without_empty_pictures(html), palette, f"background: {LIGHT.surface}; color: {LIGHT.text};")

    def show_text(self, text: str) -> None:
        """Show plain text, in the colours of the window."""
        self._colours = self._theme.colours
        made = text_to_html(text, self._colours.second, self._colours.accent)
        self._take(made, qt_palette(self._colours), "")

    def _take(self, html: str, palette: QPalette, style: str) -> None:
        self.setPalette(palette)
        self.setStyleSheet(f"QTextBrowser#message_body {{ {style} }}" if style else "")
        document = self.document()
        document.setDocumentMargin(_MARGIN)
        document.setDefaultStyleSheet(f"a {{ color: {self._colours.accent}; }}")
        self.setHtml(html)
        self._marks = []
        self._current = -1

    # ---- marks

    def mark(self, words: Sequence[str], *, whole: bool = True) -> None:
        """Mark every place of these words (whole words, unless told otherwise), and show the first."""
        flags = QTextDocument.FindFlag.FindWholeWords if whole else QTextDocument.FindFlag(0)
        found: list[QTextCursor] = []
        for word in words:
            if not word.strip():
                continue
            cursor = self.document().find(word, 0, flags)
            while not cursor.isNull() and len(found) < _MOST_MARKS:
                found.append(cursor)
                cursor = self.document().find(word, cursor, flags)
        self._marks = _apart(found)
        self._current = 0 if self._marks else -1
        self._paint_marks()

    def step(self, by: int) -> None:
        """Show the next (1) or previous (-1) mark, round and round."""
        if self._marks:
            self._current = (self._current + by) % len(self._marks)
            self._paint_marks()

    def _paint_marks(self) -> None:
        selections = []
        for number, cursor in enumerate(self._marks):
            looks = QTextCharFormat()
            current = number == self._current
            looks.setBackground(QColor(self._colours.accent if current else self._colours.mark_ground))
            looks.setForeground(QColor(self._colours.on_accent if current else self._colours.mark))
            selection = QTextEdit.ExtraSelection()
            selection.cursor = cursor
            selection.format = looks
            selections.append(selection)
        self.setExtraSelections(selections)
        if self._current >= 0:
            place = QTextCursor(self._marks[self._current])
            place.clearSelection()
            self.setTextCursor(place)
            self.ensureCursorVisible()
        self.marks_changed.emit(self._current + 1, len(self._marks))

    @Slot(QUrl)
    def on_anchor_clicked(self, url: QUrl) -> None:
        """Called by the browser. A place in the same message is gone to; all else is asked about."""
        if url.isRelative() and url.hasFragment() and not url.path():
            self.scrollToAnchor(url.fragment())
        else:
            self.link_pressed.emit(url.toString(QUrl.ComponentFormattingOption.FullyEncoded))


def _apart(found: list[QTextCursor]) -> list[QTextCursor]:
    """The places in their order, without those that lie in an earlier or longer one."""
    kept: list[QTextCursor] = []
    for cursor in sorted(found, key=lambda cursor: (cursor.selectionStart(), -cursor.selectionEnd())):
        if not kept or cursor.selectionStart() >= kept[-1].selectionEnd():
            kept.append(cursor)
    return kept


def _no_picture() -> QImage:
    """One pixel that is not there."""
    picture = QImage(1, 1, QImage.Format.Format_ARGB32)
    picture.fill(0)
    return picture


def _data(url: str) -> bytes:
    """The bytes in a data: URL (RFC 2397); none where it is malformed."""
    head, _, body = url.partition(",")
    raw = unquote_to_bytes(body)
    if not head.endswith(";base64"):
        return raw
    try:
        return base64.b64decode(raw)
    except binascii.Error:
        return b""
