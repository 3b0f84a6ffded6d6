"""The result list. Walking it opens nothing: only a double-click, or Enter on the focused row, does."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QMenu, QWidget

from oakensearch_gui.desktop.result_delegate import ResultDelegate
from oakensearch_gui.desktop.result_model import Index, ResultModel
from oakensearch_gui.desktop.theme import Theme
from oakensearch_gui.search.result import SearchHit


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
    """(QMenu, hits): a menu is about to be shown; whoever can do something with the hits adds it."""
    drag_started = Signal(object)

    def __init__(self, model: ResultModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._walked = False
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
        self.setDragEnabled(True)
        self.doubleClicked.connect(self.on_double_clicked)
        self.verticalScrollBar().valueChanged.connect(self.on_scrolled)
        model.modelReset.connect(self.on_model_reset)
        theme.changed.connect(self.on_theme_changed)

    @property
    def walked(self) -> bool:
        """Whether the person has selected a row or scrolled since this list was shown."""
        return self._walked or self.currentIndex().isValid()

    def enter(self) -> None:
        """Take the focus, on the first row where none is chosen yet."""
        self.setFocus(Qt.FocusReason.TabFocusReason)
        if not self.currentIndex().isValid() and self._model.rowCount():
            self.select_row(0)

    def select_row(self, row: int) -> None:
        """Make a row the current one."""
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
        """Another answer is shown: nobody has walked it yet."""
        self.scrollToTop()
        self._walked = False

    @Slot()
    def on_theme_changed(self) -> None:
        """Colours or row heights changed."""
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.row_changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        current = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(current)
            event.accept()
        elif event.key() == Qt.Key.Key_Space:
            self.details_toggled.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.details_closed.emit()
        elif event.key() == Qt.Key.Key_Up and current.row() <= 0:
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

    def chosen_hits(self) -> list[SearchHit]:
        """The selected hits in the list's order, as far as they have been fetched."""
        rows = sorted(index.row() for index in self.selectedIndexes())
        return [hit for row in rows if (hit := self._model.hit(row)) is not None]

    def startDrag(self, supported: Qt.DropAction) -> None:  # noqa: ARG002 - Qt's name
        """Called by the view: the files to be dragged are made elsewhere."""
        hits = self.chosen_hits()
        if hits:
            self.drag_started.emit(hits)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        hit = self._model.hit(index.row()) if index.isValid() else None
        if hit is not None:
            at = self.visualRect(index).center() if by_key else event.pos()
            chosen = self.chosen_hits()
            self.menu_of(*(chosen if hit in chosen else [hit])).exec(self.viewport().mapToGlobal(QPoint(at)))

    def menu_of(self, *hits: SearchHit) -> QMenu:
        """What can be done with hits."""
        menu = QMenu(self)
        menu.setObjectName("hit_menu")
        menu.setAccessibleName(self.tr("What to do with the message"))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.menu_filled.emit(menu, hits)
        return menu

    def _open(self, index: QModelIndex) -> None:
        hit = self._model.hit(index.row()) if index.isValid() else None
        if hit is not None:
            self.hit_opened.emit(hit)
