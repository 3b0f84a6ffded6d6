"""MH: one file a message, named by its number (nmh, MH-E, Claws Mail, Sylpheed); ``.mh_sequences`` tells read state."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

from oakensearch_gui.mail.message import Flags
from oakensearch_gui.mail.sources.files import is_directory, list_directory, look_around, read_file, walk_directories
from oakensearch_gui.mail.sources.protocol import Entry, Folder, MessageGone, SourceError

_SEQUENCES = ".mh_sequences"
_MARKS_OF_A_FOLDER = frozenset((_SEQUENCES, ".xmhcache", ".claws_mark", ".sylpheed_mark"))
_PEEK = 1024
_HEADER = re.compile(rb"(?:From [^\n]*\n)?[!-9;-~]+:")
_HIGHEST = 10**9
_WIDEST = 1_000_000
"""Numbers in one range of a sequence; more is a damaged file."""


class MhSource:
    """An MH folder with its sub-folders."""

    kind: ClassVar[str] = "mh"
    title: ClassVar[str] = "MH folder"
    append_only: ClassVar[bool] = False
    sequential: ClassVar[bool] = False

    def __init__(self, root: Path) -> None:
        self.root = root

    @classmethod
    def recognises(cls, path: Path) -> bool:
        """A directory that holds numbered messages, or one below that does."""
        if not path.is_dir():
            return False
        return any(_holds_messages(entries) for _, entries in look_around(path))

    def folders(self) -> Iterator[Folder]:
        """The top, if it holds messages, and every sub-folder. Raises SourceError when the root is not there."""
        list_directory(self.root)
        for directory in walk_directories(self.root):
            if _is_mh(directory):
                # No stamp: a folder that is packed or sorted gives old numbers to other messages.
                name = directory.relative_to(self.root).as_posix()
                yield Folder("" if name == "." else name, directory)

    def entries(self, folder: Folder, start: int = 0) -> Iterator[Entry]:
        """The messages by number. `start` means nothing here."""
        del start
        sequences = _sequences(folder.path)
        for number in sorted(_numbers(folder.path)):
            name = str(number)
            try:
                status = (folder.path / name).stat()
            except OSError:
                continue
            yield Entry(
                key=name,
                name=name,
                stamp=f"{status.st_size}:{status.st_mtime_ns}",
                received=int(status.st_mtime),
                flags=_flags(number, sequences),
            )

    def read(self, folder_path: Path, name: str, offset: int = 0, length: int = -1) -> bytes:
        """The bytes of the message."""
        del offset, length
        return read_file(folder_path / name)


def _flags(number: int, sequences: dict[str, set[int]] | None) -> Flags:
    if sequences is None:
        return Flags()
    return Flags(
        seen=number not in sequences.get("unseen", ()),
        flagged=number in sequences.get("flagged", ()),
        answered=number in sequences.get("replied", ()) or number in sequences.get("answered", ()),
    )


def _sequences(folder: Path) -> dict[str, set[int]] | None:
    """What ``.mh_sequences`` says (``unseen: 3 5-8``), by name; None where there is no such file."""
    try:
        text = read_file(folder / _SEQUENCES).decode("utf-8", "replace")
    except MessageGone:
        return None
    sequences: dict[str, set[int]] = {}
    for line in text.splitlines():
        name, colon, numbers = line.partition(":")
        if colon:
            sequences.setdefault(name.strip().lower(), set()).update(_ranges(numbers))
    return sequences


def _ranges(text: str) -> Iterator[int]:
    for word in text.split():
        first, _, last = word.partition("-")
        if first.isdecimal() and (last or first).isdecimal():
            low, high = int(first), int(last or first)
            yield from range(low, min(high, low + _WIDEST) + 1)


def _is_mh(directory: Path) -> bool:
    try:
        return _holds_messages(list_directory(directory))
    except SourceError:
        return False


def _holds_messages(entries: list[os.DirEntry[str]]) -> bool:
    """Whether there are numbered files; without one of MH's own files the lowest must begin with a header."""
    numbers = [entry for entry in entries if _is_number(entry.name) and not is_directory(entry)]
    if not numbers:
        return False
    if any(entry.name in _MARKS_OF_A_FOLDER for entry in entries):
        return True
    try:
        with Path(min(numbers, key=lambda entry: int(entry.name)).path).open("rb") as file:
            return bool(_HEADER.match(file.read(_PEEK)))
    except OSError:
        return False


def _numbers(directory: Path) -> Iterator[int]:
    return (
        int(entry.name) for entry in list_directory(directory) if _is_number(entry.name) and not is_directory(entry)
    )


def _is_number(name: str) -> bool:
    return name.isascii() and name.isdecimal() and name[0] != "0" and int(name) < _HIGHEST
