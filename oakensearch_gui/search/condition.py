"""Conditions in SQL on a message, with the values bound in them: what a filter becomes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from oakensearch_gui.library.records import ID_AT_1970, SECONDS_PER_ID

SqlValue = str | int | float | bytes | None


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition on ``m``, a row of raw.messages, with its values; `sql` is never made of what was typed.

    `by_id`: it looks at nothing but ``m.id``, and needs no message to be read. `parts`: what must all hold, if it is
    made of several.
    """

    sql: str
    values: tuple[SqlValue, ...] = ()
    by_id: bool = False
    parts: tuple[Condition, ...] = ()


ALL = Condition("1", by_id=True)
"""No condition: every message."""


def negated(condition: Condition) -> Condition:
    """Where it does not hold."""
    return Condition(f"NOT ({condition.sql})", condition.values, condition.by_id)


def all_of(conditions: Iterable[Condition]) -> Condition:
    """Where every one holds."""
    parts = [part for condition in conditions for part in condition.parts or (condition,)]
    return parts[0] if len(parts) == 1 else replace(_joined(" AND ", parts), parts=tuple(parts))


def any_of(conditions: Iterable[Condition]) -> Condition:
    """Where at least one holds."""
    parts = list(conditions)
    return parts[0] if len(parts) == 1 else _joined(" OR ", parts)


def _joined(glue: str, conditions: list[Condition]) -> Condition:
    return Condition(
        f"({glue.join(condition.sql for condition in conditions)})",
        tuple(value for condition in conditions for value in condition.values),
        all(condition.by_id for condition in conditions),
    )


def since(moment: int) -> Condition:
    """From a moment on (seconds since 1970 UTC)."""
    # No message has a lower id than its date stands for: so those before need not be read.
    least = Condition("m.id >= ?", (moment // SECONDS_PER_ID + ID_AT_1970,), by_id=True)
    return all_of((least, Condition("m.date >= ?", (moment,))))


def in_index(expression: str) -> Condition:
    """Where the full-text index matches an FTS5 expression."""
    return Condition("m.id IN (SELECT rowid FROM main.messages WHERE messages MATCH ?)", (expression,), by_id=True)


def contains(column: str, text: str) -> Condition:
    """Where a column holds a text anywhere, whatever the case of its ASCII letters."""
    return Condition(f"{column} LIKE ? ESCAPE '\\'", (f"%{like_literal(text)}%",))


def like_literal(text: str) -> str:
    """`text` for LIKE, its wildcards meaning themselves."""
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


def found_by(expression: str, where: Condition, *, joined: bool = False) -> tuple[str, tuple[SqlValue, ...]]:
    """FROM … WHERE … of the messages that the full-text index matches (all, if `expression` is empty) and `where`.

    They are ``f`` (rowid = id) in the index and ``m`` in the library, which is joined in only where a condition looks
    at more than the id, or if `joined`. Without an expression there is no ``f``.
    """
    if not expression:
        return f"FROM raw.messages m WHERE {where.sql}", where.values
    parts = where.parts or (where,)
    # The plus keeps FTS5 from asking the index anew for every single id.
    told = [_on_index(part.sql) if part.by_id else part.sql for part in parts]
    sources = "main.messages f"
    if joined or not all(part.by_id for part in parts):
        sources += " CROSS JOIN raw.messages m ON m.id = f.rowid"
    return f"FROM {sources} WHERE messages MATCH ? AND {' AND '.join(told)}", (expression, *where.values)


def _on_index(sql: str) -> str:
    return sql.replace("m.id IN", "+f.rowid IN").replace("m.id", "f.rowid")
