"""One message file, opened from a file manager: by the window that is open already, else in one of its own."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from oakensearch_gui import __version__
from oakensearch_gui.desktop.look.icons import app_icon
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.memory import Memory
from oakensearch_gui.desktop.message.message_window import MessageWindow
from oakensearch_gui.desktop.message.opened_file import opened_file
from oakensearch_gui.desktop.shortcuts import Shortcuts
from oakensearch_gui.desktop.single_instance import SingleInstance, Wish
from oakensearch_gui.desktop.words import languages
from oakensearch_gui.paths import Home
from oakensearch_gui.settings import Settings


def main(home: Home, path: Path) -> int:
    """Show the message in the file `path`; returns the program's exit code. Raises OSError."""
    opened = opened_file(path)
    app = QApplication.instance() or QApplication([sys.argv[0]])
    assert isinstance(app, QApplication)
    app.setApplicationName("OakenSearch")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("oakensearch")
    app.setWindowIcon(app_icon())
    if SingleInstance(home).hand_over(Wish(message=str(path.absolute()))):
        return 0
    languages.install(app)
    settings = Settings.load(home.settings_file)
    theme = Theme(app)
    theme.take(settings)
    window = MessageWindow(opened, theme, Shortcuts(settings, app), Memory(home.window_file))
    window.told.hide()  # a file has no read state
    window.show()
    return app.exec()
