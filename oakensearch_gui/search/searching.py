"""One search under way: both retrievers side by side, one ranking of what they find, the page that was asked for."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from oakensearch_gui.index.index import Index
from oakensearch_gui.library.library import Library
from oakensearch_gui.search import fusion, threads
from oakensearch_gui.search.closeness import is_close
from oakensearch_gui.search.condition import ALL
from oakensearch_gui.search.fusion import Candidate
from oakensearch_gui.search.hits import HitBuilder
from oakensearch_gui.search.keyword import KeywordHits, KeywordRetriever
from oakensearch_gui.search.meaning import Meaning, MeaningAnswer
from oakensearch_gui.search.prior import Prior
from oakensearch_gui.search.reading import RequestReader
from oakensearch_gui.search.request import Mode, SearchRequest, Sort
from oakensearch_gui.search.rerank import SecondPass, passage
from oakensearch_gui.search.result import SearchHit, SearchResult
from oakensearch_gui.search.snippets import Marker
from oakensearch_gui.settings import Settings

_CONVEX_VECTOR_SHARE = 0.7

_FEW_EXACT = 20
"""Up to so many messages with an identifier or a phrase, they are what was meant, and stand first."""

_FEW_BEST = 3
"""How many stand in front of a dated list."""

_WORDS_ALONE_NOTE = "In this order, only messages that hold the words are listed."

OnPartial = Callable[[SearchResult], None]


class SearchCancelled(Exception):
    """The search was interrupted; there is no answer."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What a search works with."""

    library: Library
    index: Index
    reader: RequestReader
    keyword: KeywordRetriever
    meaning: Meaning
    settings: Settings
    second_pass: SecondPass | None
    prior: Prior


