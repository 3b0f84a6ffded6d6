"""What a declared charset means: the name of Python's codec for it, or for the superset that people really use.

The WHATWG Encoding Standard (section 4.2) has the same supersets, for the same reason: it is what the bytes are. Names
that nobody registered are read by what they are made of: ``win-1251``, ``x-cp1251``, ``windows-1251http-equiv``.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable
from functools import lru_cache

# Keyed by the name without punctuation; an empty value says that the name tells nothing.
_ALIASES = {
    **dict.fromkeys(
        "none default unknown unknown8bit 8bit 7bit xunknown binary xuserdefined userdefined autodetect auto".split(),
        "",
    ),
    **dict.fromkeys(
        "ascii usascii asciius ansix341968 ansix341986 iso646us iso88591 iso8859l latin1 l1 windows31latin1 ansi"
        " xansi".split(),
        "cp1252",
    ),
    "iso88596i": "iso8859_6",
    "iso88596e": "iso8859_6",
    **dict.fromkeys("iso88598 iso88598i iso88598e logical visual".split(), "cp1255"),
    **dict.fromkeys("iso88599 latin5".split(), "cp1254"),
    **dict.fromkeys("iso885911 thai".split(), "cp874"),
    **dict.fromkeys("euccn xeuccn gb chinesesimplified chinese".split(), "gb18030"),
    **dict.fromkeys("hzgb2312 iso2022cn".split(), "hz"),
    **dict.fromkeys("xmactradchinese chinesetraditional".split(), "cp950"),
    **dict.fromkeys("euckr korean uhc xmackorean".split(), "cp949"),
    **dict.fromkeys("mskanji xmacjapanese".split(), "cp932"),
    **dict.fromkeys("xeuc euc ujis eucjp japanese".split(), "euc_jp"),
    **dict.fromkeys("iso2022jp junet".split(), "iso2022_jp"),
    **dict.fromkeys("unicode ucs2 iso10646ucs2".split(), "utf_16"),
    **dict.fromkeys("utf cesu8 utf8mb4 utf8mb3".split(), "utf_8"),
    **dict.fromkeys("koi8 koi8r".split(), "koi8_r"),
    **dict.fromkeys("koi8u koi8ru".split(), "koi8_u"),
    **dict.fromkeys("mac macintosh xmacroman".split(), "mac_roman"),
    "xmacsimpchinese": "gb18030",
    "xmacthai": "cp874",
    "xmachebrew": "cp1255",
    "xmaccyrillic": "mac_cyrillic",
    "xmacgreek": "mac_greek",
    "xmacturkish": "mac_turkish",
    "xmacromanian": "mac_romanian",
    "xmacce": "mac_latin2",
}
_NOT_TEXT = frozenset({"idna", "punycode", "unicode-escape", "raw-unicode-escape", "undefined", "mbcs", "oem"})
_PAGES = {
    874: "cp874", 932: "cp932", 936: "gb18030", 943: "cp932", 949: "cp949", 950: "cp950", 1200: "utf_16_le",
    1201: "utf_16_be", 1361: "johab", 10000: "mac_roman", 12000: "utf_32_le", 12001: "utf_32_be", 20127: "cp1252",
    20866: "koi8_r", 20932: "euc_jp", 20936: "gb18030", 21866: "koi8_u", 50220: "iso2022_jp", 50221: "iso2022_jp",
    50222: "iso2022_jp", 50225: "iso2022_kr", 51932: "euc_jp", 51936: "gb18030", 51949: "cp949", 51950: "cp950",
    52936: "hz", 54936: "gb18030", 65000: "utf_7", 65001: "utf_8",
}  # fmt: skip
"""Windows' code pages whose codec has another number than they."""
_LATIN = {1: 1, 2: 2, 3: 3, 4: 4, 5: 9, 6: 10, 7: 13, 8: 14, 9: 15, 10: 16}
"""The part of ISO 8859 that is Latin-N."""
_SUPERSETS = {1: "cp1252", 8: "cp1255", 9: "cp1254", 11: "cp874"}
"""Codecs for the parts of ISO 8859 that mail declares and goes beyond."""
_NO_SUCH_PART = 12


def _page(number: str) -> str:
    value = int(number)
    if 28591 <= value <= 28606:
        return _part(str(value - 28590))
    return _PAGES.get(value) or _known(f"cp{value}")


