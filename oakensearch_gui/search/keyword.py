"""The keyword retriever: FTS5 and BM25, ids first and nothing else fetched."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

import apsw

from oakensearch_gui.library.database import rows, scalar
from oakensearch_gui.search.fusion import Candidate
from oakensearch_gui.search.match import ALL, Condition, Match
from oakensearch_gui.search.request import Sort

_COLUMN_WEIGHTS = (4.0, 2.0, 1.0, 1.0, 0.3, 1.5)
"""BM25 weights of subject, sender, recipients, body, quoted, attachments."""

_QUESTION_WORDS = 4
"""From so many words on, a query is read as a question: not each of its words needs to be in the message."""

_POSTINGS = 20_000
"""How many of the newest messages with a word are looked at to tell what a question's candidates hold."""


@dataclass(frozen=True, slots=True)
class KeywordHits:
    """What holds the words, best first. `total` counts all that match.

    `exact` are the hits that hold every quoted phrase and token with a digit, when the query has any;
    `exact_total` is how many messages do. `best_coverage` is the largest share of the query's information that
    any message holds, found or not.
    """

    candidates: tuple[Candidate, ...] = ()
    total: int = 0
    exact: frozenset[int] = field(default=frozenset())
    exact_total: int = 0
    best_coverage: float = 1.0

    @property
    def ids(self) -> tuple[int, ...]:
        return tuple(candidate.message_id for candidate in self.candidates)


class KeywordRetriever:
    """Asks the full-text side of an index connection (index.db with the library attached as `raw`)."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection

    def retrieve(self, match: Match, limit: int, min_match: float) -> KeywordHits:
        """The best `limit` messages by BM25.

        First those that hold every word. A question, and a query whose words never stand together, is then
        filled up with messages that hold at least the share `min_match` of what its words tell.
        """
        everything, where = match.everything(), match.where()
        found = [Candidate(key, score) for key, score in self._ranked(everything, where, limit)]
        total = self._count(everything, where) if len(found) == limit else len(found)
        best_coverage = 1.0
        if not found or len(match.words) >= _QUESTION_WORDS:
            taken = {candidate.message_id for candidate in found}
            coverage = self._coverage((*match.words, *match.exact))
            best_coverage = 1.0 if found else max(coverage.values(), default=0.0)
            more = [hit for hit in self._relaxed(match, coverage, limit, min_match) if hit.message_id not in taken]
            found.extend(more[: limit - len(found)])
            total += len(more)
        exact: frozenset[int] = frozenset()
        exact_total = 0
        if match.exact:  # a relaxed hit, too, holds everything exact
            exact = frozenset(hit.message_id for hit in found)
            exact_total = self._count(match.expression(match.exact), where)
        return KeywordHits(tuple(found), total, exact, exact_total, best_coverage)

    def listing(self, match: Match, sort: Sort, limit: int, offset: int = 0) -> KeywordHits:
        """Messages that hold every word and filter, by date."""
        order = "ASC" if sort is Sort.OLDEST else "DESC"
        everything, where = match.everything(), match.where()
        source, bound = self._source(everything, where)
        key = "f.rowid" if everything else "m.id"
        found = rows(
            self._connection,
            f"SELECT {key} {source} ORDER BY {key} {order} LIMIT ? OFFSET ?",
            (*bound.values, limit, offset),
        )
        candidates = tuple(Candidate(message_id, 0.0) for (message_id,) in found)
        exact = frozenset(candidate.message_id for candidate in candidates) if match.exact else frozenset()
        return KeywordHits(candidates, self._count(everything, where), exact)

    def _ranked(self, expression: str, where: Condition, limit: int) -> list[tuple[int, float]]:
        """(id, BM25 score: larger is better)."""
        if not expression:
            return []
        source, bound = self._source(expression, where)
        weights = ", ".join(map(str, _COLUMN_WEIGHTS))
        found = rows(
            self._connection,
            f"SELECT f.rowid, bm25(messages, {weights}) AS score {source} ORDER BY score LIMIT ?",
            (*bound.values, limit),
        )
        return [(message_id, -score) for message_id, score in found]

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

    def _relaxed(self, match: Match, coverage: Mapping[int, float], limit: int, min_match: float) -> list[Candidate]:
        """The best messages by BM25 among those that hold enough of the query."""
        if not match.words or max(coverage.values(), default=0.0) < min_match:
            return []
        any_word = f"({' OR '.join(match.words)})"
        ranked = self._ranked(match.expression((*match.exact, any_word)), match.where(), limit * 4)
        return [Candidate(key, score, coverage[key]) for key, score in ranked if coverage.get(key, 0.0) >= min_match]

    def _coverage(self, words: tuple[str, ...]) -> Mapping[int, float]:
        """How much of the words' information each message holds, 0 to 1; a word weighs its idf, as in BM25."""
        all_messages = scalar(self._connection, "SELECT count(*) FROM messages_docsize")
        held: dict[int, float] = {}
        whole = 0.0
        for word in words:
            newest = self._newest(word)
            # A word in more messages than are looked at tells little: it counts as the commonest that are.
            idf = math.log(1 + (all_messages - len(newest) + 0.5) / (len(newest) + 0.5))
            whole += idf
            for key in newest:
                held[key] = held.get(key, 0.0) + idf
        return {key: weight / whole for key, weight in held.items()} if whole else {}

    def _newest(self, expression: str) -> list[int]:
        sql = "SELECT rowid FROM messages WHERE messages MATCH ? ORDER BY rowid DESC LIMIT ?"
        return [message_id for (message_id,) in rows(self._connection, sql, (expression, _POSTINGS))]
