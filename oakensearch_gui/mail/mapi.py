"""Outlook's messages (MAPI properties, as .msg, .pst and winmail.dat hold them) written as RFC 822 messages.

The same properties give the same bytes, always. Where the message came over the internet, its own header is kept but
for what describes the body; what Outlook knows beside it is added: read state as Status, categories as X-Label.
Property numbers are those of MS-OXPROPS.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import blake2b
from urllib.parse import quote

from oakensearch_gui.mail.charsets import decode
from oakensearch_gui.mail.rtf import read_rtf, unpack_rtf

STRING8, UNICODE, BINARY, OBJECT = 0x1E, 0x1F, 0x102, 0x0D
"""Types of properties whose values have no fixed size."""
_SECONDS_TO_1970 = 11_644_473_600
_PAGES_OF_LOCALES = {
    0x01: 1256, 0x02: 1251, 0x04: 936, 0x05: 1250, 0x08: 1253, 0x0D: 1255, 0x0E: 1250, 0x11: 932, 0x12: 949,
    0x15: 1250, 0x18: 1250, 0x19: 1251, 0x1A: 1250, 0x1B: 1250, 0x1E: 874, 0x1F: 1254, 0x22: 1251, 0x23: 1251,
    0x24: 1250, 0x25: 1257, 0x26: 1257, 0x27: 1257, 0x29: 1256, 0x2A: 1258,
}  # fmt: skip
"""Windows code page by the language of a locale (the low ten bits of its number); 1252 for the others."""
_TRADITIONAL_CHINESE = {0x0404, 0x0C04, 0x1404}
_BODY_FIELDS = re.compile(
    r"^(?:content-[a-z-]+|mime-version|status|x-status|x-label|microsoft mail internet headers[^\n]*)$", re.IGNORECASE
)
_FIELD = re.compile(r"^([!-9;-~]+)[ \t]*:(.*(?:\n[ \t].*)*)", re.MULTILINE)
_PREFIX_LENGTH = re.compile(r"^\x01.", re.DOTALL)
"""How data files begin a subject: a mark, and the length of its "Re: " (MS-PST, section 2.5.3.1.1.1)."""
_SAFE_NAME = re.compile(r"[\w .()\[\]+,@&'~-]*", re.ASCII)
_READ, _UNSENT = 0x1, 0x8
"""Bits of PidTagMessageFlags."""
_FLAGGED = 2
"""PidTagFlagStatus of a message to follow up."""
_REPLIED = (102, 103)
"""PidTagLastVerbExecuted after a reply, and a reply to all."""


class Properties:
    """Properties by number, each with its type and its raw value; text is decoded when it is asked for."""

    def __init__(self, values: Mapping[int, tuple[int, bytes]], charset: str = "") -> None:
        self._values = values
        self.charset = charset or self._own_charset()

    def __contains__(self, number: int) -> bool:
        return number in self._values

    def raw(self, number: int) -> bytes:
        """The value's bytes, b"" when there is none."""
        return self._values.get(number, (0, b""))[1]

    def text(self, *numbers: int) -> str:
        """The first of these properties that has a text, without NULs and the blanks around it."""
        for number in numbers:
            kind, raw = self._values.get(number, (0, b""))
            if kind == UNICODE:
                text = raw[: len(raw) // 2 * 2].decode("utf-16-le", "replace")
            else:
                text = decode(raw.rstrip(b"\0"), self.charset).text
            if text := text.replace("\0", "").strip():
                return text
        return ""

    def integer(self, number: int) -> int | None:
        """A whole number, or None."""
        raw = self.raw(number)
        return int.from_bytes(raw[:4], "little") if raw else None

    def time(self, *numbers: int) -> int | None:
        """The first of these times that is set, in seconds since 1970 UTC."""
        for number in numbers:
            ticks = int.from_bytes(self.raw(number)[:8], "little")
            seconds = ticks // 10_000_000 - _SECONDS_TO_1970
            if ticks and 0 < seconds < 1 << 33:
                return seconds
        return None

    def _own_charset(self) -> str:
        """The code page that the message names, or that its locale has."""
        for number in (0x3FFD, 0x3FDE):
            page = self.integer(number)
            if page and page not in {1200, 20127}:
                return charset_of(page)
        locale = self.integer(0x3FF1)
        if not locale:
            return ""
        if locale in _TRADITIONAL_CHINESE:
            return "cp950"
        return charset_of(_PAGES_OF_LOCALES.get(locale & 0x3FF, 1252))


@dataclass(frozen=True, slots=True)
class MapiAttachment:
    """A file, or a message within the message."""

    properties: Properties
    content: bytes = b""
    message: MapiMessage | None = None


@dataclass(frozen=True, slots=True)
class MapiMessage:
    """A message as its properties; `categories` are the names that a person gave it."""

    properties: Properties
    recipients: Sequence[Properties] = ()
    attachments: Sequence[MapiAttachment] = ()
    categories: Sequence[str] = field(default=())


def charset_of(page: int) -> str:
    """The charset of a Windows code page."""
    return {65001: "utf-8", 65000: "utf-7", 20866: "koi8-r", 21866: "koi8-u", 54936: "gb18030"}.get(
        page, f"iso-8859-{page - 28590}" if 28591 <= page <= 28606 else f"cp{page}"
    )


def is_mail(properties: Properties) -> bool:
    """Whether the class of an item is one that people call mail or an appointment, not a contact, note or setting."""
    kind = properties.text(0x001A).casefold()
    return not kind or kind.startswith(
        ("ipm.note", "ipm.post", "ipm.schedule", "ipm.appointment", "ipm.document", "ipm.recall", "ipm.outlook.recall",
         "ipm.replication", "ipm.sharing", "report")
    ) or kind == "ipm"  # fmt: skip


def to_rfc822(message: MapiMessage) -> bytes:
    """The message's bytes: UTF-8, LF."""
    fields = _header(message)
    media_type, extra, body = _body(message)
    fields += [("MIME-Version", "1.0"), ("Content-Type", media_type), *extra]
    head = "".join(f"{name}: {value}\n" for name, value in fields)
    return head.encode("utf-8", "replace") + b"\n" + body


def _header(message: MapiMessage) -> list[tuple[str, str]]:
    from email.utils import format_datetime  # loads half of Python's net

    own = message.properties
    fields = [
        (name, _one_line(value))
        for name, value in _FIELD.findall(own.text(0x007D).replace("\r\n", "\n").replace("\r", "\n"))
        if not _BODY_FIELDS.match(name)
    ]
    present = {name.lower() for name, _ in fields}
    date = own.time(0x0039, 0x0E06, 0x3007)
    told = (
        ("Subject", _one_line(_PREFIX_LENGTH.sub("", own.text(0x0037)) or own.text(0x003D) + own.text(0x0E1D))),
        ("From", _sender(own)),
        ("To", _recipients(message, 1, own.text(0x0E04))),
        ("Cc", _recipients(message, 2, own.text(0x0E03))),
        ("Bcc", _recipients(message, 3, own.text(0x0E02))),
        ("Date", format_datetime(datetime.fromtimestamp(date, UTC)) if date is not None else ""),
        ("Message-ID", _one_line(own.text(0x1035))),
        ("In-Reply-To", _one_line(own.text(0x1042))),
        ("References", _one_line(own.text(0x1039))),
        ("Importance", {0: "low", 2: "high"}.get(own.integer(0x0017) or 0, "") if 0x0017 in own else ""),
    )
    fields += [(name, value) for name, value in told if value and name.lower() not in present]
    bits = own.integer(0x0E07)
    if bits is not None:
        marks = "F" * (own.integer(0x1090) == _FLAGGED) + "A" * (own.integer(0x1081) in _REPLIED)
        fields.append(("Status", "RO" if bits & _READ else "O"))
        fields.append(("X-Status", marks + "T" * bool(bits & _UNSENT)))
    if message.categories:
        fields.append(("X-Label", ", ".join(map(_one_line, message.categories))))
    return fields


def _sender(own: Properties) -> str:
    return _mailbox(own.text(0x0042, 0x0C1A), own.text(0x5D02, 0x0065), own.text(0x5D01, 0x0C1F))


def _recipients(message: MapiMessage, kind: int, shown: str) -> str:
    found = [
        _mailbox(one.text(0x3001, 0x5FF6), one.text(0x39FE), one.text(0x3003))
        for one in message.recipients
        if ((one.integer(0x0C15) or 1) & 0xF) == kind
    ]
    return ", ".join(filter(None, found)) or ", ".join(
        _mailbox(name.strip()) for name in shown.split(";") if name.strip()
    )


def _mailbox(name: str, *addresses: str) -> str:
    """A name and the first of the addresses that is one of the internet's (Exchange has others)."""
    address = next((_one_line(one) for one in addresses if "@" in one and " " not in one.strip()), "")
    name = _one_line(name).strip("'\"")
    if not address and "@" in name and " " not in name:
        return name
    if not name or name == address:
        return f"<{address}>" if address else ""
    quoted = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{quoted}" <{address}>'


def _body(message: MapiMessage) -> tuple[str, list[tuple[str, str]], bytes]:
    """Media type, further fields and bytes of the whole body."""
    own = message.properties
    text, html = own.text(0x1000), _html(own)
    if not html:
        rich = read_rtf(unpack_rtf(own.raw(0x1009)))
        html, text = rich.html, text or rich.text
    forms = [_text_part("plain", text)] if text or not html else []
    if html:
        forms.append(_text_part("html", html))
    body = forms[0] if len(forms) == 1 else _multipart("alternative", forms)
    files = [_attachment(one) for one in message.attachments]
    return _multipart("mixed", [_as_part(body), *files]) if files else body


def _html(own: Properties) -> str:
    if 0x1013 not in own:
        return ""
    raw = own.raw(0x1013)
    page = own.integer(0x3FDE)
    if own.text(0x1013).startswith("<") and b"\0" in raw[:20]:
        return own.text(0x1013)
    return decode(raw.rstrip(b"\0"), charset_of(page) if page else own.charset).text


_Body = tuple[str, list[tuple[str, str]], bytes]


def _text_part(subtype: str, text: str) -> _Body:
    content = text.replace("\r\n", "\n").replace("\r", "\n").encode("utf-8", "replace") + b"\n"
    return f"text/{subtype}; charset=utf-8", [("Content-Transfer-Encoding", "8bit")], content


def _as_part(body: _Body) -> bytes:
    media_type, extra, content = body
    fields = [("Content-Type", media_type), *extra]
    return "".join(f"{name}: {value}\n" for name, value in fields).encode() + b"\n" + content


def _multipart(subtype: str, parts: Sequence[bytes | _Body]) -> _Body:
    pieces = [part if isinstance(part, bytes) else _as_part(part) for part in parts]
    mark = blake2b(digest_size=12)
    for piece in pieces:
        mark.update(piece)
    boundary = f"=_{subtype}_{mark.hexdigest()}"
    line = b"--" + boundary.encode()
    content = b"".join(line + b"\n" + piece + b"\n" for piece in pieces) + line + b"--\n"
    return f'multipart/{subtype}; boundary="{boundary}"', [], content


def _attachment(attachment: MapiAttachment) -> bytes:
    own = attachment.properties
    name = _one_line(own.text(0x3707, 0x3704, 0x3001))
    if attachment.message is not None:
        fields = [("Content-Type", "message/rfc822"), ("Content-Disposition", f"attachment{_parameter(name)}")]
        return _as_part((fields[0][1], fields[1:], to_rfc822(attachment.message)))
    content_id = _one_line(own.text(0x3712)).strip("<>")
    media_type = own.text(0x370E).lower()
    if not re.fullmatch(r"[a-z0-9.+-]+/[a-z0-9.+-]+", media_type) or media_type.startswith(("multipart/", "message/")):
        media_type = "application/octet-stream"
    fields = [
        ("Content-Transfer-Encoding", "base64"),
        ("Content-Disposition", ("inline" if content_id else "attachment") + _parameter(name)),
        *([("Content-ID", f"<{content_id}>")] if content_id else []),
    ]
    return _as_part((media_type, fields, base64.encodebytes(attachment.content)))


def _parameter(name: str) -> str:
    if not name:
        return ""
    if _SAFE_NAME.fullmatch(name):
        return f'; filename="{name}"'
    return f"; filename*=utf-8''{quote(name, safe='')}"  # RFC 2231


def _one_line(text: str) -> str:
    return " ".join(text.split())
