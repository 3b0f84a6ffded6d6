"""The vector side in a thread of its own: embeds the question, asks the vectors, and says why when it cannot.

Whatever goes wrong here becomes an answer without hits and a reason in plain words; nothing is raised.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field

import apsw

from oakensearch_gui.embedding import Embedder, Vectors
from oakensearch_gui.index.index import Index, vector_identity
from oakensearch_gui.paths import Home
from oakensearch_gui.search.match import Match
from oakensearch_gui.search.result import Degraded
from oakensearch_gui.search.vector import VectorHit, VectorRetriever
from oakensearch_gui.settings import Settings

REASONS: Mapping[Degraded, str] = {
    Degraded.NO_EMBEDDER: "Searching by meaning is switched off, so these are the messages that hold your words.",
    Degraded.NO_STORE: "This computer cannot load the store for meaning (sqlite-vec); words are searched in full.",
    Degraded.NO_VECTORS: "Meaning has not been built yet; words are searched in full.",
    Degraded.PARTIAL: "Meaning is being built: {coverage:.0%} of your mail has it. Words are searched in full.",
    Degraded.STALE_MODEL: "Meaning was built by another model and has to be built anew; words are searched in full.",
    Degraded.TIMEOUT: "Searching by meaning took too long; these are the messages that hold your words.",
    Degraded.FAILED: "Searching by meaning failed ({error}); these are the messages that hold your words.",
}
"""What a person is told, a sentence a reason."""

_FULL_COVERAGE = 0.99
"""From here on an answer counts as whole: the last arrivals get their vectors within moments."""


@dataclass(frozen=True, slots=True)
class MeaningAnswer:
    """What the vector side found. `failed` when its hits are missing altogether, not just some."""

    hits: tuple[VectorHit, ...] = ()
    degraded: Degraded | None = None
    reason: str = ""
    timings: Mapping[str, float] = field(default_factory=dict)

    @property
    def failed(self) -> bool:
        return self.degraded not in {None, Degraded.PARTIAL}


def _without(degraded: Degraded, **values: object) -> MeaningAnswer:
    return MeaningAnswer(degraded=degraded, reason=REASONS[degraded].format(**values))


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


class Meaning:
    """Owns the thread, its connection and the embedder."""

    def __init__(self, home: Home, settings: Settings, embedder: Embedder | None) -> None:
        self._home = home
        self._settings = settings
        self._embedder = embedder
        self._index: Index | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="meaning")
        self._current: Asked | None = None

    def close(self) -> None:
        self.interrupt()
        self._thread.shutdown(wait=True, cancel_futures=True)
        if self._index is not None:
            self._index.close()

    def ask(self, question: str, match: Match, limit: int) -> Asked:
        """Begin to look for the `limit` nearest messages; the deadline runs from now."""
        asked = Asked(
            time.monotonic() + self._settings.number("search.vector_timeout_seconds"), self._interrupt_connection
        )
        self._current = asked
        self._thread.submit(self._work, asked, question, match, limit)
        return asked

    def warm_up(self) -> None:
        """Load the model now, beside whatever else happens, so that the first question need not wait for it."""
        self._thread.submit(self._load)

    def _load(self) -> None:
        if self._embedder is not None and self._opened().made_by():
            with suppress(Exception):  # told when somebody asks
                self._embedder.embed(["warm"], role="query")

    def interrupt(self) -> None:
        """Stop working on the present question. For any thread."""
        if self._current is not None:
            self._current.wake()
        self._interrupt_connection()

    def _interrupt_connection(self) -> None:
        if self._index is not None:
            self._index.connection.interrupt()

    def _work(self, asked: Asked, question: str, match: Match, limit: int) -> None:
        if asked is not self._current:
            return  # a newer question is waiting behind this one
        try:
            asked.answer(self._find(asked, question, match, limit))
        except Exception as error:  # noqa: BLE001 - whatever it is, words are still searched
            asked.answer(_without(Degraded.FAILED, error=error))

    def state(self, index: Index) -> tuple[Degraded | None, str]:
        """What an answer by meaning over `index` (the caller's connection) would lack, and the sentence for it."""
        degraded = self._degraded(index)
        return degraded, REASONS[degraded].format(coverage=index.coverage(), error="") if degraded else ""

    def _degraded(self, index: Index) -> Degraded | None:
        if self._embedder is None:
            return Degraded.NO_EMBEDDER
        if not index.vectors_available:
            return Degraded.NO_STORE
        coverage = index.coverage()
        if index.count() and (not index.made_by() or coverage == 0):
            return Degraded.NO_VECTORS
        if index.made_by() and index.made_by() != self._identity():
            return Degraded.STALE_MODEL
        return Degraded.PARTIAL if coverage < _FULL_COVERAGE else None

    def _identity(self) -> str:
        assert self._embedder is not None
        return vector_identity(self._embedder.identity, self._settings.integer("meaning.chunk_words"))

    def _find(self, asked: Asked, question: str, match: Match, limit: int) -> MeaningAnswer:
        index = self._opened()
        degraded = self._degraded(index)
        if degraded not in {None, Degraded.PARTIAL}:
            return _without(degraded)
        if self._embedder is None or not index.made_by():
            return MeaningAnswer()
        began = time.perf_counter()
        vector = self._embedder.embed([question], role="query")
        embedded = time.perf_counter()
        hits = self._retrieve(asked, index, vector, match, limit)
        timings = {"embed": (embedded - began) * 1000, "vector": (time.perf_counter() - embedded) * 1000}
        reason = REASONS[degraded].format(coverage=index.coverage()) if degraded else ""
        return MeaningAnswer(hits, degraded, reason, timings)

    def _retrieve(self, asked: Asked, index: Index, vector: Vectors, match: Match, limit: int) -> tuple[VectorHit, ...]:
        most = max(self._settings.integer("search.max_candidates"), limit)
        neighbours = min(limit * self._settings.integer("search.overfetch"), most)
        retriever = VectorRetriever(index.connection)
        while True:
            try:
                return tuple(retriever.retrieve(vector, match, limit, neighbours, most))
            except (apsw.InterruptError, apsw.SQLError) as error:
                # sqlite-vec tells of an interrupt as a plain error. One that was meant for an earlier question
                # and came late is no matter to this one, which is still wanted: ask again.
                interrupted = isinstance(error, apsw.InterruptError) or "chunks iter error" in str(error)
                if not interrupted or asked is not self._current or asked.given_up():
                    raise

    def _opened(self) -> Index:
        if self._index is None:
            self._index = Index.open(self._home)
        return self._index
