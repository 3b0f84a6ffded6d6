"""The window's side of the worker: numbers the requests, waits for a pause in typing, drops late answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal, Slot

from oakensearch_gui.desktop.export import ExportJob
from oakensearch_gui.desktop.ports import OpenEngine
from oakensearch_gui.desktop.result_model import PAGE
from oakensearch_gui.desktop.worker import SearchWorker
from oakensearch_gui.search.facets import Facets
from oakensearch_gui.search.request import SearchRequest
from oakensearch_gui.search.result import SearchHit, SearchResult

TYPING_PAUSE_MS = 120
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
    message_marked = Signal(int, bool)
    counts_found = Signal(object)
    facets_arrived = Signal(object)
    """Facets of the newest answer."""
    totals_arrived = Signal(object)
    """dict: query -> how many messages it would find."""
    message_changed = Signal(object)
    locations_found = Signal(object)
    export_progressed = Signal(int, int)
    exported = Signal(object)
    status_found = Signal(object)
    problems_found = Signal(object)
    source_added = Signal(object)
    source_removed = Signal(int)
    task_failed = Signal(str)

    _open_asked = Signal()
    _close_asked = Signal()
    _search_asked = Signal(int, object)
    _page_asked = Signal(int, object)
    _message_asked = Signal(object)
    _mark_asked = Signal(int, bool)
    _counts_asked = Signal(str, str, str)
    _totals_asked = Signal(int, object)
    _override_asked = Signal(object, str, int)
    _locations_asked = Signal(int)
    _export_asked = Signal(object)
    _export_cancelled = Signal()
    _status_asked = Signal()
    _problems_asked = Signal()
    _source_add_asked = Signal(str, str)
    _source_remove_asked = Signal(int)

    def __init__(self, open_engine: OpenEngine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._token = 0
        self._request = SearchRequest("")
        self._waiting: SearchRequest | None = None
        self._busy = False
        self._counting = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(TYPING_PAUSE_MS)
        self._timer.timeout.connect(self.on_typing_paused)
        self._thread = QThread(self)
        self._thread.setObjectName("search")
        self._worker = SearchWorker(open_engine)
        self._worker.moveToThread(self._thread)
        self._connect()
        self._thread.start()
        self._open_asked.emit()

    def _connect(self) -> None:
        worker = self._worker
        self._open_asked.connect(worker.on_open_asked)
        self._close_asked.connect(worker.on_close_asked)
        self._search_asked.connect(worker.on_search_asked)
        self._page_asked.connect(worker.on_page_asked)
        self._message_asked.connect(worker.on_message_asked)
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
        worker.result_found.connect(self.on_result_found)
        worker.page_found.connect(self.on_page_found)
        worker.facets_found.connect(self.on_facets_found)
        worker.totals_found.connect(self.on_totals_found)
        worker.search_failed.connect(self.on_search_failed)
        for ours, theirs in (
            (self.opened, worker.opened),
            (self.message_opened, worker.message_opened),
            (self.message_marked, worker.message_marked),
            (self.counts_found, worker.counts_found),
            (self.message_changed, worker.message_changed),
            (self.locations_found, worker.locations_found),
            (self.export_progressed, worker.export_progressed),
            (self.exported, worker.exported),
            (self.status_found, worker.status_found),
            (self.problems_found, worker.problems_found),
            (self.source_added, worker.source_added),
            (self.source_removed, worker.source_removed),
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

    def search_when_typing_pauses(self, request: SearchRequest) -> None:
        """Search after `TYPING_PAUSE_MS` without another call."""
        self._waiting = request
        self._timer.start()

    def search(self, request: SearchRequest) -> None:
        """Search now; an older search stops, and its answer is dropped."""
        self._timer.stop()
        self._waiting = None
        self._token += 1
        self._request = request
        self._worker.newest = self._token
        if self._busy or self._counting:
            self._worker.interrupt()
        self._counting = False
        self._set_busy(True)
        self._search_asked.emit(self._token, request)

    def cancel(self) -> None:
        """Give up the search under way."""
        self._timer.stop()
        self._waiting = None
        self._token += 1
        self._worker.newest = self._token
        self._worker.interrupt()
        self._counting = False
        self._set_busy(False)

    def want_page(self, offset: int) -> None:
        """A further page of the present answer."""
        self._page_asked.emit(self._token, replace(self._request, offset=offset, limit=PAGE))

    # ---- all else

    def reopen(self) -> None:
        """Open the engine anew, after a setting changed."""
        self._open_asked.emit()

    def open_message(self, hit: SearchHit) -> None:
        """Read a message and mark it read. A search under way stands back for it and goes on after."""
        self._message_asked.emit(hit)
        if self._busy or self._counting:  # after the request is in the queue, so that the search goes behind it
            self._worker.interrupt()

    def mark(self, message_id: int, read: bool) -> None:
        """Set the read state of a message."""
        self._mark_asked.emit(message_id, read)

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
        self._counts_asked.emit(kind, prefix, query)

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
        """Called by the timer."""
        if self._waiting is not None:
            self.search(self._waiting)

    @Slot(int, object)
    def on_result_found(self, token: int, result: SearchResult) -> None:
        """Called by the worker; an answer to an older question is dropped."""
        if token != self._token:
            return
        if not result.partial:
            self._counting = True
            self._set_busy(False)
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
