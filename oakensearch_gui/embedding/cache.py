"""Remembers the vectors of texts that were embedded before, so that a rebuild or a re-import asks no model again.

A small SQLite file in the home, private like the rest. An entry is the hash of (model identity, role, text) and the
vector as int8 with its own scale: exactly what the index keeps, so vectors that come from here make the same index
as vectors from the model (a quarter of float32: about 0.6 KB a passage for the bundled model's 512 numbers). There
is no text in it.

It never grows past a limit. What was not asked for on the longest ago day goes first; what was asked for today
stays, and when only such entries are left, new ones are not taken in: a rebuild that is larger than the cache would
otherwise push out each entry just before it is needed.

Trouble with the file is no trouble for whoever wants vectors: the model is asked instead.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

import apsw

from oakensearch_gui.embedding.embedder import Embedder, EmbeddingError, Identity, Role, Vectors, quantise

if TYPE_CHECKING:
    pass

VERSION = 1
"""Raised when entries mean something else; an older file is emptied."""

_SCHEMA = """
CREATE TABLE embeddings (
    id     INTEGER PRIMARY KEY,
    key    BLOB NOT NULL UNIQUE,   -- hash of identity, role and text
    vector BLOB NOT NULL,          -- int8
    day    INTEGER NOT NULL        -- on which it was asked for last, in days since 1970
);
"""

_WAIT_MS = 2_000
_AT_ONCE = 500
"""Keys looked up in one statement."""

_ROOM = 0.05
"""The share of the limit that is cleared when it is reached, so that this happens rarely."""

_SECONDS_A_DAY = 86_400


class CachedEmbedder:
    """Another embedder, asked only for what is not remembered.

    Questions are remembered if `queries`: worth it where each costs a call over the network. `clock` (seconds since
    1970) is given by tests only.
    """

    def __init__(
        self, inner: Embedder, path: Path, megabytes: int, *, queries: bool, clock: Callable[[], float] = time.time
    ) -> None:
        self._inner = inner
        self._path = path
        self._limit = megabytes * 1_000_000
        self._queries = queries
        self._clock = clock
        self._dimension = 0
        self._store: _Store | None = None
        self._broken = False

    @property
    def identity(self) -> Identity:
        return replace(self._inner.identity, dimension=self.dimension)

    @property
    def dimension(self) -> int:
        """Also known from what is remembered, before an endpoint was asked for anything."""
        return self._inner.dimension or self._dimension

    def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:
        """See `Embedder.embed`."""
        import numpy as np

        if not texts or (role == "query" and not self._queries):
            return self._inner.embed(texts, role)
        keys = [_key(self._inner.identity, role, text) for text in texts]
        found = self._look_up(keys)
        missing = {key: text for key, text in zip(keys, texts, strict=True) if key not in found}
        if missing:
            fresh = self._inner.embed(list(missing.values()), role)
            if self._dimension and fresh.shape[1] != self._dimension:
                self._forget()
                raise EmbeddingError("The model answers with vectors of another size than before; index again.")
            made = dict(zip(missing, quantise(fresh), strict=True))
            self._add(made)
            found |= made
        whole = np.stack([np.frombuffer(found[key], dtype=np.int8) for key in keys]).astype(np.float32)
        self._dimension = whole.shape[1]
        unit: Vectors = whole / np.maximum(np.linalg.norm(whole, axis=1, keepdims=True), 1e-12)
        return unit

    def _look_up(self, keys: Sequence[bytes]) -> dict[bytes, bytes]:
        store = self._opened()
        if store is None:
            return {}
        try:
            found = store.look_up(keys, self._today())
        except apsw.Error:
            return {}
        if not self.dimension and found:
            self._dimension = len(next(iter(found.values())))
        return {key: vector for key, vector in found.items() if len(vector) == self.dimension}

    def _add(self, made: dict[bytes, bytes]) -> None:
        store = self._opened()
        if store is not None:
            with suppress(apsw.Error):  # a full disk, another writer for too long: it is only remembered less
                store.add(made, self._today(), self._limit)

    def _forget(self) -> None:
        self._store, self._dimension = None, 0
        remove(self._path)

    def _opened(self) -> _Store | None:
        if self._store is None and not self._broken:
            try:
                self._store = _Store(self._path)
            except (apsw.Error, OSError):
                self._broken = True
        return self._store

    def _today(self) -> int:
        return int(self._clock()) // _SECONDS_A_DAY


class _Store:
    """The file."""

    def __init__(self, path: Path) -> None:
        """Open or make it; a damaged or older one is made anew. Raises apsw.Error or OSError."""
        try:
            self._connection = _connect(path)
        except (apsw.NotADBError, apsw.CorruptError, _OtherVersion):
            remove(path)
            self._connection = _connect(path)

    def look_up(self, keys: Sequence[bytes], today: int) -> dict[bytes, bytes]:
        """The vectors of those keys that are known, which are now asked for today."""
        found: dict[bytes, bytes] = {}
        old: list[tuple[int, int]] = []
        for start in range(0, len(keys), _AT_ONCE):
            part = keys[start : start + _AT_ONCE]
            marks = ",".join("?" * len(part))
            for number, key, vector, day in self._connection.execute(
                f"SELECT id, key, vector, day FROM embeddings WHERE key IN ({marks})", tuple(part)
            ):
                found[key] = vector
                if day < today:
                    old.append((today, number))
        if old:
            with suppress(apsw.BusyError), self._connection:
                self._connection.executemany("UPDATE embeddings SET day = ? WHERE id = ?", old)
        return found

    def add(self, made: dict[bytes, bytes], today: int, limit: int) -> None:
        with self._connection:
            if self._size() >= limit and not self._clear(today, limit):
                return
            self._connection.executemany(
                "INSERT OR IGNORE INTO embeddings (key, vector, day) VALUES (?, ?, ?)",
                ((key, vector, today) for key, vector in made.items()),
            )

    def _size(self) -> int:
        """Bytes in use; pages that were cleared are used again before the file grows."""
        pragma = self._connection.pragma
        return int((pragma("page_count") - pragma("freelist_count")) * pragma("page_size"))

    def _clear(self, today: int, limit: int) -> bool:
        """Drop what was asked for longest ago, never anything of today; whether there is room now."""
        row = self._connection.execute("SELECT count(*) FROM embeddings").fetchone()
        some = max(1, int(row[0] * _ROOM)) if row else 1
        self._connection.execute(
            "DELETE FROM embeddings WHERE id IN (SELECT id FROM embeddings WHERE day < ? ORDER BY day, id LIMIT ?)",
            (today, some),
        )
        return self._size() < limit


class _OtherVersion(Exception):
    """The file was made by another version of this module."""


def _connect(path: Path) -> apsw.Connection:
    connection = apsw.Connection(str(path))
    connection.set_busy_timeout(_WAIT_MS)
    connection.pragma("journal_mode", "wal")
    connection.pragma("synchronous", "normal")
    with connection:
        found = int(connection.pragma("user_version"))
        if found not in {0, VERSION}:
            raise _OtherVersion
        if found == 0:
            connection.execute(_SCHEMA)
            connection.pragma("user_version", VERSION)
    return connection


def remove(path: Path) -> None:
    """Forget everything: the file and what SQLite keeps beside it."""
    for suffix in ("", "-wal", "-shm"):
        Path(f"{path}{suffix}").unlink(missing_ok=True)


def _key(identity: Identity, role: Role, text: str) -> bytes:
    spoken = json.dumps([asdict(replace(identity, dimension=0)), role, text], sort_keys=True)
    return blake2b(spoken.encode("utf-8", "surrogatepass"), digest_size=16).digest()
