"""The other side of the window: lives in its own thread, owns the engine, answers with signals.

A request carries a token. The window raises `newest` and interrupts the engine before it sends the next one, so an
older search stops soon, and one that has not begun never does. An interrupt may come late and hit the wrong search:
a search that was cancelled although it is the newest goes back to the end of the queue, which also lets a message
be opened in between. Counting what was found is asked for when the answer has been shown, in a turn of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot

from oakensearch_gui.desktop.message.opened_file import opened_file
from oakensearch_gui.desktop.ports import Counts, EnginePort, LibraryStatus, OpenedMessage, OpenEngine
from oakensearch_gui.desktop.results.export import Export, ExportJob
from oakensearch_gui.library.database import DatabaseError
from oakensearch_gui.library.library import LibraryError
from oakensearch_gui.library.records import MessageSummary
from oakensearch_gui.mail.message import Message
from oakensearch_gui.mail.shown import MessageView
from oakensearch_gui.mail.sources.protocol import SourceError
from oakensearch_gui.search.request import SearchRequest
from oakensearch_gui.search.result import SearchHit, SearchResult
from oakensearch_gui.search.searching import SearchCancelled

_EXPORTED_AT_ONCE = 20
_CHANGED_AT_ONCE = 100
_COLLECTED_AT_ONCE = 2000

Span = tuple[int, int]
"""The first and the last of rows that follow each other."""

Messages = tuple[MessageSummary, ...]


class SearchWorker(QObject):
    """Every slot runs in the worker's thread. Nothing here is called directly but `interrupt` and `newest`."""

    opened = Signal()
    closed = Signal()
    result_found = Signal(int, object)
    page_found = Signal(int, int, object)
    search_failed = Signal(int, str)
    message_opened = Signal(object)
    messages_marked = Signal(object, bool)
    counts_found = Signal(object)
    facets_found = Signal(int, object)
    totals_found = Signal(int, object)
    status_found = Signal(object)
    problems_found = Signal(object)
    source_added = Signal(object)
    source_removed = Signal(int)
    restored = Signal(object)
    restore_failed = Signal(str)
    task_failed = Signal(str)
    _search_again = Signal(int, object, bool)
    _words_again = Signal(int, object)
    _facets_again = Signal(int, object)
    _counts_again = Signal(int, str, str, str)
    _page_again = Signal(int, object)
    messages_changed = Signal(object)
    collect_progressed = Signal(int, int)
    collected = Signal(int, object)
    _collect_again = Signal(int, object, object, object)
    _override_again = Signal(object, str, int)
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
        self.newest_collection = 0
        """Likewise of the messages that something is to be done with."""
        self.newest_counts = 0
        """Likewise of what is offered while one types or chooses."""
        # To itself and queued: after whatever waits in the queue by then.
        self._search_again.connect(self.on_search_asked, Qt.ConnectionType.QueuedConnection)
        self._words_again.connect(self.on_words_asked, Qt.ConnectionType.QueuedConnection)
        self._facets_again.connect(self.on_facets_asked, Qt.ConnectionType.QueuedConnection)
        self._counts_again.connect(self.on_counts_asked, Qt.ConnectionType.QueuedConnection)
        self._page_again.connect(self.on_page_asked, Qt.ConnectionType.QueuedConnection)
        self._collect_again.connect(self.on_collect_asked, Qt.ConnectionType.QueuedConnection)
        self._override_again.connect(self.on_override_asked, Qt.ConnectionType.QueuedConnection)
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
    def on_words_asked(self, token: int, request: SearchRequest) -> None:
        """The keyword half alone, as fast as it goes; the whole is asked for later."""
        if self._engine is None or token != self.newest:
            return
        try:
            result = self._engine.search(request)
        except SearchCancelled:
            if token == self.newest:
                self._words_again.emit(token, request)
        except Exception as error:
            self.search_failed.emit(token, str(error))
            raise
        else:
            self.result_found.emit(token, replace(result, partial=True))

    @Slot(int, object, bool)
    def on_search_asked(self, token: int, request: SearchRequest, words_ahead: bool) -> None:
        """Search; with `words_ahead` the keyword half of a hybrid answer is sent before the whole."""
        engine = self._engine
        if engine is None or token != self.newest:
            return

        def on_partial(result: SearchResult) -> None:
            if token != self.newest:
                # The interrupt came a moment before this search began, and so did not reach it.
                raise SearchCancelled
            self.result_found.emit(token, result)

        try:
            result = engine.search(request, on_partial if words_ahead else None)
        except SearchCancelled:
            if token == self.newest:
                self._search_again.emit(token, request, words_ahead)
        except Exception as error:
            self.search_failed.emit(token, str(error))
            raise
        else:
            self.result_found.emit(token, result)

    @Slot(int, object)
    def on_facets_asked(self, token: int, request: SearchRequest) -> None:
        """Count what was found, by sender, label, time and so on."""
        if self._engine is None or token != self.newest:
            return
        try:
            facets = self._engine.facets(request)
        except SearchCancelled:
            if token == self.newest:
                self._facets_again.emit(token, request)
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
        from oakensearch_gui.mail.view import read_view  # brings all that reads mail, which a list does not need

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
        self.on_mark_asked((hit.message_id,), True)

    @Slot(str)
    def on_file_asked(self, path: str) -> None:
        """Read a message that no mailbox holds."""
        try:
            self.message_opened.emit(opened_file(Path(path)))
        except OSError as error:
            self.task_failed.emit(f"{path} could not be read: {error.strerror or error}.")

    @Slot(object, bool)
    def on_mark_asked(self, ids: Sequence[int], read: bool) -> None:
        """Set the read state of messages."""
        if self._engine is not None:
            self._engine.library.mark_all(ids, read=read)
            self.messages_marked.emit(ids, read)

    @Slot(object, str, int)
    def on_override_asked(self, ids: list[int], category: str, priority: int) -> None:
        """What the person says of messages' kind ("" leaves it) or priority (-1 leaves it); some at a time."""
        if self._engine is None:
            return
        library = self._engine.library
        batch, rest = ids[:_CHANGED_AT_ONCE], ids[_CHANGED_AT_ONCE:]
        try:
            for message_id in batch:
                library.override(message_id, category=category or None, priority=None if priority < 0 else priority)
        except LibraryError as error:
            self.task_failed.emit(str(error))
        self.messages_changed.emit(library.summaries(batch))
        if rest:
            self._override_again.emit(rest, category, priority)

    @Slot(int, object, object, object)
    def on_collect_asked(self, token: int, request: SearchRequest, spans: list[Span], found: list[Messages]) -> None:
        """The messages of rows of the answer to `request`, some at a time; `found` are those so far."""
        if self._engine is None or token != self.newest_collection:
            return
        (first, last), *rest = spans
        end = min(last + 1, first + _COLLECTED_AT_ONCE)
        try:
            result = self._engine.search(replace(request, offset=first, limit=end - first, bare=True))
        except SearchCancelled:
            self._collect_again.emit(token, request, spans, found)
            return
        found = [*found, tuple(hit.message for hit in result.hits)]
        ended = len(result.hits) < end - first
        rest = [(end, last), *rest] if end <= last and not ended else rest
        done = sum(map(len, found))
        self.collect_progressed.emit(done, done + sum(last - first + 1 for first, last in rest))
        if rest:
            self._collect_again.emit(token, request, rest, found)
        else:
            self.collected.emit(token, tuple(chain.from_iterable(found)))

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

    @Slot(int, str, str, str)
    def on_counts_asked(self, token: int, kind: str, prefix: str, query: str) -> None:
        """The values that the operator `kind` can take among what `query` finds, with their counts."""
        if self._engine is None or token != self.newest_counts:
            return
        try:
            values = self._engine.values(SearchRequest(query), kind, prefix)
        except SearchCancelled:
            self._counts_again.emit(token, kind, prefix, query)
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

    @Slot(object)
    def on_restore_asked(self, restore: Callable[[], object]) -> None:
        """Let go of the library and call `restore`, which replaces it. Nothing is answered until it is opened anew."""
        self._close_engine()
        try:
            outcome = restore()
        except (LibraryError, DatabaseError) as error:
            self.restore_failed.emit(str(error))
        except Exception as error:
            self.restore_failed.emit(str(error))
            raise
        else:
            self.restored.emit(outcome)

    def _close_engine(self) -> None:
        self._exports = []
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.close()


def _prepared(hit: SearchHit, view: MessageView) -> OpenedMessage:
    """Make the message's HTML safe here, where a huge one cannot hold up the window."""
    from oakensearch_gui.mail.sanitise import sanitise_html

    if not view.html.strip():
        return OpenedMessage(hit, view, "", 0)
    inline = {part.content_id: (part.media_type, part.content) for part in view.parts if part.content_id}
    safe = sanitise_html(view.html, inline)
    return OpenedMessage(hit, view, safe.html, safe.blocked)
