"""What could not be read of the mail that was taken in: which message, what of it, and why."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

import apsw

from oakensearch_gui.library.database import rows, scalar

_PROBLEMS = """
    SELECT id, date, subject, sender_name, sender_address, '' AS part, problems, 0 AS ordinal
    FROM messages WHERE problems <> '[]'
    UNION ALL
    SELECT m.id, m.date, m.subject, m.sender_name, m.sender_address, a.filename, json_array(a.problem), a.ordinal + 1
    FROM attachments a JOIN messages m ON m.id = a.message_id WHERE a.problem <> ''
    ORDER BY 2 DESC, 1 DESC, 8 LIMIT ?
"""


_COUNT = """
    SELECT (SELECT coalesce(sum(json_array_length(problems)), 0) FROM messages WHERE problems <> '[]')
    + (SELECT count(*) FROM attachments WHERE problem <> '')
"""

_MAILBOXES = """
    SELECT l.message_id, min(s.path) FROM locations l JOIN folders f ON f.id = l.folder_id
    JOIN sources s ON s.id = f.source_id WHERE l.message_id IN (SELECT value FROM json_each(?)) GROUP BY 1
"""


@dataclass(frozen=True, slots=True)
class MessageProblem:
    """One thing that could not be read. `part` names the attachment, or is empty for the message itself."""

    message_id: int
    date: int
    subject: str
    sender: str
    part: str
    text: str


def problems(connection: apsw.Connection, limit: int = 500) -> tuple[MessageProblem, ...]:
    """The problems of the newest mail, one for each sentence; `limit` counts messages and attachments."""
    found: list[MessageProblem] = []
    for key, date, subject, name, address, part, told, _ in rows(connection, _PROBLEMS, (limit,)):
        found.extend(
            MessageProblem(key, date, subject, name or address, part, str(text)) for text in json.loads(told) if text
        )
    return tuple(found)


def count_problems(connection: apsw.Connection) -> int:
    """How many sentences `problems` would tell without a limit."""
    return int(scalar(connection, _COUNT))


def mailboxes(connection: apsw.Connection, message_ids: Iterable[int]) -> dict[int, str]:
    """The path of a mailbox that holds each of these messages."""
    return dict(rows(connection, _MAILBOXES, (json.dumps(sorted(set(message_ids))),)))
