"""The keyword retriever: FTS5 and BM25, ids first and nothing else fetched."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass

import apsw

from oakensearch_gui.library.database import first, rows, scalar
from oakensearch_gui.search.match import ALL, Condition, Match
from oakensearch_gui.search.request import Sort

_COLUMN_WEIGHTS = (4.0, 2.0, 1.0, 1.0, 0.3, 1.5)
"""BM25 weights of subject, sender, recipients, body, quoted, attachments."""

_QUESTION_WORDS = 4
"""From so many words on, a query is read as a question: not each of its words needs to be in the message."""

_COMMON_SHARE = 0.1
"""A word in more than this share of all messages says little; a question does not count it."""

_POSTINGS = 20_000
"""How many of the newest messages with a word are looked at to count a question's words."""


@dataclass(frozen=True, slots=True)
class KeywordHits:
    """Message ids, best first. `total` counts all that match; `exact` are those with every exact phrase or token."""

    ids: tuple[int, ...] = ()
    total: int = 0
    exact: frozenset[int] = frozenset()


class KeywordRetriever:
    """Asks the full-text side of an index connection (index.db with the library attached as `raw`)."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection

    def retrieve(self, match: Match, limit: int, min_match: float) -> KeywordHits:
        """The best `limit` messages by BM25.

        First those that hold every word. A question, and a query whose words never stand together, is then
        filled up with messages that hold at least the share `min_match` of its informative words.
        """
        everything = match.everything()
        ids = self._ranked(everything, match.where(), limit)
        total = self._count(everything, match.where()) if len(ids) == limit else len(ids)
        exact = frozenset(ids) if match.exact else frozenset()
        if len(match.words) >= _QUESTION_WORDS or (not ids and len(match.words) > 1):
            taken = set(ids)
            more = [key for key in self._relaxed(match, limit, min_match) if key not in taken]
            ids.extend(more[: limit - len(ids)])
            total += len(more)
            if match.exact:
                exact |= frozenset(more)  # a relaxed match still holds everything exact
        return KeywordHits(tuple(ids), total, exact)

    def listing(self, match: Match, sort: Sort, limit: int, offset: int = 0) -> KeywordHits:
        """Messages that hold every word and filter, by date."""
        order = "ASC" if sort is Sort.OLDEST else "DESC"
        source, where = self._source(match.everything(), match.where())
        key = "f.rowid" if match.everything() else "m.id"
        found = rows(
            self._connection,
            f"SELECT {key} {source} ORDER BY {key} {order} LIMIT ? OFFSET ?",
            (*where.values, limit, offset),
        )
        ids = tuple(message_id for (message_id,) in found)
        total = self._count(match.everything(), match.where())
        return KeywordHits(ids, total, frozenset(ids) if match.exact else frozenset())

    def _ranked(self, expression: str, where: Condition, limit: int) -> list[int]:
        if not expression:
            return []
        source, bound = self._source(expression, where)
        weights = ", ".join(map(str, _COLUMN_WEIGHTS))
        found = rows(
            self._connection,
            f"SELECT f.rowid, bm25(messages, {weights}) AS score {source} ORDER BY score LIMIT ?",
            (*bound.values, limit),
        )
        return [message_id for message_id, _ in found]

    def _count(self, expression: str, where: Condition) -> int:
        source, bound = self._source(expression, where)
        return int(scalar(self._connection, f"SELECT count(*) {source}", bound.values))

    def _source(self, expression: str, where: Condition) -> tuple[str, Condition]:
        """FROM … WHERE …, with the library joined in only where a condition looks at it."""
        if not expression:
            return f"FROM raw.messages m WHERE {where.sql}", where
        if where == ALL:
            return "FROM messages f WHERE messages MATCH ?", Condition("", (expression,))
        return (
            f"FROM messages f CROSS JOIN raw.messages m ON m.id = f.rowid WHERE messages MATCH ? AND {where.sql}",
            Condition("", (expression, *where.values)),
        )

    def _relaxed(self, match: Match, limit: int, min_match: float) -> list[int]:
        """The best messages by BM25 among those that hold enough of the informative words."""
        informative = self._informative(match.words)
        needed = max(1, math.ceil(len(informative) * min_match))
        held: Counter[int] = Counter()
        for word in informative:
            held.update(self._newest(word))
        if max(held.values(), default=0) < needed:
            return []
        any_word = f"({' OR '.join(informative)})"
        ranked = self._ranked(match.expression((*match.exact, any_word)), match.where(), limit * 4)
        return [key for key in ranked if held[key] >= needed]

    def _informative(self, words: tuple[str, ...]) -> list[str]:
        """The words of a question that tell messages apart; all of them when none does."""
        all_messages = scalar(self._connection, "SELECT count(*) FROM messages_docsize")
        bound = max(1, int(all_messages * _COMMON_SHARE))
        rare = [word for word in words if not self._is_in_more_than(word, bound)]
        return rare or list(words)

    def _is_in_more_than(self, expression: str, bound: int) -> bool:
        sql = "SELECT 1 FROM messages WHERE messages MATCH ? LIMIT 1 OFFSET ?"
        return first(self._connection, sql, (expression, bound)) is not None

    def _newest(self, expression: str) -> list[int]:
        sql = "SELECT rowid FROM messages WHERE messages MATCH ? ORDER BY rowid DESC LIMIT ?"
        return [message_id for (message_id,) in rows(self._connection, sql, (expression, _POSTINGS))]
