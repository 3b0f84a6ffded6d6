"""The engine: one question in, one answer out. Both retrievers side by side, fused, and never failing for the vectors.

It lives in one thread and owns its connections; the vector side works in a thread of its own beside it, with a
deadline. Searching changes nothing: neither the library nor the mail.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TypeVar

import apsw

from oakensearch_gui.embedding import Embedder, Recall, earlier_embedders
from oakensearch_gui.index.index import Index
from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home
from oakensearch_gui.search import fusion
from oakensearch_gui.search.facets import NOTHING, FacetCounter, Facets, FacetValue
from oakensearch_gui.search.fusion import Candidate
from oakensearch_gui.search.hits import HitBuilder
from oakensearch_gui.search.keyword import KeywordHits, KeywordRetriever
from oakensearch_gui.search.meaning import Meaning, MeaningAnswer
from oakensearch_gui.search.reading import RequestReader
from oakensearch_gui.search.request import Mode, SearchRequest, Sort
from oakensearch_gui.search.rerank import SecondPass, create_second_pass, passage
from oakensearch_gui.search.result import Degraded, SearchHit, SearchResult
from oakensearch_gui.search.rewrite import create_rewriter
from oakensearch_gui.search.similar import similar
from oakensearch_gui.search.snippets import Marker
from oakensearch_gui.settings import Settings

_CONVEX_VECTOR_SHARE = 0.7

_LITERAL_WORDS = 5
"""Up to so many words, a query is taken at its word."""

_MOST_OF_IT = 0.8
"""A message that holds this share of a literal query's information is what was asked for."""

_FEW_EXACT = 20
"""Up to so many messages with an identifier or a phrase, they are what was meant, and stand first."""

OnPartial = Callable[[SearchResult], None]
_T = TypeVar("_T")


class SearchCancelled(Exception):
    """The search was interrupted; there is no answer."""


@dataclass(frozen=True, slots=True)
class EngineStatus:
    """Messages in the library, those found by words, the share with vectors, what is degraded and what helps."""

    messages: int
    indexed: int
    coverage: float
    degraded: Degraded | None = None
    degraded_reason: str = ""
    degraded_remedy: str = ""


@dataclass(frozen=True, slots=True)
class _Parts:
    """What a search works with."""

    library: Library
    index: Index
    reader: RequestReader
    keyword: KeywordRetriever
    meaning: Meaning
    settings: Settings
    second_pass: SecondPass | None


class Engine:
    """Answers searches over one home. Use `Engine.open`; call `interrupt` from any thread, the rest from one."""

    def __init__(self, library: Library, index: Index, meaning: Meaning, settings: Settings) -> None:
        self.library = library
        reader, keyword = RequestReader(index.connection, settings), KeywordRetriever(index.connection)
        self._parts = _Parts(library, index, reader, keyword, meaning, settings, create_second_pass(settings))
        self._facets = FacetCounter(index.connection)
        self._listed: tuple[SearchRequest | None, tuple[int, ...]] = (None, ())
        self._serial = 0
        self._cancelled = 0

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
        """Load the model beside whatever else happens, so that the first search by meaning need not wait for it."""
        self._parts.meaning.warm_up()

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
            under_way = _Search(self._parts, request, on_partial, cancelled)
            result = under_way.run()
            if not request.offset:
                self._listed = (_whole(request), under_way.found_by_meaning)
            return result

        return self._interruptibly(search)

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


def _in_order(hits: Sequence[SearchHit], sort: Sort) -> list[SearchHit]:
    """Hits by date, by sender (the newest of each first), or the largest first."""
    if sort is Sort.OLDEST:
        return sorted(hits, key=lambda hit: hit.message.date)
    newest = sorted(hits, key=lambda hit: hit.message.date, reverse=True)
    if sort is Sort.SENDER:
        return sorted(newest, key=lambda hit: (hit.message.sender.name or hit.message.sender.address).casefold())
    return sorted(newest, key=lambda hit: -hit.message.size) if sort is Sort.SIZE else newest


def _local_day_offset() -> int:
    """Seconds by which this computer's clock is ahead of UTC."""
    ahead = datetime.now().astimezone().utcoffset()
    return int(ahead.total_seconds()) if ahead else 0


