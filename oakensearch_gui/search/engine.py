"""The engine: one question in, one answer out. Both retrievers side by side, fused, and never failing for the vectors.

It lives in one thread and owns its connections; the vector side works in a thread of its own beside it, with a
deadline. Searching changes nothing: neither the library nor the mail.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TypeVar

import apsw

from oakensearch_gui.embedding import Embedder, Recall, earlier_embedders
from oakensearch_gui.index.index import Index
from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home
from oakensearch_gui.search.facets import NOTHING, FacetCounter, Facets, FacetValue
from oakensearch_gui.search.keyword import KeywordRetriever
from oakensearch_gui.search.meaning import Meaning
from oakensearch_gui.search.prior import Prior
from oakensearch_gui.search.reading import RequestReader
from oakensearch_gui.search.request import SearchRequest
from oakensearch_gui.search.rerank import create_second_pass
from oakensearch_gui.search.result import Degraded, SearchResult
from oakensearch_gui.search.rewrite import create_rewriter
from oakensearch_gui.search.searching import OnPartial, Parts, Search, SearchCancelled
from oakensearch_gui.settings import Settings

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class EngineStatus:
    """Messages in the library, those found by words, the share with vectors, what is degraded and what helps."""

    messages: int
    indexed: int
    coverage: float
    degraded: Degraded | None = None
    degraded_reason: str = ""
    degraded_remedy: str = ""


class Engine:
    """Answers searches over one home. Use `Engine.open`; call `interrupt` from any thread, the rest from one."""

    def __init__(self, library: Library, index: Index, meaning: Meaning, settings: Settings) -> None:
        self.library = library
        reader, keyword = RequestReader(index.connection, settings), KeywordRetriever(index.connection)
        second_pass, prior = create_second_pass(settings), Prior(index.connection)
        self._parts = Parts(library, index, reader, keyword, meaning, settings, second_pass, prior)
        self._facets = FacetCounter(index.connection)
        self._listed: tuple[SearchRequest | None, tuple[int, ...]] = (None, ())
        self._serial = 0
        self._cancelled = 0
        self._cold = False

    @classmethod
    def open(cls, home: Home, settings: Settings, embedder: Embedder | None, recall: Recall | None = None) -> Engine:
        """Open the library and its index, making what is not there yet.

        `recall` gives the embedder of earlier vectors that still serve; by default what the settings allow.
        Raises LibraryError or DatabaseError when a file cannot be used.
        """
        library = Library.open(home)
        meaning = Meaning(home, settings, embedder, recall or earlier_embedders(settings), create_rewriter(settings))
        return cls(library, Index.open(home), meaning, settings)

    def close(self) -> None:
        """Stop the thread of the vector side and close every connection."""
        self._parts.meaning.close()
        self._parts.index.close()
        self.library.close()

    def warm_up(self) -> None:
        """Once an answer has been given, load the model and the vectors, so that a search by meaning need not wait.

        Not at once: what a window shows first, the newest mail, needs neither and would have to share the processor.
        """
        self._cold = True

    def coverage(self) -> float:
        """The share of messages that have vectors, 0 to 1."""
        return _undisturbed(self._parts.index.coverage)

    def status(self) -> EngineStatus:
        """What there is, and why an answer would be degraded."""
        return _undisturbed(self._status)

    def _status(self) -> EngineStatus:
        index = self._parts.index
        lacking = self._parts.meaning.state(index)
        counted = (self.library.count(), index.count(), index.coverage())
        if lacking is None:
            return EngineStatus(*counted)
        return EngineStatus(*counted, lacking.degraded, lacking.text, lacking.remedy)

    def interrupt(self) -> None:
        """Stop the search under way, if there is one: it raises SearchCancelled. For any thread."""
        self._cancelled = self._serial
        self._parts.index.connection.interrupt()
        self._parts.meaning.interrupt()

    def search(self, request: SearchRequest, on_partial: OnPartial | None = None) -> SearchResult:
        """Answer a request; `on_partial` gets the keyword half of a hybrid answer as soon as it is there.

        Raises SearchCancelled when interrupted.
        """

        def search(cancelled: Callable[[], bool]) -> SearchResult:
            under_way = Search(self._parts, request, on_partial, cancelled)
            result = under_way.run()
            if not request.offset and not request.bare:
                self._listed = (_whole(request), under_way.found_by_meaning)
            return result

        result = self._interruptibly(search)
        if self._cold:
            self._cold = False
            self._parts.meaning.warm_up()
        return result

    def facets(self, request: SearchRequest) -> Facets:
        """What the answer to a request comes to, by sender, label, time and so on; its pages do not matter.

        Counted are the messages that hold every word and filter and, of the request that was searched for last,
        those found by meaning. Raises SearchCancelled when interrupted.
        """
        of, beside = self._listed
        shown = beside if of == _whole(request) else ()
        offset = _local_day_offset() if self._parts.settings.get("search.local_days") else 0

        def counted(_: Callable[[], bool]) -> Facets:
            match = NOTHING if request.similar_to is not None else self._parts.reader.read(request).match
            return self._facets.facets(match, shown, offset)

        return self._interruptibly(counted)

    def values(self, request: SearchRequest, name: str, prefix: str = "", limit: int = 20) -> tuple[FacetValue, ...]:
        """Values of the operator `name` among what a request finds by words and filters, most frequent first.

        Raises SearchCancelled when interrupted.
        """
        return self._interruptibly(
            lambda _: self._facets.values(self._parts.reader.read(request).match, name, prefix, limit)
        )

    def count(self, request: SearchRequest) -> int:
        """How many messages hold every word and filter. Raises SearchCancelled when interrupted."""
        return self._interruptibly(lambda _: self._facets.count(self._parts.reader.read(request).match))

    def _interruptibly(self, work: Callable[[Callable[[], bool]], _T]) -> _T:
        """Do work of which `interrupt` makes a SearchCancelled; it is told by what to know that it was called off."""
        self._serial += 1
        serial = self._serial
        while True:
            try:
                return work(lambda: self._cancelled >= serial)
            except apsw.InterruptError:
                if self._cancelled >= serial:
                    raise SearchCancelled from None
                # An interrupt meant for the search before this one came late: ask again.


def _undisturbed(work: Callable[[], _T]) -> _T:
    """Do work that nobody calls off: an interrupt that hits it was meant for a search."""
    while True:
        try:
            return work()
        except apsw.InterruptError:
            continue


def _local_day_offset() -> int:
    """Seconds by which this computer's clock is ahead of UTC."""
    ahead = datetime.now().astimezone().utcoffset()
    return int(ahead.total_seconds()) if ahead else 0


def _whole(request: SearchRequest) -> SearchRequest:
    """The request without its page."""
    return replace(request, limit=0, offset=0)
