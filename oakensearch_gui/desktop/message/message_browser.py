"""Shows the body of a message. Nothing that it shows can make it fetch or open anything by itself."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, QUrl, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFontInfo,
    QKeyEvent,
    QPalette,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QWheelEvent,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from oakensearch_gui.desktop.look.theme import LIGHT, Theme, qt_palette
from oakensearch_gui.desktop.message.message_pictures import Picture, fit, pictures
from oakensearch_gui.desktop.message.message_quotes import SCHEME, Quote, folded, quotes
from oakensearch_gui.desktop.message.message_resources import own_resource
from oakensearch_gui.desktop.message.message_text import pictures_apart, text_to_html, without_empty_pictures, zoomed
from oakensearch_gui.desktop.words.wording import number_text

ZOOMS = (0.5, 0.67, 0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0)
"""The sizes that text can be read in, as factors."""

_UNFOLDED, _FOLDED = "▾ ", "▸ "
_MOST_MARKS = 500
_MARGIN = 24
_TEXT_FACTOR = 1.1
"""What is read at length is a little larger than the window's own words."""


class MessageBrowser(QTextBrowser):
    """`link_pressed(target)` is all that happens when a link is pressed. Words that were searched are marked."""

    link_pressed = Signal(str)
    link_hovered = Signal(str)
    """Where the link under the pointer or the keyboard leads; empty when there is none."""
    marks_changed = Signal(int, int)
    """(number of the mark that is shown, from 1; number of marks)"""
    quotes_changed = Signal(int, int)
    """(quotes that are unfolded, quotes that can be)"""
    zoom_changed = Signal(float)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._marks: list[QTextCursor] = []
        self._current = -1
        self._colours = theme.colours
        self._html = ""
        self._on_paper = False
        self._quotes: tuple[Quote, ...] = ()
        self._unfolded: frozenset[int] = frozenset()
        self._words: tuple[tuple[str, ...], bool] = ((), True)
        self._pictures: tuple[Picture, ...] = ()
        self._zoom = 1.0
        self.setObjectName("message_body")
        self.setAccessibleName(self.tr("Text of the message"))
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setUndoRedoEnabled(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.anchorClicked.connect(self.on_anchor_clicked)
        self.highlighted.connect(self.on_highlighted)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Only what the message itself brought along (data: URLs, as the sanitiser writes them); nothing else."""
        return own_resource(kind, name)

    def show_html(self, html: str, words: Sequence[str] = ()) -> None:
        """Show sanitised HTML, on paper: senders choose their colours for a white ground. Marks `words`."""
        self._colours, self._on_paper = LIGHT, True
        self._take(pictures_apart(without_empty_pictures(html)), words)

    def show_text(self, text: str, words: Sequence[str] = ()) -> None:
        """Show plain text, in the colours of the window. Marks `words`."""
        self._colours, self._on_paper = self._theme.colours, False
        self._take(text_to_html(text, self._colours.second, self._colours.accent), words)

    @property
    def whole_html(self) -> str:
        """What is shown, with every quote: for the printer."""
        return self._html

    def _take(self, html: str, words: Sequence[str]) -> None:
        self._html = html
        self._quotes = quotes(html)
        # What was searched for is never folded away.
        self._unfolded = frozenset(n for n, quote in enumerate(self._quotes) if quote.holds(words))
        palette = qt_palette(self._colours)
        if self._on_paper:
            palette.setColor(QPalette.ColorRole.Base, QColor(LIGHT.surface))
        self.setPalette(palette)
        self.document().setDocumentMargin(_MARGIN)
        self.document().setDefaultStyleSheet(f"a[href] {{ color: {self._colours.accent}; }}")
        self._render()
        self.mark(words)

    def _render(self) -> None:
        size = round(QFontInfo(self._theme.base_font).pixelSize() * _TEXT_FACTOR * self._zoom)
        paper = f"background: {LIGHT.surface}; color: {LIGHT.text};" if self._on_paper else ""
        self._pictures = ()  # not those of the text that goes
        self.setStyleSheet(f"QTextBrowser#message_body {{ {paper} font-size: {size}px; }}")
        self.setHtml(zoomed(folded(self._html, self._quotes, self._unfolded, self._label), self._zoom))
        self._pictures = pictures(self.document()) if "<img" in self._html else ()
        self._fit_pictures()
        self._marks = []
        self._current = -1
        self.quotes_changed.emit(len(self._unfolded), len(self._quotes))

    def _fit_pictures(self) -> None:
        if self._pictures:
            # As if there always were a scroll bar: its coming and going must not change the pictures that cause it.
            room = self.width() - self.verticalScrollBar().sizeHint().width() - 2 * _MARGIN
            fit(self.document(), self._pictures, max(_MARGIN, room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_pictures()

    def _label(self, lines: int, unfolded: bool) -> str:
        text = self.tr("Hide {count} quoted lines") if unfolded else self.tr("Show {count} quoted lines")
        return (_UNFOLDED if unfolded else _FOLDED) + text.format(count=number_text(lines))

    def _label_start(self, number: int) -> str:
        return _UNFOLDED if number in self._unfolded else _FOLDED

    # ---- quotes

    def unfold(self, *, every: bool) -> None:
        """Unfold every quote, or fold them all."""
        wanted = frozenset(range(len(self._quotes))) if every else frozenset[int]()
        if wanted != self._unfolded:
            self._unfolded = wanted
            self._render_in_place()

    def _render_in_place(self) -> None:
        """Show the same message anew; what was at the top of the view stays there as far as it can."""
        bar = self.verticalScrollBar()
        at, shown = bar.value(), self._current
        self._render()
        words, whole = self._words
        self._find(words, whole=whole)
        if self._marks:
            self._current = max(0, min(shown, len(self._marks) - 1))
            self._paint_marks()
        bar.setValue(at)

    def _focus_quote(self, number: int) -> None:
        """The keyboard stays on the line that folds a quote, so that it can be unfolded and folded again."""
        bar = self.verticalScrollBar()
        at = bar.value()
        link = self.document().find(self._label_start(number))
        while not link.isNull() and link.charFormat().anchorHref() != f"{SCHEME}:{number}":
            link = self.document().find(self._label_start(number), link)
        if link.isNull():
            return
        before = self.textCursor()
        before.setPosition(max(0, link.selectionStart() - 1))
        before.setPosition(link.selectionStart(), QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(before)
        self.focusNextPrevChild(True)  # Qt finds the link behind the cursor, and draws its frame
        bar.setValue(at)

    # ---- size

    @property
    def zoom(self) -> float:
        """The size of the text as a factor; one of `ZOOMS`."""
        return self._zoom

    def set_zoom(self, factor: float) -> None:
        """Show the text in the size of `ZOOMS` nearest to `factor`."""
        nearest = min(ZOOMS, key=lambda step: abs(step - factor))
        if nearest != self._zoom:
            self._zoom = nearest
            if self._html:
                self._render_in_place()
            self.zoom_changed.emit(nearest)

    def zoom_by(self, steps: int) -> None:
        """Some steps larger, or smaller."""
        self.set_zoom(ZOOMS[max(0, min(len(ZOOMS) - 1, ZOOMS.index(self._zoom) + steps))])

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            turned = event.angleDelta().y()
            if turned:
                self.zoom_by(1 if turned > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # QTextEdit's own zoom and QTextBrowser's history: there is neither here.
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forwards: bool) -> bool:
        # Tab walks the links; Qt tells where one leads only for the pointer.
        moved = super().focusNextPrevChild(forwards)
        cursor = self.textCursor()
        self.on_highlighted(QUrl(cursor.charFormat().anchorHref() if moved and cursor.hasSelection() else ""))
        return moved

    def event(self, event: QEvent) -> bool:
        # Titles that a sender gave to links come as tooltips and could name another address than the true one.
        if event.type() == QEvent.Type.ToolTip:
            return True
        return super().event(event)

    # ---- marks

    def mark(self, words: Sequence[str], *, whole: bool = True) -> None:
        """Mark every place of these words (whole words, unless told otherwise), and show the first."""
        self._words = (tuple(words), whole)
        if any(quote.holds(words) for n, quote in enumerate(self._quotes) if n not in self._unfolded):
            self._unfolded |= {n for n, quote in enumerate(self._quotes) if quote.holds(words)}
            self._render()
        self._find(words, whole=whole)
        self._show_current()

    def _find(self, words: Sequence[str], *, whole: bool) -> None:
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
            self._show_current()

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
        self.marks_changed.emit(self._current + 1, len(self._marks))

    def _show_current(self) -> None:
        if self._current >= 0:
            place = QTextCursor(self._marks[self._current])
            place.clearSelection()
            self.setTextCursor(place)
            self.ensureCursorVisible()

    @Slot(QUrl)
    def on_anchor_clicked(self, url: QUrl) -> None:
        """Called by the browser. A place in the same message is gone to; all else is asked about."""
        if url.scheme() == SCHEME:
            number = int(url.path())
            self._unfolded ^= {number}
            self._render_in_place()
            self._focus_quote(number)
        elif url.isRelative() and url.hasFragment() and not url.path():
            self.scrollToAnchor(url.fragment())
        else:
            self.link_pressed.emit(url.toString(QUrl.ComponentFormattingOption.FullyEncoded))

    @Slot(QUrl)
    def on_highlighted(self, url: QUrl) -> None:
        """Called by the browser for the link under the pointer or the keyboard, with an empty one when it left."""
        target = "" if url.scheme() == SCHEME else url.toString(QUrl.ComponentFormattingOption.FullyEncoded)
        self.link_hovered.emit(target)

    def link_texts(self, target: str) -> tuple[str, ...]:
        """What the message calls the links that lead to `target`."""
        texts = []
        block = self.document().begin()
        while block.isValid():
            fragments = block.begin()
            text = ""
            while not fragments.atEnd():
                fragment = fragments.fragment()
                leads = QUrl(fragment.charFormat().anchorHref())
                if leads.toString(QUrl.ComponentFormattingOption.FullyEncoded) == target:
                    text += fragment.text()
                elif text:
                    texts.append(text)
                    text = ""
                fragments += 1
            if text:
                texts.append(text)
            block = block.next()
        return tuple(texts)


def _apart(found: list[QTextCursor]) -> list[QTextCursor]:
    """The places in their order, without those that lie in an earlier or longer one."""
    kept: list[QTextCursor] = []
    for cursor in sorted(found, key=lambda cursor: (cursor.selectionStart(), -cursor.selectionEnd())):
        if not kept or cursor.selectionStart() >= kept[-1].selectionEnd():
            kept.append(cursor)
    return kept
