"""The messages of one mbox file: where each begins and ends, and its bytes as they were sent.

A message stands behind a "From " line (RFC 4155 and its older dialects). The file is streamed: memory stays
constant however long it is, and a compressed file is split as it is inflated. What tells a separator from a line of
text that begins with "From " is its date, the blank line before and the header after it; where Content-Length leads
exactly to a separator or to the end of the file (mboxcl, mboxcl2), it counts before all of these.

Body lines that begin with "From " were quoted by whoever wrote the file: mboxo and mboxcl write ``>From``, mboxrd adds
one ``>`` to any number of them; reading takes one away. mboxcl2 quotes nothing, and then nothing is taken away.
"""

from __future__ import annotations

import io
import re
import zlib
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from oakensearch_gui.mail.dates import parse_date
from oakensearch_gui.mail.message import Flags
from oakensearch_gui.mail.sources.files import file_folder, open_file
from oakensearch_gui.mail.sources.protocol import Entry, Folder, MessageGone

_CHUNK = 1 << 20
"""Bytes read at a time."""
_HEADER = 1 << 16
"""Bytes of a header that are looked at; also how far two chunks overlap."""
_BEFORE = 8
"""Bytes in front of a separator that are kept: two line ends and more."""
_PEEK = 4096
_PEEK_FOR_STATUS = 1 << 16
_LARGE = 32_000_000
"""Bytes; a longer file takes too long to be read whole whenever a message is added to it."""
_BOM = b"\xef\xbb\xbf"
# Begins with its literal, so that the search for it is fast; that it is a line of its own is checked afterwards.
_FROM_LINE = re.compile(rb"From ([^\r\n]{0,300})")
# "user@host Thu Feb  8 18:20:30 2007" with what mailers add: a zone before or after the year, "remote from …", no user.
_ENVELOPE = re.compile(
    rb"(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+[a-z]{3}\s+\d{1,2}\s+\d{1,2}:\d{2}(?::\d{2})?\s.*\d{4}"
    rb"|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+\d{1,2}[\s-]+[a-z]{3}[\s-]+\d{2,4}\s+\d{1,2}:\d{2}"
    rb"|\d{4}-\d\d-\d\d[T ]\d\d:\d\d",
    re.IGNORECASE,
)
# After a blank line a separator may lack its date ("From - ", "From MAILER-DAEMON"), but a header must follow.
_SENDER_ONLY = re.compile(rb"(?:-|\S+@\S+|MAILER-DAEMON)\s*$")
_HEADER_FIELD = re.compile(rb"(?:\r?\n|\r)(?:>?[!-9;-~]+[ \t]*:|>From )")
# A date that is none of the above (in another language, say) has a time or a year, and a surely known field follows.
_SOME_DATE = re.compile(rb"\d{1,2}:\d\d|(?<!\d)(?:19|20)\d\d(?!\d)")
_KNOWN_FIELD = re.compile(
    rb"(?:\r?\n|\r)(?:return-path|received|from|to|subject|date|message-id|delivered-to|envelope-to|reply-to|sender"
    rb"|mime-version|content-type|status|x-[a-z-]+)[ \t]*:",
    re.IGNORECASE,
)
_QUOTED_FROM = re.compile(rb"(^|\n|\r)>(>*From )")
_BARE_FROM = re.compile(rb"[\r\n]From ")
_CONTENT_LENGTH = re.compile(rb"^content-length:[ \t]*(\d{1,15})[ \t]*$", re.IGNORECASE | re.MULTILINE)
# What mailers write over in place: a message whose header differs only in these is the same.
_STATUS_FIELDS = re.compile(
    rb"^(?:status|x-status|x-keywords|x-mozilla-[a-z0-9]+|content-length)[ \t]*:.*(?:\n[ \t].*)*\n?",
    re.IGNORECASE | re.MULTILINE,
)
_STATUS = re.compile(rb"[\r\n](x-mozilla-status|x-status|status):[ \t]*[A-F0-9RODT]{0,8}[ \t]*[\r\n]", re.IGNORECASE)
_HAS_STATUS = re.compile(rb"tatus:|ength:|words:|ozilla-")
_MOZILLA = re.compile(rb"^x-mozilla-(status2?|keys)[ \t]*:[ \t]*(.*?)[ \t\r]*$", re.IGNORECASE | re.MULTILINE)
# Bits of X-Mozilla-Status (nsMsgMessageFlags.idl); expunged: deleted, and gone when the file is compacted.
_READ, _REPLIED, _MARKED, _EXPUNGED = 0x0001, 0x0002, 0x0004, 0x0008
_IMAP_DELETED = 0x0020_0000
"""Bit of X-Mozilla-Status2."""

