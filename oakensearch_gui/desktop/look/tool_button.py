"""A tool button that Enter presses, too: to Qt only Space does, which few people try."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QToolButton


class ToolButton(QToolButton):
    """Pressed by Space and by Enter; one with a menu opens it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif self.menu() is not None:
            self.showMenu()
        else:
            self.click()
