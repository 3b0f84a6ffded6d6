"""Bytes to text: the one place in the program that decodes what people sent.

Real mail names charsets that never existed, names one and uses another, or names none. So a declared charset is
taken as a strong hint: first its superset is tried (mail that says ``gb2312`` holds ``gb18030``), then what its
bytes say by themselves. Nothing here raises, and no result holds a NUL or a lone surrogate.
"""

from __future__ import annotations

import codecs
import re
from functools import lru_cache
from typing import NamedTuple

from oakensearch_gui.mail.detect import detect

# Supersets and names that Python does not know, keyed by the name without punctuation. The WHATWG Encoding
# Standard (section 4.2) has the same supersets, for the same reason: it is what the bytes are.
_ALIASES = {
    "": "",
    "none": "",
    "default": "",
    "unknown": "",
    "unknown8bit": "",
    "8bit": "",
    "xunknown": "",
    "binary": "",
    "xuserdefined": "",
    "ascii": "cp1252",
    "usascii": "cp1252",
    "ansix341968": "cp1252",
    "iso646us": "cp1252",
    "iso88591": "cp1252",
    "latin1": "cp1252",
    "l1": "cp1252",
    "ansi": "cp1252",
    "iso88591windows31latin1": "cp1252",
    "windows31latin1": "cp1252",
    "xansi": "cp1252",
    "iso88596i": "iso8859_6",
    "iso88596e": "iso8859_6",
    "iso88598": "cp1255",
    "iso88598i": "cp1255",
    "iso88598e": "cp1255",
    "logical": "cp1255",
    "visual": "cp1255",
    "iso88599": "cp1254",
    "latin5": "cp1254",
    "iso885911": "cp874",
    "tis620": "cp874",
    "windows874": "cp874",
    "dos874": "cp874",
    "gb2312": "gb18030",
    "gb231280": "gb18030",
    "xgb2312": "gb18030",
    "gbk": "gb18030",
    "xgbk": "gb18030",
    "cp936": "gb18030",
    "windows936": "gb18030",
    "ms936": "gb18030",
    "euccn": "gb18030",
    "xeuccn": "gb18030",
    "gb": "gb18030",
    "gb18030": "gb18030",
    "chinesesimplified": "gb18030",
    "hzgb2312": "hz",
    "big5": "cp950",
    "xbig5": "cp950",
    "cnbig5": "cp950",
    "xxbig5": "cp950",
    "big5eten": "cp950",
    "xmactradchinese": "cp950",
    "windows950": "cp950",
    "euckr": "cp949",
    "ksc56011987": "cp949",
    "ksc56011989": "cp949",
    "ksc5601": "cp949",
    "korean": "cp949",
    "windows949": "cp949",
    "xwindows949": "cp949",
    "uhc": "cp949",
    "shiftjis": "cp932",
    "xsjis": "cp932",
    "sjis": "cp932",
    "windows31j": "cp932",
    "windows932": "cp932",
    "mskanji": "cp932",
    "csshiftjis": "cp932",
    "eucjp": "euc_jp",
    "xeucjp": "euc_jp",
    "xeuc": "euc_jp",
    "ujis": "euc_jp",
    "eucjpms": "euc_jp",
    "cp51932": "euc_jp",
    "iso2022jp": "iso2022_jp",
    "iso2022jpms": "iso2022_jp",
    "csiso2022jp": "iso2022_jp",
    "cp50220": "iso2022_jp",
    "cp50221": "iso2022_jp",
    "cp50222": "iso2022_jp",
    "junet": "iso2022_jp",
    "iso2022cn": "hz",
    "unicode11utf7": "utf_7",
    "unicode11utf8": "utf_8",
    "unicode20utf7": "utf_7",
    "unicode20utf8": "utf_8",
    "unicode": "utf_16",
    "utf": "utf_8",
    "xutf8": "utf_8",
    "utf8mb4": "utf_8",
    "cesu8": "utf_8",
    "koi8": "koi8_r",
    "koi8ru": "koi8_u",
    "cskoi8r": "koi8_r",
    "macintosh": "mac_roman",
    "xmacroman": "mac_roman",
    "xmaccyrillic": "mac_cyrillic",
    "xmacce": "mac_latin2",
}
_NOT_TEXT = frozenset({"idna", "punycode", "unicode-escape", "raw-unicode-escape", "undefined", "mbcs", "oem"})
# Codecs in which plain ASCII bytes do not stand for themselves.
_SEVEN_BIT = frozenset({"utf_7", "hz", "iso2022_jp", "iso2022_kr", "utf_16", "utf_16_le", "utf_16_be", "utf_32"})
_WESTERN = frozenset({"cp1252", "iso8859_15", "iso8859-15", "mac_roman", "mac-roman"})
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
_PUNCTUATION = re.compile(r"[^a-z0-9]+")
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


