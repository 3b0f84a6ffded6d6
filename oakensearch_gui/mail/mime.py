"""Bytes to a tree of parts (RFC 2045-2049), however broken: what cannot be understood becomes plain text.

Nothing is decoded here but the transfer encoding, and that only when a body is asked for. Everything is bounded,
and every bound that cuts something says so in the `problems` list that it is given.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice

from oakensearch_gui.mail.headers import Parameters, parse_parameters
from oakensearch_gui.mail.transfer import decode_body, decoded_size

Note = Callable[[str], None]

MAX_DEPTH = 50
"""Parts within parts, counted from the message itself."""
MAX_PARTS = 1000
_MOST_AT_DEPTH, _TIMES_ITS_SIZE = 20_000_000, 12
"""Bytes of parts within parts, each counted at every depth that it lies at: so many, or so many times the message."""
MAX_HEADER_BYTES = 1_000_000
"""Bytes of one message's or part's header block that are read."""
MAX_FIELDS = 10_000
MAX_FIELD_BYTES = 100_000
"""Bytes of one header field that are read."""
MAX_BODY_BYTES = 8_000_000
"""Bytes of text of one part that are read."""

MESSAGE_TYPES = frozenset({"message/rfc822", "message/global", "message/news"})
"""Media types of a whole message within another."""

_TNEF_TYPES = frozenset({"application/ms-tnef", "application/vnd.ms-tnef"})

# A field name, a colon (RFC 822 allowed space before it), the value and its continuation lines.
_FIELD = re.compile(rb"^([!-9;-~]++)[ \t]*+:[ \t]*+(.*+(?:\n[ \t].*+)*+)", re.MULTILINE)
_FIELDS = re.compile(rb"(?:[!-9;-~]++[ \t]*+:.*+(?:\n[ \t].*+)*+(?:\n|\Z))*+")
_MOST_LIKE_BOUNDARIES = 10_000
"""Lines that begin as a boundary does and are none; behind so many, the rest is one part."""
_BARE_CARRIAGE_RETURN = re.compile(rb"\r(?!\n)")
# The first line ends in one and a field follows: so does the rest of the header.
_BARE_CARRIAGE_RETURNS = re.compile(rb"[^\r\n]{1,1000}\r[!-9;-~]{1,100}[ \t]*:")
_MBOX_LINE = re.compile(rb">?From (?![ \t]*:)[^\n]*\n")
# Junk between fields is skipped only where one of these follows it: a body may hold lines that look like fields.
_SURELY_HEADER = re.compile(
    rb"^(?:from|to|subject|date|message-id|mime-version|content-type|content-transfer-encoding)[ \t]*:",
    re.IGNORECASE | re.MULTILINE,
)
# Fields at the end of a header whose names are missing or have characters that none may have.
_ODDLY_NAMED = re.compile(rb"(?:(?:[A-Za-z][A-Za-z0-9]*+-[^:\n]{1,200})?:.*+(?:\n[ \t].*+)*+(?:\n|\Z))++")
_LIKELY_BOUNDARY = re.compile(
    rb"^--([^\s-][^\r\n]{0,200}|-[^\r\n]{1,200})\r?\ncontent-[a-z-]{2,40}:", re.MULTILINE | re.IGNORECASE
)


_ENCODINGS = {
    **dict.fromkeys((b"base-64", b"base_64", b"x-base64", b"b64"), b"base64"),
    **dict.fromkeys((b"qp", b"quoted", b"quotedprintable", b"quoted_printable", b"quoted-print"), b"quoted-printable"),
}
"""Transfer encodings as some write them."""
_NO_DISPOSITION = Parameters("", {})


@dataclass
class Part:
    """One MIME part: its header fields (names in lower case, values raw), and what follows them.

    `body` is still in its transfer encoding; a multipart has `children` instead. `fallback_type` is what the
    part is when it does not say. `inherited_charset` is the one that an enclosing part declared.
    """

    fields: tuple[tuple[bytes, bytes], ...]
    body: bytes
    fallback_type: str = "text/plain"
    inherited_charset: str = ""
    children: tuple[Part, ...] = ()
    first_of: dict[bytes, bytes] = field(init=False, repr=False)
    """The first value of each field name."""
    _content_type: Parameters | None = field(default=None, init=False, repr=False)
    _disposition: Parameters | None = field(default=None, init=False, repr=False)

    def __post_init__(self) -> None:
        self.first_of = dict(reversed(self.fields))

    def header(self, name: bytes) -> bytes:
        """The first value of the field `name` (lower case), b"" when there is none."""
        return self.first_of.get(name, b"")

    def headers(self, name: bytes) -> list[bytes]:
        """Every value of the field `name` (lower case), in order."""
        return [value for key, value in self.fields if key == name]

    @property
    def content_type(self) -> Parameters:
        """The media type in lower case and its parameters."""
        if self._content_type is None:
            raw = self.first_of.get(b"content-type")
            parsed = parse_parameters(raw) if raw else Parameters(self.fallback_type, {})
            if "/" not in parsed.value or parsed.value in {"/", "text/"}:
                parsed = Parameters(_repaired_type(parsed.value.rstrip("/")), parsed.parameters)
            self._content_type = parsed
        return self._content_type

    @property
    def disposition(self) -> Parameters:
        """``inline``, ``attachment`` … or "" and the parameters."""
        if self._disposition is None:
            raw = self.first_of.get(b"content-disposition")
            self._disposition = parse_parameters(raw) if raw else _NO_DISPOSITION
        return self._disposition

    @property
    def media_type(self) -> str:
        """Type and subtype in lower case; ``text/plain`` when the part does not say."""
        return self.content_type.value

    @property
    def filename(self) -> str:
        """The name of the file that the part is, "" when it has none; may hold any character."""
        return self.disposition.parameters.get("filename") or self.content_type.parameters.get("name") or ""

    @property
    def charset(self) -> str:
        """The declared charset, or that of an enclosing part, or ""."""
        return self.content_type.parameters.get("charset") or self.inherited_charset

    @property
    def content_id(self) -> str:
        """The Content-ID without its angle brackets."""
        return self.header(b"content-id").decode("ascii", "replace").strip().strip("<>")

    @property
    def encoding(self) -> bytes:
        """The transfer encoding in lower case, without comments and rubbish."""
        token = _first_token(self.header(b"content-transfer-encoding"))
        return _ENCODINGS.get(token, token)

    def content(self) -> bytes:
        """The body with its transfer encoding undone, as far as that goes."""
        return decode_body(self.body, self.encoding)

    def size(self) -> int:
        """The size in bytes of `content()`, without decoding base64 for it."""
        return decoded_size(self.body, self.encoding)


def parse(data: bytes, problems: list[str]) -> Part:
    """The tree of a whole message; what was cut or could not be understood is added to `problems`."""
    if b"\r" in data:
        if b"\n" not in data:
            data = data.replace(b"\r", b"\n")
        elif _BARE_CARRIAGE_RETURNS.match(data):
            data = _BARE_CARRIAGE_RETURN.sub(b"\n", data)
    return _Parser(problems, len(data)).part(data, depth=0)


class _Parser:
    """Counts parts over one message."""

    def __init__(self, problems: list[str], size: int) -> None:
        self._problems = problems
        self._left = MAX_PARTS
        self._bytes_left = max(_MOST_AT_DEPTH, _TIMES_ITS_SIZE * size)

    def note(self, text: str) -> None:
        if text not in self._problems:
            self._problems.append(text)

    def part(self, data: bytes, depth: int, fallback_type: str = "text/plain", charset: str = "") -> Part:
        self._bytes_left -= len(data)
        fields, body = split_header(data, self.note)
        part = Part(fields, body, fallback_type, charset)
        media_type = part.media_type
        if media_type.startswith("multipart/"):
            children = tuple(self._children(part, media_type, depth))
        elif media_type in MESSAGE_TYPES or _is_first_fragment(part):
            children = tuple(self._nested(part, depth))
        elif is_winmail(part):
            children = tuple(self._unpacked(part, depth))
        else:
            return part
        part.children = children
        return part

    def _children(self, part: Part, media_type: str, depth: int) -> Iterator[Part]:
        declared = part.content_type.parameters.get("boundary")
        boundaries = _boundaries(part.body, declared)
        pieces = next(filter(None, (split_multipart(part.body, one, self._left) for one in boundaries)), [])
        if not pieces:
            if part.body.strip() == f"--{(declared or '').strip()}--".encode("utf-8", "surrogateescape"):
                yield Part((), b"")  # there are no parts, and what says so is no text
            elif part.body.strip():
                self.note("the boundary between the parts was not found; read as plain text")
            return
        if self._is_too_deep(depth):
            yield Part((), b"")  # stands for them, or what lies there would be taken for text
            return
        fallback = "message/rfc822" if media_type == "multipart/digest" else "text/plain"
        for piece in pieces:
            if self._left <= 0:
                self.note(f"only the first {MAX_PARTS} parts were read")
                return
            self._left -= 1
            yield self.part(piece, depth + 1, fallback, part.charset)

    def _is_too_deep(self, depth: int) -> bool:
        """Whether what lies in a part at that depth is left unread, which is noted."""
        if depth >= MAX_DEPTH:
            self.note(f"parts nested deeper than {MAX_DEPTH} were left unread")
        elif self._bytes_left < 0:
            self.note(f"large parts nested deeper than {depth} were left unread")
        else:
            return False
        return True

    def _nested(self, part: Part, depth: int) -> Iterator[Part]:
        if not self._is_too_deep(depth) and self._left > 0:
            self._left -= 1
            # Encoding a nested message is forbidden (RFC 2046, section 5.2.1) and done all the same.
            yield self.part(part.content().lstrip(b"\r\n"), depth + 1)

    def _unpacked(self, part: Part, depth: int) -> Iterator[Part]:
        from oakensearch_gui.mail.mapi import to_rfc822  # these load much for what few mailboxes hold
        from oakensearch_gui.mail.tnef import is_tnef, read_tnef

        content = part.content()
        if is_tnef(content) and depth < MAX_DEPTH and self._left > 0:
            self._left -= 1
            yield self.part(to_rfc822(read_tnef(content)), depth + 1)


def is_winmail(part: Part) -> bool:
    """Whether this is Outlook's packed form of a message; its children are what was in it."""
    return part.media_type in _TNEF_TYPES or part.filename.lower() == "winmail.dat"


