"""The messages that are nearest in meaning to a given one, by that message's own vectors; no model is asked."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from oakensearch_gui.embedding import Vectors
from oakensearch_gui.index.index import Index
from oakensearch_gui.library.database import rows
from oakensearch_gui.search.match import Match
from oakensearch_gui.search.vector import VectorHit, VectorRetriever
from oakensearch_gui.search.vector_memory import VectorMemory

_NEIGHBOURS, _MOST = 200, 2000


def similar(
    index: Index, memory: VectorMemory, check: Callable[[], None], message_id: int, match: Match, limit: int
) -> tuple[VectorHit, ...]:
    """At most `limit` messages within the match's filters, nearest first; none without vectors of that message.

    `memory` and `check` are those of `VectorRetriever`.
    """
    generation = index.serving() if index.vectors_available else None
    if generation is None:
        return ()
    sql = (
        f"SELECT v.embedding FROM chunks c JOIN {generation.table} v ON v.chunk_id = c.id"
        " WHERE c.message_id = ? AND c.generation = ?"
    )
    own = [np.frombuffer(blob, dtype=np.int8) for (blob,) in rows(index.connection, sql, (message_id, generation.id))]
    if not own:
        return ()
    retriever = VectorRetriever(index.connection, generation, memory, check)
    found = retriever.retrieve(_middle(own), match, limit + 1, _NEIGHBOURS, _MOST)
    return tuple(hit for hit in found if hit.message_id != message_id)[:limit]


def _middle(vectors: list[npt.NDArray[np.int8]]) -> Vectors:
    """The direction that lies between the passages' vectors, as a question of shape [1, dimension]."""
    many = np.stack(vectors).astype(np.float32)
    many /= np.maximum(np.linalg.norm(many, axis=1, keepdims=True), 1e-9)
    middle = many.mean(axis=0, keepdims=True)
    return np.asarray(middle / max(float(np.linalg.norm(middle)), 1e-9), dtype=np.float32)
