"""Text as the full-text index sees it: one spelling for what people type in many, in every script.

The index keeps FTS5's own tokenizer (fast, in C) and is given text that was folded here first: compatibility
forms (NFKC), case, accents, ligatures and letters with strokes become plain letters; scripts that are written
without spaces become overlapping pairs of characters; an emoji becomes a word of its own. ASCII text, the bulk
of all mail, passes through as it is. What a person types is folded the same way, so both meet.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

VERSION = 2
"""Part of the index's identity: raise it when folding changes, and every index is rebuilt."""

TOKENIZER = "unicode61 remove_diacritics 0 categories 'L* N* Co M*'"
"""What FTS5 does with folded text: lower case, split at everything but letters, numbers and marks."""

_STROKES = {
    "ł": "l", "đ": "d", "ø": "o", "æ": "ae", "œ": "oe", "ı": "i", "þ": "th", "ð": "d", "ħ": "h", "ŧ": "t", "ŋ": "n",
    "ĸ": "k", "ſ": "s", "ƒ": "f", "ǝ": "e", "ə": "e", "ɓ": "b", "ƙ": "k", "ɗ": "d",
    "أ": "ا", "إ": "ا", "آ": "ا", "ٱ": "ا", "ى": "ي", "ک": "ك", "ی": "ي", "ة": "ه",
}  # fmt: skip
_DROPPED = re.compile("[\u00ad\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff\U0001f3fb-\U0001f3ff\U000e0000-\U000e007f]")  # fmt: skip # noqa: E501
"""Soft hyphens, vowel points, joiners and direction marks: invisible, and rarely typed by someone who searches."""

_UNSPACED = (
    "\u0e01-\u0e4e\u0e80-\u0edf\u1000-\u109f\u1780-\u17d3\u3005-\u3007\u3041-\u3096\u309d-\u309f\u30a1-\u30fa"
    "\u30fc-\u30ff\u3105-\u312f\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff"
)
"""Thai, Lao, Burmese, Khmer, Japanese, Chinese, and Korean (whose words carry their particles)."""

_UNSPACED_RUN = re.compile(f"[{_UNSPACED}]+")
MARKS = "\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0900-\u0903\u093a-\u094f\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u3099\u309a"  # noqa: E501
"""Marks that belong to the word they stand in; for a set in a regular expression."""
_JOINERS = "\u00ad\u200c\u200d\u2060\ufe0f"
_EMOJI = "\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff"
_DOTNET = r"(?<![^\W_])\.[Nn][Ee][Tt](?![^\W_])"
_WORD = re.compile(f"[{_EMOJI}]|{_DOTNET}|(?:[^\\W_]|[{MARKS}{_JOINERS}])+(?:(?:\\+\\+|#)(?![^\\W\\d_]))?")
# Each begins with what it looks for, so that the search is fast; what stands before is looked at afterwards.
_SYMBOLIC = re.compile(
    r"\+\+(?<=[A-Za-z]\+\+)(?<![^\W_][A-Za-z]\+\+)(?![^\W\d_])|#(?<=[A-Za-z]#)(?<![^\W_][A-Za-z]#)(?![^\W\d_])"
    r"|\.[Nn][Ee][Tt](?<![^\W_]\.[Nn][Ee][Tt])(?![^\W_])"
)
_SYMBOLS = {"++": "plusplus ", "#": "sharp "}
SYMBOL_WORDS = ("plusplus", "sharp", "dotnet")
"""How the terms end that stand for signs."""


class _Folding(dict[int, str]):
    """What each character becomes; worked out when it is first met."""

    def __missing__(self, code: int) -> str:
        folded = self[code] = _fold_character(chr(code))
        return folded


def _fold_character(character: str) -> str:
    if _DROPPED.match(character):
        return ""
    if re.match(f"[{_EMOJI}]", character):
        return f" emoji{ord(character):x} "
    lowered = character.casefold()
    if re.match(f"[{_UNSPACED}]", character):
        return lowered
    if not character.isascii() and unicodedata.category(character)[0] not in "LNM":
        return " "
    lowered = _STROKES.get(lowered, lowered)
    plain = "".join(one for one in unicodedata.normalize("NFD", lowered) if not "\u0300" <= one <= "\u036f")
    return "".join(_STROKES.get(one, one) for one in plain)


