"""Maildir: one file a message; read state and other flags stand in its name (https://cr.yp.to/proto/maildir.html).

Sub-folders are either Maildir++ (``.Archive.2019`` beside ``cur``) or plainly nested directories that are Maildirs
themselves (KMail, mbsync, Evolution's exports). A folder that lacks ``new`` or ``tmp`` counts too: backups and
version control drop empty directories.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

from oakensearch_gui.mail.message import Flags
from oakensearch_gui.mail.sources.files import list_directory, look_around, read_file, walk_directories
from oakensearch_gui.mail.sources.names import decode_utf7
from oakensearch_gui.mail.sources.protocol import Entry, Folder, MessageGone, SourceError

# The separator before the flags is a colon; where files cannot have one in their names (Windows), "!" or ";".
_FLAGS = re.compile(r"[:;!]2,([A-Za-z]*)$")
_DELIVERED = re.compile(r"^(\d{9,10})(?!\d)")
_OWN_DIRECTORIES = frozenset({"cur", "new", "tmp"})
_RACY_NS = 2_000_000_000
"""A directory changed this shortly ago may change again without a new time: its stamp tells nothing."""
_PLAUSIBLE = range(300_000_000, 4_000_000_000)
"""Seconds since 1970 that a delivery time can be: 1979 to 2096."""


class MaildirSource:
    """A Maildir with its sub-folders."""

    kind: ClassVar[str] = "maildir"
    title: ClassVar[str] = "Maildir"
    append_only: ClassVar[bool] = False
    sequential: ClassVar[bool] = False

    def __init__(self, root: Path) -> None:
        self.root = root

    @classmethod
    def recognises(cls, path: Path) -> bool:
        """A Maildir, or a directory with one somewhere below."""
        if not path.is_dir():
            return False
        return any(_is_maildir(directory) for directory, _ in look_around(path, hidden=True))

    def folders(self) -> Iterator[Folder]:
        """The top and every sub-folder. Raises SourceError when the root is not there or may not be listed."""
        list_directory(self.root)
        for directory in walk_directories(self.root, hidden=True, ends=_OWN_DIRECTORIES):
            if directory.name not in _OWN_DIRECTORIES and _is_maildir(directory):
                yield maildir_folder(self._name(directory), directory)

    def entries(self, folder: Folder, start: int = 0) -> Iterator[Entry]:
        """The messages in ``cur`` and ``new``, sorted by file name. `start` means nothing here."""
        del start
        for where in ("cur", "new"):
            directory = folder.path / where
            try:
                names = sorted(_file_names(directory))
            except FileNotFoundError:
                continue
            except OSError as error:
                raise SourceError(f"The folder {directory} could not be read: {error.strerror}.") from error
            yield from (_entry(where, name) for name in names)

    def read(self, folder_path: Path, name: str, offset: int = 0, length: int = -1) -> bytes:
        """The bytes of a message, also when its flags, and so its name, have changed since it was listed."""
        del offset, length
        try:
            return read_file(f"{folder_path}/{name}")  # to join them as paths takes as long as to open the file
        except MessageGone:
            return read_file(_renamed(folder_path, _key(Path(name).name)))

    def _name(self, directory: Path) -> str:
        """What people call the folder: ``.Archive.2019`` below the root is ``Archive/2019``."""
        relative = directory.relative_to(self.root)
        parts = [part[1:].replace(".", "/") if part.startswith(".") else part for part in relative.parts]
        return "/".join(map(decode_utf7, parts))


def maildir_folder(name: str, directory: Path) -> Folder:
    """One Maildir, without what lies below it."""
    return Folder(name, directory, _stamp(directory))


def received(name: str) -> int | None:
    """When the message was delivered, in seconds since 1970 UTC: the number that its file name begins with."""
    found = _DELIVERED.match(name)
    seconds = int(found[1]) if found else 0
    return seconds if seconds in _PLAUSIBLE else None


def _entry(where: str, name: str) -> Entry:
    found = _FLAGS.search(name)
    letters = found[1] if found else ""
    # What lies in new/ has not been shown to anyone yet, whatever its name says.
    flags = Flags(
        seen="S" in letters and where == "cur",
        flagged="F" in letters,
        answered="R" in letters,
        draft="D" in letters,
        deleted="T" in letters,
    )
    return Entry(
        key=name[: found.start()] if found else name, name=f"{where}/{name}", received=received(name), flags=flags
    )


def _key(name: str) -> str:
    found = _FLAGS.search(name)
    return name[: found.start()] if found else name


def _renamed(folder: Path, key: str) -> Path:
    """The file that `key` has become. Raises MessageGone when there is none."""
    for where in ("cur", "new"):
        try:
            for name in _file_names(folder / where):
                if name.startswith(key) and _key(name) == key:
                    return folder / where / name
        except OSError:
            continue
    raise MessageGone(f"The message is no longer there: {key} was moved or deleted from {folder}.")


def _file_names(directory: Path) -> Iterator[str]:
    with os.scandir(directory) as entries:
        yield from (entry.name for entry in entries if not entry.name.startswith(".") and entry.is_file())


def _is_maildir(directory: Path) -> bool:
    """Whether there is a ``cur``, or where that got lost because it was empty, what else a Maildir has."""
    return (directory / "cur").is_dir() or ((directory / "new").is_dir() and (directory / "tmp").is_dir())


def _stamp(directory: Path) -> str:
    times = []
    for where in ("cur", "new"):
        try:
            times.append((directory / where).stat().st_mtime_ns)
        except OSError:
            times.append(0)
    return "" if is_fresh(max(times)) else ":".join(map(str, times))


def is_fresh(changed: int) -> bool:
    """Whether something changed so lately (in nanoseconds since 1970) that its time may not tell of a change after."""
    return changed > time.time_ns() - _RACY_NS