def _whole(request: SearchRequest) -> SearchRequest:
    """The request without its page."""
    return replace(request, limit=0, offset=0)


class _Search:
    """One search under way."""

    def __init__(
        self, parts: _Parts, request: SearchRequest, on_partial: OnPartial | None, cancelled: Callable[[], bool]
    ) -> None:
        self._parts = parts
        self._request = request
        self._on_partial = on_partial
        self._cancelled = cancelled
        self._timings: dict[str, float] = {}
        self._began = time.perf_counter()
        self._read = parts.reader.read(request)
        self._query, self._match = self._read.query, self._read.match
        self._marker = Marker(self._match.phrases)
        self._wanted = request.offset + request.limit
        self._reach = max(self._wanted, parts.second_pass.candidates) if parts.second_pass else self._wanted
        self._notes: tuple[str, ...] = ()
        self.found_by_meaning: tuple[int, ...] = ()

    def run(self) -> SearchResult:
        mode = self._request.mode
        if self._request.similar_to is not None:
            return self._similar(self._request.similar_to)
        if not self._match.has_words:
            return self._listing()
        if mode is Mode.KEYWORD:
            return self._answer(self._keyword(), MeaningAnswer())
        asked = self._parts.meaning.ask(self._query.free_text, self._match, self._reach)
        keyword = self._keyword() if mode is Mode.HYBRID else KeywordHits()
        if self._on_partial and mode is Mode.HYBRID and not asked.done():
            self._on_partial(self._answer(keyword, MeaningAnswer(), partial=True))
        meaning = asked.wait(self._cancelled)
        if self._cancelled():
            raise SearchCancelled
        self._timings.update(meaning.timings)
        if meaning.failed and mode is Mode.VECTOR:
            keyword = self._keyword()
        return self._answer(keyword, meaning)

    def _keyword(self) -> KeywordHits:
        began = time.perf_counter()
        settings = self._parts.settings
        if self._request.sort is Sort.RELEVANCE:
            most = max(settings.integer("search.max_candidates"), self._reach)
            candidates = min(self._reach * settings.integer("search.overfetch"), most)
            hits = self._parts.keyword.retrieve(self._match, candidates, settings.number("search.keyword_min_match"))
        else:
            hits = self._parts.keyword.listing(self._match, self._request.sort, self._wanted)
        self._timings["keyword"] = _ms_since(began)
        return hits

    def _listing(self) -> SearchResult:
        """No words: the matching messages in the order asked for; none is better than another, so by date then."""
        sort = Sort.NEWEST if self._request.sort is Sort.RELEVANCE else self._request.sort
        listed = self._parts.keyword.listing(self._match, sort, self._request.limit, self._request.offset)
        page = [(message_id, 0.0) for message_id in listed.ids]
        return self._result(self._hits(page, KeywordHits(), MeaningAnswer()), listed.total, MeaningAnswer())

    def _similar(self, message_id: int) -> SearchResult:
        """The nearest to a message, nearest first."""
        near = MeaningAnswer(similar(self._parts.index, message_id, self._match, self._reach))
        ranked = [(hit.message_id, hit.similarity) for hit in near.hits]
        self.found_by_meaning = tuple(key for key, _ in ranked)
        hits = self._hits(ranked[self._request.offset : self._wanted], KeywordHits(), near)
        return self._result(hits, len(ranked), near)

    def _answer(self, keyword: KeywordHits, meaning: MeaningAnswer, *, partial: bool = False) -> SearchResult:
        ranked = self._fuse(keyword, meaning)
        if self._parts.second_pass and not partial:
            ranked = self._second_look(self._parts.second_pass, ranked, keyword, meaning)
        hits = self._hits(ranked[self._request.offset : self._wanted], keyword, meaning)
        if self._request.sort is not Sort.RELEVANCE and not keyword.candidates:  # these came in their order
            hits = _in_order(hits, self._request.sort)
        total = keyword.total + len(ranked) - len(keyword.candidates)
        by_words = set(keyword.ids)
        self.found_by_meaning = tuple(key for key, _ in ranked if key not in by_words)
        close = partial or self._is_close(keyword, meaning)
        return self._result(hits, total, meaning, partial=partial, close=close)

    def _second_look(
        self, second_pass: SecondPass, ranked: fusion.Ranking, keyword: KeywordHits, meaning: MeaningAnswer
    ) -> fusion.Ranking:
        """The best of the ranking in the reranker's order; scores stay with the places, exact hits stay in front."""
        asked = self._request
        few = len(ranked) < 2 or asked.offset >= second_pass.candidates
        if few or asked.mode is Mode.KEYWORD or asked.sort is not Sort.RELEVANCE:
            return ranked
        hits = self._hits(ranked[: second_pass.candidates], keyword, meaning)
        began = time.perf_counter()
        look = second_pass.look(self._query.free_text, [passage(hit) for hit in hits], self._cancelled)
        self._timings["rerank"] = _ms_since(began)
        if self._cancelled():
            raise SearchCancelled
        self._notes += look.notes
        ids = list(dict.fromkeys([*(hits[place].message_id for place in look.order), *(key for key, _ in ranked)]))
        scores = (score for _, score in ranked)
        again = list(zip(ids, scores, strict=True))
        return fusion.first(again, keyword.exact) if keyword.exact_total <= _FEW_EXACT else again

    def _is_close(self, keyword: KeywordHits, meaning: MeaningAnswer) -> bool:
        """Whether anything that was found seems to be what was asked for.

        No similarity tells "nothing here" from a hard question: a long sentence shares few words with its
        answer. A short query, though, says literally what it wants: when no message holds most of it, nothing
        is near in meaning either, and meaning was asked at all, then nothing is there.
        """
        literal = len(self._match.words) + len(self._match.exact) <= _LITERAL_WORDS
        if not literal or keyword.best_coverage >= _MOST_OF_IT or not meaning.hits:
            return True
        return meaning.hits[0].similarity >= self._parts.settings.number("search.close_similarity")

    def _fuse(self, keyword: KeywordHits, meaning: MeaningAnswer) -> list[tuple[int, float]]:
        settings = self._parts.settings
        words, near = keyword.candidates, [Candidate(hit.message_id, hit.similarity) for hit in meaning.hits]
        if self._request.sort is not Sort.RELEVANCE and words:
            near = []  # by date there is no "further down": what only comes near would stand among what matches
        word_weight, near_weight = settings.number("search.keyword_weight"), settings.number("search.vector_weight")
        if self._match.exact:
            word_weight *= settings.number("search.exact_boost")
        match settings.text("search.fusion"):
            case "rrf":
                return fusion.reciprocal_rank(words, near, word_weight, near_weight, settings.integer("search.rrf_k"))
            case "convex":
                ranking = fusion.convex(words, near, _CONVEX_VECTOR_SHARE)
            case _:
                ranking = fusion.by_coverage(words, near, word_weight, near_weight)
        return fusion.first(ranking, keyword.exact) if keyword.exact_total <= _FEW_EXACT else ranking

    def _hits(self, page: Sequence[tuple[int, float]], keyword: KeywordHits, meaning: MeaningAnswer) -> list[SearchHit]:
        began = time.perf_counter()
        near = {hit.message_id: hit for hit in meaning.hits}
        hits = HitBuilder(self._parts.library, self._parts.index, self._marker, keyword, near).build(page)
        self._timings["hits"] = _ms_since(began)
        return hits

    def _result(
        self,
        hits: list[SearchHit],
        total: int,
        meaning: MeaningAnswer,
        *,
        partial: bool = False,
        close: bool = True,
    ) -> SearchResult:
        self._timings["total"] = _ms_since(self._began)
        return SearchResult(
            hits=tuple(hits),
            total=total,
            degraded=meaning.degraded,
            degraded_reason=meaning.reason,
            warnings=self._parts.reader.warnings(self._query),
            coverage=self._parts.index.coverage(),
            timings=dict(self._timings),
            partial=partial,
            did_you_mean=self._read.did_you_mean,
            corrected=self._read.corrected,
            close=close,
            degraded_remedy=meaning.remedy,
            notes=(*meaning.notes, *self._notes),
        )


def _ms_since(began: float) -> float:
    return (time.perf_counter() - began) * 1000.0
