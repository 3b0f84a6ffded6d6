"""The other side of the window: lives in its own thread, owns the engine, answers with signals.

A request carries a token. The window raises `newest` and interrupts the engine before it sends the next one, so an
older search stops soon, and one that has not begun never does. An interrupt may come late and hit the wrong search:
a search that was cancelled although it is the newest goes back to the end of the queue, which also lets a message
be opened in between. Counting what was found comes after the answer, in a turn of its own.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot

from oakensearch_gui.desktop.export import Export, ExportJob
from oakensearch_gui.desktop.ports import Counts, EnginePort, LibraryStatus, OpenedMessage, OpenEngine
from oakensearch_gui.library.database import DatabaseError
from oakensearch_gui.library.library import LibraryError
from oakensearch_gui.mail.message import Message
from oakensearch_gui.mail.sanitise import sanitise_html
from oakensearch_gui.mail.sources.protocol import SourceError
from oakensearch_gui.mail.view import MessageView, read_view
from oakensearch_gui.search.request import SearchRequest
from oakensearch_gui.search.result import SearchHit, SearchResult
from oakensearch_gui.search.searching import SearchCancelled

_EXPORTED_AT_ONCE = 20


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
    facets_found = Signal(int, object)
    totals_found = Signal(int, object)
    status_found = Signal(object)
    problems_found = Signal(object)
    source_added = Signal(object)
    source_removed = Signal(int)
    task_failed = Signal(str)
    _search_again = Signal(int, object)
    _facets_wanted = Signal(int, object)
    _counts_again = Signal(str, str, str)
    _page_again = Signal(int, object)
    message_changed = Signal(object)
    locations_found = Signal(object)
    export_progressed = Signal(int, int)
    exported = Signal(object)
    _export_on = Signal()

    def __init__(self, open_engine: OpenEngine) -> None:
        super().__init__()
        self._open_engine = open_engine
        self._engine: EnginePort | None = None
        self.newest = 0
        """The token of the newest search. Written by the window, read here; an int, so no lock is needed."""
        # To itself and queued: after whatever waits in the queue by then.
        self._search_again.connect(self.on_search_asked, Qt.ConnectionType.QueuedConnection)
        self._facets_wanted.connect(self.on_facets_wanted, Qt.ConnectionType.QueuedConnection)
        self._counts_again.connect(self.on_counts_asked, Qt.ConnectionType.QueuedConnection)
        self._page_again.connect(self.on_page_asked, Qt.ConnectionType.QueuedConnection)
        self._export_on.connect(self.on_export_continued, Qt.ConnectionType.QueuedConnection)
        self._exports: list[Export] = []

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
            self._facets_wanted.emit(token, request)

    @Slot(int, object)
    def on_facets_wanted(self, token: int, request: SearchRequest) -> None:
        """Count what was found, by sender, label, time and so on."""
        if self._engine is None or token != self.newest:
            return
        try:
            facets = self._engine.facets(request)
        except SearchCancelled:
            if token == self.newest:
                self._facets_wanted.emit(token, request)
        else:
            self.facets_found.emit(token, facets)

    @Slot(int, object)
    def on_totals_asked(self, token: int, queries: tuple[str, ...]) -> None:
        """How many messages each of these queries would find by its words and filters."""
        if self._engine is None or token != self.newest:
            return
        try:
            totals = {query: self._engine.count(SearchRequest(query)) for query in queries}
        except SearchCancelled:
            return  # by a newer search: nobody wants to know any more
        self.totals_found.emit(token, totals)

    @Slot(int, object)
    def on_page_asked(self, token: int, request: SearchRequest) -> None:
        """A further page of the answer to `token`."""
        if self._engine is None or token != self.newest:
            return
        try:
            result = self._engine.search(request)
        except SearchCancelled:
            self._page_again.emit(token, request)
        else:
            self.page_found.emit(token, request.offset, result)

    @Slot(object)
    def on_message_asked(self, hit: SearchHit) -> None:
        """Read a message, make it safe to show, and mark it read: this is what opening means."""
        if self._engine is None:
            return
        library = self._engine.library
        thread = library.thread(hit.message.thread_id)
        try:
            data = library.read(hit.message_id)
        except SourceError as error:
            view = MessageView(Message(), (), "", library.text(hit.message_id), ())
            self.message_opened.emit(OpenedMessage(hit, view, "", 0, str(error), thread=thread))
            return
        opened = _prepared(hit, read_view(data))
        self.message_opened.emit(replace(opened, data=data, thread=thread))
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

    @Slot(object, str, int)
    def on_override_asked(self, ids: list[int], category: str, priority: int) -> None:
        """What the person says of messages' kind ("" leaves it) or priority (-1 leaves it)."""
        if self._engine is None:
            return
        library = self._engine.library
        try:
            for message_id in ids:
                library.override(message_id, category=category or None, priority=None if priority < 0 else priority)
        except LibraryError as error:
            self.task_failed.emit(str(error))
        for summary in library.summaries(ids):
            self.message_changed.emit(summary)

    @Slot(int)
    def on_locations_asked(self, message_id: int) -> None:
        """Where a message lies."""
        if self._engine is not None:
            self.locations_found.emit(self._engine.library.locations(message_id))

    @Slot(object)
    def on_export_asked(self, job: ExportJob) -> None:
        """Write messages out, a few at a time: what is asked meanwhile comes in between."""
        if self._engine is not None:
            self._exports.append(Export(self._engine.library, job))
            self._export_on.emit()

    @Slot()
    def on_export_continued(self) -> None:
        """Write the next few."""
        if not self._exports:
            return
        export = self._exports[0]
        export.step(_EXPORTED_AT_ONCE)
        self.export_progressed.emit(export.done_count, len(export.job.messages))
        if export.done:
            self._exports.pop(0)
            self.exported.emit(export.result())
        if self._exports:
            self._export_on.emit()

    @Slot()
    def on_export_cancelled(self) -> None:
        """Leave it at what has been written."""
        for export in self._exports:
            self.exported.emit(export.result())
        self._exports = []

    @Slot(str, str, str)
    def on_counts_asked(self, kind: str, prefix: str, query: str) -> None:
        """The values that the operator `kind` can take among what `query` finds, with their counts."""
        if self._engine is None:
            return
        try:
            values = self._engine.values(SearchRequest(query), kind, prefix)
        except SearchCancelled:
            self._counts_again.emit(kind, prefix, query)
        else:
            self.counts_found.emit(Counts(kind, prefix, values))

    @Slot()
    def on_status_asked(self) -> None:
        """Mailboxes, number of messages, coverage."""
        if self._engine is None:
            return
        library = self._engine.library
        self.status_found.emit(LibraryStatus(library.sources(), library.count(), self._engine.coverage()))

    @Slot()
    def on_problems_asked(self) -> None:
        """What could not be read."""
        if self._engine is not None:
            self.problems_found.emit(self._engine.library.problems())

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
        self._exports = []
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
