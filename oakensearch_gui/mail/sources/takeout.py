"""Gmail as Google Takeout gives it: an archive with ``Takeout/Mail/*.mbox`` in it, or the folder unpacked from it.

Where a message lay in Gmail, its labels and its read state stand in its X-Gmail-Labels field (see `marks`); a file's
name is a label too, but for the one file that holds all mail.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import ClassVar

from oakensearch_gui.mail.sources.archive import ArchiveSource, first_members, is_archive
from oakensearch_gui.mail.sources.files import file_folder, list_directory, walk_directories
from oakensearch_gui.mail.sources.mbox_file import mbox_entries, read_mbox
from oakensearch_gui.mail.sources.protocol import Entry, Folder, SourceError

_GMAIL = re.compile(rb"^X-(?:Gmail-Labels|GM-THRID):", re.IGNORECASE | re.MULTILINE)
_PEEK = 4096
_DIRECTORIES_LOOKED_AT = 1000
# "All mail Including Spam and Trash.mbox" in the languages of Takeout: what is not one label's file.
_EVERYTHING = re.compile(
    r"^(?:all mail\b|alle(?: e-mails| nachrichten)|todo el correo|tous les messages|tutti)", re.IGNORECASE
)


class TakeoutSource:
    """A Takeout archive, or a folder with its mbox files."""

    kind: ClassVar[str] = "takeout"
    title: ClassVar[str] = "Gmail Takeout"
    append_only: ClassVar[bool] = False
    sequential: ClassVar[bool] = True

    def __init__(self, root: Path) -> None:
        self.root = root

    @classmethod
    def recognises(cls, path: Path) -> bool:
        """An archive with an mbox whose first message has Gmail's fields, or a folder named as Takeout names it."""
        if path.is_dir():
            return _is_takeout(path) and next(_mboxes(path, _DIRECTORIES_LOOKED_AT), None) is not None
        return is_archive(path) and any(_is_gmail(member.head) for member in first_members(path))

    def folders(self) -> Iterator[Folder]:
        """Every mbox."""
        if not self.root.is_dir():
            yield from _TakeoutArchive(self.root).folders()
            return
        list_directory(self.root)
        for file in _mboxes(self.root):
            yield file_folder(_label(file.stem), file)

    def entries(self, folder: Folder, start: int = 0) -> Iterator[Entry]:
        """The messages of one mbox."""
        del start
        return mbox_entries(folder.path) if self.root.is_dir() else _TakeoutArchive(self.root).entries(folder)

    def read(self, folder_path: Path, name: str, offset: int, length: int) -> bytes:
        """The bytes of one message."""
        if self.root.is_dir():
            return read_mbox(folder_path, offset, length)
        return _TakeoutArchive(self.root).read(folder_path, name, offset, length)


class _TakeoutArchive(ArchiveSource):
    def folder_name(self, path: PurePosixPath) -> str:
        return _label(path.stem) if path.suffix else ""


def _mboxes(root: Path, most: int | None = None) -> Iterator[Path]:
    for number, directory in enumerate(walk_directories(root)):
        if most is not None and number >= most:
            return
        try:
            entries = list_directory(directory)
        except SourceError:
            continue
        for entry in entries:
            if entry.name.lower().endswith(".mbox") and entry.is_file() and _is_gmail(_start(Path(entry.path))):
                yield Path(entry.path)


def _is_takeout(directory: Path) -> bool:
    """Whether a folder is Takeout's own, not one that holds other mail too: that is read as a tree of mbox files."""
    names = {entry.name for entry in list_directory(directory) if not entry.name.startswith(".")}
    named = directory.name.lower().startswith("takeout")
    return named or "archive_browser.html" in names or names == {"Takeout"}


def _start(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(_PEEK)
    except OSError:
        return b""


def _is_gmail(head: bytes) -> bool:
    return head.startswith(b"From ") and bool(_GMAIL.search(head))


def _label(stem: str) -> str:
    return "" if _EVERYTHING.match(stem) else stem
