"""What the window asks of the engine and the library, and the bundles of data that cross the thread.

Protocols, so that the window can be tested with an engine that answers when the test says so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from oakensearch_gui.library.problems import MessageProblem
from oakensearch_gui.library.records import Location, MessageSummary, SourceInfo
from oakensearch_gui.mail.shown import MessageView, ViewPart
from oakensearch_gui.search.facets import Facets, FacetValue
from oakensearch_gui.search.request import SearchRequest
from oakensearch_gui.search.result import SearchHit, SearchResult


class LibraryPort(Protocol):
    """The part of `library.Library` that the window uses."""

    def sources(self) -> tuple[SourceInfo, ...]: ...
    def add_source(self, path: Path, label: str = "") -> SourceInfo: ...
    def remove_source(self, source_id: int) -> None: ...
    def count(self) -> int: ...
    def text(self, message_id: int) -> str: ...
    def read(self, message_id: int) -> bytes: ...
    def problems(self) -> tuple[MessageProblem, ...]: ...
    def thread(self, thread_id: int) -> tuple[MessageSummary, ...]: ...
    def mark_all(self, ids: Sequence[int], *, read: bool) -> None: ...
    def override(self, message_id: int, *, category: str | None = None, priority: int | None = None) -> None: ...
    def summaries(self, ids: Sequence[int]) -> list[MessageSummary]: ...
    def locations(self, message_id: int) -> tuple[Location, ...]: ...


class EnginePort(Protocol):
    """The part of `search.Engine` that the window uses. Only `interrupt` may be called from another thread."""

    @property
    def library(self) -> LibraryPort: ...
    def search(
        self, request: SearchRequest, on_partial: Callable[[SearchResult], None] | None = None
    ) -> SearchResult: ...
    def facets(self, request: SearchRequest) -> Facets: ...
    def values(
        self, request: SearchRequest, name: str, prefix: str = "", limit: int = 20
    ) -> tuple[FacetValue, ...]: ...
    def count(self, request: SearchRequest) -> int: ...
    def interrupt(self) -> None: ...
    def coverage(self) -> float: ...
    def close(self) -> None: ...


OpenEngine = Callable[[], EnginePort]
"""Makes the engine; called in the worker's thread. Raises LibraryError with a plain sentence."""


@dataclass(frozen=True, slots=True)
class LibraryStatus:
    """What the status line tells: the mailboxes, the number of messages, the share that has vectors (0 to 1)."""

    sources: tuple[SourceInfo, ...] = ()
    messages: int = 0
    coverage: float = 0.0


@dataclass(frozen=True, slots=True)
class OpenedMessage:
    """A message ready to be shown. `html` is already safe; `note` says what is wrong with it, or is empty.

    `blocked` counts the remote things that were left out of `html`. `data` are the message's bytes, none where its
    mailbox no longer has them; `thread` the messages of its thread by date, itself among them.
    """

    hit: SearchHit
    view: MessageView
    html: str
    blocked: int
    note: str = ""
    data: bytes = field(default=b"", repr=False)
    thread: tuple[MessageSummary, ...] = ()

    @property
    def summary(self) -> MessageSummary:
        return self.hit.message

    @property
    def attachments(self) -> tuple[ViewPart, ...]:
        """The parts to offer for saving: all but the pictures shown inside the text."""
        return tuple(part for part in self.view.parts if not part.inline)


@dataclass(frozen=True, slots=True)
class Counts:
    """The values a filter can take: `kind` is the operator's name, `prefix` what was typed so far."""

    kind: str
    prefix: str
    values: tuple[FacetValue, ...]
