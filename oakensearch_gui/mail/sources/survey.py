"""What a mailbox holds, told before it is taken in: how many folders, messages and bytes. Bounded in time."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from oakensearch_gui.mail.sources.protocol import Folder, MailSource, SourceError

_SECONDS = 2.0
_LARGEST_COUNTED = 256_000_000
"""Bytes of one-file mailboxes whose messages are counted: that is a scan of the whole."""


@dataclass(frozen=True, slots=True)
class Survey:
    """What was found. `messages` is None when counting them would take long; `bytes` are those of the files.

    `complete` is False when time ran out: then there is more than this.
    """

    kind: str
    title: str
    folders: int
    messages: int | None
    bytes: int
    complete: bool = True

    def __str__(self) -> str:
        """One line for people: ``Maildir, 3 folders, 1,204 messages, 12.3 MB``."""
        parts = [self.title, _counted(self.folders, "folder")]
        if self.messages is not None:
            parts.append(_counted(self.messages, "message"))
        parts.append(size_text(self.bytes) if self.complete else f"more than {size_text(self.bytes)}")
        return ", ".join(parts)


def survey(source: MailSource, seconds: float = _SECONDS) -> Survey:
    """What the mailbox holds. Raises SourceError when it is away or may not be read."""
    deadline = time.monotonic() + seconds
    folders = list(source.folders())
    size, complete = _size(source, folders, deadline)
    single_files = not source.root.is_dir() or any(folder.path.is_file() for folder in folders)
    countable = complete and not (single_files and size > _LARGEST_COUNTED)
    messages = _count(source, folders, deadline) if countable else None
    return Survey(source.kind, source.title, len(folders), messages, size, complete)


def size_text(size: int) -> str:
    """A number of bytes for people, in powers of 1000: ``12.3 MB``."""
    value = float(size)
    for unit in ("bytes", "kB", "MB", "GB"):
        if value < 1000:
            return f"{value:.0f} {unit}" if unit == "bytes" or value >= 100 else f"{value:.1f} {unit}"
        value /= 1000
    return f"{value:.1f} TB"


def _counted(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def _count(source: MailSource, folders: list[Folder], deadline: float) -> int | None:
    """How many messages there are; None when time runs out, or one folder cannot be read."""
    count = 0
    try:
        for folder in folders:
            for _ in source.entries(folder):
                count += 1
                if count % 64 == 0 and time.monotonic() > deadline:
                    return None
    except SourceError:
        return None
    return count


def _size(source: MailSource, folders: list[Folder], deadline: float) -> tuple[int, bool]:
    if source.root.is_file():
        return source.root.stat().st_size, True
    size = 0
    for file in _files(folders):
        try:
            size += file.stat().st_size
        except OSError:
            continue
        if time.monotonic() > deadline:
            return size, False
    return size, True


def _files(folders: list[Folder]) -> Iterator[os.DirEntry[str] | Path]:
    """The files right in the folders, and in the directories of a Maildir."""
    for folder in folders:
        if folder.path.is_file():
            yield folder.path
            continue
        for directory in (folder.path / "cur", folder.path / "new", folder.path):
            try:
                with os.scandir(directory) as entries:
                    yield from (entry for entry in entries if entry.is_file())
            except OSError:
                continue
