"""The hits as Qt's list model: all of them are rows, and those that are looked at are fetched in pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSignalBlocker,
    QStringListModel,
    Qt,
    QTimer,
    Signal,
    Slot,
)

from oakensearch_gui.desktop.results.why import found_by
from oakensearch_gui.desktop.words.wording import date_text, isolate, local_now, number_text, sender_name, size_text
from oakensearch_gui.library.records import MessageSummary
from oakensearch_gui.search.result import SearchHit, SearchResult

PAGE = 50
HIT_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The SearchHit of a row, or None while its page is on the way."""

BEST_ROLE = HIT_ROLE + 1
"""Whether a row stands in front of a dated list."""

SIZED_ROLE = HIT_ROLE + 2
"""Whether a row tells how large its message is: in the order of size."""

_PAGES_WANTED = 3
"""A scroll bar dragged over thousands of rows wants the last few pages it passed, not all."""

_AHEAD = PAGE // 2
"""From this row of a page on, the next page is wanted, so that who scrolls steadily finds it there."""

Index = QModelIndex | QPersistentModelIndex


class ResultModel(QStringListModel):
    """A row a message that matches. `page_wanted(offset)` asks for the page that begins there.

    The base class only counts: laying out a list, Qt asks for the number of rows twice a row, which for 100,000
    rows of a model in Python takes 300 ms and for this one 10. Its strings are empty and never shown.
    """

    page_wanted = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hits: dict[int, SearchHit] = {}
        self.best = 0
        """How many rows stand in front of a dated list because they answer best."""
        self._sized = False
        self._had: set[int] = set()
        self._on_its_way = -1
        self._wanted: list[int] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self.on_pages_wanted)

    @property
    def total(self) -> int:
        return self.rowCount()

    def show_result(self, result: SearchResult, *, sized: bool = False) -> None:
        """Begin anew with the first page of an answer. Its total counts messages, also of one hit a thread.

        `sized` has every row tell how large its message is.
        """
        self._sized = sized
        self._hits = dict(enumerate(result.hits))
        # "Best" says something where there is more below, and where anything is near at all.
        self.best = result.best if result.close and len(result.hits) > result.best else 0
        self._had = {0}
        self._on_its_way = -1
        self._wanted = []
        # The other pages of a partial one would be cut from another order than the one that is still on its way.
        whole = result.partial or len(result.hits) < PAGE
        rows = len(result.hits) if whole else max(result.total, len(result.hits))
        self._begin_anew(rows)

    def _begin_anew(self, rows: int) -> None:
        """Have so many rows. A list of as many strings, handed over from Python, would take twice as long."""
        self.beginResetModel()
        with QSignalBlocker(self):
            self.removeRows(0, self.rowCount())
            self.insertRows(0, rows)
        self.endResetModel()

    def add_page(self, offset: int, result: SearchResult) -> None:
        """Take in the page that begins at `offset`; a short one tells that the list ends there."""
        if offset == self._on_its_way:
            self._on_its_way = -1
            self._timer.start()
        self._had.add(offset)
        for at, hit in enumerate(result.hits, offset):
            self._hits[at] = hit
        end = offset + len(result.hits)
        if len(result.hits) < PAGE and end < self.total:
            self.removeRows(end, self.total - end)
        if result.hits:
            self.dataChanged.emit(self.index(offset), self.index(min(end, self.total) - 1))

    @Slot(object, bool)
    def set_read(self, ids: Sequence[int], read: bool) -> None:
        """Messages were marked: their rows follow."""
        marked = frozenset(ids)
        for row, hit in self._hits.items():
            if hit.message_id in marked and hit.message.unread == read:
                self._hits[row] = replace(hit, message=replace(hit.message, unread=not read))
                self.dataChanged.emit(self.index(row), self.index(row))

    @Slot(object)
    def set_messages(self, messages: Sequence[MessageSummary]) -> None:
        """Messages were changed in the library: their rows follow."""
        changed = {message.id: message for message in messages}
        for row, hit in self._hits.items():
            if hit.message_id in changed:
                self._hits[row] = replace(hit, message=changed[hit.message_id])
                self.dataChanged.emit(self.index(row), self.index(row))

    def hit(self, row: int) -> SearchHit | None:
        """The hit in a row, if it has been fetched."""
        return self._hits.get(row)

    def hits_in(self, spans: Sequence[tuple[int, int]]) -> list[SearchHit]:
        """The hits that have been fetched of rows, told by the first and the last of each run of them."""
        return [self._hits[row] for first, last in spans for row in sorted(self._rows_between(first, last))]

    def _rows_between(self, first: int, last: int) -> list[int]:
        if last - first < len(self._hits):
            return [row for row in range(first, last + 1) if row in self._hits]
        return [row for row in self._hits if first <= row <= last]

    def row_of(self, message_id: int) -> int | None:
        """The row of a message among those fetched."""
        return next((row for row, hit in self._hits.items() if hit.message_id == message_id), None)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid():
            return None
        row = index.row()
        hit = self._hits.get(row)
        if hit is None:
            self._want(row // PAGE * PAGE)
            return None
        if role == HIT_ROLE:
            following = (row + _AHEAD) // PAGE * PAGE
            if following not in self._had and following < self.rowCount():
                self._want(following)
            return hit
        if role == BEST_ROLE:
            return index.row() < self.best
        if role == SIZED_ROLE:
            return self._sized
        if role == Qt.ItemDataRole.DisplayRole:
            return hit.message.subject
        if role == Qt.ItemDataRole.AccessibleTextRole:
            best = self.tr("best match") if index.row() < self.best else ""
            return ", ".join(filter(None, (best, self.spoken(hit))))
        return None

    def spoken(self, hit: SearchHit) -> str:
        """A row as a screen reader says it: sender, subject, date, size, unread, attachments, found by."""
        message = hit.message
        parts = [
            isolate(sender_name(message.sender)),
            isolate(message.subject or self.tr("no subject")),
            date_text(message.date, local_now()),
        ]
        if self._sized:
            parts.append(size_text(message.size))
        if message.unread:
            parts.append(self.tr("unread"))
        if hit.in_attachment:
            parts.append(self.tr("in attachment {name}").format(name=isolate(hit.in_attachment)))
        elif message.attachments:
            parts.append(self.tr("with attachment"))
        if message.thread_count > 1:
            parts.append(self.tr("{count} messages in the thread").format(count=number_text(message.thread_count)))
        if hit.why:
            parts.append(found_by(hit.why))
        return ", ".join(parts)

    def _want(self, offset: int) -> None:
        if offset not in self._had and offset != self._on_its_way and offset not in self._wanted:
            self._wanted = [*self._wanted, offset][-_PAGES_WANTED:]
            self._timer.start()

    @Slot()
    def on_pages_wanted(self) -> None:
        """Called by the timer: ask for the page that was looked at last.

        One at a time, so that none is asked for in vain. A page that was given up for later ones is wanted again when
        its rows are painted again.
        """
        if self._on_its_way < 0 and self._wanted:
            self._on_its_way = self._wanted.pop()
            self.page_wanted.emit(self._on_its_way)
