"""From a query's tree to what SQLite runs: an FTS5 expression for what is ranked, SQL conditions for the rest.

A person's text becomes FTS5 only as terms of letters, numbers and marks inside double quotes, and SQL only as
bound values: nothing that anybody types can be syntax.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from oakensearch_gui.index.words import Phrase, phrases
from oakensearch_gui.search import dates
from oakensearch_gui.search.query import And, Node, Not, Operator, Or, Query, Text
from oakensearch_gui.search.request import Filters

SqlValue = str | int | float | bytes | None


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition on ``m``, a row of raw.messages, with the values bound in it."""

    sql: str
    values: tuple[SqlValue, ...] = ()


ALL = Condition("1")
"""No condition: every message."""


@dataclass(frozen=True, slots=True)
class Match:
    """A compiled query.

    `words` and `exact` are FTS5 expressions to rank by; a question may miss some of its `words`, but never an
    `exact` one (a quoted phrase, a token with a digit). `required` and `excluded` are FTS5 expressions that
    filter, `conditions` filter in SQL. `phrases` are the positive phrases of terms, for marking what matched.
    """

    words: tuple[str, ...] = ()
    exact: tuple[str, ...] = ()
    required: tuple[str, ...] = ()
    excluded: tuple[str, ...] = ()
    conditions: tuple[Condition, ...] = ()
    phrases: tuple[Phrase, ...] = field(default=())

    @property
    def has_words(self) -> bool:
        """Whether there is anything to rank by."""
        return bool(self.words or self.exact)

    def expression(self, ranked: Iterable[str]) -> str:
        """The FTS5 expression in which all of `ranked` hold and everything that filters in FTS5."""
        wanted = " AND ".join((*ranked, *self.required))
        return f"({wanted}) NOT ({' OR '.join(self.excluded)})" if wanted and self.excluded else wanted

    def everything(self) -> str:
        """The FTS5 expression in which all words must hold; empty when there is nothing to match."""
        return self.expression((*self.exact, *self.words))

    def where(self) -> Condition:
        """What filters in SQL beside `everything`, as one condition."""
        conditions = list(self.conditions)
        if self.excluded and not self.everything():  # FTS5 knows "a NOT b", but no "NOT b" alone
            conditions.append(_not(_in_index(" OR ".join(self.excluded))))
        return _joined(" AND ", conditions) if conditions else ALL

    def filters(self) -> Condition:
        """Every filter, and none of the words, as one condition: what retrieval by meaning must keep to."""
        parts = [*self.conditions, *(_in_index(one) for one in self.required)]
        parts.extend(_not(_in_index(one)) for one in self.excluded)
        return _joined(" AND ", parts) if parts else ALL


def compile_query(query: Query, filters: Filters) -> Match:
    """Compile a query and the typed filters that come with it."""
    words: list[str] = []
    exact: list[str] = []
    required: list[str] = []
    excluded: list[str] = []
    conditions = list(_typed(filters))
    for node in _alternatives(query.nodes):
        expression = _expression(node)
        if isinstance(node, Text):
            if expression:
                (exact if is_exact(node) else words).append(expression)
        elif isinstance(node, Operator) and expression:
            required.append(expression)
        elif isinstance(node, Not) and (inner := _expression(node.node)):
            excluded.append(inner)
        elif isinstance(node, And | Or) and expression:
            words.append(expression)
        elif condition := _condition(node):
            conditions.append(condition)
    required.extend(expression for sender in filters.senders if (expression := _in_columns("sender", sender)))
    marked = tuple(phrase for word in query.words for phrase in phrases(word.text))
    return Match(tuple(words), tuple(exact), tuple(required), tuple(excluded), tuple(conditions), marked)


_ALTERNATIVES = ("category", "in")
"""Operators of which a message can fulfil only one value: said several times, any of them will do."""


def _alternatives(nodes: tuple[Node, ...]) -> list[Node]:
    """The nodes, with ``category:work category:travel`` read as one or the other."""
    grouped: dict[str, list[Node]] = {}
    others: list[Node] = []
    for node in nodes:
        if isinstance(node, Operator) and node.name in _ALTERNATIVES:
            grouped.setdefault(node.name, []).append(node)
        else:
            others.append(node)
    return [*others, *(Or(tuple(group)) for group in grouped.values())]


def is_exact(word: Text) -> bool:
    """Whether meaning cannot tell it apart: a quoted phrase, or a token with a digit."""
    return word.quoted or any(character.isdigit() for character in word.text)


# ---- FTS5 expressions


