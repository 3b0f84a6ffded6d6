"""What every mailbox format answers: which folders there are, which messages lie in one, and a message's bytes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar, Protocol

from oakensearch_gui.mail.message import Flags


class SourceError(Exception):
    """A mailbox or one of its messages cannot be read; the text says what and what to do, in plain words."""


class MessageGone(SourceError):
    """The bytes are no longer where they were: the file was moved, deleted or rewritten."""


@dataclass(frozen=True, slots=True)
class Folder:
    """One part of a mailbox that is looked at as a whole: a Maildir folder, an mbox file, a directory of .eml.

    `name` is what people call it (``Archive/2019``; empty for the top). While `stamp` stays equal nothing in
    the folder has changed; it is empty when that cannot be told, and then the folder is always looked at.
    `in_place` says that mailers write into the midst of it what they note about a message, so that also a folder that
    only grew is to be looked at whole.
    """

    name: str
    path: Path
    stamp: str = ""
    in_place: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """Where one message lies in its folder, found without reading the message.

    `key` stays the same while flags change (a Maildir file's unique part; an mbox offset in decimal); `name`
    is the file's path below the folder's path, empty for an mbox; `offset` and `length` are bytes in that
    file (length -1: to its end). `stamp` changes when the bytes may have. `received` is when the place says
    it came (file time, mbox "From " line), in seconds since 1970 UTC, or None. `labels` are those that the place
    gives, and count before those of the message's own header; None where the place gives none.
    """

    key: str
    name: str = ""
    offset: int = 0
    length: int = -1
    stamp: str = ""
    received: int | None = None
    flags: Flags = field(default_factory=Flags)
    labels: tuple[str, ...] | None = None


class MailSource(Protocol):
    """A mailbox at `root`. All methods only ever read."""

    kind: ClassVar[str]
    """The format's name, stored with the source: ``maildir``, ``mbox``, ``eml``."""

    title: ClassVar[str]
    """What people call a mailbox of this format: ``Maildir``, ``mbox file``."""

    append_only: ClassVar[bool]
    """True when a folder is one file to which messages are appended, so that reading may resume at an offset."""

    sequential: ClassVar[bool]
    """True when reading in the order of `entries` is much cheaper than in any other (a compressed archive)."""

    root: Path

    def __init__(self, root: Path) -> None: ...

    @classmethod
    def recognises(cls, path: Path) -> bool:
        """Whether `path` is a mailbox of this format, told from a quick look (no walk of a whole tree)."""
        ...

    def folders(self) -> Iterator[Folder]:
        """Every folder, the top first. Raises SourceError when the mailbox is away or may not be read."""
        ...

    def entries(self, folder: Folder, start: int = 0) -> Iterator[Entry]:
        """The messages of a folder, in the order in which they lie; an append-only folder from offset `start`."""
        ...

    def read(self, folder_path: Path, name: str, offset: int, length: int) -> bytes:
        """The bytes of one message, without the mbox "From " line and with its quoting undone.

        Raises MessageGone when they are not there any more.
        """
        ...
