"""The text of Rich Text Format (Microsoft's specification 1.9.1), in whatever code pages its fonts name."""

from __future__ import annotations

import re

from oakensearch_gui.extraction.gathering import Gathering
from oakensearch_gui.mail.charsets import codec_of

_TOKEN = re.compile(
    rb"\\(?P<word>[A-Za-z]{1,32})(?P<number>-?[0-9]{1,10})?[ ]?"
    rb"|\\'(?P<byte>[0-9A-Fa-f]{2})"
    rb"|\\(?P<sign>[^A-Za-z])"
    rb"|(?P<brace>[{}])"
    rb"|[\r\n]+"
    rb"|(?P<plain>[^\\{}\r\n]+)"
    rb"|.",
    re.DOTALL,
)
_SKIPPED = frozenset(
    b"fonttbl colortbl stylesheet info pict objdata themedata colorschememapping datastore latentstyles listtable "
    b"listoverridetable rsidtbl generator xmlnstbl fldinst bkmkstart bkmkend revtbl filetbl htmltag mmathPr".split()
)
"""Destinations whose text is none of the document's."""
_WORDS = {
    b"par": "\n", b"line": "\n", b"sect": "\n", b"page": "\n", b"row": "\n", b"cell": "\t", b"nestcell": "\t",
    b"nestrow": "\n", b"tab": "\t", b"emdash": "—", b"endash": "–", b"bullet": "•", b"lquote": "‘", b"rquote": "’",
    b"ldblquote": "“", b"rdblquote": "”", b"emspace": " ", b"enspace": " ",
}  # fmt: skip
_SIGNS = {b"~": "\xa0", b"_": "-", b"\\": "\\", b"{": "{", b"}": "}", b"\n": "\n", b"\r": "\n"}
_CHARSETS = {
    77: "mac_roman", 128: "cp932", 129: "cp949", 130: "johab", 134: "gb18030", 136: "cp950", 161: "cp1253",
    162: "cp1254", 163: "cp1258", 177: "cp1255", 178: "cp1256", 186: "cp1257", 204: "cp1251", 222: "cp874",
    238: "cp1250",
}  # fmt: skip
"""Codecs of ``\\fcharset``; a number that is not here means the document's own."""
_LOOK_EVERY = 10_000
_DEEPEST = 10_000


def read_rtf(content: bytes, into: Gathering) -> None:
    """Gather the text of an RTF file; a broken one gives what can be made out."""
    reader = _Reader(into)
    position = steps = 0
    while position < len(content):
        found = _TOKEN.match(content, position)
        assert found is not None  # the last alternative takes any byte
        position = found.end()
        if found["word"] == b"bin":  # raw bytes of a picture
            position += max(0, int(found["number"] or 0))
        else:
            reader.take(found)
        steps += 1
        if steps % _LOOK_EVERY == 0:
            into.look_at_the_clock()
    reader.flush()


class _Reader:
    """The state of reading: what holds in a group ends with it."""

    def __init__(self, into: Gathering) -> None:
        self._into = into
        self._document = self._codec = "cp1252"
        self._skipping = self._fonts = self._may_ignore = False
        self._fallback = 1  # characters after \u that stand for it in readers without Unicode
        self._to_skip = 0
        self._font = 0
        self._font_codecs: dict[int, str] = {}
        self._bytes = bytearray()
        self._groups: list[tuple[bool, bool, int, str]] = []

    def take(self, found: re.Match[bytes]) -> None:
        plain, byte = found["plain"], found["byte"]
        if plain is not None or byte is not None:
            self._text(plain if plain is not None else bytes([int(byte, 16)]))
        elif found["word"] is not None:
            self._word(found["word"], found["number"])
        elif found["brace"] == b"{":
            if len(self._groups) < _DEEPEST:
                self._groups.append((self._skipping, self._fonts, self._fallback, self._codec))
            self._may_ignore, self._to_skip = False, 0
        elif found["brace"]:
            self._end_group()
        elif found["sign"] == b"*":
            self._may_ignore = True
        elif found["sign"] in _SIGNS:
            self._add(_SIGNS[found["sign"]])

    def flush(self) -> None:
        """Decode the bytes gathered so far: a character may have come in two of them."""
        if self._bytes:
            self._into.add(self._bytes.decode(self._codec, "replace"))
            self._bytes.clear()

    def _end_group(self) -> None:
        if self._groups:
            codec = self._codec
            skipping, fonts, fallback, before = self._groups.pop()
            if before != codec:
                self.flush()
            self._skipping, self._fonts, self._fallback, self._codec = skipping, fonts, fallback, before
        self._may_ignore, self._to_skip = False, 0

    def _text(self, raw: bytes) -> None:
        if self._to_skip:
            skipped = min(self._to_skip, len(raw))
            self._to_skip -= skipped
            raw = raw[skipped:]
        if not self._skipping:
            self._bytes += raw

    def _add(self, text: str) -> None:
        if not self._skipping:
            self.flush()
            self._into.add(text)

    def _word(self, word: bytes, raw_number: bytes | None) -> None:
        number = int(raw_number) if raw_number else None
        if word in _WORDS:
            self._add(_WORDS[word])
        elif word == b"u" and number is not None:
            self._add(chr(number % 0x10000))  # negative above 0x7FFF; pairs of surrogates are joined in the end
            self._to_skip = self._fallback
        elif word == b"uc":
            self._fallback = min(number or 0, 10)
        elif word == b"fonttbl":
            self._skipping = self._fonts = True
        elif word == b"shptxt":  # a text box, in a drawing that older readers are told to ignore
            self._skipping = False
        elif self._may_ignore or word in _SKIPPED:
            self._skipping = True
        elif word == b"ansicpg" and number:
            self._document = self._codec = codec_of(f"cp{number}") or "cp1252"
        elif word == b"mac":
            self._document = self._codec = "mac_roman"
        elif word == b"f" and number is not None:
            self._font = number
            if not self._fonts:
                self._use(self._font_codecs.get(number, self._document))
        elif word == b"fcharset" and self._fonts:
            self._font_codecs[self._font] = _CHARSETS.get(number or 0, self._document)
        elif word == b"plain":
            self._use(self._document)
        self._may_ignore = False

    def _use(self, codec: str) -> None:
        if codec != self._codec:
            self.flush()
            self._codec = codec
