"""Random reading in what can only be inflated from its beginning: a gzip file, a deflated member of a zip.

Every 32 MB the state of the inflater is kept (about 50 KB each), so that going back costs at most that much inflating.
The cheap order is onwards; the first reading of a place costs the way to it.
"""

from __future__ import annotations

import threading
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from oakensearch_gui.mail.sources.files import open_file
from oakensearch_gui.mail.sources.protocol import SourceError

if TYPE_CHECKING:
    from collections.abc import Iterator

GZIP, DEFLATE = 31, -15
"""What zlib calls the two kinds of stream."""
_INPUT = 1 << 18
_OUTPUT = 1 << 20
_BETWEEN_MARKS = 32 << 20


@dataclass(frozen=True, slots=True)
class _Mark:
    """A place from which inflating can go on: where in the inflated stream, where in the file, and the state."""

    out: int
    at: int
    state: Any  # zlib's decompressor has no public type


class Inflated:
    """The inflated bytes of a stretch of a file: from `start`, `stored` bytes long (-1: to the file's end)."""

    def __init__(self, path: Path, wbits: int, start: int = 0, stored: int = -1) -> None:
        self._path = path
        self._wbits = wbits
        self._end = start + stored if stored >= 0 else -1
        self._marks = [_Mark(0, start, zlib.decompressobj(wbits))]
        self._lock = threading.Lock()
        self._block, self._block_at = b"", 0
        self._resume(self._marks[0])

    def read_at(self, offset: int, length: int) -> bytes:
        """At most `length` inflated bytes from `offset` on. Raises SourceError when the file is damaged before it."""
        with self._lock, open_file(self._path) as file:
            return b"".join(self._pieces(file, offset, offset + length))

    def _pieces(self, file: BinaryIO, offset: int, end: int) -> Iterator[bytes]:
        mark = max((mark for mark in self._marks if mark.out <= offset), key=lambda mark: mark.out)
        if offset < self._block_at or mark.out > self._block_at + len(self._block):
            self._resume(mark)
        while offset < end:
            piece = self._block[offset - self._block_at : end - self._block_at]
            if piece:
                yield piece
                offset += len(piece)
            elif not self._advance(file):
                return

    def _resume(self, mark: _Mark) -> None:
        self._state, self._at, self._waiting = mark.state.copy(), mark.at, b""
        self._block, self._block_at = b"", mark.out

    def _advance(self, file: BinaryIO) -> bool:
        """Put the next block in place of the last. False at the end."""
        out = self._block_at + len(self._block)
        if out - self._marks[-1].out >= _BETWEEN_MARKS:
            self._marks.append(_Mark(out, self._at - len(self._waiting), self._state.copy()))
        block = b""
        while not block:
            if self._state.eof:
                if self._wbits != GZIP or not self._begin_next(file):
                    break
            elif not self._waiting and not self._fill(file):
                break
            try:
                block = self._state.decompress(self._waiting, _OUTPUT)
            except zlib.error as error:
                raise SourceError(f"{self._path} is damaged: it cannot be unpacked beyond byte {self._at}.") from error
            self._waiting = self._state.unconsumed_tail
        self._block, self._block_at = block, out
        return bool(block)

    def _begin_next(self, file: BinaryIO) -> bool:
        """Files of gzip may be written one behind the other (RFC 1952, section 2.2)."""
        self._waiting = self._state.unused_data
        if not self._waiting and not self._fill(file):
            return False
        if not self._waiting.startswith(b"\x1f"):
            return False  # padding
        self._state = zlib.decompressobj(self._wbits)
        return True

    def _fill(self, file: BinaryIO) -> bool:
        file.seek(self._at)
        self._waiting = file.read(_INPUT if self._end < 0 else max(0, min(_INPUT, self._end - self._at)))
        self._at += len(self._waiting)
        return bool(self._waiting)


class Stored:
    """The same for bytes that are not compressed."""

    def __init__(self, path: Path, start: int = 0) -> None:
        self._path = path
        self._start = start

    def read_at(self, offset: int, length: int) -> bytes:
        """At most `length` bytes from `offset` on."""
        with open_file(self._path) as file:
            file.seek(self._start + offset)
            return file.read(length)


class Reader:
    """Reads a stretch of either onwards, as a file is read."""

    def __init__(self, stream: Inflated | Stored, start: int = 0, size: int | None = None) -> None:
        self._stream = stream
        self._at = start
        self._end = None if size is None else start + size

    def read(self, length: int) -> bytes:
        """At most `length` bytes more; b"" at the end."""
        if self._end is not None:
            length = min(length, self._end - self._at)
        data = self._stream.read_at(self._at, length) if length > 0 else b""
        self._at += len(data)
        return data
