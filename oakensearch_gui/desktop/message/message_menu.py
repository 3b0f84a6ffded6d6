"""The menu of a message window: print, save, source, and the size of the text."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from oakensearch_gui.desktop.look.icons import set_icon
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.shortcuts import Shortcuts


class MessageMenu(QToolButton):
    """A button that opens the menu; every entry is a signal. The keys are the window's own shortcuts."""

    print_requested = Signal()
    pdf_requested = Signal()
    save_requested = Signal()
    source_requested = Signal()
    zoom_requested = Signal(int)
    """1 larger, -1 smaller, 0 the normal size"""

    def __init__(self, theme: Theme, shortcuts: Shortcuts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shortcuts = shortcuts
        self.setObjectName("message_menu_button")
        self.setAccessibleName(self.tr("What can be done with this message"))
        self.setToolTip(self.tr("More"))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        set_icon(self, theme, "menu")
        menu = QMenu(self)
        menu.setObjectName("message_menu")
        menu.setAccessibleName(self.accessibleName())
        self._add(menu, self.tr("Print…"), "print").triggered.connect(self.print_requested)
        self._add(menu, self.tr("Save as PDF…"), "").triggered.connect(self.pdf_requested)
        menu.addSeparator()
        self.save_action = self._add(menu, self.tr("Save the message…"), "save")
        self.save_action.triggered.connect(self.save_requested)
        self.source_action = self._add(menu, self.tr("View source"), "source")
        self.source_action.triggered.connect(self.source_requested)
        menu.addSeparator()
        for text, key, step in (
            (self.tr("Larger text"), "zoom_in", 1),
            (self.tr("Smaller text"), "zoom_out", -1),
            (self.tr("Normal size"), "zoom_normal", 0),
        ):
            self._add(menu, text, key).triggered.connect(lambda _=False, step=step: self.zoom_requested.emit(step))
        self.setMenu(menu)

    def _add(self, menu: QMenu, text: str, key: str) -> QAction:
        # The key is written beside the entry, as a tab makes it; were it the action's own, it would be bound twice.
        hint = self._shortcuts.hint(key) if key else ""
        return menu.addAction(f"{text}\t{hint}" if hint else text)
