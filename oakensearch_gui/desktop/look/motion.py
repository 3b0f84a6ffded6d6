"""Whether the person told their system to keep still. Qt 6.11 does not know, so it is looked up where it is kept."""

from __future__ import annotations

import configparser
import ctypes
import os
import sys
from pathlib import Path

_CLIENT_AREA_ANIMATION = 0x1042  # SPI_GETCLIENTAREAANIMATION
_GTK_FILES = ("gtk-4.0/settings.ini", "gtk-3.0/settings.ini")


def system_wants_stillness() -> bool:
    """Windows: "Animation effects" is off. Elsewhere: GTK's or KDE's file says so. False where nothing says so."""
    if sys.platform == "win32":
        on = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(on), 0)
        return not on.value
    return stillness_in(Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"))


def stillness_in(config: Path) -> bool:
    """Whether the files of desktops below `config` ask for no animations."""
    for name in _GTK_FILES:
        if _value(config / name, "Settings", "gtk-enable-animations") in {"false", "0"}:
            return True
    return _value(config / "kdeglobals", "KDE", "AnimationDurationFactor") in {"0", "0.0"}


def _value(path: Path, section: str, key: str) -> str:
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    try:
        parser.read(path, encoding="utf-8")
    except (configparser.Error, UnicodeDecodeError, OSError):
        return ""
    return parser.get(section, key, fallback="").strip().casefold()
