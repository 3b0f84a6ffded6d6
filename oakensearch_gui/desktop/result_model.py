"""The hits as Qt's list model: all of them are rows, and those that are looked at are fetched in pages."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QStringListModel, Qt, QTimer, Signal, Slot

from oakensearch_gui.desktop.why import found_by
from oakensearch_gui.desktop.wording import date_text, isolate, local_now, sender_name
from oakensearch_gui.library.records import MessageSummary
from oakensearch_gui.search.result import SearchHit, SearchResult

PAGE = 50
HIT_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The SearchHit of a row, or None while its page is on the way."""

_PAGES_AT_ONCE = 3
"""A scroll bar dragged over thousands of rows wants the last few pages it passed, not all."""

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
        self._asked: set[int] = set()
        self._wanted: list[int] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self.on_pages_wanted)

    @property
    def total(self) -> int:
        return self.rowCount()

    def show_result(self, result: SearchResult) -> None:
        """Begin anew with the first page of an answer."""
        self._hits = dict(enumerate(result.hits))
        self._asked = set()
        self._wanted = []
        # The other pages of a partial one would be cut from another order than the one that is still on its way.
        rows = len(result.hits) if result.partial else max(result.total, len(result.hits))
        self.setStringList([""] * rows)

    def add_page(self, offset: int, result: SearchResult) -> None:
        """Take in the page that begins at `offset`; a short one tells that the list ends there."""
        for at, hit in enumerate(result.hits, offset):
            self._hits[at] = hit
        end = offset + len(result.hits)
        if len(result.hits) < PAGE and end < self.total:
            self.removeRows(end, self.total - end)
        if result.hits:
            self.dataChanged.emit(self.index(offset), self.index(min(end, self.total) - 1))

    def set_read(self, message_id: int, *, read: bool) -> None:
        """A message was marked: its row follows."""
        for row, hit in self._hits.items():
            if hit.message_id == message_id and hit.message.unread == read:
                self._hits[row] = replace(hit, message=replace(hit.message, unread=not read))
                self.dataChanged.emit(self.index(row), self.index(row))

    def set_message(self, message: MessageSummary) -> None:
        """A message was changed in the library: its row follows."""
        row = self.row_of(message.id)
        if row is not None:
            self._hits[row] = replace(self._hits[row], message=message)
            self.dataChanged.emit(self.index(row), self.index(row))

    def hit(self, row: int) -> SearchHit | None:
        """The hit in a row, if it has been fetched."""
        return self._hits.get(row)

    def row_of(self, message_id: int) -> int | None:
        """The row of a message among those fetched."""
        return next((row for row, hit in self._hits.items() if hit.message_id == message_id), None)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid():
            return None
        hit = self._hits.get(index.row())
        if hit is None:
            self._want(index.row() // PAGE * PAGE)
            return None
        if role == HIT_ROLE:
            return hit
        if role == Qt.ItemDataRole.DisplayRole:
            return hit.message.subject
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.spoken(hit)
        return None

    def spoken(self, hit: SearchHit) -> str:
        """A row as a screen reader says it: sender, subject, date, unread, attachments, found by."""
        message = hit.message
        parts = [
            isolate(sender_name(message.sender)),
            isolate(message.subject or self.tr("no subject")),
            date_text(message.date, local_now()),
        ]
        if message.unread:
            parts.append(self.tr("unread"))
        if hit.in_attachment:
            parts.append(self.tr("in attachment {name}").format(name=isolate(hit.in_attachment)))
        elif message.attachments:
            parts.append(self.tr("with attachment"))
        if hit.why:
            parts.append(found_by(hit.why))
        return ", ".join(parts)

    def _want(self, offset: int) -> None:
        if offset not in self._asked and offset not in self._wanted:
            self._wanted.append(offset)
            self._timer.start()

    @Slot()
    def on_pages_wanted(self) -> None:
        """The rows that were painted without a hit: ask for the last few pages among them."""
        wanted, self._wanted = self._wanted[-_PAGES_AT_ONCE:], []
        for offset in wanted:
            self._asked.add(offset)
            self.page_wanted.emit(offset)
