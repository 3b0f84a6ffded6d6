"""A folder with mail in several formats: .eml beside mbox files, Maildirs beside .msg, data files of Outlook, zips.

Each is read in its own way. What is in a data file or an archive counts as lying below that file.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import ClassVar

from oakensearch_gui.mail.sources.apple_mail import AppleMailSource
from oakensearch_gui.mail.sources.eml import EmlSource
from oakensearch_gui.mail.sources.files import list_directory, look_around, walk_directories
from oakensearch_gui.mail.sources.geary import GearySource
from oakensearch_gui.mail.sources.loose import LooseFiles
from oakensearch_gui.mail.sources.maildir import MaildirSource
from oakensearch_gui.mail.sources.mbox_tree import MboxTreeSource
from oakensearch_gui.mail.sources.mh import MhSource
from oakensearch_gui.mail.sources.outlook_msg import OutlookMsgSource
from oakensearch_gui.mail.sources.protocol import Entry, Folder, MailSource, MessageGone, SourceError
from oakensearch_gui.mail.sources.pst import PstSource
from oakensearch_gui.mail.sources.takeout import TakeoutSource
from oakensearch_gui.mail.sources.thunderbird import ThunderbirdSource
from oakensearch_gui.mail.sources.zipped import ZippedSource

PARTS: tuple[type[MailSource], ...] = (
    MaildirSource,
    MhSource,
    AppleMailSource,
    MboxTreeSource,
    EmlSource,
    OutlookMsgSource,
)
"""The formats of folders that may lie side by side in one tree."""
_CONTAINERS: tuple[type[MailSource], ...] = (GearySource, PstSource, TakeoutSource, ZippedSource)
"""The formats of single files that hold folders of their own."""
_SUFFIXES = ("geary.db", ".pst", ".ost", ".zip")


class MixedSource:
    """A folder that several of PARTS recognise, or that holds data files or archives."""

    kind: ClassVar[str] = "folder"
    title: ClassVar[str] = "folder of mail in several formats"
    append_only: ClassVar[bool] = False
    sequential: ClassVar[bool] = False

    def __init__(self, root: Path) -> None:
        self.root = root

    @classmethod
    def recognises(cls, path: Path) -> bool:
        """A folder with mail in more than one format, or with files that hold many messages but are no mbox."""
        if not path.is_dir():
            return False
        if sum(part.recognises(path) for part in PARTS) > 1:
            return True
        return next(_containers(look_around(path)), None) is not None

    def folders(self) -> Iterator[Folder]:
        """Every directory, mbox file and folder in a container; a directory with several formats without a stamp."""
        list_directory(self.root)
        found: dict[Path, Folder] = {}
        for part in self._parts:
            for folder in part.folders():
                other = found.get(folder.path)
                found[folder.path] = folder if other is None else Folder(other.name or folder.name, folder.path)
        yield from found.values()
        for container in _containers(_all_directories(self.root)):
            name = container.root.relative_to(self.root).with_suffix("").as_posix()
            for folder in container.folders():
                yield Folder(f"{name}/{folder.name}" if folder.name else name, folder.path, folder.stamp)

    def entries(self, folder: Folder, start: int = 0) -> Iterator[Entry]:
        """The messages of every format in the folder."""
        del start
        if not folder.path.is_dir():
            yield from self._holder(folder.path).entries(folder)
            return
        if folder.path.with_name(f"{folder.path.name}.msf").is_file():
            yield from ThunderbirdSource(folder.path).entries(folder)
            return
        for part in self._parts:
            if not isinstance(part, MboxTreeSource):
                yield from part.entries(folder)

    def read(self, folder_path: Path, name: str, offset: int, length: int) -> bytes:
        """The bytes of a message; where it lies and its name say in which format it is."""
        source = self._reader(name) if folder_path.is_dir() else self._holder(folder_path)
        return source.read(folder_path, name, offset, length)

    def _reader(self, name: str) -> MailSource:
        if name.startswith(("cur/", "new/")):
            return MaildirSource(self.root)
        for part in PARTS:
            if issubclass(part, LooseFiles) and part.is_one(name):
                return part(self.root)
        return MhSource(self.root)

    def _holder(self, path: Path) -> MailSource:
        """What reads the file at `path`, or the file that `path` lies in."""
        file = next((one for one in (path, *path.parents) if one.is_file()), None)
        if file is None:
            raise MessageGone(f"The mailbox file is no longer there: {path} was moved or deleted.")
        if file not in self._opened:
            kinds = _CONTAINERS if _may_be_container(file.name) else ()
            source = next((kind(file) for kind in kinds if kind.recognises(file)), None)
            self._opened[file] = source or MboxTreeSource(self.root)
        return self._opened[file]

    @cached_property
    def _opened(self) -> dict[Path, MailSource]:
        return {}

    @cached_property
    def _parts(self) -> list[MailSource]:
        """Every format: one that was not there when the folder was added may be there now."""
        return [part(self.root) for part in PARTS]


def _all_directories(root: Path) -> Iterator[tuple[Path, list[os.DirEntry[str]]]]:
    for directory in walk_directories(root):
        try:
            yield directory, list_directory(directory)
        except SourceError:
            continue


def _containers(directories: Iterable[tuple[Path, list[os.DirEntry[str]]]]) -> Iterator[MailSource]:
    """The data files and archives with mail in some directories."""
    for _, entries in directories:
        for file in (Path(entry.path) for entry in entries if _may_be_container(entry.name)):
            source = next((kind(file) for kind in _CONTAINERS if kind.recognises(file)), None)
            if source is not None:
                yield source


def _may_be_container(name: str) -> bool:
    return name.lower().endswith(_SUFFIXES)
