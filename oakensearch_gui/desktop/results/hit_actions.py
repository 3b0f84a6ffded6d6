"""What is done with the chosen hits. Opening and marking only on request."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path
from urllib.parse import quote

from PySide6.QtCore import QMimeData, QObject, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDrag, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox, QProgressDialog, QWidget

from oakensearch_gui.desktop import places
from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.message.lent_files import lending_folder
from oakensearch_gui.desktop.message.mail_program import MailProgram
from oakensearch_gui.desktop.outside import open_outside
from oakensearch_gui.desktop.results.export import Exported, ExportJob, ExportKind
from oakensearch_gui.desktop.results.result_list import Chosen, ResultList
from oakensearch_gui.desktop.results.result_model import PAGE
from oakensearch_gui.desktop.words.wording import isolate, messages_text
from oakensearch_gui.library.records import Location, MessageSummary
from oakensearch_gui.search.request import SearchRequest
from oakensearch_gui.search.result import SearchHit

_MOST_OPENED = 10
_SHOW_PROGRESS_FROM = 50

Work = Callable[[Sequence[MessageSummary]], object]


class Copied(StrEnum):
    """What of messages is put on the clipboard, a line each."""

    SUBJECT = "subject"
    SENDER = "sender"
    MESSAGE_ID = "message_id"
    LINK = "link"

    def of(self, messages: Sequence[MessageSummary]) -> str:
        """The lines; messages that lack it have none."""
        texts = {
            Copied.SUBJECT: lambda one: one.subject,
            Copied.SENDER: lambda one: str(one.sender),
            Copied.MESSAGE_ID: lambda one: one.message_id,
            Copied.LINK: link,
        }
        return "\n".join(filter(None, map(texts[self], messages)))


class HitActions(QObject):
    """Works on the hits chosen in `results`; on all of them, also where their rows were never looked at.

    `similar_wanted(hit)`: a search for what is similar has begun. `thread_wanted(hit)`: its thread is to be shown.
    `saved(text)` tells what was written, and where.
    """

    similar_wanted = Signal(object)
    thread_wanted = Signal(object)
    saved = Signal(str)

    def __init__(self, client: SearchClient, results: ResultList, window: QWidget) -> None:
        super().__init__(window)
        self._client = client
        self._list = results
        self._window = window
        self._progress: QProgressDialog | None = None
        self._work: Work | None = None
        self._to_open: SearchHit | None = None
        self.mail_program = MailProgram(self)
        self.mail_program.file_wanted.connect(self.on_file_wanted)
        self.mail_program.failed.connect(self.on_failed)
        results.drag_started.connect(self.on_drag_started)
        client.collect_progressed.connect(self.on_progressed)
        client.collected.connect(self.on_collected)
        client.export_progressed.connect(self.on_progressed)
        client.exported.connect(self.on_exported)
        client.locations_found.connect(self.on_locations_found)

    # ---- what is done

    def open(self, chosen: Chosen) -> None:
        """Open each in a window of its own, the first few at most."""
        for hit in chosen.hits[:_MOST_OPENED]:
            self._list.hit_opened.emit(hit)

    def mark_read(self, chosen: Chosen) -> None:
        """Mark what is not read yet."""
        self._with_all(chosen, lambda messages: self._mark(messages, read=True))

    def mark_unread(self, chosen: Chosen) -> None:
        """Mark what was read."""
        self._with_all(chosen, lambda messages: self._mark(messages, read=False))

    def override(self, chosen: Chosen, category: str = "", priority: int | None = None) -> None:
        """Say of what kind they are, or how important."""
        self._with_all(chosen, lambda all_of: self._client.override([one.id for one in all_of], category, priority))

    def copy(self, chosen: Chosen, what: Copied) -> None:
        """Put something of each on the clipboard."""
        self._with_all(chosen, lambda messages: QGuiApplication.clipboard().setText(what.of(messages)))

    def find_similar(self, chosen: Chosen) -> None:
        """The nearest to it in meaning take the list's place; the next search leaves them."""
        hit = chosen.hits[0]
        self.similar_wanted.emit(hit)
        self._client.search(SearchRequest("", limit=PAGE, similar_to=hit.message_id))

    def more_from_sender(self, chosen: Chosen) -> None:
        """Narrow the search to the sender."""
        self._list.sender_requested.emit(chosen.hits[0].message.sender.address)

    def show_thread(self, chosen: Chosen) -> None:
        """The thread's messages take the list's place. A message that stands alone: why it is here."""
        hit = chosen.hits[0]
        if hit.message.thread_count > 1:
            self.thread_wanted.emit(hit)
        else:
            self._list.details_toggled.emit()

    def open_in_mail_program(self, chosen: Chosen) -> None:
        """Hand the message to the program that the system opens mail with."""
        self._to_open = chosen.hits[0]
        self.mail_program.open(link(self._to_open.message))

    def show_in_folder(self, chosen: Chosen) -> None:
        """Open the folder in which the message lies."""
        self._client.want_locations(chosen.hits[0].message_id)

    def export(self, chosen: Chosen, kind: ExportKind) -> None:
        """Ask where to, and write them there."""
        if kind is ExportKind.EML:
            target = QFileDialog.getExistingDirectory(
                self._window, self.tr("Save the messages in a folder"), places.to_save("")
            )
        else:
            name = "messages.mbox" if kind is ExportKind.MBOX else "messages.csv"
            target, _ = QFileDialog.getSaveFileName(self._window, self.tr("Save the messages"), places.to_save(name))
        if target:
            places.saved(Path(target, "in it") if kind is ExportKind.EML else Path(target))
            self._with_all(chosen, lambda messages: self._write(ExportJob(kind, Path(target), tuple(messages))))

    # ---- with all that were chosen

    def _with_all(self, chosen: Chosen, work: Work) -> None:
        """Do `work` with the messages, once those of rows that were never looked at have been fetched."""
        if chosen.complete:
            work([hit.message for hit in chosen.hits])
            return
        self._work = work
        self._show_progress(self.tr("Fetching {messages}…"), chosen.count, self._client.cancel_collecting)
        self._client.collect(chosen.spans)

    def _mark(self, messages: Sequence[MessageSummary], *, read: bool) -> None:
        ids = [message.id for message in messages if message.unread == read]
        if ids:
            self._client.mark(ids, read)

    def _write(self, job: ExportJob) -> None:
        if len(job.messages) >= _SHOW_PROGRESS_FROM:
            self._show_progress(self.tr("Saving {messages}…"), len(job.messages), self._client.cancel_export)
        self._client.export(job)

    def _show_progress(self, text: str, count: int, cancel: Callable[[], None]) -> None:
        self._end_progress()
        self._progress = QProgressDialog(
            text.format(messages=messages_text(count)), self.tr("Cancel"), 0, count, self._window
        )
        self._progress.setObjectName("hits_progress")
        self._progress.setWindowTitle("OakenSearch")
        self._progress.setAutoClose(False)
        self._progress.setAutoReset(False)
        self._progress.canceled.connect(cancel)
        self._progress.canceled.connect(self._end_progress)

    @Slot()
    def _end_progress(self) -> None:
        if self._progress is not None:
            self._progress.canceled.disconnect()
            self._progress.close()
            self._progress.deleteLater()
            self._progress = None

    # ---- slots

    @Slot(object)
    def on_collected(self, messages: Sequence[MessageSummary]) -> None:
        """Called by the client when all messages are there that something is to be done with."""
        self._end_progress()
        work, self._work = self._work, None
        if work is not None:
            work(messages)

    @Slot()
    def on_file_wanted(self) -> None:
        """Called for the mail program: it is to open a copy."""
        if self._to_open is not None:
            folder = lending_folder()
            self._client.export(ExportJob(ExportKind.EML, folder, (self._to_open.message,), "open"))

    @Slot(str)
    def on_failed(self, text: str) -> None:
        """Called for the mail program: there is none."""
        QMessageBox.warning(self._window, "OakenSearch", text)

    @Slot(object)
    def on_drag_started(self, hits: Sequence[SearchHit]) -> None:
        """Called by the list: the files are made first; by then the button may be up again."""
        folder = lending_folder()
        self._client.export(ExportJob(ExportKind.EML, folder, tuple(hit.message for hit in hits), "drag"))

    @Slot(int, int)
    def on_progressed(self, done: int, total: int) -> None:
        """Called by the client while messages are fetched or written."""
        if self._progress is not None:
            self._progress.setMaximum(total)
            self._progress.setValue(done)

    @Slot(object)
    def on_exported(self, exported: Exported) -> None:
        """Called by the client when the files are there."""
        if exported.job.purpose == "save":
            self._end_progress()
        if exported.problem:
            QMessageBox.warning(self._window, "OakenSearch", exported.problem)
        elif exported.missing:
            gone = messages_text(exported.missing)
            text = self.tr("{messages} could not be read: no longer in the mailbox.").format(messages=gone)
            QMessageBox.warning(self._window, "OakenSearch", text)
        elif exported.job.purpose == "save" and exported.paths:
            count, where = messages_text(len(exported.job.messages)), isolate(str(exported.job.target))
            self.saved.emit(self.tr("{messages} saved: {place}").format(messages=count, place=where))
        elif exported.job.purpose == "open" and exported.paths:
            self.mail_program.open_file(str(exported.paths[0]))
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
        elif not open_outside(QUrl.fromLocalFile(str(folder))):
            text = self.tr("No program opened the folder; the message lies in {folder}").format(folder=folder)
            QMessageBox.warning(self._window, "OakenSearch", text)


def files_data(paths: Sequence[Path]) -> QMimeData:
    """Files as they are dragged."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def link(message: MessageSummary) -> str:
    """A `mid:` URL of the message (RFC 2392); empty where it has no Message-ID."""
    return f"mid:{quote(message.message_id, safe='@!$*+=')}" if message.message_id else ""
