"""An engine that answers when the test says so, with the methods of the real one."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from oakensearch_gui.library.problems import MessageProblem
from oakensearch_gui.library.records import Location, MessageSummary, SourceInfo
from oakensearch_gui.mail.message import Address
from oakensearch_gui.search.facets import Facets, FacetValue
from oakensearch_gui.search.query import operators, parse
from oakensearch_gui.search.request import Mode, SearchRequest, Sort
from oakensearch_gui.search.result import Degraded, MatchedChunk, SearchHit, SearchResult, Snippet, Why
from oakensearch_gui.search.searching import SearchCancelled

SECONDS_OF_2024 = 1_704_067_200
PATIENCE_S = 20.0
"""A gate that nobody opens fails the test instead of hanging it."""

MESSAGE = """\
From: Ann Oak <ann@oak.example>
To: Ben Elm <ben@elm.example>
Subject: {subject}
Date: Mon, 01 Jan 2024 10:00:00 +0000
Message-ID: <{key}@oak.example>
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=x

--x
Content-Type: text/html; charset=utf-8

<p>The roof is <b>leaking</b>, and leaking again. <a href="https://real.example/pay">https://bank.example</a></p>
<img src="https://track.example/pixel.png"><img src="https://track.example/two.png">
--x
Content-Type: text/plain
Content-Disposition: attachment; filename="../../quote.txt"

