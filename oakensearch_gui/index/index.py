"""index.db: opening it beside the library, and what it says of itself (which library, which words, which vectors)."""

from __future__ import annotations

import json
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path

import apsw
import sqlite_vec

from oakensearch_gui.embedding.embedder import Identity
from oakensearch_gui.index import chunks, words
from oakensearch_gui.library.database import DatabaseError, Schema, connect, rows, scalar
from oakensearch_gui.paths import Home

SCHEMA = Schema(
    "The index (index.db)",
    1,
    files("oakensearch_gui.index")
    .joinpath("schema.sql")
    .read_text(encoding="utf-8")
    .replace("{tokenizer}", words.TOKENIZER),
)


class Index:
    """index.db with the library attached, read-only, as `raw`; one connection for one thread."""

    def __init__(self, connection: apsw.Connection) -> None:
        self.connection = connection
        self.vectors_available = False

    @classmethod
    def open(cls, home: Home) -> Index:
        """Open the index, making it if there is none. A damaged one is set aside and made anew: it is derived.

        The library must exist. Raises DatabaseError.
        """
        try:
            index = cls(connect(home.index_db, SCHEMA))
        except DatabaseError as error:
            if not isinstance(error.__cause__, (apsw.NotADBError, apsw.CorruptError)):
                raise
            discard(home)
            index = cls(connect(home.index_db, SCHEMA))
        try:
            index.connection.execute("ATTACH ? AS raw", (f"{home.raw_db.absolute().as_uri()}?mode=ro",))
        except apsw.Error as error:
            raise DatabaseError(f"The library {home.raw_db} cannot be opened beside the index: {error}") from error
        index._load_vectors()
        return index

    def close(self) -> None:
        self.connection.close()

    def _load_vectors(self) -> None:
        """Load sqlite-vec. Where that fails, words are searched all the same and `vectors_available` says so."""
        try:
            self.connection.enable_load_extension(True)
            self.connection.load_extension(sqlite_vec.loadable_path())
            self.connection.enable_load_extension(False)
            self.vectors_available = True
        except (apsw.Error, OSError):
            self.vectors_available = False

    # ---- the keyword side

    def through(self) -> int:
        """The number of the library's last change that the keyword side holds."""
        return int(self._state("through"))

    def is_of_this_library(self) -> bool:
        """Whether this index follows the library beside it and was folded as this program folds."""
        library, change = next(rows(self.connection, "SELECT library, change FROM raw.state"))
        return (
            self._state("library") == library
            and self._state("words") == words.VERSION
            and int(self._state("through")) <= change  # more than the library has: it was restored from a copy
        )

    def reset(self) -> None:
        """Empty the index, to follow the library beside it from its first change on."""
        with self.connection:
            self.connection.execute("INSERT INTO messages (messages) VALUES ('delete-all')")
            self.forget_vectors()
            self.connection.execute(
                "UPDATE state SET library = (SELECT library FROM raw.state), through = 0, words = ?, embedder = ''",
                (words.VERSION,),
            )

    def count(self) -> int:
        """How many messages can be found by their words."""
        return int(scalar(self.connection, "SELECT count(*) FROM messages_docsize"))

    # ---- the vector side

    def made_by(self) -> str:
        """What made the vectors, to be compared with `vector_identity`; empty when there are none."""
        return str(self._state("embedder"))

    def begin_vectors(self, identity: Identity, chunk_words: int) -> None:
        """Make the vector side ready for this embedder, dropping vectors that another one made."""
        wanted = vector_identity(identity, chunk_words)
        if self.made_by() == wanted:
            return
        with self.connection:
            self.forget_vectors()
            # int8 with a common scale: a quarter of float32, and cosine does not mind the scale.
            self.connection.execute(
                f"CREATE VIRTUAL TABLE vectors USING vec0 (chunk_id INTEGER PRIMARY KEY,"
                f" embedding INT8[{identity.dimension:d}] distance_metric=cosine)"
            )
            self.connection.execute("UPDATE state SET embedder = ?", (wanted,))

    def forget_vectors(self) -> None:
        if self.vectors_available:
            self.connection.execute("DROP TABLE IF EXISTS vectors")
        self.connection.execute("DELETE FROM chunks; DELETE FROM embedded; UPDATE state SET embedder = ''")

    def coverage(self) -> float:
        """The share of the library's messages that have vectors, 0 to 1 (1 for an empty library)."""
        embedded = scalar(self.connection, "SELECT count(*) FROM embedded")
        all_messages = scalar(self.connection, "SELECT count(*) FROM raw.messages")
        return min(1.0, embedded / all_messages) if all_messages else 1.0

    def _state(self, column: str) -> str | int:
        value: str | int = scalar(self.connection, f"SELECT {column} FROM main.state")
        return value


def vector_identity(identity: Identity, chunk_words: int) -> str:
    """Everything that must be equal for vectors to be comparable: model, version, prefixes, chunking."""
    return json.dumps({**asdict(identity), "chunk_words": chunk_words, "chunking": chunks.VERSION}, sort_keys=True)


def discard(home: Home) -> None:
    """Remove index.db and what SQLite keeps beside it."""
    for suffix in ("", "-wal", "-shm"):
        Path(f"{home.index_db}{suffix}").unlink(missing_ok=True)
