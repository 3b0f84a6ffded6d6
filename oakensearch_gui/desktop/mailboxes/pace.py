"""How fast a run goes and how long it will take, from its progress."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

from oakensearch_gui.desktop.mailboxes.indexing import Progress

_WINDOW_S = 15.0
_ENOUGH_S = 2.0


class Pace:
    """Looks back over the last seconds of one phase. `clock` is given by tests only."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._phase = ""
        self._total: int | None = None
        self._seen: deque[tuple[float, int]] = deque()

    def take(self, progress: Progress) -> None:
        """The run came further; another phase, or fewer than before, begins anew."""
        now = self._clock()
        if progress.phase != self._phase or (self._seen and progress.done < self._seen[-1][1]):
            self._seen.clear()
        self._phase, self._total = progress.phase, progress.total
        self._seen.append((now, progress.done))
        while now - self._seen[0][0] > _WINDOW_S and len(self._seen) > 2:
            self._seen.popleft()

    def forget(self) -> None:
        """The run holds still or has ended."""
        self._seen.clear()

    @property
    def rate(self) -> float | None:
        """A second; None while it is too early to tell."""
        if len(self._seen) < 2:
            return None
        (began, first), (ended, last) = self._seen[0], self._seen[-1]
        if ended - began < _ENOUGH_S or last <= first:
            return None
        return (last - first) / (ended - began)

    @property
    def seconds_left(self) -> float | None:
        """Of this phase; None where nobody knows."""
        rate = self.rate
        if rate is None or self._total is None:
            return None
        return max(0, self._total - self._seen[-1][1]) / rate
