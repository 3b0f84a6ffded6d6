"""Zip archives, opened with care: what one claims of itself is not believed, and every byte unpacked is counted."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from collections.abc import Iterator

from oakensearch_gui.extraction.gathering import Gathering, Unreadable

_CHUNK = 65_536
_METHODS = frozenset({zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2})
"""LZMA is not among them: a stream of it names the memory that it wants, up to 4 GB."""
_ENCRYPTED = 1
_DAMAGE = (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, struct.error, NotImplementedError)


class Archive:
    """A zip file in memory. Raises Unreadable when it is none that can be opened."""

    def __init__(self, content: bytes, into: Gathering) -> None:
        self._into = into
        try:
            self._zip = zipfile.ZipFile(io.BytesIO(content))
        except (*_DAMAGE, RuntimeError) as error:
            raise Unreadable("the archive is damaged or cut short") from error
        self._members = {info.filename: info for info in self._zip.infolist() if not info.is_dir()}

    @property
    def names(self) -> tuple[str, ...]:
        """The files in it, in order."""
        return tuple(self._members)

    def __contains__(self, name: str) -> bool:
        return name in self._members

    def size(self, name: str) -> int:
        """The bytes that a member claims to have."""
        return self._members[name].file_size

    def chunks(self, name: str) -> Iterator[bytes]:
        """The unpacked bytes of a member, piece by piece. Raises Unreadable, and Enough when it is too much."""
        info = self._members[name]
        if info.flag_bits & _ENCRYPTED:
            raise Unreadable("it is protected by a password")
        if info.compress_type not in _METHODS:
            raise Unreadable("it is packed by a method that is not read")
        try:
            with self._zip.open(info) as member:
                while chunk := member.read(_CHUNK):
                    self._into.unpacked(len(chunk))
                    yield chunk
        except (*_DAMAGE, RuntimeError) as error:
            raise Unreadable("the archive is damaged") from error

    def read(self, name: str) -> bytes:
        """A member as a whole."""
        return b"".join(self.chunks(name))
