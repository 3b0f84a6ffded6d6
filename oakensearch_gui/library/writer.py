"""Puts messages and their places into raw.db, a transaction a batch; a copy of a known message is one place more.

What a message's place says of it (read, starred, deleted, labels) is followed: of what the person did in OakenSearch
and what a mail program did, the later counts, for each of these by itself. A category or priority that the person set
stays as set.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b

import apsw
from isal import isal_zlib

from oakensearch_gui.library.database import first, rows, scalar
from oakensearch_gui.library.fingerprints import fingerprint
from oakensearch_gui.library.pending import Wanted
from oakensearch_gui.library.records import ID_AT_1970, SECONDS_PER_ID
from oakensearch_gui.library.states import State, pack_state, unpack_state
from oakensearch_gui.library.threads import Threads, forget_subjects
from oakensearch_gui.library.triage import labels, triage
from oakensearch_gui.mail.message import Address, Message

_SHORT_TEXT = 200
_LEVEL = 2
"""Of ISA-L's 0 to 3: as small as zlib's 3, at the cost of its own 1."""

_CROWDED = 16
"""Messages of one moment from which on it is remembered how many there are (those without a date share one)."""

_INSERT_MESSAGE = "INSERT INTO messages VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_PLACE = (
    "INSERT INTO locations (message_id, folder_id, key, name, offset, length, stamp, digest, place_state, header_state)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (folder_id, key) DO UPDATE SET message_id = excluded.message_id, name = excluded.name,"
    " offset = excluded.offset, length = excluded.length, stamp = excluded.stamp, digest = excluded.digest,"
    " place_state = excluded.place_state, header_state = excluded.header_state"
)
_PLACES_OF = (
    "SELECT l.id, l.folder_id, f.name, l.place_state, l.header_state FROM locations l"
    " JOIN folders f ON f.id = l.folder_id WHERE l.message_id = ?"
)

_LEFT_OF_DISPLACED = (
    "SELECT l.message_id, l.place_state, l.header_state FROM displaced d JOIN locations l USING (message_id)"
    " WHERE EXISTS (SELECT 1 FROM labels x WHERE x.message_id = d.message_id)"
)


@dataclass(frozen=True, slots=True)
class Found:
    """A message that was read, and where: the folder's id and name, the place in it, and the bytes' size.

    The `digest` of the place is that of the bytes that were read now.
    """

    message: Message
    folder_id: int
    folder_name: str
    place: Wanted
    size: int


@dataclass(frozen=True, slots=True)
class Stored:
    """A message that was new: its id, the number of the change that it came with, and itself."""

    id: int
    change: int
    message: Message


@dataclass(frozen=True, slots=True)
class Leaving:
    """Places that a look found gone; they are forgotten at its end. Ids of locations, and of whole folders."""

    locations: Collection[int] = ()
    folders: Collection[int] = ()


def digest(content: bytes) -> bytes:
    """What tells whether the bytes of a location are still the same: BLAKE2b, 16 bytes."""
    return blake2b(content, digest_size=16).digest()


class Writer:
    """Adds to raw.db through `connection`. Whoever holds the indexing lock uses it, so there is one at a time."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        self._crowded: dict[int, int] = {}

    def add(self, batch: Sequence[Found], leaving: Leaving | None = None) -> tuple[list[Stored], list[int]]:
        """Add the messages of a batch, whole or not at all.

        Returns those that were new, not copies, and the ids of those whose priority follows a change of their place.
        """
        with self._connection:
            adding = _Adding(self._connection, batch, leaving or Leaving(), self._crowded)
            # Batches come newest first. In the order of their ids within one, they leave SQLite's pages full.
            for found in sorted(batch, key=_date):
                adding.take(found)
            adding.save()
        return adding.stored, adding.restated

    def forget_locations(self, location_ids: Iterable[int]) -> None:
        """Forget places; `remove_unplaced` follows when all that is new has been added."""
        ids = [(location_id,) for location_id in location_ids]
        self._connection.executemany(
            "INSERT OR IGNORE INTO displaced SELECT message_id FROM locations WHERE id = ?", ids
        )
        self._connection.executemany("DELETE FROM locations WHERE id = ?", ids)

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
                    "SELECT m.id, m.subject FROM displaced d JOIN messages m ON m.id = d.message_id"
                    " WHERE NOT EXISTS (SELECT 1 FROM locations l WHERE l.message_id = d.message_id)",
                )
            )
            if gone:
                change = int(
                    scalar(self._connection, "UPDATE state SET change = change + ? RETURNING change", (len(gone),))
                )
                numbered = enumerate((key for key, _ in gone), change - len(gone) + 1)
                self._connection.executemany("INSERT INTO removed VALUES (?, ?)", numbered)
                forget_subjects(self._connection, gone)
                self._connection.executemany("DELETE FROM messages WHERE id = ?", ((key,) for key, _ in gone))
            self._forget_labels()
            self._connection.execute("DELETE FROM displaced")
        return len(gone)

    def _forget_labels(self) -> None:
        """Take from the messages that lost a place, and lie elsewhere too, the labels that only that one gave."""
        given: dict[int, set[str]] = {}
        for key, place, header in rows(self._connection, _LEFT_OF_DISPLACED):
            said = unpack_state(place).over(unpack_state(header)).labels or ()
            given.setdefault(key, set()).update(label.casefold() for label in said)
        for key, kept in given.items():
            found = rows(self._connection, "SELECT label FROM labels WHERE message_id = ?", (key,))
            gone = [(label, key) for (label,) in found if label.casefold() not in kept]
            self._connection.executemany("DELETE FROM labels WHERE label = ? AND message_id = ?", gone)


