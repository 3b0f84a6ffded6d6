"""Hands a message to the program that the system opens mail with, or says why that cannot be."""

from __future__ import annotations

from PySide6.QtCore import QObject, QUrl, Signal, Slot

from oakensearch_gui.desktop.message.default_program import DefaultProgram
from oakensearch_gui.desktop.outside import open_outside

LINK_TYPE, FILE_TYPE = "x-scheme-handler/mid", "message/rfc822"
"""What a program says it opens: links to a message by its Message-ID (RFC 2392), and messages as files."""


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
        self._program = DefaultProgram(self)
        self._program.found.connect(self.on_kind_found)

    def open(self, link: str) -> None:
        """Open the message that has this link."""
        self._link = link
        if not self._program.ask([LINK_TYPE, FILE_TYPE] if link else [FILE_TYPE]):
            self.file_wanted.emit()

    def open_file(self, path: str) -> None:
        """Open the copy."""
        self._open(QUrl.fromLocalFile(path))

    @Slot(str)
    def on_kind_found(self, kind: str) -> None:
        """Called by what asks the system which program it is."""
        if kind == LINK_TYPE:
            self._open(QUrl(self._link))
        elif kind:
            self.file_wanted.emit()
        else:
            self._fail()

    def _open(self, url: QUrl) -> None:
        if open_outside(url):
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
