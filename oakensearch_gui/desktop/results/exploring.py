"""Looking instead of reading: the timeline and the facets, kept on the present answer, and the ways back."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.look.theme import Theme, grown
from oakensearch_gui.desktop.memory import Memory
from oakensearch_gui.desktop.query import chip_text
from oakensearch_gui.desktop.query.search_bar import SearchBar
from oakensearch_gui.desktop.results.facets_panel import FacetsPanel
from oakensearch_gui.desktop.results.timeline import Timeline
from oakensearch_gui.search.facets import Facets
from oakensearch_gui.search.query import operators, with_operator, without_operator
from oakensearch_gui.search.request import SearchRequest
from oakensearch_gui.search.result import SearchResult

_NARROWEST = 720
"""In a window narrower than this there is no room for the facets beside the list."""


class Exploring(QObject):
    """Owns `timeline` and `panel`; both write into the search field and follow the newest answer."""

    def __init__(self, theme: Theme, client: SearchClient, bar: SearchBar, memory: Memory, window: QWidget) -> None:
        super().__init__(window)
        self._bar = bar
        self._window = window
        self._memory = memory
        self._steps: list[tuple[str, str]] = []
        self._facets = Facets()
        self._by_meaning = False
        self._wanted = False
        self.timeline = Timeline(theme)
        self.panel = FacetsPanel(theme)
        self.timeline.span_chosen.connect(self.on_span_chosen)
        self.timeline.back_requested.connect(self.on_back_requested)
        self.panel.value_pressed.connect(self.on_value_pressed)
        client.facets_arrived.connect(self.on_facets_arrived)
        client.result_arrived.connect(self.on_result_arrived)

    @Slot(bool)
    def set_panel_wanted(self, wanted: bool) -> None:
        """Show the facets from now on, or no more."""
        self._wanted = wanted
        self._memory.keep_facets_shown(wanted)
        self._show_facets()

    def fit(self) -> None:
        """Show the panel where it is wanted, has something to tell, and there is room."""
        room = self._window.width() >= grown(_NARROWEST)
        self.panel.setVisible(self._wanted and room and bool(self._facets.counted))

    def _show_facets(self) -> None:
        if self._wanted:  # a button for each value costs more than all the rest
            self.panel.show_facets(self._bar.text, self._facets, by_meaning=self._by_meaning)
        self.fit()

    def clear(self) -> None:
        """There is nothing to look at."""
        self._facets = Facets()
        self.timeline.hide()
        self.fit()

    @Slot(object, object)
    def on_result_arrived(self, request: SearchRequest, result: SearchResult) -> None:  # noqa: ARG002 - a slot
        """Called by the client: what is shown stays until the counts of this answer come, unless it is empty."""
        self._by_meaning = result.by_meaning
        empty = not result.total and not result.hits and not result.partial
        if empty and not self._narrowed() and not self._bar.value_awaited:
            self.clear()

    @Slot(object)
    def on_facets_arrived(self, facets: Facets) -> None:
        """Called by the client."""
        if not facets.counted and self._bar.value_awaited:
            return
        self._facets = facets
        self.timeline.show_facets(facets, narrowed=self._narrowed())
        self._show_facets()

    @Slot(str, str)
    def on_value_pressed(self, name: str, value: str) -> None:
        """Called by the facets: narrow to the value, or go back if the search is narrowed to it."""
        text = self._bar.text
        wanted = (name, value.casefold(), False)
        taken = next((one for one in operators(text) if (one.name, one.value.casefold(), one.negated) == wanted), None)
        self._bar.set_text(with_operator(text, name, value) if taken is None else chip_text.drop(text, taken))

    @Slot(str, str)
    def on_span_chosen(self, after: str, before: str) -> None:
        """Called by the timeline: write it into the query, and remember the way back."""
        text = self._bar.text
        narrowed = with_operator(with_operator(without_operator(text, "date"), "after", after), "before", before)
        if narrowed != text:
            self._steps.append((narrowed, text))
            self._bar.set_text(narrowed)

    @Slot()
    def on_back_requested(self) -> None:
        """Called by the timeline: to the query before; without the dates if it was changed meanwhile."""
        text = self._bar.text
        while self._steps:
            narrowed, before = self._steps.pop()
            if narrowed == text:
                self._bar.set_text(before)
                return
        for name in ("after", "before", "date"):
            text = without_operator(text, name)
        if text != self._bar.text:
            self._bar.set_text(text)

    def _narrowed(self) -> bool:
        return any(each.name in {"after", "before", "date"} and each.value for each in operators(self._bar.text))