Read = Callable[[int], bytes]
"""Gives at most that many bytes more of a stream; b"" at its end."""


@dataclass(frozen=True, slots=True)
class Mozilla:
    """What the X-Mozilla fields of a header say.

    `expunged`: thrown away. `flags` are None where there are no such fields. `keys` are those of tags, as words.
    """

    expunged: bool = False
    flags: Flags | None = None
    keys: str = ""


_NO_MOZILLA = Mozilla()


@dataclass(frozen=True, slots=True)
class Span:
    """One message of an mbox: from its "From " line to before the blank line that separates it from the next.

    `line` is what the separator says after "From "; `mark` stays equal while only the status fields of its header
    change.
    """

    offset: int
    end: int
    line: str
    mark: int
    mozilla: Mozilla

    @property
    def stamp(self) -> str:
        """Changes when the message's bytes may have."""
        return f"{self.end - self.offset}:{self.mark:08x}"

    def entry(self) -> Entry:
        """The span as an entry of a folder that is one file."""
        return Entry(
            key=str(self.offset),
            offset=self.offset,
            length=self.end - self.offset,
            stamp=self.stamp,
            received=parse_date(self.line),
        )


@dataclass(frozen=True, slots=True)
class _Separator:
    """A "From " line that may begin a message; `blank` is the length of the blank line before it."""

    offset: int
    blank: int
    before: bytes
    line: bytes
    body: int
    content_length: int
    mark: int
    mozilla: Mozilla


def looks_like_mbox(start: bytes) -> bool:
    """Whether a file that begins with these bytes (some thousand) is an mbox."""
    start = start.removeprefix(_BOM).lstrip(b"\r\n")
    found = _FROM_LINE.match(start)
    if found is None:
        return False
    return bool(_ENVELOPE.search(found[1]) or _HEADER_FIELD.match(start, found.end()))


def is_mbox(path: Path) -> bool:
    """Whether the file at `path` is an mbox, told by its first bytes; False when it cannot be read."""
    try:
        with path.open("rb") as file:
            return looks_like_mbox(file.read(_PEEK))
    except OSError:
        return False


def is_mozilla_mbox(path: Path) -> bool:
    """Whether the file at `path` is an mbox of Thunderbird or its kin."""
    try:
        with path.open("rb") as file:
            start = file.read(_PEEK_FOR_STATUS)
    except OSError:
        return False
    return looks_like_mbox(start) and b"\nX-Mozilla-Status:" in start.replace(b"\r\n", b"\n")


def mbox_folder(name: str, path: Path) -> Folder:
    """The file at `path` as a folder. Raises SourceError when it is not there.

    It is written in place where its messages have status fields; of a large file only those of Thunderbird are
    followed at once, others when it has changed without having grown.
    """
    folder = file_folder(name, path)
    with open_file(path) as file:
        start = file.read(_PEEK_FOR_STATUS)
        size = file.seek(0, io.SEEK_END)
    found = {field.lower() for field in _STATUS.findall(start)}
    return replace(folder, in_place=b"x-mozilla-status" in found or (bool(found) and size <= _LARGE))


def mbox_entries(path: Path, start: int = 0) -> Iterator[Entry]:
    """The messages of the file at `path`, but for those that its mailer has thrown away."""
    return (span.entry() for span in mbox_spans(path, start) if not span.mozilla.expunged)


