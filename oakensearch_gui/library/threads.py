"""Which messages belong together, in whatever order they arrive.

Messages that name each other's identifiers do, as in JWZ's threading and in notmuch: a message joins the thread of any
identifier that it carries or refers to (Gmail's X-GM-THRID counts as one), and threads that it ties together become
one. The subject is the last resort: a message that is marked as a reply ("Re:") but refers to nothing joins what has
the same subject, came within `_SPAN`, and has to do with the same people. As this is asked of both, whichever arrives
later, the order does not matter.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b

import apsw

from oakensearch_gui.library.database import rows
from oakensearch_gui.library.subjects import base_subject
from oakensearch_gui.mail.message import Message

_SPAN = 30 * 86_400
"""Seconds between a reply and what it replies to, at most."""

_MOST_ALIKE = 200
"""Messages of one subject that are looked at."""

_ALIKE = (
    "SELECT m.thread_id, m.subject, m.sender_address, m.recipients, m.list_id FROM thread_subjects s"
    " JOIN messages m ON m.id = s.message_id WHERE s.subject = ? AND s.is_reply >= ? AND m.date BETWEEN ? AND ?"
    " LIMIT ?"
)


@dataclass(frozen=True, slots=True)
class _People:
    """Who a message is from and to, in lower case, and the list that it came by."""

    sender: str
    recipients: frozenset[str]
    list_id: str

    def talk_with(self, other: _People) -> bool:
        """Whether one wrote to the other, both to the same list, or the same person again to somebody of before.

        That both lie in one person's mailbox, and so are addressed to that person, says nothing.
        """
        return bool(
            self.sender in other.recipients
            or other.sender in self.recipients
            or (self.list_id and self.list_id == other.list_id)
            or (self.sender and self.sender == other.sender and self.recipients & other.recipients)
        )


class Threads:
    """Gives messages that are being added their threads. For one transaction: call `save` before it ends."""

    def __init__(self, connection: apsw.Connection, messages: Iterable[Message]) -> None:
        """`messages`: those that may be added, so that what is known of them is looked up at once."""
        self._connection = connection
        messages = tuple(messages)
        wanted = {ref for message in messages for ref in _refs(message)}
        self._known: dict[int, int] = dict(
            rows(
                connection,
                "SELECT ref, thread_id FROM thread_refs WHERE ref IN (SELECT value FROM json_each(?))",
                (json.dumps(list(wanted)),),
            )
        )
        self._new: dict[int, int] = {}
        self._subjects: list[tuple[int, bool, int]] = []
        keys = {subject_key(base_subject(message.subject)[0]) for message in messages if _refers_to_nothing(message)}
        self._seen_subjects: set[int] = {
            key
            for (key,) in rows(
                connection,
                "SELECT DISTINCT subject FROM thread_subjects WHERE subject IN (SELECT value FROM json_each(?))",
                (json.dumps(list(keys)),),
            )
        }

    def join(self, message: Message, new_id: int, date: int) -> int:
        """The thread of a message that is about to be added as `new_id`."""
        refs = _refs(message)
        found = {self._known[ref] for ref in refs if ref in self._known}
        found |= self._alike(message, new_id, date)
        thread = min(found, default=new_id)
        for other in found - {thread}:
            self._tie(other, thread)
        for ref in refs:
            if ref not in self._known:
                self._known[ref] = self._new[ref] = thread
        return thread

    def save(self) -> None:
        self._connection.executemany("INSERT INTO thread_refs VALUES (?, ?)", self._new.items())
        self._save_subjects()

    def _tie(self, other: int, thread: int) -> None:
        for known in (self._known, self._new):
            known.update((ref, thread) for ref, present in list(known.items()) if present == other)
        self._connection.execute("UPDATE messages SET thread_id = ? WHERE thread_id = ?", (thread, other))
        self._connection.execute("UPDATE thread_refs SET thread_id = ? WHERE thread_id = ?", (thread, other))

    def _alike(self, message: Message, new_id: int, date: int) -> set[int]:
        """The threads that the subject ties a message to."""
        if not _refers_to_nothing(message):
            return set()
        subject, is_reply = base_subject(message.subject)
        if not subject:
            return set()
        key = subject_key(subject)
        candidates = []
        if key in self._seen_subjects:
            self._save_subjects()  # what is asked for may be of this batch
            wanted = (key, 0 if is_reply else 1, date - _SPAN, date + _SPAN, _MOST_ALIKE)
            candidates = list(rows(self._connection, _ALIKE, wanted))
        self._seen_subjects.add(key)
        self._subjects.append((key, is_reply, new_id))
        if not candidates:
            return set()
        people = _people(message.sender.address, ([one.address for one in (*message.to, *message.cc)]), message.list_id)
        return {
            thread
            for thread, other_subject, sender, recipients, list_id in candidates
            if base_subject(other_subject)[0] == subject
            and people.talk_with(_people(sender, _addresses(recipients), list_id))
        }

    def _save_subjects(self) -> None:
        if self._subjects:
            self._connection.executemany("INSERT OR IGNORE INTO thread_subjects VALUES (?, ?, ?)", self._subjects)
            self._subjects.clear()


def forget_subjects(connection: apsw.Connection, messages: Sequence[tuple[int, str]]) -> None:
    """Forget what messages that are removed (id and subject) were found by."""
    keys = [(subject_key(base_subject(subject)[0]), message_id) for message_id, subject in messages]
    connection.executemany("DELETE FROM thread_subjects WHERE subject = ? AND message_id = ?", keys)


def subject_key(subject: str) -> int:
    """A base subject as 32 bits; whoever finds something by it compares the subjects themselves."""
    return zlib.crc32(subject.encode())


def _refers_to_nothing(message: Message) -> bool:
    return not (message.in_reply_to or message.references)


def _refs(message: Message) -> set[int]:
    refs = {_hash(ref) for ref in {message.message_id, message.in_reply_to, *message.references} if ref}
    if message.gmail_thread:
        refs.add(_hash(f"X-GM-THRID {message.gmail_thread}"))
    return refs


def _people(sender: str, recipients: Iterable[str], list_id: str) -> _People:
    return _People(sender.casefold(), frozenset(address.casefold() for address in recipients if address), list_id)


def _addresses(recipients: str) -> list[str]:
    """The addresses of To and Cc in a message's recipients as raw.db keeps them."""
    people = json.loads(recipients)
    return [address for name in ("to", "cc") for _, address in people.get(name, ())]


@lru_cache(maxsize=8192)  # those of a thread come again and again
def _hash(identifier: str) -> int:
    digest = blake2b(identifier.encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)
