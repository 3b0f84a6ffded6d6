"""The searches that were kept under a name: open, rename, forget."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from oakensearch_gui.desktop.look.dialog import Dialog
from oakensearch_gui.desktop.look.theme import grown
from oakensearch_gui.searches import Searches

_NAME, _QUERY = 0, 1
_KEPT = int(Qt.ItemDataRole.UserRole)


class SavedSearchesList(QTreeWidget):
    """Two columns, name and search. The name is edited where it stands; Enter opens, Delete forgets."""

    open_pressed = Signal()
    forget_pressed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        editing = self.state() == QAbstractItemView.State.EditingState
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not editing:
            self.open_pressed.emit()
        elif event.key() == Qt.Key.Key_Delete and not editing:
            self.forget_pressed.emit()
        else:
            super().keyPressEvent(event)


class SavedSearchesDialog(Dialog):
    """`query_chosen(query)` closes it; `changed` when a search was renamed or forgotten."""

    query_chosen = Signal(str)
    changed = Signal()

    def __init__(self, searches: Searches, parent: QWidget) -> None:
        super().__init__(parent)
        self._searches = searches
        self.setObjectName("saved_searches")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Saved searches"))
        self.resize(grown(560), grown(360))
        self.list = SavedSearchesList()
        self.list.setObjectName("saved_searches_list")
        self.list.setAccessibleName(self.windowTitle())
        self.list.setHeaderLabels([self.tr("Name"), self.tr("Search")])
        self.list.setColumnWidth(_NAME, grown(220))
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setAllColumnsShowFocus(True)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.note = QLabel()
        self.note.setObjectName("saved_searches_note")
        self.note.setProperty("role", "error")
        self.note.setWordWrap(True)
        self.note.hide()
        self.open_button = self._button("saved_open", self.tr("Open"), self.on_open_pressed)
        self.rename_button = self._button("saved_rename", self.tr("Rename (F2)"), self.on_rename_pressed)
        self.forget_button = self._button("saved_forget", self.tr("Forget"), self.on_forget_pressed)
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        line = QHBoxLayout()
        line.setSpacing(8)
        for button in (self.open_button, self.rename_button, self.forget_button):
            line.addWidget(button)
        line.addStretch(1)
        line.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(12)
        column.addWidget(self.list, 1)
        column.addWidget(self.note)
        column.addLayout(line)
        self.list.itemChanged.connect(self.on_item_changed)
        self.list.itemDoubleClicked.connect(self.on_open_pressed)
        self.list.open_pressed.connect(self.on_open_pressed)
        self.list.forget_pressed.connect(self.on_forget_pressed)
        self._fill("")

    @Slot()
    def on_open_pressed(self) -> None:
        """Search for the chosen one."""
        item = self.list.currentItem()
        if item is not None:
            query = item.text(_QUERY)
            self.accept()
            self.query_chosen.emit(query)

    @Slot()
    def on_rename_pressed(self) -> None:
        """Edit the name where it stands."""
        item = self.list.currentItem()
        if item is not None:
            self.list.setFocus()
            self.list.editItem(item, _NAME)

    @Slot()
    def on_forget_pressed(self) -> None:
        """Forget the chosen one."""
        item = self.list.currentItem()
        if item is not None:
            row = self.list.indexOfTopLevelItem(item)
            self._searches.forget(item.data(_NAME, _KEPT))
            following = self.list.topLevelItem(row + 1) or self.list.topLevelItem(row - 1)
            self._fill("" if following is None else following.text(_NAME))
            self.changed.emit()

    @Slot(QTreeWidgetItem, int)
    def on_item_changed(self, item: QTreeWidgetItem, column: int) -> None:
        """Called by the list when a name was edited."""
        if column != _NAME:
            return
        before, name = item.data(_NAME, _KEPT), item.text(_NAME).strip()
        if name and self._searches.rename(before, name):
            self._fill(name)
            self.changed.emit()
            return
        with QSignalBlocker(self.list):
            item.setText(_NAME, before)
        if name:
            self.note.setText(self.tr("Another search has the name “{name}” already.").format(name=name))
            self.note.show()

    def _fill(self, chosen: str) -> None:
        """Show what is kept, and stand on the one called `chosen`, or on the first."""
        with QSignalBlocker(self.list):
            self.list.clear()
            for one in self._searches.saved:
                item = QTreeWidgetItem([one.name, one.query])
                item.setData(_NAME, _KEPT, one.name)
                item.setToolTip(_QUERY, one.query)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
                self.list.addTopLevelItem(item)
                if one.name == chosen or self.list.topLevelItemCount() == 1:
                    self.list.setCurrentItem(item)
        self.note.hide()
        for button in (self.open_button, self.rename_button, self.forget_button):
            button.setEnabled(bool(self._searches.saved))

    def _button(self, name: str, text: str, slot: Callable[[], None]) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setAccessibleName(text)
        button.setAutoDefault(False)
        button.clicked.connect(slot)
        return button
