"""Takes in what changed in the mailboxes since the last look: new messages first and newest first, goodbyes last.

A folder whose stamp is unchanged is passed over. What was moved between folders is first found in its new
place and only then missed in its old one, so it stays the same message with its read state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import apsw

from oakensearch_gui.library.database import first, rows
from oakensearch_gui.library.library import Library
from oakensearch_gui.library.pending import Pending, Wanted
from oakensearch_gui.library.person import refresh_messages
from oakensearch_gui.library.records import SourceInfo
from oakensearch_gui.library.states import pack_state
from oakensearch_gui.library.writer import Found, Leaving, Stored, Writer, digest
from oakensearch_gui.mail.sources import open_source
from oakensearch_gui.mail.sources.protocol import Entry, Folder, MailSource, MessageGone, SourceError

_FIRST_BATCH = 100
_BATCH = 1000
_BATCH_BYTES = 16_000_000


@dataclass(slots=True)
class Progress:
    """What has been done so far with one source; `total` is how many messages are to be read.

    `fresh` holds what the last batch added, for whoever indexes it right away.
    """

    source: SourceInfo
    folders: int = 0
    done: int = 0
    total: int = 0
    added: int = 0
    removed: int = 0
    problems: list[str] = field(default_factory=list)
    fresh: Sequence[Stored] = ()


class _Known(NamedTuple):
    """A place as it was at the last look."""

    id: int
    name: str
    offset: int
    length: int
    stamp: str
    digest: bytes
    state: str


@dataclass(slots=True)
class _Piece:
    """A folder that may have changed: its row, and whether all of it could be read."""

    row: int
    folder: Folder
    complete: bool = True


class Importer:
    """Looks at sources and writes what it finds. Give it a library whose process holds the indexing lock."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._connection = library.connection
        self._writer = Writer(library.connection)

    def run(self, source: SourceInfo) -> Iterator[Progress]:
        """Look at one source. Yields after every committed batch, so the caller can index, pause or stop there.

        Stopping between two yields leaves the library whole: what was not read yet is found the next time.
        """
        progress = Progress(source)
        try:
            opened = open_source(source.kind, source.path)
            folders = list(opened.folders())
        except SourceError as error:
            self._set_problem(source, str(error))
            progress.problems.append(str(error))
            yield progress
            return
        self._set_problem(source, "")
        yield from _Look(self._connection, self._writer, opened, progress).run(folders)

    def _set_problem(self, source: SourceInfo, problem: str) -> None:
        self._connection.execute(
            "UPDATE sources SET problem = ? WHERE id = ? AND problem <> ?", (problem, source.id, problem)
        )


