"""What `status` tells of messages and attachments that could not be read fully."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import apsw

from oakensearch_gui.library.problems import count_problems, mailboxes, problems

_SHOWN, _LISTED = 20, 1000


@dataclass(frozen=True, slots=True)
class UnreadParts:
    """The newest problems, as JSON shows them (at most 1,000), and how many there are in all."""

    listed: list[dict[str, object]]
    total: int

    def lines(self) -> Iterator[str]:
        """The first of them for a person, and how many more there are."""
        if not self.total:
            return
        yield "Could not be read fully (found by what could be read):"
        for one in self.listed[:_SHOWN]:
            part = f", attachment {one['attachment']}" if one["attachment"] else ""
            yield f"{one['message']:>9}  {one['subject'] or '(no subject)'}{part}: {one['problem']}  {one['mailbox']}"
        if (more := self.total - min(self.total, _SHOWN)) > 0:
            yield f"and {more:,} more."


def unread_parts(connection: apsw.Connection) -> UnreadParts:
    """The problems of the library behind `connection`."""
    found = problems(connection, _LISTED)[:_LISTED]
    places = mailboxes(connection, (one.message_id for one in found))
    return UnreadParts(
        [
            {
                "message": one.message_id,
                "subject": one.subject,
                "from": one.sender,
                "attachment": one.part,
                "problem": one.text,
                "mailbox": places.get(one.message_id, ""),
            }
            for one in found
        ],
        count_problems(connection),
    )