4860
--x--
"""


def summary(key: int, subject: str = "", **changes: object) -> MessageSummary:
    made = MessageSummary(
        id=key,
        message_id=f"{key}@oak.example",
        subject=subject or f"Message {key}",
        sender=Address("Ann Oak", "ann@oak.example"),
        to=(Address("Ben Elm", "ben@elm.example"),),
        date=SECONDS_OF_2024 + key * 3600,
        date_inferred=False,
        unread=True,
        starred=False,
        labels=("House",),
        disposition="inbox",
        category="personal",
        priority=1,
        thread_id=key,
        thread_count=1,
        attachments=(),
        size=2048,
    )
    return replace(made, **changes)  # type: ignore[arg-type]


def hit(message: MessageSummary, *why: Why) -> SearchHit:
    return SearchHit(
        message_id=message.id,
        score=1.0,
        message=message,
        snippet=Snippet("The roof is leaking, and leaking again.", ((12, 19),)),
        why=why or (Why.KEYWORD, Why.VECTOR),
        matched_chunks=(MatchedChunk("the nearest passage", 0.73),),
        keyword_rank=3,
        vector_rank=7,
        similarity=0.73,
        matched_words=("leaking",),
    )


@dataclass
class FakeLibrary:
    messages: list[MessageSummary] = field(default_factory=list)
    added: list[Path] = field(default_factory=list)
    marked: list[tuple[int, bool]] = field(default_factory=list)
    been_read: list[int] = field(default_factory=list)
    unreadable: tuple[MessageProblem, ...] = ()

    def sources(self) -> tuple[SourceInfo, ...]:
        return tuple(SourceInfo(n, "mbox", path, "", 1, "") for n, path in enumerate(self.added, 1))

    def add_source(self, path: Path, label: str = "") -> SourceInfo:
        self.added.append(path)
        return self.sources()[-1]

    def remove_source(self, source_id: int) -> None:
        del self.added[source_id - 1]

    def count(self) -> int:
        return len(self.messages)

    def text(self, message_id: int) -> str:
        return f"kept text of {message_id}"

    def read(self, message_id: int) -> bytes:
        self.been_read.append(message_id)
        found = next(message for message in self.messages if message.id == message_id)
        return MESSAGE.format(subject=found.subject, key=message_id).encode()

    def problems(self) -> tuple[MessageProblem, ...]:
        return self.unreadable

    def thread(self, thread_id: int) -> tuple[MessageSummary, ...]:
        return tuple(m for m in self.messages if m.thread_id == thread_id)

    def mark_all(self, ids: Sequence[int], *, read: bool) -> None:
        self.marked += [(message_id, read) for message_id in ids]
        self.messages = [replace(m, unread=not read) if m.id in ids else m for m in self.messages]

    def override(self, message_id: int, *, category: str | None = None, priority: int | None = None) -> None:
        changes = {"category": category, "priority": priority}
        kept = {name: value for name, value in changes.items() if value is not None}
        self.messages = [replace(m, **kept) if m.id == message_id else m for m in self.messages]  # type: ignore[arg-type]

    def summaries(self, ids: Sequence[int]) -> list[MessageSummary]:
        return [message for message in self.messages if message.id in ids]

    def locations(self, message_id: int) -> tuple[Location, ...]:
        return (Location("box", Path("/mail/box"), message_id * 100, 100),)


VALUES = {
    "from": (FacetValue("ann@oak.example", 5, "Ann Oak"), FacetValue("ben@elm.example", 3, "Ben Elm")),
    "to": (FacetValue("ben@elm.example", 8, "Ben Elm"),),
    "label": (FacetValue("House", 7), FacetValue("Two words", 2)),
    "in": (FacetValue("inbox", 9), FacetValue("sent", 1)),
    "category": (FacetValue("finance", 4), FacetValue("travel", 2)),
    "priority": (FacetValue("2", 4), FacetValue("0", 2)),
    "source": (FacetValue("/mail/box", 60, "box"),),
    "filename": (FacetValue("offer.pdf", 2),),
}


class FakeEngine:
    """Finds messages whose subject holds every word. A query may be held back until the test lets it go.

    `gates` maps a query to an event: a search for it waits there (one by words alone does not), and an interrupt ends
    the wait.
    """

    def __init__(self, messages: Sequence[MessageSummary] = ()) -> None:
        self.library = FakeLibrary(list(messages))
        self.requests: list[SearchRequest] = []
        self.finished: list[str] = []
        self.gates: dict[str, threading.Event] = {}
        self.degraded: Degraded | None = None
        self.reason = ""
        self.remedy = ""
        self.fail: Exception | None = None
        self.partial_reversed = False
        self.closed = False
        self.close_match = True
        self.best = 0
        self.did_you_mean = ""
        self.corrected = False
        self.notes: tuple[str, ...] = ()
        self.made_facets: Facets | None = None
        self.counted: list[str] = []
        self.asked_values: list[tuple[str, str, str]] = []
        self._interrupted = threading.Event()

    def search(self, request: SearchRequest, on_partial: Callable[[SearchResult], None] | None = None) -> SearchResult:
        self._interrupted.clear()
        self.requests.append(request)
        if self.fail is not None:
            raise self.fail
        result = self.answer(request)
        if on_partial is not None and request.query in self.gates:
            hits = tuple(reversed(result.hits)) if self.partial_reversed else result.hits
            on_partial(replace(result, hits=hits, partial=True))
        if request.mode is not Mode.KEYWORD:  # words are there at once
            self._wait(request.query)
        self.finished.append(request.query)
        return result

    def answer(self, request: SearchRequest) -> SearchResult:
        found = self.matching(request)
        total = len(found)
        if request.by_thread:
            found = list({message.thread_id: message for message in reversed(found)}.values())[::-1]
        page = found[request.offset : request.offset + request.limit]
        return SearchResult(
            hits=tuple(hit(message) for message in page),
            total=total,
            best=self.best if request.sort is Sort.FEW_BEST else 0,
            degraded=self.degraded,
            degraded_reason=self.reason,
            degraded_remedy=self.remedy,
            warnings=parse(request.query).warnings,
            coverage=0.5,
            timings={"total": 12.0},
            close=self.close_match,
            did_you_mean=self.did_you_mean,
            corrected=self.corrected,
            notes=self.notes,
        )

    def matching(self, request: SearchRequest) -> list[MessageSummary]:
        words = [word.text.casefold() for word in parse(request.query).words]
        thread = next((o.value for o in operators(request.query) if o.name == "thread"), "")
        unread = any(o.name == "is" and o.value == "unread" for o in operators(request.query))
        return [
            message
            for message in self.library.messages
            if all(word in message.subject.casefold() for word in words)
            and (message.unread or not unread)
            and (not thread or str(message.thread_id) == thread)
        ]

    def facets(self, request: SearchRequest) -> Facets:
        self.counted.append(request.query)
        if self.made_facets is not None:
            return self.made_facets
        return Facets(counted=len(self.matching(request)))

    def values(self, request: SearchRequest, name: str, prefix: str = "", limit: int = 20) -> tuple[FacetValue, ...]:
        self.asked_values.append((request.query, name, prefix))
        return tuple(one for one in VALUES.get(name, ()) if one.value.casefold().startswith(prefix.casefold()))[:limit]

    def count(self, request: SearchRequest) -> int:
        return len(self.matching(request))

    def interrupt(self) -> None:
        self._interrupted.set()

    def coverage(self) -> float:
        return 0.5

    def close(self) -> None:
        self.closed = True

    def _wait(self, query: str) -> None:
        gate = self.gates.get(query)
        for _ in range(int(PATIENCE_S / 0.01)):
            if gate is None or gate.is_set():
                return
            if self._interrupted.wait(0.01):
                raise SearchCancelled
        raise AssertionError(f"nobody let {query!r} go")
