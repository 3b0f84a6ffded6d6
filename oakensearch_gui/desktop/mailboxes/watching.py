"""While the window is open: new mail is read within seconds, by the indexing process as for every other look."""

from __future__ import annotations

import threading
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.mailboxes.indexing import IndexingProcess
from oakensearch_gui.desktop.ports import LibraryStatus
from oakensearch_gui.library.watching import Pace, Watching
from oakensearch_gui.paths import Home
from oakensearch_gui.settings import Settings

SETTING = "indexing.watch_for_new_mail"
_SLOW_PHASES = frozenset({"attachments", "embedding"})
"""What new mail need not wait for: it goes on afterwards where it was."""
_STOPPING_S = 2.0
_BEGIN_MS = 500
"""By then the window shows its first rows: walking the folders and the first look no longer take the time from them."""


class WatchThread(QObject):
    """`changed` when the mailboxes are to be looked at; the first time as soon as it watches.

    A daemon thread of Python's: one that hangs on a disk which does not answer keeps no window from closing.
    """

    changed = Signal()

    def __init__(self, paths: tuple[Path, ...], own: Path, pace: Pace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stop = threading.Event()
        self._watching = Watching(paths, own, self._stop, pace)
        self._thread = threading.Thread(target=self._run, name="watching", daemon=True)

    @property
    def running(self) -> bool:
        return self._thread.is_alive()

    def start(self) -> None:
        """Begin in a moment. Returns at once."""
        QTimer.singleShot(_BEGIN_MS, self, self.on_moment_over)

    @Slot()
    def on_moment_over(self) -> None:
        """Called by the timer: begin, if that is still wanted."""
        if not self._stop.is_set():
            self._thread.start()

    def stop(self) -> None:
        """End, and wait a moment for the end."""
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join(_STOPPING_S)

    def _run(self) -> None:
        for _ in self._watching.reports():
            if not self._stop.is_set():
                self.changed.emit()


class MailWatch(QObject):
    """Looks at the mailboxes once at the start, and then whenever something changes in them, if that is wanted."""

    def __init__(
        self,
        home: Home,
        settings: Settings,
        client: SearchClient,
        indexing: IndexingProcess,
        parent: QObject,
        pace: Pace | None = None,
    ) -> None:
        super().__init__(parent)
        self._home = home
        self._settings = settings
        self._indexing = indexing
        self._pace = pace or Pace()
        self._paths: tuple[Path, ...] = ()
        self._thread: WatchThread | None = None
        self._looked = False
        client.status_found.connect(self.on_status_found)

    @property
    def watching(self) -> bool:
        return self._thread is not None

    @Slot(object)
    def on_status_found(self, status: LibraryStatus) -> None:
        """Called by the client, at the start and whenever a mailbox or a setting may have changed."""
        paths = tuple(sorted(source.path for source in status.sources))
        wanted = paths if self._settings.flag(SETTING) else ()
        if wanted != self._paths:
            self.close()
            self._paths = wanted
            if wanted:
                self._thread = WatchThread(wanted, self._home.root, self._pace, self)
                self._thread.changed.connect(self.on_changed)
                self._thread.start()
        elif paths and not self._looked and not wanted:
            self._indexing.start()
        self._looked = self._looked or bool(paths)

    @Slot()
    def on_changed(self) -> None:
        """Called by the thread: there may be new mail. A run that is past reading mail is cut short for it."""
        phase = self._indexing.progress.phase if self._indexing.progress else ""
        if phase in _SLOW_PHASES and not self._indexing.paused:
            self._indexing.stop_and_start()
        else:
            self._indexing.start()

    def close(self) -> None:
        """Watch no longer."""
        if self._thread is not None:
            self._thread.stop()
            self._thread.deleteLater()
        self._thread = None
        self._paths = ()
