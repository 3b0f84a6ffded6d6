"""What can be done with the chosen hits: the menu, and the slots that do it. Opening and marking only on request."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import quote

from PySide6.QtCore import QMimeData, QObject, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QDrag, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMenu, QMessageBox, QProgressDialog, QWidget

from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.export import Exported, ExportJob, ExportKind
from oakensearch_gui.desktop.operator_words import value_words
from oakensearch_gui.desktop.result_list import ResultList
from oakensearch_gui.desktop.result_model import PAGE
from oakensearch_gui.desktop.wording import messages_text, number_text
from oakensearch_gui.library.records import Location
from oakensearch_gui.library.triage import CATEGORIES, PRIORITIES
from oakensearch_gui.search.query import with_operator
from oakensearch_gui.search.request import SearchRequest
from oakensearch_gui.search.result import SearchHit

_MOST_OPENED = 10
_SHOW_PROGRESS_FROM = 50


class HitActions(QObject):
    """Works on the hits chosen in `results`.

    `query_wanted(text)` is a search to make; `similar_wanted(hit)`: one has begun.
    """

    query_wanted = Signal(str)
    similar_wanted = Signal(object)

    def __init__(self, client: SearchClient, results: ResultList, window: QWidget) -> None:
        super().__init__(window)
        self._client = client
        self._list = results
        self._window = window
        self._progress: QProgressDialog | None = None
        results.menu_filled.connect(self.fill)
        results.drag_started.connect(self.on_drag_started)
        client.export_progressed.connect(self.on_export_progressed)
        client.exported.connect(self.on_exported)
        client.locations_found.connect(self.on_locations_found)

    # ---- the menu

    @Slot(object, object)
    def fill(self, menu: QMenu, hits: Sequence[SearchHit]) -> None:
        """Called by the list: what can be done with these. Bound to the messages: the list may change meanwhile."""
        first, one = hits[0], len(hits) == 1
        message = first.message
        self._add(menu, "open", self.tr("Open"), lambda: self.open(hits))
        self._add(menu, "open_mail", self.tr("Open in the mail program"), lambda: self.open_in_mail_program(first), one)
        self._add(menu, "folder", self.tr("Show in its folder"), lambda: self.show_in_folder(first), one)
        menu.addSeparator()
        self._add(menu, "read", self.tr("Mark as read"), lambda: self.mark(hits, read=True), _any_is(hits, unread=True))
        self._add(
            menu, "unread", self.tr("Mark as unread"), lambda: self.mark(hits, read=False), _any_is(hits, unread=False)
        )
        self._triage(menu, hits)
        menu.addSeparator()
        self._add(menu, "similar", self.tr("Find similar"), lambda: self.find_similar(first), one)
        sender = message.sender.address
        self._add(
            menu, "from_sender", self.tr("More from this sender"),
            lambda: self._list.sender_requested.emit(sender), one and bool(sender),
        )  # fmt: skip
        self._add(
            menu, "in_thread", self.tr("All of this thread"),
            lambda: self.query_wanted.emit(with_operator("", "thread", str(message.thread_id))), one,
        )  # fmt: skip
        menu.addSeparator()
        copying = menu.addMenu(self.tr("Copy"))
        copying.setObjectName("copy_menu")
        for name, text, values in (
            ("subject", self.tr("Subject"), [hit.message.subject for hit in hits]),
            ("sender", self.tr("Sender"), [str(hit.message.sender) for hit in hits]),
            ("message_id", self.tr("Message-ID"), [hit.message.message_id for hit in hits]),
            ("link", self.tr("Link to the message"), [link(hit) for hit in hits if hit.message.message_id]),
        ):
            self._add(copying, f"copy_{name}", text, lambda values=values: _copy(values), any(values))
        saving = menu.addMenu(self.tr("Export"))
        saving.setObjectName("export_menu")
        self._add(saving, "export_eml", self.tr("As .eml files…"), lambda: self.export(ExportKind.EML, hits))
        self._add(saving, "export_mbox", self.tr("As an mbox file…"), lambda: self.export(ExportKind.MBOX, hits))
        self._add(saving, "export_csv", self.tr("The list as CSV…"), lambda: self.export(ExportKind.CSV, hits))

    def _triage(self, menu: QMenu, hits: Sequence[SearchHit]) -> None:
        kinds = menu.addMenu(self.tr("Kind"))
        kinds.setObjectName("category_menu")
        for category in CATEGORIES:
            self._add(
                kinds, f"category_{category}", value_words("category", category),
                lambda category=category: self._client.override([hit.message_id for hit in hits], category),
            )  # fmt: skip
        levels = menu.addMenu(self.tr("Priority"))
        levels.setObjectName("priority_menu")
        for priority in reversed(PRIORITIES):
            self._add(
                levels, f"priority_{priority}", number_text(priority),
                lambda priority=priority: self._client.override([hit.message_id for hit in hits], priority=priority),
            )  # fmt: skip

    def _add(self, menu: QMenu, name: str, text: str, work: object, enabled: bool = True) -> None:
        action = menu.addAction(text)
        action.setObjectName(f"hit_{name}")
        action.setEnabled(enabled)
        action.triggered.connect(lambda _=False: work())  # type: ignore[operator]

    # ---- what is done

    def open(self, hits: Sequence[SearchHit]) -> None:
        """Open each in a window of its own, the first few at most."""
        for hit in hits[:_MOST_OPENED]:
            self._list.hit_opened.emit(hit)

    def mark(self, hits: Sequence[SearchHit], *, read: bool) -> None:
        """Set the read state."""
        for hit in hits:
            if hit.message.unread == read:
                self._client.mark(hit.message_id, read)

    def find_similar(self, hit: SearchHit) -> None:
        """The nearest to it in meaning take the list's place; the next search leaves them."""
        self.similar_wanted.emit(hit)
        self._client.search(SearchRequest("", limit=PAGE, similar_to=hit.message_id))

    def open_in_mail_program(self, hit: SearchHit) -> None:
        """Hand a copy of the message to the program that the system opens mail with."""
        folder = Path(tempfile.mkdtemp(prefix="oakensearch-"))
        self._client.export(ExportJob(ExportKind.EML, folder, (hit.message,), "open"))

    def show_in_folder(self, hit: SearchHit) -> None:
        """Open the folder in which the message lies."""
        self._client.want_locations(hit.message_id)

    def export(self, kind: ExportKind, hits: Sequence[SearchHit]) -> None:
        """Ask where to, and write them there."""
        if kind is ExportKind.EML:
            target = QFileDialog.getExistingDirectory(self._window, self.tr("Save the messages in a folder"))
        else:
            name = "messages.mbox" if kind is ExportKind.MBOX else "messages.csv"
            target, _ = QFileDialog.getSaveFileName(self._window, self.tr("Save the messages"), name)
        if not target:
            return
        if len(hits) >= _SHOW_PROGRESS_FROM:
            self._progress = QProgressDialog(
                self.tr("Saving {messages}…").format(messages=messages_text(len(hits))),
                self.tr("Cancel"), 0, len(hits), self._window,
            )  # fmt: skip
            self._progress.setObjectName("export_progress")
            self._progress.canceled.connect(self._client.cancel_export)
        self._client.export(ExportJob(kind, Path(target), tuple(hit.message for hit in hits)))

    # ---- slots

    @Slot(object)
    def on_drag_started(self, hits: Sequence[SearchHit]) -> None:
        """Called by the list: the files are made first; by then the button may be up again."""
        folder = Path(tempfile.mkdtemp(prefix="oakensearch-"))
        self._client.export(ExportJob(ExportKind.EML, folder, tuple(hit.message for hit in hits), "drag"))

    @Slot(int, int)
    def on_export_progressed(self, done: int, total: int) -> None:  # noqa: ARG002 - a slot
        """Called by the client."""
        if self._progress is not None:
            self._progress.setValue(done)

    @Slot(object)
    def on_exported(self, exported: Exported) -> None:
        """Called by the client when the files are there."""
        if self._progress is not None and exported.job.purpose == "save":
            self._progress.close()
            self._progress.deleteLater()
            self._progress = None
        if exported.problem:
            QMessageBox.warning(self._window, "OakenSearch", exported.problem)
        elif exported.missing:
            gone = messages_text(exported.missing)
            text = self.tr("{messages} could not be read: no longer in the mailbox.").format(messages=gone)
            QMessageBox.warning(self._window, "OakenSearch", text)
        elif exported.job.purpose == "open" and exported.paths:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(exported.paths[0])))
        elif exported.job.purpose == "drag" and exported.paths:
            self.drag(exported.paths)

    def drag(self, paths: Sequence[Path]) -> None:
        """Let the person drop the files somewhere, if they still hold the button."""
        if not QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton:
            return
        drag = QDrag(self._list)
        drag.setMimeData(files_data(paths))
        drag.exec(Qt.DropAction.CopyAction)

    @Slot(object)
    def on_locations_found(self, locations: Sequence[Location]) -> None:
        """Called by the client."""
        folder = next((one.path.parent for one in locations if one.path.parent.is_dir()), None)
        if folder is None:
            QMessageBox.warning(self._window, "OakenSearch", self.tr("This message is no longer in your mailbox."))
        else:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def files_data(paths: Sequence[Path]) -> QMimeData:
    """Files as they are dragged."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def link(hit: SearchHit) -> str:
    """A `mid:` URL of the message (RFC 2392)."""
    return f"mid:{quote(hit.message.message_id, safe='@!$*+=')}"


def _any_is(hits: Sequence[SearchHit], *, unread: bool) -> bool:
    return any(hit.message.unread == unread for hit in hits)


def _copy(values: Sequence[str]) -> None:
    QGuiApplication.clipboard().setText("\n".join(values))
