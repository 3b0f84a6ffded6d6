"""Puts messages and their places into raw.db, a transaction a batch; a copy of a known message is one place more."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import blake2b

import apsw

from oakensearch_gui.library.database import first, rows, scalar
from oakensearch_gui.library.threads import thread_of
from oakensearch_gui.library.triage import labels, triage
from oakensearch_gui.mail.message import Address, Flags, Message
from oakensearch_gui.mail.sources.protocol import Entry

_SECONDS_PER_ID = 8
_ID_AT_1970 = 1 << 28
_SHORT_TEXT = 200


@dataclass(frozen=True, slots=True)
class Found:
    """A message that was read, and where: its folder's id and name, its entry, its bytes' digest and size."""

    message: Message
    folder_id: int
    folder_name: str
    entry: Entry
    digest: bytes
    size: int


def digest(content: bytes) -> bytes:
    """What tells whether the bytes of a location are still the same: BLAKE2b, 16 bytes."""
    return blake2b(content, digest_size=16).digest()


class Writer:
    """Adds to raw.db through `connection`. Whoever holds the indexing lock uses it, so there is one at a time."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        self._next_free: dict[int, int] = {}

    def add(self, batch: Iterable[Found]) -> int:
        """Add the messages of a batch, whole or not at all. Returns how many were new, not copies."""
        added = 0
        with self._connection:
            for found in batch:
                added += self._add(found)
        return added

    def forget_locations(self, location_ids: Iterable[int]) -> None:
        """Forget places; `remove_unplaced` follows when all that is new has been added."""
        for location_id in location_ids:
            self._connection.execute(
                "INSERT OR IGNORE INTO displaced SELECT message_id FROM locations WHERE id = ?", (location_id,)
            )
            self._connection.execute("DELETE FROM locations WHERE id = ?", (location_id,))

    def forget_folders(self, folder_ids: Iterable[int]) -> None:
        """Forget folders with all places in them; `remove_unplaced` follows."""
        for folder_id in folder_ids:
            self._connection.execute(
                "INSERT OR IGNORE INTO displaced SELECT message_id FROM locations WHERE folder_id = ?", (folder_id,)
            )
            self._connection.execute("DELETE FROM folders WHERE id = ?", (folder_id,))

    def remove_unplaced(self) -> int:
        """Remove messages that lie nowhere any more and tell the index so. Returns how many there were."""
        with self._connection:
            gone = list(
                rows(
                    self._connection,
                    "SELECT message_id FROM displaced d"
                    " WHERE NOT EXISTS (SELECT 1 FROM locations l WHERE l.message_id = d.message_id)",
                )
            )
            for (message_id,) in gone:
                self._connection.execute("INSERT INTO removed VALUES (?, ?)", (self._change(), message_id))
                self._connection.execute("DELETE FROM messages WHERE id = ?", (message_id,))
            self._connection.execute("DELETE FROM displaced")
        return len(gone)

    def _add(self, found: Found) -> bool:
        message = found.message
        mark = fingerprint(message)
        row = first(self._connection, "SELECT id FROM messages WHERE fingerprint = ?", (mark,))
        message_id = row[0] if row else self._insert(found, mark)
        entry = found.entry
        self._connection.execute(
            "INSERT OR IGNORE INTO displaced"
            " SELECT message_id FROM locations WHERE folder_id = ? AND key = ? AND message_id <> ?",
            (found.folder_id, entry.key, message_id),
        )
        self._connection.execute(
            "INSERT INTO locations (message_id, folder_id, key, name, offset, length, stamp, digest)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (folder_id, key) DO UPDATE SET message_id = excluded.message_id, name = excluded.name,"
            " offset = excluded.offset, length = excluded.length, stamp = excluded.stamp, digest = excluded.digest",
            (
                message_id,
                found.folder_id,
                entry.key,
                entry.name,
                entry.offset,
                entry.length,
                entry.stamp,
                found.digest,
            ),
        )
        return row is None

    def _insert(self, found: Found, mark: bytes) -> int:
        message, flags = found.message, _merged(found.entry.flags, found.message.flags)
        if found.entry.labels is not None:
            message = replace(message, labels=found.entry.labels)
        date = message.date if message.date is not None else (found.entry.received or 0)
        message_id = self._free_id(date)
        change = self._change()
        kind = triage(message, found.folder_name, flags)
        override = first(self._connection, "SELECT category, priority FROM overrides WHERE fingerprint = ?", (mark,))
        category, priority = override or (None, None)
        self._connection.execute(
            "INSERT INTO messages VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                message_id,
                mark,
                change,
                thread_of(self._connection, message, message_id),
                date,
                message.date_inferred or message.date is None,
                found.size,
                flags.seen is False,
                flags.flagged,
                kind.disposition,
                kind.category if category is None else category,
                kind.priority if priority is None else priority,
                message.message_id,
                message.subject,
                message.sender.name,
                message.sender.address,
                pack_recipients(message),
                message.list_id,
                json.dumps(message.problems, ensure_ascii=False) if message.problems else "[]",
                kind.priority,
            ),
        )
        self._connection.execute("INSERT INTO bodies VALUES (?, ?)", (change, pack_text(message.text)))
        self._connection.executemany(
            "INSERT INTO attachments (message_id, ordinal, filename, media_type, size, inline)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            ((message_id, i, a.filename, a.media_type, a.size, a.inline) for i, a in enumerate(message.attachments)),
        )
        self._connection.executemany(
            "INSERT OR IGNORE INTO labels VALUES (?, ?)", ((label, message_id) for label in labels(message))
        )
        return message_id

    def _change(self) -> int:
        return int(scalar(self._connection, "UPDATE state SET change = change + 1 RETURNING change"))

    def _free_id(self, date: int) -> int:
        """The first id not taken among those that stand for `date` (8 seconds an id) and later."""
        base = max(1, date // _SECONDS_PER_ID + _ID_AT_1970)
        candidate = self._next_free.get(base, base)
        while first(self._connection, "SELECT 1 FROM messages WHERE id = ?", (candidate,)):
            candidate += 1
        # Thousands of messages without a date share a base: remember how far it is taken.
        self._next_free[base] = candidate + 1
        return candidate


def fingerprint(message: Message) -> bytes:
    """Equal for two copies of a message: built from what its author wrote, not from what its transport added."""
    parts = (
        message.message_id,
        message.sender.address.casefold(),
        message.subject,
        "" if message.date_inferred else str(message.date),
        "".join(message.text.split()),
        *(a.filename for a in message.attachments),  # not their sizes: line ends differ between places
    )
    return blake2b("\1".join(parts).encode(), digest_size=16).digest()


def pack_text(text: str) -> bytes | str:
    """A text as raw.db keeps it."""
    return zlib.compress(text.encode(), 6) if len(text) > _SHORT_TEXT else text


def unpack_text(stored: bytes | str) -> str:
    """A text from what raw.db keeps."""
    return stored if isinstance(stored, str) else zlib.decompress(stored).decode()


def pack_recipients(message: Message) -> str:
    """To, Cc and Bcc as JSON."""
    fields = {"to": message.to, "cc": message.cc, "bcc": message.bcc}
    return json.dumps({k: [(a.name, a.address) for a in v] for k, v in fields.items() if v}, ensure_ascii=False)


def unpack_recipients(stored: str) -> dict[str, tuple[Address, ...]]:
    """Addresses by field (``to``, ``cc``, ``bcc``); a field without addresses is absent."""
    return {field: tuple(Address(*pair) for pair in pairs) for field, pairs in json.loads(stored).items()}


def _merged(place: Flags, header: Flags) -> Flags:
    """What the place says counts before what the headers say."""
    return Flags(
        seen=header.seen if place.seen is None else place.seen,
        flagged=place.flagged or header.flagged,
        answered=place.answered or header.answered,
        draft=place.draft or header.draft,
        deleted=place.deleted or header.deleted,
    )
