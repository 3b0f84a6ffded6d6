"""Apple Mail: ``.emlx`` files, alone or in its V2 to V10 trees.

A file is a line with the number of bytes of the message, the message, and a property list whose ``flags`` are bits.
In a ``.partial.emlx`` the attachments were taken out and lie beside it; the text and their names are there. The tree
has a ``.mbox`` or ``.imapmbox`` directory for each mailbox, and in it, below identifiers and digits, ``Messages``.
"""

from __future__ import annotations

import plistlib
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar
from xml.parsers.expat import ExpatError

from oakensearch_gui.mail.message import Flags
from oakensearch_gui.mail.sources.files import open_file
from oakensearch_gui.mail.sources.loose import LooseFiles
from oakensearch_gui.mail.sources.protocol import Entry, Folder, SourceError

_COUNT = re.compile(rb"\s*(\d{1,12})[ \t]*\r?\n")
_TAIL = 8192
"""Bytes at the end of a file in which its property list is looked for."""
_DECLARATION = 300
"""Bytes between the XML declaration and the list itself, at most."""
_MAILBOX = re.compile(r"^(.+)\.(?:mbox|imapmbox|offlinemailbox)$", re.IGNORECASE)
_RACY_NS = 2_000_000_000
# Bits of `flags`, as observed in Mail's files by several readers of them.
_READ, _DELETED, _ANSWERED, _FLAGGED, _DRAFT = 1 << 0, 1 << 1, 1 << 2, 1 << 4, 1 << 6


class AppleMailSource(LooseFiles):
    """An .emlx file, a mailbox of Apple Mail's or its whole tree."""

    kind: ClassVar[str] = "apple-mail"
    title: ClassVar[str] = "Apple Mail"
    suffixes: ClassVar[tuple[str, ...]] = (".emlx",)

    def folders(self) -> Iterator[Folder]:
        """Every ``Messages`` directory under its mailbox's name; a large mailbox has several."""
        for folder in super().folders():
            yield Folder(self._name(folder.path) or folder.name, folder.path, _stamp(folder.path))

    def entries(self, folder: Folder, start: int = 0) -> Iterator[Entry]:
        """The messages of one directory, with the flags at the end of each file."""
        for entry in super().entries(folder, start):
            try:
                info = _info(folder.path / entry.name)
            except SourceError:
                continue  # gone or unreadable since it was listed; reading it would say the same
            received = info.get("date-received")
            yield Entry(
                key=entry.name.partition(".")[0],  # stays when 12.partial.emlx becomes 12.emlx
                name=entry.name,
                stamp=entry.stamp,
                received=int(received) if isinstance(received, (int, float)) else entry.received,
                flags=_flags(info.get("flags")),
            )

    @staticmethod
    def message(content: bytes) -> bytes:
        """The message of an .emlx file, also where the count of its bytes is wrong or missing."""
        count = _COUNT.match(content)
        start = count.end() if count else 0
        end = start + int(count[1]) if count else -1
        if 0 <= end <= len(content) and content[end : end + 200].lstrip()[:6] in {b"", b"<?xml ", b"<plist"}:
            return content[start:end]
        at = _list_start(content, max(start, len(content) - _TAIL))
        return content[start : at if at >= 0 else None]

    def _name(self, directory: Path) -> str:
        parts = directory.relative_to(self.root).parts if directory != self.root.parent else ()
        names = [found[1] for part in parts if (found := _MAILBOX.match(part))]
        top = _MAILBOX.match(self.root.name)
        return "/".join([top[1], *names] if top else names)


def _list_start(content: bytes, start: int = 0) -> int:
    """Where the last property list begins, not before `start`; -1 if there is none."""
    at = content.rfind(b"<plist", start)
    declaration = content.rfind(b"<?xml", start, max(at, 0))
    return declaration if declaration >= 0 and at - declaration < _DECLARATION else at


def _info(path: Path) -> dict[str, object]:
    """The property list at the end of the file; empty when there is none that can be read."""
    with open_file(path) as file:
        size = file.seek(0, 2)
        file.seek(max(0, size - _TAIL))
        tail = file.read()
    at = _list_start(tail)
    if at < 0:
        return {}
    try:
        read = plistlib.loads(tail[at:].rstrip(b"\0\r\n\t "), fmt=plistlib.FMT_XML)
    except (ExpatError, ValueError, TypeError, LookupError, OverflowError, AttributeError):
        return {}
    return read if isinstance(read, dict) else {}


def _flags(bits: object) -> Flags:
    if not isinstance(bits, int):
        return Flags()
    return Flags(
        seen=bool(bits & _READ),
        flagged=bool(bits & _FLAGGED),
        answered=bool(bits & _ANSWERED),
        draft=bool(bits & _DRAFT),
        deleted=bool(bits & _DELETED),
    )


def _stamp(directory: Path) -> str:
    """The directory's time: Mail writes a message under another name and renames it, so nothing changes in place."""
    try:
        changed = directory.stat().st_mtime_ns
    except OSError:
        return ""
    return "" if changed > time.time_ns() - _RACY_NS else str(changed)
