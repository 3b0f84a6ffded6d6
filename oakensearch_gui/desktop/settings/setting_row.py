"""One setting as a line of the settings window: its name, the control that its type asks for, its help, a reset."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEvent, QKeyCombination, QObject, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QHBoxLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QSpinBox,
    QToolButton,
    QWidget,
)

from oakensearch_gui.desktop.look.icons import set_icon
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.shortcuts import SECTION, keys_of, text_of
from oakensearch_gui.desktop.words.setting_words import setting_title, unit_text, words
from oakensearch_gui.settings import Setting, Value

_LARGEST = 1_000_000_000
_CONTROL_WIDTH, _NARROWEST_CONTROL, _TITLE_WIDTH = 220, 96, 100
_LEAVING = (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
"""In a field that takes keys: these are not taken, so that nobody is caught in it."""


class Choices(QComboBox):
    """Shows that it has the focus, which Fusion's own does only by a shade."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Accent), 2))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 5, 5)
            painter.end()


class _Room(QWidget):
    """Where a control stands: all of them equally wide, and narrower where the window is."""

    def __init__(self, control: QWidget) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(control)
        control.setMinimumWidth(_NARROWEST_CONTROL)

    def sizeHint(self) -> QSize:
        return QSize(_CONTROL_WIDTH, super().sizeHint().height())


