"""Work that may take too long, done beside the search: after its time, or when the search is called off, it is left."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")

_LOOK_SECONDS = 0.05
"""How often a waiting search looks whether it was called off."""


class TooLate(Exception):
    """The time was up, or nobody waits any more."""


class _Work(Generic[T]):
    def __init__(self, work: Callable[[], T]) -> None:
        self._work = work
        self.done = threading.Event()
        self.result: T | None = None
        self.error: Exception | None = None

    def run(self) -> None:
        try:
            self.result = self._work()
        except Exception as error:  # noqa: BLE001 - raised again by whoever waits
            self.error = error
        self.done.set()


def within(seconds: float, work: Callable[[], T], cancelled: Callable[[], bool] = lambda: False) -> T:
    """What `work` returns or raises, if it does so in time. Raises TooLate otherwise.

    Left work runs on in its thread, which does not keep the program from ending.
    """
    running = _Work(work)
    threading.Thread(target=running.run, daemon=True).start()
    until = time.monotonic() + seconds
    while not running.done.wait(max(0.0, min(_LOOK_SECONDS, until - time.monotonic()))):
        if cancelled() or time.monotonic() >= until:
            raise TooLate
    if running.error is not None:
        raise running.error
    return running.result  # type: ignore[return-value]  # set, since there is no error
