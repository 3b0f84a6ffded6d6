"""Marks what matched, and picks the passage of a message that shows it best."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from string import ascii_letters, digits

from oakensearch_gui.index.words import MARKS, SYMBOL_WORDS, Phrase, fold, is_unspaced, tokens
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
        # Signs that became letters (C++) and scripts without spaces have terms that do not stand in the text as such.
        terms = [term for phrase in self._phrases for term in phrase.terms]
        self._symbolic = any(term.endswith(SYMBOL_WORDS) for term in terms)
        self._unspaced = any(map(is_unspaced, terms))
        self._groups = _by_part((phrase.terms[0].lower(), phrase) for phrase in self._phrases)
        self._by_first: dict[str, list[Phrase]] = {}
        for phrase in self._phrases:
            if len(phrase.terms) > 1 or not phrase.prefix:
                self._by_first.setdefault(phrase.terms[0], []).append(phrase)
        self._prefixes = tuple(phrase.terms[0] for phrase in self._phrases if phrase.prefix and len(phrase.terms) == 1)

    def marks(self, text: str) -> tuple[Mark, ...]:
        """(start, end) of every match, in order, those that overlap as one."""
        if not self._phrases:
            return ()
        if self._needs_tokens(text):
            return _merged(self._by_tokens(text))
        folded = Folded(text)
        found: list[Mark] = []
        written = folded.text
        ascii_text = written.isascii()
        for part, group in self._groups:
            if part not in written:
                continue
            for first, phrase in group:
                if first in written:
                    found += [match.span() for match in _pattern(phrase, ascii_text=ascii_text).finditer(written)]
        return tuple(map(folded.as_written, _merged(sorted(found))))

    def may_match(self, text: str) -> bool:
        """Whether `marks` is worth its time: where this says no, there is no match. Faster where tokens are needed."""
        folded = fold(text).casefold() if self._needs_tokens(text) else Folded(text).text
        return any(all(term in folded for term in phrase.terms) for phrase in self._phrases)

    def _needs_tokens(self, text: str) -> bool:
        return self._symbolic or (self._unspaced and not text.isascii())

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


def _by_part(first_terms: Iterable[tuple[str, Phrase]]) -> list[tuple[str, list[tuple[str, Phrase]]]]:
    """Phrases by a term that is a part of their first ones: where it does not stand, none of them does.

    The forms of a word and its compounds mostly hold its shortest form.
    """
    groups: list[tuple[str, list[tuple[str, Phrase]]]] = []
    for first, phrase in sorted(first_terms, key=lambda one: len(one[0])):
        group = next((group for part, group in groups if part in first), None)
        if group is None:
            groups.append((first, group := []))
        group.append((first, phrase))
    return groups


class Folded:
    """A text as the index folds it, character by character, and where each of them stood in the text as written.

    Much faster than its tokens, and the same for terms of letters and numbers; of scripts that are written without
    spaces nothing is left.
    """

    def __init__(self, text: str) -> None:
        self._places: list[tuple[int, int, bool]] = []
        """(place here, place as written, whether one character became several or none), ascending."""
        if text.isascii():
            self.text = text.lower()
            return
        even = _BEYOND_ASCII.sub(lambda run: run[0].translate(_EVENLY), text)
        self.text = (self._unevenly(text, even) if _UNEVEN in even else even).lower()

    def _unevenly(self, text: str, even: str) -> str:
        pieces: list[str] = []
        here = at = 0
        while (uneven := even.find(_UNEVEN, at)) >= 0:
            several = fold(text[uneven]).casefold().lower()
            self._places += ((here, at, False), (here + uneven - at, uneven, True))
            pieces += (even[at:uneven], several)
            here += uneven - at + len(several)
            at = uneven + 1
        self._places.append((here, at, False))
        return "".join((*pieces, even[at:]))

    def as_written(self, mark: Mark) -> Mark:
        """A place in `text` as one in the text as written, with the marks behind it that are folded away."""
        if not self._places:
            return mark
        start, end = mark
        return self._written(start), max(self._written(end - 1) + 1, self._written(end))

    def _written(self, place: int) -> int:
        here, written, uneven = self._places[bisect_right(self._places, (place, _FAR)) - 1]
        return written if uneven else written + place - here


_BEYOND_ASCII = re.compile(r"[^\x00-\x7f]+")
_UNEVEN = "\ufffe"
_FAR = 1 << 60


class _Evenly(dict[int, str]):
    """What a character becomes if that is one character, else _UNEVEN; worked out when it is first met."""

    def __missing__(self, code: int) -> str:
        folded = fold(chr(code)).casefold()
        if is_unspaced(chr(code)) or (folded and not folded.strip(_NOT_IN_TERMS)):
            folded = " "
        self[code] = folded if len(folded) == 1 and len(folded.lower()) == 1 else _UNEVEN
        return self[code]


_NOT_IN_TERMS = "".join(map(chr, range(128))).translate({ord(one): None for one in ascii_letters + digits})
_EVENLY = _Evenly()


@lru_cache(maxsize=256)
def _pattern(phrase: Phrase, *, ascii_text: bool) -> re.Pattern[str]:
    """The phrase in folded text. What must not stand before it is asked behind its first letter: that is found fast."""
    marks = "" if ascii_text else MARKS  # a pattern with them takes ten times as long to make
    first, *rest = (re.escape(term.lower()) for term in phrase.terms)
    letter = re.escape(phrase.terms[0][0].lower())
    inside = rf"[^\W_]|[{marks}]" if marks else r"[^\W_]"
    begins = rf"{letter}(?<!(?:{inside}){letter}){first[len(letter) :]}"
    ends = f"(?:{inside})*" if phrase.prefix else f"(?!{inside})"
    return re.compile(r"[\W_]+".join((begins, *rest)) + ends)


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
    words = [text[start:end].casefold() for start, end in marks]
    within: Counter[str] = Counter()
    best = most = after = 0
    for i, (start, _) in enumerate(marks):
        while after < len(marks) and marks[after][0] < start + _LENGTH - _LEAD:
            within[words[after]] += 1
            after += 1
        if len(within) > most:
            best, most = i, len(within)
        within[words[i]] -= 1
        if not within[words[i]]:
            del within[words[i]]
    start = max(0, marks[best][0] - _LEAD)
    space = text.find(" ", start, marks[best][0])
    return space + 1 if start and space >= 0 else start


_GAP = re.compile(r"\s(?:(?:(?<=\n)|[^\S\n]*\n)[ \t]*(?:>[> \t]*)?(?:[^\S\n]*\n[ \t]*(?:>[> \t]*)?)*\s*|\s+|(?<! ))")
"""White space between words that is more than a space, with the signs of quoting that begin the next line."""


def _one_line(text: str, start: int, marks: Sequence[Mark]) -> Snippet:
    """text[start:start + _LENGTH] on one line without signs of quoting, the marks moved along."""
    passage = text[start : start + _LENGTH]
    before = "… " if start else ""
    after = " …" if start + len(passage) < len(text.rstrip()) else ""
    pieces: list[str] = []
    ends: list[int] = []
    moves = [start]
    at = 0
    for gap in _GAP.finditer(passage):
        begin, end = gap.span()
        pieces.append(passage[at:begin])
        ends.append(end)
        moves.append(moves[-1] + end - begin - 1)
        at = end
    flat = " ".join((*pieces, passage[at:]))
    line = flat.lstrip()
    stripped = len(flat) - len(line)

    def moved(edge: int) -> int:
        return len(before) + edge - stripped - moves[bisect_right(ends, edge - start)]

    pairs = ((moved(a), moved(b)) for a, b in marks)
    return Snippet(f"{before}{line.rstrip()}{after}", tuple((a, b) for a, b in pairs if b > a))
