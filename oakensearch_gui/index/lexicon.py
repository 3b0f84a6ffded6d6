"""The index's own words: every word of letters and how many messages hold it, sorted forwards and backwards.

FTS5 knows its terms, but tells them slowly, and not by their ends. So the indexing process takes this list from it
now and then, and a search reads it in some milliseconds. It may lag a little behind the index: what it lacks is
found as it is written, only not by its other forms.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import apsw

from oakensearch_gui.index.words import is_unspaced
from oakensearch_gui.library.database import first, rows, scalar

LONGEST = 40
"""Letters of the longest word that is kept; beyond are keys, hashes and names of files."""

_SMALL = 1000
"""Up to so many messages the list is taken anew after every change: it costs some milliseconds."""

_FIRST = 4000
"""Changes after which it is taken for the first time, within a run."""

_FIFTIETH = 50
_LETTERS = re.compile(r"[^\x00-/:-@\[-`{-\x7f\s]+")
"""A term in folded text: ASCII's letters and digits, and all beyond ASCII but white space."""


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

    def holding(self, part: str, most: int) -> list[str]:
        """Words that begin and end otherwise, and have this inside; empty when there are more than `most`.

        All words are looked through: some 0.7 ms a megabyte.
        """
        key = part.encode()
        found: list[str] = []
        at = self.words.find(key)
        while at >= 0 and len(found) <= most:
            start, end = self.words.rfind(b"\n", 0, at) + 1, self.words.find(b" ", at)
            if start < at and at + len(key) < end:
                found.append(self.words[start:end].decode())
            at = self.words.find(key, end)
        return found if len(found) <= most else []


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


class Arrivals:
    """The words of what was added since the lexicon was taken, as long as that is little."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._room = scalar(connection, "SELECT count(*) FROM main.messages_docsize") // _FIFTIETH
        self._words: Counter[str] | None = Counter()

    def add(self, documents: Sequence[tuple[int | str, ...]]) -> None:
        """What was added: ids and folded fields."""
        self._room -= len(documents)
        if self._words is None or self._room < 0:
            self._words = None
            return
        for document in documents:
            text = "\n".join(field for field in document if isinstance(field, str))
            self._words.update(set(_LETTERS.findall(text.lower())))

    def take(self) -> dict[str, int] | None:
        """Each word and how many messages brought it, once; None when there were too many to keep."""
        words, self._words = self._words, Counter()
        return None if words is None else {word: count for word, count in words.items() if _is_word(word)}


def take(connection: apsw.Connection, arrivals: Arrivals | None = None, *, at_end: bool) -> bool:
    """Take the list anew if it lags too far behind. True when it was taken.

    The cost grows with the index: so it is taken whenever the index grew fourfold, and at the end of a run when more
    than a fiftieth has changed (of a small mailbox: anything). After less, new words are only added: counts lag then.
    """
    messages = scalar(connection, "SELECT count(*) FROM main.messages_docsize")
    through = scalar(connection, "SELECT through FROM main.state")
    row = first(connection, "SELECT through, whole, messages FROM main.lexicon")
    latest, whole, then = row or (0, 0, 0)
    if at_end:
        lags = through - whole > (0 if messages <= _SMALL else messages // _FIFTIETH)
    else:
        lags = through - whole >= max(_FIRST, 3 * then)
    if lags:
        words = _words(connection)
        connection.execute(
            "REPLACE INTO main.lexicon VALUES (1, ?, ?, ?, ?, ?)",
            (through, through, messages, _forwards(words), _backwards(words)),
        )
        if arrivals:
            arrivals.take()
        return True
    if at_end and arrivals and through > latest and (came := arrivals.take()):
        _extend(connection, came, through)
    return False


def _extend(connection: apsw.Connection, came: dict[str, int], through: int) -> None:
    """Add the words that the list lacks."""
    words, backwards = next(rows(connection, "SELECT words, backwards FROM main.lexicon"))
    known = words.splitlines(keepends=True)
    new = [word for word in came if not _holds(known, f"{word} ".encode())]
    lines = sorted([*known, *(f"{word} {came[word]}\n".encode() for word in new)])
    ends = sorted([*backwards.splitlines(keepends=True), *(f"{word[::-1]}\n".encode() for word in new)])
    connection.execute(
        "UPDATE main.lexicon SET through = ?, words = ?, backwards = ?", (through, b"".join(lines), b"".join(ends))
    )


def _holds(lines: list[bytes], beginning: bytes) -> bool:
    """Whether one of the sorted lines begins so."""
    at = bisect_left(lines, beginning)
    return at < len(lines) and lines[at].startswith(beginning)


def _forwards(words: dict[str, int]) -> bytes:
    return "".join(f"{word} {count}\n" for word, count in words.items()).encode()


def _backwards(words: Iterable[str]) -> bytes:
    return "".join(f"{word}\n" for word in sorted(word[::-1] for word in words)).encode()


def _words(connection: apsw.Connection) -> dict[str, int]:
    """Terms that are words of an alphabet, in FTS5's order, which is that of their bytes."""
    return {term: count for term, count in rows(connection, "SELECT term, doc FROM main.vocabulary") if _is_word(term)}


def _is_word(term: str) -> bool:
    return term.isalpha() and 1 < len(term) <= LONGEST and (term.isascii() or not is_unspaced(term))
