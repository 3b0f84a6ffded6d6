"""Adding, listing and removing mailboxes: the questions that these ask, and what is asked of the worker then."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal, Slot
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from oakensearch_gui.desktop import places
from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.mailboxes.discovered_list import DiscoveredList
from oakensearch_gui.desktop.mailboxes.indexing import IndexingProcess
from oakensearch_gui.desktop.mailboxes.mailbox_finder import MailboxFinder
from oakensearch_gui.desktop.query.suggestions import SAMPLE_FILE
from oakensearch_gui.resources import resource


def dropped_paths(data: QMimeData) -> tuple[Path, ...]:
    """The files and folders of this machine among what was dropped."""
    return tuple(Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile() and url.toLocalFile())


class MailboxActions(QObject):
    """Slots for the menu, the first page and the dialog; the client's signals tell what came of it.

    `backup_requested` and `restore_requested` are the dialog's.
    """

    backup_requested = Signal()
    restore_requested = Signal()

    def __init__(self, theme: Theme, client: SearchClient, indexing: IndexingProcess, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._client = client
        self._indexing = indexing
        self._finder = MailboxFinder()  # without a parent: its thread may outlive the window
        self._looked = False
        self._window = window
        client.source_removed.connect(self.on_source_removed)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A file or folder dropped on the window is a mailbox to add."""
        if isinstance(event, QDragEnterEvent):
            if dropped_paths(event.mimeData()):
                event.acceptProposedAction()
            return True
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            for path in dropped_paths(event.mimeData()):
                self._client.add_source(path)
            event.acceptProposedAction()
            return True
        return super().eventFilter(watched, event)

    @Slot()
    def on_folder_requested(self) -> None:
        """Add a folder that the person chooses."""
        path = QFileDialog.getExistingDirectory(self._window, self.tr("Add a folder of mail"), places.home())
        if path:
            self._client.add_source(Path(path))

    @Slot()
    def on_file_requested(self) -> None:
        """Add a file that the person chooses."""
        path, _ = QFileDialog.getOpenFileName(self._window, self.tr("Add a mail file"), places.home())
        if path:
            self._client.add_source(Path(path))

    @Slot()
    def on_sample_requested(self) -> None:
        """Add the sample mailbox that comes with the app."""
        self._client.add_source(resource(SAMPLE_FILE))

    @Slot()
    def on_mailboxes_requested(self) -> None:
        """Show what was added."""
        from oakensearch_gui.desktop.mailboxes.mailboxes_dialog import MailboxesDialog  # see desktop/later.py

        dialog = MailboxesDialog(self._theme, self._indexing, self._window)
        dialog.folder_requested.connect(self.on_folder_requested)
        dialog.file_requested.connect(self.on_file_requested)
        dialog.remove_requested.connect(self._client.remove_source)
        dialog.backup_requested.connect(self.backup_requested)
        dialog.restore_requested.connect(self.restore_requested)
        dialog.discovered.mailbox_chosen.connect(self.on_mailbox_chosen)
        self._finder.found.connect(dialog.on_found)
        self._finder.start()
        self._client.status_found.connect(dialog.on_status_found)
        self._client.problems_found.connect(dialog.problems.on_problems_found)
        self._client.want_status()
        self._client.want_problems()
        dialog.open()

    @Slot(int)
    def on_source_removed(self, source_id: int) -> None:  # noqa: ARG002 - all that is left is told anew
        """Called by the client: what could not be read went with it."""
        self._client.want_problems()

    def offer_discovered(self, offers: DiscoveredList) -> None:
        """Look once for the mailboxes of this machine, and offer them on the first page."""
        if not self._looked:
            self._looked = True
            self._finder.found.connect(offers.on_found)
            offers.mailbox_chosen.connect(self.on_mailbox_chosen)
            self._finder.start()

    @Slot(str)
    def on_mailbox_chosen(self, path: str) -> None:
        """Called by the offers of the first page and of the dialog."""
        self._client.add_source(Path(path))
