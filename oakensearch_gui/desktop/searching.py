"""From the search field to the list: what is asked for when, and where the answers go."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QLabel, QWidget

from oakensearch_gui.desktop.banner import Banner
from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.ports import LibraryStatus
from oakensearch_gui.desktop.query.chip_row import ChipRow
from oakensearch_gui.desktop.results.result_model import PAGE
from oakensearch_gui.desktop.results.result_pane import ResultPane
from oakensearch_gui.desktop.status_line import StatusLine
from oakensearch_gui.desktop.toolbar import Toolbar
from oakensearch_gui.desktop.words.core_words import core_text
from oakensearch_gui.desktop.words.wording import isolate
from oakensearch_gui.search.query import operators, with_operator
from oakensearch_gui.search.request import SearchRequest
from oakensearch_gui.search.result import SearchHit, SearchResult
from oakensearch_gui.settings import Settings


@dataclass(frozen=True, slots=True)
class _Visit:
    """A thread that one looks at (`text` is its query), and what was searched for and stood on before."""

    text: str
    before: str
    row: int


class Searching(QObject):
    """Makes the requests from what the toolbar says. Owns `warning_line` and `banner`; the window lays them out."""

    def __init__(
        self,
        client: SearchClient,
        settings: Settings,
        toolbar: Toolbar,
        chips: ChipRow,
        pane: ResultPane,
        banner: Banner,
        status_line: StatusLine,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._client = client
        self._settings = settings
        self._toolbar = toolbar
        self._chips = chips
        self._pane = pane
        self._banner = banner
        self._status_line = status_line
        self._visit: _Visit | None = None
        self.status = LibraryStatus()
        """What there is to search, as the window last heard."""
        self.warning_line = QLabel()
        self.warning_line.setObjectName("warning_line")
        self.warning_line.setTextFormat(Qt.TextFormat.PlainText)
        self.warning_line.setWordWrap(True)
        self.warning_line.setContentsMargins(16, 0, 16, 6)
        self.warning_line.hide()
        bar = toolbar.search_bar
        bar.query_edited.connect(self.on_query_edited)
        bar.query_entered.connect(self.on_query_entered)
        bar.left_downwards.connect(self.on_left_downwards)
        bar.stop_pressed.connect(self.on_stop_pressed)
        toolbar.order_changed.connect(self.search_now)
        pane.list.sender_requested.connect(self.on_sender_requested)
        client.result_arrived.connect(self.on_result_arrived)
        client.search_failed.connect(self.on_search_failed)

    @Slot()
    def search_now(self) -> None:
        """Ask what the field says, now. Called for Enter, another order, other settings, new mail."""
        self._client.search(self._request())

    def _request(self) -> SearchRequest:
        toolbar = self._toolbar
        text = toolbar.search_bar.text
        by_thread = toolbar.by_thread and not any(one.name == "thread" for one in operators(text))
        return SearchRequest(text, sort=toolbar.chosen_sort, by_thread=by_thread, limit=PAGE)

    # ---- a thread and back

    @Slot(object)
    def show_thread(self, hit: SearchHit) -> None:
        """All messages of a hit's thread, with a way back to where one was."""
        bar = self._toolbar.search_bar
        text = with_operator("", "thread", str(hit.message.thread_id))
        if text == bar.text:
            return
        row = self._pane.list.currentIndex().row()
        self._visit = replace(self._visit, text=text) if self._visit else _Visit(text, bar.text, row)
        self._pane.go_to_message(hit.message_id)
        bar.set_text(text)
        self._pane.show_thread(hit.message.subject)
        self._pane.list.setFocus()

    @Slot()
    def leave_thread(self) -> None:
        """Back to the list from which one came, and to its row; from what is similar to a message, too."""
        if self._pane.showing_similar:
            self._pane.leave_similar()
            self.search_now()
            self._pane.list.setFocus()
            return
        visit, self._visit = self._visit, None
        if visit is not None:
            self._pane.show_thread("")
            self._pane.go_to(visit.row)
            self._toolbar.search_bar.set_text(visit.before)
            self._pane.list.setFocus()

    def _end_visit(self, text: str) -> None:
        """Another search: there is nothing to go back to."""
        if self._visit is not None and text != self._visit.text:
            self._visit = None
            self._pane.show_thread("")

    @Slot(str)
    def on_query_edited(self, text: str) -> None:
        """Called by the search bar while the person types."""
        self._end_visit(text)
        if text:
            model = self._settings.text("search.reranker") != "off" or self._settings.flag("search.llm_rewrite")
            rows = self._pane.list.rows_in_sight()
            self._client.search_as_typed(self._request(), rows, second_look=model)
        self._chips.on_query_changed(text)

    @Slot(str)
    def on_query_entered(self, text: str) -> None:
        """Called by the search bar for Enter, and for every change that was not typed."""
        self._end_visit(text)
        self._chips.on_query_changed(text)
        if self.status.sources:
            self.search_now()

    @Slot()
    def on_stop_pressed(self) -> None:
        """Called by the search bar for a search that takes long: what was found so far stays."""
        self._client.cancel()
        self._status_line.tell_found(self.tr("Search stopped"))

    @Slot()
    def on_left_downwards(self) -> None:
        """Called by the search field for Down."""
        self._pane.enter_list(answer_comes=self._client.busy)

    @Slot(str)
    def on_sender_requested(self, address: str) -> None:
        """Called by the list's menu."""
        bar = self._toolbar.search_bar
        bar.set_text(with_operator(bar.text, "from", address))

    @Slot(object, object)
    def on_result_arrived(self, request: SearchRequest, result: SearchResult) -> None:
        """Called by the client, for the newest question only."""
        # from:da finds nobody yet: what is shown stays while the rest of the name is offered.
        awaited = not result.hits and self._toolbar.search_bar.value_awaited
        if not awaited and (result.hits or (self.status.sources and self.status.messages)):
            self._pane.show_result(request, result)
        self._banner.show_result(result)
        self._show_warnings(request.query, result)

    @Slot(str)
    def on_search_failed(self, text: str) -> None:
        """Called by the client; the error dialog tells the rest."""
        self._status_line.tell_found(self.tr("The search failed: {reason}").format(reason=text))

    def _show_warnings(self, query: str, result: SearchResult) -> None:
        """Tell what cannot be read of the query, but for what is just being typed."""
        field = self._toolbar.search_bar.field
        typed = field.cursorPosition() if self._toolbar.search_bar.typing else -1
        told = []
        for one in result.warnings:
            if one.end != typed:
                place, text = query[one.start : one.end], core_text(one.text)
                told.append(text if place in text else f"{isolate(place)}: {text}")
        self.warning_line.setVisible(bool(told))
        self.warning_line.setText("  ".join(told))
