"""Which charset undeclared bytes are in, told from the bytes alone.

The East Asian charsets place their everyday characters in known rows, so counting pairs in these rows tells them
apart after a few words (the idea of Li and Momoi, "A composite approach to language/encoding detection", 2001).
Cyrillic, Greek and Thai show by where their letters lie. What is left goes to charset-normalizer, on a bounded sample.
"""

from __future__ import annotations

import re
from typing import NamedTuple

_SAMPLE = 4_096
"""Bytes looked at by the counting rules."""
_SAMPLE_FOR_NORMALIZER = 1_024
_FEWEST = 2
"""Fewer high bytes than this tell nothing."""
_TOLERATED = 0.02
"""Share of illegal pairs that damage may account for."""

# Codec, all its legal pairs, and those of its everyday characters.
_EUC_JP = (rb"[\xa1-\xfe]{2}|\x8e[\xa1-\xdf]|\x8f[\xa1-\xfe]{2}", rb"[\xa4\xa5][\xa1-\xf6]|\xa1[\xa2\xa3\xbc]")
_SHIFT_JIS = (
    rb"[\x81-\x9f\xe0-\xfc][\x40-\x7e\x80-\xfc]|[\xa1-\xdf]",
    rb"\x82[\x9f-\xf1]|\x83[\x40-\x96]|\x81[\x41\x42\x5b]",
)
_GB = (rb"[\x81-\xfe][\x40-\x7e\x80-\xfe]", rb"[\xb0-\xd7][\xa1-\xfe]|\xa3[\xac\xa1\xba\xbb\xbf]|\xa1[\xa2\xa3]")
_BIG5 = (rb"[\x81-\xfe][\x40-\x7e\xa1-\xfe]", rb"[\xa4-\xc6][\x40-\x7e\xa1-\xfe]|\xa1[\x40-\x4f]")
_EUC_KR = (rb"[\x81-\xfe][\x41-\x5a\x61-\x7a\x81-\xfe]", rb"[\xb0-\xc8][\xa1-\xfe]")


class _Pairs(NamedTuple):
    """Finds the pairs of one charset. Of `each`, group 1 is an everyday pair, 2 another legal one, 3 neither."""

    everyday: re.Pattern[bytes]
    each: re.Pattern[bytes]


def _counter(legal_and_usual: tuple[bytes, bytes]) -> _Pairs:
    legal, usual = legal_and_usual
    return _Pairs(re.compile(usual), re.compile(b"(" + usual + b")|(" + legal + b")|([\x80-\xff])"))


# Japanese alternates between kana (the everyday pairs) and kanji: a quarter of kana settles it. The others must
# have most of their characters among the everyday ones. The everyday rows of Korean lie within those of GB, and
# Chinese never keeps to them, so Korean is asked first.
_JAPANESE = (("euc_jp", _counter(_EUC_JP)), ("cp932", _counter(_SHIFT_JIS)))
_KOREAN = _counter(_EUC_KR)
_CHINESE = (("gb18030", _counter(_GB)), ("cp950", _counter(_BIG5)))
_ENOUGH_KANA = 0.25
_ENOUGH_EVERYDAY = 0.6
_NEARLY_ALL = 0.85

_ASCII = bytes(range(128))
_KOI8_WORD = re.compile(rb"(?<![\x80-\xff])[\xc0-\xff][\xc0-\xdf\xa3]+(?![\x80-\xff])")
_CP1251_WORD = re.compile(rb"(?<![\x80-\xff])[\xc0-\xff][\xe0-\xff\xb8]+(?![\x80-\xff])")
# Groups: the letter that follows one.
_FINAL_FORM = re.compile(rb"[\xea\xed\xef\xf3\xf5]([\xe0-\xfa]?)")
_NEVER_HEBREW = re.compile(rb"[\xb8\xc0-\xdf\xfb\xfc\xff]")
_RUN = re.compile(rb"[\x80-\x9f\xa1-\xff]{3,}")
_THAI_RUN = re.compile(rb"[\xa1-\xda\xdf-\xfb]{6,}")
# Two vowel signs in a row, or one where no consonant is before it.
_NEVER_THAI = re.compile(rb"[\xd1\xd3-\xda][\xd1\xd3-\xda]|[\xe0-\xe4][\xd1\xd3-\xda\xe1-\xe4\xe7-\xee]")
_THAI_SIGN = re.compile(rb"[\xa1-\xce][\xd1\xd4-\xd9\xe7-\xec]")
_MOST_OF_IT = 0.7
_ENOUGH_LETTERS = 4
_ENOUGH_SIGNS = 0.12
_ENOUGH_FOR_NORMALIZER = 12
_NOT_LATIN = ["cp1251", "koi8_r", "cp866", "mac_cyrillic", "cp1253", "iso8859_7", "cp1255", "cp1256", "iso8859_6"]
"""What charset-normalizer is asked about: among the Latin charsets its answer is as good as a guess."""


