"""Marks what matched, and picks the passage of a message that shows it best."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import lru_cache

from oakensearch_gui.index.words import SYMBOL_WORDS, Phrase, fold, tokens
from oakensearch_gui.search.result import Snippet

_LENGTH = 220
"""Characters of a snippet: two lines of a list at a usual width."""

_LEAD = 60
"""Characters shown before the first mark."""

SEARCHED = 60_000
"""How far into a text matches are looked for; beyond, the snippet is the text's beginning."""

Mark = tuple[int, int]


class Marker:
    """Finds the places in texts where a query's phrases stand."""

    def __init__(self, phrases: Iterable[Phrase]) -> None:
        self._phrases = tuple(dict.fromkeys(phrases))
        # A phrase of other letters cannot stand in an ASCII text; signs that became letters (C++) need the tokens.
        plain = tuple(phrase for phrase in self._phrases if all(term.isascii() for term in phrase.terms))
        self._symbolic = any(term.endswith(SYMBOL_WORDS) for phrase in plain for term in phrase.terms)
        self._pattern = _pattern(plain) if plain else None
        self._by_first: dict[str, list[Phrase]] = {}
        for phrase in self._phrases:
            if len(phrase.terms) > 1 or not phrase.prefix:
                self._by_first.setdefault(phrase.terms[0], []).append(phrase)
        self._prefixes = tuple(phrase.terms[0] for phrase in self._phrases if phrase.prefix and len(phrase.terms) == 1)

    def marks(self, text: str) -> tuple[Mark, ...]:
        """(start, end) of every match, in order, none overlapping."""
        if not self._phrases:
            return ()
        if text.isascii() and not self._symbolic:
            return tuple(match.span() for match in self._pattern.finditer(text)) if self._pattern else ()
        return _merged(self._by_tokens(text))

    def may_match(self, text: str) -> bool:
        """Whether `marks` is worth its time: where this says no, there is no match. Much faster beyond ASCII."""
        if text.isascii() and not self._symbolic:
            return self._pattern is not None and self._pattern.search(text) is not None
        folded = fold(text).casefold()
        return any(all(term in folded for term in phrase.terms) for phrase in self._phrases)

    def _by_tokens(self, text: str) -> list[Mark]:
        found = list(tokens(text))
        terms = [token.term for token in found]
        places: list[Mark] = []
        for i, term in enumerate(terms):
            if self._prefixes and term.startswith(self._prefixes):
                places.append((found[i].start, found[i].end))
            for phrase in self._by_first.get(term, ()):
                *head, last = phrase.terms
                width = len(phrase.terms)
                end = terms[i + width - 1] if i + width <= len(terms) else ""
                if (end == last or (phrase.prefix and end.startswith(last))) and terms[i : i + width - 1] == head:
                    places.append((found[i].start, found[i + width - 1].end))
        return sorted(places)


@lru_cache(maxsize=32)
def _pattern(phrases: tuple[Phrase, ...]) -> re.Pattern[str]:
    longest_first = sorted(phrases, key=lambda phrase: -sum(map(len, phrase.terms)))
    alternatives = (
        r"[\W_]+".join(map(re.escape, phrase.terms)) + ("[^\\W_]*" if phrase.prefix else "") for phrase in longest_first
    )
    return re.compile(rf"(?<![^\W_])(?:{'|'.join(alternatives)})(?![^\W_])", re.IGNORECASE)


def _merged(marks: Sequence[Mark]) -> tuple[Mark, ...]:
    merged: list[Mark] = []
    for start, end in marks:
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return tuple(merged)


def snippet(text: str, marker: Marker) -> Snippet:
    """The passage with the most different matches, as one line, matches marked; else the text's beginning."""
    text = text[:SEARCHED]
    marks = marker.marks(text)
    start = _best_start(text, marks) if marks else 0
    return _one_line(text, start, [mark for mark in marks if start <= mark[0] and mark[1] <= start + _LENGTH])


def _best_start(text: str, marks: Sequence[Mark]) -> int:
    """Where a passage begins that holds the most different matched words (the first such)."""
    starts = [start for start, _ in marks]
    words = [text[start:end].casefold() for start, end in marks]
    best = max(
        range(len(marks)),
        key=lambda i: (len(set(words[i : bisect_left(starts, starts[i] + _LENGTH - _LEAD)])), -i),
    )
    start = max(0, starts[best] - _LEAD)
    space = text.find(" ", start, starts[best])
    return space + 1 if start and space >= 0 else start


_GAP = re.compile(r"(?:[^\S\n]*\n[ \t]*(?:>[> \t]*)?)+\s*|\s+")
"""White space between words, with the signs of quoting that begin the next line."""


def _one_line(text: str, start: int, marks: Sequence[Mark]) -> Snippet:
    """text[start:start + _LENGTH] on one line without signs of quoting, the marks moved along."""
    passage = text[start : start + _LENGTH]
    before = "… " if start else ""
    after = " …" if start + len(passage) < len(text.rstrip()) else ""

    def moved(edge: int) -> int:
        return len(before) + len(_flat(passage[: edge - start]))

    pairs = ((moved(a), moved(b)) for a, b in marks)
    return Snippet(f"{before}{_flat(passage).rstrip()}{after}", tuple((a, b) for a, b in pairs if b > a))


def _flat(text: str) -> str:
    return _GAP.sub(" ", text).lstrip()