class _Look:
    """One look at one opened source."""

    def __init__(self, connection: apsw.Connection, writer: Writer, opened: MailSource, progress: Progress) -> None:
        self._connection = connection
        self._writer = writer
        self._opened = opened
        self._progress = progress
        self._pieces: list[_Piece] = []
        # Else newest first would mean to unpack the archive from its start for each message.
        self._pending = Pending(in_order=opened.sequential)
        self._vanished: dict[int, set[int]] = {}

    def run(self, folders: Sequence[Folder]) -> Iterator[Progress]:
        progress, source = self._progress, self._progress.source
        progress.folders = len(folders)
        for folder in folders:
            self._look(source, folder)
        present = {str(folder.path) for folder in folders}
        stored = list(rows(self._connection, "SELECT id, path FROM folders WHERE source_id = ?", (source.id,)))
        gone = {row for row, path in stored if path not in present}
        progress.total = len(self._pending)
        yield progress
        yield from self._read(Leaving(frozenset().union(*self._vanished.values()), gone))
        self._say_goodbye(gone)
        progress.fresh = ()
        progress.removed = self._writer.remove_unplaced()
        yield progress

    def _look(self, source: SourceInfo, folder: Folder) -> None:
        """Find what is new or gone in a folder, unless its stamp says that nothing is."""
        row, stamp = self._folder_row(source, folder)
        if stamp and stamp == folder.stamp:
            return
        piece, number = _Piece(row, folder), len(self._pieces)
        self._pieces.append(piece)
        start = self._resume_at(folder, row) if self._opened.append_only and not folder.in_place else 0
        known = self._known(row, start)
        renamed: list[tuple[str, int]] = []
        try:
            for entry in self._opened.entries(folder, start):
                old = known.pop(entry.key, None)
                state = pack_state(entry.flags, entry.labels)
                if old is None or self._changed(old, entry, state) or (self._opened.append_only and not start):
                    self._pending.add(_wanted(number, entry, state, old))
                elif old.name != entry.name:
                    renamed.append((entry.name, old.id))
        except SourceError as error:
            self._progress.problems.append(str(error))
            piece.complete = False
        with self._connection:
            self._connection.executemany("UPDATE locations SET name = ? WHERE id = ?", renamed)
        if piece.complete:
            self._vanished[number] = {old.id for old in known.values()}

    def _changed(self, old: _Known, entry: Entry, state: str) -> bool:
        return (
            old.stamp != entry.stamp or old.state != state or (self._opened.append_only and old.length != entry.length)
        )

    def _resume_at(self, folder: Folder, row: int) -> int:
        """Where reading may go on in a file that only grew: at its last known message, if that is still the same."""
        last = first(
            self._connection,
            "SELECT name, offset, length, digest FROM locations WHERE folder_id = ? ORDER BY offset DESC LIMIT 1",
            (row,),
        )
        if last is None:
            return 0
        name, offset, length, mark = last
        if not _grew(folder.path, offset + length):
            return 0
        try:
            content = self._opened.read(folder.path, name, offset, length)
        except SourceError:
            return 0
        return int(offset) if digest(content) == mark else 0

    def _read(self, leaving: Leaving) -> Iterator[Progress]:
        progress = self._progress
        batch: list[Found] = []
        unchanged: list[Wanted] = []
        size = 0
        for wanted in self._pending.take():
            progress.done += 1
            piece = self._pieces[wanted.folder]
            content = self._content(piece, wanted)
            if content is None:
                continue
            found = _read_one(piece, wanted, content)
            if found is None:
                unchanged.append(wanted)
                continue
            batch.append(found)
            size += len(content)
            if len(batch) >= (_FIRST_BATCH if progress.done <= _FIRST_BATCH else _BATCH) or size > _BATCH_BYTES:
                self._write(batch, leaving)
                batch, size = [], 0
                yield progress
        self._write(batch, leaving)
        self._touch(unchanged)
        yield progress

    def _content(self, piece: _Piece, wanted: Wanted) -> bytes | None:
        try:
            return self._opened.read(piece.folder.path, wanted.name, wanted.offset, wanted.length)
        except MessageGone:
            pass  # moved or deleted since: the next look finds it where it is then
        except SourceError as error:
            self._progress.problems.append(str(error))
        piece.complete = False
        return None

    def _write(self, batch: Sequence[Found], leaving: Leaving) -> None:
        with self._connection:
            self._progress.fresh, restated = self._writer.add(batch, leaving)
            refresh_messages(self._connection, restated)
        self._progress.added += len(self._progress.fresh)

    def _touch(self, unchanged: Sequence[Wanted]) -> None:
        """Places whose bytes turned out to be those of before."""
        with self._connection:
            self._connection.executemany(
                "UPDATE locations SET name = ?, offset = ?, length = ?, stamp = ? WHERE id = ?",
                ((one.name, one.offset, one.length, one.stamp, one.row) for one in unchanged),
            )

    def _say_goodbye(self, gone: set[int]) -> None:
        """Forget the places that are gone and remember the stamps, in one transaction."""
        with self._connection:
            for number, piece in enumerate(self._pieces):
                self._writer.forget_locations(self._vanished.get(number, ()))
                stamp = piece.folder.stamp if piece.complete else ""
                self._connection.execute("UPDATE folders SET stamp = ? WHERE id = ?", (stamp, piece.row))
            self._writer.forget_folders(gone)

    def _folder_row(self, source: SourceInfo, folder: Folder) -> tuple[int, str]:
        place = (source.id, str(folder.path))
        known = first(self._connection, "SELECT id, stamp, name FROM folders WHERE source_id = ? AND path = ?", place)
        if known and known[2] == folder.name:
            return known[0], known[1]
        key, stamp = next(
            rows(
                self._connection,
                "INSERT INTO folders (source_id, path, name) VALUES (?, ?, ?)"
                " ON CONFLICT (source_id, path) DO UPDATE SET name = excluded.name RETURNING id, stamp",
                (*place, folder.name),
            )
        )
        return key, stamp

    def _known(self, folder_row: int, start: int) -> dict[str, _Known]:
        places = rows(
            self._connection,
            "SELECT key, id, name, offset, length, stamp, digest, place_state FROM locations"
            " WHERE folder_id = ? AND offset >= ?",
            (folder_row, start),
        )
        return {key: _Known(*rest) for key, *rest in places}


def _wanted(folder: int, entry: Entry, state: str, old: _Known | None) -> Wanted:
    # A place that says something else now is read again whatever its bytes are: what follows depends on the message.
    mark = old.digest if old and old.state == state else b""
    return Wanted(
        folder,
        entry.key,
        entry.name,
        entry.offset,
        entry.length,
        entry.stamp,
        entry.received,
        state,
        old.id if old else 0,
        mark,
    )


def _read_one(piece: _Piece, wanted: Wanted, content: bytes) -> Found | None:
    """The message; None when its bytes are those of before."""
    mark = digest(content)
    if mark == wanted.digest:
        return None
    from oakensearch_gui.mail.reader import read_message  # not loaded by a look that finds nothing new

    message = read_message(content)
    received = wanted.received
    if message.date is None and received is None:
        received = _file_time(piece.folder.path / wanted.name)
    return Found(
        message=message,
        folder_id=piece.row,
        folder_name=piece.folder.name,
        place=wanted._replace(received=received, digest=mark),
        size=len(content),
    )


def _grew(file: Path, known_to: int) -> bool:
    """Whether a file has more than what was known of it; else something in its midst may have changed."""
    try:
        return file.stat().st_size > known_to + 2
    except OSError:
        return False


def _file_time(path: Path) -> int | None:
    """When the file was written, the last resort for a message that nothing else dates."""
    try:
        return int(path.stat().st_mtime)
    except OSError:
        return None
