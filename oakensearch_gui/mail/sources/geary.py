"""Geary: one SQLite file an account, ``geary.db``, with header and body of each message as they came.

It is opened as a file that does not change (`immutable`): then SQLite writes nothing beside it, and what Geary has not
yet moved from its log into the file is found at a later look.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, ClassVar

from oakensearch_gui.mail.message import Flags
from oakensearch_gui.mail.sources.files import file_folder, open_file
from oakensearch_gui.mail.sources.protocol import Entry, Folder, MessageGone, SourceError

_FILE = "geary.db"
_SIGNATURE = b"SQLite format 3\0"
_DEEPEST = 32
_FOLDERS = (
    "SELECT id, name, parent_id FROM FolderTable f"
    " WHERE EXISTS (SELECT 1 FROM MessageLocationTable l WHERE l.folder_id = f.id)"
    " OR EXISTS (SELECT 1 FROM FolderTable below WHERE below.parent_id = f.id) ORDER BY id"
)
_MESSAGES = (
    "SELECT m.id, m.fields, m.rfc822_size, m.internaldate_time_t, m.flags FROM MessageLocationTable l"
    " JOIN MessageTable m ON m.id = l.message_id"
    " WHERE l.folder_id = ? AND coalesce(l.remove_marker, 0) = 0 AND m.header IS NOT NULL ORDER BY m.id"
)


class GearySource:
    """The database of one account, or the folder that it lies in."""

    kind: ClassVar[str] = "geary"
    title: ClassVar[str] = "Geary account"
    append_only: ClassVar[bool] = False
    sequential: ClassVar[bool] = False

    def __init__(self, root: Path) -> None:
        self.root = root

    @classmethod
    def recognises(cls, path: Path) -> bool:
        """A geary.db, or a folder with one in it."""
        file = path / _FILE if path.is_dir() else path
        if file.name != _FILE or not file.is_file():
            return False
        try:
            with file.open("rb") as opened:
                return opened.read(len(_SIGNATURE)) == _SIGNATURE
        except OSError:
            return False

    def folders(self) -> Iterator[Folder]:
        """Every folder of the account. Raises SourceError when the database cannot be read."""
        stamp = file_folder("", self._file).stamp
        rows = {key: (name, parent) for key, name, parent in self._rows(_FOLDERS)}
        for key in rows:
            names: list[str] = []
            at: int | None = key
            while at in rows and len(names) < _DEEPEST:
                name, at = rows[at]
                names.insert(0, name)
            yield Folder("/".join(names), self._file / str(key), stamp)

    def entries(self, folder: Folder, start: int = 0) -> Iterator[Entry]:
        """The messages of a folder, with their flags."""
        del start
        for key, fields, size, received, flags in self._rows(_MESSAGES, int(folder.path.name)):
            words = (flags or "").lower()
            yield Entry(
                key=str(key),
                name=str(key),
                stamp=f"{fields}:{size}",  # `fields` are bits: which parts of the message were fetched
                received=received if isinstance(received, int) and received > 0 else None,
                flags=Flags(
                    seen="seen" in words,
                    flagged="flagged" in words,
                    answered="answered" in words,
                    draft="draft" in words,
                    deleted="deleted" in words,
                ),
            )

    def read(self, folder_path: Path, name: str, offset: int = 0, length: int = -1) -> bytes:
        """Header and body of a message; of one that was not fetched yet only the header."""
        del folder_path, offset, length
        row = next(self._rows("SELECT header, body FROM MessageTable WHERE id = ?", int(name)), None)
        if row is None or row[0] is None:
            raise MessageGone(f"The message is no longer in {self._file}.")
        header, body = (_bytes(value) for value in row)
        return header.rstrip(b"\r\n") + b"\r\n\r\n" + body

    @property
    def _file(self) -> Path:
        return self.root / _FILE if self.root.name != _FILE else self.root

    def _rows(self, sql: str, *values: int) -> Iterator[tuple[Any, ...]]:
        open_file(self._file).close()  # says in plain words what SQLite would say in its own
        try:
            address = f"{self._file.absolute().as_uri()}?mode=ro&immutable=1"
            with closing(sqlite3.connect(address, uri=True)) as connection:
                yield from connection.execute(sql, values)
        except sqlite3.Error as error:
            raise SourceError(f"{self._file} could not be read: {error}.") from error


def _bytes(value: object) -> bytes:
    if isinstance(value, str):
        return value.encode("utf-8", "surrogateescape")
    return value if isinstance(value, bytes) else b""
