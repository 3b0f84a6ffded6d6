"""What the library hands out: a message in a list, where it lies, a mailbox and its state."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from oakensearch_gui.mail.message import Address

SECONDS_PER_ID = 8
ID_AT_1970 = 1 << 28
"""A message's id is the first that is free among those that stand for its date and later."""


@dataclass(frozen=True, slots=True)
class MessageSummary:
    """What a list shows of a message. `date` is in seconds since 1970 UTC; `size` in bytes."""

    id: int
    message_id: str
    subject: str
    sender: Address
    to: tuple[Address, ...]
    date: int
    date_inferred: bool
    unread: bool
    starred: bool
    labels: tuple[str, ...]
    disposition: str
    category: str
    priority: int
    thread_id: int
    thread_count: int
    attachments: tuple[str, ...]
    size: int


@dataclass(frozen=True, slots=True)
class Location:
    """Where a message's bytes lie: `path` is the file; in an mbox they begin at `offset`."""

    source: str
    path: Path
    offset: int
    length: int


@dataclass(frozen=True, slots=True)
class SourceInfo:
    """A mailbox that was added. `problem` says in plain words why it could not be read, or is empty."""

    id: int
    kind: str
    path: Path
    label: str
    messages: int
    problem: str


@dataclass(frozen=True, slots=True)
class Counted:
    """A value that a filter can take, and the number of messages that have it."""

    value: str
    count: int
