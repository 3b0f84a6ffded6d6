"""Reads what a person types into a tree. No model is involved, and any text at all can be read.

    query   = or
    or      = and { "OR" and }
    and     = { unary }
    unary   = ( "-" | "NOT" ) unary | "(" or ")" | operator | phrase | word
    phrase  = '"' text '"'          straight or typographic quotes; one that is never closed reaches to the end
    word    = text [ "*" ]          a star at the end: words that begin so
    operator = name ":" ( phrase | text )

What looks like an operator but is not one (``http://…``, ``Re:``) is a word. A value that cannot be read
becomes a warning with its place in the text, and filters nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from oakensearch_gui.library.triage import CATEGORIES, DISPOSITIONS, PRIORITIES
from oakensearch_gui.search import dates
from oakensearch_gui.search.result import QueryWarning

MAX_DEPTH = 50
"""Parentheses within parentheses beyond this are read as if they were not there."""


@dataclass(frozen=True, slots=True)
class Text:
    """Words to be found: one bare word or a quoted phrase; `prefix` when a word ends in a star."""

    text: str
    quoted: bool
    prefix: bool
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Operator:
    """``name:value`` as it stands in query[start:end], a leading minus included. `value` is without quotes."""

    name: str
    value: str
    negated: bool
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Not:
    """What must not hold."""

    node: Node


@dataclass(frozen=True, slots=True)
class And:
    """What must hold together."""

    nodes: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Or:
    """What holds when one of its parts does."""

    nodes: tuple[Node, ...]


Node = Text | Operator | Not | And | Or


@dataclass(frozen=True, slots=True)
class Query:
    """A query that was read. `nodes` must all hold."""

    text: str
    nodes: tuple[Node, ...]
    warnings: tuple[QueryWarning, ...] = ()

    @property
    def words(self) -> tuple[Text, ...]:
        """The words and phrases that are searched for, wherever they stand in the tree; excluded ones are not."""
        return tuple(_positive_texts(self.nodes))

    @property
    def free_text(self) -> str:
        """What is said in words, for retrieval by meaning: the query without operators and exclusions."""
        return " ".join(word.text for word in self.words)


def _positive_texts(nodes: tuple[Node, ...]) -> Iterator[Text]:
    for node in nodes:
        if isinstance(node, Text):
            yield node
        elif isinstance(node, And | Or):
            yield from _positive_texts(node.nodes)


# ---- operators: their names and what their values may be


def _check_date(value: str) -> str:
    return (
        "" if dates.day_range(value) else f"“{value}” is not a date that can be read; try 2024-03-01, 2024-03 or 2024."
    )


def _check_choice(*choices: str) -> Callable[[str], str]:
    return lambda value: "" if value.casefold() in choices else f"“{value}” is none of {', '.join(choices)}."


OPERATORS: dict[str, Callable[[str], str]] = {
    "from": lambda _: "",
    "after": _check_date,
    "before": _check_date,
    "label": lambda _: "",
    "in": _check_choice(*DISPOSITIONS),
    "is": _check_choice("unread", "read"),
    "category": _check_choice(*CATEGORIES),
    "priority": _check_choice(*map(str, PRIORITIES)),
}
"""Each operator, and what says what is wrong with a value (a sentence; empty when it can be read)."""


# ---- tokens

_OPEN_QUOTES = '"“”„«»'
_CLOSING = {'"': '"', "“": "”“", "”": "”", "„": "“”", "«": "»", "»": "«"}
_LEXEME = re.compile(
    r"\s+"
    r"|(?P<open>-?\()"
    r"|(?P<close>\))"
    rf"|(?P<minus>-)?(?:(?P<name>[A-Za-z_]+):(?=[^\s()]))?(?:(?P<quote>[{_OPEN_QUOTES}])|(?P<word>[^\s()\"“”„«»]+))",
)


@dataclass(frozen=True, slots=True)
class _Lexeme:
    kind: str  # "(", "-(", ")", "text", "operator", "OR", "NOT"
    start: int
    end: int
    negated: bool = False
    name: str = ""
    value: str = ""
    quoted: bool = False


def _lex(text: str) -> list[_Lexeme]:
    found: list[_Lexeme] = []
    at = 0
    while at < len(text):
        match = _LEXEME.match(text, at)
        if match is None:  # a lone minus or quote that begins nothing
            at += 1
            continue
        start, at = match.start(), match.end()
        if match["open"] or match["close"]:
            found.append(_Lexeme(match[0], start, at))
        elif match["quote"] or match["word"]:
            lexeme, at = _term(text, match)
            found.append(lexeme)
    return found


def _term(text: str, match: re.Match[str]) -> tuple[_Lexeme, int]:
    at, name, negated = match.end(), (match["name"] or "").casefold(), bool(match["minus"])
    quoted = bool(match["quote"])
    if quoted:
        ends = [close for mark in _CLOSING[match["quote"]] if (close := text.find(mark, at)) >= 0]
        close = min(ends, default=len(text))
        value, at = text[at:close], min(close + 1, len(text))
    else:
        value = match["word"]
    if name and name not in OPERATORS:
        # Not ours: "http://x" and "Re:" are words, `foo:"bar"` is the word foo and then the phrase.
        if quoted:
            at = match.start("quote")
            value = ""
        return _Lexeme("text", match.start(), at, negated, value=f"{match['name']}:{value}"), at
    if name:
        return _Lexeme("operator", match.start(), at, negated, name, value.strip(), quoted), at
    if not quoted and value.endswith(":") and value[:-1].casefold() in OPERATORS:  # its value is still to be typed
        return _Lexeme("operator", match.start(), at, negated, value[:-1].casefold()), at
    if not quoted and not negated and value in {"OR", "NOT", "AND"}:
        return _Lexeme(value, match.start(), at), at
    return _Lexeme("text", match.start(), at, negated, value=value, quoted=quoted), at


# ---- the tree


class _Parser:
    def __init__(self, text: str) -> None:
        self._lexemes = _lex(text)
        self._at = 0
        self.warnings: list[QueryWarning] = []

    def query(self) -> tuple[Node, ...]:
        nodes: list[Node] = []
        while self._at < len(self._lexemes):
            node = self._or(0)
            if isinstance(node, And):
                nodes.extend(node.nodes)
            elif node is not None:
                nodes.append(node)
            if self._peek() == ")":  # one too many
                self._at += 1
        return tuple(nodes)

    def _peek(self) -> str:
        return self._lexemes[self._at].kind if self._at < len(self._lexemes) else ""

    def _or(self, depth: int) -> Node | None:
        branches = [self._and(depth)]
        while self._peek() == "OR":
            self._at += 1
            branches.append(self._and(depth))
        present = tuple(branch for branch in branches if branch is not None)
        return Or(present) if len(present) > 1 else (present[0] if present else None)

    def _and(self, depth: int) -> Node | None:
        nodes: list[Node] = []
        while self._peek() not in {"", ")", "OR"}:
            node = self._unary(depth)
            if node is not None:
                nodes.append(node)
        return And(tuple(nodes)) if len(nodes) > 1 else (nodes[0] if nodes else None)

    def _unary(self, depth: int) -> Node | None:
        lexeme = self._lexemes[self._at]
        self._at += 1
        if lexeme.kind == "AND":
            return None
        if lexeme.kind == "NOT":
            while self._peek() == "NOT":  # said twice is meant once
                self._at += 1
            if self._peek() in {"", ")", "OR"}:
                return Text("NOT", False, False, lexeme.start, lexeme.end)
            return _negated(self._unary(depth))
        if lexeme.kind in {"(", "-("}:
            if depth >= MAX_DEPTH:
                return None
            inner = self._or(depth + 1)
            if self._peek() == ")":
                self._at += 1
            return _negated(inner) if lexeme.kind == "-(" else inner
        node = self._operator(lexeme) if lexeme.kind == "operator" else _text(lexeme)
        return _negated(node) if lexeme.negated else node

    def _operator(self, lexeme: _Lexeme) -> Node | None:
        wrong = OPERATORS[lexeme.name](lexeme.value) if lexeme.value else f"{lexeme.name}: has no value."
        if wrong:
            self.warnings.append(QueryWarning(wrong, lexeme.start, lexeme.end))
            return None
        return Operator(lexeme.name, lexeme.value, lexeme.negated, lexeme.start, lexeme.end)


def _negated(node: Node | None) -> Node | None:
    return None if node is None else Not(node)


def _text(lexeme: _Lexeme) -> Text | None:
    prefix = not lexeme.quoted and lexeme.value.endswith("*")
    value = lexeme.value.rstrip("*") if prefix else lexeme.value
    return Text(value, lexeme.quoted, prefix, lexeme.start, lexeme.end) if value.strip() else None


def parse(text: str) -> Query:
    """Read a query. Never raises."""
    parser = _Parser(text)
    nodes = parser.query()
    return Query(text, nodes, tuple(parser.warnings))


# ---- operators in the text, for the window's chips


def operators(text: str) -> tuple[Operator, ...]:
    """Each operator that stands in the text, readable or not, in order."""
    return tuple(
        Operator(lexeme.name, lexeme.value, lexeme.negated, lexeme.start, lexeme.end)
        for lexeme in _lex(text)
        if lexeme.kind == "operator"
    )


def with_operator(text: str, name: str, value: str) -> str:
    """The text with ``name:value`` in place of the first operator of that name, or at its end."""
    written = f'{name}:"{value}"' if re.search(r"[\s()\"“”„«»]", value) else f"{name}:{value}"
    if written.count('"') > 2:
        written = '{}:"{}"'.format(name, value.replace('"', " "))
    for operator in operators(text):
        if operator.name == name and not operator.negated:
            return text[: operator.start] + written + text[operator.end :]
    return f"{text.rstrip()} {written}".strip()


def without_operator(text: str, name: str, value: str | None = None) -> str:
    """The text without the operators of that name (with that value, when one is given)."""
    for operator in reversed(operators(text)):
        if operator.name == name and (value is None or operator.value == value):
            text = f"{text[: operator.start].rstrip()} {text[operator.end :].lstrip()}"
    return text.strip()
