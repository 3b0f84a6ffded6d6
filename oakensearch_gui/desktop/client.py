"""The window's side of the worker: numbers the requests, waits for a pause in typing, drops late answers.

While the person types, each key asks for the keyword half at once. The whole answer is asked for after a pause in
typing, and one in which a reranker or a chat model has a say only after a long one, or for Enter. What was found is
counted when nothing newer was asked for by the time that the list has been painted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal, Slot

from oakensearch_gui.desktop.ports import OpenEngine
from oakensearch_gui.desktop.results.export import ExportJob
from oakensearch_gui.desktop.results.result_model import PAGE
from oakensearch_gui.desktop.worker import SearchWorker, Span
from oakensearch_gui.search.facets import Facets
from oakensearch_gui.search.request import Mode, SearchRequest
from oakensearch_gui.search.result import SearchHit, SearchResult

TYPING_PAUSE_MS = 120
LONG_PAUSE_MS = 1000
_PAINTED_MS = 50
"""By then the list shows an answer; counting what was found no longer takes the time from it."""
_CLOSING_MS, _CLOSING_TRIES = 100, 200


class SearchClient(QObject):
    """Owns the worker and its thread. Methods return at once; answers come as signals in the window's thread."""

    opened = Signal()
    result_arrived = Signal(object, object)
    """(SearchRequest, SearchResult): the newest request only; a partial one may come first."""
    page_arrived = Signal(int, object)
    search_failed = Signal(str)
    busy_changed = Signal(bool)
    message_opened = Signal(object)
    messages_marked = Signal(object, bool)
    """(ids, read)"""
    counts_found = Signal(object)
    facets_arrived = Signal(object)
    """Facets of the newest answer."""
    totals_arrived = Signal(object)
    """dict: query -> how many messages it would find."""
    messages_changed = Signal(object)
    collect_progressed = Signal(int, int)
    collected = Signal(object)
    locations_found = Signal(object)
    export_progressed = Signal(int, int)
    exported = Signal(object)
    status_found = Signal(object)
    problems_found = Signal(object)
    source_added = Signal(object)
    source_removed = Signal(int)
    restored = Signal(object)
    restore_failed = Signal(str)
    task_failed = Signal(str)

    _open_asked = Signal()
    _close_asked = Signal()
    _words_asked = Signal(int, object)
    _search_asked = Signal(int, object, bool)
    _facets_asked = Signal(int, object)
    _page_asked = Signal(int, object)
    _message_asked = Signal(object)
    _file_asked = Signal(str)
    _mark_asked = Signal(object, bool)
    _collect_asked = Signal(int, object, object, object)
    _counts_asked = Signal(int, str, str, str)
    _totals_asked = Signal(int, object)
    _override_asked = Signal(object, str, int)
    _locations_asked = Signal(int)
    _export_asked = Signal(object)
    _export_cancelled = Signal()
    _status_asked = Signal()
    _problems_asked = Signal()
    _source_add_asked = Signal(str, str)
    _source_remove_asked = Signal(int)
    _restore_asked = Signal(object)

    def __init__(self, open_engine: OpenEngine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._token = 0
        self._counts_token = 0
        self._collect_token = 0
        self._request = SearchRequest("")
        self._asked = self._request
        self._answered: SearchRequest | None = None
        self._second_look = False
        self._busy = False
        self._counting = False
        self._pause = self._timer(TYPING_PAUSE_MS, self.on_typing_paused)
        self._long_pause = self._timer(LONG_PAUSE_MS, self.on_typing_ended)
        self._painted = self._timer(_PAINTED_MS, self.on_answer_painted)
        self._thread = QThread(self)
        self._thread.setObjectName("search")
        self._worker = SearchWorker(open_engine)
        self._worker.moveToThread(self._thread)
        self._connect()
        self._thread.start()
        self._open_asked.emit()

    def _timer(self, milliseconds: int, slot: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(slot)
        return timer

    def _connect(self) -> None:
        worker = self._worker
        self._words_asked.connect(worker.on_words_asked)
        self._facets_asked.connect(worker.on_facets_asked)
        self._open_asked.connect(worker.on_open_asked)
        self._close_asked.connect(worker.on_close_asked)
        self._search_asked.connect(worker.on_search_asked)
        self._page_asked.connect(worker.on_page_asked)
        self._message_asked.connect(worker.on_message_asked)
        self._file_asked.connect(worker.on_file_asked)
        self._mark_asked.connect(worker.on_mark_asked)
        self._counts_asked.connect(worker.on_counts_asked)
        self._totals_asked.connect(worker.on_totals_asked)
        self._override_asked.connect(worker.on_override_asked)
        self._locations_asked.connect(worker.on_locations_asked)
        self._export_asked.connect(worker.on_export_asked)
        self._export_cancelled.connect(worker.on_export_cancelled)
        self._status_asked.connect(worker.on_status_asked)
        self._problems_asked.connect(worker.on_problems_asked)
        self._source_add_asked.connect(worker.on_source_add_asked)
        self._source_remove_asked.connect(worker.on_source_remove_asked)
        self._restore_asked.connect(worker.on_restore_asked)
        worker.result_found.connect(self.on_result_found)
        worker.page_found.connect(self.on_page_found)
        worker.facets_found.connect(self.on_facets_found)
        worker.totals_found.connect(self.on_totals_found)
        worker.collected.connect(self.on_collected)
        self._collect_asked.connect(worker.on_collect_asked)
        worker.search_failed.connect(self.on_search_failed)
        for ours, theirs in (
            (self.opened, worker.opened),
            (self.message_opened, worker.message_opened),
            (self.messages_marked, worker.messages_marked),
            (self.collect_progressed, worker.collect_progressed),
            (self.counts_found, worker.counts_found),
            (self.messages_changed, worker.messages_changed),
            (self.locations_found, worker.locations_found),
            (self.export_progressed, worker.export_progressed),
            (self.exported, worker.exported),
            (self.status_found, worker.status_found),
            (self.problems_found, worker.problems_found),
            (self.source_added, worker.source_added),
            (self.source_removed, worker.source_removed),
            (self.restored, worker.restored),
            (self.restore_failed, worker.restore_failed),
            (self.task_failed, worker.task_failed),
        ):
            theirs.connect(ours)
        # quit() is thread-safe, and the thread's own event loop is the one that would have to run a queued call.
        worker.closed.connect(self._thread.quit, Qt.ConnectionType.DirectConnection)

    # ---- searching

    @property
    def busy(self) -> bool:
        """Whether an answer is on its way."""
        return self._busy

    def search_as_typed(self, request: SearchRequest, rows: int, *, second_look: bool = False) -> None:
        """The first `rows` hits by words at once, the whole answer after `TYPING_PAUSE_MS` without another call.

        With `second_look` there is a model that may be asked, too: after `LONG_PAUSE_MS`.
        """
        self._begin(request)
        self._second_look = second_look
        self._words_asked.emit(self._token, replace(request, mode=Mode.KEYWORD, limit=rows, as_typed=True))
        self._pause.start()
        self._long_pause.start()

    def search(self, request: SearchRequest) -> None:
        """Search now; an older search stops, and its answer is dropped."""
        # The half of an answer that is shown whole already would only put its rows out of order for a moment.
        words_ahead = replace(request, as_typed=False) != self._answered
        self._begin(request)
        self._ask(request, words_ahead=words_ahead)

    def cancel(self) -> None:
        """Give up the search under way."""
        self._stop()
        self._worker.interrupt()
        self._set_busy(False)

    def want_page(self, offset: int) -> None:
        """A further page of the present answer."""
        self._page_asked.emit(self._token, replace(self._asked, offset=offset, limit=PAGE))

    def _begin(self, request: SearchRequest) -> None:
        """From now on only answers to this count."""
        disturbed = self._busy or self._counting
        self._stop()
        if disturbed:
            self._worker.interrupt()
        self._request = request
        self._answered = None
        self._set_busy(True)

    def _stop(self) -> None:
        for timer in (self._pause, self._long_pause, self._painted):
            timer.stop()
        self._second_look = False
        self._counting = False
        self._token += 1
        self._worker.newest = self._token

    def _ask(self, request: SearchRequest, *, words_ahead: bool = False) -> None:
        self._asked = request
        self._set_busy(True)
        self._search_asked.emit(self._token, request, words_ahead)

    # ---- all else

    def reopen(self) -> None:
        """Open the engine anew, after a setting changed."""
        self._open_asked.emit()

    def open_message(self, hit: SearchHit) -> None:
        """Read a message and mark it read. A search under way stands back for it and goes on after."""
        self._message_asked.emit(hit)
        if self._busy or self._counting:  # after the request is in the queue, so that the search goes behind it
            self._worker.interrupt()

    def open_file(self, path: Path) -> None:
        """Read a message that lies in a file of its own; `message_opened` tells it."""
        self._file_asked.emit(str(path))

    def mark(self, ids: Sequence[int], read: bool) -> None:
        """Set the read state of messages."""
        self._mark_asked.emit(tuple(ids), read)

    def collect(self, spans: Sequence[Span]) -> None:
        """The messages in rows of the present answer, also those that were never looked at; `collected` has them."""
        self.cancel_collecting()
        self._collect_asked.emit(self._collect_token, self._asked, list(spans), [])

    def cancel_collecting(self) -> None:
        """They are no longer wanted."""
        self._collect_token += 1
        self._worker.newest_collection = self._collect_token

    def override(self, ids: Sequence[int], category: str = "", priority: int | None = None) -> None:
        """What the person says of messages' kind or priority; "" and None leave it."""
        self._override_asked.emit(list(ids), category, -1 if priority is None else priority)

    def want_locations(self, message_id: int) -> None:
        """Where a message lies."""
        self._locations_asked.emit(message_id)

    def export(self, job: ExportJob) -> None:
        """Write messages out; `exported` tells when it is done."""
        self._export_asked.emit(job)

    def cancel_export(self) -> None:
        """Leave it at what has been written."""
        self._export_cancelled.emit()

    def want_counts(self, kind: str, prefix: str = "", query: str = "") -> None:
        """The values that the operator `kind` can take among what `query` finds."""
        self._counts_token += 1
        self._worker.newest_counts = self._counts_token
        self._counts_asked.emit(self._counts_token, kind, prefix, query)

    def want_totals(self, queries: tuple[str, ...]) -> None:
        """How many messages each of these queries would find; the answer is dropped when a search comes between."""
        self._totals_asked.emit(self._token, queries)

    def want_status(self) -> None:
        """Mailboxes, number of messages, coverage."""
        self._status_asked.emit()

    def want_problems(self) -> None:
        """What could not be read of the mail."""
        self._problems_asked.emit()

    def add_source(self, path: Path, label: str = "") -> None:
        """Register a mailbox."""
        self._source_add_asked.emit(str(path), label)

    def remove_source(self, source_id: int) -> None:
        """Forget a mailbox."""
        self._source_remove_asked.emit(source_id)

    def restore(self, restore: Callable[[], object]) -> None:
        """Close the engine and call `restore` in its thread; `restored` or `restore_failed`, and then `reopen`."""
        self.cancel()
        self._restore_asked.emit(restore)

    def close(self) -> None:
        """Stop the thread; waits for the engine to let go of its files."""
        if not self._thread.isRunning():
            return
        self.cancel()
        self._close_asked.emit()
        for _ in range(_CLOSING_TRIES):
            if self._thread.wait(_CLOSING_MS):
                return
            self._worker.interrupt()  # the one of `cancel` may have come a moment before a search began

    # ---- slots, in the window's thread

    @Slot()
    def on_typing_paused(self) -> None:
        """Called by its timer: the whole answer now; its keyword half is there already."""
        self._ask(replace(self._request, as_typed=True))

    @Slot()
    def on_typing_ended(self) -> None:
        """Called by its timer: a model that was set up for it may have its say now."""
        if self._second_look and not self._busy:
            self._ask(self._request)

    @Slot()
    def on_answer_painted(self) -> None:
        """Called by its timer: count what was found."""
        if not self._busy:
            self._counting = True
            self._facets_asked.emit(self._token, self._asked)

    @Slot(int, object)
    def on_result_found(self, token: int, result: SearchResult) -> None:
        """Called by the worker; an answer to an older question is dropped."""
        if token != self._token:
            return
        if not result.partial:
            self._answered = self._request
            self._set_busy(False)
            self._painted.start()
            if self._second_look and self._asked.as_typed and not self._long_pause.isActive():
                self._ask(self._request)  # the pause has been long enough while the answer was on its way
        self.result_arrived.emit(self._request, result)

    @Slot(int, int, object)
    def on_page_found(self, token: int, offset: int, result: SearchResult) -> None:
        """Called by the worker."""
        if token == self._token:
            self.page_arrived.emit(offset, result)

    @Slot(int, object)
    def on_facets_found(self, token: int, facets: Facets) -> None:
        """Called by the worker, some time after the answer."""
        if token == self._token:
            self._counting = False
            self.facets_arrived.emit(facets)

    @Slot(int, object)
    def on_collected(self, token: int, messages: object) -> None:
        """Called by the worker."""
        if token == self._collect_token:
            self.collected.emit(messages)

    @Slot(int, object)
    def on_totals_found(self, token: int, totals: object) -> None:
        """Called by the worker."""
        if token == self._token:
            self.totals_arrived.emit(totals)

    @Slot(int, str)
    def on_search_failed(self, token: int, text: str) -> None:
        """Called by the worker."""
        if token == self._token:
            self._set_busy(False)
            self.search_failed.emit(text)

    def _set_busy(self, busy: bool) -> None:
        if busy != self._busy:
            self._busy = busy
            self.busy_changed.emit(busy)