def mbox_spans(path: Path, start: int = 0) -> Iterator[Span]:
    """Every message of the file at `path` in its order, from byte `start`, which is 0 or where one begins."""
    with open_file(path) as file:
        size = file.seek(0, io.SEEK_END)
        file.seek(start)
        yield from split(file.read, start, size)


def read_mbox(path: Path, offset: int, length: int) -> bytes:
    """The message at `offset`, as it was sent. Raises MessageGone when it is not there any more."""
    with open_file(path) as file:
        file.seek(offset)
        return as_sent(file.read(length), length, path)


def as_sent(data: bytes, length: int, path: Path) -> bytes:
    """A span's bytes without the "From " line and with its quoting undone. Raises MessageGone if they are no span."""
    if not data.startswith(b"From ") or (length >= 0 and len(data) < length):
        raise MessageGone(f"{path} has changed: the message is no longer where it was.")
    line_end = re.search(rb"\r\n|\n|\r", data)
    message = data[line_end.end() :] if line_end else b""
    return message if b">From " not in message or _quotes_nothing(message) else unquote(message)


def unquote(data: bytes) -> bytes:
    """``>From `` lines as they were before the mbox was written; one ``>`` is taken from each."""
    return _QUOTED_FROM.sub(rb"\1\2", data)


def _quotes_nothing(message: bytes) -> bool:
    """Whether this is mboxcl2: the body has the length that the header says, and bare "From " lines in it."""
    end = _header_end(message, 0, _HEADER)
    head = _with_plain_line_ends(message[:end])
    body = end + (4 if message.startswith(b"\r\n\r\n", end) else 2)
    return 0 <= len(message) - body - _content_length(head) <= 4 and bool(_BARE_FROM.search(message, end))


def split(read: Read, start: int = 0, size: int | None = None) -> Iterator[Span]:
    """The messages of a stream that stands at byte `start` of its file; `size` is the whole file's, if known."""
    scanner = _Scanner(read, start)
    found = scanner.separators()
    waiting: deque[_Separator] = deque()

    def following() -> _Separator | None:
        return waiting.popleft() if waiting else next(found, None)

    def after(current: _Separator) -> tuple[_Separator | None, int]:
        """The next separator, and where Content-Length says that `current` ends (0: it does not lead anywhere)."""
        target = current.body + current.content_length
        if current.content_length < 0 or (size is not None and target > size):
            return following(), 0
        inside: list[_Separator] = []
        while True:
            candidate = following()
            if candidate is None:
                honoured = _is_gap(scanner.tail, scanner.size - target)
            elif candidate.offset < target:
                inside.append(candidate)
                continue
            else:
                honoured = _is_gap(candidate.before, candidate.offset - target)
            if honoured:
                return candidate, target
            waiting.extendleft(reversed([*inside, candidate] if candidate else inside))
            return following(), 0

    current = following()
    while current is not None:
        following_one, told = after(current)
        if following_one is None:
            end = scanner.size - _blank(scanner.tail)
        else:
            end = following_one.offset - following_one.blank
        yield _span(current, max(end, told))
        current = following_one


def _span(separator: _Separator, end: int) -> Span:
    line = separator.line.decode("ascii", "replace")
    return Span(separator.offset, end, line, separator.mark, separator.mozilla)


def _is_gap(before: bytes, length: int) -> bool:
    """Whether nothing but one or two line ends lies in the last `length` bytes of `before`."""
    return length == 0 or (0 < length <= 4 and not before[-length:].strip(b"\r\n"))


