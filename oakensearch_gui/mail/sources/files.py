"""What every source does with files: open them for reading only, and say in plain words why that failed."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator
from io import FileIO
from pathlib import Path
from typing import BinaryIO

from oakensearch_gui.mail.sources.protocol import Folder, MessageGone, SourceError

_DEEPEST = 64
"""Folders within folders that are followed."""
_DIRECTORIES_LOOKED_AT = 3000
_ENTRIES_LOOKED_AT = 100_000
"""Of a tree, to tell whether it holds any mail at all."""


def read_file(path: Path | str) -> bytes:
    """The bytes of a message file. Raises MessageGone when it is not there, SourceError when it may not be read."""
    try:
        with FileIO(path) as content:  # it is read at once: a buffer only costs
            return content.read()
    except (FileNotFoundError, NotADirectoryError, IsADirectoryError) as error:
        raise MessageGone(f"The message is no longer there: {path} was moved or deleted.") from error
    except OSError as error:
        raise SourceError(f"{path} could not be read: {reason(error)}.") from error


def open_file(path: Path) -> BinaryIO:
    """The file opened for reading. Raises as `read_file` does."""
    try:
        return path.open("rb")
    except (FileNotFoundError, NotADirectoryError, IsADirectoryError) as error:
        raise MessageGone(f"The mailbox file is no longer there: {path} was moved or deleted.") from error
    except OSError as error:
        raise SourceError(f"{path} could not be read: {reason(error)}.") from error


def file_folder(name: str, path: Path) -> Folder:
    """A folder that is one file; its stamp is the file's size and time. Raises SourceError when it is not there."""
    try:
        status = path.stat()
    except FileNotFoundError as error:
        raise SourceError(f"The mailbox is not there: {path}. Is the disk it lies on connected?") from error
    except OSError as error:
        raise SourceError(f"{path} could not be read: {reason(error)}.") from error
    return Folder(name, path, f"{status.st_size}:{status.st_mtime_ns}")


def list_directory(path: Path) -> list[os.DirEntry[str]]:
    """The entries of a directory, sorted by name, hidden ones too. Raises SourceError when it may not be listed."""
    try:
        with os.scandir(path) as entries:
            return sorted(entries, key=lambda entry: entry.name)
    except FileNotFoundError as error:
        raise SourceError(f"The folder is not there: {path}. Is the disk it lies on connected?") from error
    except OSError as error:
        raise SourceError(f"The folder {path} could not be read: {reason(error)}.") from error


def walk_directories(root: Path, *, hidden: bool = False, ends: Collection[str] = ()) -> Iterator[Path]:
    """`root` and the directories below it, parents first; a directory reached twice (a link in a circle) once.

    Directories below it of a name in `ends` are left out: each holds a hundred thousand messages, perhaps.
    """
    seen: set[tuple[int, int]] = set()
    waiting = [(root, 0)]
    while waiting:
        directory, depth = waiting.pop()
        try:
            status = directory.stat()
        except OSError:
            continue
        identity = (status.st_dev, status.st_ino)
        if identity in seen:
            continue
        seen.add(identity)
        yield directory
        if depth >= _DEEPEST:
            continue
        try:
            entries = list_directory(directory)
        except SourceError:
            # One folder below that may not be listed hides itself, not the rest of the mailbox.
            continue
        below = [
            entry
            for entry in entries
            if (hidden or not entry.name.startswith(".")) and entry.name not in ends and is_directory(entry)
        ]
        waiting.extend((Path(entry.path), depth + 1) for entry in reversed(below))


def look_around(root: Path, *, hidden: bool = False) -> Iterator[tuple[Path, list[os.DirEntry[str]]]]:
    """Directories of a tree with their entries, to tell what it holds; bounded, so it may end before the tree does.

    Level by level: what lies near the top is seen, however much lies deep in the first of its folders.
    """
    seen: set[tuple[int, int]] = set()
    level = [root]
    entries_left = _ENTRIES_LOOKED_AT
    for _ in range(_DEEPEST):
        below: list[Path] = []
        for directory in level:
            try:
                status = directory.stat()
                entries = list_directory(directory)
            except (OSError, SourceError):
                continue
            if (status.st_dev, status.st_ino) in seen:
                continue
            seen.add((status.st_dev, status.st_ino))
            yield directory, entries
            entries_left -= len(entries)
            if entries_left <= 0 or len(seen) >= _DIRECTORIES_LOOKED_AT:
                return
            below += (
                Path(entry.path)
                for entry in entries
                if (hidden or not entry.name.startswith(".")) and is_directory(entry)
            )
        level = below


def is_directory(entry: os.DirEntry[str]) -> bool:
    """Whether an entry is a directory, following links; a dangling link is none."""
    try:
        return entry.is_dir()
    except OSError:
        return False


def reason(error: OSError) -> str:
    """Why the system refused, as a clause."""
    return (error.strerror or str(error)).lower()
