"""A gentle preference among what was found: newer mail, and mail written to the person, moves up a little.

Off by default (`search.prior`). A score grows by at most a tenth, which lets near ties change places and leaves a
better answer where it is.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

import apsw

from oakensearch_gui.library.database import rows, scalar
from oakensearch_gui.library.person import own_addresses
from oakensearch_gui.search.fusion import Ranking, ranked

_RECENT = 0.05
"""What the newest message of the library gains, of its score."""

_HALF_LIFE = 2 * 365.25 * 86_400
"""Seconds in which that gain halves. Counted from the newest message, not from today: an old archive has no today."""

_TO_ME = 0.05
"""What a message gains that is addressed to the person."""


class Prior:
    """Knows dates and recipients through an index connection (with the library attached as `raw`)."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection

    def favour(self, ranking: Ranking) -> Ranking:
        """The ranking with each score as much higher as its message is new and addressed to the person."""
        gains = self._gains(json.dumps([message_id for message_id, _ in ranking]))
        return ranked({message_id: score * (1 + gains.get(message_id, 0.0)) for message_id, score in ranking})

    def _gains(self, ids: str) -> Mapping[int, float]:
        newest = scalar(self._connection, "SELECT max(date) FROM raw.messages")
        dates = rows(
            self._connection, "SELECT id, date FROM raw.messages WHERE id IN (SELECT value FROM json_each(?))", (ids,)
        )
        to_me = self._addressed_to(json.dumps(sorted(own_addresses(self._connection))), ids)
        return {
            message_id: _RECENT * 0.5 ** ((newest - date) / _HALF_LIFE) + _TO_ME * (message_id in to_me)
            for message_id, date in dates
        }

    def _addressed_to(self, addresses: str, ids: str) -> frozenset[int]:
        """Those of the messages that name one of the addresses (lower case) under To."""
        sql = (
            "SELECT DISTINCT m.id FROM raw.messages m, json_each(m.recipients, '$.to') pair"
            " WHERE m.id IN (SELECT value FROM json_each(?))"
            " AND lower(json_extract(pair.value, '$[1]')) IN (SELECT value FROM json_each(?))"
        )
        return frozenset(message_id for (message_id,) in rows(self._connection, sql, (ids, addresses)))
