"""How long a message counts for BM25: its own words, and only a little of what stands in its attachments.

BM25 holds a long document's length against it. A letter of twenty words with a contract of fifty pages attached would
stand below every message that mentions its subject in passing. FTS5 takes the lengths from its table of document sizes,
a blob of one varint a column, which it writes when a message comes in and reads for nothing but ranking. Here the
attachments' column is cut off.
"""

from __future__ import annotations

from collections.abc import Iterable

import apsw

from oakensearch_gui.library.database import rows

ATTACHED_AT_MOST = 100
"""Words of attachments that count for the length."""


def cut(connection: apsw.Connection, message_ids: Iterable[int]) -> None:
    """Let the attachments of these messages of index.db count as short. The last column is what stands in them."""
    for message_id in message_ids:
        for (sizes,) in list(rows(connection, "SELECT sz FROM main.messages_docsize WHERE id = ?", (message_id,))):
            *own, attached = _read(sizes)
            if attached > ATTACHED_AT_MOST:
                written = b"".join(map(_varint, (*own, ATTACHED_AT_MOST)))
                connection.execute("UPDATE main.messages_docsize SET sz = ? WHERE id = ?", (written, message_id))


def _read(blob: bytes) -> list[int]:
    """The numbers in SQLite's varints: seven bits a byte, the highest first, all but the last byte marked."""
    numbers, number = [], 0
    for byte in blob:
        number = number << 7 | byte & 0x7F
        if not byte & 0x80:
            numbers.append(number)
            number = 0
    return numbers


def _varint(number: int) -> bytes:
    """A number below 2 to the 56 as SQLite writes it."""
    found = [number & 0x7F]
    while number := number >> 7:
        found.append(number & 0x7F | 0x80)
    return bytes(reversed(found))
