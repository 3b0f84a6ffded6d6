"""Conditions in SQL on a message, with the values bound in them: what a filter becomes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

SqlValue = str | int | float | bytes | None


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition on ``m``, a row of raw.messages, with its values; `sql` is never made of what was typed."""

    sql: str
    values: tuple[SqlValue, ...] = ()


ALL = Condition("1")
"""No condition: every message."""


def negated(condition: Condition) -> Condition:
    """Where it does not hold."""
    return Condition(f"NOT ({condition.sql})", condition.values)


def all_of(conditions: Iterable[Condition]) -> Condition:
    """Where every one holds."""
    return _joined(" AND ", list(conditions))


def any_of(conditions: Iterable[Condition]) -> Condition:
    """Where at least one holds."""
    return _joined(" OR ", list(conditions))


def _joined(glue: str, conditions: list[Condition]) -> Condition:
    if len(conditions) == 1:
        return conditions[0]
    return Condition(
        f"({glue.join(condition.sql for condition in conditions)})",
        tuple(value for condition in conditions for value in condition.values),
    )


def in_index(expression: str) -> Condition:
    """Where the full-text index matches an FTS5 expression."""
    return Condition("m.id IN (SELECT rowid FROM main.messages WHERE messages MATCH ?)", (expression,))


def contains(column: str, text: str) -> Condition:
    """Where a column holds a text anywhere, whatever the case of its ASCII letters."""
    return Condition(f"{column} LIKE ? ESCAPE '\\'", (f"%{like_literal(text)}%",))


def like_literal(text: str) -> str:
    """`text` for LIKE, its wildcards meaning themselves."""
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
