"""Where the window's questions for a file or folder begin: where the last one ended, never where the program lies."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QApplication

_PROPERTY = "last_saved_in"


def to_save(name: str) -> str:
    """The path to suggest for a file called `name`."""
    app = QApplication.instance()
    last = app.property(_PROPERTY) if app is not None else None
    usual = (
        QStandardPaths.writableLocation(place)
        for place in (QStandardPaths.StandardLocation.DownloadLocation, QStandardPaths.StandardLocation.HomeLocation)
    )
    folder = next((Path(one) for one in (last, *usual) if one and Path(one).is_dir()), Path.home())
    return str(folder / name)


def saved(path: Path) -> None:
    """The next question begins beside this one."""
    app = QApplication.instance()
    if app is not None:
        app.setProperty(_PROPERTY, str(path.parent))


def home() -> str:
    """The person's own folder: mail lies somewhere in it."""
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.HomeLocation)
