"""Whose library it is, and what follows for the priority of their mail.

Nobody is asked for their addresses. Their own are those that mail in the Sent folder comes from; without such a
folder, the one address that most mail is addressed to. They are looked for anew after every import.
"""

from __future__ import annotations

from collections.abc import Iterator

import apsw

from oakensearch_gui.library.database import first, rows, scalar
from oakensearch_gui.library.triage import Addressing, priority_for_person
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
    looked_at = scalar(connection, "SELECT min(?, count(*)) FROM messages WHERE list_id = ''", (_NEWEST,))
    return frozenset((top[0],)) if top and top[0] and top[1] >= looked_at * _ADDRESSED_SHARE else frozenset()


def refresh_priorities(connection: apsw.Connection) -> int:
    """Give messages the priority that they have for this person; what the person set stays.

    Looks at threads with new messages, or at everything when the person's addresses changed. Returns how many
    priorities changed.
    """
    own = find_own_addresses(connection)
    through, newest = next(rows(connection, "SELECT person_through, change FROM state"))
    if own == own_addresses(connection) and through == newest:
        return 0
    after = through if own == own_addresses(connection) else 0
    changed = 0
    for batch in _batches(connection, after):
        with connection:
            for row in batch:
                changed += _refresh(connection, row, own)
    with connection:
        connection.execute("DELETE FROM own_addresses")
        connection.executemany("INSERT INTO own_addresses VALUES (?)", ((address,) for address in own))
        connection.execute("UPDATE state SET person_through = ?", (newest,))
    return changed


Row = tuple[int, int, int, int, int, str, str, bytes]
"""id, thread, date, priority by rule, priority, sender's address, recipients, fingerprint."""


def _batches(connection: apsw.Connection, after: int) -> Iterator[list[Row]]:
    """The messages of all threads that a change after `after` touched, in the order of their ids."""
    below = -1
    while True:
        batch: list[Row] = list(
            rows(
                connection,
                "SELECT id, thread_id, date, ruled_priority, priority, lower(sender_address), recipients, fingerprint"
                " FROM messages WHERE id > ? AND thread_id IN (SELECT thread_id FROM messages WHERE change > ?)"
                " ORDER BY id LIMIT ?",
                (below, after, _BATCH),
            )
        )
        if not batch:
            return
        below = batch[-1][0]
        yield batch


def _refresh(connection: apsw.Connection, row: Row, own: frozenset[str]) -> bool:
    key, thread, date, ruled, present, sender, recipients, fingerprint = row
    override = first(connection, "SELECT priority FROM overrides WHERE fingerprint = ?", (fingerprint,))
    if override and override[0] is not None:
        return False
    people = unpack_recipients(recipients)
    addressed = {name: {one.address.casefold() for one in people.get(name, ())} & own for name in ("to", "cc")}
    wrote = own and first(
        connection,
        "SELECT 1 FROM messages WHERE thread_id = ? AND id <> ? AND date <= ?"
        f" AND lower(sender_address) IN ({', '.join('?' * len(own))}) LIMIT 1",
        (thread, key, date, *own),
    )
    priority = ruled
    if own:
        told = Addressing(sender in own, bool(wrote), bool(addressed["to"]), bool(addressed["cc"]))
        priority = priority_for_person(ruled, told)
    if priority != present:
        connection.execute("UPDATE messages SET priority = ? WHERE id = ?", (priority, key))
    return priority != present
