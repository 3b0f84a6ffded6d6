"""The small windows that a chip opens: pick a value with its count, a person, or a date."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date, timedelta

from PySide6.QtCore import QDate, QEvent, QModelIndex, QObject, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from oakensearch_gui.desktop.look.theme import Theme, grown
from oakensearch_gui.desktop.ports import Counts
from oakensearch_gui.desktop.query.day_edit import DayEdit
from oakensearch_gui.desktop.words.wording import isolate, number_text

_ROW, _WIDTH, _ROWS_SHOWN = 28, 300, 9
_VALUE = int(Qt.ItemDataRole.UserRole)


class Chooser(QFrame):
    """A popup below a chip. Esc or a click elsewhere closes it without choosing."""

    closed = Signal()

    def __init__(self, parent: QWidget, title: str) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setObjectName("chooser")
        self.setAccessibleName(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(grown(_WIDTH))
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(8, 8, 8, 8)
        self.column.setSpacing(4)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def open_below(self, chip: QWidget) -> None:
        """Show it under `chip`, inside its screen."""
        self.adjustSize()
        right_to_left = chip.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = chip.width() - self.width() if right_to_left else 0
        at = chip.mapToGlobal(QPoint(left, chip.height() + 4))
        screen = chip.screen().availableGeometry()
        at.setX(max(screen.left(), min(at.x(), screen.right() - self.width())))
        self.move(at)
        self.show()


class ValueChooser(Chooser):
    """A list of values with their counts; with `typing`, a field above it that asks for others as one types.

    The counts are of what holds the words; `by_meaning` has it say that a search finds more than that.

    `value_chosen(value)`; `negation_changed(negated)` for the box below, which N ticks, too.
    """

    value_chosen = Signal(str)
    prefix_edited = Signal(str)
    negation_changed = Signal(bool)

    def __init__(
        self,
        parent: QWidget,
        title: str,
        *,
        kind: str,
        typing: bool = False,
        negated: bool = False,
        by_meaning: bool = False,
        wording: Callable[[str], str] = str,
    ) -> None:
        super().__init__(parent, title)
        self.kind = kind
        self._by_meaning = by_meaning
        self._wording = wording
        self._field = QLineEdit()
        self._field.setObjectName("chooser_field")
        self._field.setAccessibleName(title)
        self._field.setPlaceholderText(self.tr("Name or address"))
        self.negation = QCheckBox(self.tr("Not this (N)"))
        self.negation.setObjectName("chooser_not")
        self.negation.setAccessibleName(self.tr("Not this: leave out what has the value"))
        self.negation.setChecked(negated)
        self.negation.toggled.connect(self.negation_changed)
        if not typing:
            self._field.hide()
        self._field.installEventFilter(self)
        self.list = QListWidget()
        self.list.setObjectName("chooser_list")
        self.list.setAccessibleName(title)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.installEventFilter(self)
        self.told = QLabel(self.tr("Counted by words; there may be more by meaning"))
        self.told.setObjectName("chooser_told")
        self.told.setProperty("role", "caption")
        self.told.setWordWrap(True)
        self.told.hide()
        if by_meaning:
            self.list.setAccessibleDescription(self.told.text())
        self._nothing = QLabel(self.tr("Nothing to choose from yet"))
        self._nothing.setObjectName("chooser_nothing")
        self._nothing.setProperty("role", "second")
        self._nothing.hide()
        self.column.addWidget(self._field)
        self.column.addWidget(self._nothing)
        self.column.addWidget(self.list)
        self.column.addWidget(self.told)
        self.column.addWidget(self.negation)
        self.list.setFixedHeight(grown(_ROW) * _ROWS_SHOWN + 4)
        self.setFocusProxy(self._field if typing else self.list)
        self._typing = typing
        self._field.textEdited.connect(self.prefix_edited)
        self.list.itemClicked.connect(self.on_item_clicked)

    def open_below(self, chip: QWidget) -> None:
        super().open_below(chip)
        (self._field if self._typing else self.list).setFocus(Qt.FocusReason.PopupFocusReason)

    @Slot(object)
    def on_counts_found(self, counts: Counts) -> None:
        """Called when the worker has counted; counts for what was typed before are dropped."""
        if counts.kind != self.kind or counts.prefix != self._field.text():
            return
        self.list.clear()
        for counted in counts.values:
            shown = isolate(counted.name or self._wording(counted.value))
            item = QListWidgetItem(f"{shown}   {number_text(counted.count)}")
            item.setData(_VALUE, counted.value)
            item.setToolTip(isolate(counted.value) if counted.name else "")
            item.setSizeHint(QSize(0, grown(_ROW)))
            self.list.addItem(item)
        self._nothing.setVisible(not counts.values)
        self.negation.setVisible(bool(counts.values) or self._typing)
        self.list.setVisible(bool(counts.values))
        self.told.setVisible(bool(counts.values) and self._by_meaning)
        self.list.setFixedHeight(grown(_ROW) * min(_ROWS_SHOWN, max(1, len(counts.values))) + 4)
        self.adjustSize()
        if counts.values and not self._typing:
            self.list.setCurrentRow(0)

    @Slot(QListWidgetItem)
    def on_item_clicked(self, item: QListWidgetItem) -> None:
        """Called by the list."""
        self._choose(item.data(_VALUE))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not (isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress):
            return super().eventFilter(watched, event)
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.list.currentRow() >= 0:
                self._choose(self.list.currentItem().data(_VALUE))
            elif self._field.text().strip():
                self._choose(self._field.text().strip())
            return True
        if watched is self.list and key == Qt.Key.Key_N:
            self.negation.toggle()
            return True
        if watched is self._field and key == Qt.Key.Key_Down and self.list.count():
            self.list.setFocus(Qt.FocusReason.TabFocusReason)
            self.list.setCurrentRow(0)
            return True
        if watched is self.list and key == Qt.Key.Key_Up and self.list.currentRow() <= 0 and self._typing:
            self._field.setFocus(Qt.FocusReason.BacktabFocusReason)
            self.list.setCurrentIndex(QModelIndex())
            return True
        return super().eventFilter(watched, event)

    def _choose(self, value: str) -> None:
        self.value_chosen.emit(value)
        self.close()


class DateChooser(Chooser):
    """A few spans that people ask for, and a range. `span_chosen(after, before)`: days, `before` not included.

    Either may be empty: open on that side. `firsts` are the days on which the spans begin.
    """

    span_chosen = Signal(str, str)

    def __init__(self, parent: QWidget, title: str, today: date, theme: Theme) -> None:
        super().__init__(parent, title)
        self._buttons: list[QPushButton] = []
        for name, text, first in (
            ("today", self.tr("Today"), today),
            ("last_week", self.tr("Last 7 days"), today - timedelta(days=6)),
            ("month", self.tr("This month"), today.replace(day=1)),
            ("year", self.tr("This year"), today.replace(month=1, day=1)),
        ):
            self._add_span(name, text, first)
        rule = QFrame()
        rule.setProperty("role", "rule")
        self.column.addWidget(rule)
        grid = QGridLayout()
        grid.setSpacing(8)
        year = QDate(today.year, 1, 1)
        self.first = DayEdit("date_first", self.tr("First day"), year, theme)
        self.last = DayEdit("date_last", self.tr("Last day"), QDate(today.year, today.month, today.day), theme)
        for row, (text, edit) in enumerate(((self.tr("From"), self.first), (self.tr("To"), self.last))):
            label = QLabel(text)
            label.setBuddy(edit)
            grid.addWidget(label, row, 0)
            grid.addWidget(edit, row, 1)
        grid.setColumnStretch(1, 1)
        self.column.addLayout(grid)
        use = QPushButton(self.tr("Use this range"))
        use.setObjectName("date_use")
        use.setAccessibleName(use.text())
        use.setProperty("role", "primary")
        use.setAutoDefault(True)
        use.clicked.connect(self.on_range_used)
        self.column.addWidget(use)

    def open_below(self, chip: QWidget) -> None:
        super().open_below(chip)
        self._buttons[0].setFocus(Qt.FocusReason.PopupFocusReason)

    @property
    def firsts(self) -> tuple[str, ...]:
        return tuple(button.property("first") for button in self._buttons)

    def show_counts(self, counts: Mapping[str, int]) -> None:
        """Tell how many messages each span would leave; `counts` by its first day."""
        for button in self._buttons:
            count = counts.get(button.property("first"))
            if count is not None:
                button.setText(f"{button.property('title')}   {number_text(count)}")
                button.setAccessibleName(button.text())

    @Slot()
    def on_span_clicked(self) -> None:
        """Called by one of the spans' buttons."""
        self._choose(self.sender().property("first"), "")

    @Slot()
    def on_range_used(self) -> None:
        """Called by the button below the range."""
        first, last = sorted((self.first.date(), self.last.date()), key=QDate.toJulianDay)
        self._choose(first.toString(Qt.DateFormat.ISODate), last.addDays(1).toString(Qt.DateFormat.ISODate))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        focused = self.focusWidget()
        if step is None or not isinstance(focused, QPushButton) or focused not in self._buttons:
            super().keyPressEvent(event)
            return
        at = self._buttons.index(focused) + step
        if 0 <= at < len(self._buttons):
            self._buttons[at].setFocus(Qt.FocusReason.TabFocusReason)
        elif step > 0:
            self.first.setFocus(Qt.FocusReason.TabFocusReason)

    def _choose(self, after: str, before: str) -> None:
        self.span_chosen.emit(after, before)
        self.close()

    def _add_span(self, name: str, text: str, first: date) -> None:
        button = QPushButton(text)
        button.setObjectName(f"date_{name}")
        button.setAccessibleName(text)
        button.setProperty("role", "link")
        button.setProperty("first", first.isoformat())
        button.setProperty("title", text)
        button.setAutoDefault(True)
        button.clicked.connect(self.on_span_clicked)
        self.column.addWidget(button)
        self._buttons.append(button)
