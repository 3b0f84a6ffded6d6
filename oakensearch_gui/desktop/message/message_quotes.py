"""Quoted text folded away: each long quote of a message becomes one line that unfolds it.

Works on the HTML that is about to be shown: sanitised, so every element is closed, or made of plain text by
`message_text`, which writes quoted lines as a block quote too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

SCHEME = "oakensearch-quote"
"""Of the links that fold and unfold. The sanitiser lets no sender write it."""

_SHORTEST = 4
"""Lines; a shorter quote stays, since it is read faster than unfolded."""

_LINE_LENGTH = 90
_TAG = re.compile(r"<(/?)blockquote\b[^>]*>", re.IGNORECASE)
_ANY_TAG = re.compile(r"<[^>]*>")
_BREAK = re.compile(r"<(?:br|/p|/div|/li|/tr|/h[1-6])\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Quote:
    """A quote at html[start:end], the outermost of those that lie within each other; `lines` is an estimate."""

    start: int
    end: int
    lines: int
    text: str

    def holds(self, words: Sequence[str]) -> bool:
        """Whether one of `words` stands in it."""
        folded = self.text.casefold()
        return any(word.casefold() in folded for word in words if word.strip())


Label = Callable[[int, bool], str]
"""(lines, unfolded) -> what the line that folds or unfolds says, as HTML."""


def quotes(html: str) -> tuple[Quote, ...]:
    """The long quotes of a message, in order; none where it holds nothing else."""
    found: list[Quote] = []
    depth, start, own, at = 0, 0, "", 0
    for tag in _TAG.finditer(html):
        if not tag[1]:
            if depth == 0:
                own += html[at : tag.start()]
                start = tag.start()
            depth += 1
        elif depth:
            depth -= 1
            if depth == 0:
                at = tag.end()
                found.append(_quote(html, start, at))
    own += html[at:] if depth == 0 else ""
    if not _ANY_TAG.sub("", own).strip():
        return ()
    return tuple(quote for quote in found if quote.lines >= _SHORTEST)


def folded(html: str, found: Sequence[Quote], unfolded: frozenset[int], label: Label) -> str:
    """`html` with a line in the place of every quote but those whose numbers are in `unfolded`."""
    pieces, at = [], 0
    for number, quote in enumerate(found):
        pieces.append(html[at : quote.start])
        shown = number in unfolded
        pieces.append(f'<p><a href="{SCHEME}:{number}">{label(quote.lines, shown)}</a></p>')
        if shown:
            pieces.append(html[quote.start : quote.end])
        at = quote.end
    return "".join(pieces) + html[at:]


def _quote(html: str, start: int, end: int) -> Quote:
    inside = html[start:end]
    text = _ANY_TAG.sub(" ", inside)
    breaks = list(_BREAK.finditer(inside))
    last = inside[breaks[-1].start() :] if breaks else inside
    lines = max(len(breaks) + bool(_ANY_TAG.sub("", last).strip()), len(text.strip()) // _LINE_LENGTH)
    return Quote(start, end, lines, text)
