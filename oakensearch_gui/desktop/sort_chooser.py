"""The button that tells and changes the order of the hits."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from oakensearch_gui.desktop.icons import set_icon
from oakensearch_gui.desktop.theme import Theme
from oakensearch_gui.search.request import Sort


class SortChooser(QToolButton):
    """`sort_changed(sort)` once the person has chosen another one."""

    sort_changed = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sort = Sort.RELEVANCE
        self.setObjectName("sort_chooser")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFixedHeight(36)
        set_icon(self, theme, "sort")
        menu = QMenu(self)
        menu.setObjectName("sort_menu")
        self._group = QActionGroup(self)
        for text, sort in (
            (self.tr("Best first"), Sort.RELEVANCE),
            (self.tr("Newest first"), Sort.NEWEST),
            (self.tr("Oldest first"), Sort.OLDEST),
            (self.tr("By sender"), Sort.SENDER),
            (self.tr("Largest first"), Sort.SIZE),
        ):
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setData(sort)
            self._group.addAction(action)
        self.setMenu(menu)
        self._group.triggered.connect(self.on_triggered)
        self._show(self._group.actions()[0])

    def choose(self, sort: Sort) -> None:
        """Choose as the person would."""
        next(action for action in self._group.actions() if action.data() == sort).trigger()

    @Slot(QAction)
    def on_triggered(self, action: QAction) -> None:
        """Called by the menu."""
        if action.data() != self.sort:
            self._show(action)
            self.sort_changed.emit(self.sort)

    def _show(self, action: QAction) -> None:
        self.sort = Sort(action.data())
        action.setChecked(True)
        self.setText(action.text())
        self.setAccessibleName(self.tr("Order of the messages: {order}").format(order=action.text()))
