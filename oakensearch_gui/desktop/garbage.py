"""Keeps Python's cyclic garbage collection in the window's thread.

Python collects in whatever thread happens to allocate. When that is the search thread and the garbage holds a
widget, the widget is destroyed there, which Qt forbids: the program crashes, rarely and far from the cause.
So automatic collection is off while a window is open, and a timer collects here, by Python's own thresholds.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer, Slot

_FIRST_MS, _INTERVAL_MS = 3000, 1000
"""By the first look the window is up, and what it was made of is set apart (`settle`)."""


class GarbageCollector(QObject):
    """Lives as long as the program's windows do."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.on_timeout)

    def start(self) -> None:
        """From now on collect here, and nowhere else."""
        gc.disable()
        gc.freeze()  # what was loaded so far stays: looking through all of it again would stop the window for a moment
        self._timer.start(_FIRST_MS)

    @Slot()
    def settle(self) -> None:
        """The window is up and all of its code is loaded: no later look need go through that again."""
        gc.freeze()

    def stop(self) -> None:
        """Give it back to Python, once no thread but this one is left."""
        self._timer.stop()
        gc.unfreeze()
        gc.enable()

    @Slot()
    def on_timeout(self) -> None:
        """Called by the timer: collect the oldest generation that is due."""
        self._timer.setInterval(_INTERVAL_MS)
        counts, thresholds = gc.get_count(), gc.get_threshold()
        for generation in (2, 1, 0):
            if counts[generation] > thresholds[generation] > 0:
                gc.collect(generation)
                return
