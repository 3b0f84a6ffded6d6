"""The filters below the search field. The text is the truth: chips are read from it and write back into it."""

from __future__ import annotations

from datetime import date, timedelta

from PySide6.QtCore import QDate, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from oakensearch_gui.desktop.chip import Chip
from oakensearch_gui.desktop.choosers import Chooser, DateChooser, ValueChooser
from oakensearch_gui.desktop.theme import Theme
from oakensearch_gui.desktop.wording import day_text, local_now
from oakensearch_gui.search.query import Operator, operators, with_operator, without_operator

_DATES = ("after", "before")


class ChipRow(QWidget):
    """Shows the operators of a query as chips.

    `query_changed(text)` is the query after a chip was set or removed. `counts_wanted(kind, prefix)` asks for
    the values of an open chooser; the answer goes to `counts_found`.
    """

    query_changed = Signal(str)
    counts_wanted = Signal(str, str)
    counts_found = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._query = ""
        self._chooser: Chooser | None = None
        self.setObjectName("chip_row")
        self.setAccessibleName(self.tr("Filters"))
        self.setFixedHeight(36)
        self._offers = {
            "from": Chip("from", self.tr("From"), theme),
            "date": Chip("date", self.tr("Date"), theme),
            "is": Chip("is", self.tr("Unread"), theme),
            "label": Chip("label", self.tr("Label"), theme),
            "in": Chip("in", self.tr("In"), theme),
        }
        self._others: list[Chip] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 2, 12, 6)
        self._row.setSpacing(8)
        for chip in self._offers.values():
            self._row.addWidget(chip)
            chip.pressed.connect(self.on_chip_pressed)
            chip.removed.connect(self.on_chip_removed)
        self._row.addStretch(1)

    def chip(self, name: str) -> Chip:
        """The chip that is always there for ``from``, ``date``, ``is``, ``label`` or ``in``."""
        return self._offers[name]

    @property
    def other_chips(self) -> tuple[Chip, ...]:
        """Chips for operators that have no offer of their own, or stand a second time."""
        return tuple(self._others)

    @Slot(str)
    def on_query_changed(self, text: str) -> None:
        """Called for every change of the text: the chips follow it."""
        self._query = text
        found = [operator for operator in operators(text) if operator.value]  # from: alone is still being typed
        self._drop_others()
        self._show_dates([operator for operator in found if operator.name in _DATES])
        taken: dict[str, Operator] = {}
        for operator in found:
            if operator.name in _DATES:
                continue
            if operator.name in self._offers and operator.name not in taken and _offered(operator):
                taken[operator.name] = operator
            else:
                self._add_other(operator)
        for name, chip in self._offers.items():
            if name == "date":
                continue
            first = taken.get(name)
            value = "" if first is None else (chip.title if name == "is" else self.value_text(name, first.value))
            chip.set_value(value, negated=first is not None and first.negated)
            chip.setProperty("operator_value", None if first is None else first.value)

    def value_text(self, name: str, value: str) -> str:
        """How an operator's value is shown to people."""
        return self._place(value) if name == "in" else value

    # ---- slots

    @Slot()
    def on_chip_pressed(self) -> None:
        """Called by a chip: open its chooser; Unread has none and is toggled."""
        chip = self.sender()
        assert isinstance(chip, Chip)
        if chip.name == "is":
            changed = without_operator if chip.active else with_operator
            self._write(changed(self._query, "is", "unread"))
        elif chip.name in self._offers:
            self._open_chooser(chip)
        else:
            self._remove(chip)

    @Slot()
    def on_chip_removed(self) -> None:
        """Called by a chip: take its operator out of the text."""
        chip = self.sender()
        assert isinstance(chip, Chip)
        self._remove(chip)
        if chip.name in self._offers:
            chip.focus()

    @Slot(str)
    def on_value_chosen(self, value: str) -> None:
        """Called by a chooser of values."""
        chooser = self.sender()
        assert isinstance(chooser, ValueChooser)
        self._write(with_operator(self._query, chooser.kind, value))

    @Slot(str, str)
    def on_span_chosen(self, after: str, before: str) -> None:
        """Called by the date chooser."""
        text = self._query
        for name, day in zip(_DATES, (after, before), strict=True):
            text = with_operator(text, name, day) if day else without_operator(text, name)
        self._write(text)

    @Slot(str)
    def on_prefix_edited(self, prefix: str) -> None:
        """Called by a chooser in which one types."""
        chooser = self.sender()
        assert isinstance(chooser, ValueChooser)
        self.counts_wanted.emit(chooser.kind, prefix)

    # ---- the rest

    def _write(self, text: str) -> None:
        self.on_query_changed(text)
        self.query_changed.emit(text)

    def _remove(self, chip: Chip) -> None:
        if chip.name == "date":
            self._write(without_operator(without_operator(self._query, "after"), "before"))
        else:
            self._write(without_operator(self._query, chip.name, chip.property("operator_value")))

    def _open_chooser(self, chip: Chip) -> None:
        title = chip.button.accessibleName()
        if chip.name == "date":
            dates = DateChooser(self, title, local_now().date())
            dates.span_chosen.connect(self.on_span_chosen)
            dates.open_below(chip)
            self._chooser = dates
            return
        wording = self._place if chip.name == "in" else str
        values = ValueChooser(self, title, kind=chip.name, typing=chip.name == "from", wording=wording)
        values.value_chosen.connect(self.on_value_chosen)
        values.prefix_edited.connect(self.on_prefix_edited)
        self.counts_found.connect(values.on_counts_found)
        values.open_below(chip)
        self._chooser = values
        self.counts_wanted.emit(chip.name, "")

    def _show_dates(self, found: list[Operator]) -> None:
        after = next((operator.value for operator in found if operator.name == "after" and not operator.negated), "")
        before = next((operator.value for operator in found if operator.name == "before" and not operator.negated), "")
        chip = self._offers["date"]
        if after and before:
            last = _day_before(before)
            text = _day(after) if last == after else f"{_day(after)} – {_day(last)}"
        elif after:
            text = self.tr("since {day}").format(day=_day(after))
        elif before:
            text = self.tr("before {day}").format(day=_day(before))
        else:
            text = ""
        chip.set_value(text)

    def _add_other(self, operator: Operator) -> None:
        titles = {
            "from": self.tr("From"), "label": self.tr("Label"), "in": self.tr("In"), "is": self.tr("Is"),
            "category": self.tr("Category"), "priority": self.tr("Priority"),
        }  # fmt: skip
        chip = Chip(operator.name, titles.get(operator.name, operator.name), self._theme)
        chip.setObjectName(f"chip_other_{len(self._others)}")
        chip.set_value(self.value_text(operator.name, operator.value), negated=operator.negated)
        chip.setProperty("operator_value", operator.value)
        chip.pressed.connect(self.on_chip_removed)
        chip.removed.connect(self.on_chip_removed)
        self._row.insertWidget(self._row.count() - 1, chip)
        self._others.append(chip)

    def _drop_others(self) -> None:
        for chip in self._others:
            self._row.removeWidget(chip)
            chip.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            chip.hide()
            chip.deleteLater()
        self._others = []

    def _place(self, value: str) -> str:
        names = {
            "inbox": self.tr("Inbox"), "archived": self.tr("Archive"), "sent": self.tr("Sent"),
            "drafts": self.tr("Drafts"), "discarded": self.tr("Discarded"), "junk": self.tr("Junk"),
        }  # fmt: skip
        return names.get(value, value)


def _offered(operator: Operator) -> bool:
    """Whether the chip that is always there can show it: Unread stands for ``is:unread`` and nothing else."""
    return operator.name != "is" or (operator.value == "unread" and not operator.negated)


def _day(text: str) -> str:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return text
    return day_text(QDate(day.year, day.month, day.day))


def _day_before(text: str) -> str:
    try:
        return (date.fromisoformat(text) - timedelta(days=1)).isoformat()
    except ValueError:
        return text
