"""The sign in the system's tray, for those who want it: OakenSearch stays ready when its window is closed."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QSystemTrayIcon


class Tray(QObject):
    """`raise_requested`, `update_requested`, `quit_requested`."""

    raise_requested = Signal()
    update_requested = Signal()
    quit_requested = Signal()

    def __init__(self, icon: QIcon, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self._sign: QSystemTrayIcon | None = None
        self._menu: QMenu | None = None

    @property
    def shown(self) -> bool:
        """Whether the sign is there, and so a closed window can be had again."""
        return self._sign is not None

    @Slot(bool)
    def on_tray_changed(self, wanted: bool) -> None:
        """Show the sign or take it away; where the desktop has no tray, nothing is shown."""
        if wanted and self._sign is None and QSystemTrayIcon.isSystemTrayAvailable():
            self._menu = QMenu()
            self._menu.setObjectName("tray_menu")
            self._menu.addAction(self.tr("Open OakenSearch")).triggered.connect(self.raise_requested)
            self._menu.addAction(self.tr("Look for new mail")).triggered.connect(self.update_requested)
            self._menu.addSeparator()
            self._menu.addAction(self.tr("Quit")).triggered.connect(self.quit_requested)
            self._sign = QSystemTrayIcon(self._icon, self)
            self._sign.setToolTip("OakenSearch")
            self._sign.setContextMenu(self._menu)
            self._sign.activated.connect(self.on_activated)
            self._sign.show()
        elif not wanted and self._sign is not None:
            self._sign.hide()
            self._sign.deleteLater()
            self._sign = self._menu = None

    @Slot(QSystemTrayIcon.ActivationReason)
    def on_activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        """Called for a click on the sign; a right click opens the menu by itself."""
        if reason != QSystemTrayIcon.ActivationReason.Context:
            self.raise_requested.emit()
