"""One filter in the row below the search field: what it is, what it is set to, and a way to drop it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from oakensearch_gui.desktop.look.icons import set_icon
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.words.wording import isolate
from oakensearch_gui.search.query import Operator

_LONGEST_VALUE = 32
_TOGGLES = ("is", "has")


class Chip(QFrame):
    """`name` is the operator it stands for. Inactive it offers the filter, active it shows its value.

    Enter or Space presses it; Delete or Backspace removes the filter, and so does its x; N turns it round.
    """

    pressed = Signal()
    removed = Signal()
    negated = Signal()

    def __init__(self, name: str, title: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self.title = title
        self.value = ""
        self._shown: tuple[str, bool] | None = None
        self.operator: Operator | None = None
        """What of the query it shows; None where that is not one operator (an offer, a range of dates)."""
        self._theme = theme
        self.setObjectName(f"chip_{name}")
        self.setProperty("role", "chip")
        theme.fix_size(self, height=28)
        self.button = QToolButton()
        self.button.setObjectName(f"chip_{name}_button")
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setLayoutDirection(_opposite(self.layoutDirection()))
        self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.button.installEventFilter(self)
        self.remove_button = QToolButton()
        self.remove_button.setObjectName(f"chip_{name}_remove")
        self.remove_button.setProperty("part", "remove")
        self.remove_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.remove_button.setAccessibleName(self.tr("Remove the filter {title}").format(title=title))
        self.remove_button.setToolTip(self.tr("Remove this filter"))
        set_icon(self.remove_button, theme, "close", "selected_second")
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(0)
        row.addWidget(self.button)
        row.addWidget(self.remove_button)
        self.button.clicked.connect(self.pressed)
        self.remove_button.clicked.connect(self.removed)
        self.set_value("")

    @property
    def active(self) -> bool:
        return bool(self.value)

    def set_value(self, value: str, *, negated: bool = False) -> None:
        """Show what the filter is set to; an empty value makes the chip an offer again."""
        if (value, negated) == self._shown:
            return
        self._shown = (value, negated)
        self.value = value
        shown = value if len(value) <= _LONGEST_VALUE else value[: _LONGEST_VALUE - 1] + "…"
        text = self.title
        if value and value != self.title:
            text = f"{self.title}: {isolate(shown)}"
        if value and negated:
            text = self.tr("Not {filter}").format(filter=text)
        self.button.setText(text)
        self.button.setToolTip(isolate(value) if shown != value else "")
        self.button.setAccessibleName(text if value else self.tr("Filter by {title}").format(title=self.title))
        self.button.setAccessibleDescription(self.tr("Delete removes this filter, N turns it round") if value else "")
        self.remove_button.setVisible(bool(value))
        self._show_arrow()
        self._restyle("active", bool(value))

    def focus(self) -> None:
        """Take the focus."""
        self.button.setFocus(Qt.FocusReason.TabFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.button:
            if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
                self._restyle("focused", event.type() == QEvent.Type.FocusIn)
            elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
                return self._key_pressed(event)
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.button.setLayoutDirection(_opposite(self.layoutDirection()))

    def _key_pressed(self, event: QKeyEvent) -> bool:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.active:
            self.removed.emit()
            return True
        if event.key() == Qt.Key.Key_N and self.operator is not None:
            self.negated.emit()
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            self.pressed.emit()
            return True
        return False

    def _show_arrow(self) -> None:
        if self.active or self.name in _TOGGLES:
            self.button.setProperty("icon_name", None)
            self.button.setIcon(QIcon())
        else:
            set_icon(self.button, self._theme, "down")

    def _restyle(self, name: str, value: bool) -> None:
        self.setProperty(name, value)
        self.style().unpolish(self)
        self.style().polish(self)
        for child in (self.button, self.remove_button):
            child.style().unpolish(child)
            child.style().polish(child)


def _opposite(direction: Qt.LayoutDirection) -> Qt.LayoutDirection:
    """A tool button draws its icon first; the arrow of a chip stands after the text."""
    if direction == Qt.LayoutDirection.LeftToRight:
        return Qt.LayoutDirection.RightToLeft
    return Qt.LayoutDirection.LeftToRight
