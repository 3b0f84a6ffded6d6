"""A folder tree of mbox files: mutt's and pine's ~/Mail, Apple Mail's exports, Evolution's and KMail's own trees.

Which files are mailboxes is told by their first bytes, not by their names. What the programs put around the names is
taken off: Apple exports ``Boats.mbox/mbox``, Evolution keeps what is below Inbox in ``Inbox.sbd``, KMail in
``.Inbox.directory``. Thunderbird's profiles that lie deep in a tree (somebody's backup) are read here too.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import ClassVar

from oakensearch_gui.mail.sources.files import is_directory, list_directory, look_around, walk_directories
from oakensearch_gui.mail.sources.mbox_file import is_mbox, is_mozilla_mbox, mbox_entries, mbox_folder, read_mbox
from oakensearch_gui.mail.sources.names import decode_utf7
from oakensearch_gui.mail.sources.protocol import Entry, Folder, SourceError
from oakensearch_gui.mail.sources.thunderbird import ThunderbirdSource

_FILES_LOOKED_INTO = 3000
_OF_EACH_FOLDER = 100
"""Files of a tree that are opened to tell whether it holds any mbox at all."""
_MAILBOX_SUFFIX = re.compile(r"\.(?:mbox|mbx|mboxrd|mboxcl2?|sbd)$", re.IGNORECASE)
_KMAIL = re.compile(r"^\.(.+)\.directory$")
_HIDDEN_WITH_MAIL = frozenset((".thunderbird", ".icedove", ".mozilla-thunderbird", ".var"))
# Never mailboxes, and common beside them: not worth opening.
_OTHER_SUFFIXES = frozenset(
    ".msf .index .ids .sorted .ibex .cmeta .ev-summary .data .db .sqlite .sqlite-wal .sqlite-shm .json .js .html .htm"
    " .css .xml .plist .log .lock .png .jpg .jpeg .gif .pdf .zip .gz .eml .emlx .msg .py .exe .dll".split()
)


class MboxTreeSource:
    """A folder with mbox files in it or below."""

    kind: ClassVar[str] = "mbox-tree"
    title: ClassVar[str] = "folder of mbox files"
    append_only: ClassVar[bool] = True
    sequential: ClassVar[bool] = False

    def __init__(self, root: Path) -> None:
        self.root = root

    @classmethod
    def recognises(cls, path: Path) -> bool:
        """A folder with an mbox among the first files of the folders in it."""
        files = (
            file
            for directory, entries in look_around(path, hidden=True)
            if _is_shown(directory.relative_to(path).parts)
            for file in islice(_candidates(entries), _OF_EACH_FOLDER)
        )
        return path.is_dir() and any(map(is_mbox, islice(files, _FILES_LOOKED_INTO)))

    def folders(self) -> Iterator[Folder]:
        """Every mbox file. Raises SourceError when the root is not there or may not be listed."""
        list_directory(self.root)
        for file in _files(self.root):
            if is_mbox(file):
                yield mbox_folder(self._name(file), file)

    def entries(self, folder: Folder, start: int = 0) -> Iterator[Entry]:
        """The messages of one file in its order, from byte `start`; Thunderbird's with what it notes about them."""
        if folder.in_place and is_mozilla_mbox(folder.path):
            return ThunderbirdSource(folder.path).entries(folder)
        return mbox_entries(folder.path, start)

    def read(self, folder_path: Path, name: str, offset: int, length: int) -> bytes:
        """The message at `offset` of the file, as it was sent."""
        del name
        return read_mbox(folder_path, offset, length)

    def _name(self, file: Path) -> str:
        """What people call the folder: ``Archive.sbd/2019`` is ``Archive/2019``, ``Boats.mbox/mbox`` is ``Boats``."""
        parts = list(file.relative_to(self.root).parts)
        if parts[-1].lower() == "mbox":
            parts = parts[:-1] or ([self.root.name] if _MAILBOX_SUFFIX.search(self.root.name) else [])
        return "/".join(decode_utf7(_MAILBOX_SUFFIX.sub("", _KMAIL.sub(r"\1", part))) for part in parts)


def _files(root: Path) -> Iterator[Path]:
    """Files that may be mailboxes, folder by folder; of hidden folders only those of mailers, of hidden files none."""
    for directory in walk_directories(root, hidden=True):
        if _is_shown(directory.relative_to(root).parts):
            try:
                yield from _candidates(list_directory(directory))
            except SourceError:
                continue


def _is_shown(parts: tuple[str, ...]) -> bool:
    return all(not part.startswith(".") or part in _HIDDEN_WITH_MAIL or _KMAIL.match(part) for part in parts)


def _candidates(entries: list[os.DirEntry[str]]) -> Iterator[Path]:
    for entry in entries:
        suffix = os.path.splitext(entry.name)[1].lower()  # noqa: PTH122 - a Path for each name costs more
        if not (entry.name.startswith(".") or suffix in _OTHER_SUFFIXES or is_directory(entry)):
            yield Path(entry.path)
