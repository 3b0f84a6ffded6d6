"""What is gathered from one file: its text so far, what could not be read of it, and how much of each is allowed."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass

from oakensearch_gui.mail.charsets import clean

_SPACES = re.compile("[ \t\xa0\f\v]+")
_CONTROLS = re.compile("[\x00-\x08\x0e-\x1f\x7f\ufffe\uffff]")
_LINE_ENDS = re.compile(r" ?\n ?")
_EMPTY_LINES = re.compile(r"\n{3,}")


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one file may cost. Whatever is cut is said in the extract's `problem`."""

    file_bytes: int = 64_000_000
    """A larger file is not read at all."""
    characters: int = 2_000_000
    """Of text kept: a book of some 700 pages."""
    unpacked_bytes: int = 256_000_000
    """That the parts of an archive (also of an office file, which is one) come to when they are unpacked."""
    members: int = 1000
    """Files of an archive that are read."""
    seconds: float = 15.0
    """Of processor time, looked at between two pages or parts: then the text so far is kept."""


@dataclass(frozen=True, slots=True)
class Extract:
    """The text of a file, one clean string, and in plain words what could not be read of it ("" when all was)."""

    text: str = ""
    problem: str = ""


def too_large(limits: Limits) -> str:
    """What is said of a file beyond `Limits.file_bytes`."""
    return f"larger than {limits.file_bytes // 1_000_000} MB, so it was not read"


class Unreadable(Exception):
    """The file, or the rest of it, cannot be read; the text says why, to follow the file's name."""


class Enough(Exception):
    """A limit is reached: what was gathered so far is what there will be."""


class Gathering:
    """Where the readers of all formats put what they find. `clock` gives seconds of processor time."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.process_time) -> None:
        self.limits = limits
        self._clock = clock
        self._until = clock() + limits.seconds
        self._room = limits.characters
        self._unpackable = limits.unpacked_bytes
        self._pieces: list[str] = []
        self._notes: list[str] = []

    def add(self, piece: str) -> None:
        """Take a piece of text. Raises Enough when that fills the room there is."""
        if len(piece) > self._room:
            self._pieces.append(piece[: self._room])
            self._room = 0
            self.note(f"only its first {_thousands(self.limits.characters)} characters are searched")
            raise Enough
        self._room -= len(piece)
        self._pieces.append(piece)

    def note(self, problem: str) -> None:
        """Take down, once, what could not be read."""
        if problem not in self._notes and len(self._notes) < _MOST_NOTES:
            self._notes.append(problem)

    def unpacked(self, size: int) -> None:
        """Count bytes that came out of an archive. Raises Enough when they are too many."""
        self._unpackable -= size
        if self._unpackable < 0:
            self.note(f"it unpacks to more than {self.limits.unpacked_bytes // 1_000_000} MB and was read in part")
            raise Enough
        self.look_at_the_clock()

    def look_at_the_clock(self) -> None:
        """For readers to call between two steps. Raises Enough when the time is over."""
        if self._clock() > self._until:
            self.note(f"reading it took more than {self.limits.seconds:g} seconds and was ended")
            raise Enough

    @property
    def empty(self) -> bool:
        """Whether nothing but white space was found so far."""
        return not any(piece and not piece.isspace() for piece in self._pieces)

    def extract(self) -> Extract:
        """All that was gathered."""
        text = clean("".join(self._pieces)).replace("\r\n", "\n").replace("\r", "\n")
        text = _SPACES.sub(" ", _CONTROLS.sub("", text))
        text = _EMPTY_LINES.sub("\n\n", _LINE_ENDS.sub("\n", text))
        return Extract(text.strip(), "; ".join(self._notes))


_MOST_NOTES = 10


def _thousands(number: int) -> str:
    return f"{number:,}".replace(",", " ")
