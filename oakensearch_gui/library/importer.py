"""Takes in what changed in the mailboxes since the last look: new messages first and newest first, goodbyes last.

A folder whose stamp is unchanged is passed over. What was moved between folders is first found in its new
place and only then missed in its old one, so it stays the same message with its read state.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from oakensearch_gui.library.database import rows
from oakensearch_gui.library.library import Library
from oakensearch_gui.library.records import SourceInfo
from oakensearch_gui.library.writer import Found, Writer, digest
from oakensearch_gui.mail import read_message
from oakensearch_gui.mail.sources import open_source
from oakensearch_gui.mail.sources.protocol import Entry, Folder, MailSource, MessageGone, SourceError

_FIRST_BATCH = 100
_BATCH = 1000
_BATCH_BYTES = 16_000_000


@dataclass(slots=True)
class Progress:
    """What has been done so far with one source; `total` is how many messages it was found to hold anew."""

    source: SourceInfo
    folders: int = 0
    done: int = 0
    total: int = 0
    added: int = 0
    removed: int = 0
    problems: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Known:
    """A place as it was at the last look."""

    id: int
    name: str
    offset: int
    length: int
    stamp: str
    digest: bytes


@dataclass(slots=True)
class _Work:
    """One folder's share of a look: its row, what to read, and the places that are no longer there."""

    row: int
    folder: Folder
    entries: list[Entry]
    known: dict[str, _Known]
    vanished: list[int]
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
        progress.folders = len(folders)
        work = [piece for folder in folders if (piece := self._look(opened, source, folder, progress))]
        progress.total = sum(len(piece.entries) for piece in work)
        yield progress
        for piece in work:
            yield from self._read(opened, piece, progress)
        self._say_goodbye(source, folders, work)
        progress.removed = self._writer.remove_unplaced()
        yield progress

    def _look(self, opened: MailSource, source: SourceInfo, folder: Folder, progress: Progress) -> _Work | None:
        """What is new or gone in a folder; None when its stamp says that nothing is."""
        row, stamp = self._folder_row(source, folder)
        if stamp and stamp == folder.stamp:
            return None
        known = self._known(row)
        work = _Work(row, folder, [], known, [])
        start = self._resume_at(opened, folder, known) if opened.append_only else 0
        seen: set[str] = set()
        try:
            for entry in opened.entries(folder, start):
                seen.add(entry.key)
                old = known.get(entry.key)
                if old is None or old.stamp != entry.stamp or (opened.append_only and old.length != entry.length):
                    work.entries.append(entry)
                elif old.name != entry.name:
                    self._connection.execute("UPDATE locations SET name = ? WHERE id = ?", (entry.name, old.id))
                elif opened.append_only and not start:
                    work.entries.append(entry)  # the file was rewritten: only its bytes can tell what stayed
        except SourceError as error:
            progress.problems.append(str(error))
            work.complete = False
        if work.complete:
            work.vanished = [old.id for key, old in known.items() if key not in seen and old.offset >= start]
        if not opened.sequential:  # else newest first would mean to unpack it from the start for each message
            work.entries.sort(key=lambda entry: (entry.received or 0, entry.offset), reverse=True)
        return work

    def _resume_at(self, opened: MailSource, folder: Folder, known: dict[str, _Known]) -> int:
        """Where reading may go on in a file that only grew: at its last known message, if that is still the same."""
        last = max(known.values(), key=lambda old: old.offset, default=None)
        if last is None:
            return 0
        try:
            content = opened.read(folder.path, last.name, last.offset, last.length)
        except SourceError:
            return 0
        return last.offset if digest(content) == last.digest else 0

    def _read(self, opened: MailSource, work: _Work, progress: Progress) -> Iterator[Progress]:
        batch: list[Found] = []
        size = 0
        for entry in work.entries:
            progress.done += 1
            try:
                content = opened.read(work.folder.path, entry.name, entry.offset, entry.length)
            except MessageGone:
                work.complete = False  # moved or deleted since: the next look finds it where it is then
                continue
            except SourceError as error:
                progress.problems.append(str(error))
                work.complete = False
                continue
            mark = digest(content)
            old = work.known.get(entry.key)
            if old is not None and old.digest == mark and old.length == entry.length:
                continue
            message = read_message(content)
            if message.date is None and entry.received is None:
                entry = replace(entry, received=_file_time(work.folder.path / entry.name))
            batch.append(Found(message, work.row, work.folder.name, entry, mark, len(content)))
            size += len(content)
            if len(batch) >= (_FIRST_BATCH if progress.done <= _FIRST_BATCH else _BATCH) or size > _BATCH_BYTES:
                progress.added += self._writer.add(batch)
                batch, size = [], 0
                yield progress
        progress.added += self._writer.add(batch)
        yield progress

    def _say_goodbye(self, source: SourceInfo, folders: list[Folder], work: list[_Work]) -> None:
        """Forget the places that are gone and remember the stamps, in one transaction."""
        present = {str(folder.path) for folder in folders}
        with self._connection:
            for piece in work:
                self._writer.forget_locations(piece.vanished)
                stamp = piece.folder.stamp if piece.complete else ""
                self._connection.execute("UPDATE folders SET stamp = ? WHERE id = ?", (stamp, piece.row))
            stored = list(rows(self._connection, "SELECT id, path FROM folders WHERE source_id = ?", (source.id,)))
            self._writer.forget_folders(row for row, path in stored if path not in present)

    def _folder_row(self, source: SourceInfo, folder: Folder) -> tuple[int, str]:
        key, stamp = next(
            rows(
                self._connection,
                "INSERT INTO folders (source_id, path, name) VALUES (?, ?, ?)"
                " ON CONFLICT (source_id, path) DO UPDATE SET name = excluded.name RETURNING id, stamp",
                (source.id, str(folder.path), folder.name),
            )
        )
        return key, stamp

    def _known(self, folder_row: int) -> dict[str, _Known]:
        places = rows(
            self._connection,
            "SELECT key, id, name, offset, length, stamp, digest FROM locations WHERE folder_id = ?",
            (folder_row,),
        )
        return {key: _Known(*rest) for key, *rest in places}

    def _set_problem(self, source: SourceInfo, problem: str) -> None:
        self._connection.execute(
            "UPDATE sources SET problem = ? WHERE id = ? AND problem <> ?", (problem, source.id, problem)
        )


def _file_time(path: Path) -> int | None:
    """When the file was written, the last resort for a message that nothing else dates."""
    try:
        return int(path.stat().st_mtime)
    except OSError:
        return None
