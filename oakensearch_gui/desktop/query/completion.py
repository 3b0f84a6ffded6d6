"""What the text before the cursor may become: the name of an operator, or one of its values."""

from __future__ import annotations

import re
from dataclasses import dataclass

from oakensearch_gui.search.operators import BY_NAME, OPERATORS
from oakensearch_gui.search.query import with_operator

COUNTED = ("from", "to", "cc", "bcc", "label", "in", "is", "has", "category", "priority", "source", "filename")
"""Operators whose values the library can count."""

_FIXED = {
    "after": ("today", "yesterday", "last week", "last month", "last year"),
    "before": ("today", "yesterday", "last week", "last month", "last year"),
    "date": ("today", "yesterday", "last week", "last month", "last year"),
    "older_than": ("1w", "1m", "6m", "1y", "5y"),
    "newer_than": ("1d", "1w", "1m", "6m", "1y"),
    "larger": ("100k", "1M", "5M", "10M", "25M"),
    "smaller": ("10k", "100k", "1M"),
}
_SHORTEST_NAME = 2

_VALUE = re.compile(r"(?:^|(?<=[\s(]))-?(?P<name>[A-Za-z_]+):(?P<value>\"[^\"]*|[^\s\"()]*)$")
_NAME = re.compile(r"(?:^|(?<=[\s(]))-?(?P<name>[A-Za-z_]+)$")


@dataclass(frozen=True, slots=True)
class Spot:
    """What can be completed: text[start:end], the operator's name or, with `name`, ``name:value`` of that operator.

    `prefix` is what was typed of it so far.
    """

    name: str
    prefix: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Suggestion:
    """`value` goes into the text; `shown` and `detail` tell it to people (a name, a count, a line of help)."""

    value: str
    shown: str
    detail: str = ""


def spot_at(text: str, cursor: int) -> Spot | None:
    """What stands before the cursor and can be completed."""
    head, tail = text[:cursor], text[cursor:]
    if match := _VALUE.search(head):
        kind = BY_NAME.get(match["name"].casefold())
        if kind is None or match["value"].startswith("/"):
            return None
        quoted = match["value"].startswith('"')
        rest = re.match(r"[^\"]*\"?" if quoted else r"[^\s\"()]*", tail)
        start = match.start("name")
        return Spot(kind.name, match["value"].lstrip('"'), start, cursor + (rest.end() if rest else 0))
    match = _NAME.search(head)
    if match is None or len(match["name"]) < _SHORTEST_NAME or not re.match(r"\s|$", tail):
        return None
    return Spot("", match["name"].casefold(), match.start("name"), cursor)


def names(spot: Spot) -> list[Suggestion]:
    """The operators whose names begin so."""
    return [
        Suggestion(f"{kind.name}:", f"{kind.name}:", kind.help)
        for kind in OPERATORS
        if kind.name.startswith(spot.prefix)
    ]


def fixed(spot: Spot) -> list[Suggestion]:
    """Values that need no counting."""
    values = _FIXED.get(spot.name) or BY_NAME[spot.name].values
    return [Suggestion(value, value) for value in values if value.casefold().startswith(spot.prefix.casefold())]


def counting_kind(name: str) -> str:
    """The operator by which people are counted: those who get copies are offered the recipients."""
    return "to" if name in {"cc", "bcc"} else name


def without(text: str, spot: Spot) -> str:
    """The query without what is being typed, for counts among the rest of it."""
    start = spot.start - 1 if text[: spot.start].endswith("-") else spot.start
    return f"{text[:start].rstrip()} {text[spot.end :].lstrip()}".strip()


def completed(text: str, spot: Spot, value: str) -> tuple[str, int]:
    """The text with the suggestion in place, and where the cursor goes."""
    if not spot.name:
        written = value
    else:
        rest = text[spot.end :]
        written = with_operator("", spot.name, value) + ("" if rest.startswith((" ", ")")) else " ")
    return text[: spot.start] + written + text[spot.end :], spot.start + len(written)
