"""While mail is read: who in the window is told of it, and when it looks again what there is."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from oakensearch_gui.desktop.banner import Banner
from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.mailboxes.indexing import IndexingProcess, Progress
from oakensearch_gui.desktop.pages import More
from oakensearch_gui.desktop.results.result_pane import ResultPane
from oakensearch_gui.desktop.status_line import StatusLine

_STATUS_PAUSE_MS = 1000
"""While mail is read, how often the window looks what is there."""


class IndexingWatch(QObject):
    """Tells when there may be more to find than before.

    `readable` once the words of a run are in, while its meaning is still being built; `ended` when the child process
    has done its work, or ended.
    """

    readable = Signal()
    ended = Signal()

    def __init__(
        self,
        indexing: IndexingProcess,
        client: SearchClient,
        line: StatusLine,
        banner: Banner,
        pane: ResultPane,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._banner = banner
        self._pane = pane
        self._phase = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_STATUS_PAUSE_MS)
        self._timer.timeout.connect(self.on_moment_over)
        self._client = client
        self._waiting = False
        indexing.started.connect(line.on_indexing_started)
        indexing.started.connect(self.on_started)
        indexing.waited.connect(line.on_indexing_waited)
        indexing.waited.connect(self.on_waited)
        indexing.progressed.connect(line.on_progressed)
        indexing.progressed.connect(self.on_progressed)
        indexing.paused_changed.connect(line.on_paused_changed)
        indexing.finished.connect(line.on_indexing_finished)
        indexing.finished.connect(self.on_ended)
        indexing.failed.connect(line.on_indexing_failed)
        indexing.failed.connect(self.on_ended)
        line.pause_requested.connect(indexing.pause)
        line.resume_requested.connect(indexing.resume)

    @Slot()
    def on_started(self) -> None:
        """Called by the child process's handle."""
        self._phase = ""
        self._waiting = False
        self._banner.on_indexing_changed(running=True)
        self._pane.nothing.tell_more(More.MAIL)

    @Slot()
    def on_waited(self) -> None:
        """Called when another program is at it, which tells us nothing: look now and then what is there."""
        self.on_started()
        self._pane.nothing.tell_more(More.ELSEWHERE)
        self._waiting = True
        self._timer.start()

    @Slot()
    def on_moment_over(self) -> None:
        """Called by the timer."""
        self._client.want_status()
        if self._waiting:
            self._timer.start()

    @Slot(object)
    def on_progressed(self, progress: Progress) -> None:
        """Called while mail is read: look now and then how much is there."""
        self._waiting = False
        before, self._phase = self._phase, progress.phase
        self._pane.nothing.tell_more(More.MEANING if progress.phase == "embedding" else More.MAIL)
        if progress.phase == "embedding" and before and before != progress.phase:
            self.readable.emit()
        if progress.phase != "embedding" and not self._timer.isActive():
            self._timer.start()

    @Slot()
    def on_ended(self) -> None:
        """Called at the end, whatever it was."""
        self._waiting = False
        self._timer.stop()
        self._banner.on_indexing_changed(running=False)
        self._pane.nothing.tell_more(More.NOTHING)
        self.ended.emit()