def _is_first_fragment(part: Part) -> bool:
    """Whether this is the piece of a split message that has its header (RFC 2046, section 5.2.2)."""
    return part.media_type == "message/partial" and part.content_type.parameters.get("number") == "1"


def split_header(data: bytes, note: Note) -> tuple[tuple[tuple[bytes, bytes], ...], bytes]:
    """The header fields (names in lower case, values still folded and encoded) and the bytes after the blank line."""
    head, body = _head_and_body(data)
    if len(head) > MAX_HEADER_BYTES:
        note(f"header cut at {MAX_HEADER_BYTES // 1_000_000} MB")
        head = head[:MAX_HEADER_BYTES]
    if b"\r" in head:
        head = head.replace(b"\r\n", b"\n")
    head = head.removeprefix(b"\xef\xbb\xbf")
    mbox_line = _MBOX_LINE.match(head)
    if mbox_line:
        head = head[mbox_line.end() :]
    read = _FIELDS.match(head)
    end = read.end() if read else 0
    if not end and (junk := _first_line_that_is_none(head)):
        note("lines between the header fields that are none were skipped")
        head, end = head[junk:], len(head) - junk
    if end < len(head) and head[end:].strip():
        if end and (_SURELY_HEADER.search(head, end) or (len(head) < len(data) and _ODDLY_NAMED.fullmatch(head, end))):
            note("lines between the header fields that are none were skipped")
        else:
            body = head[end:] + b"\n" + body
            head = head[:end]
    found = _FIELD.findall(head) if len(head) < MAX_FIELD_BYTES else _first_fields(head)
    fields = tuple([(name.lower(), value) for name, value in found[:MAX_FIELDS]])
    if len(found) > MAX_FIELDS:
        note(f"only the first {MAX_FIELDS} header fields were read")
    if len(head) > MAX_FIELD_BYTES and any(len(value) > MAX_FIELD_BYTES for _, value in fields):
        note(f"a header field was cut at {MAX_FIELD_BYTES // 1000} KB")
        fields = tuple((name, value[:MAX_FIELD_BYTES]) for name, value in fields)
    return fields, body


