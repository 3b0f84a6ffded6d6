"""The middle of the window: the list, or what stands in its place, and the offer of a better order."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from oakensearch_gui.desktop.look.icons import set_icon
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.pages import FirstRunPage, NothingFoundPage, ReadingPage
from oakensearch_gui.desktop.query import chip_text
from oakensearch_gui.desktop.query.suggestions import SAMPLE_QUERIES
from oakensearch_gui.desktop.results.details_panel import DetailsPanel
from oakensearch_gui.desktop.results.result_list import ResultList
from oakensearch_gui.desktop.results.result_model import ResultModel
from oakensearch_gui.desktop.words.core_words import core_text
from oakensearch_gui.desktop.words.wording import isolate
from oakensearch_gui.search.query import operators, parse
from oakensearch_gui.search.request import SearchRequest, Sort
from oakensearch_gui.search.result import SearchHit, SearchResult, Why


class ResultPane(QWidget):
    """Shows answers. A list that the person has begun to walk stays as it is until they ask for the newer one.

    `result_shown(result)` tells which answer the list now holds. `totals_wanted(queries)` asks how many messages
    other queries would find, for the page that stands in for an empty list.
    """

    result_shown = Signal(object)
    query_chosen = Signal(str)
    totals_wanted = Signal(object)
    back_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("result_pane")
        self._shown: SearchRequest | None = None
        self._kept: SearchResult | None = None
        self._similar_subject = ""
        self._entering = False
        self._going_to = -1
        self._going_to_message: int | None = None
        self._in_thread = False
        self._left_row = -1
        """The row from which one went to what is similar."""
        self.model = ResultModel(self)
        self.list = ResultList(self.model, theme)
        self.first_run = FirstRunPage(theme, SAMPLE_QUERIES)
        self.reading = ReadingPage()
        self.nothing = NothingFoundPage(theme)
        self._make_lines(theme)
        self.details = DetailsPanel()
        self.pages = QStackedWidget()
        self.pages.setObjectName("main_pages")
        for page in (self.list, self.first_run, self.reading, self.nothing):
            self.pages.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        meant = QHBoxLayout()
        meant.setContentsMargins(20, 0, 16, 0)
        meant.addWidget(self.back)
        meant.addWidget(self.meant)
        meant.addStretch(1)
        column.addLayout(meant)
        column.addWidget(self.note)
        column.addWidget(self.pages, 1)
        column.addWidget(self.details)
        self.better = QPushButton(self.tr("Better order available"), self)
        self.better.setObjectName("better_order")
        self.better.setAccessibleName(self.better.text())
        self.better.setToolTip(self.tr("Show it"))
        for button in (self.better, self.meant, self.back):
            button.setAutoDefault(True)  # so that Enter presses it, too
        self.better.hide()
        self.better.clicked.connect(self.on_better_clicked)
        self.meant.clicked.connect(self.on_meant_clicked)
        self.back.clicked.connect(self.back_requested)
        self.first_run.query_chosen.connect(self.query_chosen)
        self.nothing.query_chosen.connect(self.query_chosen)
        self.list.viewport().installEventFilter(self)
        self.list.details_toggled.connect(self.on_details_toggled)
        self.list.details_closed.connect(self.details.hide)
        self.list.row_changed.connect(self.on_row_changed)

    def _make_lines(self, theme: Theme) -> None:
        """What may stand above the list: notes, another spelling, the way back from a thread."""
        self.note = QLabel()
        self.note.setObjectName("far_note")
        self.note.setProperty("role", "second")
        self.note.setWordWrap(True)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setContentsMargins(28, 4, 16, 8)
        self.note.hide()
        self.meant = QPushButton()
        self.meant.setObjectName("did_you_mean")
        self.meant.setProperty("role", "link")
        self.meant.hide()
        self.back = QPushButton(self.tr("Back to all messages"))
        self.back.setObjectName("leave_thread")
        self.back.setAccessibleName(self.back.text())
        self.back.setProperty("role", "link")
        set_icon(self.back, theme, "back", "accent")
        self.back.hide()

    def show_result(self, request: SearchRequest, result: SearchResult) -> None:
        """Show an answer, unless it would re-order a list that is being walked."""
        if result.partial and (not result.hits or self._going_to >= 0):
            return  # nothing by words, or not all of the list: what is shown stays until the whole answer is there
        if request == self._shown and self.showing_list and self.list.walked and self.model.total:
            if self._differs(result):
                self._kept = result
                self.better.show()
                self._place_better()
            else:
                self._take(request, result, keep_place=True)
            return
        self._take(request, result)

    def tell_similar(self, hit: SearchHit) -> None:
        """The next answer holds what is similar to this one."""
        self._similar_subject = hit.message.subject
        self._left_row = self.list.currentIndex().row()

    def enter_list(self, *, answer_comes: bool) -> None:
        """Go to the first row of the list: of the one that is shown, or of the one that is on its way."""
        if self.showing_list:
            self.list.enter(answer_comes=answer_comes)
        else:
            self._entering = answer_comes

    def go_to(self, row: int) -> None:
        """Choose this row of the answer that is asked for next."""
        self._going_to = row

    def go_to_message(self, message_id: int) -> None:
        """Choose this message in the answer that is asked for next, if it is among its first."""
        self._going_to, self._going_to_message = 0, message_id

    def show_thread(self, subject: str) -> None:
        """The list holds one thread, which one came to from another list; an empty subject: no longer."""
        if subject:
            self.back.setToolTip(self.tr("The thread “{subject}”").format(subject=isolate(subject)))
        self._in_thread = bool(subject)
        self.back.setVisible(self._in_thread)

    @property
    def showing_similar(self) -> bool:
        """Whether the list holds what is similar to a message."""
        return self._shown is not None and self._shown.similar_to is not None

    def leave_similar(self) -> None:
        """The next answer is the one from which one went to what is similar: to its row."""
        if self._left_row >= 0:
            self.go_to(self._left_row)

    def show_first_run(self) -> None:
        """There is no mailbox: none was added yet, or the last one was removed."""
        self._empty_list()
        self.pages.setCurrentWidget(self.first_run)

    def show_reading(self) -> None:
        """A mailbox was added, and nothing of it is there yet."""
        self._empty_list()
        self.pages.setCurrentWidget(self.reading)

    def _empty_list(self) -> None:
        """What was found is there no longer, nor a better order of it, nor a reason."""
        self._shown = self._kept = None
        self.model.show_result(SearchResult())
        for gone in (self.better, self.details, self.note, self.meant, self.back):
            gone.hide()

    @property
    def showing_list(self) -> bool:
        return self.pages.currentWidget() is self.list

    def _differs(self, result: SearchResult) -> bool:
        """Whether the first page of `result` has other messages, or another order, than what is shown."""
        shown = [self.model.hit(row) for row in range(len(result.hits))]
        return [hit.message_id for hit in result.hits] != [hit.message_id if hit else None for hit in shown]

    def _take(self, request: SearchRequest, result: SearchResult, *, keep_place: bool = False) -> None:
        row = self.list.currentIndex().row() if keep_place else -1
        scrolled = self.list.verticalScrollBar().value()
        self._shown = request
        self._kept = None
        self.better.hide()
        self._show_notes(result)
        self.model.show_result(result, sized=request.sort is Sort.SIZE)
        if keep_place:
            if row >= 0:
                self.list.select_row(row)
            self.list.verticalScrollBar().setValue(scrolled)
        self.on_row_changed()
        self._arrive()
        entering, self._entering = self._entering, False
        if result.hits or result.total:
            self.pages.setCurrentWidget(self.list)
            if entering:
                self.list.enter(answer_comes=result.partial)
        elif not result.partial:
            text = request.query
            found = operators(text)
            without = [chip_text.drop(text, each) for each in found]
            if len(found) > 1:
                without.append(parse(text).free_text if parse(text).words else "")
            self.nothing.show_query(text, found, without)
            if without:
                self.totals_wanted.emit(tuple(without))
            self.details.hide()
            self.pages.setCurrentWidget(self.nothing)
        self.result_shown.emit(result)

    def _arrive(self) -> None:
        """Choose the row that one is on the way to."""
        row, self._going_to = self._going_to, -1
        message_id, self._going_to_message = self._going_to_message, None
        if message_id is not None:
            row = self.model.row_of(message_id) or 0
        if row >= 0 and self.model.total:
            self.list.select_row(min(row, self.model.total - 1))

    def _show_notes(self, result: SearchResult) -> None:
        """Above the list: what was meant, that nothing is close, what was left out."""
        notes = [core_text(note) for note in result.notes]
        self.back.setVisible(self.showing_similar or self._in_thread)
        if self.showing_similar:
            self.back.setToolTip("")
            notes.insert(0, self.tr("Nearest in meaning to {subject}").format(subject=isolate(self._similar_subject)))
        far = self._far(result) if result.hits and not self.showing_similar else ""
        if far:
            notes.insert(0, far)
        self.note.setText("\n".join(notes))
        self.note.setVisible(bool(notes))
        meant = isolate(result.did_you_mean)
        told = self.tr("Nothing holds this as it is written; shown is {query}") if result.corrected else ""
        self.meant.setText((told or self.tr("Did you mean {query}?")).format(query=meant))
        self.meant.setAccessibleName(self.meant.text())
        self.meant.setProperty("query", result.did_you_mean)
        self.meant.setVisible(bool(result.did_you_mean))

    def _far(self, result: SearchResult) -> str:
        """What is true of hits none of which seems to be what was asked for; empty for all others."""
        by_words = [Why.KEYWORD in hit.why or Why.EXACT in hit.why for hit in result.hits]
        if result.close:
            # In another order than the best first stands what holds all words, and where nothing does, what is near.
            asked = self._shown
            dated = asked is not None and asked.sort not in (Sort.RELEVANCE, Sort.FEW_BEST)
            if asked is None or not dated or any(by_words) or not parse(asked.query).words:
                return ""
            return self.tr("No message holds all of these words. These are the nearest by meaning:")
        if not any(by_words):
            return self.tr("No close match. These are the nearest by meaning:")
        if all(by_words):
            return self.tr("No message holds all of these words. These hold some of them:")
        return self.tr("No message holds all of these words. These hold some of them, or are the nearest by meaning:")

    @Slot()
    def on_meant_clicked(self) -> None:
        """Called by the line above the list."""
        self.query_chosen.emit(self.meant.property("query"))

    @Slot()
    def on_details_toggled(self) -> None:
        """Called by the list for Space."""
        self.details.setVisible(self.details.isHidden())
        self.on_row_changed()

    @Slot()
    def on_row_changed(self) -> None:
        """Called by the list: the details follow."""
        if not self.details.isHidden():
            self.details.show_hit(self.model.hit(self.list.currentIndex().row()))

    @Slot()
    def on_better_clicked(self) -> None:
        """Called by the button over the list."""
        if self._kept is not None and self._shown is not None:
            chosen = self.model.hit(self.list.currentIndex().row())
            self._take(self._shown, self._kept)
            self.list.setFocus()
            row = None if chosen is None else self.model.row_of(chosen.message_id)
            if row is not None:
                self.list.select_row(row)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place_better()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.details.fit(self.height())
        self._place_better()

    def _place_better(self) -> None:
        self.better.adjustSize()
        bottom = self.pages.geometry().bottom()
        self.better.move((self.width() - self.better.width()) // 2, bottom - self.better.height() - 16)
        self.better.raise_()