class SettingRow(QWidget):
    """`changed(name, value)` whenever the person chose another value, and for the reset."""

    changed = Signal(str, object)

    def __init__(self, setting: Setting, value: Value, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setting = setting
        self.setObjectName(f"setting_{setting.section}_{setting.key}")
        name = setting_title(setting)
        title = QLabel(name)
        title.setObjectName("setting_title")
        title.setWordWrap(True)
        title.setMinimumWidth(0 if setting.section == SECTION else _TITLE_WIDTH)  # keys stand there, too
        self.control = self._control()
        self.control.setObjectName(f"{self.objectName()}_control")
        self.control.setAccessibleName(name)
        self.control.setAccessibleDescription(words(setting.help))
        for inside in self.control.findChildren(QLineEdit):  # of a number or of keys: it is what has the focus
            inside.setAccessibleName(name)
            inside.setObjectName(f"{self.objectName()}_text")
        if isinstance(self.control, QComboBox):
            self.control.view().setObjectName(f"{self.objectName()}_choices")
            self.control.view().setAccessibleName(name)
        self.control.installEventFilter(self)
        title.setBuddy(self.control)
        self.reset = QToolButton()
        self.reset.setObjectName(f"{self.objectName()}_reset")
        self.reset.setAccessibleName(self.tr("Reset {name}").format(name=name))
        self.reset.setToolTip(self.tr("Back to {default}").format(default=self._shown(setting.default)))
        set_icon(self.reset, theme, "refresh")
        self.reset.clicked.connect(self.on_reset_clicked)
        self.keys = QLabel()
        self.keys.setObjectName("setting_keys")
        self.keys.setTextFormat(Qt.TextFormat.PlainText)
        self.keys.setWordWrap(True)
        self.keys.setVisible(setting.section == SECTION)
        told = QLabel(words(setting.help))
        told.setObjectName("setting_help")
        told.setProperty("role", "caption")
        told.setTextFormat(Qt.TextFormat.PlainText)
        told.setWordWrap(True)
        self.note = QLabel()
        self.note.setObjectName("setting_note")
        self.note.setProperty("role", "error")
        self.note.setWordWrap(True)
        self.note.hide()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 8, 0, 8)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        for column, widget in enumerate((title, self.keys, _Room(self.control), self.reset)):
            grid.addWidget(widget, 0, column)
        grid.addWidget(told, 1, 0, 1, 4)
        grid.addWidget(self.note, 2, 0, 1, 4)
        self.show_value(value)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The wheel scrolls the page; a value that lies under the pointer is never changed by it."""
        if event.type() == QEvent.Type.Wheel:
            event.ignore()  # so that it goes on to the page
            return True
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and event.type() == QEvent.Type.KeyPress:
            event.ignore()  # also a field that takes keys leaves this one to the window, which it closes
            return True
        return super().eventFilter(watched, event)

    def show_value(self, value: Value) -> None:
        """Show `value` without telling anybody that it changed."""
        with QSignalBlocker(self.control):
            match self.control:
                case QCheckBox() as box:
                    box.setChecked(bool(value))
                case QComboBox() as box:
                    box.setCurrentIndex(box.findData(value))
                case QSpinBox() as box:
                    box.setValue(cast("int", value))
                case QDoubleSpinBox() as box:
                    box.setValue(cast("float", value))
                case QLineEdit() as field:
                    field.setText(str(value))
                case QKeySequenceEdit() as field:
                    field.clear()
                    self.keys.setText(self._shown(value))
        self.reset.setEnabled(value != self.setting.default)

    def show_note(self, text: str, *, wrong: bool = True) -> None:
        """Say what is wrong with the value, or what else is to be known of it; nothing takes it away."""
        self.note.setText(text)
        self.note.setProperty("role", "error" if wrong else "second")
        self.note.style().polish(self.note)
        self.note.setVisible(bool(text))

    def _control(self) -> QWidget:
        setting = self.setting
        default = setting.default
        if setting.section == SECTION:
            keys = QKeySequenceEdit()
            keys.setMaximumSequenceLength(1)
            keys.setFinishingKeyCombinations([QKeyCombination(key) for key in _LEAVING])
            keys.editingFinished.connect(self.on_keys_finished)
            return keys
        if isinstance(default, bool):
            box = QCheckBox(self.tr("On"))
            box.toggled.connect(self.on_value_changed)
            return box
        if setting.choices:
            return self._choices()
        if isinstance(default, int):
            return self._whole_number()
        if isinstance(default, float):
            return self._number()
        field = QLineEdit()
        field.editingFinished.connect(self.on_text_finished)
        return field

    def _choices(self) -> QComboBox:
        chooser = Choices()
        for choice in self.setting.choices:
            chooser.addItem(words(choice.capitalize()), choice)
        chooser.currentIndexChanged.connect(self.on_choice_changed)
        return chooser

    def _whole_number(self) -> QSpinBox:
        number = QSpinBox()
        number.setRange(int(self.setting.minimum or 0), int(self.setting.maximum or _LARGEST))
        number.setGroupSeparatorShown(True)
        number.setSuffix(unit_text(self.setting))
        number.setKeyboardTracking(False)
        number.valueChanged.connect(self.on_value_changed)
        return number

    def _number(self) -> QDoubleSpinBox:
        setting, number = self.setting, QDoubleSpinBox()
        number.setDecimals(2)
        number.setSingleStep(0.1)
        lowest = 0.0 if setting.minimum is None else setting.minimum
        number.setRange(lowest, _LARGEST if setting.maximum is None else setting.maximum)
        number.setSuffix(unit_text(setting))
        number.setKeyboardTracking(False)
        number.valueChanged.connect(self.on_value_changed)
        return number

    def _shown(self, value: Value) -> str:
        if isinstance(value, bool):
            return self.tr("on") if value else self.tr("off")
        if self.setting.section == SECTION:
            shown = [key.toString(key.SequenceFormat.NativeText) for key in keys_of(str(value))]
            return ", ".join(shown) or self.tr("no key")
        if self.setting.choices:
            return words(str(value).capitalize())
        return str(value) or self.tr("nothing")

    @Slot(bool)
    @Slot(int)
    @Slot(float)
    def on_value_changed(self, value: Value) -> None:
        """Called by a check box or a number."""
        self._tell(value)

    @Slot(int)
    def on_choice_changed(self, index: int) -> None:
        """Called by a list of choices."""
        self._tell(cast("QComboBox", self.control).itemData(index))

    @Slot()
    def on_text_finished(self) -> None:
        """Called by a text field for Enter, and when it is left."""
        self._tell(cast("QLineEdit", self.control).text().strip())

    @Slot()
    def on_keys_finished(self) -> None:
        """Called by the field that takes keys: they stand in the place of all that were there."""
        keys = cast("QKeySequenceEdit", self.control).keySequence()
        if not keys.isEmpty():
            self._tell(text_of([keys]))

    @Slot()
    def on_reset_clicked(self) -> None:
        """Called by the button, which then has nothing to do and would hand the focus to another setting."""
        if self.reset.hasFocus():
            self.control.setFocus(Qt.FocusReason.OtherFocusReason)
        self.show_value(self.setting.default)
        self._tell(self.setting.default)

    def _tell(self, value: Value) -> None:
        self.reset.setEnabled(value != self.setting.default)
        self.changed.emit(self.setting.name, value)
