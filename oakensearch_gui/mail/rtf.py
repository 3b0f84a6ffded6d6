"""Rich Text (Microsoft's specification 1.9.1), of files and as Outlook keeps bodies in it.

Bodies are unpacked (MS-OXRTFCP) and read as HTML or as plain text (MS-OXRTFEX). Only what a text needs is understood:
characters, code pages, paragraphs, and the HTML that Outlook hides in it. Any bytes are read; what is damaged ends the
text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from oakensearch_gui.mail.charsets import clean, decode

MAX_RTF_BYTES = 16_000_000
"""Bytes of unpacked Rich Text that are read."""
_LZFU, _STORED = 0x75465A4C, 0x414C454D
_DICTIONARY = (
    rb"{\rtf1\ansi\mac\deff0\deftab720{\fonttbl;}{\f0\fnil \froman \fswiss \fmodern \fscript \fdecor MS Sans Serif"
    rb"SymbolArialTimes New RomanCourier{\colortbl\red0\green0\blue0"
    b"\r\n"
    rb"\par \pard\plain\f0\fs20\b\i\u\tab\tx"
)
_TOKEN = re.compile(
    rb"\\(?P<word>[A-Za-z]{1,32})(?P<number>-?\d{1,10})? ?|\\'(?P<hex>[0-9A-Fa-f]{2})|\\(?P<symbol>[^A-Za-z])"
    rb"|(?P<brace>[{}])|(?P<text>[^\\{}\r\n]+)|[\r\n]+|\\",
    re.DOTALL,
)
# Destinations whose content is not shown.
_HIDDEN = frozenset(
    b"fonttbl colortbl stylesheet info pict objdata listtable listoverridetable generator themedata xmlnstbl fldinst"
    b" colorschememapping datastore latentstyles rsidtbl bkmkstart bkmkend revtbl filetbl mmathPr".split()
)
_CHARACTERS = {
    b"par": "\n", b"line": "\n", b"row": "\n", b"sect": "\n", b"page": "\n", b"tab": "\t", b"cell": "\t",
    b"nestrow": "\n", b"nestcell": "\t",
    b"emdash": "—", b"endash": "–", b"bullet": "•", b"lquote": "‘", b"rquote": "’", b"ldblquote": "“",
    b"rdblquote": "”", b"emspace": " ", b"enspace": " ", b"qmspace": " ", b"zwj": "\u200d", b"zwnj": "\u200c",
}  # fmt: skip
_SYMBOLS = {b"~": "\u00a0", b"_": "\u2011", b"\n": "\n", b"\r": "\n", b"\t": "\t", b"{": "{", b"}": "}", b"\\": "\\"}
_CHARSETS = {
    0: 1252, 77: 10000, 128: 932, 129: 949, 130: 1361, 134: 936, 136: 950, 161: 1253, 162: 1254, 163: 1258, 177: 1255,
    178: 1256, 186: 1257, 204: 1251, 222: 874, 238: 1250, 254: 437,
}  # fmt: skip
"""Windows code page of a font's \\fcharset."""
_MAC = 10000
_MOST_TOKENS = 5000
"""That are read between two pieces of text."""


@dataclass(frozen=True, slots=True)
class RichText:
    """What a body in Rich Text says; `html` is empty when it was not made from HTML, and then `text` is not."""

    html: str = ""
    text: str = ""


def unpack_rtf(packed: bytes) -> bytes:
    """Rich Text from its packed form; what can be read when it is damaged, b"" when it is something else."""
    if len(packed) < 16:
        return b""
    size = min(int.from_bytes(packed[4:8], "little"), MAX_RTF_BYTES)
    kind = int.from_bytes(packed[8:12], "little")
    if kind == _STORED:
        return packed[16 : 16 + size]
    return _unpack(packed, size) if kind == _LZFU else b""


def _unpack(packed: bytes, size: int) -> bytes:
    """LZ77 over a ring of 4096 bytes that begins with what every Rich Text begins with."""
    ring = bytearray(4096)
    ring[: len(_DICTIONARY)] = _DICTIONARY
    write = len(_DICTIONARY)
    out = bytearray()
    at = 16
    while at < len(packed) and len(out) < size:
        control = packed[at]
        at += 1
        for bit in range(8):
            if at >= len(packed):
                break
            if not control >> bit & 1:
                run = packed[at : at + 1]
                at += 1
            else:
                if at + 1 >= len(packed):
                    return bytes(out)
                reference = packed[at] << 8 | packed[at + 1]
                at += 2
                source, length = reference >> 4, (reference & 15) + 2
                if source == write % 4096:
                    return bytes(out[:size])
                run = b""
                for step in range(length):
                    byte = ring[(source + step) % 4096]
                    ring[(write + step) % 4096] = byte
                    run += bytes((byte,))
            for byte in run:
                ring[write % 4096] = byte
                write += 1
            out += run
    return bytes(out[:size])


