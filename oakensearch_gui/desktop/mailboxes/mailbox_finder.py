"""Looks for the mailboxes of this machine, in a thread of its own: disks can be slow."""

from __future__ import annotations

import threading

from PySide6.QtCore import QObject, Signal

from oakensearch_gui.mail.sources.discover import discover


class MailboxFinder(QObject):
    """`found(tuple of Discovered)` once for each `start`."""

    found = Signal(object)

    def start(self) -> None:
        """Look in the usual places. Returns at once."""
        threading.Thread(target=self._run, name="mailbox-finder", daemon=True).start()

    def _run(self) -> None:
        self.found.emit(discover())
