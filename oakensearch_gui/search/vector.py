"""The vector retriever: the nearest chunks, collapsed to messages."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass

import apsw
import numpy as np

from oakensearch_gui.embedding.embedder import Vectors
from oakensearch_gui.index.generations import Generation
from oakensearch_gui.index.indexer import quantise
from oakensearch_gui.index.vector_blocks import Ids
from oakensearch_gui.library.database import rows, scalar
from oakensearch_gui.search.condition import ALL, Condition, SqlValue
from oakensearch_gui.search.match import Match
from oakensearch_gui.search.vector_memory import Nearest, Ranking, VectorMemory

_MOST_NEIGHBOURS = 4096
"""What sqlite-vec allows for k."""

_NARROW = 10_000
"""A filter that lets fewer chunks through is narrow."""

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
        filters = match.filters()
        most = _MOST_NEIGHBOURS if filters != ALL else min(most, _MOST_NEIGHBOURS)
        k = min(neighbours, _MOST_NEIGHBOURS)
        nearest = self._nearest(quantise(question)[0], filters)
        while True:
            near = nearest(k)
            hits = self._collapse(near)
            if len(hits) >= limit or len(near.ids) < k or k >= most:
                return hits[:limit]
            k = min(k * 2, most)

    def _nearest(self, question: bytes, filters: Condition) -> Callable[[int], Nearest]:
        """What gives the k nearest chunks that pass the filters."""
        vector = np.frombuffer(question, dtype=np.int8).reshape(1, -1)
        ranking = self._memory.ranking(self._connection, self._generation, vector, self._check)
        if ranking is None:
            return lambda k: self._from_store(question, filters, k)
        if filters == ALL:
            return ranking.nearest
        return _Filtered(self._connection, ranking, filters).nearest

    def _from_store(self, question: bytes, filters: Condition, k: int) -> Nearest:
        sql = f"SELECT chunk_id, distance FROM {self._generation.table} WHERE embedding MATCH vec_int8(?) AND k = ?"
        if filters != ALL:
            sql += (
                " AND chunk_id IN (SELECT c.id FROM raw.messages m JOIN main.chunks c ON c.message_id = m.id"
                f" WHERE ({filters.sql}))"
            )
        found = list(rows(self._connection, sql, (question, k, *filters.values)))
        similarities = 1.0 - np.array([distance for _, distance in found], dtype=np.float32)
        return Nearest(np.array([chunk for chunk, _ in found], dtype=np.int64), similarities)

    def _collapse(self, near: Nearest) -> list[VectorHit]:
        """Messages in the order of their best chunks."""
        sql = "SELECT id, message_id, start, length FROM chunks WHERE id IN (SELECT value FROM json_each(?))"
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

    def __init__(self, connection: apsw.Connection, ranking: Ranking, filters: Condition) -> None:
        self._connection = connection
        self._ranking = ranking
        self._sql = f"SELECT c.id FROM raw.messages m JOIN main.chunks c ON c.message_id = m.id WHERE ({filters.sql})"
        self._values = filters.values
        some = self._passing(" LIMIT ?", _NARROW)
        self._places = ranking.places(some) if len(some) < _NARROW else None

    def nearest(self, k: int) -> Nearest:
        if self._places is None:
            tried = self._ranking.nearest(k * _TRIED)
            of_these = self._passing(" AND c.id IN (SELECT value FROM json_each(?))", json.dumps(tried.ids.tolist()))
            passing = np.isin(tried.ids, of_these)
            if passing.sum() >= k or len(tried.ids) < k * _TRIED:
                return Nearest(tried.ids[passing][:k], tried.similarities[passing][:k])
            self._places = self._ranking.places(self._passing())
        return self._ranking.nearest(k, self._places)

    def _passing(self, also: str = "", *values: SqlValue) -> Ids:
        """The chunks that pass. In one text: a row for each would take five times as long."""
        sql = f"SELECT group_concat(id) FROM ({self._sql}{also})"
        listed = scalar(self._connection, sql, (*self._values, *values))
        return np.fromstring(listed or "", dtype=np.int64, sep=",")
