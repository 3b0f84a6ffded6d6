"""The window's side of the worker: numbers the requests, waits for a pause in typing, drops late answers."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal, Slot

from oakensearch_gui.desktop.ports import OpenEngine
from oakensearch_gui.desktop.result_model import PAGE
from oakensearch_gui.desktop.worker import SearchWorker
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
    status_found = Signal(object)
    source_added = Signal(object)
    source_removed = Signal(int)
    task_failed = Signal(str)

    _open_asked = Signal()
    _close_asked = Signal()
    _search_asked = Signal(int, object)
    _page_asked = Signal(int, object)
    _message_asked = Signal(object)
    _mark_asked = Signal(int, bool)
    _counts_asked = Signal(str, str)
    _status_asked = Signal()
    _source_add_asked = Signal(str, str)
    _source_remove_asked = Signal(int)

    def __init__(self, open_engine: OpenEngine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._token = 0
        self._request = SearchRequest("")
        self._waiting: SearchRequest | None = None
        self._busy = False
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
        self._status_asked.connect(worker.on_status_asked)
        self._source_add_asked.connect(worker.on_source_add_asked)
        self._source_remove_asked.connect(worker.on_source_remove_asked)
        worker.result_found.connect(self.on_result_found)
        worker.page_found.connect(self.on_page_found)
        worker.search_failed.connect(self.on_search_failed)
        for ours, theirs in (
            (self.opened, worker.opened),
            (self.message_opened, worker.message_opened),
            (self.message_marked, worker.message_marked),
            (self.counts_found, worker.counts_found),
            (self.status_found, worker.status_found),
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
        if self._busy:
            self._worker.interrupt()
        self._set_busy(True)
        self._search_asked.emit(self._token, request)

    def cancel(self) -> None:
        """Give up the search under way."""
        self._timer.stop()
        self._waiting = None
        self._token += 1
        self._worker.newest = self._token
        self._worker.interrupt()
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
        if self._busy:  # after the request is in the queue, so that the search goes behind it
            self._worker.interrupt()

    def mark(self, message_id: int, read: bool) -> None:
        """Set the read state of a message."""
        self._mark_asked.emit(message_id, read)

    def want_counts(self, kind: str, prefix: str = "") -> None:
        """The values that a filter can take."""
        self._counts_asked.emit(kind, prefix)

    def want_status(self) -> None:
        """Mailboxes, number of messages, coverage."""
        self._status_asked.emit()

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
            self._set_busy(False)
        self.result_arrived.emit(self._request, result)

    @Slot(int, int, object)
    def on_page_found(self, token: int, offset: int, result: SearchResult) -> None:
        """Called by the worker."""
        if token == self._token:
            self.page_arrived.emit(offset, result)

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
