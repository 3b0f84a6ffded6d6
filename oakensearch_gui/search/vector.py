"""The vector retriever: the nearest chunks in sqlite-vec, collapsed to messages."""

from __future__ import annotations

from dataclasses import dataclass

import apsw

from oakensearch_gui.embedding.embedder import Vectors
from oakensearch_gui.index.generations import Generation
from oakensearch_gui.index.indexer import quantise
from oakensearch_gui.library.database import first, rows
from oakensearch_gui.search.condition import ALL
from oakensearch_gui.search.match import Match

_MOST_NEIGHBOURS = 4096
"""What sqlite-vec allows for k."""


@dataclass(frozen=True, slots=True)
class NearChunk:
    """A chunk near the question; `similarity` is the cosine, -1 to 1."""

    chunk_id: int
    similarity: float


@dataclass(frozen=True, slots=True)
class VectorHit:
    """A message by its nearest chunk; `chunks` are all that came near, nearest first."""

    message_id: int
    chunks: tuple[NearChunk, ...]

    @property
    def similarity(self) -> float:
        return self.chunks[0].similarity


class VectorRetriever:
    """Asks one generation of vectors over an index connection (index.db with the library attached as `raw`)."""

    def __init__(self, connection: apsw.Connection, generation: Generation) -> None:
        self._connection = connection
        self._table = generation.table

    def retrieve(self, question: Vectors, match: Match, limit: int, neighbours: int, most: int) -> list[VectorHit]:
        """The `limit` nearest messages to a question vector of shape [1, dimension], within the match's filters.

        Asks for `neighbours` chunks, and for more, up to `most`, while their messages are too few. Within filters
        there is no such bound: a sender of long letters fills hundreds of chunks with few messages.
        """
        most = _MOST_NEIGHBOURS if match.filters() != ALL else min(most, _MOST_NEIGHBOURS)
        k = min(neighbours, _MOST_NEIGHBOURS)
        while True:
            near = self._nearest(question, match, k)
            hits = self._collapse(near)
            if len(hits) >= limit or len(near) < k or k >= most:
                return hits[:limit]
            k = min(k * 2, most)

    def _nearest(self, question: Vectors, match: Match, k: int) -> list[NearChunk]:
        sql = f"SELECT chunk_id, distance FROM {self._table} WHERE embedding MATCH vec_int8(?) AND k = ?"
        filters = match.filters()
        if filters != ALL:
            sql += (
                " AND chunk_id IN (SELECT c.id FROM raw.messages m JOIN main.chunks c ON c.message_id = m.id"
                f" WHERE {filters.sql})"
            )
        values = (quantise(question)[0], k, *filters.values)
        return [NearChunk(chunk, 1.0 - distance) for chunk, distance in rows(self._connection, sql, values)]

    def _collapse(self, near: list[NearChunk]) -> list[VectorHit]:
        """Messages in the order of their best chunks."""
        of_message: dict[int, list[NearChunk]] = {}
        for chunk in near:
            row = first(self._connection, "SELECT message_id FROM chunks WHERE id = ?", (chunk.chunk_id,))
            if row:
                of_message.setdefault(row[0], []).append(chunk)
        return [VectorHit(message_id, tuple(chunks)) for message_id, chunks in of_message.items()]
