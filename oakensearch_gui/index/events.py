"""What the indexing process tells while it works, as typed events; one JSON line each on its standard output."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import ClassVar, Literal

Phase = Literal["reading", "indexing", "attachments", "embedding"]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; `name` is the value of ``event`` in its JSON line."""

    name: ClassVar[str]

    def to_json(self) -> str:
        return json.dumps({"event": self.name, **asdict(self)}, ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class Waiting(Event):
    """Another process is indexing this home; ours begins when that ends."""

    name: ClassVar[str] = "waiting"


@dataclass(frozen=True, slots=True)
class Started(Event):
    """The lock is ours; the run begins."""

    name: ClassVar[str] = "started"


@dataclass(frozen=True, slots=True)
class SourceOpened(Event):
    """A mailbox is being looked at."""

    name: ClassVar[str] = "source"
    source: int
    kind: str
    path: str
    folders: int


@dataclass(frozen=True, slots=True)
class Advanced(Event):
    """`done` of `total` messages of a phase; `source` is None for phases over all mailboxes."""

    name: ClassVar[str] = "progress"
    phase: Phase
    done: int
    total: int | None
    source: int | None = None


@dataclass(frozen=True, slots=True)
class Problem(Event):
    """Something could not be read; `text` is a sentence for people."""

    name: ClassVar[str] = "problem"
    source: int | None
    text: str


@dataclass(frozen=True, slots=True)
class Paused(Event):
    """The run stands still between two batches."""

    name: ClassVar[str] = "paused"


@dataclass(frozen=True, slots=True)
class Resumed(Event):
    """The run goes on after a pause."""

    name: ClassVar[str] = "resumed"


@dataclass(frozen=True, slots=True)
class Finished(Event):
    """The end of a run, also of one that was stopped: messages in the library, what this run added and removed."""

    name: ClassVar[str] = "finished"
    messages: int
    added: int
    removed: int
    problems: int
    coverage: float


@dataclass(frozen=True, slots=True)
class Failed(Event):
    """The run ended before its time; `text` is a sentence for people. What was committed stays."""

    name: ClassVar[str] = "failed"
    text: str