_FOLDING = _Folding()


_BEYOND_ASCII = re.compile(r"[\x00-\x7f]?[^\x00-\x7f]+")
"""With the letter before, which a combining mark may belong to."""


def fold(text: str) -> str:
    """`text` as it goes into the full-text index."""
    text = _named_symbols(text)
    return text if text.isascii() else _BEYOND_ASCII.sub(_folded_run, text)


def _folded_run(match: re.Match[str]) -> str:
    return _fold_run(match[0]) if match.end() - match.start() < _SHORT_RUN else _fold_run.__wrapped__(match[0])


_SHORT_RUN = 24


@lru_cache(maxsize=20_000)
def _fold_run(run: str) -> str:
    return _UNSPACED_RUN.sub(_pairs, unicodedata.normalize("NFKC", run).translate(_FOLDING))


def is_unspaced(term: str) -> bool:
    """Whether a term comes from a script that is written without spaces (a pair of its characters)."""
    return _UNSPACED_RUN.match(term) is not None


def _named_symbols(text: str) -> str:
    if "++" in text or "#" in text or ".net" in text or ".NET" in text or ".Net" in text:
        return _SYMBOLIC.sub(_symbol_word, text)
    return text


def _symbol_word(match: re.Match[str]) -> str:
    """``C++``, ``C#`` and ``.NET`` are words, not the letter C or the end of an address."""
    return _SYMBOLS.get(match[0], "dotnet ")


def _pairs(match: re.Match[str]) -> str:
    """Overlapping pairs, then the last character alone, so that each character begins some term."""
    run = match[0]
    return " ".join(("", *(run[i : i + 2] for i in range(len(run))), ""))


@dataclass(frozen=True, slots=True)
class Phrase:
    """Terms that must follow each other. A `prefix` phrase's last term may go on (it is the start of a word)."""

    terms: tuple[str, ...]
    prefix: bool = False


_TERM = re.compile(r"(?:[0-9A-Za-z]|[^\x00-\x7f\s])+")
"""A term in folded text, of whose characters beyond ASCII only letters, numbers and marks are left."""


def phrases(text: str) -> tuple[Phrase, ...]:
    """What a person typed, as phrases of index terms; more than one where scripts change (``iPhoneを買う``)."""
    found: list[Phrase] = []
    plain: list[str] = []

    def flush() -> None:
        if plain:
            found.append(Phrase(tuple(plain)))
            plain.clear()

    for word in _words(text):
        for piece in re.findall(f"[{_UNSPACED}]+|[^{_UNSPACED}]+", word):
            if not _UNSPACED_RUN.match(piece):
                plain.append(piece)
                continue
            flush()
            pairs = tuple(piece[i : i + 2] for i in range(len(piece) - 1))
            found.append(Phrase(pairs) if pairs else Phrase((piece,), prefix=True))
    flush()
    return tuple(found)


def _words(text: str) -> list[str]:
    """Folded words, their unspaced runs still whole."""
    text = _named_symbols(text)
    folded = unicodedata.normalize("NFKC", text).translate(_FOLDING).casefold()
    return _TERM.findall(folded)


@dataclass(frozen=True, slots=True)
class Token:
    """A term of a text and where it stands in the text as written: text[start:end]."""

    term: str
    start: int
    end: int


def tokens(text: str) -> Iterator[Token]:
    """The terms of `text` in order, as the index has them, each with its place: for marking what matched."""
    for match in _WORD.finditer(text):
        start, word = match.start(), match[0]
        if word.isascii():
            # "C#" is a word only with nothing behind it; elsewhere the sign belongs to no word.
            yield Token(fold(word).strip(" +#").lower(), start, match.end())
            continue
        at = 0
        for run in re.finditer(f"[{_UNSPACED}]+|[^{_UNSPACED}]+", word):
            at = run.start()
            yield from _run_tokens(run[0], start + at)


def _run_tokens(run: str, start: int) -> Iterator[Token]:
    if _UNSPACED_RUN.match(run) and unicodedata.is_normalized("NFKC", run):
        for i in range(len(run)):
            yield Token(run[i : i + 2], start + i, start + min(i + 2, len(run)))
        return
    for term in _TERM.findall(fold(run)):
        yield Token(term.casefold(), start, start + len(run))
