"""mbox: one file, messages one after the other, each behind a "From " line (RFC 4155 and its older dialects).

The file is streamed: memory stays constant however long it is. A line of a body that begins with "From " was
quoted by whoever wrote the file: mboxo writes ``>From``, mboxrd adds one ``>`` to any number of them; reading undoes
one level of it where the file shows that it was done. What was never quoted is told from a separator by its date.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, ClassVar

from oakensearch_gui.mail.dates import parse_date
from oakensearch_gui.mail.sources.files import open_file, reason
from oakensearch_gui.mail.sources.protocol import Entry, Folder, MessageGone, SourceError

_CHUNK = 1 << 20
"""Bytes read at a time."""
_OVERLAP = 1024
"""Bytes of one chunk looked at again with the next: longer than any separator with what stands before it."""
_PEEK = 4096
# Begins with its literal, so that the search for it is fast; that it is a line of its own is checked afterwards.
_FROM_LINE = re.compile(rb"From ([^\r\n]{0,300})")
# "user@host Thu Feb  8 18:20:30 2007" with what mailers add: a zone before or after the year, "remote from …", no user.
_ENVELOPE = re.compile(
    rb"(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+[a-z]{3}\s+\d{1,2}\s+\d{1,2}:\d{2}(?::\d{2})?\s.*\d{4}"
    rb"|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+\d{1,2}\s+[a-z]{3}\s+\d{2,4}\s+\d{1,2}:\d{2}"
    rb"|\d{4}-\d\d-\d\d[T ]\d\d:\d\d",
    re.IGNORECASE,
)
# After a blank line a separator may lack its date ("From - ", "From MAILER-DAEMON"), but a header must follow.
_SENDER_ONLY = re.compile(rb"(?:-|\S+@\S+|MAILER-DAEMON)\s*$")
_HEADER_FIELD = re.compile(rb"(?:\r?\n|\r)(?:>?[!-9;-~]+[ \t]*:|>From )")
_QUOTED_FROM = re.compile(rb"(^|\n|\r)>(>*From )")


class MboxSource:
    """One mbox file."""

    kind: ClassVar[str] = "mbox"
    append_only: ClassVar[bool] = True

    def __init__(self, root: Path) -> None:
        self.root = root

    @classmethod
    def recognises(cls, path: Path) -> bool:
        """A file that begins with a "From " line, or after blank lines."""
        if not path.is_file():
            return False
        try:
            with path.open("rb") as file:
                start = file.read(_PEEK)
        except OSError:
            return False
        start = start.removeprefix(b"\xef\xbb\xbf").lstrip(b"\r\n")
        return bool(_FROM_LINE.match(start)) and bool(_HEADER_FIELD.search(start))

    def folders(self) -> Iterator[Folder]:
        """The file. Raises SourceError when it is not there."""
        try:
            status = self.root.stat()
        except FileNotFoundError as error:
            raise SourceError(f"The mailbox is not there: {self.root}. Is the disk it lies on connected?") from error
        except OSError as error:
            raise SourceError(f"{self.root} could not be read: {reason(error)}.") from error
        yield Folder("", self.root, f"{status.st_size}:{status.st_mtime_ns}")

    def entries(self, folder: Folder, start: int = 0) -> Iterator[Entry]:
        """The messages in the order of the file, from byte `start`, which is 0 or where a "From " line begins.

        `offset` of an entry is that of its "From " line; `length` ends before the blank line that separates it
        from the next.
        """
        with open_file(folder.path) as file:
            for offset, end, line in _messages(file, start):
                yield Entry(
                    key=str(offset),
                    offset=offset,
                    length=end - offset,
                    stamp=str(end - offset),
                    received=parse_date(line.decode("ascii", "replace")),
                )

    def read(self, folder_path: Path, name: str, offset: int, length: int) -> bytes:
        """The message at `offset`, without its "From " line and with its quoting undone."""
        del name
        with open_file(folder_path) as file:
            file.seek(offset)
            data = file.read(length)
        if not data.startswith(b"From ") or (length >= 0 and len(data) < length):
            raise MessageGone(f"{folder_path} has changed: the message is no longer where it was.")
        return unquote(_without_from_line(data))


def unquote(data: bytes) -> bytes:
    """``>From `` lines as they were before the mbox was written; one ``>`` is taken from each (mboxrd)."""
    return _QUOTED_FROM.sub(rb"\1\2", data) if b">From " in data else data


def _without_from_line(data: bytes) -> bytes:
    end = re.search(rb"\r\n|\n|\r", data)
    return data[end.end() :] if end else b""


def _messages(file: BinaryIO, start: int) -> Iterator[tuple[int, int, bytes]]:
    """Offset, end and "From " line (without "From ") of each message from `start` on."""
    current: tuple[int, bytes] | None = None
    for offset, end_of_previous, line in _separators(file, start):
        if current is not None:
            yield current[0], end_of_previous, current[1]
        current = (offset, line)
    if current is not None:
        yield current[0], _end_of_file(file), current[1]


def _separators(file: BinaryIO, start: int) -> Iterator[tuple[int, int, bytes]]:
    """Offset of each separator, where the message before it ends, and the line's text after "From "."""
    file.seek(start)
    base = start
    buffer = b""
    looked_to = 0
    while True:
        chunk = file.read(_CHUNK)
        buffer += chunk
        # A separator near the end of what was read is judged when what follows it has been read too.
        until = len(buffer) if not chunk else max(looked_to, len(buffer) - _OVERLAP)
        for found in _FROM_LINE.finditer(buffer, looked_to):
            if found.start() >= until:
                break
            if not _is_line(buffer, found):
                continue
            at_start = base + found.start() == start
            blank = 0 if at_start else _blank_before(buffer, found.start())
            if _separates(buffer, found, at_start=at_start, after_blank=blank > 0):
                yield base + found.start(), base + found.start() - blank, found[1]
        if not chunk:
            return
        keep = max(0, until - _OVERLAP)
        buffer, base, looked_to = buffer[keep:], base + keep, until - keep


def _is_line(buffer: bytes, found: re.Match[bytes]) -> bool:
    begins = found.start() == 0 or buffer[found.start() - 1] in b"\r\n"
    return begins and (found.end() == len(buffer) or buffer[found.end()] in b"\r\n")


def _separates(buffer: bytes, found: re.Match[bytes], *, at_start: bool, after_blank: bool) -> bool:
    if at_start:
        return True
    dated = bool(_ENVELOPE.search(found[1]))
    if dated:
        return after_blank or bool(_HEADER_FIELD.match(buffer, found.end()))
    return after_blank and bool(_SENDER_ONLY.match(found[1])) and bool(_HEADER_FIELD.match(buffer, found.end()))


def _blank_before(buffer: bytes, at: int) -> int:
    """The length of the blank line's own line end before `at`; 0 when the line before is not blank."""
    before = buffer[max(0, at - 4) : at]
    if before.endswith(b"\r\n\r\n"):
        return 2
    if before.endswith((b"\n\n", b"\r\r")):
        return 1
    return 0


def _end_of_file(file: BinaryIO) -> int:
    """The end of the last message: the file's, less a trailing blank line."""
    size = file.seek(0, io.SEEK_END)
    file.seek(max(0, size - 4))
    return size - _blank_before(file.read(4), min(4, size))