class _Adding:
    """One batch on its way in: rows are gathered and written together; `messages` at once, for threads to be found."""

    def __init__(
        self, connection: apsw.Connection, batch: Sequence[Found], leaving: Leaving, crowded: dict[int, int]
    ) -> None:
        self.stored: list[Stored] = []
        self.restated: list[int] = []
        self._connection = connection
        self._leaving = leaving
        self._threads = Threads(connection, [found.message for found in batch])
        self._change = int(scalar(connection, "SELECT change FROM state"))
        self._marks = {id(found): fingerprint(found.message) for found in batch}
        self._known: dict[bytes, int] = dict(
            rows(
                connection,
                "SELECT fingerprint, id FROM messages WHERE fingerprint IN (SELECT unhex(value) FROM json_each(?))",
                (json.dumps([mark.hex() for mark in self._marks.values()]),),
            )
        )
        self._ids = _FreeIds(connection, batch, crowded)
        self._overridden = bool(scalar(connection, "SELECT EXISTS (SELECT 1 FROM overrides)"))
        self._bodies: list[tuple[int, bytes | str]] = []
        self._attachments: list[tuple[int, int, str, str, int, bool]] = []
        self._labels: list[tuple[str, int]] = []
        self._places: list[tuple[int | str | bytes, ...]] = []

    def take(self, found: Found) -> None:
        mark = self._marks[id(found)]
        header = State(found.message.flags, found.message.labels)
        known = self._known.get(mark)
        message_id = known or self._insert(found, mark, unpack_state(found.place.state).over(header))
        if found.place.row:
            self._connection.execute(
                "INSERT OR IGNORE INTO displaced SELECT message_id FROM locations WHERE id = ? AND message_id <> ?",
                (found.place.row, message_id),
            )
        if known:
            self._follow(message_id, mark, found, header)
        at = found.place
        place = (message_id, found.folder_id, at.key, at.name, at.offset, at.length, at.stamp)
        self._places.append((*place, at.digest, at.state, pack_state(header.flags, header.labels or None)))

    def save(self) -> None:
        self._connection.executemany("INSERT INTO bodies VALUES (?, ?)", self._bodies)
        self._connection.executemany(
            "INSERT INTO attachments (message_id, ordinal, filename, media_type, size, inline)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            self._attachments,
        )
        self._connection.executemany("INSERT OR IGNORE INTO labels VALUES (?, ?)", self._labels)
        self._connection.executemany(_PLACE, self._places)
        self._threads.save()
        self._connection.execute("UPDATE state SET change = ? WHERE change <> ?", (self._change, self._change))

    def _insert(self, found: Found, mark: bytes, state: State) -> int:
        message, flags = _with_labels(found.message, state), state.flags
        date = _date(found)
        message_id = self._known[mark] = self._ids.take(date)
        self._change += 1
        kind = triage(message, found.folder_name, flags)
        category, priority = self._override(mark)
        self._connection.execute(
            _INSERT_MESSAGE,
            (
                message_id,
                mark,
                self._change,
                self._threads.join(message, message_id, date),
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
        self._bodies.append((self._change, pack_text(message.text)))
        self._attachments += [
            (message_id, i, a.filename, a.media_type, a.size, a.inline) for i, a in enumerate(message.attachments)
        ]
        self._labels += [(label, message_id) for label in labels(message)]
        self.stored.append(Stored(message_id, self._change, message))
        return message_id

    def _override(self, mark: bytes) -> tuple[str | None, int | None]:
        if not self._overridden:
            return None, None
        row = first(self._connection, "SELECT category, priority FROM overrides WHERE fingerprint = ?", (mark,))
        return row or (None, None)

    # ---- what changed at the place of a known message

    def _follow(self, message_id: int, mark: bytes, found: Found, header: State) -> None:
        """Let a message follow what its place says now, if it said something else before or lay elsewhere."""
        places = list(rows(self._connection, _PLACES_OF, (message_id,)))
        former = next((place for place in places if place[0] == found.place.row), None) or next(
            (p for p in places if p[0] in self._leaving.locations or p[1] in self._leaving.folders), None
        )
        after = unpack_state(found.place.state).over(header)
        if former is None:  # one copy more brings nothing but its place and its labels
            self._labels += [(label, message_id) for label in labels(_with_labels(found.message, after))]
            return
        row, _, folder_name, place_state, header_state = former
        before = unpack_state(place_state).over(unpack_state(header_state))
        if (before.flags.seen is False) != (after.flags.seen is False):
            self._set(message_id, "unread = ?", after.flags.seen is False)
        if before.flags.flagged != after.flags.flagged:
            self._set(message_id, "starred = ?", after.flags.flagged)
        was, now = _with_labels(found.message, before), _with_labels(found.message, after)
        self._follow_triage(message_id, mark, (was, folder_name, before), (now, found.folder_name, after))
        elsewhere = {
            label
            for key, _, _, place, its_header in places
            if key != row
            for label in unpack_state(place).over(unpack_state(its_header)).labels or ()
        }
        gone = set(labels(was)) - set(labels(now)) - elsewhere
        self._connection.executemany(
            "DELETE FROM labels WHERE label = ? AND message_id = ?", ((label, message_id) for label in gone)
        )
        self._labels += [(label, message_id) for label in labels(now) if label not in labels(was)]

    def _follow_triage(
        self, message_id: int, mark: bytes, before: tuple[Message, str, State], after: tuple[Message, str, State]
    ) -> None:
        was, now = (triage(message, folder, state.flags) for message, folder, state in (before, after))
        category, priority = self._override(mark)
        if was.disposition != now.disposition:
            self._set(message_id, "disposition = ?", now.disposition)
        if was.category != now.category and category is None:
            self._set(message_id, "category = ?", now.category)
        if was.priority != now.priority:
            self._set(message_id, "ruled_priority = ?", now.priority)
            if priority is None:
                self._set(message_id, "priority = ?", now.priority)
                self.restated.append(message_id)

    def _set(self, message_id: int, what: str, value: bool | int | str) -> None:
        self._connection.execute(f"UPDATE messages SET {what} WHERE id = ?", (value, message_id))


class _FreeIds:
    """Gives the messages of a batch their ids. `crowded`: the first ids that may be free where many are taken."""

    def __init__(self, connection: apsw.Connection, batch: Sequence[Found], crowded: dict[int, int]) -> None:
        self._connection = connection
        self._crowded = crowded
        self._asked = {_id_of(_date(found)) for found in batch}
        self._taken: set[int] = {
            key
            for (key,) in rows(
                connection,
                "SELECT id FROM messages WHERE id IN (SELECT value FROM json_each(?))",
                (json.dumps(list(self._asked)),),
            )
        }

    def take(self, date: int) -> int:
        """The first id not taken among those that stand for `date` (8 seconds an id) and later."""
        base = _id_of(date)
        candidate = self._crowded.get(base, base)
        while self._is_taken(candidate):
            candidate += 1
        if candidate - base >= _CROWDED:
            self._crowded[base] = candidate + 1
        self._taken.add(candidate)
        return candidate

    def _is_taken(self, candidate: int) -> bool:
        if candidate in self._taken or candidate in self._asked:
            return candidate in self._taken
        return first(self._connection, "SELECT 1 FROM messages WHERE id = ?", (candidate,)) is not None


def _id_of(date: int) -> int:
    return max(1, date // SECONDS_PER_ID + ID_AT_1970)


def _date(found: Found) -> int:
    return found.message.date if found.message.date is not None else (found.place.received or 0)


def _with_labels(message: Message, state: State) -> Message:
    return message if (state.labels or ()) == message.labels else replace(message, labels=state.labels or ())


def pack_text(text: str) -> bytes | str:
    """A text as raw.db keeps it."""
    return isal_zlib.compress(text.encode(), _LEVEL) if len(text) > _SHORT_TEXT else text


def unpack_text(stored: bytes | str) -> str:
    """A text from what raw.db keeps."""
    return stored if isinstance(stored, str) else isal_zlib.decompress(stored).decode()


_as_json = json.JSONEncoder(ensure_ascii=False).encode


def pack_recipients(message: Message) -> str:
    """To, Cc and Bcc as JSON."""
    fields = {"to": message.to, "cc": message.cc, "bcc": message.bcc}
    return _as_json({k: [(a.name, a.address) for a in v] for k, v in fields.items() if v})


def unpack_recipients(stored: str) -> dict[str, tuple[Address, ...]]:
    """Addresses by field (``to``, ``cc``, ``bcc``); a field without addresses is absent."""
    return {field: tuple(Address(*pair) for pair in pairs) for field, pairs in json.loads(stored).items()}
