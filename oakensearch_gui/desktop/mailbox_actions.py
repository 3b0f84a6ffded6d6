"""Adding, listing and removing mailboxes: the questions that these ask, and what is asked of the worker then."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.mailboxes_dialog import MailboxesDialog
from oakensearch_gui.desktop.suggestions import SAMPLE_FILE
from oakensearch_gui.desktop.theme import Theme
from oakensearch_gui.resources import resource


class MailboxActions(QObject):
    """Slots for the menu, the first page and the dialog; the client's signals tell what came of it."""

    def __init__(self, theme: Theme, client: SearchClient, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._client = client
        self._window = window

    @Slot()
    def on_folder_requested(self) -> None:
        """Add a folder that the person chooses."""
        path = QFileDialog.getExistingDirectory(self._window, self.tr("Add a folder of mail"))
        if path:
            self._client.add_source(Path(path))

    @Slot()
    def on_file_requested(self) -> None:
        """Add a file that the person chooses."""
        path, _ = QFileDialog.getOpenFileName(self._window, self.tr("Add a mail file"))
        if path:
            self._client.add_source(Path(path))

    @Slot()
    def on_sample_requested(self) -> None:
        """Add the sample mailbox that comes with the app."""
        self._client.add_source(resource(SAMPLE_FILE))

    @Slot()
    def on_mailboxes_requested(self) -> None:
        """Show what was added."""
        dialog = MailboxesDialog(self._theme, self._window)
        dialog.folder_requested.connect(self.on_folder_requested)
        dialog.file_requested.connect(self.on_file_requested)
        dialog.remove_requested.connect(self._client.remove_source)
        self._client.status_found.connect(dialog.on_status_found)
        self._client.want_status()
        dialog.open()
