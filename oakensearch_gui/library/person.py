"""Whose library it is, and what follows for the priority of their mail.

Nobody is asked for their addresses. Their own are those that mail in the Sent folder comes from; without such a
folder, the one address that most mail is addressed to. They are looked for anew after every import.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

import apsw

from oakensearch_gui.library.database import first, rows, scalar
from oakensearch_gui.library.triage import PRIORITIES, Addressing, priority_for_person
from oakensearch_gui.library.writer import unpack_recipients

_SENT_SHARE = 0.05
"""An address with a smaller share of the sent mail is somebody else's, whose message was filed there."""

_NEWEST = 5000
"""So many of the newest messages tell to whom most mail is addressed."""

_ADDRESSED_SHARE = 0.25
"""Mail to one address must have this share of all to be the person's."""

_BATCH = 5000


def own_addresses(connection: apsw.Connection) -> frozenset[str]:
    """The person's own addresses, in lower case, as they were last found."""
    return frozenset(address for (address,) in rows(connection, "SELECT address FROM own_addresses"))


def find_own_addresses(connection: apsw.Connection) -> frozenset[str]:
    """The person's own addresses as the library's mail tells them; empty when it tells none."""
    sent = list(
        rows(
            connection,
            "SELECT lower(sender_address), count(*) FROM messages"
            " WHERE disposition = 'sent' AND sender_address <> '' GROUP BY 1",
        )
    )
    if sent:
        needed = sum(count for _, count in sent) * _SENT_SHARE
        return frozenset(address for address, count in sent if count >= needed)
    top = first(
        connection,
        "SELECT lower(json_extract(pair.value, '$[1]')), count(*) FROM"
        " (SELECT recipients FROM messages WHERE list_id = '' ORDER BY id DESC LIMIT ?) m,"
        " json_each(m.recipients, '$.to') pair GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 1",
        (_NEWEST,),
    )
    looked_at = scalar(
        connection,
        "SELECT count(*) FROM (SELECT 1 FROM messages WHERE list_id = '' ORDER BY id DESC LIMIT ?)",
        (_NEWEST,),
    )
    return frozenset((top[0],)) if top and top[0] and top[1] >= looked_at * _ADDRESSED_SHARE else frozenset()


def refresh_priorities(connection: apsw.Connection) -> int:
    """Give messages the priority that they have for this person; what the person set stays.

    Looks at threads with new messages, or at everything when the person's addresses changed. Returns how many
    priorities changed.
    """
    through, newest = next(rows(connection, "SELECT person_through, change FROM state"))
    if through == newest:
        return 0
    own = find_own_addresses(connection)
    after = through if own == own_addresses(connection) else 0
    changed = 0
    for batch in _batches(connection, after):
        with connection:
            changed += _refresh(connection, batch, own)
    with connection:
        connection.execute("DELETE FROM own_addresses")
        connection.executemany("INSERT INTO own_addresses VALUES (?)", ((address,) for address in own))
        connection.execute("UPDATE state SET person_through = ?", (newest,))
    return changed


def refresh_messages(connection: apsw.Connection, message_ids: Sequence[int]) -> None:
    """The same for these messages, whose priority by rule changed."""
    if message_ids:
        batch = list(
            rows(connection, f"{_ROWS} WHERE id IN (SELECT value FROM json_each(?))", (json.dumps(message_ids),))
        )
        _refresh(connection, batch, own_addresses(connection))


Row = tuple[int, int, int, int, int, str, str, bytes]
"""id, thread, date, priority by rule, priority, sender's address, recipients, fingerprint."""

_ROWS = (
    "SELECT id, thread_id, date, ruled_priority, priority, lower(sender_address), recipients, fingerprint FROM messages"
)


def _batches(connection: apsw.Connection, after: int) -> Iterator[list[Row]]:
    """The messages of all threads that a change after `after` touched, in the order of their ids."""
    threads = "" if after == 0 else " AND thread_id IN (SELECT thread_id FROM messages WHERE change > ?)"
    below = -1
    while True:
        values = (below, _BATCH) if after == 0 else (below, after, _BATCH)
        batch: list[Row] = list(rows(connection, f"{_ROWS} WHERE id > ?{threads} ORDER BY id LIMIT ?", values))
        if not batch:
            return
        below = batch[-1][0]
        yield batch


def _refresh(connection: apsw.Connection, batch: Sequence[Row], own: frozenset[str]) -> int:
    set_by_person = {
        mark for (mark,) in rows(connection, "SELECT fingerprint FROM overrides WHERE priority IS NOT NULL")
    }
    wrote = _first_written(connection, {row[1] for row in batch}, own)
    changes = []
    for key, thread, date, ruled, present, sender, recipients, mark in batch:
        priority = ruled
        if own and ruled != max(PRIORITIES):
            told = Addressing(
                sender in own,
                wrote.get(thread, date + 1) <= date,
                *(_is_addressed(recipients, field, own) for field in ("to", "cc")),
            )
            priority = priority_for_person(ruled, told)
        if priority != present and mark not in set_by_person:
            changes.append((priority, key))
    connection.executemany("UPDATE messages SET priority = ? WHERE id = ?", changes)
    return len(changes)


def _first_written(connection: apsw.Connection, threads: set[int], own: frozenset[str]) -> dict[int, int]:
    """When the person first wrote in each of these threads; a thread that they did not write in is absent."""
    if not own:
        return {}
    return dict(
        rows(
            connection,
            "SELECT thread_id, min(date) FROM messages WHERE thread_id IN (SELECT value FROM json_each(?))"
            f" AND lower(sender_address) IN ({', '.join('?' * len(own))}) GROUP BY thread_id",
            (json.dumps(list(threads)), *own),
        )
    )


def _is_addressed(recipients: str, field: str, own: frozenset[str]) -> bool:
    """Whether the field (``to``, ``cc``) of a message's recipients holds one of the addresses."""
    lowered = recipients.casefold()
    if not any(address in lowered for address in own):  # by far the most, and much sooner known
        return False
    return any(one.address.casefold() in own for one in unpack_recipients(recipients).get(field, ()))
