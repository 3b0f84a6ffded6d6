"""Writes made-up mail as a Maildir (in sub-folders) or an mbox, one message at a time, and takes in a real mailbox."""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from evals.speed.generator import Made
from oakensearch_gui.mail.sources import recognise

_FROM_LINE = re.compile(rb"^(>*From )", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Written:
    """What a mailbox came to: messages, and the bytes that they hold (not what the disk rounds that up to)."""

    messages: int
    size: int


def write_maildir(root: Path, letters: Iterable[Made]) -> Written:
    """A Maildir with nested sub-folders, as KMail and mbsync keep it; file names are those of a delivery.

    There always is an inbox, as every mailer makes one, even where nothing lies in it.
    """
    folders = {"Inbox": _new_folder(root, "Inbox")}
    messages = size = 0
    for made in letters:
        folder = folders.get(made.folder)
        if folder is None:
            folder = folders[made.folder] = _new_folder(root, made.folder)
        name = f"{folder}/{made.received}.M{made.number:07d}P1.bench:2,{made.flags}"
        with closing(_Raw(name)) as file:
            file.write(made.content)
        messages += 1
        size += len(made.content)
    return Written(messages, size)


def write_mbox(path: Path, letters: Iterable[Made]) -> Written:
    """An mbox with quoted "From " lines (mboxrd, https://www.rfc-editor.org/rfc/rfc4155 says what can go wrong)."""
    messages = size = 0
    with path.open("wb", buffering=1 << 20) as file:
        for made in letters:
            content = _FROM_LINE.sub(rb">\1", made.content)
            file.write(b"From robin@hale.example " + _ctime(made.received) + b"\n" + content + b"\n")
            messages += 1
            size += len(content)
    return Written(messages, size)


def copy_mail(path: Path, root: Path) -> Written:
    """Any mailbox that the app can read, as a Maildir of its own; nothing at `path` is touched."""
    source = recognise(path)
    return write_maildir(root, _messages_of(path, source.kind))


def measure(root: Path) -> Written:
    """The messages of a Maildir that is there already, and their bytes."""
    messages = size = 0
    for file in message_files(root):
        messages += 1
        size += file.stat().st_size
    return Written(messages, size)


def message_files(root: Path) -> Iterator[Path]:
    """Every message file of a Maildir and its sub-folders, folder by folder, sorted by name."""
    for directory in sorted(Path(found) for found, _, _ in os.walk(root) if found.endswith(("/cur", "/new"))):
        with os.scandir(directory) as entries:
            yield from (directory / name for name in sorted(entry.name for entry in entries))


def discard(path: Path) -> None:
    """Remove a folder with all that is in it, if it is there."""
    shutil.rmtree(path, ignore_errors=True)


class _Raw:
    """A new file, written whole in one call: `open` and its buffer would be half of the time."""

    def __init__(self, name: str) -> None:
        self._handle = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)

    def write(self, content: bytes) -> None:
        os.write(self._handle, content)

    def close(self) -> None:
        os.close(self._handle)


def _messages_of(path: Path, kind: str) -> Iterator[Made]:
    source = recognise(path)
    number = 0
    for folder in source.folders():
        for entry in source.entries(folder):
            content = source.read(folder.path, entry.name, entry.offset, entry.length)
            flags = "".join(letter for letter, on in (("F", entry.flags.flagged), ("S", entry.flags.seen)) if on)
            name = folder.name or ("Mail" if kind == "maildir" else path.stem)
            yield Made(number, name, flags, entry.received or 1_000_000_000, content)
            number += 1


def _new_folder(root: Path, folder: str) -> str:
    for part in ("cur", "new", "tmp"):
        (root / folder / part).mkdir(parents=True, exist_ok=True)
    return str(root / folder / "cur")


def _ctime(seconds: int) -> bytes:
    return time.asctime(time.gmtime(seconds)).encode("ascii")
