"""The list below the search field: what could be typed next, or what was searched for before.

The field keeps the focus. Down and Up walk, Tab takes the row (the first, if none is chosen), Enter takes a chosen
row and otherwise searches as always, Esc closes the list and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from oakensearch_gui.desktop.look.theme import Theme, grown
from oakensearch_gui.desktop.ports import Counts
from oakensearch_gui.desktop.query import completion
from oakensearch_gui.desktop.query.completion import Spot, Suggestion
from oakensearch_gui.desktop.query.search_bar import SearchBar
from oakensearch_gui.desktop.results.result_model import Index
from oakensearch_gui.desktop.words.core_words import core_text
from oakensearch_gui.desktop.words.operator_words import value_words
from oakensearch_gui.desktop.words.wording import isolate, number_text

_ROW, _ROWS_SHOWN, _WIDTH = 28, 8, 420
_SUGGESTION = int(Qt.ItemDataRole.UserRole)


class _RowDelegate(QStyledItemDelegate):
    """What is offered at the start of the row, its count or help at the end."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        suggestion = index.data(_SUGGESTION)
        rect = option.rect.adjusted(0, 0, 0, -1)
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setBrush(self._theme.colour("selected"))
            painter.drawRoundedRect(rect, 4, 4)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(self._theme.colour("hover"))
            painter.drawRoundedRect(rect, 4, 4)
        inner = rect.adjusted(8, 0, -8, 0)
        begin, end = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight  # drawText mirrors them
        metrics = option.fontMetrics
        detail = metrics.elidedText(suggestion.detail, Qt.TextElideMode.ElideRight, round(inner.width() * 0.7))
        room = inner.width() - (metrics.horizontalAdvance(detail) + 16 if detail else 0)
        shown = metrics.elidedText(isolate(suggestion.shown), Qt.TextElideMode.ElideRight, room)
        painter.setPen(self._theme.colour("text"))
        painter.drawText(inner, int(begin | Qt.AlignmentFlag.AlignVCenter), shown)
        chosen = option.state & QStyle.StateFlag.State_Selected
        painter.setPen(self._theme.colour("selected_second" if chosen else "second"))
        painter.drawText(inner, int(end | Qt.AlignmentFlag.AlignVCenter), detail)
        painter.restore()


