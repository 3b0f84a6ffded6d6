"""Keeps index.db in step with the library: words of every change at once, vectors after them, newest mail first.

Each batch is one transaction that also moves the index's position, so a kill at any moment loses nothing and
doubles nothing: what was not committed is simply done again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping

from oakensearch_gui.embedding.embedder import Embedder, Recall, known_identity, quantise
from oakensearch_gui.index import lengths, lexicon
from oakensearch_gui.index.chunks import Chunk, cut, embedding_text
from oakensearch_gui.index.documents import INSERT, fresh_document, stored_document
from oakensearch_gui.index.generations import Generation
from oakensearch_gui.index.index import Index
from oakensearch_gui.library.database import first, rows, scalar
from oakensearch_gui.library.writer import Stored, unpack_text
from oakensearch_gui.mail.quotes import split_quotes

_KEYWORD_BATCH = 1000
_FEW_PIECES = 4
_LARGE_PIECE = 7 / 8
"""A piece of the index with this share of it is nearly all of it."""
_MERGED_PAGES = 500
"""A step of about 30 ms."""

_EMBED_BATCH = 32
"""Messages a batch; small, so that a pause or a kill is answered within about a second."""


_CHANGES = (
    "SELECT change, message_id FROM raw.removed WHERE change > ? ORDER BY change LIMIT ?",
    "SELECT change, id FROM raw.messages WHERE change > ? ORDER BY change LIMIT ?",
    "SELECT change, message_id FROM raw.attachment_texts WHERE change > ? ORDER BY change LIMIT ?",
)


class Indexer:
    """Writes index.db. Whoever holds the indexing lock uses it, so there is one at a time."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._connection = index.connection
        self._arrivals = lexicon.Arrivals(self._connection)

    def refresh_lexicon(self, *, at_end: bool) -> None:
        """Take the list of the index's words anew if it lags too far behind; else add the words that came."""
        with self._connection:
            lexicon.take(self._connection, self._arrivals, at_end=at_end)

    def follow(self, fresh: Iterable[Stored] = ()) -> Iterator[int]:
        """Make the library's changes findable by their words. Yields the number of changes after each batch.

        `fresh`: messages that were just added, which then need not be read from the library again.
        """
        if not self._index.is_of_this_library():
            self._index.reset()
        just_added = {stored.change: stored for stored in fresh}
        while done := self._follow_batch(just_added):
            yield done

    def merge(self) -> Iterator[None]:
        """Make one piece of those that FTS5 keeps the words in, if much of them lies in small ones; step by step.

        A search looks for each word in each piece, of which a first run leaves a dozen.
        """
        pieces = [pages for (pages,) in rows(self._connection, "SELECT count(*) FROM main.messages_idx GROUP BY segid")]
        if len(pieces) <= _FEW_PIECES or max(pieces) > sum(pieces) * _LARGE_PIECE:
            return
        pages = -_MERGED_PAGES  # negative: begin with all pieces
        while True:
            before = self._connection.total_changes()
            self._connection.execute("INSERT INTO main.messages (messages, rank) VALUES ('merge', ?)", (pages,))
            if self._connection.total_changes() - before < 2:  # so FTS5 says that nothing was left to do
                return
            pages = _MERGED_PAGES
            yield

    def _follow_batch(self, fresh: Mapping[int, Stored]) -> int:
        with self._connection:
            after = (self._index.through(), _KEYWORD_BATCH)
            removed, changed, attached = (list(rows(self._connection, sql, after)) for sql in _CHANGES)
            batch = sorted(removed + changed + attached)[:_KEYWORD_BATCH]
            if not batch:
                return 0
            upto = batch[-1][0]
            gone = {message_id for change, message_id in removed if change <= upto}
            present = {message_id: change for change, message_id in changed if change <= upto}
            extended = {message_id for change, message_id in attached if change <= upto} - gone - present.keys()
            self._forget(sorted(gone | present.keys()))
            self._forget_words(sorted(extended))
            # FTS5 gathers a batch in memory as long as its rowids ascend.
            documents = [
                fresh_document(fresh[present[message_id]])
                if present.get(message_id) in fresh
                else stored_document(self._connection, message_id)
                for message_id in sorted(present.keys() | extended)
            ]
            self._connection.executemany(INSERT, documents)
            lengths.cut(self._connection, [int(document[0]) for document in documents if document[-1]])
            self._arrivals.add(documents)
            self._connection.execute("UPDATE main.state SET through = ?", (upto,))
        return len(batch)

    def _forget(self, message_ids: list[int]) -> None:
        """Take messages out of both sides; those that were never in are no matter."""
        for key in self._forget_words(message_ids):
            self._index.generations.forget_message(key)

    def _forget_words(self, message_ids: list[int]) -> list[int]:
        """Take messages out of the keyword side. Returns those that were in."""
        known = [
            key
            for (key,) in rows(
                self._connection,
                "SELECT id FROM messages_docsize WHERE id IN (SELECT value FROM json_each(?))",
                (json.dumps(message_ids),),
            )
        ]
        self._connection.executemany("DELETE FROM messages WHERE rowid = ?", ((key,) for key in known))
        return known

    def embed(self, embedder: Embedder, chunk_words: int, recall: Recall) -> Iterator[tuple[int, int]]:
        """Make vectors for messages that have none, newest first. Yields (done, total) after each batch.

        Vectors of an earlier embedder serve on until these cover as much, if `recall` can still give that embedder.
        Raises EmbeddingError; what was done until then is kept.
        """
        generations = self._index.generations
        serving = generations.serving()
        keep_serving = serving is not None and recall(serving.identity) is not None
        generation = generations.begin(known_identity(embedder), chunk_words, keep_serving=keep_serving)
        total = scalar(
            self._connection,
            "SELECT count(*) FROM messages_docsize d WHERE NOT EXISTS"
            " (SELECT 1 FROM embedded e WHERE e.generation = ? AND e.message_id = d.id)",
            (generation.id,),
        )
        done, below = 0, 1 << 62
        serves = generations.take_over(generation)
        while batch := self._without_vectors(generation, below):
            self._embed_batch(generation, batch, embedder, chunk_words)
            below = batch[-1]
            done += len(batch)
            serves = serves or generations.take_over(generation)
            yield done, total

    def _without_vectors(self, generation: Generation, below: int) -> list[int]:
        found = rows(
            self._connection,
            "SELECT d.id FROM messages_docsize d JOIN raw.messages m ON m.id = d.id WHERE d.id < ?"
            " AND NOT EXISTS (SELECT 1 FROM embedded e WHERE e.generation = ? AND e.message_id = d.id)"
            " ORDER BY d.id DESC LIMIT ?",
            (below, generation.id, _EMBED_BATCH),
        )
        return [key for (key,) in found]

    def _embed_batch(
        self, generation: Generation, message_ids: list[int], embedder: Embedder, chunk_words: int
    ) -> None:
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
                    "INSERT INTO chunks (generation, message_id, start, length) VALUES (?, ?, ?, ?) RETURNING id",
                    (generation.id, message_id, chunk.start, chunk.length),
                )
                self._connection.execute(f"INSERT INTO {generation.table} VALUES (?, vec_int8(?))", (chunk_id, vector))
            self._connection.executemany(
                "INSERT OR IGNORE INTO embedded VALUES (?, ?)",
                ((generation.id, message_id) for message_id in message_ids),
            )


def own_text(index: Index, message_id: int) -> tuple[str, str]:
    """A message's subject and its own text (no quotes, no signature), which chunks are cut from."""
    row = first(
        index.connection,
        "SELECT subject, text FROM raw.messages m JOIN raw.bodies b ON b.change = m.change WHERE m.id = ?",
        (message_id,),
    )
    return (row[0], split_quotes(unpack_text(row[1])).own) if row else ("", "")
