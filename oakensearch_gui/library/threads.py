"""Which messages belong together: those that name each other's identifiers, in whatever order they arrive.

The rule is that of JWZ's threading and of notmuch: a message joins the thread of any identifier that it
carries or refers to; when it ties several threads together, they become one.
"""

from __future__ import annotations

from hashlib import blake2b

import apsw

from oakensearch_gui.library.database import rows
from oakensearch_gui.mail.message import Message


def thread_of(connection: apsw.Connection, message: Message, new_id: int) -> int:
    """The thread for a message that is about to be added as `new_id`; joins threads where it ties them."""
    refs = [_hash(ref) for ref in {message.message_id, message.in_reply_to, *message.references} if ref]
    found = {
        thread
        for ref in refs
        for (thread,) in rows(connection, "SELECT thread_id FROM thread_refs WHERE ref = ?", (ref,))
    }
    thread = min(found, default=new_id)
    for other in found - {thread}:
        connection.execute("UPDATE messages SET thread_id = ? WHERE thread_id = ?", (thread, other))
        connection.execute("UPDATE thread_refs SET thread_id = ? WHERE thread_id = ?", (thread, other))
    connection.executemany(
        "INSERT INTO thread_refs VALUES (?, ?) ON CONFLICT DO NOTHING", ((ref, thread) for ref in refs)
    )
    return thread


def _hash(identifier: str) -> int:
    digest = blake2b(identifier.encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)