@lru_cache(maxsize=512)
def codec_of(charset: str) -> str:
    """Python's name of the codec to use for a declared charset; empty for none, unknown and nonsense."""
    for name in _spellings(charset):
        plain = _PUNCTUATION.sub("", name)
        if plain in _ALIASES:
            if _ALIASES[plain] or plain:
                return _ALIASES[plain]
            continue
        try:
            info = codecs.lookup(name)
        except (LookupError, ValueError):
            continue
        if getattr(info, "_is_text_encoding", True) and info.name not in _NOT_TEXT:
            canonical = _PUNCTUATION.sub("", info.name)
            return _ALIASES.get(canonical, info.name.replace("-", "_"))
    return ""


def _spellings(charset: str) -> tuple[str, ...]:
    """What a charset may have been meant to say: itself, then without the rubbish that is found around it."""
    whole = charset.strip(" \t\r\n\"'").lower()
    first = re.split(r"[\s,;\"'*]", whole, maxsplit=1)[0]
    inner = first.removeprefix("charset=").removeprefix("3d").strip("\"'=")
    half = inner[: len(inner) // 2] if inner and inner[: len(inner) // 2] * 2 == inner else ""
    return tuple(name for name in (whole, first, inner, half) if name.isascii() and len(name) < 60)


def _without_nul(text: str) -> str:
    return text.replace("\0", "") if "\0" in text else text


def _strictly(data: bytes, codec: str) -> str | None:
    if codec == "utf_16" and not data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        codec = "utf_16_be" if data[:200:2].count(0) >= data[1:200:2].count(0) else "utf_16_le"
    try:
        return data.decode(codec)
    except (UnicodeError, ValueError):
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
    if found and found != "cp1252":
        text = _strictly(data, found)
        if text is not None:
            return Decoded(clean(text), sound=False)
    return Decoded(_without_nul(_cp1252(data)))


def _cp1252(data: bytes) -> str:
    try:
        return data.decode("cp1252")
    except UnicodeDecodeError:
        # Five bytes have no meaning there; as in the WHATWG standard they stand for the C1 control of that value.
        return data.translate(_C1_TO_SPARE).decode("cp1252").translate(_SPARE_TO_C1)


# A round-trip for the five undefined bytes: through ASCII controls that mail does not use.
_UNDEFINED = b"\x81\x8d\x8f\x90\x9d"
_SPARES = b"\x01\x02\x03\x04\x05"
_C1_TO_SPARE = bytes.maketrans(_UNDEFINED, _SPARES)
_SPARE_TO_C1 = str.maketrans(dict(zip(_SPARES, (chr(byte) for byte in _UNDEFINED), strict=True)))


def _by_escape(data: bytes) -> str | None:
    if b"\x1b" not in data:
        return None
    for escape, codec in _ESCAPES:
        if escape in data:
            return _strictly(data, codec) or _iso2022_jp_as_microsoft(data)
    return None


def _repaired(data: bytes, codec: str) -> str:
    """The text of bytes that are not what was declared: something else that fits, or the declared with holes."""
    if codec in {"iso2022_jp", "euc_jp"}:
        by_escapes = codec == "iso2022_jp" and data.isascii()
        text = _iso2022_jp_as_microsoft(data) if by_escapes else _euc_jp_as_microsoft(data)
        if text is not None:
            return text
    for other in ("utf_8", *_RELATIVES.get(codec, ())):
        text = _strictly(data, other) if codec != other else None
        if text is not None:
            return text
    escaped = _by_escape(data)
    if escaped is not None:
        return escaped
    sample = data[:_LOOKED_AT].decode(codec, "replace")
    if sample.count("\ufffd") <= _HARDLY_DAMAGED * len(sample) + 1:
        return data.decode(codec, "replace")
    found = detect(data)
    other_text = _strictly(data, found) if found else None
    return data.decode(codec, "replace") if other_text is None else other_text


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
    found = detect(data)
    text = _strictly(data, found) if found else None
    if text is not None:
        return text
    sample = data[:_LOOKED_AT].decode(found or "utf_8", "replace")
    holes = sample.count("\ufffd")
    readable = sum(character > "\x7f" for character in sample) - holes
    return data.decode(found or "utf_8", "replace") if holes * _FEW_HOLES <= readable else _cp1252(data)


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
