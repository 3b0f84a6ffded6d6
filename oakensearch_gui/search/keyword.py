"""The keyword retriever: FTS5 and BM25, ids first and nothing else fetched."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

import apsw

from oakensearch_gui.library.database import rows, scalar
from oakensearch_gui.search.condition import ALL, Condition
from oakensearch_gui.search.fusion import Candidate
from oakensearch_gui.search.match import Match
from oakensearch_gui.search.request import Sort

_COLUMN_WEIGHTS = (4.0, 2.0, 1.0, 1.0, 1.0, 1.0, 0.3, 1.5, 0.3)
"""BM25 weights of subject, sender, recipients (To), Cc, Bcc, body, quoted, names and text of attachments."""

_QUESTION_WORDS = 4
"""From so many words on, a query is read as a question: not each of its words needs to be in the message."""

_LENIENCE = 0.1
"""Half of the words often carry a little less than half of what the query tells."""

_POSTINGS = 20_000
"""How many of the newest messages with a word are looked at to tell what a question's candidates hold."""


_ORDERS = {
    Sort.SENDER: "CASE WHEN m.sender_name = '' THEN m.sender_address ELSE m.sender_name END COLLATE NOCASE, ",
    Sort.SIZE: "m.size DESC, ",
}
"""What comes before the date, newest first, where the order is another one."""


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
        filled up with messages that hold everything exact and at least the share `min_match` of the telling words.
        """
        everything, where = match.everything(), match.where()
        found = [Candidate(key, score) for key, score in self._ranked(everything, where, limit)]
        total = self._count(everything, where) if len(found) == limit else len(found)
        best_coverage = 1.0
        if not found or len(match.words) >= _QUESTION_WORDS:
            taken = {candidate.message_id for candidate in found}
            held = self._held(match)
            best_coverage = 1.0 if found else max((share for _, share in held.values()), default=0.0)
            more = [hit for hit in self._relaxed(match, held, limit, min_match) if hit.message_id not in taken]
            found.extend(more[: limit - len(found)])
            total += len(more)
        exact: frozenset[int] = frozenset()
        exact_total = 0
        if match.exact:  # a relaxed hit, too, holds everything exact
            exact = frozenset(hit.message_id for hit in found)
            exact_total = self._count(match.expression(match.exact), where)
        return KeywordHits(tuple(found), total, exact, exact_total, best_coverage)

    def listing(self, match: Match, sort: Sort, limit: int, offset: int = 0) -> KeywordHits:
        """Messages that hold every word and filter, by date, by sender, or the largest first."""
        everything, where = match.everything(), match.where()
        order = _ORDERS.get(sort, "")
        source, bound = self._source(everything, where, joined=bool(order))
        key = "f.rowid" if everything else "m.id"
        found = rows(
            self._connection,
            f"SELECT {key} {source} ORDER BY {order}{key} {'ASC' if sort is Sort.OLDEST else 'DESC'} LIMIT ? OFFSET ?",
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
            f"SELECT f.rowid, bm25(messages, {weights}) AS score {source} ORDER BY score, f.rowid DESC LIMIT ?",
            (*bound.values, limit),
        )
        return [(message_id, -score) for message_id, score in found]

    def _count(self, expression: str, where: Condition) -> int:
        source, bound = self._source(expression, where)
        return int(scalar(self._connection, f"SELECT count(*) {source}", bound.values))

    def _source(self, expression: str, where: Condition, *, joined: bool = False) -> tuple[str, Condition]:
        """FROM … WHERE …, with the library joined in only where a condition, or the order, looks at it."""
        if not expression:
            return f"FROM raw.messages m WHERE {where.sql}", where
        if where == ALL and not joined:
            return "FROM messages f WHERE messages MATCH ?", Condition("", (expression,))
        return (
            f"FROM messages f CROSS JOIN raw.messages m ON m.id = f.rowid WHERE messages MATCH ? AND {where.sql}",
            Condition("", (expression, *where.values)),
        )

    def _relaxed(
        self, match: Match, held: Mapping[int, tuple[int, float]], limit: int, min_match: float
    ) -> list[Candidate]:
        """The best messages by BM25 among those that hold enough of the query."""
        needed = math.ceil(len(match.telling) * min_match)
        if not (match.telling or match.exact) or max((count for count, _ in held.values()), default=0) < needed:
            return []
        any_word = [f"({' OR '.join(match.telling)})"] if match.telling and needed else []
        ranked = self._ranked(match.expression((*match.exact, *any_word)), match.where(), limit * 4)
        enough = (key for key, (count, share) in held.items() if count >= needed and share >= min_match - _LENIENCE)
        allowed = frozenset(enough)
        return [Candidate(key, score, held[key][1]) for key, score in ranked if key in allowed]

    def _held(self, match: Match) -> Mapping[int, tuple[int, float]]:
        """What each message holds of a query: how many telling words, and the share of all its information.

        A word's information is its idf, as in BM25; the share is 0 to 1. What an absent word would have told is not
        known: it counts as the mean of the present ones.
        """
        all_messages = scalar(self._connection, "SELECT count(*) FROM messages_docsize")
        held: dict[int, tuple[int, float]] = {}
        present: list[float] = []
        pieces = [*((word, 1) for word in match.telling), *((exact, 0) for exact in match.exact)]
        for expression, is_word in pieces:
            newest = self._newest(expression)
            if not newest:
                continue
            # A word in more messages than are looked at tells little: it counts as the commonest that are.
            idf = math.log(1 + (all_messages - len(newest) + 0.5) / (len(newest) + 0.5))
            present.append(idf)
            for key in newest:
                count, weight = held.get(key, (0, 0.0))
                held[key] = (count + is_word, weight + idf)
        if not present:
            return {}
        whole = sum(present) * len(pieces) / len(present)
        return {key: (count, weight / whole) for key, (count, weight) in held.items()}

    def _newest(self, expression: str) -> list[int]:
        sql = "SELECT rowid FROM messages WHERE messages MATCH ? ORDER BY rowid DESC LIMIT ?"
        return [message_id for (message_id,) in rows(self._connection, sql, (expression, _POSTINGS))]
