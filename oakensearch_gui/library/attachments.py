"""The text of attachments in raw.db: which still have to be read, what was read, and what stands in a message's.

A text comes with a change number of its own, so that the index follows it like any other change of the library.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import apsw

from oakensearch_gui.library.database import first, rows, scalar
from oakensearch_gui.library.writer import pack_text, unpack_text

_NOTHING = 0
"""In place of a change number: the attachment was read and there is no text in it."""


@dataclass(frozen=True, slots=True)
class AttachmentText:
    """What was read from an attachment, the `ordinal`-th of its message; `problem` says what could not be, or ""."""

    message_id: int
    ordinal: int
    text: str
    problem: str


@dataclass(frozen=True, slots=True)
class AttachmentProblem:
    """An attachment that could not be read, or not all of it, and why in plain words."""

    message_id: int
    filename: str
    problem: str


class AttachmentTexts:
    """Reads and writes them through the library's connection; whoever holds the indexing lock writes."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection

    def unread_messages(self) -> int:
        """How many messages have attachments that nobody has read yet."""
        return int(scalar(self._connection, "SELECT count(DISTINCT message_id) FROM attachments WHERE change IS NULL"))

    def unread(self, below: int, most: int) -> list[tuple[int, dict[int, str]]]:
        """At most so many messages with an id below `below`, newest first, and their unread attachments by ordinal."""
        messages = rows(
            self._connection,
            "SELECT DISTINCT message_id FROM attachments WHERE change IS NULL AND message_id < ?"
            " ORDER BY message_id DESC LIMIT ?",
            (below, most),
        )
        return [(message_id, self._unread_of(message_id)) for (message_id,) in list(messages)]

    def _unread_of(self, message_id: int) -> dict[int, str]:
        names = rows(
            self._connection,
            "SELECT ordinal, filename FROM attachments WHERE message_id = ? AND change IS NULL ORDER BY ordinal",
            (message_id,),
        )
        return dict(names)

    def store(self, texts: Iterable[AttachmentText]) -> None:
        """Keep what was read, all or nothing; attachments whose message has gone since are passed over."""
        with self._connection:
            for read in texts:
                place = (read.message_id, read.ordinal)
                if not first(self._connection, "SELECT 1 FROM attachments WHERE message_id = ? AND ordinal = ?", place):
                    continue
                change = self._keep(read.message_id, read.text) if read.text else _NOTHING
                self._connection.execute(
                    "UPDATE attachments SET change = ?, problem = ? WHERE message_id = ? AND ordinal = ?",
                    (change, read.problem, *place),
                )

    def _keep(self, message_id: int, text: str) -> int:
        change = int(scalar(self._connection, "UPDATE state SET change = change + 1 RETURNING change"))
        self._connection.execute("INSERT INTO attachment_texts VALUES (?, ?, ?)", (change, message_id, pack_text(text)))
        return change

    def among(self, messages: Iterable[int]) -> frozenset[int]:
        """Those of the messages of which an attachment's text is there."""
        sql = (
            "SELECT DISTINCT a.message_id FROM json_each(?) j CROSS JOIN attachments a ON a.message_id = j.value"
            " WHERE a.change > 0"
        )
        found = rows(self._connection, sql, (json.dumps(list(messages)),))
        return frozenset(message_id for (message_id,) in found)

    def of(self, message_id: int) -> Iterator[tuple[str, str]]:
        """Name and text of each attachment of a message that has one."""
        found = rows(
            self._connection,
            "SELECT filename, text FROM attachments a JOIN attachment_texts t ON t.change = a.change"
            " WHERE a.message_id = ? ORDER BY ordinal",
            (message_id,),
        )
        return ((name, unpack_text(text)) for name, text in found)

    def problems(self) -> tuple[AttachmentProblem, ...]:
        """Every attachment that could not be read whole, those of the newest mail first."""
        found = rows(
            self._connection,
            "SELECT message_id, filename, problem FROM attachments WHERE problem <> ''"
            " ORDER BY message_id DESC, ordinal",
        )
        return tuple(AttachmentProblem(*row) for row in found)
