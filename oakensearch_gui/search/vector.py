"""The vector retriever: the nearest chunks, collapsed to messages."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass

import apsw
import numpy as np

from oakensearch_gui.embedding.embedder import Vectors, quantise
from oakensearch_gui.index.generations import Generation
from oakensearch_gui.index.vector_blocks import Ids
from oakensearch_gui.library.database import rows, scalar
from oakensearch_gui.search.amounts import as_ids
from oakensearch_gui.search.condition import ALL, SqlValue, found_by
from oakensearch_gui.search.match import Match
from oakensearch_gui.search.scan import Places
from oakensearch_gui.search.vector_memory import Nearest, Ranking, VectorMemory

_MOST_NEIGHBOURS = 4096
"""What sqlite-vec allows for k."""

_NARROW = 20_000
"""A filter that lets fewer messages through is narrow: to list their chunks costs no more than to try the nearest."""

_TRIED = 10
"""For a wide one, so many times the neighbours wanted are held against it."""


@dataclass(frozen=True, slots=True)
class NearChunk:
    """A chunk near the question; `similarity` is the cosine, -1 to 1.

    It is characters [start, start + length) of the message's own text; with length 0, the subject alone.
    """

    chunk_id: int
    similarity: float
    start: int
    length: int


@dataclass(frozen=True, slots=True)
class VectorHit:
    """A message by its nearest chunk; `chunks` are all that came near, nearest first."""

    message_id: int
    chunks: tuple[NearChunk, ...]

    @property
    def similarity(self) -> float:
        return self.chunks[0].similarity


class VectorRetriever:
    """Asks one generation of vectors over an index connection (index.db with the library attached as `raw`).

    To be used inside a transaction. `check` is called every few milliseconds of work outside SQLite, and may raise.
    """

    def __init__(
        self,
        connection: apsw.Connection,
        generation: Generation,
        memory: VectorMemory,
        check: Callable[[], None] = lambda: None,
    ) -> None:
        self._connection = connection
        self._generation = generation
        self._memory = memory
        self._check = check

    def retrieve(self, question: Vectors, match: Match, limit: int, neighbours: int, most: int) -> list[VectorHit]:
        """The `limit` nearest messages to a question vector of shape [1, dimension], within the match's filters.

        Asks for `neighbours` chunks, and for more, up to `most`, while their messages are too few. Within filters
        there is no such bound: a sender of long letters fills hundreds of chunks with few messages.
        """
        most = _MOST_NEIGHBOURS if match.filters() != ALL else min(most, _MOST_NEIGHBOURS)
        k = min(neighbours, _MOST_NEIGHBOURS)
        nearest = self._nearest(quantise(question)[0], match)
        while True:
            near = nearest(k)
            hits = self._collapse(near)
            if len(hits) >= limit or len(near.ids) < k or k >= most:
                return hits[:limit]
            k = min(k * 2, most)

    def _nearest(self, question: bytes, match: Match) -> Callable[[int], Nearest]:
        """What gives the k nearest chunks that pass the filters."""
        vector = np.frombuffer(question, dtype=np.int8).reshape(1, -1)
        ranking = self._memory.ranking(self._connection, self._generation, vector, self._check)
        if ranking is None:
            return lambda k: self._from_store(question, match, k)
        if match.filters() == ALL:
            return ranking.nearest
        return _Filtered(self._connection, ranking, match).nearest

    def _from_store(self, question: bytes, match: Match, k: int) -> Nearest:
        sql = f"SELECT chunk_id, distance FROM {self._generation.table} WHERE embedding MATCH vec_int8(?) AND k = ?"
        values: tuple[SqlValue, ...] = ()
        if match.filters() != ALL:
            messages, values = _passing_messages(match)
            sql += f" AND chunk_id IN ({_chunks_of(messages)})"
        found = list(rows(self._connection, sql, (question, k, *values)))
        similarities = 1.0 - np.array([distance for _, distance in found], dtype=np.float32)
        return Nearest(np.array([chunk for chunk, _ in found], dtype=np.int64), similarities)

    def _collapse(self, near: Nearest) -> list[VectorHit]:
        """Messages in the order of their best chunks."""
        sql = (
            "SELECT c.id, c.message_id, c.start, c.length"
            " FROM json_each(?) j CROSS JOIN main.chunks c ON c.id = j.value"
        )
        ids: list[int] = near.ids.tolist()
        chunk = {row[0]: row for row in rows(self._connection, sql, (json.dumps(ids),))}
        of_message: dict[int, list[NearChunk]] = {}
        for key, similarity in zip(ids, near.similarities.tolist(), strict=True):
            if key in chunk:
                _, message_id, start, length = chunk[key]
                of_message.setdefault(message_id, []).append(NearChunk(key, similarity, start, length))
        return [VectorHit(message_id, tuple(chunks)) for message_id, chunks in of_message.items()]


class _Filtered:
    """A ranking without what a filter holds back.

    What a narrow filter lets through is listed, and only that is compared. If it is much, the nearest few of all are
    held against the filter instead; should too few of them pass, the whole list is needed after all.
    """

    def __init__(self, connection: apsw.Connection, ranking: Ranking, match: Match) -> None:
        self._connection = connection
        self._ranking = ranking
        self._filters = match.filters()
        messages, self._values = _passing_messages(match)
        self._passing = _chunks_of(messages)
        counted = f"SELECT count(*) FROM ({messages} LIMIT ?)"
        narrow = scalar(connection, counted, (*self._values, _NARROW)) < _NARROW
        self._places = self._those_of_all() if narrow else None

    def nearest(self, k: int) -> Nearest:
        if self._places is None:
            tried = self._ranking.nearest(k * _TRIED)
            passing = np.isin(tried.ids, self._those_passing(tried.ids))
            if passing.sum() >= k or len(tried.ids) < k * _TRIED:
                return Nearest(tried.ids[passing][:k], tried.similarities[passing][:k])
            self._places = self._those_of_all()
        return self._ranking.nearest(k, self._places)

    def _those_of_all(self) -> Places:
        """Where all chunks that pass stand."""
        return self._ranking.places(self._chunks(self._passing, *self._values))

    def _those_passing(self, ids: Ids) -> Ids:
        sql = (
            "SELECT c.id FROM json_each(?) j CROSS JOIN main.chunks c ON c.id = j.value"
            f" CROSS JOIN raw.messages m ON m.id = c.message_id WHERE ({self._filters.sql})"
        )
        return self._chunks(sql, json.dumps(ids.tolist()), *self._filters.values)

    def _chunks(self, sql: str, *values: SqlValue) -> Ids:
        """What a query finds. In one text: a row for each would take five times as long."""
        return as_ids(scalar(self._connection, f"SELECT group_concat(id) FROM ({sql})", values))


def _passing_messages(match: Match) -> tuple[str, tuple[SqlValue, ...]]:
    """SQL for the ids of the messages that pass a match's filters, and the values bound in it."""
    expression, where = match.passing()
    source, values = found_by(expression, where)
    return f"SELECT {'f.rowid' if expression else 'm.id'} AS id {source}", values


def _chunks_of(messages: str) -> str:
    """SQL for the ids of the chunks of some messages."""
    # The messages first: there are fewer of them, and the chunks of each are found in an index.
    return f"SELECT c.id FROM ({messages}) p CROSS JOIN main.chunks c ON c.message_id = p.id"