def detect(data: bytes) -> str:
    """Python's name of the charset that `data` is most likely in, or "" when nothing tells; never raises."""
    sample = _sample(data)
    high = len(sample.translate(None, _ASCII))
    if high < _FEWEST:
        return ""
    return _cyrillic(sample, high) or _east_asian(sample, high) or _western_or_other(sample, high)


def _sample(data: bytes) -> bytes:
    """A bounded piece that begins shortly before the first high byte."""
    if len(data) <= _SAMPLE:
        return data
    first = re.search(rb"[\x80-\xff]", data)
    start = max(0, first.start() - 64) if first else 0
    return data[start : start + _SAMPLE]


def _east_asian(sample: bytes, high: int) -> str:
    kana, codec = max((_share(pairs, sample), codec) for codec, pairs in _JAPANESE)
    if kana >= _ENOUGH_KANA:
        return codec
    if _is_thai(sample, high):
        return "cp874"
    if _share(_KOREAN, sample) >= _NEARLY_ALL:
        return "cp949"
    everyday, codec = max((_share(pairs, sample), codec) for codec, pairs in _CHINESE)
    return codec if everyday >= _ENOUGH_EVERYDAY else ""


def _share(pairs: _Pairs, sample: bytes) -> float:
    """The share of everyday pairs among all characters beyond ASCII; 0 when too many of these are illegal."""
    if len(pairs.everyday.findall(sample)) < _FEWEST:
        return 0.0  # of Western text, the most of what comes here, without a look at each character
    counts = [0, 0, 0, 0]
    for found in pairs.each.finditer(sample):
        counts[found.lastindex or 0] += 1
    _, usual, legal, broken = counts
    total = usual + legal + broken
    if usual < _FEWEST or broken > _TOLERATED * total + (len(sample) == _SAMPLE):
        return 0.0
    return usual / total


def _cyrillic(sample: bytes, high: int) -> str:
    """Alphabets whose letters lie together: a word is one run of lower-case letters behind at most one capital."""
    if high < _ENOUGH_LETTERS:
        return ""
    koi8, cp1251 = (sum(map(len, words.findall(sample))) for words in (_KOI8_WORD, _CP1251_WORD))
    if max(koi8, cp1251) >= _MOST_OF_IT * high:
        if koi8 > cp1251:
            return "koi8_r"
        return "cp1255" if _is_hebrew(sample) else "cp1251"
    return ""


def _is_hebrew(sample: bytes) -> bool:
    """Whether small letters of Cyrillic are Hebrew: its final forms end words, where Russian has some within them."""
    followed_by = _FINAL_FORM.findall(sample)
    return len(followed_by) >= _FEWEST and not any(followed_by) and not _NEVER_HEBREW.search(sample)


def _is_thai(sample: bytes, high: int) -> bool:
    if len(_NEVER_THAI.findall(sample)) > _TOLERATED * high:
        return False
    letters = sum(map(len, _THAI_RUN.findall(sample)))
    return letters >= _NEARLY_ALL * high and len(_THAI_SIGN.findall(sample)) >= _ENOUGH_SIGNS * high


def _western_or_other(sample: bytes, high: int) -> str:
    """Lone letters among ASCII ones are Western; runs of them go to charset-normalizer."""
    in_runs = sum(map(len, _RUN.findall(sample)))
    if in_runs < high / 2:
        return "cp1252"
    if high < _ENOUGH_FOR_NORMALIZER:
        return ""
    from charset_normalizer import from_bytes  # takes longer to load than our whole reader, and is rarely asked

    best = from_bytes(sample[:_SAMPLE_FOR_NORMALIZER], cp_isolation=_NOT_LATIN).best()
    return best.encoding if best is not None else ""
