"""Bytes to text: the one place in the program that decodes what people sent.

Real mail names charsets that never existed, names one and uses another, or names none. So a declared charset is
taken as a strong hint: first its superset is tried (mail that says ``gb2312`` holds ``gb18030``), then what its
bytes say by themselves. Nothing here raises, and no result holds a NUL or a lone surrogate.
"""

from __future__ import annotations

import codecs
import re
from typing import NamedTuple

from oakensearch_gui.mail.charset_names import codec_of
from oakensearch_gui.mail.detect import detect

# Codecs in which plain ASCII bytes do not stand for themselves.
_SEVEN_BIT = frozenset({"utf_7", "hz", "iso2022_jp", "iso2022_kr", "utf_16", "utf_16_le", "utf_16_be", "utf_32"})
_RELATIVES = {
    "iso2022_jp": ("euc_jp", "cp932"),
    "euc_jp": ("cp932",),
    "cp932": ("euc_jp",),
    "gb18030": ("cp950", "cp949"),
    "cp950": ("big5hkscs", "gb18030"),
    "cp949": ("johab",),
    "hz": ("gb18030",),
    "iso2022_kr": ("cp949",),
}
_ESCAPES = (
    (b"\x1b$)C", "iso2022_kr"),
    (b"\x1b$B", "iso2022_jp"),
    (b"\x1b$@", "iso2022_jp"),
    (b"\x1b(J", "iso2022_jp"),
    (b"\x1b(I", "iso2022_jp"),
)
_UTF16_BOMS = ((codecs.BOM_UTF8, "utf_8"), (codecs.BOM_UTF16_LE, "utf_16_le"), (codecs.BOM_UTF16_BE, "utf_16_be"))
_SURROGATE = re.compile("[\ud800-\udfff]")
_FEW_HOLES = 5
"""Readable characters beyond ASCII for each unreadable one that make damaged text of a charset."""
_LOOKED_AT = 20_000
"""Bytes of damaged data that are tried before all of it is."""
_HARDLY_DAMAGED = 0.03
"""Share of unreadable characters up to which a declared multi-byte charset is believed all the same."""


class Decoded(NamedTuple):
    """A text, and whether it is what was declared (`sound`) or a guess or a repair."""

    text: str
    sound: bool = True


def decode(data: bytes, charset: str = "", hint: str = "") -> Decoded:
    """The text of `data`, declared to be in `charset` (empty: not declared); `hint` is what its neighbours use."""
    codec = codec_of(charset)
    if data.isascii() and b"\x1b" not in data and codec not in _SEVEN_BIT:
        return Decoded(_without_nul(data.decode("ascii")))
    for bom, encoding in _UTF16_BOMS:
        if data.startswith(bom):
            return Decoded(clean(data[len(bom) :].decode(encoding, "replace")))
    if codec == "cp1252" and (b"\x1b" in data or not data.isascii()):
        return _decode_western(data)
    if codec:
        text = _strictly(data, codec)
        if text is not None:
            return Decoded(clean(text))
        return Decoded(clean(_repaired(data, codec)), sound=False)
    return Decoded(clean(_guessed(data, codec_of(hint))), sound=charset == "" and data.isascii())


def clean(text: str) -> str:
    """`text` without NULs, its surrogate pairs joined and its lone surrogates replaced."""
    text = _without_nul(text)
    if text.isascii() or not _SURROGATE.search(text):
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def _without_nul(text: str) -> str:
    return text.replace("\0", "") if "\0" in text else text


def _strictly(data: bytes, codec: str) -> str | None:
    if codec == "utf_16" and not data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        codec = "utf_16_be" if data[:200:2].count(0) >= data[1:200:2].count(0) else "utf_16_le"
    try:
        return data.decode(codec)
    except (UnicodeError, ValueError):
        return _with_surrogates(data) if codec == "utf_8" and b"\xed" in data else None


def _with_surrogates(data: bytes) -> str | None:
    """CESU-8: characters beyond the first 65,536 as two encoded halves, which `clean` joins."""
    try:
        return data.decode("utf_8", "surrogatepass")
    except UnicodeError:
        return None


def _decode_western(data: bytes) -> Decoded:
    """ASCII, Latin-1 and Windows-1252 are what mailers say when they do not know: UTF-8 shows by itself."""
    escaped = _by_escape(data)
    if escaped is not None:
        return Decoded(escaped, sound=False)
    text = _strictly(data, "utf_8")
    if text is not None:
        return Decoded(clean(text), sound=False)
    found = detect(data)
    text = _as_detected(data, found)
    if text is not None:
        return Decoded(clean(text), sound=False)
    return Decoded(_without_nul(_cp1252(data)))


def _as_detected(data: bytes, found: str) -> str | None:
    """The text in the charset that was found out, with holes if few; else UTF-8 if most of it is; None for Western."""
    found = "" if found == "cp1252" else found
    if found:
        text = _strictly(data, found)
        if text is not None:
            return text
    for codec in (found, "utf_8"):
        if codec:
            readable, holes = _readable(data, codec)
            if holes * (_FEW_HOLES if codec == found else 1) <= readable:
                return _with_holes(data, codec)
    return None


def _readable(data: bytes, codec: str) -> tuple[int, int]:
    """How many characters beyond ASCII the beginning has in that charset, and how many that are none."""
    sample = data[:_LOOKED_AT].decode(codec, "replace")
    holes = sample.count("\ufffd")
    return len(sample) - len(sample.encode("ascii", "ignore")) - holes, holes