class _Scanner:
    """Finds the separators of a stream. When they are exhausted, `size` is where the stream ended."""

    def __init__(self, read: Read, start: int) -> None:
        self._read = read
        self._start = start
        self.size = start
        self.tail = b""

    def separators(self) -> Iterator[_Separator]:
        buffer, base, looked_to = b"", self._start, 0
        while True:
            chunk = self._read(_CHUNK)
            buffer += chunk
            self.size = base + len(buffer)
            self.tail = buffer[-_BEFORE:]
            # A separator near the end of what was read is judged when its header has been read too.
            until = len(buffer) if not chunk else max(looked_to, len(buffer) - _HEADER)
            for found in _FROM_LINE.finditer(buffer, looked_to):
                if found.start() >= until:
                    break
                if self._begins_message(buffer, base, found):
                    yield _separator(buffer, base, found)
            if not chunk:
                return
            keep = max(0, until - _BEFORE)
            buffer, base, looked_to = buffer[keep:], base + keep, until - keep

    def _begins_message(self, buffer: bytes, base: int, found: re.Match[bytes]) -> bool:
        begin, end = found.span()
        at_start = base + begin == self._start or (base + begin == len(_BOM) and buffer.startswith(_BOM))
        if not at_start and (begin == 0 or buffer[begin - 1] not in b"\r\n"):
            return False
        if end < len(buffer) and buffer[end] not in b"\r\n":
            return False
        return at_start or _separates(buffer, found)


def _separates(buffer: bytes, found: re.Match[bytes]) -> bool:
    line, end = found[1], found.end()
    after_blank = _blank(buffer[max(0, found.start() - 4) : found.start()]) > 0
    if _ENVELOPE.search(line):
        return after_blank or bool(_HEADER_FIELD.match(buffer, end))
    if after_blank and _SENDER_ONLY.match(line):
        return bool(_HEADER_FIELD.match(buffer, end))
    likely = line.strip() == b"-" or _SOME_DATE.search(line)  # Netscape wrote the dash
    return bool(likely) and bool(_KNOWN_FIELD.match(buffer, end))


def _separator(buffer: bytes, base: int, found: re.Match[bytes]) -> _Separator:
    begin, line_end = found.span()
    end = _header_end(buffer, line_end, line_end + _HEADER)
    head = _with_plain_line_ends(buffer[line_end:end])
    before = buffer[max(0, begin - _BEFORE) : begin]
    return _Separator(
        offset=base + begin,
        blank=_blank(before),
        before=before,
        line=found[1],
        body=base + end + (4 if buffer.startswith(b"\r\n\r\n", end) else 2),
        content_length=_content_length(head),
        mark=zlib.crc32(_STATUS_FIELDS.sub(b"", head) if _HAS_STATUS.search(head) else head),
        mozilla=read_mozilla(head),
    )


def read_mozilla(head: bytes) -> Mozilla:
    """The X-Mozilla fields of a header (and of what stands behind it, should that be given too)."""
    if b"ozilla-S" not in head:
        return _NO_MOZILLA
    fields = {name.lower(): value for name, value in reversed(_MOZILLA.findall(head))}
    bits = _hexadecimal(fields.get(b"status", b""))
    return Mozilla(
        expunged=bool(bits & _EXPUNGED),
        flags=Flags(
            seen=bool(bits & _READ),
            flagged=bool(bits & _MARKED),
            answered=bool(bits & _REPLIED),
            deleted=bool(_hexadecimal(fields.get(b"status2", b"")) & _IMAP_DELETED),
        ),
        keys=fields.get(b"keys", b"").decode("utf-8", "replace"),
    )


def _header_end(buffer: bytes, start: int, limit: int) -> int:
    """Where the blank line after a header begins, the last field's line end included; `limit` if it has none."""
    end = min(limit, len(buffer))
    for blank in (b"\n\n", b"\r\n\r\n", b"\r\r"):
        at = buffer.find(blank, start, end)
        end = at if at >= 0 else end
    return end


def _content_length(head: bytes) -> int:
    """What the header says, or -1."""
    found = _CONTENT_LENGTH.search(head) if b"ength:" in head else None
    return int(found[1]) if found else -1


def _with_plain_line_ends(head: bytes) -> bytes:
    return head.replace(b"\r\n", b"\n").replace(b"\r", b"\n") if b"\r" in head else head


def _hexadecimal(value: bytes) -> int:
    try:
        return int(value, 16)
    except ValueError:
        return 0


def _blank(before: bytes) -> int:
    """The length of the blank line's own line end at the end of `before`; 0 when the line before is not blank."""
    if before.endswith(b"\r\n\r\n"):
        return 2
    return 1 if before.endswith((b"\n\n", b"\r\r")) else 0
