"""The library: the mailboxes a person added, their messages, and what the person did with them (raw.db)."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import apsw

from oakensearch_gui.library.database import (
    DatabaseError,
    Schema,
    Values,
    connect,
    explain,
    first,
    rows,
    scalar,
    transaction,
)
from oakensearch_gui.library.problems import MessageProblem, problems
from oakensearch_gui.library.records import Counted, Location, MessageSummary, SourceInfo
from oakensearch_gui.library.triage import CATEGORIES, PRIORITIES
from oakensearch_gui.library.writer import Writer, unpack_recipients, unpack_text
from oakensearch_gui.mail.message import Address
from oakensearch_gui.mail.sources import open_source, recognise
from oakensearch_gui.mail.sources.protocol import MessageGone, SourceError
from oakensearch_gui.paths import Home

SCHEMA = Schema(
    "The library (raw.db)",
    2,
    Path(__file__).with_name("schema.sql").read_text(encoding="utf-8"),
    (
        (
            "CREATE INDEX locations_folder ON locations (folder_id, message_id);"
            "CREATE INDEX messages_starred ON messages (id) WHERE starred"
        ),
    ),
    irreplaceable=True,
)


_LONGEST_THREAD = 500
"""Messages of one thread that are listed."""


class LibraryError(Exception):
    """The library cannot be opened or has no such message; the text says so in plain words."""


class Library:
    """raw.db behind one connection, for one thread. Several processes may have it open; one of them imports."""

    def __init__(self, connection: apsw.Connection) -> None:
        self.connection = connection

    @classmethod
    def open(cls, home: Home) -> Library:
        """Open the library, making it if there is none. Raises LibraryError."""
        try:
            home.create()
            connection = connect(home.raw_db, SCHEMA)
            if first(connection, "SELECT 1 FROM state") is None:  # else whoever only reads need not wait for a writer
                connection.execute("INSERT OR IGNORE INTO state (one, library) VALUES (1, ?)", (os.urandom(8).hex(),))
        except (apsw.Error, DatabaseError, OSError) as error:
            root = error if isinstance(error, apsw.Error) else error.__cause__
            if isinstance(root, (apsw.NotADBError, apsw.CorruptError)):
                raise library_damaged(home, root) from root
            told = str(error)
            if isinstance(error, apsw.Error):
                told = explain(error, home.raw_db)
            elif isinstance(error, OSError):
                told = f"{home.root} cannot be opened. Check that the folder exists and that you may write to it."
            raise LibraryError(f"Your library cannot be opened. {told}") from error
        return cls(connection)

    def close(self) -> None:
        self.connection.close()

    # ---- mailboxes

    def sources(self, *, counted: bool = True) -> tuple[SourceInfo, ...]:
        """Every mailbox that was added, in that order; how many messages each has only if `counted`, else 0."""
        count = (
            "(SELECT count(DISTINCT l.message_id) FROM locations l JOIN folders f ON f.id = l.folder_id"
            " WHERE f.source_id = s.id)"
        )
        found = rows(
            self.connection,
            f"SELECT s.id, s.kind, s.path, s.label, {count if counted else 0}, s.problem FROM sources s ORDER BY s.id",
        )
        return tuple(
            SourceInfo(key, kind, Path(path), label, count, problem) for key, kind, path, label, count, problem in found
        )

    def add_source(self, path: Path, label: str = "") -> SourceInfo:
        """Register the mailbox at `path`; its messages come with the next indexing. A second time changes the label.

        Raises SourceError, in plain words, when there is no mailbox.
        """
        found = recognise(path.expanduser().absolute())
        source_id = scalar(
            self.connection,
            "INSERT INTO sources (kind, path, label) VALUES (?, ?, ?) ON CONFLICT (path)"
            " DO UPDATE SET label = CASE WHEN excluded.label = '' THEN label ELSE excluded.label END RETURNING id",
            (found.kind, str(found.root), label.strip()),
        )
        return next(source for source in self.sources() if source.id == source_id)

    def remove_source(self, source_id: int) -> None:
        """Forget a mailbox and the messages that lie nowhere else. The mailbox itself is not touched."""
        writer = Writer(self.connection)
        with transaction(self.connection):
            folders = list(rows(self.connection, "SELECT id FROM folders WHERE source_id = ?", (source_id,)))
            writer.forget_folders(row for (row,) in folders)
            self.connection.execute("DELETE FROM sources WHERE id = ?", (source_id,))
            writer.remove_unplaced()

    # ---- messages

    def count(self) -> int:
        return int(scalar(self.connection, "SELECT count(*) FROM messages"))

    def summaries(self, ids: Sequence[int]) -> list[MessageSummary]:
        """What a list shows of these messages, in the order given; ids that are gone are left out."""
        wanted = (json.dumps(list(ids)),)
        found = list(rows(self.connection, _SUMMARIES, wanted))
        threads = (json.dumps(list({row[_THREAD] for row in found})),)
        in_thread = dict(rows(self.connection, _THREAD_COUNTS, threads))
        labels, names = self._grouped(_LABELS, wanted), self._grouped(_ATTACHMENT_NAMES, wanted)
        summaries = {
            row[0]: _summary(row, labels.get(row[0], ()), names.get(row[0], ()), in_thread[row[_THREAD]])
            for row in found
        }
        return [summaries[key] for key in ids if key in summaries]

    def thread(self, thread_id: int) -> tuple[MessageSummary, ...]:
        """The messages of a thread, oldest first; of a very long one the newest."""
        found = rows(
            self.connection,
            "SELECT id FROM messages WHERE thread_id = ? ORDER BY date DESC, id DESC LIMIT ?",
            (thread_id, _LONGEST_THREAD),
        )
        return tuple(reversed(self.summaries([key for (key,) in found])))

    def locations(self, message_id: int) -> tuple[Location, ...]:
        """Where copies of the message lie."""
        return tuple(
            Location(source, _path(Path(folder), name), offset, length)
            for _, source, folder, name, offset, length in self._places(message_id)
        )

    def text(self, message_id: int) -> str:
        """The message's text as it was read."""
        return self.texts([message_id]).get(message_id, "")

    def texts(self, ids: Iterable[int]) -> dict[int, str]:
        """The texts of these messages; ids that are gone are left out."""
        found = rows(self.connection, _TEXTS, (json.dumps(list(ids)),))
        return {message_id: unpack_text(text) for message_id, text in found}

    def read(self, message_id: int) -> bytes:
        """The message's bytes, from the first place that still has them. Raises MessageGone or SourceError."""
        problem: SourceError = MessageGone("This message is no longer in your mailbox.")
        for kind, source, folder, name, offset, length in self._places(message_id):
            try:
                return open_source(kind, Path(source)).read(Path(folder), name, offset, length)
            except SourceError as error:
                problem = error
        raise problem

    def mark(self, message_id: int, *, read: bool) -> None:
        """Set the read state. Raises LibraryError when there is no such message."""
        self.connection.execute("UPDATE messages SET unread = ? WHERE id = ?", (not read, message_id))
        if not self.connection.changes():
            raise LibraryError(f"There is no message {message_id}.")

    def mark_all(self, ids: Sequence[int], *, read: bool) -> None:
        """Set the read state of many at once; those that are gone are passed over."""
        sql = "UPDATE messages SET unread = ? WHERE id IN (SELECT value FROM json_each(?))"
        self.connection.execute(sql, (not read, json.dumps(list(ids))))

    def override(self, message_id: int, *, category: str | None = None, priority: int | None = None) -> None:
        """What the person says of a message's triage; it stays so, also when the message is imported anew.

        None leaves as it is. Raises LibraryError for another value than the triage has, or when there is no such
        message.
        """
        if category not in {None, *CATEGORIES} or priority not in {None, *PRIORITIES}:
            raise LibraryError(f"A category is one of {', '.join(CATEGORIES)}; a priority is 0 to {max(PRIORITIES)}.")
        with transaction(self.connection):
            self.connection.execute(
                "UPDATE messages SET category = coalesce(?, category), priority = coalesce(?, priority) WHERE id = ?",
                (category, priority, message_id),
            )
            if not self.connection.changes():
                raise LibraryError(f"There is no message {message_id}.")
            self.connection.execute(
                "INSERT INTO overrides SELECT fingerprint, ?, ? FROM messages WHERE id = ? ON CONFLICT (fingerprint) DO"
                " UPDATE SET category = coalesce(excluded.category, category),"
                " priority = coalesce(excluded.priority, priority)",
                (category, priority, message_id),
            )

    def problems(self) -> tuple[MessageProblem, ...]:
        """What could not be read of the messages and their attachments, the newest mail first."""
        return problems(self.connection)

    # ---- values that filters can take

    def labels(self) -> tuple[Counted, ...]:
        return self._counted("SELECT label, count(*) FROM labelled GROUP BY label COLLATE NOCASE ORDER BY 2 DESC")

    def dispositions(self) -> tuple[Counted, ...]:
        return self._counted("SELECT disposition, count(*) FROM messages GROUP BY 1 ORDER BY 2 DESC")

    def senders(self, prefix: str, limit: int = 20) -> tuple[Counted, ...]:
        """Senders in whose name or address a word begins with `prefix`, those who wrote most first."""
        escaped = prefix.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
        return self._counted(
            "SELECT CASE WHEN sender_address = '' THEN sender_name ELSE sender_address END, count(*) FROM messages"
            " WHERE sender_name LIKE ?1 || '%' ESCAPE '\\' OR sender_name LIKE '% ' || ?1 || '%' ESCAPE '\\'"
            " OR sender_address LIKE ?1 || '%' ESCAPE '\\' GROUP BY 1 ORDER BY 2 DESC LIMIT ?2",
            (escaped, limit),
        )

    def _counted(self, sql: str, values: Values = ()) -> tuple[Counted, ...]:
        return tuple(Counted(value, count) for value, count in rows(self.connection, sql, values))

    def _places(self, message_id: int) -> list[tuple[str, str, str, str, int, int]]:
        return [
            (kind, source, folder, name, offset, length)
            for kind, source, folder, name, offset, length in rows(
                self.connection,
                "SELECT s.kind, s.path, f.path, l.name, l.offset, l.length FROM locations l"
                " JOIN folders f ON f.id = l.folder_id JOIN sources s ON s.id = f.source_id"
                " WHERE l.message_id = ? ORDER BY l.id",
                (message_id,),
            )
        ]

    def _grouped(self, sql: str, values: Values) -> dict[int, tuple[str, ...]]:
        """Rows of (message id, text): the texts of each message, in their order."""
        grouped: dict[int, list[str]] = {}
        for message_id, text in rows(self.connection, sql, values):
            grouped.setdefault(message_id, []).append(text)
        return {message_id: tuple(texts) for message_id, texts in grouped.items()}