def _with_holes(data: bytes, codec: str) -> str:
    """The text with U+FFFD for what is no character; in UTF-8, single letters of Windows-1252 are read as these."""
    text = data.decode(codec, "replace")
    return data.decode(codec, _STRAY) if codec == "utf_8" and text.count("\ufffd") <= _MOST_STRAYS else text


def _read_stray(error: UnicodeError) -> tuple[str, int]:
    """Bytes that are no UTF-8: a few between ASCII ones were pasted or appended in Windows-1252 (a list's footer)."""
    if not isinstance(error, UnicodeDecodeError):
        raise error
    data, start = error.object, error.start
    end = start
    while end < len(data) and data[end] > 0x7F and end - start <= _LONGEST_STRAY:
        end += 1
    alone = end < len(data) and end - start <= _LONGEST_STRAY and (start == 0 or data[start - 1] < 0x80)
    return (data[start:end].decode("cp1252", "replace"), end) if alone else ("\ufffd", error.end)


_STRAY = "oakensearch-stray"
_MOST_STRAYS = 2000
"""More are no strays but another charset, and reading them one by one would take long."""
_LONGEST_STRAY = 3
codecs.register_error(_STRAY, _read_stray)


def _cp1252(data: bytes) -> str:
    return codecs.charmap_decode(data, "strict", _CP1252)[0]


# Five bytes have no meaning there; as in the WHATWG standard they stand for the C1 control of that value.
_UNDEFINED = b"\x81\x8d\x8f\x90\x9d"
_CP1252 = "".join(chr(byte) if byte in _UNDEFINED else bytes((byte,)).decode("cp1252") for byte in range(256))


def _by_escape(data: bytes) -> str | None:
    if b"\x1b" not in data:
        return None
    for escape, codec in _ESCAPES:
        if escape in data:
            return _strictly(data, codec) or _iso2022_jp_as_microsoft(data)
    return None


def _repaired(data: bytes, codec: str) -> str:
    """The text of bytes that are not what was declared: something else that fits, or the declared with holes."""
    if not data.isascii():
        text = _strictly(data, "utf_8")
        if text is not None:
            return text
    if codec in {"iso2022_jp", "euc_jp"}:
        by_escapes = codec == "iso2022_jp" and data.isascii()
        text = _iso2022_jp_as_microsoft(data) if by_escapes else _euc_jp_as_microsoft(data)
        if text is not None:
            return text
    for other in _RELATIVES.get(codec, ()):
        text = _strictly(data, other)
        if text is not None:
            return text
    escaped = _by_escape(data)
    if escaped is not None:
        return escaped
    sample = data[:_LOOKED_AT].decode(codec, "replace")
    if sample.count("\ufffd") <= _HARDLY_DAMAGED * len(sample) + 1:
        return _with_holes(data, codec)
    found = detect(data)
    if codec == "utf_8" and found == "cp1252" and _readable(data, codec)[0]:
        found = ""  # lone letters: as likely the rest of damaged characters
    other_text = _strictly(data, found) if found else None
    return _with_holes(data, codec) if other_text is None else other_text


def _guessed(data: bytes, hint: str) -> str:
    escaped = _by_escape(data)
    if escaped is not None:
        return escaped
    if data.isascii():
        return data.decode("ascii")
    for codec in ("utf_8", hint if hint != "cp1252" else ""):
        text = _strictly(data, codec) if codec else None
        if text is not None:
            return text
    text = _as_detected(data, detect(data))
    return _cp1252(data) if text is None else text


def _iso2022_jp_as_microsoft(data: bytes) -> str | None:
    """ISO-2022-JP with the characters that Microsoft and NEC added (row 13: ①, ㈱, №), which Python lacks."""
    out = []
    for piece in re.split(rb"(?=\x1b)", data):
        if piece.startswith((b"\x1b$B", b"\x1b$@")):
            out.append(_jis_to_cp932(piece[3:]))
        elif piece.startswith((b"\x1b(B", b"\x1b(J")):
            out.append(piece[3:])
        elif piece.startswith(b"\x1b(I"):
            out.append(bytes(byte | 0x80 if 0x21 <= byte <= 0x5F else byte for byte in piece[3:]))
        else:
            out.append(piece)
    return _strictly(b"".join(out), "cp932")


def _euc_jp_as_microsoft(data: bytes) -> str | None:
    return _strictly(re.sub(rb"(?:[\xa1-\xfe]{2})+", lambda found: _jis_to_cp932(found[0]), data), "cp932")


def _jis_to_cp932(pairs: bytes) -> bytes:
    """JIS X 0208 pairs (the high bit is ignored) as Shift_JIS: JIS X 0208:1997, appendix 1."""
    out = bytearray()
    position = 0
    while position < len(pairs):
        first = pairs[position] & 0x7F
        if first <= 0x20 or position + 1 >= len(pairs):
            out.append(pairs[position])
            position += 1
            continue
        second = pairs[position + 1] & 0x7F
        out.append(((first - 0x21) >> 1) + (0x81 if first <= 0x5E else 0xC1))
        if first & 1:
            out.append(second + (0x1F if second <= 0x5F else 0x20))
        else:
            out.append(second + 0x7E)
        position += 2
    return bytes(out)
