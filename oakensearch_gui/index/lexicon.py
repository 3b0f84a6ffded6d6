"""The index's own words: every word of letters and how many messages hold it, sorted forwards and backwards.

FTS5 knows its terms, but tells them slowly, and not by their ends. So the indexing process takes this list from it
now and then, and a search reads it in some milliseconds. It may lag a little behind the index: what it lacks is
found as it is written, only not by its other forms.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import apsw

from oakensearch_gui.index.words import is_unspaced
from oakensearch_gui.library.database import first, rows, scalar

LONGEST = 40
"""Letters of the longest word that is kept; beyond are keys, hashes and names of files."""

_SMALL = 20_000
"""Up to so many messages the list is taken anew after every change: it costs a fraction of a second."""


@dataclass(frozen=True, slots=True)
class Lexicon:
    """`words` has a line ``word count`` for each word, `backwards` a line for each word spelt from its end.

    Both are UTF-8, sorted by bytes, every line ended. `messages` is the number of messages they were taken from,
    `through` the number of the last change in them.
    """

    words: bytes = b""
    backwards: bytes = b""
    messages: int = 0
    through: int = -1
    _known: dict[str, int] = field(default_factory=dict, repr=False)

    def count(self, word: str) -> int:
        """How many messages hold exactly this word; 0 when none is known to."""
        if word not in self._known:
            key = word.encode() + b" "
            at = _lower(self.words, key)
            found = self.words[at : self.words.find(b"\n", at)] if self.words.startswith(key, at) else b" 0"
            self._known[word] = int(found.rsplit(b" ", 1)[1])
        return self._known[word]

    def beginning(self, prefix: str, most: int) -> dict[str, int]:
        """Words that begin so, with their counts; empty when there are more than about `most`."""
        found = _between(self.words, prefix.encode(), most * 16)
        return {word: int(count) for word, count in (line.split(" ") for line in found.splitlines())}

    def of_length(self, prefix: str, shortest: int, longest: int) -> list[str]:
        """Words that begin so and have so many letters."""
        found = _between(self.words, prefix.encode(), len(self.words))
        return re.findall(rf"^(\w{{{shortest},{longest}}}) ", found, re.MULTILINE)

    def ending(self, suffix: str, most: int) -> list[str]:
        """Words that end so; empty when there are more than about `most`."""
        return [word[::-1] for word in _between(self.backwards, suffix[::-1].encode(), most * 16).splitlines()]


def _lower(lines: bytes, key: bytes) -> int:
    """Where the first line begins that is not less than `key`."""
    low, high = 0, len(lines)
    while low < high:
        middle = (low + high) // 2
        start = lines.rfind(b"\n", low, middle) + 1 or low
        if lines[start : start + len(key)] < key:
            low = lines.find(b"\n", middle) + 1
        else:
            high = start
    return low


def _between(lines: bytes, prefix: bytes, most: int) -> str:
    start, end = _lower(lines, prefix), _lower(lines, prefix + b"\xff")
    return lines[start:end].decode() if end - start <= most else ""


def load(connection: apsw.Connection, known: Lexicon) -> Lexicon:
    """The index's lexicon; `known` itself when it is still that one, an empty one when none was taken yet."""
    through = first(connection, "SELECT through FROM main.lexicon")
    if through is None:
        return Lexicon()
    if through[0] == known.through:
        return known
    taken = first(connection, "SELECT words, backwards, messages, through FROM main.lexicon")
    return Lexicon(*taken) if taken else Lexicon()


def take(connection: apsw.Connection, *, at_end: bool) -> bool:
    """Take the list anew if it lags too far behind. `at_end` of a run a small lag is too far. True when it was taken.

    Its cost grows with the index: so it is taken at each eighth of growth, and at the end of a run when more than
    a fiftieth has changed (for a small mailbox: anything).
    """
    messages = scalar(connection, "SELECT count(*) FROM main.messages_docsize")
    through = scalar(connection, "SELECT through FROM main.state")
    taken = first(connection, "SELECT through FROM main.lexicon")
    lag = through - (taken[0] if taken else 0)
    allowed = (0 if messages <= _SMALL else messages // 50) if at_end else max(1000, messages // 8)
    if lag <= allowed:
        return False
    words = dict(_words(connection))
    forwards = "".join(f"{word} {count}\n" for word, count in words.items()).encode()
    backwards = "".join(f"{word}\n" for word in sorted(word[::-1] for word in words)).encode()
    connection.execute("REPLACE INTO main.lexicon VALUES (1, ?, ?, ?, ?)", (through, messages, forwards, backwards))
    return True


def _words(connection: apsw.Connection) -> Iterator[tuple[str, int]]:
    """Terms that are words of an alphabet, in FTS5's order, which is that of their bytes."""
    for term, count in rows(connection, "SELECT term, doc FROM main.vocabulary"):
        if 1 < len(term) <= LONGEST and term.isalpha() and not is_unspaced(term):
            yield term, count