def _expression(node: Node) -> str:
    """A node as an FTS5 expression; empty when it cannot be one (or says nothing)."""
    match node:
        case Text():
            return text_expression(node.text, prefix=node.prefix)
        case Operator(name="from"):
            return _in_columns("sender", node.value)
        case And() | Or():
            inner = [_expression(one) for one in node.nodes]
            return f"({(' AND ' if isinstance(node, And) else ' OR ').join(inner)})" if all(inner) else ""
        case _:
            return ""


def text_expression(text: str, *, prefix: bool = False) -> str:
    """Text as quoted FTS5 phrases that must all hold; empty when no term is in it."""
    found = phrases(text)
    quoted = [_quoted(phrase, star=phrase.prefix or (prefix and phrase is found[-1])) for phrase in found]
    return f"({' AND '.join(quoted)})" if len(quoted) > 1 else "".join(quoted)


def _quoted(phrase: Phrase, *, star: bool) -> str:
    return f'"{" ".join(phrase.terms)}"{" *" if star else ""}'


def _in_columns(columns: str, text: str) -> str:
    expression = text_expression(text)
    return f"{{{columns}}} : ({expression})" if expression else ""


# ---- SQL conditions


def _condition(node: Node) -> Condition | None:
    """A node as an SQL condition; None when it says nothing."""
    match node:
        case Not():
            inner = _condition(node.node)
            return _not(inner) if inner else None
        case And() | Or():
            parts = [part for one in node.nodes if (part := _condition(one))]
            return _joined(" AND " if isinstance(node, And) else " OR ", parts) if parts else None
        case Operator():
            return _operator(node)
        case Text():
            expression = _expression(node)
            return _in_index(expression) if expression else None


def _operator(operator: Operator) -> Condition | None:
    value = operator.value
    match operator.name:
        case "from":
            expression = _in_columns("sender", value)
            return _in_index(expression) if expression else None
        case "after":
            first, _ = _day_range(value)
            return Condition("m.date >= ?", (first,))
        case "before":
            first, _ = _day_range(value)
            return Condition("m.date < ?", (first,))
        case "label":
            return _label(value)
        case "in":
            return Condition("m.disposition = ?", (value.casefold(),))
        case "is":
            return Condition("m.unread = ?", (value.casefold() == "unread",))
        case "category":
            return Condition("m.category = ?", (value.casefold(),))
        case "priority":
            return Condition("m.priority >= ?", (int(value),))
        case name:
            raise AssertionError(f"operator {name} is read but not compiled")


def _day_range(value: str) -> tuple[int, int]:
    span = dates.day_range(value)
    if span is None:
        raise AssertionError("a date that cannot be read is a warning, not an operator")
    return span


def _typed(filters: Filters) -> Iterable[Condition]:
    if filters.after is not None:
        yield Condition("m.date >= ?", (filters.after,))
    if filters.before is not None:
        yield Condition("m.date < ?", (filters.before,))
    if filters.unread is not None:
        yield Condition("m.unread = ?", (filters.unread,))
    if filters.priority is not None:
        yield Condition("m.priority >= ?", (filters.priority,))
    if filters.thread is not None:
        yield Condition("m.thread_id = ?", (filters.thread,))
    for label in filters.labels:
        yield _label(label)
    for column, values in (("disposition", filters.dispositions), ("category", filters.categories)):
        if values:
            yield Condition(f"m.{column} IN ({', '.join('?' * len(values))})", values)


def _label(value: str) -> Condition:
    """The label itself or one below it (``Archive`` finds ``Archive/2019``)."""
    below = value.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "/%"
    # The tables themselves, not the view `labelled`: SQLite does not carry the condition into its parts.
    return Condition(
        "m.id IN ("
        "SELECT message_id FROM raw.labels WHERE label = ? COLLATE NOCASE OR label LIKE ? ESCAPE '\\'"
        " UNION ALL SELECT l.message_id FROM raw.folders f JOIN raw.locations l ON l.folder_id = f.id"
        " WHERE f.name = ? COLLATE NOCASE OR f.name LIKE ? ESCAPE '\\'"
        " UNION ALL SELECT l.message_id FROM raw.sources s JOIN raw.folders f ON f.source_id = s.id"
        " JOIN raw.locations l ON l.folder_id = f.id WHERE s.label = ? COLLATE NOCASE OR s.label LIKE ? ESCAPE '\\')",
        (value, below) * 3,
    )


def _in_index(expression: str) -> Condition:
    return Condition("m.id IN (SELECT rowid FROM main.messages WHERE messages MATCH ?)", (expression,))


def _not(condition: Condition) -> Condition:
    return Condition(f"NOT ({condition.sql})", condition.values)


def _joined(glue: str, conditions: list[Condition]) -> Condition:
    return Condition(
        f"({glue.join(condition.sql for condition in conditions)})",
        tuple(value for condition in conditions for value in condition.values),
    )
