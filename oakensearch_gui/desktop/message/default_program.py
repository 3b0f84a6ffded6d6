"""Asks the system whether a program is set up for a kind of file or link, so that nothing is started for nobody."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import QObject, QProcess, QStandardPaths, Signal, Slot

OURSELVES = b"oakensearch.desktop"
"""Who looks for another program is not sent back to this one, also where it opens such files and links."""


class DefaultProgram(QObject):
    """One answer for each `ask`: `found(kind)`, the first kind that has a program, or an empty one."""

    found = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kinds: list[str] = []
        self._process = QProcess(self)
        self._process.finished.connect(self.on_finished)
        self._process.errorOccurred.connect(self.on_error)

    def ask(self, kinds: Sequence[str]) -> bool:
        """Ask for kinds ("message/rfc822"), at least one; false where this system cannot be asked.

        Other systems open a file with what they have, and tell at once if that is nothing.
        """
        asker = QStandardPaths.findExecutable("xdg-mime") if sys.platform.startswith("linux") else ""
        if not asker:
            return False
        self._kinds = list(kinds)
        self._process.setProgram(asker)
        self._ask_next()
        return True

    @Slot()
    def on_finished(self) -> None:
        """Called by the process that asks the system."""
        program = bytes(self._process.readAllStandardOutput().data()).strip()
        kind = self._kinds.pop(0)
        if program and program.lower() != OURSELVES:
            self.found.emit(kind)
        elif self._kinds:
            self._ask_next()
        else:
            self.found.emit("")

    @Slot(QProcess.ProcessError)
    def on_error(self, error: QProcess.ProcessError) -> None:
        """Called by the process: what does not even start gives no answer, and `finished` never comes."""
        if error == QProcess.ProcessError.FailedToStart:
            self._kinds.clear()
            self.found.emit("")

    def _ask_next(self) -> None:
        self._process.setArguments(["query", "default", self._kinds[0]])
        self._process.start()
