"""The other side of the window: lives in its own thread, owns the engine, answers with signals.

A request carries a token. The window raises `newest` and interrupts the engine before it sends the next one, so an
older search stops soon, and one that has not begun never does. An interrupt may come late and hit the wrong search:
a search that was cancelled although it is the newest goes back to the end of the queue, which also lets a message
be opened in between.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot

from oakensearch_gui.desktop.ports import Counts, EnginePort, LibraryStatus, OpenedMessage, OpenEngine
from oakensearch_gui.library.database import DatabaseError
from oakensearch_gui.library.library import LibraryError
from oakensearch_gui.mail.message import Message
from oakensearch_gui.mail.sanitise import sanitise_html
from oakensearch_gui.mail.sources.protocol import SourceError
from oakensearch_gui.mail.view import MessageView, read_view
from oakensearch_gui.search.engine import SearchCancelled
from oakensearch_gui.search.request import SearchRequest
from oakensearch_gui.search.result import SearchHit, SearchResult


class SearchWorker(QObject):
    """Every slot runs in the worker's thread. Nothing here is called directly but `interrupt` and `newest`."""

    opened = Signal()
    closed = Signal()
    result_found = Signal(int, object)
    page_found = Signal(int, int, object)
    search_failed = Signal(int, str)
    message_opened = Signal(object)
    message_marked = Signal(int, bool)
    counts_found = Signal(object)
    status_found = Signal(object)
    source_added = Signal(object)
    source_removed = Signal(int)
    task_failed = Signal(str)
    _search_again = Signal(int, object)

    def __init__(self, open_engine: OpenEngine) -> None:
        super().__init__()
        self._open_engine = open_engine
        self._engine: EnginePort | None = None
        self.newest = 0
        """The token of the newest search. Written by the window, read here; an int, so no lock is needed."""
        # To itself and queued: after whatever waits in the queue by then.
        self._search_again.connect(self.on_search_asked, Qt.ConnectionType.QueuedConnection)

    def interrupt(self) -> None:
        """Stop the search under way. The one method that may be called from another thread."""
        engine = self._engine
        if engine is not None:
            engine.interrupt()

    @Slot()
    def on_open_asked(self) -> None:
        """Open the engine, or open it anew after a setting changed."""
        self._close_engine()
        try:
            self._engine = self._open_engine()
        except (LibraryError, DatabaseError) as error:
            self.task_failed.emit(str(error))
            return
        self.opened.emit()

    @Slot()
    def on_close_asked(self) -> None:
        """The window closes: let go of the files."""
        self._close_engine()
        self.closed.emit()

    @Slot(int, object)
    def on_search_asked(self, token: int, request: SearchRequest) -> None:
        """Search; the keyword half of a hybrid answer is sent ahead."""
        engine = self._engine
        if engine is None or token != self.newest:
            return

        def on_partial(result: SearchResult) -> None:
            if token != self.newest:
                # The interrupt came a moment before this search began, and so did not reach it.
                raise SearchCancelled
            self.result_found.emit(token, result)

        try:
            result = engine.search(request, on_partial)
        except SearchCancelled:
            if token == self.newest:
                self._search_again.emit(token, request)
        except Exception as error:
            self.search_failed.emit(token, str(error))
            raise
        else:
            self.result_found.emit(token, result)

    @Slot(int, object)
    def on_page_asked(self, token: int, request: SearchRequest) -> None:
        """A further page of the answer to `token`."""
        if self._engine is None or token != self.newest:
            return
        try:
            result = self._engine.search(request)
        except SearchCancelled:
            return
        self.page_found.emit(token, request.offset, result)

    @Slot(object)
    def on_message_asked(self, hit: SearchHit) -> None:
        """Read a message, make it safe to show, and mark it read: this is what opening means."""
        if self._engine is None:
            return
        library = self._engine.library
        try:
            data = library.read(hit.message_id)
        except SourceError as error:
            view = MessageView(Message(), (), "", library.text(hit.message_id), ())
            self.message_opened.emit(OpenedMessage(hit, view, "", 0, str(error)))
            return
        self.message_opened.emit(_prepared(hit, read_view(data)))
        self.on_mark_asked(hit.message_id, True)

    @Slot(int, bool)
    def on_mark_asked(self, message_id: int, read: bool) -> None:
        """Set the read state of a message."""
        if self._engine is None:
            return
        try:
            self._engine.library.mark(message_id, read=read)
        except LibraryError as error:
            self.task_failed.emit(str(error))
        else:
            self.message_marked.emit(message_id, read)

    @Slot(str, str)
    def on_counts_asked(self, kind: str, prefix: str) -> None:
        """The values that the operator `kind` can take, with their counts."""
        if self._engine is None:
            return
        library = self._engine.library
        if kind == "from":
            values = library.senders(prefix)
        elif kind == "label":
            values = library.labels()
        else:
            values = library.dispositions()
        self.counts_found.emit(Counts(kind, prefix, values))

    @Slot()
    def on_status_asked(self) -> None:
        """Mailboxes, number of messages, coverage."""
        if self._engine is None:
            return
        library = self._engine.library
        self.status_found.emit(LibraryStatus(library.sources(), library.count(), self._engine.coverage()))

    @Slot(str, str)
    def on_source_add_asked(self, path: str, label: str) -> None:
        """Register a mailbox; indexing it is the child process's work."""
        if self._engine is None:
            return
        try:
            source = self._engine.library.add_source(Path(path), label)
        except (SourceError, LibraryError) as error:
            self.task_failed.emit(str(error))
        else:
            self.source_added.emit(source)

    @Slot(int)
    def on_source_remove_asked(self, source_id: int) -> None:
        """Forget a mailbox; the mail itself stays where it lies."""
        if self._engine is None:
            return
        try:
            self._engine.library.remove_source(source_id)
        except LibraryError as error:
            self.task_failed.emit(str(error))
        else:
            self.source_removed.emit(source_id)

    def _close_engine(self) -> None:
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.close()


def _prepared(hit: SearchHit, view: MessageView) -> OpenedMessage:
    """Make the message's HTML safe here, where a huge one cannot hold up the window."""
    if not view.html.strip():
        return OpenedMessage(hit, view, "", 0)
    inline = {part.content_id: (part.media_type, part.content) for part in view.parts if part.content_id}
    safe = sanitise_html(view.html, inline)
    return OpenedMessage(hit, view, safe.html, safe.blocked)