def library_damaged(home: Home, error: apsw.Error) -> LibraryError:
    """What to raise for a damaged raw.db; it names the way out."""
    told = f"Your library cannot be opened. {explain(error, home.raw_db)}"
    copies = home.safe_copies.glob("marks-*.json.gz")
    newest = max(copies, key=lambda path: path.stat().st_mtime, default=None)
    if newest is None:
        return LibraryError(f"{told} Bring a backup back with: oakensearch restore FILE")
    import shlex

    restore = f"oakensearch restore {shlex.quote(str(newest))}"
    return LibraryError(f"{told} To read your mailboxes anew and get your marks back: {restore}")


# ---- what a list shows, of a JSON list of ids at once: ?1

# Not by the view `labelled`: SQLite does not carry the condition into its parts.
_LABELS = """
    SELECT j.value, l.label FROM json_each(?1) j CROSS JOIN labels l ON l.message_id = j.value
    UNION SELECT j.value, f.name FROM json_each(?1) j CROSS JOIN locations l ON l.message_id = j.value
    JOIN folders f ON f.id = l.folder_id WHERE f.name <> ''
    UNION SELECT j.value, s.label FROM json_each(?1) j CROSS JOIN locations l ON l.message_id = j.value
    JOIN folders f ON f.id = l.folder_id JOIN sources s ON s.id = f.source_id WHERE s.label <> '' ORDER BY 1, 2
"""

