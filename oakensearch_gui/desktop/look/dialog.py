"""What the windows with buttons have in common: Enter presses the button that has the focus, and nothing else.

Qt's own dialogs press their default button instead, which would close a window of settings when a value was typed, and
also when Enter was meant for a button beside it.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QPushButton, QToolButton, QWidget

from oakensearch_gui.desktop.look.theme import grown

_MOST_OF_SCREEN = 0.9
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def press_focused(window: QWidget, event: QKeyEvent) -> bool:
    """Press the button of `window` that has the focus, if `event` is Enter; whether it was Enter."""
    if event.key() not in _ENTER:
        return False
    focus = window.focusWidget()
    if isinstance(focus, (QPushButton, QToolButton)):
        focus.click()
    return True


def fitted(window: QWidget, width: int, height: int) -> QSize:
    """That size, larger with the text and no larger than the screen of `window`."""
    return QSize(grown(width), grown(height)).boundedTo(window.screen().availableSize() * _MOST_OF_SCREEN)


class Dialog(QDialog):
    """Esc closes it; Enter does what the docstring of this file says."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_focused(self, event):
            super().keyPressEvent(event)
