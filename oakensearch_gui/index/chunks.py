"""Cuts a message's own text into passages short enough for one vector each.

About 45 words a passage, the subject in front of each, measured best on real list mail with the bundled
model; quotes and signatures are left out, so that a reply does not stand for the mail it answers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

VERSION = 1
"""Part of the vectors' identity: raise it when the cutting changes."""

MAX_CHUNKS = 200
"""A message's first 200 passages (about 9,000 words) get vectors; its words are searched to the end all the same."""

_MAX_WORD = 60
"""A "word" longer than this (base64, a long URL) is noise to a model of language and is cut."""

_UNSPACED = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
_SENTENCE_END = re.compile(r"[.!?:;]['\")\]]*$|[。！？]$")
_LETTER = re.compile(r"[^\W\d_]")


@dataclass(frozen=True, slots=True)
class Chunk:
    """The passage text[start:start + length] of a message's own text; length 0 stands for the subject alone."""

    start: int
    length: int

    def of(self, own_text: str) -> str:
        """The passage as the message writes it, on one line."""
        return " ".join(own_text[self.start : self.start + self.length].split())


def cut(subject: str, own_text: str, words: int) -> list[Chunk]:
    """Passages of about `words` words (two characters count as a word where there are no spaces).

    A passage ends with a sentence when one ends in its last third. Passages without a letter are left out;
    a message without text but with a subject gets one chunk, one with neither gets none.
    """
    chunks = [chunk for chunk in _passages(own_text, words) if _LETTER.search(own_text, chunk.start, _end(chunk))]
    if not chunks and _LETTER.search(subject):
        return [Chunk(0, 0)]
    return chunks[:MAX_CHUNKS]


def embedding_text(subject: str, passage: str) -> str:
    """What the model is given for a passage."""
    short = " ".join(word[:_MAX_WORD] for word in passage.split())
    return f"{subject}\n{short}" if short else subject


@cache
def _unit() -> re.Pattern[str]:
    """A word, or a pair of characters. Compiled at the first use: taking words in has none for it."""
    return re.compile(f"[{_UNSPACED}]{{1,2}}|[^\\s{_UNSPACED}]+")


def _passages(text: str, words: int) -> Iterator[Chunk]:
    units = [match.span() for match in _unit().finditer(text)]
    first = 0
    while first < len(units):
        last = min(first + words, len(units)) - 1
        if last < len(units) - 1:
            for candidate in range(last, first + words * 2 // 3, -1):
                if _SENTENCE_END.search(text, units[candidate][0], units[candidate][1]):
                    last = candidate
                    break
            if len(units) - 1 - last < words // 4:  # no crumb at the end
                last = len(units) - 1
        yield Chunk(units[first][0], units[last][1] - units[first][0])
        first = last + 1


def _end(chunk: Chunk) -> int:
    return chunk.start + chunk.length
