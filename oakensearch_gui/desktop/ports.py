"""What the window asks of the engine and the library, and the bundles of data that cross the thread.

Protocols, so that the window can be tested with an engine that answers when the test says so.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from oakensearch_gui.library.records import Counted, MessageSummary, SourceInfo
from oakensearch_gui.mail.view import MessageView, ViewPart
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
    def mark(self, message_id: int, *, read: bool) -> None: ...
    def labels(self) -> tuple[Counted, ...]: ...
    def dispositions(self) -> tuple[Counted, ...]: ...
    def senders(self, prefix: str, limit: int = 20) -> tuple[Counted, ...]: ...


class EnginePort(Protocol):
    """The part of `search.Engine` that the window uses. Only `interrupt` may be called from another thread."""

    @property
    def library(self) -> LibraryPort: ...
    def search(
        self, request: SearchRequest, on_partial: Callable[[SearchResult], None] | None = None
    ) -> SearchResult: ...
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

    `blocked` counts the remote things that were left out of `html`.
    """

    hit: SearchHit
    view: MessageView
    html: str
    blocked: int
    note: str = ""

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
    values: tuple[Counted, ...]
