"""The button that tells and changes the order of the hits, and whether a thread is one row."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from oakensearch_gui.desktop.look.icons import set_icon
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.look.tool_button import ToolButton
from oakensearch_gui.search.request import Sort

_KEYS = {
    Sort.RELEVANCE: "best_first",
    Sort.FEW_BEST: "few_best_first",
    Sort.NEWEST: "newest_first",
    Sort.OLDEST: "oldest_first",
    Sort.SENDER: "by_sender",
    Sort.SIZE: "largest_first",
}


class SortChooser(ToolButton):
    """`order_changed` once the person has chosen another order, or one row a thread instead of one a message."""

    order_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sort = Sort.RELEVANCE
        self.setObjectName("sort_chooser")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        theme.fix_size(self, height=36)
        set_icon(self, theme, "sort")
        menu = QMenu(self)
        menu.setObjectName("sort_menu")
        menu.setAccessibleName(self.tr("Order of the messages"))
        self._group = QActionGroup(self)
        for text, sort in (
            (self.tr("Best first"), Sort.RELEVANCE),
            (self.tr("A few best, then newest"), Sort.FEW_BEST),
            (self.tr("Newest first"), Sort.NEWEST),
            (self.tr("Oldest first"), Sort.OLDEST),
            (self.tr("By sender"), Sort.SENDER),
            (self.tr("Largest first"), Sort.SIZE),
        ):
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setData(sort)
            self._group.addAction(action)
        menu.addSeparator()
        self.threads = menu.addAction(self.tr("One row a thread"))
        self.threads.setObjectName("by_thread")
        self.threads.setCheckable(True)
        self.threads.toggled.connect(self.on_threads_toggled)
        self.setMenu(menu)
        self._group.triggered.connect(self.on_triggered)
        self._show(self._group.actions()[0])

    @property
    def by_thread(self) -> bool:
        """Whether a thread is one row."""
        return self.threads.isChecked()

    @property
    def entries(self) -> dict[str, QAction]:
        """The entries of the menu, by the name of the setting of their keys."""
        return {_KEYS[action.data()]: action for action in self._group.actions()} | {"by_thread": self.threads}

    def action(self, sort: Sort) -> QAction:
        """The entry of the menu for an order."""
        return next(action for action in self._group.actions() if action.data() == sort)

    def choose(self, sort: Sort) -> None:
        """Choose as the person would."""
        self.action(sort).trigger()

    def restore(self, order: str, *, by_thread: bool) -> None:
        """As it was at the last start; an order that there is none of leaves the best first. Tells nobody."""
        with QSignalBlocker(self.threads):
            self.threads.setChecked(by_thread)
        self._show(self.action(Sort(order) if order in {each.value for each in Sort} else Sort.RELEVANCE))

    @Slot(QAction)
    def on_triggered(self, action: QAction) -> None:
        """Called by the menu."""
        if action.data() != self.sort:
            self._show(action)
            self.order_changed.emit()

    @Slot()
    def on_threads_toggled(self) -> None:
        """Called by the menu's last entry."""
        self._show(self.action(self.sort))
        self.order_changed.emit()

    def _show(self, action: QAction) -> None:
        self.sort = Sort(action.data())
        action.setChecked(True)
        text = action.text()
        if self.by_thread:
            text = self.tr("{order}, by thread").format(order=text)
        self.setText(text)
        self.setAccessibleName(self.tr("Order of the messages: {order}").format(order=text))
