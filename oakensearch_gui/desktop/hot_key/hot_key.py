"""The one key that brings the window up from any program, if the person has chosen one."""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from oakensearch_gui.desktop.hot_key.holder import Answer, Holder, impossible
from oakensearch_gui.desktop.shortcuts import SECTION, Shortcuts

_NAME = "everywhere"
HOT_KEY = f"{SECTION}.{_NAME}"
"""The setting that names the key."""


class HotKey(QObject):
    """`pressed` for the key; `answered` when `answer` tells something new about whether the system grants it."""

    pressed = Signal()
    answered = Signal()

    def __init__(self, shortcuts: Shortcuts, window: QWidget) -> None:
        super().__init__(window)
        self._shortcuts = shortcuts
        self._window = window
        self._holder: Holder | None = None
        self.answer = Answer(False)

    @property
    def possible(self) -> bool:
        """Whether this system may grant such a key."""
        return bool(_kind())

    @Slot()
    def take_up(self) -> None:
        """The setting is new, or the person wants to try again: ask the system for the key that it names."""
        if self._holder is not None:
            self._holder.release()
        self._tell(Answer(False))
        keys = self._shortcuts.keys(_NAME)
        if not keys:
            return
        if self._holder is None:
            self._holder = _holder(_kind(), self)
            if self._holder is None:
                self._tell(impossible())
                return
            self._holder.pressed.connect(self.on_pressed)
            self._holder.answered.connect(self.on_answered)
        self._holder.hold(keys[0][0])  # type: ignore[index]  # Qt has it, its stubs have not

    @Slot()
    def on_pressed(self) -> None:
        """Called by the holder: whoever hears of it shows the window, which then gets the focus."""
        self.pressed.emit()
        if self._holder is not None:
            QGuiApplication.sync()  # what was asked of the window system until now comes first
            self._holder.give_focus(int(self._window.winId()))

    @Slot(object)
    def on_answered(self, answer: Answer) -> None:
        """Called by the holder."""
        self._tell(answer)

    def close(self) -> None:
        """Let go of the key."""
        if self._holder is not None:
            self._holder.release()

    def _tell(self, answer: Answer) -> None:
        self.answer = answer
        self.answered.emit()


def _kind() -> str:
    """Which system's way it is; empty where we know none."""
    platform = QGuiApplication.platformName()
    if platform == "windows":
        return "windows"
    if platform.startswith("wayland"):
        return "portal"
    if platform == "xcb":
        # An X server inside a Wayland session hears keys only while one of its own windows is in front.
        return "portal" if os.environ.get("WAYLAND_DISPLAY") else "x11"
    return ""


def _holder(kind: str, parent: QObject) -> Holder | None:
    # Each is loaded where it is wanted only: without such a key, nothing of it is.
    if kind == "x11":
        from oakensearch_gui.desktop.hot_key.x11 import X11Holder

        return X11Holder(parent)
    if kind == "portal":
        from oakensearch_gui.desktop.hot_key.portal import PortalHolder

        return PortalHolder(parent)
    if kind == "windows" and sys.platform == "win32":
        from oakensearch_gui.desktop.hot_key.windows import WindowsHolder, user32

        return WindowsHolder(user32(), parent)
    return None