class Search:
    """One search under way."""

    def __init__(
        self, parts: Parts, request: SearchRequest, on_partial: OnPartial | None, cancelled: Callable[[], bool]
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
        self._second_pass = None if request.as_typed else parts.second_pass
        self._reach = max(self._wanted, self._second_pass.candidates) if self._second_pass else self._wanted
        self._by_relevance = request.sort in {Sort.RELEVANCE, Sort.FEW_BEST}
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
        keyword = KeywordHits()
        if mode is Mode.HYBRID and not self._by_relevance:
            # By date there is no "further down": what only comes near would stand among what matches.
            keyword = self._keyword()
            if keyword.candidates:
                self._notes += (_WORDS_ALONE_NOTE,) if self._parts.index.coverage() else ()
                return self._answer(keyword, MeaningAnswer())
        rewrite = not self._request.as_typed
        asked = self._parts.meaning.ask(self._query.free_text, self._match, self._reach, rewrite=rewrite)
        if mode is Mode.HYBRID and self._by_relevance:
            keyword = self._keyword()
        if self._on_partial and mode is Mode.HYBRID and not asked.done():
            self._on_partial(self._answer(keyword, MeaningAnswer(), partial=True))
        meaning = asked.wait(self._cancelled)
        if self._cancelled():
            raise SearchCancelled
        self._timings.update(meaning.timings)
        if meaning.failed and mode is Mode.VECTOR:
            keyword = self._keyword()
        return self._answer(keyword, self._near_enough(meaning))

    def _near_enough(self, meaning: MeaningAnswer) -> MeaningAnswer:
        """Without the hits below `search.min_score`, where one is set."""
        least = self._parts.settings.number("search.min_score")
        if not least:
            return meaning
        return replace(meaning, hits=tuple(hit for hit in meaning.hits if hit.similarity >= least))

    def _keyword(self) -> KeywordHits:
        began = time.perf_counter()
        hits = self._best() if self._by_relevance else self._listed(self._request.sort, self._wanted)
        self._timings["keyword"] = _ms_since(began)
        self._notes += hits.notes
        return hits

    def _best(self) -> KeywordHits:
        """The best by words: enough for the page, and for one hit a thread where that is asked for."""
        settings = self._parts.settings
        most = max(settings.integer("search.max_candidates"), self._reach)
        candidates = min(self._reach * settings.integer("search.overfetch"), most)
        while True:
            hits = self._parts.keyword.retrieve(self._match, candidates, settings.number("search.keyword_min_match"))
            if len(hits.candidates) < candidates or len(self._shown(hits.ids)) >= self._wanted:
                return hits
            candidates *= 2

    def _listed(self, sort: Sort, wanted: int, offset: int = 0) -> KeywordHits:
        """What holds every word and filter, in another order than the best first."""
        if not self._request.by_thread:
            return self._parts.keyword.listing(self._match, sort, wanted - offset, offset)
        size = wanted
        while True:
            hits = self._parts.keyword.listing(self._match, sort, size)
            shown = self._shown(hits.ids)
            if len(hits.candidates) < size or len(shown) >= wanted:
                return replace(hits, candidates=tuple(Candidate(key, 0.0) for key in shown[offset:wanted]))
            size *= 2

    def _shown(self, ids: Sequence[int]) -> Sequence[int]:
        """The messages that become hits: all, or one of each thread."""
        return threads.first_of_each(self._parts.index.connection, ids) if self._request.by_thread else ids

    def _listing(self) -> SearchResult:
        """No words: the matching messages in the order asked for; none is better than another, so by date then."""
        sort = Sort.NEWEST if self._by_relevance else self._request.sort
        listed = self._listed(sort, self._wanted, self._request.offset)
        self._notes += listed.notes
        page = [(message_id, 0.0) for message_id in listed.ids]
        return self._result(self._page(page, KeywordHits(), MeaningAnswer()), listed.total, MeaningAnswer())

    def _similar(self, message_id: int) -> SearchResult:
        """The nearest to a message, nearest first."""
        near = self._parts.meaning.ask_similar(message_id, self._match, self._reach).wait(self._cancelled)
        if self._cancelled():
            raise SearchCancelled
        self._timings.update(near.timings)
        ranked = [(hit.message_id, hit.similarity) for hit in near.hits]
        self.found_by_meaning = tuple(key for key, _ in ranked)
        hits = self._page(ranked[self._request.offset : self._wanted], KeywordHits(), near)
        return self._result(hits, len(ranked), near)

    def _answer(self, keyword: KeywordHits, meaning: MeaningAnswer, *, partial: bool = False) -> SearchResult:
        ranked = self._fuse(keyword, meaning)
        if self._second_pass and not partial:
            ranked = self._second_look(self._second_pass, ranked, keyword, meaning)
        total = keyword.total + len(ranked) - len(keyword.candidates)
        by_words = set(keyword.ids)
        self.found_by_meaning = tuple(key for key, _ in ranked if key not in by_words)
        best = 0
        if self._request.sort is Sort.FEW_BEST:
            ranked, best = self._few_best(ranked)
            total = keyword.total + sum(key not in by_words for key, _ in ranked[:best])
        if self._request.by_thread:
            kept = frozenset(self._shown([key for key, _ in ranked]))
            ranked = [scored for scored in ranked if scored[0] in kept]
        hits = self._page(ranked[self._request.offset : self._wanted], keyword, meaning)
        if not self._by_relevance and not keyword.candidates:  # these came in their order
            hits = _in_order(hits, self._request.sort)
        close = partial or self._is_close(keyword, meaning)
        return self._result(hits, total, meaning, partial=partial, close=close, best=best)

    def _few_best(self, ranked: fusion.Ranking) -> tuple[fusion.Ranking, int]:
        """A few best in front of what holds every word, newest first; and how many they are."""
        best = dict(ranked)
        few = self._shown([key for key, _ in ranked])[:_FEW_BEST]
        dated = [
            (key, best.get(key, 0.0))
            for key in self._listed(Sort.NEWEST, self._wanted + _FEW_BEST).ids
            if key not in few
        ]
        return [*((key, best[key]) for key in few), *dated], len(few)

    def _second_look(
        self, second_pass: SecondPass, ranked: fusion.Ranking, keyword: KeywordHits, meaning: MeaningAnswer
    ) -> fusion.Ranking:
        """The best of the ranking in the reranker's order; scores stay with the places, exact hits stay in front."""
        asked = self._request
        few = len(ranked) < 2 or asked.offset >= second_pass.candidates
        if few or asked.mode is Mode.KEYWORD or not self._by_relevance:
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
        """Whether anything that was found seems to be what was asked for."""
        filtered = self._match.filters() != ALL
        if not meaning.hits or (filtered and len(meaning.hits) < self._reach):
            return True  # meaning was not asked, or the filters left so little that all of it is listed
        return is_close(
            len(self._match.words) + len(self._match.exact),
            keyword.best_coverage,
            meaning.hits[0].similarity,
            len(meaning.hits) if filtered else self._parts.keyword.messages(),
            self._parts.settings.number("search.close_similarity"),
        )

    def _fuse(self, keyword: KeywordHits, meaning: MeaningAnswer) -> list[tuple[int, float]]:
        settings = self._parts.settings
        words, near = keyword.candidates, [Candidate(hit.message_id, hit.similarity) for hit in meaning.hits]
        word_weight, near_weight = settings.number("search.keyword_weight"), settings.number("search.vector_weight")
        if self._match.exact:
            word_weight *= settings.number("search.exact_boost")
        match settings.text("search.fusion"):
            case "rrf":
                k = settings.integer("search.rrf_k")
                ranking = fusion.reciprocal_rank(words, near, word_weight, near_weight, k)
            case "convex":
                ranking = fusion.convex(words, near, _CONVEX_VECTOR_SHARE)
            case _:
                ranking = fusion.by_coverage(words, near, word_weight, near_weight)
        if settings.flag("search.prior"):
            ranking = self._parts.prior.favour(ranking)
        by_rank_alone = settings.text("search.fusion") == "rrf"
        few_exact = keyword.exact_total <= _FEW_EXACT and not by_rank_alone
        return fusion.first(ranking, keyword.exact) if few_exact else ranking

    def _page(self, page: Sequence[tuple[int, float]], keyword: KeywordHits, meaning: MeaningAnswer) -> list[SearchHit]:
        """The hits that were asked for, or their messages alone."""
        if not self._request.bare:
            return self._hits(page, keyword, meaning)
        score = dict(page)
        return [SearchHit(one.id, score[one.id], one) for one in self._parts.library.summaries([*score])]

    def _hits(self, page: Sequence[tuple[int, float]], keyword: KeywordHits, meaning: MeaningAnswer) -> list[SearchHit]:
        began = time.perf_counter()
        near = {hit.message_id: hit for hit in meaning.hits}
        hits = HitBuilder(self._parts.library, self._marker, keyword, near).build(page)
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
        best: int = 0,
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
            best=best,
        )


def _ms_since(began: float) -> float:
    return (time.perf_counter() - began) * 1000.0


def _in_order(hits: Sequence[SearchHit], sort: Sort) -> list[SearchHit]:
    """Hits by date, by sender (the newest of each first), or the largest first."""
    if sort is Sort.OLDEST:
        return sorted(hits, key=lambda hit: hit.message.date)
    newest = sorted(hits, key=lambda hit: hit.message.date, reverse=True)
    if sort is Sort.SENDER:
        return sorted(newest, key=lambda hit: (hit.message.sender.name or hit.message.sender.address).casefold())
    return sorted(newest, key=lambda hit: -hit.message.size) if sort is Sort.SIZE else newest
