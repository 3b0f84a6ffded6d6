"""Outlook's .msg: a message as MAPI properties in an OLE2 compound file (MS-OXMSG)."""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator

import olefile  # type: ignore[import-untyped, unused-ignore]

from oakensearch_gui.mail.mapi import BINARY, OBJECT, STRING8, UNICODE, MapiAttachment, MapiMessage, Properties

SIGNATURE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_FIXED = "__properties_version1.0"
_VARYING = "__substg1.0_"
_NAMES = "__nameid_version1.0"
_DEEPEST = 8
_HEADERS = {"top": 32, "embedded": 24, "part": 8}
"""Bytes before the fixed properties, by what they are of."""

_Path = tuple[str, ...]


class NotOutlook(Exception):
    """The bytes are no .msg file, or a damaged one."""


def read_msg(data: bytes) -> MapiMessage:
    """The message of a .msg file. Raises NotOutlook."""
    try:
        with olefile.OleFileIO(io.BytesIO(data)) as opened:
            return _File(opened, len(data)).message((), "top", "", 0)
    except Exception as error:  # olefile raises whatever it meets in damaged bytes
        raise NotOutlook(str(error)) from error


class _File:
    def __init__(self, opened: olefile.OleFileIO, size: int) -> None:
        self._opened = opened
        self._size = size
        self._check(opened.root.size)
        self._streams = {tuple(part.casefold() for part in path): path for path in opened.listdir()}
        self._children: dict[_Path, list[str]] = {}
        for path in opened.listdir(streams=True, storages=True):
            self._children.setdefault(tuple(part.casefold() for part in path[:-1]), []).append(path[-1].casefold())

    def message(self, where: _Path, kind: str, charset: str, depth: int) -> MapiMessage:
        values = self._values(where, kind)
        own = Properties(values, charset)
        recipients = [
            Properties(self._values((*where, name), "part"), own.charset) for name in self._named(where, "__recip")
        ]
        attachments = [self._attachment((*where, name), own.charset, depth) for name in self._named(where, "__attach")]
        return MapiMessage(own, recipients, attachments, self._categories(where, own))

    def _attachment(self, where: _Path, charset: str, depth: int) -> MapiAttachment:
        values = self._values(where, "part")
        inner = (*where, f"{_VARYING}3701000d")
        if inner in self._children and depth < _DEEPEST and (*inner, _FIXED) in self._streams:
            return MapiAttachment(Properties(values, charset), b"", self.message(inner, "embedded", charset, depth + 1))
        return MapiAttachment(Properties(values, charset), values.get(0x3701, (0, b""))[1])

    def _named(self, where: _Path, prefix: str) -> Iterator[str]:
        return iter(sorted(name for name in self._children.get(where, ()) if name.startswith(prefix)))

    def _values(self, where: _Path, kind: str) -> dict[int, tuple[int, bytes]]:
        """Every property of one value."""
        values: dict[int, tuple[int, bytes]] = {}
        fixed = self._read((*where, _FIXED))
        for at in range(_HEADERS[kind], len(fixed) - 15, 16):
            value_type, number = struct.unpack_from("<HH", fixed, at)
            if value_type not in {STRING8, UNICODE, BINARY, OBJECT} and not value_type & 0x1000:
                values[number] = (value_type, fixed[at + 8 : at + 16])
        for name in self._children.get(where, ()):
            if not name.startswith(_VARYING) or len(name) != len(_VARYING) + 8:
                continue
            tag = int(name[len(_VARYING) :], 16)
            if tag & 0xFFFF in {STRING8, UNICODE, BINARY}:
                values[tag >> 16] = (tag & 0xFFFF, self._read((*where, name)))
        return values

    def _categories(self, where: _Path, own: Properties) -> tuple[str, ...]:
        """The values of the named property Keywords."""
        number = self._keywords_number()
        if number is None:
            return ()
        texts = []
        for kind in (UNICODE, STRING8):
            stem = f"{_VARYING}{number:04x}{kind | 0x1000:04x}-"
            for name in self._named(where, stem):
                value = Properties({0: (kind, self._read((*where, name)))}, own.charset)
                texts.append(value.text(0))
        return tuple(filter(None, texts))

    def _keywords_number(self) -> int | None:
        """The number that the file gives to the property of that name (MS-OXMSG, section 2.2.3)."""
        entries = self._read((_NAMES, f"{_VARYING}00030102"))
        names = self._read((_NAMES, f"{_VARYING}00040102"))
        for at in range(0, len(entries) - 7, 8):
            offset, kind, index = map(int, struct.unpack_from("<IHH", entries, at))
            if kind & 1:
                length = int.from_bytes(names[offset : offset + 4], "little")
                if names[offset + 4 : offset + 4 + length].decode("utf-16-le", "replace").casefold() == "keywords":
                    return 0x8000 + index
        return None

    def _read(self, path: _Path) -> bytes:
        real = self._streams.get(path)
        if real is None:
            return b""
        self._check(self._opened.get_size(real))
        with self._opened.openstream(real) as stream:
            content: bytes = stream.read()
        return content

    def _check(self, size: int) -> None:
        """Raises NotOutlook for a stream that says to be longer than the file: olefile would believe it, for hours."""
        if size > self._size:
            raise NotOutlook("a part of it says to be longer than the whole")
