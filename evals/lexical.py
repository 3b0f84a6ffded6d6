"""Plain lexical search over a sandbox's letters, apart from the app's own: substring, BM25, and who holds a key.

It stands still while the app's keyword retriever moves on, so that the rows made from it can be compared over time.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Collection, Sequence

from evals.mailbox import Letter
from oakensearch_gui.index.words import fold

_K1, _B = 1.2, 0.75
"""The usual values, which SQLite has too."""

_WORD = re.compile(r"[^\W_]+")
_KEY = re.compile(r"(?=[\w./-]*\d)\w[\w./-]*\w")
"""A token with a digit: CUS-1990, REC-2024-0412, 9f3c2ab."""


class Documents:
    """Each letter's subject and text as one document. Ties are ordered newest first everywhere."""

    def __init__(self, letters: Sequence[Letter]) -> None:
        newest_first = sorted(letters, key=lambda letter: letter.date, reverse=True)
        self._plain = {letter.key: f"{letter.subject}\n{letter.body}".casefold() for letter in newest_first}
        self._subject_keys = {letter.key: _keys(letter.subject) for letter in newest_first}
        self._keys = {key: _keys(text) for key, text in self._plain.items()}
        self._words = {key: Counter(_words(text)) for key, text in self._plain.items()}
        self._lengths = {key: sum(words.values()) for key, words in self._words.items()}
        self._holders = Counter(word for words in self._words.values() for word in words)
        self._mean_length = sum(self._lengths.values()) / len(self._lengths)

    def substring(self, text: str, allowed: Collection[str]) -> list[str]:
        """The documents that hold the whole text as it was typed, whatever its case."""
        return [key for key, plain in self._plain.items() if key in allowed and text.casefold() in plain]

    def bm25(self, text: str, allowed: Collection[str]) -> dict[str, float]:
        """Okapi BM25 of every allowed document that holds any of the words, best first."""
        asked = dict.fromkeys(_words(text))
        scores = {key: self._score(key, asked) for key in self._words if key in allowed}
        return dict(sorted(((key, score) for key, score in scores.items() if score > 0), key=lambda item: -item[1]))

    def exact(self, text: str, allowed: Collection[str]) -> list[str]:
        """The documents that hold every key of the text; only those with all of them in the subject, if there are any.

        A message is about the key in its subject; one that only mentions it is about something else.
        """
        asked = _keys(text)
        if not asked:
            return []
        titled = [key for key, keys in self._subject_keys.items() if key in allowed and asked <= keys]
        return titled or [key for key, keys in self._keys.items() if key in allowed and asked <= keys]

    def _score(self, key: str, asked: Collection[str]) -> float:
        words, count = self._words[key], len(self._words)
        score = 0.0
        for word in asked:
            times = words[word]
            if times:
                holders = self._holders[word]
                idf = math.log1p((count - holders + 0.5) / (holders + 0.5))
                length = 1 - _B + _B * self._lengths[key] / self._mean_length
                score += idf * times * (_K1 + 1) / (times + _K1 * length)
        return score


def _words(text: str) -> list[str]:
    return _WORD.findall(fold(text).casefold())


def _keys(text: str) -> frozenset[str]:
    return frozenset(match.casefold() for match in _KEY.findall(text))