class Completer(QFrame):
    """A child of the window, over its other children. `counts_wanted(kind, prefix, query)` asks for values."""

    counts_wanted = Signal(str, str, str)

    def __init__(self, theme: Theme, bar: SearchBar, history: Callable[[], Sequence[str]], window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._bar = bar
        self._history = history
        self._spot: Spot | None = None
        self._in_history = False
        self.setObjectName("completer")
        self.setAccessibleName(self.tr("Suggestions"))
        self.list = QListWidget()
        self.list.setObjectName("completer_list")
        self.list.setAccessibleName(self.tr("Suggestions"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setMouseTracking(True)
        self.list.setUniformItemSizes(True)
        self.list.setItemDelegate(_RowDelegate(theme, self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.addWidget(self.list)
        self.hide()
        bar.field.installEventFilter(self)
        bar.field.textEdited.connect(self.on_text_edited)
        bar.query_entered.connect(self.on_query_entered)
        self.list.itemClicked.connect(self.on_item_clicked)

    @property
    def in_history(self) -> bool:
        """Whether earlier searches are shown."""
        return self._in_history and self.isVisible()

    def suggestions(self) -> list[str]:
        """What is offered, as it would go into the text."""
        return [suggestion.value for suggestion in self._shown()]

    def _shown(self) -> list[Suggestion]:
        return [self.list.item(row).data(_SUGGESTION) for row in range(self.list.count())]

    @Slot()
    def show_history(self) -> None:
        """Offer earlier searches: those that hold what the field says, and go on so while it is edited."""
        self._bar.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._in_history, self._spot = True, None
        words = self._bar.text.casefold().split()
        found = [query for query in self._history() if all(word in query.casefold() for word in words)]
        self._offer([Suggestion(query, query) for query in found])

    @Slot(str)
    def on_text_edited(self, text: str) -> None:
        """Called by the field while the person types."""
        if self._in_history and self.isVisible() and text:
            self.show_history()
            return
        before = None if self._in_history else self._spot
        self._in_history = False
        self._spot = spot = completion.spot_at(text, self._bar.field.cursorPosition())
        if spot is None:
            self.hide()
        elif not spot.name:
            self._offer([replace(one, detail=core_text(one.detail)) for one in completion.names(spot)])
        elif spot.name in completion.COUNTED:
            # Until the counts are there, of what is shown only what still fits: Tab may come first.
            shown = self._shown() if before is not None and before.name == spot.name else []
            self._offer([one for one in shown if spot.prefix.casefold() in one.shown.casefold()])
            self.counts_wanted.emit(completion.counting_kind(spot.name), spot.prefix, completion.without(text, spot))
        else:
            self._offer(completion.fixed(spot))

    @Slot(object)
    def on_counts_found(self, counts: Counts) -> None:
        """Called by the client; counts for what was typed before are dropped."""
        spot = self._spot
        if spot is None or not spot.name or not self._bar.field.hasFocus():
            return
        if (counts.kind, counts.prefix) != (completion.counting_kind(spot.name), spot.prefix):
            return
        found = [
            Suggestion(
                one.value,
                f"{one.name}  {one.value}" if one.name else value_words(spot.name, one.value),
                number_text(one.count),
            )
            for one in counts.values
        ]
        exactly = [one.value for one in found] == [spot.prefix]
        self._offer([] if exactly else found or completion.fixed(spot))

    @Slot(str)
    def on_query_entered(self, text: str) -> None:  # noqa: ARG002 - a slot
        """Called by the bar: it is being searched for."""
        self.close_list()

    @Slot(QListWidgetItem)
    def on_item_clicked(self, item: QListWidgetItem) -> None:
        """Called by the list."""
        self._take(item)

    def close_list(self) -> None:
        """Offer nothing any more."""
        self._in_history, self._spot = False, None
        self.hide()

    def _put_away(self) -> None:
        """None of the values is taken: what was typed is meant as it is, and searched."""
        awaited = self._bar.value_awaited
        self.close_list()
        if awaited:
            self._bar.query_entered.emit(self._bar.text)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._bar.value_awaited = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusOut:
            self._put_away()
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._key_pressed(Qt.Key(event.key()))
        return super().eventFilter(watched, event)

    def _key_pressed(self, key: Qt.Key) -> bool:
        if not self.isVisible():
            if key == Qt.Key.Key_Up and not self._bar.text:
                self.show_history()
                if self.isVisible():
                    self._choose(0)
                return True
            return False
        row, last = self.list.currentRow(), self.list.count() - 1
        if key == Qt.Key.Key_Down:
            self._choose(0 if row >= last else row + 1)
        elif key == Qt.Key.Key_Up:
            self._choose(last if row <= 0 else row - 1)
        elif key == Qt.Key.Key_Tab:
            self._take(self.list.item(max(0, row)))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0:
            self._take(self.list.item(row))
        elif key == Qt.Key.Key_Escape:
            self._put_away()
        else:
            return False
        return True

    def _choose(self, row: int) -> None:
        self.list.setCurrentRow(row)
        suggestion = self.list.item(row).data(_SUGGESTION)
        self._tell(f"{suggestion.shown}, {suggestion.detail}" if suggestion.detail else suggestion.shown)

    def _tell(self, text: str) -> None:
        """To a screen reader, which stays in the field."""
        self._bar.field.setAccessibleDescription(text)

    def _take(self, item: QListWidgetItem) -> None:
        value = item.data(_SUGGESTION).value
        spot = self._spot
        if spot is None:
            self.close_list()
            self._bar.set_text(value)
            return
        text, cursor = completion.completed(self._bar.text, spot, value)
        self.close_list()
        if spot.name:
            self._bar.set_text(text.rstrip(" ") if text.endswith("  ") else text)
            self._bar.field.setCursorPosition(cursor)
        else:
            self._bar.type_text(text, cursor)

    def _offer(self, found: Sequence[Suggestion]) -> None:
        self.list.clear()
        for suggestion in found:
            item = QListWidgetItem()
            item.setData(_SUGGESTION, suggestion)
            item.setData(int(Qt.ItemDataRole.AccessibleTextRole), f"{suggestion.shown}, {suggestion.detail}")
            item.setSizeHint(QSize(0, grown(_ROW)))
            self.list.addItem(item)
        self.list.setCurrentRow(-1)
        if not found:
            self.hide()
            return
        self._tell(self.tr("Suggestions below; Down chooses, Tab takes the first"))
        self._place()
        self.show()
        self.raise_()
        self._bar.value_awaited = self._spot is not None and bool(self._spot.name)

    def _place(self) -> None:
        width = min(grown(_WIDTH), self._bar.width())
        height = grown(_ROW) * min(_ROWS_SHOWN, self.list.count()) + 10
        right_to_left = self._bar.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = self._bar.width() - width if right_to_left else 0
        self.setGeometry(0, 0, width, height)
        self.move(self._bar.mapTo(self._window, QPoint(left, self._bar.height() + 4)))
