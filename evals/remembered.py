"""Remembers a model's vectors of documents by model and text, so that a bench's index can be made anew in seconds."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

import apsw
import numpy as np

from oakensearch_gui.embedding import Embedder, Identity, Role, Vectors


class RememberingEmbedder:
    """The model behind a file of vectors it gave before. Queries are always embedded anew: their time is measured."""

    def __init__(self, embedder: Embedder, path: Path) -> None:
        self._embedder = embedder
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._prefix = repr(embedder.identity).encode()

    @property
    def identity(self) -> Identity:
        """The model's own: its vectors are what is remembered."""
        return self._embedder.identity

    @property
    def dimension(self) -> int:
        return self._embedder.dimension

    def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:
        """See `Embedder.embed`."""
        if role == "query" or not texts:
            return self._embedder.embed(texts, role)
        keys = [blake2b(self._prefix + text.encode(), digest_size=16).digest() for text in texts]
        connection = apsw.Connection(str(self._path))  # one for each batch: it may be called from any thread
        try:
            connection.execute("CREATE TABLE IF NOT EXISTS vectors (key BLOB PRIMARY KEY, vector BLOB NOT NULL)")
            known = [connection.execute("SELECT vector FROM vectors WHERE key = ?", (key,)).fetchone() for key in keys]
            unknown = [place for place, row in enumerate(known) if row is None]
            fresh = self._embedder.embed([texts[place] for place in unknown], role)
            with connection:
                connection.executemany(
                    "INSERT OR REPLACE INTO vectors VALUES (?, ?)",
                    ((keys[place], vector.tobytes()) for place, vector in zip(unknown, fresh, strict=True)),
                )
        finally:
            connection.close()
        vectors = np.empty((len(texts), self.dimension), dtype=np.float32)
        vectors[unknown] = fresh
        for place, row in enumerate(known):
            if row is not None:
                vectors[place] = np.frombuffer(row[0], dtype=np.float32)
        return vectors
