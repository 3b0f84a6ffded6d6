"""Keeps Python's cyclic garbage collection in the window's thread.

Python collects in whatever thread happens to allocate. When that is the search thread and the garbage holds a
widget, the widget is destroyed there, which Qt forbids: the program crashes, rarely and far from the cause.
So automatic collection is off while a window is open, and a timer collects here, by Python's own thresholds.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer, Slot

_INTERVAL_MS = 1000


class GarbageCollector(QObject):
    """Lives as long as the program's windows do."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(_INTERVAL_MS)
        self._timer.timeout.connect(self.on_timeout)

    def start(self) -> None:
        """From now on collect here, and nowhere else."""
        gc.disable()
        self._timer.start()

    def stop(self) -> None:
        """Give it back to Python, once no thread but this one is left."""
        self._timer.stop()
        gc.enable()

    @Slot()
    def on_timeout(self) -> None:
        """Called by the timer: collect the oldest generation that is due."""
        counts, thresholds = gc.get_count(), gc.get_threshold()
        for generation in (2, 1, 0):
            if counts[generation] > thresholds[generation] > 0:
                gc.collect(generation)
                return
