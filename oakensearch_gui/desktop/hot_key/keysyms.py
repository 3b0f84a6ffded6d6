"""Keys as X11 and Wayland number and name them."""

from __future__ import annotations

import ctypes
from functools import cache

from PySide6.QtCore import Qt

from oakensearch_gui.desktop.shortcuts import FIRST_SPECIAL

_SPECIAL = {
    Qt.Key.Key_Escape: 0xFF1B, Qt.Key.Key_Tab: 0xFF09, Qt.Key.Key_Backspace: 0xFF08, Qt.Key.Key_Return: 0xFF0D,
    Qt.Key.Key_Enter: 0xFF8D, Qt.Key.Key_Insert: 0xFF63, Qt.Key.Key_Delete: 0xFFFF, Qt.Key.Key_Pause: 0xFF13,
    Qt.Key.Key_Print: 0xFF61, Qt.Key.Key_SysReq: 0xFF15, Qt.Key.Key_Home: 0xFF50, Qt.Key.Key_End: 0xFF57,
    Qt.Key.Key_Left: 0xFF51, Qt.Key.Key_Up: 0xFF52, Qt.Key.Key_Right: 0xFF53, Qt.Key.Key_Down: 0xFF54,
    Qt.Key.Key_PageUp: 0xFF55, Qt.Key.Key_PageDown: 0xFF56, Qt.Key.Key_ScrollLock: 0xFF14, Qt.Key.Key_Menu: 0xFF67,
    Qt.Key.Key_Search: 0x1008FF1B, Qt.Key.Key_LaunchMail: 0x1008FF19, Qt.Key.Key_HomePage: 0x1008FF18,
}  # fmt: skip
_F1, _LONGEST_NAME = 0xFFBE, 64


def keysym(key: Qt.Key) -> int:
    """The number of a key (xkbcommon-keysyms.h); 0 where there is none."""
    if key in _SPECIAL:
        return _SPECIAL[key]
    if Qt.Key.Key_F1 <= key <= Qt.Key.Key_F35:
        return _F1 + key - Qt.Key.Key_F1
    if key >= FIRST_SPECIAL:
        return 0
    return int(_xkbcommon().xkb_utf32_to_keysym(ord(chr(key).lower())))


def keysym_name(key: Qt.Key) -> str:
    """The name of a key (`o`, `F9`, `space`); empty where there is none."""
    number = keysym(key)
    name = ctypes.create_string_buffer(_LONGEST_NAME)
    if not number or _xkbcommon().xkb_keysym_get_name(number, name, _LONGEST_NAME) < 0:
        return ""
    return name.value.decode()


@cache
def _xkbcommon() -> ctypes.CDLL:
    library = ctypes.CDLL("libxkbcommon.so.0")  # Qt's own part for X11 and Wayland needs it, too
    library.xkb_utf32_to_keysym.argtypes = [ctypes.c_uint32]
    library.xkb_utf32_to_keysym.restype = ctypes.c_uint32
    library.xkb_keysym_get_name.argtypes = [ctypes.c_uint32, ctypes.c_char_p, ctypes.c_size_t]
    return library
