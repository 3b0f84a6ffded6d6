"""The result list. Walking it opens nothing: only a double-click, or Enter on the focused row, does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QMenu, QStyleOptionViewItem, QWidget

from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.results.result_delegate import ResultDelegate
from oakensearch_gui.desktop.results.result_model import Index, ResultModel
from oakensearch_gui.search.result import SearchHit


@dataclass(frozen=True, slots=True)
class Chosen:
    """Selected rows: how many they are, where (the first and last of rows that follow each other), and their hits.

    Rows that were never looked at have no hits yet: then there are fewer of these than `count`.
    """

    hits: tuple[SearchHit, ...]
    count: int
    spans: tuple[tuple[int, int], ...]

    @property
    def complete(self) -> bool:
        return len(self.hits) == self.count


class ResultList(QListView):
    """Shows a ResultModel.

    `hit_opened` is emitted for a double-click and for Enter. Qt's own `activated` is not used: on some
    platforms and styles it also fires on a single click.
    """

    hit_opened = Signal(object)
    sender_requested = Signal(str)
    left_upwards = Signal()
    details_toggled = Signal()
    details_closed = Signal()
    row_changed = Signal()
    menu_filled = Signal(object, object)
    """(QMenu, Chosen): a menu is about to be shown; whoever can do something with the hits adds it."""
    drag_started = Signal(object)

    def __init__(self, model: ResultModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._theme = theme
        self._walked = False
        self._entered = False
        self.setObjectName("result_list")
        self.setAccessibleName(self.tr("Messages found"))
        self.setModel(model)
        self.setItemDelegate(ResultDelegate(theme, self))
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        # Scrolling then moves what is painted already, and paints only the rows that come into sight.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setDragEnabled(True)
        self.doubleClicked.connect(self.on_double_clicked)
        self.verticalScrollBar().valueChanged.connect(self.on_scrolled)
        model.modelReset.connect(self.on_model_reset)
        theme.changed.connect(self.on_theme_changed)

    @property
    def walked(self) -> bool:
        """Whether the person has chosen a row or scrolled since this list was shown."""
        return self._walked

    def rows_in_sight(self) -> int:
        """How many rows are at least partly seen at once."""
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        height = self.itemDelegate().sizeHint(option, QModelIndex()).height()
        return self.viewport().height() // height + 2

    def enter(self, *, answer_comes: bool = False) -> None:
        """Take the focus, on the first row where none is chosen yet.

        With `answer_comes` it is the first row of the list that is on its way that was meant.
        """
        self._entered = answer_comes
        self.setFocus(Qt.FocusReason.TabFocusReason)
        if not self.currentIndex().isValid() and self._model.rowCount():
            self.select_row(0)

    def select_row(self, row: int) -> None:
        """Make a row the current one."""
        self._walked = True
        index = self._model.index(row)
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.scrollTo(index)

    @Slot(QModelIndex)
    def on_double_clicked(self, index: QModelIndex) -> None:
        """Called by the view's own double-click."""
        self._open(index)

    @Slot(int)
    def on_scrolled(self, value: int) -> None:
        """The list moved: from now on it stays in the order it has."""
        if value > 0:
            self._walked = True

    @Slot()
    def on_model_reset(self) -> None:
        """Another answer is shown: nobody has walked it yet, but for whoever entered the list ahead of it."""
        self.scrollToTop()
        if self.hasFocus() and self._model.rowCount():
            self.select_row(0)
        self._walked = self._entered
        self._entered = False

    @Slot()
    def on_theme_changed(self) -> None:
        """Colours or row heights changed."""
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), self._theme.colour("surface"))
        painter.end()
        super().paintEvent(event)

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Rows have other content. All are of one height, so none has to be laid out anew, which QListView would do.

        For 100,000 rows that took 13 ms, each time that a page of them came.
        """
        QAbstractItemView.dataChanged(self, first, last, list(roles))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.row_changed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._walked = self._walked or self.indexAt(event.position().toPoint()).isValid()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._walked = True
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.key() == Qt.Key.Key_Escape:
            self.details_closed.emit()
        elif event.key() == Qt.Key.Key_F10 and shift:  # not every system makes it the key of the menu
            self._show_menu(self.currentIndex(), self.place_of_menu())
        elif event.key() == Qt.Key.Key_Up and self.currentIndex().row() <= 0:
            self.left_upwards.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        current = self.currentIndex()
        # Qt makes the first row current when it comes in by Tab, but does not select it.
        if current.isValid() and not self.selectionModel().hasSelection():
            self.select_row(current.row())

    def keyboardSearch(self, search: str) -> None:
        """Letters typed here search nothing: Qt would walk, and so fetch, every row."""

    def chosen(self) -> Chosen:
        """What is selected, in the list's order."""
        spans = sorted((span.top(), span.bottom()) for span in self.selectionModel().selection().toList())
        return self._chosen(*spans)

    def _chosen(self, *spans: tuple[int, int]) -> Chosen:
        hits = self._model.hits_in(spans)
        return Chosen(tuple(hits), sum(last - first + 1 for first, last in spans), tuple(spans))

    def startDrag(self, supported: Qt.DropAction) -> None:  # noqa: ARG002 - Qt's name
        """Called by the view: the files to be dragged are made elsewhere."""
        hits = self.chosen().hits
        if hits:
            self.drag_started.emit(hits)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self._show_menu(self.currentIndex(), self.place_of_menu())
        else:
            self._show_menu(self.indexAt(event.pos()), event.globalPos())

    def _show_menu(self, index: QModelIndex, at: QPoint) -> None:
        """What can be done with a row, or with all that are chosen if it is one of them."""
        if not index.isValid() or self._model.hit(index.row()) is None:
            return
        inside = self.selectionModel().isSelected(index)
        menu = self.menu_of(self.chosen() if inside else self._chosen((index.row(), index.row())))
        menu.popup(at)

    def menu_of(self, chosen: Chosen) -> QMenu:
        """What can be done with hits."""
        menu = self.new_menu()
        self.menu_filled.emit(menu, chosen)
        return menu

    def new_menu(self) -> QMenu:
        """An empty one; gone once it is closed."""
        menu = QMenu(self)
        menu.setObjectName("hit_menu")
        menu.setAccessibleName(self.tr("What to do with the message"))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return menu

    def place_of_menu(self) -> QPoint:
        """Where a menu opens that was asked for by a key: at the row that one stands on."""
        return self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).center())

    def _open(self, index: QModelIndex) -> None:
        hit = self._model.hit(index.row()) if index.isValid() else None
        if hit is not None:
            self.hit_opened.emit(hit)
