"""Whole vectors in a file of its own, by their place: to read a few thousand of them takes milliseconds.

Out of sqlite-vec's tables that takes ten times as long: to reach one vector, SQLite walks the pages of its block. The
file has no name, so nobody else can open it, and it is gone with the process, however that ends; nothing has to be
kept in step. It is read call by call and not mapped into memory: the system would count all of it as the app's.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import numpy as np

from oakensearch_gui.index.vector_blocks import Whole
from oakensearch_gui.search.scan import Places


class VectorFile:
    """Vectors of one dimension. Raises OSError where there is no room, or a place cannot be read."""

    def __init__(self, folder: Path, dimension: int) -> None:
        self._dimension = dimension
        self._file = tempfile.TemporaryFile(dir=folder, buffering=0)  # noqa: SIM115 - open as long as this is

    def close(self) -> None:
        self._file.close()

    def put(self, place: int, vectors: Whole) -> None:
        """Hold vectors from `place` on instead of what was there."""
        self._file.seek(place * self._dimension)
        left = memoryview(vectors.tobytes())
        while left:
            left = left[self._file.write(left) :]

    def pick(self, places: Places) -> Whole:
        """The vectors at these places; fastest if they ascend."""
        starts = (places * self._dimension).tolist()
        if hasattr(os, "pread"):
            number = self._file.fileno()
            found = b"".join([os.pread(number, self._dimension, start) for start in starts])
        else:
            found = b"".join([self._read(start) for start in starts])
        if len(found) != len(starts) * self._dimension:
            raise OSError("the file of vectors is too short")
        return np.frombuffer(found, dtype=np.int8).reshape(-1, self._dimension)

    def _read(self, start: int) -> bytes:
        self._file.seek(start)
        return self._file.read(self._dimension)
