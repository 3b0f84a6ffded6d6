"""Outlook's .msg (MS-OXMSG) and what else lies in a compound file (MS-CFB): old Office files, encrypted new ones."""

from __future__ import annotations

import io
from collections.abc import Callable

from oakensearch_gui.extraction.gathering import Gathering, Unreadable
from oakensearch_gui.extraction.kinds import Item
from oakensearch_gui.mail.charsets import decode
from oakensearch_gui.mail.html import declared_charset, html_to_text

_PROPERTIES = "__properties_version1.0"
_ENCRYPTED = "EncryptedPackage"
_OLD_OFFICE = ("WordDocument", "Workbook", "Book", "PowerPoint Document")
_STREAM = "__substg1.0_"
_ATTACHMENT = "__attach_version1.0_"
_UNICODE, _BYTES, _BINARY = "001F", "001E", "0102"
_SUBJECT, _SENDER, _SENDER_ADDRESS, _TO, _CC, _BODY, _HTML = "0037", "0C1A", "5D01", "0E04", "0E03", "1000", "1013"
_LONG_NAME, _SHORT_NAME, _CONTENT = "3707", "3704", "3701"


def read_compound(content: bytes, into: Gathering, nested: Callable[[Item], None]) -> None:
    """Gather an Outlook message's text; its attachments go to `nested`. Raises Unreadable."""
    import olefile

    try:
        with olefile.OleFileIO(io.BytesIO(content)) as file:
            names = {tuple(path) for path in file.listdir()}
            if (_ENCRYPTED,) in names:
                raise Unreadable("it is protected by a password")
            if (_PROPERTIES,) in names:
                _Message(file, names, into).read(nested)
            elif any((name,) in names for name in _OLD_OFFICE):
                raise Unreadable("it is in the format that Office used before 2007, which is not read")
    except (OSError, ValueError, IndexError, TypeError, AttributeError) as error:
        raise Unreadable("the file is damaged") from error


class _Message:
    """The streams of one message, each a property of it."""

    def __init__(self, file: object, names: set[tuple[str, ...]], into: Gathering) -> None:
        self._file = file
        self._names = names
        self._into = into

    def read(self, nested: Callable[[Item], None]) -> None:
        """Header, text, attachments."""
        for tag in (_SUBJECT, _SENDER, _SENDER_ADDRESS, _TO, _CC):
            if value := self._text(tag):
                self._into.add(f"{value}\n")
        self._into.add(f"\n{self._text(_BODY) or self._html()}\n")
        for folder in sorted({path[0] for path in self._names if path[0].startswith(_ATTACHMENT)}):
            name = self._text(_LONG_NAME, folder) or self._text(_SHORT_NAME, folder)
            self._into.add(f"\n{name}\n")
            if content := self._stream(_CONTENT + _BINARY, folder):
                nested(Item(name, "", content))

    def _html(self) -> str:
        if raw := self._stream(_HTML + _BINARY):
            return html_to_text(decode(raw, declared_charset(raw)).text)
        return html_to_text(self._text(_HTML))

    def _text(self, tag: str, *folder: str) -> str:
        if raw := self._stream(tag + _UNICODE, *folder):
            return raw.decode("utf-16-le", "replace").rstrip("\0")
        return decode(self._stream(tag + _BYTES, *folder)).text

    def _stream(self, name: str, *folder: str) -> bytes:
        path = (*folder, _STREAM + name)
        if path not in self._names:
            return b""
        content: bytes = self._file.openstream(list(path)).read()  # type: ignore[attr-defined] # olefile has no types
        self._into.unpacked(len(content))
        return content
