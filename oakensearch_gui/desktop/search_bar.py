"""The search field with its sign and its clear button."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QToolButton, QWidget

from oakensearch_gui.desktop.icons import pixmap, set_icon
from oakensearch_gui.desktop.theme import Theme


class SearchField(QLineEdit):
    """Tells its frame when it has the focus; Esc clears, Down leaves towards the list, Enter searches now."""

    focus_changed = Signal(bool)
    search_pressed = Signal()
    left_downwards = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
        elif event.key() == Qt.Key.Key_Down:
            self.left_downwards.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.search_pressed.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit(False)


class SearchBar(QFrame):
    """`query_edited` while the person types, `query_entered` for Enter, a chip, or any other change to search now."""

    query_edited = Signal(str)
    query_entered = Signal(str)
    left_downwards = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("search_bar")
        self.setAccessibleName(self.tr("Search"))
        self.setFixedHeight(36)
        self._sign = QLabel()
        self._sign.setObjectName("search_sign")
        self._sign.setFixedSize(20, 20)
        self.field = SearchField()
        self.field.setObjectName("search_field")
        self.field.setAccessibleName(self.tr("Search your mail"))
        self.field.setPlaceholderText(self.tr("Words, or what you remember of it"))
        self.field.setAttribute(Qt.WidgetAttribute.WA_MacShowFocusRect, False)
        self._clear = QToolButton()
        self._clear.setObjectName("clear_button")
        self._clear.setAccessibleName(self.tr("Clear the search"))
        self._clear.setToolTip(self.tr("Clear (Esc)"))
        self._clear.hide()
        set_icon(self._clear, theme, "close")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 8, 0)
        row.setSpacing(8)
        row.addWidget(self._sign)
        row.addWidget(self.field)
        row.addWidget(self._clear)
        self.setFocusProxy(self.field)
        self.field.textEdited.connect(self.query_edited)
        self.field.textChanged.connect(self.on_text_changed)
        self.field.search_pressed.connect(self.on_search_pressed)
        self.field.left_downwards.connect(self.left_downwards)
        self.field.focus_changed.connect(self.on_focus_changed)
        self._clear.clicked.connect(self.on_clear_clicked)
        theme.changed.connect(self.on_theme_changed)
        self.on_theme_changed()

    @property
    def text(self) -> str:
        return self.field.text()

    def set_text(self, text: str) -> None:
        """Put another query into the field and search it now."""
        self.field.setText(text)
        if text:  # for an empty one `on_text_changed` has done it
            self.query_entered.emit(text)

    def focus(self) -> None:
        """Take the focus with the whole text selected, so that typing begins a new search."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    @Slot(str)
    def on_text_changed(self, text: str) -> None:
        """Called by the field for every change, typed or not. `clear()` is no edit to Qt, so it is told here."""
        self._clear.setVisible(bool(text))
        if not text:
            self.query_entered.emit(text)

    @Slot()
    def on_search_pressed(self) -> None:
        """Called by the field for Enter."""
        self.query_entered.emit(self.text)

    @Slot()
    def on_clear_clicked(self) -> None:
        """Called by the clear button."""
        self.field.clear()
        self.focus()

    @Slot(bool)
    def on_focus_changed(self, focused: bool) -> None:
        """Called by the field: the frame shows the focus."""
        self.setProperty("focused", focused)
        self.style().unpolish(self)
        self.style().polish(self)

    @Slot()
    def on_theme_changed(self) -> None:
        """Tint the sign anew."""
        self._sign.setPixmap(pixmap("search", self._theme.colours.second, 20, self.devicePixelRatioF()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.on_theme_changed()
