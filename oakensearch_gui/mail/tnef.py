"""TNEF, the winmail.dat of Outlook and Exchange: a message and its attachments as MAPI properties (MS-OXTNEF).

Read as far as it goes: a damaged attribute is passed over, and what stands behind a damaged length is lost.
"""

from __future__ import annotations

from collections.abc import Iterator

from oakensearch_gui.mail.mapi import (
    BINARY,
    OBJECT,
    STRING8,
    UNICODE,
    MapiAttachment,
    MapiMessage,
    Properties,
    charset_of,
)

SIGNATURE = b"\x78\x9f\x3e\x22"
_MESSAGE, _ATTACHMENT = 1, 2
"""Levels: what an attribute is of."""
_SUBJECT, _BODY, _MESSAGE_ID, _SENT = 0x8004, 0x800C, 0x8009, 0x8005
_CODE_PAGE, _PROPERTIES, _RECIPIENTS = 0x9007, 0x9003, 0x9004
_BEGINS_ATTACHMENT, _TITLE, _DATA, _ATTACHMENT_PROPERTIES, _TRANSPORT_NAME = 0x9002, 0x8010, 0x800F, 0x9005, 0x9001
_ALIKE = {_SUBJECT: 0x0037, _BODY: 0x1000}
"""Attributes that say what a property says too."""
_SIZES = {0x05: 8, 0x06: 8, 0x07: 8, 0x14: 8, 0x40: 8, 0x48: 16}
"""Bytes of a value by its type; 4 for the others of fixed size."""
_MULTIPLE = 0x1000
_DEEPEST = 8
_MOST_PROPERTIES = 20_000

_Values = dict[int, tuple[int, bytes]]


def is_tnef(data: bytes) -> bool:
    """Whether the bytes begin as TNEF does."""
    return data.startswith(SIGNATURE)


def read_tnef(data: bytes, depth: int = 0) -> MapiMessage:
    """The message in `data`; an empty one when there is none."""
    values: _Values = {}
    recipients: list[_Values] = []
    attachments: list[_Attachment] = []
    charset = ""
    for level, name, value in _attributes(data):
        if level == _ATTACHMENT:
            if name == _BEGINS_ATTACHMENT or not attachments:
                attachments.append(_Attachment())
            attachments[-1].take(name, value)
        elif name == _CODE_PAGE:
            page = int.from_bytes(value[:4], "little")
            charset = charset_of(page) if page else ""
        elif name == _PROPERTIES:
            values.update(_Cursor(value).properties())
        elif name == _RECIPIENTS:
            recipients = list(_Cursor(value).rows())
        elif name in _ALIKE:
            values.setdefault(_ALIKE[name], (STRING8, value))
    return MapiMessage(
        Properties(values, charset),
        [Properties(row, charset) for row in recipients],
        [one.finished(charset, depth) for one in attachments],
    )


def _attributes(data: bytes) -> Iterator[tuple[int, int, bytes]]:
    """Level, number and value of each attribute."""
    at = 6 if is_tnef(data) else len(data)
    while at + 9 <= len(data):
        level = data[at]
        name = int.from_bytes(data[at + 1 : at + 3], "little")
        length = int.from_bytes(data[at + 5 : at + 9], "little")
        if level not in {_MESSAGE, _ATTACHMENT}:
            return
        yield level, name, data[at + 9 : at + 9 + length]
        at += 9 + length + 2  # a checksum follows, that nobody needs


class _Attachment:
    """Gathers one attachment, whose attributes follow each other."""

    def __init__(self) -> None:
        self._values: _Values = {}
        self._content = b""

    def take(self, name: int, value: bytes) -> None:
        if name == _DATA:
            self._content = value
        elif name == _ATTACHMENT_PROPERTIES:
            self._values.update(_Cursor(value).properties())
        elif name in {_TITLE, _TRANSPORT_NAME}:
            self._values.setdefault(0x3704, (STRING8, value))

    def finished(self, charset: str, depth: int) -> MapiAttachment:
        kind, raw = self._values.get(0x3701, (0, b""))
        inner = raw[16:]  # behind the identity of its interface
        message = read_tnef(inner, depth + 1) if kind == OBJECT and is_tnef(inner) and depth < _DEEPEST else None
        return MapiAttachment(Properties(self._values, charset), self._content or raw, message)


class _Cursor:
    """Walks over encoded properties."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def rows(self) -> Iterator[_Values]:
        for _ in range(min(self._number(), _MOST_PROPERTIES)):
            if self._at >= len(self._data):
                return
            yield dict(self.properties())

    def properties(self) -> Iterator[tuple[int, tuple[int, bytes]]]:
        for _ in range(min(self._number(), _MOST_PROPERTIES)):
            if self._at + 4 > len(self._data):
                return
            kind, name = self._number(2), self._number(2)
            if name >= 0x8000:
                self._name()
            values = self._values(kind)
            if values:
                yield name, (kind & ~_MULTIPLE, values[0])

    def _name(self) -> None:
        self._take(16)
        if self._number() == 0:
            self._take(4)
        else:
            self._padded(self._number())

    def _values(self, kind: int) -> list[bytes]:
        single = kind & ~_MULTIPLE
        varying = single in {STRING8, UNICODE, BINARY, OBJECT}
        count = self._number() if varying or kind & _MULTIPLE else 1
        values = []
        for _ in range(min(count, _MOST_PROPERTIES)):
            if self._at >= len(self._data):
                break
            values.append(self._padded(self._number()) if varying else self._take(_SIZES.get(single, 4)))
        return values

    def _padded(self, length: int) -> bytes:
        value = self._take(length)
        self._at += -length % 4
        return value

    def _number(self, size: int = 4) -> int:
        return int.from_bytes(self._take(size), "little")

    def _take(self, length: int) -> bytes:
        value = self._data[self._at : self._at + length]
        self._at += length
        return value
