"""``/regular expressions/`` over subjects and senders, which can take neither for ever nor the program down.

Python's `re` goes back and forth over a text, and some patterns make that take for ever. So a pattern is checked
before it is used (repetitions must be few, and none within another), the texts are cut, and the time of a search is
bounded: after it, nothing more matches, and the answer says so.
"""

from __future__ import annotations

import re
import time
import warnings
from collections.abc import Callable
from functools import lru_cache

import apsw

LONGEST_PATTERN = 200
LONGEST_TEXT = 300
"""Characters of a subject or sender that a pattern sees."""

MOST_OPEN = 3
"""Repetitions without an end (``*``, ``+``, ``{2,}``) that a pattern may have, those at its ends not counted."""

MOST_OPTIONAL = 8
"""Parts that may be there or not (``?``, ``{0,3}``)."""

SECONDS = 1.5
"""What the pattern of one search may cost."""


class UnusablePattern(ValueError):
    """A pattern that is not used; the text says why, as a sentence."""


def checked(pattern: str) -> str:
    """The pattern in the shortest form that finds the same texts. Raises UnusablePattern."""
    if len(pattern) > LONGEST_PATTERN:
        raise UnusablePattern(f"A pattern has at most {LONGEST_PATTERN} characters.")
    short = re.sub(r"^\^?(?:\.\*\??)+", "", pattern)
    short = re.sub(r"(?<!\\)((?:\\\\)*)(?:\.\*\??)+\$?$", r"\1", short)
    if not short.strip("^$"):
        raise UnusablePattern(f"The pattern /{pattern}/ finds everything.")
    _check_shape(short)
    try:
        _compiled(short)
    except (re.error, OverflowError, RecursionError, MemoryError) as error:
        raise UnusablePattern(f"The pattern /{pattern}/ cannot be read: {error}.") from None
    return short


_PIECE = re.compile(
    r"\\(?P<escaped>.)|(?P<set>\[\^?\]?(?:\\.|[^\]\\])*\])|(?P<open>\((?P<special>\?(?!:))?(?:\?:)?)|(?P<close>\))"
    r"|(?P<repeat>[*+?]|\{(?P<least>\d*)(?P<comma>,?)(?P<most>\d*)\})[?+]?|(?P<bar>\|)|.",
    re.DOTALL,
)


def _check_shape(pattern: str) -> None:
    """Refuse what can make a search for the pattern explode: repetitions of what repeats or has alternatives."""
    endless = optional = 0
    groups: list[bool] = []  # for each open group: whether something in it can match in more than one way
    closed_loose = False  # whether the piece just read was a group like that
    for piece in _PIECE.finditer(pattern):
        loose, closed_loose = closed_loose, False
        if (piece["escaped"] or "").isdigit() or piece["special"]:
            raise UnusablePattern("A pattern cannot refer back or look around here.")
        if piece["open"]:
            groups.append(False)
        elif piece["close"] and groups:
            closed_loose = groups.pop()
            if closed_loose and groups:
                groups[-1] = True
        elif piece["bar"]:
            groups = [*groups[:-1], True] if groups else groups
        elif piece["repeat"] and (piece["comma"] or not piece["least"] or int(piece["least"]) > 1):
            if loose and piece["repeat"] != "?":
                raise UnusablePattern(
                    "A repetition cannot hold another one, or alternatives: this could take for ever."
                )
            if piece["repeat"] in {"*", "+"} or (piece["comma"] and (not piece["most"] or int(piece["most"]) > 9)):
                endless += 1
            else:
                optional += int(piece["most"] or piece["least"] or 1) if piece["least"] is not None else 1
            groups = [*groups[:-1], True] if groups else groups
    if endless > MOST_OPEN:
        raise UnusablePattern(f"A pattern has at most {MOST_OPEN} repetitions without an end (* or +).")
    if optional > MOST_OPTIONAL:
        raise UnusablePattern(f"A pattern has at most {MOST_OPTIONAL} parts that may be there or not.")


@lru_cache(maxsize=16)
def _compiled(pattern: str) -> re.Pattern[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of sets that may mean something else in a later Python
        return re.compile(pattern, re.IGNORECASE)


class PatternMatcher:
    """SQLite's REGEXP on one connection, with a limit of time a search. `cut_short` tells that it was reached."""

    def __init__(self, connection: apsw.Connection, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._spent = 0.0
        connection.create_scalar_function("regexp", self._matches, 2, deterministic=True)

    def begin(self) -> None:
        """Call when a search begins."""
        self._spent = 0.0

    @property
    def cut_short(self) -> bool:
        return self._spent >= SECONDS

    def _matches(self, *values: apsw.SQLiteValue) -> int:
        pattern, text = values
        if self.cut_short or not isinstance(pattern, str) or not isinstance(text, str):
            return 0
        began = self._clock()
        found = _compiled(pattern).search(text[:LONGEST_TEXT]) is not None
        self._spent += self._clock() - began
        return int(found)