def _first_line_that_is_none(head: bytes) -> int:
    """The length of a first line that is no field, where all the others of the header are; else 0."""
    junk = head.find(b"\n") + 1
    if b"\0" in head[:junk]:
        return 0
    return junk if len(_SURELY_HEADER.findall(head, junk)) > 1 and _FIELDS.fullmatch(head, junk) else 0


def _first_fields(head: bytes) -> list[tuple[bytes, bytes]]:
    """Names and values as `_FIELD` finds them, one more than are read."""
    return [(found[1], found[2]) for found in islice(_FIELD.finditer(head), MAX_FIELDS + 1)]


def _head_and_body(data: bytes) -> tuple[bytes, bytes]:
    """Split at the first blank line, in whichever line ends it was written."""
    if data.startswith((b"\n", b"\r\n")):
        return b"", data[1 if data[0] == 0x0A else 2 :]
    plain = data.find(b"\n\n")
    carriage = data.find(b"\n\r\n", 0, plain + 3 if plain >= 0 else None)
    if carriage >= 0 and (plain < 0 or carriage < plain):
        return data[: carriage + 1], data[carriage + 3 :]
    if plain >= 0:
        return data[: plain + 1], data[plain + 2 :]
    return data, b""


def _boundaries(body: bytes, declared: str | None) -> Iterator[bytes]:
    """What may part the parts, likeliest first: what is declared, the same folded as the header is, what is there."""
    if declared is not None:
        written = declared.rstrip().encode("utf-8", "surrogateescape")
        yield written
        words = written.split()
        if len(words) > 1:
            found = re.search(rb"^--(" + rb"\s{1,80}".join(map(re.escape, words)) + rb")", body, re.MULTILINE)
            if found:
                yield found[1]
    # None is declared, or a wrong one: a line of dashes before a header field.
    found = _LIKELY_BOUNDARY.search(body)
    if found:
        yield found[1].rstrip()


