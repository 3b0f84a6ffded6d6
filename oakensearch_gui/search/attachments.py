"""Which attachment a hit was found in, and the passage there: for words that the message itself does not hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from oakensearch_gui.library.attachments import AttachmentTexts
from oakensearch_gui.library.library import Library
from oakensearch_gui.library.records import MessageSummary
from oakensearch_gui.search.result import Snippet
from oakensearch_gui.search.snippets import SEARCHED, Marker, snippet

_WINDOW = 10_000
"""Characters looked at together; a text may have two hundred times as many."""
_CLOSELY = 4
"""Windows of a text, among those in which something stands, that are looked at closely (15 ms each beyond ASCII)."""
_OVERLAP = 200
"""So that a phrase is not cut apart."""
_SEARCHED = 4_000_000
"""Characters that one page of hits may cost (0.4 to 0.7 s of them); hits beyond that name no attachment."""


@dataclass(frozen=True, slots=True)
class Passage:
    """The name of an attachment and the place in it that shows best what was found."""

    filename: str
    snippet: Snippet


class AttachmentPassages:
    """Finds the passages for one answer: those of `messages` that words found."""

    def __init__(self, library: Library, marker: Marker, messages: Iterable[int]) -> None:
        self._texts = AttachmentTexts(library.connection)
        self._readable = self._texts.among(messages)
        self._marker = marker
        self._left = _SEARCHED

    def find(self, message: MessageSummary, body: str) -> Passage | None:
        """The passage that holds the most of what was looked for and does not stand in the message itself; or None."""
        if message.id not in self._readable:
            return None
        best: Passage | None = None
        known: set[str] | None = None
        most = 0
        for filename, text in self._texts.of(message.id):
            for window in islice(self._windows(text), _CLOSELY):
                known = self._words_of(message, body) if known is None else known
                shown = snippet(window, self._marker)
                fresh = {shown.text[start:end].casefold() for start, end in shown.marks} - known
                if len(fresh) > most:
                    best, most = Passage(filename, shown), len(fresh)
        return best

    def _words_of(self, message: MessageSummary, body: str) -> set[str]:
        """What was looked for and stands in the message, as it is written there."""
        people = (message.sender, *message.to)
        text = "\n".join((message.subject, *map(str, people), *message.attachments, body[:SEARCHED]))
        return {text[start:end].casefold() for start, end in self._marker.marks(text)}

    def _windows(self, text: str) -> Iterator[str]:
        """The parts of a text in which something stands that was looked for."""
        for start in range(0, len(text), _WINDOW):
            if self._left <= 0:
                return
            window = text[start : start + _WINDOW + _OVERLAP]
            self._left -= len(window)
            if self._marker.may_match(window):
                yield window