_ATTACHMENT_NAMES = (
    "SELECT a.message_id, a.filename FROM json_each(?1) j CROSS JOIN attachments a ON a.message_id = j.value"
    " WHERE a.filename <> '' ORDER BY a.message_id, a.ordinal"
)

_SUMMARIES = (
    "SELECT m.id, m.message_id, m.subject, m.sender_name, m.sender_address, m.recipients, m.date, m.date_inferred,"
    " m.unread, m.starred, m.disposition, m.category, m.priority, m.thread_id, m.size"
    " FROM json_each(?1) j CROSS JOIN messages m ON m.id = j.value"
)
_THREAD = 13
"""Where the thread stands in a row of these."""

_THREAD_COUNTS = "SELECT j.value, (SELECT count(*) FROM messages t WHERE t.thread_id = j.value) FROM json_each(?1) j"

_TEXTS = "SELECT m.id, b.text FROM json_each(?1) j CROSS JOIN messages m ON m.id = j.value JOIN bodies b USING (change)"


def _summary(
    row: tuple[Any, ...], labels: tuple[str, ...], names: tuple[str, ...], thread_count: int
) -> MessageSummary:
    return MessageSummary(
        id=row[0],
        message_id=row[1],
        subject=row[2],
        sender=Address(row[3], row[4]),
        to=unpack_recipients(row[5]).get("to", ()),
        date=row[6],
        date_inferred=bool(row[7]),
        unread=bool(row[8]),
        starred=bool(row[9]),
        labels=labels,
        disposition=row[10],
        category=row[11],
        priority=row[12],
        thread_id=row[_THREAD],
        thread_count=thread_count,
        attachments=names,
        size=row[14],
    )


def _path(folder: Path, name: str) -> Path:
    return folder / name if name else folder
