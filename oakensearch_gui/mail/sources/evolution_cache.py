"""Evolution's copy of an IMAP account: a file a message below ``folders``, read state only in a database of its own.

``folders/INBOX/subfolders/Boats/cur/3f/1234``: the two digits only spread the files; the name is the message's number
on the server. What Evolution has not fetched is not there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import ClassVar

from oakensearch_gui.mail.sources.files import is_directory, list_directory, read_file, walk_directories
from oakensearch_gui.mail.sources.names import decode_utf7
from oakensearch_gui.mail.sources.protocol import Entry, Folder, SourceError

_SPREAD = re.compile(r"[0-9a-f]{2}")
_MESSAGE = re.compile(r"\d+")
_DIRECTORIES_LOOKED_AT = 1000


class EvolutionCacheSource:
    """One account's folder, or its ``folders``."""

    kind: ClassVar[str] = "evolution-cache"
    title: ClassVar[str] = "Evolution's copy of an account"
    append_only: ClassVar[bool] = False
    sequential: ClassVar[bool] = False

    def __init__(self, root: Path) -> None:
        self.root = root

    @classmethod
    def recognises(cls, path: Path) -> bool:
        """A folder ``folders``, or one that holds it, with messages spread over two-digit directories."""
        top = _top(path)
        return top is not None and any(map(_spread, islice(_mailboxes(top), _DIRECTORIES_LOOKED_AT)))

    def folders(self) -> Iterator[Folder]:
        """Every folder of the account that has been fetched from."""
        list_directory(self.root)
        top = _top(self.root)
        for directory in _mailboxes(top) if top else ():
            parts = [part for part in directory.relative_to(top or self.root).parts if part != "subfolders"]
            yield Folder("/".join(map(decode_utf7, parts)), directory)

    def entries(self, folder: Folder, start: int = 0) -> Iterator[Entry]:
        """The messages of a folder; what is there in parts only is left out."""
        del start
        for spread in _spread(folder.path):
            for file in list_directory(spread):
                if not _MESSAGE.fullmatch(file.name) or is_directory(file):
                    continue
                try:
                    status = file.stat()
                except OSError:
                    continue
                stamp = f"{status.st_size}:{status.st_mtime_ns}"
                yield Entry(key=file.name, name=f"cur/{spread.name}/{file.name}", stamp=stamp)

    def read(self, folder_path: Path, name: str, offset: int = 0, length: int = -1) -> bytes:
        """The bytes of a message."""
        del offset, length
        return read_file(folder_path / name)


def _top(path: Path) -> Path | None:
    if not path.is_dir():
        return None
    if path.name == "folders":
        return path
    return path / "folders" if (path / "folders").is_dir() else None


def _mailboxes(top: Path) -> Iterator[Path]:
    """The directories below that have a ``cur``; what is in one of those is not gone through."""
    for directory in walk_directories(top):
        if "cur" not in directory.relative_to(top).parts and (directory / "cur").is_dir():
            yield directory


def _spread(directory: Path) -> list[Path]:
    try:
        entries = list_directory(directory / "cur")
    except SourceError:
        return []
    return [Path(entry.path) for entry in entries if _SPREAD.fullmatch(entry.name) and is_directory(entry)]