def split_multipart(body: bytes, boundary: bytes, most: int = MAX_PARTS) -> list[bytes]:
    """The parts between the boundary lines, at most one more than `most`; empty when there is no boundary line."""
    marker = b"--" + boundary
    pieces: list[bytes] = []
    start, others = -1, 0
    at = 0 if body.startswith(marker) else body.find(b"\n" + marker) + 1
    while (at or body.startswith(marker)) and len(pieces) <= most:
        after = at + len(marker)
        line_end = body.find(b"\n", after, after + 200)
        line = body[after : line_end if line_end >= 0 else after + 200]
        closing = line.startswith(b"--")
        if closing or not line.strip():
            if start >= 0:
                pieces.append(_without_last_newline(body[start:at]))
            start = -1 if closing else after + len(line) + 1
        else:
            others += 1
            if others > _MOST_LIKE_BOUNDARIES:
                break
        at = body.find(b"\n" + marker, after) + 1
        if not at:
            break
    if start >= 0:
        pieces.append(body[start:])
    return pieces


def _without_last_newline(piece: bytes) -> bytes:
    """The line end before a boundary belongs to the boundary (RFC 2046, section 5.1.1)."""
    if piece.endswith(b"\r\n"):
        return piece[:-2]
    return piece[:-1] if piece.endswith((b"\n", b"\r")) else piece


def _first_token(value: bytes) -> bytes:
    token = value.strip().lower()
    if not token or token.isalnum():
        return token
    words = token.replace(b";", b" ").replace(b'"', b" ").split(None, 1)
    return words[0] if words else b""


def _repaired_type(value: str) -> str:
    """What a media type without a slash means: ``text`` was how RFC 1049 wrote it, the rest is unreadable."""
    if value in {"", "text", "plain"}:
        return "text/plain"
    if value in {"html", "multipart"}:
        return {"html": "text/html", "multipart": "multipart/mixed"}[value]
    return "text/plain"
