"""Reads what a person types into a tree. No model is involved, and any text at all can be read.

    query    = or
    or       = and { "OR" and }
    and      = { [ "AND" ] unary }
    unary    = ( "-" | "NOT" ) unary | "(" or ")" | operator | pattern | phrase | word
    operator = name ":" ( phrase | pattern | text | "(" or ")" )
                                    the names are those of the table in operators.py; what stands in the
                                    parentheses is read with the operator before each word: from:(ada OR bob)
    pattern  = "/" text "/"         a regular expression; alone, it has no spaces and more in it than letters
    phrase   = '"' text '"'         straight or typographic quotes; one that is never closed reaches to the end
    word     = [ "+" ] text [ "*" ] a plus: exactly so, not its other forms; a star: words that begin so

What looks like an operator but is not one (``http://…``, ``Re:``) is a word. A value that cannot be read
becomes a warning with its place in the text, and filters nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from oakensearch_gui.search.dates import Clock
from oakensearch_gui.search.operators import BY_NAME, Meaning, UnusableValue, pattern
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
    """``name:value`` as it stands in query[start:end], a leading minus included. `value` is without quotes.

    `name` is the operator's own, also where an alias was typed; empty for a pattern that stands alone. `meaning` is
    what was read from the value, None where nothing reads it (`operators`).
    """

    name: str
    value: str
    negated: bool
    start: int
    end: int
    quoted: bool = False
    meaning: Meaning | None = None


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


# ---- tokens

_OPEN_QUOTES = '"“”„«»'
_CLOSING = {'"': '"', "“": "”“", "”": "”", "„": "“”", "«": "»", "»": "«"}
_HEAD = re.compile(r"(?P<minus>-)?(?:(?P<name>[A-Za-z_]+):)?")
_WORD = re.compile(r"[^\s()\"“”„«»]+")
_PATTERN = re.compile(r"/(?:\\.|[^/\\\s])+/(?=[\s)]|$)")
_SPACED_PATTERN = re.compile(r"/(?:\\.|[^/\\])+/(?=[\s)]|$)")
_MORE_THAN_LETTERS = re.compile(r"[*+?\[\](){}|^$\\]")
"""Without one of these, what stands between two slashes is rather a path than a pattern."""


@dataclass(frozen=True, slots=True)
class _Lexeme:
    kind: str  # "(", "-(", ")", "text", "pattern", "operator", "group" (an operator before a parenthesis), "OR", …
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
        if text[at].isspace():
            at += 1
        elif text[at] == ")":
            found.append(_Lexeme(")", at, at + 1))
            at += 1
        elif lexeme := _lexeme(text, at):
            found.append(lexeme)
            at = lexeme.end
        else:  # a lone minus or quote that begins nothing
            at += 1
    return found


def _lexeme(text: str, start: int) -> _Lexeme | None:
    """What begins at `start`, where there is neither a space nor a closing parenthesis."""
    head = _HEAD.match(text, start)
    assert head is not None
    negated = bool(head["minus"])
    kind = BY_NAME.get((head["name"] or "").casefold())
    if kind is None:  # not ours: "http://x" and "Re:" are words, `foo:"bar"` is the word foo and then the phrase
        return _term(text, start, start + negated, negated)
    at = head.end()
    if text.startswith("(", at):
        return _Lexeme("group", start, at + 1, negated, kind.name)
    value = _term(text, at, at, negated, spaced_pattern=True)
    if value is None or value.kind == "(":  # the value is still to be typed
        return _Lexeme("operator", start, at, negated, kind.name)
    return _Lexeme("operator", start, value.end, negated, kind.name, value.value.strip(), value.quoted)


def _term(text: str, start: int, at: int, negated: bool, *, spaced_pattern: bool = False) -> _Lexeme | None:
    if text.startswith("(", at):
        return _Lexeme("-(" if negated else "(", start, at + 1, negated)
    if text[at : at + 1] and text[at] in _OPEN_QUOTES:
        ends = [close for mark in _CLOSING[text[at]] if (close := text.find(mark, at + 1)) >= 0]
        close = min(ends, default=len(text))
        return _Lexeme("text", start, min(close + 1, len(text)), negated, value=text[at + 1 : close], quoted=True)
    slashed = (_SPACED_PATTERN if spaced_pattern else _PATTERN).match(text, at)
    if slashed and (spaced_pattern or _MORE_THAN_LETTERS.search(slashed[0])):
        return _Lexeme("pattern", start, slashed.end(), negated, value=slashed[0])
    word = _WORD.match(text, at)
    if word is None:
        return None
    if word[0] in {"OR", "NOT", "AND"} and not negated:
        return _Lexeme(word[0], start, word.end())
    return _Lexeme("text", start, word.end(), negated, value=word[0])


# ---- the tree


class _Parser:
    def __init__(self, text: str, clock: Clock) -> None:
        self._lexemes = _lex(text)
        self._clock = clock
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
            if isinstance(node, And):
                nodes.extend(node.nodes)
            elif node is not None:
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
        if lexeme.kind in {"(", "-(", "group"}:
            return self._parenthesis(lexeme, depth)
        node: Node | None
        if lexeme.kind == "operator":
            node = self._operator(lexeme)
        else:
            node = self._pattern(lexeme) if lexeme.kind == "pattern" else _text(lexeme)
        return _negated(node) if lexeme.negated else node

    def _parenthesis(self, lexeme: _Lexeme, depth: int) -> Node | None:
        if depth >= MAX_DEPTH:
            return None
        inner = self._or(depth + 1)
        if self._peek() == ")":
            self._at += 1
        if lexeme.kind == "group":
            if inner is None:
                self.warnings.append(QueryWarning(f"{lexeme.name}: has no value.", lexeme.start, lexeme.end))
            else:
                inner = self._within(lexeme.name, inner)
        return _negated(inner) if lexeme.negated else inner

    def _within(self, name: str, node: Node) -> Node | None:
        """``from:(ada OR bob)`` as ``(from:ada OR from:bob)``."""
        match node:
            case Text():
                value = f"{node.text}*" if node.prefix else node.text
                return self._operator(_Lexeme("operator", node.start, node.end, False, name, value, node.quoted))
            case Operator():
                return node
            case Not():
                return _negated(self._within(name, node.node))
            case And() | Or():
                inner = tuple(read for one in node.nodes if (read := self._within(name, one)))
                return replace(node, nodes=inner) if len(inner) > 1 else (inner[0] if inner else None)

    def _operator(self, lexeme: _Lexeme) -> Node | None:
        try:
            if not lexeme.value:
                raise UnusableValue(f"{lexeme.name}: has no value.")
            meaning = BY_NAME[lexeme.name].read(lexeme.value, lexeme.quoted, self._clock)
        except UnusableValue as error:
            self.warnings.append(QueryWarning(str(error), lexeme.start, lexeme.end))
            return None
        return Operator(lexeme.name, lexeme.value, lexeme.negated, lexeme.start, lexeme.end, lexeme.quoted, meaning)

    def _pattern(self, lexeme: _Lexeme) -> Node | None:
        try:
            meaning = pattern(lexeme.value)
        except UnusableValue as error:
            self.warnings.append(QueryWarning(str(error), lexeme.start, lexeme.end))
            return None
        return Operator("", lexeme.value, lexeme.negated, lexeme.start, lexeme.end, meaning=meaning)


def _negated(node: Node | None) -> Node | None:
    return None if node is None else Not(node)


def _text(lexeme: _Lexeme) -> Text | None:
    prefix = not lexeme.quoted and lexeme.value.endswith("*")
    value = lexeme.value.rstrip("*") if prefix else lexeme.value
    return Text(value, lexeme.quoted, prefix, lexeme.start, lexeme.end) if value.strip() else None


def parse(text: str, clock: Clock | None = None) -> Query:
    """Read a query; `clock` says what "yesterday" means. Never raises."""
    parser = _Parser(text, clock or Clock())
    nodes = parser.query()
    return Query(text, nodes, tuple(parser.warnings))


# ---- operators in the text, for the window's chips


def operators(text: str) -> tuple[Operator, ...]:
    """Each operator that stands in the text, readable or not, in order; of ``from:(a OR b)`` the whole."""
    found: list[Operator] = []
    lexemes = _lex(text)
    inside = 0
    for number, lexeme in enumerate(lexemes):
        if lexeme.start < inside:
            continue
        end, value = lexeme.end, lexeme.value
        if lexeme.kind == "group":
            inside = end = _closing(lexemes, number, len(text))
            value = text[lexeme.end - 1 : end]
        if lexeme.kind in {"operator", "group"}:
            found.append(Operator(lexeme.name, value, lexeme.negated, lexeme.start, end, lexeme.quoted))
    return tuple(found)


def _closing(lexemes: list[_Lexeme], opening: int, end: int) -> int:
    """Where the parenthesis ends that lexemes[opening] opens."""
    depth = 0
    for lexeme in lexemes[opening:]:
        depth += {"(": 1, "-(": 1, "group": 1, ")": -1}.get(lexeme.kind, 0)
        if not depth:
            return lexeme.end
    return end


def with_operator(text: str, name: str, value: str) -> str:
    """The text with ``name:value`` in place of the first operator of that name, or at its end."""
    written = _written(name, value)
    for operator in operators(text):
        if operator.name == name and not operator.negated:
            return text[: operator.start] + written + text[operator.end :]
    return f"{text.rstrip()} {written}".strip()


def _written(name: str, value: str) -> str:
    """An operator as it reads back; quoted if need be."""
    plain = f"{name}:{value}"
    if [(one.value, one.end) for one in operators(plain)] == [(value, len(plain))]:
        return plain
    return '{}:"{}"'.format(name, value.replace('"', " "))


def without_operator(text: str, name: str, value: str | None = None) -> str:
    """The text without the operators of that name (with that value, when one is given)."""
    for operator in reversed(operators(text)):
        if operator.name == name and (value is None or operator.value == value):
            text = f"{text[: operator.start].rstrip()} {text[operator.end :].lstrip()}"
    return text.strip()
