"""Searched words in an open message: which of how many, next, previous; typing here marks other words."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QToolButton, QWidget

from oakensearch_gui.desktop.look.icons import set_icon
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.words.wording import number_text


class _FindField(QLineEdit):
    stepped = Signal(int)
    left = Signal()

    def event(self, event: QEvent) -> bool:
        """Esc leaves the field; the message is closed by the next one."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self.left.emit()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.stepped.emit(-1 if back else 1)
        else:
            super().keyPressEvent(event)


class FindBar(QWidget):
    """`text_edited` asks to mark another text, `stepped` to show the next (1) or previous (-1) mark.

    `left` when the keyboard is done with the field.
    """

    text_edited = Signal(str)
    stepped = Signal(int)
    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("find_bar")
        self.field = _FindField()
        self.field.setObjectName("find_field")
        self.field.setAccessibleName(self.tr("Find in this message"))
        self.field.setPlaceholderText(self.tr("Find in this message"))
        self.field.setMinimumWidth(180)
        self.field.setMaximumWidth(240)
        self.count = QLabel()
        self.count.setObjectName("find_count")
        self.count.setProperty("role", "caption")
        self._back = self._button("find_previous", self.tr("Previous (Shift+F3)"), "up", theme)
        self._on = self._button("find_next", self.tr("Next (F3)"), "down", theme)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for widget in (self.field, self.count, self._back, self._on):
            row.addWidget(widget)
        self.field.textEdited.connect(self.text_edited)
        self.field.stepped.connect(self.stepped)
        self.field.left.connect(self.left)
        self._back.clicked.connect(self.on_back_clicked)
        self._on.clicked.connect(self.on_on_clicked)

    def focus(self) -> None:
        """Take the focus with the text selected."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    @Slot(int, int)
    def on_marks_changed(self, current: int, total: int) -> None:
        """Called by the browser."""
        text = self.tr("{current} of {total}").format(current=number_text(current), total=number_text(total))
        self.count.setText(text if total else self.tr("Not in the text") if self.field.text() else "")
        self._back.setEnabled(total > 1)
        self._on.setEnabled(total > 1)

    @Slot()
    def on_back_clicked(self) -> None:
        """Called by the button."""
        self.stepped.emit(-1)

    @Slot()
    def on_on_clicked(self) -> None:
        """Called by the button."""
        self.stepped.emit(1)

    def _button(self, name: str, text: str, sign: str, theme: Theme) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setAccessibleName(text)
        button.setToolTip(text)
        button.setEnabled(False)
        set_icon(button, theme, sign)
        return button
