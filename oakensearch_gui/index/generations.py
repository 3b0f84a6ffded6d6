"""The vector side of index.db: which sets of vectors there are, what made each, and which one answers.

A generation is all that one embedder made of the library: its vectors (table ``vectors_<id>``), their chunks and
the list of messages that are done. Usually there is one, and it serves. When the embedder changes, a second is
built beside it; the first serves on until the second covers as much of the mail, and is dropped in the transaction
that lets the second take over. Two generations are never mixed in one answer.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

import apsw

from oakensearch_gui.embedding.embedder import Identity
from oakensearch_gui.index import chunks
from oakensearch_gui.library.database import first, rows, scalar


@dataclass(frozen=True, slots=True)
class Generation:
    """One embedder's vectors. `made_by` is what `vector_identity` said when they were begun."""

    id: int
    made_by: str

    @property
    def table(self) -> str:
        """The sqlite-vec table with its vectors: columns `chunk_id` and `embedding` (int8)."""
        return f"vectors_{self.id:d}"

    @property
    def identity(self) -> Identity:
        """The embedder that made it, and by which a question must be embedded."""
        made_by = json.loads(self.made_by)
        return Identity(**{name: made_by[name] for name in Identity.__dataclass_fields__})

    @property
    def dimension(self) -> int:
        return self.identity.dimension


def vector_identity(identity: Identity, chunk_words: int) -> str:
    """Everything that must be equal for vectors to stand in one table: model, version, prefixes, chunking."""
    return json.dumps({**asdict(identity), "chunk_words": chunk_words, "chunking": chunks.VERSION}, sort_keys=True)


class Generations:
    """The generations of one index connection. Only whoever holds the indexing lock calls what changes them."""

    def __init__(self, connection: apsw.Connection, *, store: bool) -> None:
        """`store`: whether sqlite-vec is loaded. Without it the vectors themselves cannot be touched."""
        self._connection = connection
        self._store = store
        self._counted = 0
        self._counted_at: tuple[int, tuple[int, int]] | None = None  # generation, the database's version

    def serving(self) -> Generation | None:
        """The one that answers; None while there is none."""
        return self._one("serving = 1")

    def building(self) -> Generation | None:
        """The one that is being built beside the serving one."""
        return self._one("serving = 0")

    def all(self) -> tuple[Generation, ...]:
        return tuple(
            Generation(*row) for row in rows(self._connection, "SELECT id, made_by FROM generations ORDER BY id")
        )

    def begin(self, identity: Identity, chunk_words: int, *, keep_serving: bool) -> Generation:
        """The generation of this embedder, to be gone on with or made.

        Unfinished ones of other embedders are dropped. With `keep_serving`, another embedder's vectors that serve
        now do so until `take_over`; otherwise (nobody can ask them any more) they go, and the new ones serve at
        once.
        """
        wanted = vector_identity(identity, chunk_words)
        with self._connection:
            serving = self.serving()
            kept = {wanted}
            if serving and keep_serving and self.embedded(serving):
                kept.add(serving.made_by)
            for generation in self.all():
                if generation.made_by not in kept or (serving and serving.made_by == wanted != generation.made_by):
                    self._drop(generation)
            ours = self._one("made_by = ?", wanted) or self._create(wanted, identity.dimension)
            if self.serving() is None:
                self._connection.execute("UPDATE generations SET serving = 1 WHERE id = ?", (ours.id,))
        return ours

    def take_over(self, generation: Generation) -> bool:
        """Let `generation` serve, and drop the one that did, if it covers as many messages; whether it serves."""
        serving = self.serving()
        if serving is None or serving.id == generation.id:
            return True
        if self.embedded(generation) < self.embedded(serving):
            return False
        with self._connection:
            self._drop(serving)
            self._connection.execute("UPDATE generations SET serving = 1 WHERE id = ?", (generation.id,))
        return True

    def embedded(self, generation: Generation) -> int:
        """How many messages have all their vectors. Counted once as long as nothing changes: every search asks."""
        version = self._connection.pragma("data_version", schema="main"), self._connection.total_changes()
        if (generation.id, version) != self._counted_at:
            sql = "SELECT count(*) FROM embedded WHERE generation = ?"
            self._counted = int(scalar(self._connection, sql, (generation.id,)))
            self._counted_at = (generation.id, version)
        return self._counted

    def forget_message(self, message_id: int) -> None:
        """Take a message out of every generation."""
        for generation in self.all():
            if self._store:  # else they lie there unseen: a vector without its chunk belongs to no message
                sql = "SELECT id FROM chunks WHERE message_id = ? AND generation = ?"
                known = list(rows(self._connection, sql, (message_id, generation.id)))
                # One at a time: for a list of them, sqlite-vec would walk through all vectors.
                self._connection.executemany(f"DELETE FROM {generation.table} WHERE chunk_id = ?", known)
            self._connection.execute(
                "DELETE FROM embedded WHERE generation = ? AND message_id = ?", (generation.id, message_id)
            )
        self._connection.execute("DELETE FROM chunks WHERE message_id = ?", (message_id,))

    def drop_all(self) -> None:
        with self._connection:
            for generation in self.all():
                self._drop(generation)

    def _one(self, condition: str, *values: str) -> Generation | None:
        row = first(self._connection, f"SELECT id, made_by FROM generations WHERE {condition}", values)
        return Generation(*row) if row else None

    def _create(self, made_by: str, dimension: int) -> Generation:
        number = scalar(
            self._connection, "INSERT INTO generations (made_by, serving) VALUES (?, 0) RETURNING id", (made_by,)
        )
        created = Generation(number, made_by)
        # int8, each vector with its own scale: a quarter of float32, and cosine does not mind the scale. Blocks of
        # 64 vectors instead of 1,024: to reach one of them, SQLite walks the pages of its block.
        self._connection.execute(
            f"CREATE VIRTUAL TABLE {created.table} USING vec0 (chunk_id INTEGER PRIMARY KEY,"
            f" embedding INT8[{dimension:d}] distance_metric=cosine, chunk_size=64)"
        )
        return created

    def _drop(self, generation: Generation) -> None:
        for table in ("chunks", "embedded"):
            self._connection.execute(f"DELETE FROM {table} WHERE generation = ?", (generation.id,))
        if self._store:
            self._connection.execute(f"DROP TABLE {generation.table}")
            self._connection.execute("DELETE FROM generations WHERE id = ?", (generation.id,))
