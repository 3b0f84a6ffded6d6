"""The search field with its sign and buttons; what it cannot read is underlined where it stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFocusEvent, QHelpEvent, QInputMethodEvent, QKeyEvent, QTextCharFormat
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QToolTip, QWidget

from oakensearch_gui.desktop.look.icons import pixmap, set_icon
from oakensearch_gui.desktop.look.theme import Theme, grown
from oakensearch_gui.desktop.look.tool_button import ToolButton
from oakensearch_gui.desktop.words.core_words import core_text
from oakensearch_gui.search.query import parse
from oakensearch_gui.search.result import QueryWarning


class SearchField(QLineEdit):
    """Tells its frame when it has the focus; Esc clears, Down leaves, Enter searches, ? in it asks for help."""

    focus_changed = Signal(bool)
    search_pressed = Signal()
    help_pressed = Signal()
    escape_pressed = Signal()
    left_downwards = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._composing = False
        self.warnings: tuple[QueryWarning, ...] = ()

    def underline(self, warnings: Sequence[QueryWarning], colour: QColor) -> None:
        """Draw a wave under each place that cannot be read; its tooltip tells why."""
        if self._composing:
            return
        changed = bool(self.warnings or warnings)
        self.warnings = tuple(warnings)
        if not changed:
            return
        # A QLineEdit has no formats of its own; those that an input method may give it are drawn all the same.
        look = QTextCharFormat()
        look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        look.setUnderlineColor(colour)
        kind = QInputMethodEvent.AttributeType.TextFormat
        text, cursor = self.text(), _units(self.text()[: self.cursorPosition()])
        pieces = [
            QInputMethodEvent.Attribute(
                kind, _units(text[: one.start]) - cursor, _units(text[one.start : one.end]), look
            )
            for one in warnings
        ]
        QCoreApplication.sendEvent(self, QInputMethodEvent("", pieces))

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._composing = bool(event.preeditString())
        super().inputMethodEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = self.cursorPositionAt(event.pos())
            text = next((core_text(one.text) for one in self.warnings if one.start <= at <= one.end), "")
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.escape_pressed.emit()
        elif event.key() == Qt.Key.Key_Down:
            self.left_downwards.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.search_pressed.emit()
        elif event.text() == "?" and not self.text():
            self.help_pressed.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit(False)


class SearchBar(QFrame):
    """`query_edited` while the person types, `query_entered` for Enter, a chip, or any other change to search now.

    Esc and the button at the end of the field clear it; while a search takes long, they stop that first.
    """

    query_edited = Signal(str)
    query_entered = Signal(str)
    search_pressed = Signal(str)
    left_downwards = Signal()
    star_pressed = Signal()
    stop_pressed = Signal()
    help_pressed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._stopping = self._typing = False
        self.value_awaited = False
        """Whether values for an operator are being offered: what its first letters find is no answer yet."""
        self.setObjectName("search_bar")
        self.setAccessibleName(self.tr("Search"))
        theme.fix_size(self, height=36)
        self._sign = QLabel()
        self._sign.setObjectName("search_sign")
        theme.fix_size(self._sign, 20, 20)
        self.field = SearchField()
        self.field.setObjectName("search_field")
        self.field.setAccessibleName(self.tr("Search your mail"))
        self.field.setPlaceholderText(self.tr("Words, or what you remember of it"))
        self.field.setAttribute(Qt.WidgetAttribute.WA_MacShowFocusRect, False)
        self._clear = ToolButton()
        self._clear.setObjectName("clear_button")
        self._clear.hide()
        self.star = ToolButton()
        self.star.setObjectName("star_button")
        self.star.hide()
        self.help = ToolButton()
        self.help.setObjectName("help_button")
        self.help.setAccessibleName(self.tr("What can be typed here"))
        self.help.setToolTip(self.tr("What can be typed here"))
        set_icon(self.help, theme, "help")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 8, 0)
        row.setSpacing(4)
        row.addWidget(self._sign)
        row.addWidget(self.field)
        for button in (self._clear, self.star, self.help):
            row.addWidget(button)
        self.show_star("")
        self.show_stop(False)
        self.setFocusProxy(self.field)
        self.field.textEdited.connect(self.on_text_edited)
        self.query_entered.connect(self.on_query_entered)
        self.field.textChanged.connect(self.on_text_changed)
        self.field.search_pressed.connect(self.on_search_pressed)
        self.field.left_downwards.connect(self.left_downwards)
        self.field.help_pressed.connect(self.help_pressed)
        self.field.escape_pressed.connect(self.on_escape_pressed)
        self.field.focus_changed.connect(self.on_focus_changed)
        self.field.cursorPositionChanged.connect(self.on_cursor_moved)
        self._clear.clicked.connect(self.on_clear_clicked)
        self.star.clicked.connect(self.star_pressed)
        self.help.clicked.connect(self.help_pressed)
        theme.changed.connect(self.on_theme_changed)
        self.on_theme_changed()

    @property
    def text(self) -> str:
        return self.field.text()

    @property
    def typing(self) -> bool:
        """Whether the text is as the person left it while typing: nothing was entered or chosen since."""
        return self._typing

    def set_text(self, text: str) -> None:
        """Put another query into the field and search it now."""
        self.field.setText(text)
        if text:  # for an empty one `on_text_changed` has done it
            self.query_entered.emit(text)

    def type_text(self, text: str, cursor: int) -> None:
        """Put text into the field as if it had been typed, with the cursor at a place in it."""
        self.field.setText(text)
        self.field.setCursorPosition(cursor)
        self.field.textEdited.emit(text)

    def show_star(self, name: str) -> None:
        """Whether the present search is kept, and under which name."""
        text = self.tr("Kept as {name}; press to forget it").format(name=name) if name else self.tr("Keep this search")
        self.star.setAccessibleName(text)
        self.star.setToolTip(text)
        set_icon(self.star, self._theme, "star-full" if name else "star", "accent" if name else "second")

    @Slot(bool)
    def show_stop(self, stopping: bool) -> None:
        """Whether there is a search that can be stopped."""
        self._stopping = stopping
        text = self.tr("Stop the search (Esc)") if stopping else self.tr("Clear (Esc)")
        self._clear.setAccessibleName(self.tr("Stop the search") if stopping else self.tr("Clear the search"))
        self._clear.setToolTip(text)
        self._clear.setVisible(stopping or bool(self.text))
        set_icon(self._clear, self._theme, "stop" if stopping else "close", "accent" if stopping else "second")

    def focus(self) -> None:
        """Take the focus with the whole text selected, so that typing begins a new search."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    @Slot(str)
    def on_text_changed(self, text: str) -> None:
        """Called by the field for every change, typed or not. `clear()` is no edit to Qt, so it is told here."""
        self._clear.setVisible(self._stopping or bool(text))
        self.star.setVisible(bool(text.strip()))
        self._underline()
        if not text:
            self.query_entered.emit(text)

    @Slot(str)
    def on_text_edited(self, text: str) -> None:
        """Called by the field for what is typed."""
        self._typing = True
        QToolTip.hideText()  # it told of the text as it was
        self.query_edited.emit(text)

    @Slot()
    def on_query_entered(self) -> None:
        """Called for every query that is searched now."""
        self._typing = False

    @Slot()
    def on_search_pressed(self) -> None:
        """Called by the field for Enter."""
        self.query_entered.emit(self.text)
        self.search_pressed.emit(self.text)

    @Slot()
    def on_cursor_moved(self) -> None:
        """Called by the field: what was being typed a moment ago is complete now."""
        self._underline()

    @Slot()
    def on_clear_clicked(self) -> None:
        """Called by the clear button."""
        self.on_escape_pressed()
        self.focus()

    @Slot()
    def on_escape_pressed(self) -> None:
        """Called by the field for Esc."""
        if self._stopping:
            self.stop_pressed.emit()
        else:
            self.field.clear()

    @Slot(bool)
    def on_focus_changed(self, focused: bool) -> None:
        """Called by the field: the frame shows the focus."""
        self._underline()
        self.setProperty("focused", focused)
        self.style().unpolish(self)
        self.style().polish(self)

    def _underline(self) -> None:
        """Underline what cannot be read, but for what is just being typed."""
        cursor = self.field.cursorPosition()
        found = [one for one in parse(self.text).warnings if one.end != cursor or not self.field.hasFocus()]
        self.field.underline(found, self._theme.colour("error"))
        self.field.setAccessibleDescription(" ".join(core_text(one.text) for one in found))

    @Slot()
    def on_theme_changed(self) -> None:
        """Tint the sign anew."""
        self._underline()
        self._sign.setPixmap(pixmap("search", self._theme.colours.second, grown(20), self.devicePixelRatioF()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.on_theme_changed()


def _units(text: str) -> int:
    """Qt counts UTF-16 units, Python code points."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