def _part(number: str) -> str:
    value = int(number)
    return _SUPERSETS.get(value) or (_known(f"iso8859_{value}") if 1 <= value <= 16 and value != _NO_SUCH_PART else "")


def _unicode_form(form: str) -> str:
    return re.sub(r"[-_ ]?([bl]e)$", r"_\1", f"utf_{form}")


# Tried in this order on a name that is none that is known; the first group that matched is what the reading is told.
_READINGS: tuple[tuple[re.Pattern[str], Callable[[str], str]], ...] = (
    (re.compile(r"utf[-_ ]?(8|7|(?:16|32)(?:[-_ ]?[lb]e)?)"), _unicode_form),
    (re.compile(r"8859[-_ ]?(1[0-6]|[1-9])(?!\d)"), _part),
    (re.compile(r"(?:windows|win|cp|ibm|dos|codepage|page|ms|ansi|oem|ccsid)[-_ ]?(?:cp)?[-_ ]?(\d{3,5})"), _page),
    (re.compile(r"^(\d{3,5})$"), _page),
    (re.compile(r"^(?:cs|x)?[-_ ]?(?:iso)?[-_ ]?latin[-_ ]?(10|[1-9])"), lambda n: _part(str(_LATIN[int(n)]))),
    (re.compile(r"koi[-_ ]?8[-_ ]?r?(u|)"), lambda which: "koi8_u" if which else "koi8_r"),
    (re.compile(r"(gbk|gb[-_ ]?2312|gb[-_ ]?18030)"), lambda _: "gb18030"),
    (re.compile(r"big[-_ ]?5[-_ ]?(hkscs|)"), lambda which: "big5hkscs" if which else "cp950"),
    (re.compile(r"(euc[-_ ]?kr|ks[-_ ]?c|ksc?[-_ ]?x?1001)"), lambda _: "cp949"),
    (re.compile(r"(shift[-_ ]?jis|sjis|windows[-_ ]?31j)"), lambda _: "cp932"),
    (re.compile(r"(euc[-_ ]?jp)"), lambda _: "euc_jp"),
    (re.compile(r"(2022[-_ ]?jp)"), lambda _: "iso2022_jp"),
    (re.compile(r"(2022[-_ ]?kr)"), lambda _: "iso2022_kr"),
    (re.compile(r"(tis[-_ ]?620)"), lambda _: "cp874"),
    (re.compile(r"(us[-_ ]?ascii)"), lambda _: "cp1252"),
)


@lru_cache(maxsize=512)
def codec_of(charset: str) -> str:
    """Python's name of the codec to use for a declared charset; empty for none, unknown and nonsense."""
    spellings = _spellings(charset)
    for name in spellings:
        plain = _PUNCTUATION.sub("", name)
        if plain in _ALIASES:
            return _ALIASES[plain]
        found = _known(name)
        if found:
            canonical = _PUNCTUATION.sub("", found)
            return _ALIASES.get(canonical) or _by_parts(found) or found
    for name in spellings:
        found = _by_parts(name)
        if found:
            return found
    return ""


_PUNCTUATION = re.compile(r"[^a-z0-9]+")
_EXACT = re.compile(r"iso2022_jp_\w+|big5hkscs|johab|hz|iso2022_kr|shift_jis\w+|utf_(?:16|32)_[bl]e")
"""Codecs that Python has and that a reading by parts would take for a lesser one."""


def _by_parts(name: str) -> str:
    if _EXACT.fullmatch(name):
        return name
    for pattern, reading in _READINGS:
        found = pattern.search(name)
        if found:
            return reading(found[1])
    return ""


def _known(name: str) -> str:
    """Python's own name for the charset, if it has one and it is one of text."""
    try:
        info = codecs.lookup(name)
    except (LookupError, ValueError):
        return ""
    if not getattr(info, "_is_text_encoding", True) or info.name in _NOT_TEXT:
        return ""
    return info.name.replace("-", "_")


def _spellings(charset: str) -> tuple[str, ...]:
    """What a charset may have been meant to say: itself, then without the rubbish that is found around it."""
    whole = charset.strip(" \t\r\n\"'").lower()
    first = re.split(r"[\s,;\"'*]", whole, maxsplit=1)[0]
    inner = first.removeprefix("charset=").removeprefix("3d").strip("\"'=")
    half = inner[: len(inner) // 2] if inner and inner[: len(inner) // 2] * 2 == inner else ""
    return tuple(name for name in (whole, first, inner, half) if name and name.isascii() and len(name) < 60)
