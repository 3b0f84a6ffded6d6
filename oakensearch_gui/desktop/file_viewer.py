"""One message file, opened from a file manager: it is shown, and neither the library nor the file is touched."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from oakensearch_gui import __version__
from oakensearch_gui.desktop import languages
from oakensearch_gui.desktop.icons import app_icon
from oakensearch_gui.desktop.memory import Memory
from oakensearch_gui.desktop.message_window import MessageWindow
from oakensearch_gui.desktop.ports import OpenedMessage
from oakensearch_gui.desktop.shortcuts import Shortcuts
from oakensearch_gui.desktop.theme import Theme
from oakensearch_gui.library.records import MessageSummary
from oakensearch_gui.mail.sanitise import sanitise_html
from oakensearch_gui.mail.shown import MessageView
from oakensearch_gui.mail.view import read_view
from oakensearch_gui.paths import Home
from oakensearch_gui.search.result import SearchHit
from oakensearch_gui.settings import Settings


def opened_file(path: Path) -> OpenedMessage:
    """The message in the file, ready to be shown. Raises OSError where it cannot be read."""
    data = path.read_bytes()
    view = read_view(data)
    safe = sanitise_html(view.html, _inline(view)) if view.html.strip() else None
    hit = SearchHit(message_id=0, score=0.0, message=_summary(view, len(data), int(path.stat().st_mtime)))
    return OpenedMessage(hit, view, safe.html if safe else "", safe.blocked if safe else 0, data=data)


def _inline(view: MessageView) -> dict[str, tuple[str, bytes]]:
    return {part.content_id: (part.media_type, part.content) for part in view.parts if part.content_id}


def _summary(view: MessageView, size: int, file_date: int) -> MessageSummary:
    message = view.message
    return MessageSummary(
        id=0,
        message_id=message.message_id,
        subject=message.subject,
        sender=message.sender,
        to=message.to,
        date=file_date if message.date is None else message.date,
        date_inferred=message.date is None or message.date_inferred,
        unread=False,
        starred=False,
        labels=(),
        disposition="",
        category="",
        priority=0,
        thread_id=0,
        thread_count=1,
        attachments=tuple(one.filename for one in message.attachments if not one.inline),
        size=size,
    )


def main(home: Home, path: Path) -> int:
    """Show the message in the file `path`; returns the program's exit code. Raises OSError."""
    opened = opened_file(path)
    app = QApplication.instance() or QApplication([sys.argv[0]])
    assert isinstance(app, QApplication)
    app.setApplicationName("OakenSearch")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("oakensearch")
    app.setWindowIcon(app_icon())
    languages.install(app)
    settings = Settings.load(home.settings_file)
    theme = Theme(app)
    theme.take(settings)
    home.create()
    window = MessageWindow(opened, theme, Shortcuts(settings, app), Memory(home.window_file))
    window.told.hide()  # a file has no read state
    window.show()
    return app.exec()
