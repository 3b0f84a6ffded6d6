"""Keeps index.db in step with the library: words of every change at once, vectors after them, newest mail first.

Each batch is one transaction that also moves the index's position, so a kill at any moment loses nothing and
doubles nothing: what was not committed is simply done again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import numpy as np

from oakensearch_gui.embedding.embedder import Embedder, Vectors
from oakensearch_gui.index.chunks import Chunk, cut, embedding_text
from oakensearch_gui.index.index import Index
from oakensearch_gui.index.words import fold
from oakensearch_gui.library.database import first, rows, scalar
from oakensearch_gui.library.writer import unpack_text
from oakensearch_gui.mail.quotes import split_quotes

_KEYWORD_BATCH = 1000
_EMBED_BATCH = 32
"""Messages a batch; small, so that a pause or a kill is answered within about a second."""


class Indexer:
    """Writes index.db. Whoever holds the indexing lock uses it, so there is one at a time."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._connection = index.connection

    def follow(self) -> Iterator[int]:
        """Make the library's changes findable by their words. Yields the number of messages after each batch."""
        if not self._index.is_of_this_library():
            self._index.reset()
        while done := self._follow_batch():
            yield done

    def _follow_batch(self) -> int:
        with self._connection:
            through = self._index.through()
            after = (through, _KEYWORD_BATCH)
            removed = list(
                rows(
                    self._connection,
                    "SELECT change, message_id FROM raw.removed WHERE change > ? ORDER BY change LIMIT ?",
                    after,
                )
            )
            changed = list(
                rows(
                    self._connection,
                    "SELECT change, id FROM raw.messages WHERE change > ? ORDER BY change LIMIT ?",
                    after,
                )
            )
            batch = sorted(removed + changed)[:_KEYWORD_BATCH]
            if not batch:
                return 0
            self._forget(sorted({message_id for _, message_id in batch}))
            upto = batch[-1][0]
            # FTS5 gathers a batch in memory as long as its rowids ascend.
            self._add(sorted(message_id for change, message_id in changed if change <= upto))
            self._connection.execute("UPDATE main.state SET through = ?", (upto,))
        return len(batch)

    def _forget(self, message_ids: list[int]) -> None:
        """Take messages out of both sides; those that were never in are no matter."""
        known = [
            key for key in message_ids if first(self._connection, "SELECT 1 FROM messages_docsize WHERE id = ?", (key,))
        ]
        for key in known:
            self._connection.execute("DELETE FROM messages WHERE rowid = ?", (key,))
            if self._index.vectors_available and self._index.made_by():
                self._connection.execute(
                    "DELETE FROM vectors WHERE chunk_id IN (SELECT id FROM chunks WHERE message_id = ?)", (key,)
                )
            self._connection.execute("DELETE FROM chunks WHERE message_id = ?", (key,))
            self._connection.execute("DELETE FROM embedded WHERE message_id = ?", (key,))

    def _add(self, message_ids: list[int]) -> None:
        self._connection.executemany(
            "INSERT INTO messages (rowid, subject, sender, recipients, body, quoted, attachments)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            map(self._document, message_ids),
        )

    def _document(self, message_id: int) -> tuple[int | str, ...]:
        subject, name, address, recipients, text = next(
            rows(
                self._connection,
                "SELECT subject, sender_name, sender_address, recipients, text FROM raw.messages m"
                " JOIN raw.bodies b ON b.change = m.change WHERE m.id = ?",
                (message_id,),
            )
        )
        names = rows(self._connection, "SELECT filename FROM raw.attachments WHERE message_id = ?", (message_id,))
        body = split_quotes(unpack_text(text))
        fields = (
            subject,
            f"{name} {address}",
            " ".join(" ".join(pair) for pairs in json.loads(recipients).values() for pair in pairs),
            body.own,
            body.quoted,
            " ".join(filename for (filename,) in names),
        )
        return (message_id, *map(fold, fields))

    def embed(self, embedder: Embedder, chunk_words: int) -> Iterator[tuple[int, int]]:
        """Make vectors for messages that have none, newest first. Yields (done, total) after each batch.

        Raises EmbeddingError; what was done until then is kept.
        """
        self._index.begin_vectors(embedder.identity, chunk_words)
        total = scalar(
            self._connection,
            "SELECT count(*) FROM messages_docsize d WHERE NOT EXISTS"
            " (SELECT 1 FROM embedded e WHERE e.message_id = d.id)",
        )
        done, below = 0, 1 << 62
        while batch := self._without_vectors(below):
            self._embed_batch(batch, embedder, chunk_words)
            below = batch[-1]
            done += len(batch)
            yield done, total

    def _without_vectors(self, below: int) -> list[int]:
        found = rows(
            self._connection,
            "SELECT d.id FROM messages_docsize d JOIN raw.messages m ON m.id = d.id WHERE d.id < ?"
            " AND NOT EXISTS (SELECT 1 FROM embedded e WHERE e.message_id = d.id) ORDER BY d.id DESC LIMIT ?",
            (below, _EMBED_BATCH),
        )
        return [key for (key,) in found]

    def _embed_batch(self, message_ids: list[int], embedder: Embedder, chunk_words: int) -> None:
        passages: list[tuple[int, Chunk]] = []
        texts: list[str] = []
        for message_id in message_ids:
            subject, own = own_text(self._index, message_id)
            for chunk in cut(subject, own, chunk_words):
                passages.append((message_id, chunk))
                texts.append(embedding_text(subject, chunk.of(own)))
        vectors = quantise(embedder.embed(texts, role="document")) if texts else ()
        with self._connection:
            for (message_id, chunk), vector in zip(passages, vectors, strict=True):
                chunk_id = scalar(
                    self._connection,
                    "INSERT INTO chunks (message_id, start, length) VALUES (?, ?, ?) RETURNING id",
                    (message_id, chunk.start, chunk.length),
                )
                self._connection.execute("INSERT INTO vectors VALUES (?, vec_int8(?))", (chunk_id, vector))
            self._connection.executemany(
                "INSERT OR IGNORE INTO embedded VALUES (?)", ((message_id,) for message_id in message_ids)
            )


def own_text(index: Index, message_id: int) -> tuple[str, str]:
    """A message's subject and its own text (no quotes, no signature), which chunks are cut from."""
    row = first(
        index.connection,
        "SELECT subject, text FROM raw.messages m JOIN raw.bodies b ON b.change = m.change WHERE m.id = ?",
        (message_id,),
    )
    return (row[0], split_quotes(unpack_text(row[1])).own) if row else ("", "")


def quantise(vectors: Vectors) -> list[bytes]:
    """Unit vectors as int8, each scaled to its own largest value: cosine does not mind, and precision is kept."""
    largest = np.maximum(np.abs(vectors).max(axis=1, keepdims=True), 1e-12)
    return [row.tobytes() for row in np.rint(vectors * (127.0 / largest)).astype(np.int8)]