def read_rtf(rtf: bytes) -> RichText:
    """The HTML or the text of a body in Rich Text."""
    text = clean("".join(rtf_pieces(rtf[:MAX_RTF_BYTES])))
    return RichText(html=text) if holds_html(rtf) else RichText(text=text.strip("\n"))


def holds_html(rtf: bytes) -> bool:
    """Whether it was made from HTML, and holds that."""
    return b"\\fromhtml" in rtf[:2000]


def rtf_pieces(rtf: bytes) -> Iterator[str]:
    """The HTML or the text piece by piece, so that whoever reads a large file may stop; halves of pairs not joined."""
    return _Reader(holds_html(rtf)).read(rtf)


@dataclass(frozen=True, slots=True)
class _State:
    """What holds in a group and ends with it."""

    hidden: bool = False
    fonts: bool = False
    markup: bool = False
    """In an htmltag: its content is HTML, word for word."""
    rtf_only: bool = False
    """Between htmlrtf and htmlrtf0: there for readers that know no HTML."""
    page: int = 0
    skip: int = 1
    """Characters that stand in for one in Unicode, and are passed over behind it."""


class _Reader:
    def __init__(self, from_html: bool) -> None:
        self._from_html = from_html
        self._out: list[str] = []
        self._bytes = b""
        self._state = _State()
        self._stack: list[_State] = []
        self._pages: dict[int, int] = {}
        self._page = 1252
        self._font = 0
        self._passing = 0
        self._starred = False

    def read(self, rtf: bytes) -> Iterator[str]:
        at = tokens = 0
        while token := _TOKEN.match(rtf, at):
            at = token.end()
            kind = token.lastgroup
            if kind == "number":
                kind = "word"
            if kind == "word" and token["word"] == b"bin":
                at += max(0, int(token["number"] or 0))
            elif kind is not None:
                self._take(kind, token)
            tokens += 1
            if tokens % _MOST_TOKENS == 0:
                yield self._taken()
        self._flush()
        yield self._taken()

    def _taken(self) -> str:
        text = "".join(self._out)
        self._out.clear()
        return text

    def _take(self, kind: str, token: re.Match[bytes]) -> None:
        if kind == "brace":
            self._brace(token["brace"])
        elif kind == "word":
            self._word(token["word"], token["number"])
        elif kind == "hex":
            self._raw(bytes.fromhex(token["hex"].decode("ascii")))
        elif kind == "text":
            self._raw(token["text"])
        elif token["symbol"] == b"*":
            self._starred = True
        else:
            self._say(_SYMBOLS.get(token["symbol"], ""))

    def _brace(self, brace: bytes) -> None:
        self._flush()
        self._passing = 0
        self._starred = False
        if brace == b"{":
            self._stack.append(self._state)
        elif self._stack:
            self._state = self._stack.pop()

    def _word(self, word: bytes, number: bytes | None) -> None:
        value = int(number) if number else None
        starred, self._starred = self._starred, False
        state = self._state
        if word == b"u" and value is not None:
            self._flush()
            self._say(_character(value))
            self._passing = state.skip
        elif word in _CHARACTERS:
            if not (self._from_html and not state.markup and word == b"par" and state.rtf_only):
                self._say(_CHARACTERS[word])
        elif word == b"uc":
            self._state = replace(state, skip=value or 0)
        elif word == b"ansicpg" and value:
            self._page = value
        elif word == b"mac":
            self._page = _MAC
        elif word == b"plain":
            self._flush()
            self._state = replace(state, page=0)
        elif word == b"shptxt":  # a text box, in a drawing that older readers are told to ignore
            self._state = replace(state, hidden=False)
        elif word == b"f" and value is not None:
            self._flush()
            self._font = value
            self._state = replace(state, page=self._pages.get(value, 0))
        elif word == b"fcharset" and state.fonts:
            self._pages[self._font] = _CHARSETS.get(value or 0, 0)
        elif word == b"htmltag":
            self._state = replace(state, markup=True, rtf_only=False)
        elif word == b"htmlrtf":
            self._flush()
            self._state = replace(state, rtf_only=value != 0)
        elif word in _HIDDEN or starred:
            self._state = replace(state, hidden=True, fonts=word == b"fonttbl")

    def _raw(self, raw: bytes) -> None:
        if self._passing:
            passed = min(self._passing, len(raw))
            self._passing -= passed
            raw = raw[passed:]
        if not self._unseen():
            self._bytes += raw

    def _say(self, text: str) -> None:
        if not self._unseen():
            self._flush()
            self._out.append(text)

    def _unseen(self) -> bool:
        return self._state.hidden or (self._from_html and self._state.rtf_only)

    def _flush(self) -> None:
        """Decode what was gathered: a character of several bytes may come in several tokens."""
        if self._bytes:
            page = self._state.page or self._page
            self._out.append(decode(self._bytes, "utf-8" if page == 65001 else f"cp{page}").text)
            self._bytes = b""


def _character(value: int) -> str:
    """A Unicode word is a signed 16-bit unit of UTF-16; halves of pairs are put together by `clean`."""
    return chr(value & 0xFFFF) if -0x8000 <= value <= 0xFFFF else ""
