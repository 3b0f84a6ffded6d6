"""The filters below the search field. The text is the truth: chips are read from it and write back into it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta

from PySide6.QtCore import QDate, QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from oakensearch_gui.desktop.look.icons import set_icon
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.look.tool_button import ToolButton
from oakensearch_gui.desktop.query import chip_text
from oakensearch_gui.desktop.query.chip import Chip
from oakensearch_gui.desktop.query.choosers import Chooser, DateChooser, ValueChooser
from oakensearch_gui.desktop.words.operator_words import title_words, value_words
from oakensearch_gui.desktop.words.wording import day_text, local_now
from oakensearch_gui.search.query import Operator, operators, with_operator, without_operator
from oakensearch_gui.search.request import SearchRequest
from oakensearch_gui.search.result import SearchResult

_DATES = ("after", "before")
_TOGGLED = {"is": "unread", "has": "attachment"}
_TYPED = ("from", "to")
_EDGE, _GAP = 12, 8


class ChipRow(QWidget):
    """Shows the operators of a query as chips; those that find no room are behind "More".

    `query_changed(text)` is the query after a chip was set or removed. `counts_wanted(kind, prefix, query)` asks for
    the values of an open chooser; the answer goes to `counts_found`; `totals_wanted(queries)` likewise.
    """

    query_changed = Signal(str)
    counts_wanted = Signal(str, str, str)
    counts_found = Signal(object)
    totals_wanted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._query = ""
        self._by_meaning = False
        self._chooser: Chooser | None = None
        self._edited: Operator | None = None
        self._spans: dict[str, str] = {}
        self._fitted: list[tuple[str, bool]] = []
        self._refit = QTimer(self)
        self._refit.setSingleShot(True)
        self._refit.setInterval(0)
        self._refit.timeout.connect(self._fit)
        self.setObjectName("chip_row")
        self.setAccessibleName(self.tr("Filters"))
        theme.fix_size(self, height=36)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        titles = {"is": value_words("is", "unread"), "has": value_words("has", "attachment")}
        self._offers = {
            name: Chip(name, titles.get(name, title_words(name)), theme)
            for name in ("from", "to", "date", "is", "has", "label", "in", "category", "source", "priority")
        }
        self._others: list[Chip] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(_EDGE, 2, _EDGE, 6)
        self._row.setSpacing(_GAP)
        for chip in self._offers.values():
            self._row.addWidget(chip)
            self._listen(chip)
            chip.pressed.connect(self.on_chip_pressed)
        self.more = ToolButton()
        self.more.setObjectName("chips_more")
        self.more.setText(self.tr("More"))
        self.more.setAccessibleName(self.tr("More filters"))
        self.more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        set_icon(self.more, theme, "down")
        self._menu = QMenu(self.more)
        self._menu.setObjectName("chips_menu")
        self.more.setMenu(self._menu)
        self._menu.triggered.connect(self.on_more_chosen)
        self._row.addWidget(self.more)
        self._row.addStretch(1)

    def chip(self, name: str) -> Chip:
        """The chip that is always there for an operator: ``from``, ``date``, ``is`` …"""
        return self._offers[name]

    def enter(self) -> None:
        """Go to the first filter, one that is set before all others."""
        next((chip for chip in self._all() if chip.active), self._offers["from"]).focus()

    @property
    def other_chips(self) -> tuple[Chip, ...]:
        """Chips for operators that have no offer of their own, or stand a second time."""
        return tuple(self._others)

    @Slot(str)
    def on_query_changed(self, text: str) -> None:
        """Called for every change of the text: the chips follow it."""
        self._query = text
        found = [operator for operator in operators(text) if operator.value]  # from: alone is still being typed
        dates = self._show_dates(found)
        taken: dict[str, Operator] = {}
        others: list[Operator] = []
        for operator in found:
            if operator in dates:
                continue
            if operator.name in self._offers and operator.name not in taken and _offered(operator):
                taken[operator.name] = operator
            else:
                others.append(operator)
        self._show_others(others)
        for name, chip in self._offers.items():
            if name == "date":
                continue
            first = chip.operator = taken.get(name)
            value = "" if first is None else (chip.title if name in _TOGGLED else value_words(name, first.value))
            chip.set_value(value, negated=first is not None and first.negated)
        shown = [(chip.value, chip.operator is not None and chip.operator.negated) for chip in self._all()]
        if shown != self._fitted:  # most keys that are typed change no filter
            self._fitted = shown
            self._fit()

    # ---- slots

    @Slot(object, object)
    def on_result_arrived(self, request: SearchRequest, result: SearchResult) -> None:  # noqa: ARG002 - a slot
        """Called by the client."""
        self._by_meaning = result.by_meaning

    @Slot()
    def on_chip_pressed(self) -> None:
        """Called by a chip: open its chooser; Unread and Attachment have none and are toggled."""
        chip = self.sender()
        assert isinstance(chip, Chip)
        self._press(chip, chip)

    @Slot()
    def on_chip_removed(self) -> None:
        """Called by a chip: take its operator out of the text."""
        chip = self.sender()
        assert isinstance(chip, Chip)
        self._remove(chip)
        if self._offers.get(chip.name) is chip:
            chip.focus()

    @Slot()
    def on_chip_negated(self) -> None:
        """Called by a chip: turn its operator round."""
        chip = self.sender()
        assert isinstance(chip, Chip)
        if chip.operator is not None:
            self._write(chip_text.negate(self._query, chip.operator))

    @Slot(QAction)
    def on_more_chosen(self, action: QAction) -> None:
        """Called by the menu of what found no room: an offer opens, a filter is removed."""
        chip = action.data()
        if chip.active:
            self._remove(chip)
        else:
            self._press(chip, self.more)

    @Slot(str)
    def on_value_chosen(self, value: str) -> None:
        """Called by a chooser of values."""
        chooser = self.sender()
        assert isinstance(chooser, ValueChooser)
        negated = chooser.negation.isChecked()
        self._write(chip_text.put(self._query, self._edited, chooser.kind, value, negated=negated))

    @Slot(bool)
    def on_negation_changed(self, negated: bool) -> None:
        """Called by a chooser of values: what is set already is turned round at once."""
        edited = self._edited
        if edited is not None and edited.negated != negated:
            text = chip_text.negate(self._query, edited)
            self._edited = next((one for one in operators(text) if one.start == edited.start), None)
            self._write(text)

    @Slot(str, str)
    def on_span_chosen(self, after: str, before: str) -> None:
        """Called by the date chooser."""
        edited = self._offers["date"].operator
        text = self._query if edited is None else chip_text.drop(self._query, edited)
        for name, day in zip(_DATES, (after, before), strict=True):
            text = with_operator(text, name, day) if day else without_operator(text, name)
        self._write(text)

    @Slot(str)
    def on_prefix_edited(self, prefix: str) -> None:
        """Called by a chooser in which one types."""
        chooser = self.sender()
        assert isinstance(chooser, ValueChooser)
        self._want_counts(chooser.kind, prefix)

    @Slot(object)
    def on_totals_found(self, totals: Mapping[str, int]) -> None:
        """Called with what queries would find: those of the date chooser's spans are among them, if it is open."""
        if self._spans and isinstance(self._chooser, DateChooser) and self._spans.keys() <= totals.keys():
            self._chooser.show_counts({first: totals[query] for query, first in self._spans.items()})

    @Slot()
    def on_chooser_closed(self) -> None:
        """Called by a chooser that goes away."""
        if self.sender() is self._chooser:
            self._chooser = None
            self._spans = {}

    # ---- the rest

    def _write(self, text: str) -> None:
        self.on_query_changed(text)
        self.query_changed.emit(text)

    def _remove(self, chip: Chip) -> None:
        if chip.operator is not None:
            self._write(chip_text.drop(self._query, chip.operator))
        elif chip.name == "date":
            self._write(without_operator(without_operator(self._query, "after"), "before"))

    def _press(self, chip: Chip, at: QWidget) -> None:
        if chip.name not in _TOGGLED:
            self._open_chooser(chip, at)
        elif chip.operator is not None:
            self._write(chip_text.drop(self._query, chip.operator))
        else:
            self._write(chip_text.put(self._query, None, chip.name, _TOGGLED[chip.name]))

    def _open_chooser(self, chip: Chip, at: QWidget) -> None:
        title = chip.button.accessibleName()
        self._edited = chip.operator
        made: Chooser
        if chip.name == "date":
            made = dates = DateChooser(self, title, local_now().date(), self._theme)
            dates.span_chosen.connect(self.on_span_chosen)
            plain = self._query
            for name in ("after", "before", "date"):
                plain = without_operator(plain, name)
            self._spans = {with_operator(plain, "after", first): first for first in dates.firsts}
            self.totals_wanted.emit(tuple(self._spans))
        else:
            negated = chip.operator is not None and chip.operator.negated
            made = values = ValueChooser(
                self,
                title,
                kind=chip.name,
                typing=chip.name in _TYPED,
                negated=negated,
                by_meaning=self._by_meaning,
                wording=lambda value: value_words(chip.name, value),
            )
            values.value_chosen.connect(self.on_value_chosen)
            values.prefix_edited.connect(self.on_prefix_edited)
            values.negation_changed.connect(self.on_negation_changed)
            self.counts_found.connect(values.on_counts_found)
            self._want_counts(chip.name, "")
        self._chooser = made
        made.closed.connect(self.on_chooser_closed)
        made.open_below(at)

    def _want_counts(self, kind: str, prefix: str) -> None:
        """Counts among what the query finds without the filter that is being chosen."""
        rest = self._query if self._edited is None else chip_text.drop(self._query, self._edited)
        self.counts_wanted.emit(kind, prefix, rest)

    def _show_dates(self, found: list[Operator]) -> list[Operator]:
        """Show the first range of dates in the chip; return the operators that it stands for."""
        firsts = {
            name: next((one for one in found if one.name == name and not one.negated), None)
            for name in (*_DATES, "date")
        }
        after, before, span = firsts["after"], firsts["before"], firsts["date"]
        chip = self._offers["date"]
        chip.operator = span if after is None and before is None else None
        text = ""
        if after and before:
            last = _day_before(before.value)
            begins, ends = _day(after.value), _day(last)
            text = begins if last == after.value else f"{begins} – {ends}"
        elif after:
            text = self.tr("since {day}").format(day=_day(after.value))
        elif before:
            text = self.tr("before {day}").format(day=_day(before.value))
        elif span:
            text = span.value
        chip.set_value(text)
        return [one for one in (after, before, chip.operator) if one is not None]

    def _all(self) -> list[Chip]:
        return [*self._offers.values(), *self._others]

    def _show_others(self, found: list[Operator]) -> None:
        """Chips for filters that have none of their own; those that are there already are kept."""
        shown = [chip.operator for chip in self._others if chip.operator is not None]
        if [_content(one) for one in shown] != [_content(one) for one in found]:
            self._drop_others()
            for operator in found:
                self._add_other(operator)
        for chip, operator in zip(self._others, found, strict=True):
            chip.operator = operator  # where it stands in the text may be new

    def _add_other(self, operator: Operator) -> None:
        chip = Chip(operator.name, title_words(operator.name), self._theme)
        chip.setObjectName(f"chip_other_{len(self._others)}")
        chip.operator = operator
        # A thread's number tells nobody anything.
        value = chip.title if operator.name == "thread" else value_words(operator.name, operator.value)
        chip.set_value(value, negated=operator.negated)
        chip.pressed.connect(self.on_chip_removed)
        self._listen(chip)
        self._row.insertWidget(self._row.count() - 2, chip)
        self._others.append(chip)

    def _listen(self, chip: Chip) -> None:
        chip.removed.connect(self.on_chip_removed)
        chip.negated.connect(self.on_chip_negated)

    def _drop_others(self) -> None:
        for chip in self._others:
            self._row.removeWidget(chip)
            chip.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            chip.hide()
            chip.deleteLater()
        self._others = []

    # ---- room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._refit.start()  # not now: Qt is still on its way through the widgets

    def _fit(self) -> None:
        """Give up offers, from the last, then further filters, then the others, until the rest has room."""
        widths = {chip: chip.sizeHint().width() + _GAP for chip in self._all()}
        offers = [*reversed(self._offers.values())]
        offers.sort(key=lambda chip: chip.button.hasFocus())
        given_up = [chip for chip in offers if not chip.active] + [*reversed(self._others)]
        given_up += [chip for chip in offers if chip.active]
        room = self.width() - 2 * _EDGE
        hidden: list[Chip] = []
        total = sum(widths.values())
        if total > room:
            total += self.more.sizeHint().width()
            for chip in given_up:
                if total <= room:
                    break
                hidden.append(chip)
                total -= widths[chip]
        self._menu.clear()
        for chip in widths:
            chip.setVisible(chip not in hidden)
            if chip in hidden:
                text = chip.button.text()
                action = self._menu.addAction(self.tr("Remove {filter}").format(filter=text) if chip.active else text)
                action.setData(chip)
        self.more.setVisible(bool(hidden))


def _content(operator: Operator) -> tuple[str, str, bool]:
    """What a filter says, wherever it stands."""
    return operator.name, operator.value, operator.negated


def _offered(operator: Operator) -> bool:
    """Whether the chip that is always there can show it: Unread stands for ``is:unread`` and nothing else."""
    return operator.value.casefold() == _TOGGLED.get(operator.name, operator.value.casefold())


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
