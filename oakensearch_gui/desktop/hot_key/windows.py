"""A key on Windows: RegisterHotKey has the system send one message for that key alone."""

from __future__ import annotations

import ctypes
import sys
from ctypes import wintypes
from typing import Protocol, cast

from PySide6.QtCore import QAbstractNativeEventFilter, QByteArray, QCoreApplication, QKeyCombination, QObject, Qt

from oakensearch_gui.desktop.hot_key.holder import Answer, Holder, missing, taken
from oakensearch_gui.desktop.shortcuts import FIRST_SPECIAL

WM_HOTKEY = 0x0312
_NUMBER = 1
"""Ours among the keys of this thread."""

_NO_REPEAT = 0x4000
_MODIFIERS = {
    Qt.KeyboardModifier.AltModifier: 1,
    Qt.KeyboardModifier.ControlModifier: 2,
    Qt.KeyboardModifier.ShiftModifier: 4,
    Qt.KeyboardModifier.MetaModifier: 8,
}
_F1, _F24 = 0x70, 0x87
_SPECIAL = {
    Qt.Key.Key_Backspace: 0x08, Qt.Key.Key_Tab: 0x09, Qt.Key.Key_Return: 0x0D, Qt.Key.Key_Enter: 0x0D,
    Qt.Key.Key_Pause: 0x13, Qt.Key.Key_Escape: 0x1B, Qt.Key.Key_PageUp: 0x21, Qt.Key.Key_PageDown: 0x22,
    Qt.Key.Key_End: 0x23, Qt.Key.Key_Home: 0x24, Qt.Key.Key_Left: 0x25, Qt.Key.Key_Up: 0x26, Qt.Key.Key_Right: 0x27,
    Qt.Key.Key_Down: 0x28, Qt.Key.Key_Print: 0x2C, Qt.Key.Key_Insert: 0x2D, Qt.Key.Key_Delete: 0x2E,
    Qt.Key.Key_Menu: 0x5D, Qt.Key.Key_ScrollLock: 0x91, Qt.Key.Key_Search: 0xAA, Qt.Key.Key_HomePage: 0xAC,
    Qt.Key.Key_LaunchMail: 0xB4,
}  # fmt: skip


class User32(Protocol):
    """The calls of user32.dll that this needs."""

    def RegisterHotKey(self, window: None, number: int, modifiers: int, key: int) -> int: ...
    def UnregisterHotKey(self, window: None, number: int) -> int: ...
    def VkKeyScanW(self, character: str) -> int: ...


def user32() -> User32:
    """The system's own; on Windows only."""
    if sys.platform == "win32":
        library = ctypes.WinDLL("user32")
        library.RegisterHotKey.argtypes = [wintypes.HWND, ctypes.c_int, wintypes.UINT, wintypes.UINT]
        library.UnregisterHotKey.argtypes = [wintypes.HWND, ctypes.c_int]
        library.VkKeyScanW.argtypes, library.VkKeyScanW.restype = [wintypes.WCHAR], ctypes.c_short
        return cast("User32", library)
    raise OSError("there is no user32 on this system")


class WindowsHolder(Holder):
    """The message comes to the queue of this thread, where a filter sees it before Qt does."""

    def __init__(self, system: User32, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._system = system
        self._filter: _Filter | None = None

    def hold(self, keys: QKeyCombination) -> None:
        code = self._code(keys.key())
        if not code:
            self.answered.emit(missing())
            return
        wanted = sum(mask for modifier, mask in _MODIFIERS.items() if keys.keyboardModifiers() & modifier)
        if not self._system.RegisterHotKey(None, _NUMBER, wanted | _NO_REPEAT, code):
            self.answered.emit(taken())
            return
        self._filter = _Filter(self)
        application = QCoreApplication.instance()
        assert application is not None
        application.installNativeEventFilter(self._filter)
        self.answered.emit(Answer(True))

    def release(self) -> None:
        if self._filter is not None:
            application = QCoreApplication.instance()
            assert application is not None
            application.removeNativeEventFilter(self._filter)
            self._filter = None
            self._system.UnregisterHotKey(None, _NUMBER)

    def _code(self, key: Qt.Key) -> int:
        """The virtual key of the present keyboard; 0 where it has none."""
        if key in _SPECIAL:
            return _SPECIAL[key]
        if Qt.Key.Key_F1 <= key <= Qt.Key.Key_F24:
            return _F1 + key - Qt.Key.Key_F1
        if key >= FIRST_SPECIAL:
            return 0
        found = self._system.VkKeyScanW(chr(key).lower())
        return 0 if found == -1 else found & 0xFF  # above it stand Shift and the like, which the keys name themselves


class _Filter(QAbstractNativeEventFilter):
    def __init__(self, holder: WindowsHolder) -> None:
        super().__init__()
        self._holder = holder

    def nativeEventFilter(self, kind: QByteArray | bytes | bytearray | memoryview, message: int) -> tuple[bool, int]:
        if kind == b"windows_generic_MSG":
            told = wintypes.MSG.from_address(int(message))
            if told.message == WM_HOTKEY and told.wParam == _NUMBER:
                self._holder.pressed.emit()
                return True, 0
        return False, 0
