"""The vector side in a thread of its own: embeds the question, asks the vectors, and says why when it cannot.

Whatever goes wrong here becomes an answer without hits and a reason in plain words; nothing is raised.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import apsw

from oakensearch_gui.embedding import Embedder, EndpointDown, Recall, Vectors
from oakensearch_gui.index.generations import Generation
from oakensearch_gui.index.index import Index
from oakensearch_gui.paths import Home
from oakensearch_gui.search.match import Match
from oakensearch_gui.search.reading import prepare
from oakensearch_gui.search.reasons import Reason, reason
from oakensearch_gui.search.result import Degraded
from oakensearch_gui.search.rewrite import Rewriter
from oakensearch_gui.settings import Settings

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

    from oakensearch_gui.search.vector import VectorHit, VectorRetriever
    from oakensearch_gui.search.vector_memory import VectorMemory

_FULL_COVERAGE = 0.99
"""From here on an answer counts as whole: the last arrivals get their vectors within moments."""


@dataclass(frozen=True, slots=True)
class MeaningAnswer:
    """What the vector side found. `failed` when its hits are missing altogether, not just some."""

    hits: tuple[VectorHit, ...] = ()
    degraded: Degraded | None = None
    reason: str = ""
    timings: Mapping[str, float] = field(default_factory=dict)
    remedy: str = ""
    notes: tuple[str, ...] = ()

    @property
    def failed(self) -> bool:
        return self.degraded not in {None, Degraded.PARTIAL}


def _without(degraded: Degraded, error: object = "") -> MeaningAnswer:
    told = reason(degraded, error=error)
    return MeaningAnswer(degraded=degraded, reason=told.text, remedy=told.remedy)


@dataclass(frozen=True, slots=True)
class _Standing:
    """What can be asked: a generation of vectors and the embedder that made it, unless `degraded` says why not."""

    degraded: Degraded | None
    coverage: float = 0.0
    generation: Generation | None = None
    embedder: Embedder | None = None


class Asked:
    """A question that the vector side is working on."""

    def __init__(self, deadline: float, give_up: Callable[[], None]) -> None:
        self._deadline = deadline
        self._give_up = give_up
        self._answer: MeaningAnswer | None = None
        self._ready = threading.Event()
        self._gone = False

    def done(self) -> bool:
        return self._answer is not None

    def given_up(self) -> bool:
        """Whether nobody waits for the answer any more."""
        return self._gone

    def wake(self) -> None:
        """Let `wait` return without an answer: the question was called off."""
        self._gone = True
        self._ready.set()

    def answer(self, answer: MeaningAnswer) -> None:
        self._answer = answer
        self._ready.set()

    def wait(self, cancelled: Callable[[], bool]) -> MeaningAnswer:
        """The answer; one that says so when the deadline passes first; any when `cancelled`."""
        while self._answer is None and not cancelled():
            left = self._deadline - time.monotonic()
            if left <= 0:
                self._gone = True
                self._give_up()
                return _without(Degraded.TIMEOUT)
            self._ready.wait(left)
            if self._answer is None:
                self._ready.clear()
        return self._answer or MeaningAnswer()


_Check = Callable[[], None]
"""Raises when the question is not wanted any more."""

_Find = Callable[[_Check], MeaningAnswer]


class _VectorsExchanged(Exception):
    """The vectors that the question was embedded for were replaced meanwhile."""


def _is_interrupt(error: Exception) -> bool:
    """sqlite-vec tells of an interrupt as a plain error."""
    return isinstance(error, apsw.InterruptError) or "chunks iter error" in str(error)


class Meaning:
    """Owns the thread, its connection and the embedder.

    While another embedder's vectors serve, `recall` gives that embedder, so that a question meets vectors of its
    own kind. `rewriter`, if there is one, puts the question into other words before it is embedded.
    """

    def __init__(
        self,
        home: Home,
        settings: Settings,
        embedder: Embedder | None,
        recall: Recall,
        rewriter: Rewriter | None = None,
    ) -> None:
        self._home = home
        self._settings = settings
        self._embedder = embedder
        self._recall = recall
        self._recalled: dict[str, Embedder | None] = {}
        self._rewriter = rewriter
        self._index: Index | None = None
        self._vectors: VectorMemory | None = None
        self._workers: ThreadPoolExecutor | None = None
        self._current: Asked | None = None

    def close(self) -> None:
        self.interrupt()
        if self._workers is not None:
            self._workers.shutdown(wait=True, cancel_futures=True)
        if self._vectors is not None:
            self._vectors.close()
        if self._index is not None:
            self._index.close()

    @property
    def _thread(self) -> ThreadPoolExecutor:
        """The thread; who searches by words alone in a terminal need not wait until what it works with is loaded."""
        if self._workers is None:
            from concurrent.futures import ThreadPoolExecutor

            self._workers = ThreadPoolExecutor(max_workers=1, thread_name_prefix="meaning")
        return self._workers

    @property
    def _memory(self) -> VectorMemory:
        """The vectors in memory; for the thread."""
        if self._vectors is None:
            from oakensearch_gui.search.vector_memory import VectorMemory

            self._vectors = VectorMemory()
        return self._vectors

    def ask(self, question: str, match: Match, limit: int, *, rewrite: bool = True) -> Asked:
        """Begin to look for the `limit` nearest messages; the deadline runs from now.

        Without `rewrite` the question is taken as it is, whatever the settings say.
        """
        return self._begin(lambda check: self._find(question, match, limit, check, rewrite=rewrite))

    def ask_similar(self, message_id: int, match: Match, limit: int) -> Asked:
        """Begin to look for the `limit` messages nearest to a message; the deadline runs from now."""
        return self._begin(lambda check: self._find_similar(message_id, match, limit, check))

    def _begin(self, find: _Find) -> Asked:
        asked = Asked(
            time.monotonic() + self._settings.number("search.vector_timeout_seconds"), self._interrupt_connection
        )
        self._current = asked
        self._thread.submit(self._work, asked, find)
        return asked

    def warm_up(self) -> None:
        """Load model and vectors now, beside whatever else happens, so that the first question need not wait."""
        self._thread.submit(self._load)

    def _load(self) -> None:
        with suppress(Exception):  # told when somebody asks
            index = self._opened()
            standing = self._standing(index)
            if standing.embedder is not None:
                standing.embedder.embed(["warm"], role="query")
            with index.connection:
                if (serving := index.serving()) is not None:
                    self._memory.follow(index.connection, serving, lambda: None)

    def interrupt(self) -> None:
        """Stop working on the present question. For any thread."""
        if self._current is not None:
            self._current.wake()
        self._interrupt_connection()

    def _interrupt_connection(self) -> None:
        if self._index is not None:
            self._index.connection.interrupt()

    def _work(self, asked: Asked, find: _Find) -> None:
        def check() -> None:
            if asked is not self._current or asked.given_up():
                raise apsw.InterruptError

        if asked is not self._current:
            return  # a newer question is waiting behind this one
        while not asked.done():
            try:
                asked.answer(find(check))
            except EndpointDown as error:
                asked.answer(_without(Degraded.ENDPOINT_DOWN, error))
            except _VectorsExchanged:
                continue
            except Exception as error:  # noqa: BLE001 - whatever it is, words are still searched
                if not _is_interrupt(error) or asked is not self._current or asked.given_up():
                    asked.answer(_without(Degraded.FAILED, error))
                # else: the interrupt was meant for an earlier question and came late; this one is still wanted

    def state(self, index: Index) -> Reason | None:
        """What an answer by meaning over `index` (the caller's connection) would lack; None: nothing."""
        standing = self._standing(index)
        return reason(standing.degraded, coverage=standing.coverage) if standing.degraded else None

    def _standing(self, index: Index) -> _Standing:
        if self._embedder is None:
            return _Standing(Degraded.NO_EMBEDDER)
        if not index.vectors_available:
            return _Standing(Degraded.NO_STORE)
        generation = index.serving()
        coverage = index.coverage()
        if (generation is None or coverage == 0) and index.count():
            return _Standing(Degraded.NO_VECTORS)
        embedder = self._maker_of(generation) if generation else None
        if generation and embedder is None:
            return _Standing(Degraded.STALE_MODEL)
        return _Standing(Degraded.PARTIAL if coverage < _FULL_COVERAGE else None, coverage, generation, embedder)

    def _maker_of(self, generation: Generation) -> Embedder | None:
        """The embedder whose questions these vectors understand."""
        made_by = generation.identity
        if self._embedder is not None and self._embedder.identity.fits(made_by):
            return self._embedder
        if generation.made_by not in self._recalled:
            self._recalled[generation.made_by] = self._recall(made_by)
        return self._recalled[generation.made_by]

    def _find(self, question: str, match: Match, limit: int, check: _Check, *, rewrite: bool) -> MeaningAnswer:
        from oakensearch_gui.search.vector import VectorRetriever

        index = self._opened()
        standing = self._standing(index)
        generation, embedder = standing.generation, standing.embedder
        if standing.degraded not in {None, Degraded.PARTIAL}:
            return _without(standing.degraded)
        if generation is None or embedder is None:
            return MeaningAnswer()
        notes: tuple[str, ...] = ()
        timings: dict[str, float] = {}
        if self._rewriter is not None and rewrite:
            began = time.perf_counter()
            question, notes = self._rewriter.rewrite(question)
            timings["rewrite"] = (time.perf_counter() - began) * 1000
        began = time.perf_counter()
        vector = embedder.embed([question], role="query")
        embedded = time.perf_counter()
        if vector.shape[1] != generation.dimension:
            return _without(Degraded.STALE_MODEL)  # the model behind an address was exchanged
        with index.connection:  # one view of the index: the indexing process may exchange the vectors at any time
            if index.serving() != generation:
                raise _VectorsExchanged
            retriever = VectorRetriever(index.connection, generation, self._memory, check)
            hits = self._retrieve(retriever, vector, match, limit)
        timings |= {"embed": (embedded - began) * 1000, "vector": (time.perf_counter() - embedded) * 1000}
        if standing.degraded is None:
            return MeaningAnswer(hits, timings=timings, notes=notes)
        told = reason(standing.degraded, coverage=standing.coverage)
        return MeaningAnswer(hits, told.degraded, told.text, timings, told.remedy, notes)

    def _retrieve(self, retriever: VectorRetriever, vector: Vectors, match: Match, limit: int) -> tuple[VectorHit, ...]:
        most = max(self._settings.integer("search.max_candidates"), limit)
        neighbours = min(limit * self._settings.integer("search.overfetch"), most)
        return tuple(retriever.retrieve(vector, match, limit, neighbours, most))

    def _find_similar(self, message_id: int, match: Match, limit: int, check: _Check) -> MeaningAnswer:
        from oakensearch_gui.search.similar import similar

        index = self._opened()
        began = time.perf_counter()
        with index.connection:
            hits = similar(index, self._memory, check, message_id, match, limit)
        return MeaningAnswer(hits, timings={"vector": (time.perf_counter() - began) * 1000})

    def _opened(self) -> Index:
        if self._index is None:
            self._index = Index.open(self._home)
            prepare(self._index.connection)
        return self._index
