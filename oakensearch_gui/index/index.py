"""index.db: opening it beside the library, and what it says of itself (which library, which words, which vectors)."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import apsw

from oakensearch_gui.index import words
from oakensearch_gui.index.generations import Generation, Generations
from oakensearch_gui.library.database import DatabaseError, Schema, connect, rows, scalar, version
from oakensearch_gui.paths import Home

SCHEMA = Schema(
    "The index (index.db)",
    5,
    Path(__file__).with_name("schema.sql").read_text(encoding="utf-8").replace("{tokenizer}", words.TOKENIZER),
)


class Index:
    """index.db with the library attached, read-only, as `raw`; one connection for one thread."""

    def __init__(self, connection: apsw.Connection) -> None:
        self.connection = connection
        self.made_anew = False  # it was damaged when it was opened
        self.vectors_available = self._load_vectors()
        self.generations = Generations(connection, store=self.vectors_available)
        self._coverage: tuple[tuple[int, ...], float] = ((), 1.0)

    @classmethod
    def open(cls, home: Home) -> Index:
        """Open the index, making it if there is none.

        A damaged one, or one of an earlier version, is made anew rather than mended: it is derived.
        The library must exist. Raises DatabaseError.
        """
        made_anew = False
        try:
            if 0 < version(home.index_db) < SCHEMA.version:
                discard(home)
            connection = connect(home.index_db, SCHEMA)
        except DatabaseError as error:
            if not isinstance(error.__cause__, (apsw.NotADBError, apsw.CorruptError)):
                raise
            discard(home)
            made_anew = True
            connection = connect(home.index_db, SCHEMA)
        try:
            connection.execute("ATTACH ? AS raw", (f"{home.raw_db.absolute().as_uri()}?mode=ro",))
        except apsw.Error as error:
            raise DatabaseError(f"The library {home.raw_db} cannot be opened beside the index: {error}") from error
        index = cls(connection)
        index.made_anew = made_anew
        return index

    def close(self) -> None:
        self.connection.close()

    def _load_vectors(self) -> bool:
        """Load sqlite-vec. Where that fails, words are searched all the same and `vectors_available` says so."""
        try:
            self.connection.enable_load_extension(True)
            self.connection.load_extension(vector_store())
            self.connection.enable_load_extension(False)
        except (apsw.Error, OSError, ImportError):
            return False
        return True

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
            self.connection.execute("DELETE FROM lexicon")
            self.generations.drop_all()
            self.connection.execute(
                "UPDATE state SET library = (SELECT library FROM raw.state), through = 0, words = ?",
                (words.VERSION,),
            )

    def count(self) -> int:
        """How many messages can be found by their words."""
        return int(scalar(self.connection, "SELECT count(*) FROM messages_docsize"))

    # ---- the vector side

    def serving(self) -> Generation | None:
        """The vectors that answer searches; None while there are none."""
        return self.generations.serving()

    def coverage(self) -> float:
        """The share of the library's messages that the serving vectors cover, 0 to 1 (1 for an empty library).

        Counted anew only when something was written: every search tells it.
        """
        versions = (scalar(self.connection, f"PRAGMA {schema}.data_version") for schema in ("main", "raw"))
        state = (*versions, self.connection.total_changes())
        if state != self._coverage[0]:
            self._coverage = (state, self._counted_coverage())
        return self._coverage[1]

    def _counted_coverage(self) -> float:
        serving = self.generations.serving()
        embedded = self.generations.embedded(serving) if serving else 0
        all_messages = scalar(self.connection, "SELECT count(*) FROM raw.messages")
        return min(1.0, embedded / all_messages) if all_messages else 1.0

    def _state(self, column: str) -> str | int:
        value: str | int = scalar(self.connection, f"SELECT {column} FROM main.state")
        return value


def vector_store() -> str:
    """The file of sqlite-vec for SQLite to load. Raises ImportError where it is not installed.

    Its Python module tells it too, but loads numpy and another SQLite first: half of the time that a search takes.
    """
    module = find_spec("sqlite_vec")
    if module is None or module.origin is None:
        raise ImportError("sqlite-vec is not installed")
    return str(Path(module.origin).with_name("vec0"))


def discard(home: Home) -> None:
    """Remove index.db and what SQLite keeps beside it."""
    for suffix in ("", "-wal", "-shm"):
        Path(f"{home.index_db}{suffix}").unlink(missing_ok=True)
