"""How many messages there are, and about how many match where counting them all would take too long."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, TypeAlias

import apsw

from oakensearch_gui.library.database import scalar

if TYPE_CHECKING:
    import numpy as np  # a search for a few words needs none, and in a terminal would wait for it to load
    from numpy.typing import NDArray

_COUNTED_THROUGH = 50_000
"""Messages that are counted to tell how often others match; beyond that, every `_SAMPLED`th is."""

_SAMPLED = 61

Ids: TypeAlias = "NDArray[np.int64]"


class Amounts:
    """Of the full-text side of one index connection; counted anew when something was written."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        self._state: tuple[int, int] | None = None
        self._messages = 0
        self._sampled: Ids | None = None

    def messages(self) -> int:
        """How many messages the index holds."""
        self._follow()
        return self._messages

    def estimate(self, found: int, oldest: int) -> int:
        """How many match if older mail does as often as that from `oldest` on, of which `found` do; two figures."""
        everywhere = self.messages()
        sql = "SELECT count(*) FROM (SELECT 1 FROM messages_docsize WHERE id >= ? LIMIT ?)"
        among = scalar(self._connection, sql, (oldest, _COUNTED_THROUGH))
        if among == _COUNTED_THROUGH:
            import numpy as np

            sample = self._sample()
            among = everywhere * np.count_nonzero(sample >= oldest) / max(1, len(sample))
        estimate = max(found, found * everywhere / max(1, among))
        return int(round(estimate, 1 - int(math.log10(estimate))))

    def _sample(self) -> Ids:
        """The ids of about every `_SAMPLED`th message: they come with the seconds of the mail, which are any."""
        if self._sampled is None:
            sql = f"SELECT group_concat(id) FROM messages_docsize WHERE id % {_SAMPLED} = 0"
            self._sampled = as_ids(scalar(self._connection, sql))
        return self._sampled

    def _follow(self) -> None:
        state = self._connection.pragma("data_version", schema="main"), self._connection.total_changes()
        if state != self._state:
            self._state, self._sampled = state, None
            self._messages = int(scalar(self._connection, "SELECT count(*) FROM messages_docsize"))


def as_ids(concatenated: str | None) -> Ids:
    """What SQLite's group_concat made of ids."""
    import numpy as np

    return np.fromstring(concatenated or "", dtype=np.int64, sep=",")
