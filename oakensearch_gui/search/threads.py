"""One hit a thread: the best message, or the first in the order asked for, stands for all of its thread."""

from __future__ import annotations

import json
from collections.abc import Sequence

import apsw

from oakensearch_gui.library.database import rows


def of_messages(connection: apsw.Connection, ids: Sequence[int]) -> dict[int, int]:
    """The thread of each message that still exists."""
    sql = "SELECT id, thread_id FROM raw.messages WHERE id IN (SELECT value FROM json_each(?))"
    return dict(rows(connection, sql, (json.dumps(list(ids)),)))


def first_of_each(connection: apsw.Connection, ids: Sequence[int]) -> list[int]:
    """The messages, in their order, without those whose thread has one further up."""
    thread = of_messages(connection, ids)
    first: dict[int, int] = {}
    for message_id in ids:
        if message_id in thread:
            first.setdefault(thread[message_id], message_id)
    return list(first.values())
