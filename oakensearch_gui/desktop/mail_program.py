"""Hands a message to the program that the system opens mail with, or says why that cannot be."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, QProcess, QStandardPaths, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices

LINK_TYPE, FILE_TYPE = "x-scheme-handler/mid", "message/rfc822"
"""What a program says it opens: links to a message by its Message-ID (RFC 2392), and messages as files."""


OURSELVES = b"oakensearch.desktop"
"""Who looks for the mail program is not sent back to this one, also where it opens such files and links."""


class MailProgram(QObject):
    """One answer for each `open`: `file_wanted`, `opened` or `failed`.

    Where a program follows links to messages it shows the message where it lies. Otherwise a copy of it in a file is
    asked for by `file_wanted`, and goes to `open_file`.
    """

    file_wanted = Signal()
    opened = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._link = ""
        self._types: list[str] = []
        self._process = QProcess(self)
        self._process.finished.connect(self.on_finished)

    def open(self, link: str) -> None:
        """Open the message that has this link."""
        self._link = link
        asker = QStandardPaths.findExecutable("xdg-mime") if sys.platform.startswith("linux") else ""
        if not asker:  # other systems open a file with what they have, and tell at once if that is nothing
            self.file_wanted.emit()
            return
        self._types = [LINK_TYPE, FILE_TYPE] if link else [FILE_TYPE]
        self._process.setProgram(asker)
        self._ask()

    def open_file(self, path: str) -> None:
        """Open the copy."""
        self._open(QUrl.fromLocalFile(path))

    @Slot()
    def on_finished(self) -> None:
        """Called by the process that asks the system which program it is."""
        found = bytes(self._process.readAllStandardOutput().data()).strip()
        if found.lower() == OURSELVES:
            found = b""
        asked = self._types.pop(0)
        if found and asked == LINK_TYPE:
            self._open(QUrl(self._link))
        elif found:
            self.file_wanted.emit()
        elif self._types:
            self._ask()
        else:
            self._fail()

    def _ask(self) -> None:
        self._process.setArguments(["query", "default", self._types[0]])
        self._process.start()

    def _open(self, url: QUrl) -> None:
        if QDesktopServices.openUrl(url):
            self.opened.emit()
        else:
            self._fail()

    def _fail(self) -> None:
        self.failed.emit(
            self.tr(
                "No program on this computer is set up to open mail. Choose one in the system's settings for default"
                " programs, or export the message as an .eml file."
            )
        )
