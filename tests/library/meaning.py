"""All that raw.db says, table by table and free of row numbers, so that two libraries can be compared."""

from __future__ import annotations

from typing import Any

import apsw

Rows = list[tuple[Any, ...]]

_THREADS = "WITH t AS (SELECT id, thread_id, min(fingerprint) OVER (PARTITION BY thread_id) AS thread FROM messages)"
"""A thread is called by the least fingerprint in it."""

_TABLES = {
    "state": "SELECT change, person_through = 0 FROM state",
    "sources": "SELECT kind, path, label, problem FROM sources",
    "folders": "SELECT s.path, f.path, f.name, f.stamp FROM folders f JOIN sources s ON s.id = f.source_id",
    "messages": _THREADS
    + """ SELECT m.fingerprint, t.thread, m.date, m.date_inferred, m.size, m.unread, m.starred, m.disposition,
        m.category, m.priority, m.message_id, m.subject, m.sender_name, m.sender_address, m.recipients, m.list_id,
        m.problems, m.ruled_priority FROM messages m JOIN t USING (id)""",
    "bodies": "SELECT m.fingerprint, b.text FROM bodies b LEFT JOIN messages m USING (change)",
    "attachments": """SELECT m.fingerprint, a.ordinal, a.filename, a.media_type, a.size, a.inline,
        CASE WHEN a.change IS NULL THEN 'unread' WHEN a.change = 0 THEN 'nothing' ELSE 'text' END, a.problem
        FROM attachments a LEFT JOIN messages m ON m.id = a.message_id""",
    "attachment_texts": """SELECT m.fingerprint, a.ordinal, t.text FROM attachment_texts t
        LEFT JOIN attachments a ON a.change = t.change LEFT JOIN messages m ON m.id = t.message_id""",
    "locations": """SELECT f.path, l.key, l.name, l.offset, l.length, l.stamp, l.digest, l.place_state,
        l.header_state, m.fingerprint FROM locations l LEFT JOIN folders f ON f.id = l.folder_id
        LEFT JOIN messages m ON m.id = l.message_id""",
    "labels": "SELECT l.label, m.fingerprint FROM labels l LEFT JOIN messages m ON m.id = l.message_id",
    "thread_refs": _THREADS + """ SELECT DISTINCT r.ref, t.thread FROM thread_refs r LEFT JOIN t USING (thread_id)""",
    "thread_subjects": """SELECT s.subject, s.is_reply, m.fingerprint FROM thread_subjects s
        LEFT JOIN messages m ON m.id = s.message_id""",
    "overrides": "SELECT * FROM overrides",
    "own_addresses": "SELECT * FROM own_addresses",
    "displaced": "SELECT m.fingerprint FROM displaced d LEFT JOIN messages m ON m.id = d.message_id",
    "removed": "SELECT count(*) FROM removed",
}


def meaning(connection: apsw.Connection) -> dict[str, Rows]:
    """The rows of each table, sorted; `connection` has raw.db as its main database."""
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    assert {name for name in tables if not name.startswith("sqlite_")} == set(_TABLES), "a table that is not compared"
    return {name: sorted(connection.execute(sql), key=repr) for name, sql in _TABLES.items()}
