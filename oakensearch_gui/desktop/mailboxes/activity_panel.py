"""What the child process is doing: phase, how far, how fast, how long still, and the button that holds it."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from oakensearch_gui.desktop.look.icons import set_icon
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.mailboxes.indexing import Finished, IndexingProcess, Progress
from oakensearch_gui.desktop.mailboxes.pace import Pace
from oakensearch_gui.desktop.words.wording import duration_text, number_text, phase_text


class ActivityPanel(QFrame):
    """`problem_told(text)` for each sentence of the run on what it cannot read."""

    problem_told = Signal(str)

    def __init__(
        self, theme: Theme, indexing: IndexingProcess, pace: Pace | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._indexing = indexing
        self._pace = pace or Pace()
        self._pausing = False
        self.setObjectName("activity_panel")
        self.what = QLabel(self.tr("Up to date"))
        self.what.setObjectName("activity_what")
        self.what.setWordWrap(True)
        self.how_fast = QLabel()
        self.how_fast.setObjectName("activity_pace")
        self.how_fast.setProperty("role", "caption")
        self.how_fast.hide()
        self.bar = QProgressBar()
        self.bar.setObjectName("activity_progress")
        self.bar.setAccessibleName(self.tr("Progress of reading your mail"))
        self.bar.setTextVisible(False)
        self.pause = QPushButton()
        self.pause.setObjectName("activity_pause")
        self.pause.setAutoDefault(False)
        self.pause.clicked.connect(self.on_pause_clicked)
        texts = QVBoxLayout()
        texts.setSpacing(4)
        texts.addStretch(1)
        texts.addWidget(self.what)
        texts.addWidget(self.bar)
        texts.addWidget(self.how_fast)
        texts.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(12)
        row.addLayout(texts, 1)
        row.addWidget(self.pause)
        indexing.started.connect(self.on_started)
        indexing.waited.connect(self.on_waited)
        indexing.progressed.connect(self.on_progressed)
        indexing.pausing.connect(self.on_pausing)
        indexing.paused_changed.connect(self.on_paused_changed)
        indexing.finished.connect(self.on_finished)
        indexing.failed.connect(self.on_failed)
        indexing.ended.connect(self.on_ended)
        indexing.problem_found.connect(self.problem_told)
        self._show_running()
        if indexing.running:
            self.on_started()
            if indexing.progress is not None:
                self.on_progressed(indexing.progress)

    @Slot()
    def on_started(self) -> None:
        """The child process began."""
        self._pace.forget()
        self._tell_pace("")
        self.what.setText(self.tr("Looking for new mail…"))
        self.bar.setRange(0, 0)
        self._show_running()

    @Slot()
    def on_waited(self) -> None:
        """Another OakenSearch is at it."""
        self.on_started()
        self.what.setText(self.tr("Another OakenSearch is reading mail"))
        self.pause.hide()

    @Slot(object)
    def on_progressed(self, progress: Progress) -> None:
        """The child process came further."""
        self._pace.take(progress)
        counted = number_text(progress.done)
        if progress.total is None:
            self.bar.setRange(0, 0)
        else:
            self.bar.setRange(0, max(1, progress.total))
            self.bar.setValue(progress.done)
            counted = self.tr("{done} of {total}").format(done=counted, total=number_text(progress.total))
        self.what.setText(f"{phase_text(progress.phase)}: {counted}")
        if not self._pausing:
            self._show_pace()

    @Slot()
    def on_pausing(self) -> None:
        """It was asked to hold still, which takes until the batch under way is done."""
        self._pausing = True
        self._tell_pace(self.tr("Pausing…"))

    @Slot(bool)
    def on_paused_changed(self, paused: bool) -> None:
        """The child process holds still, or goes on."""
        self._pausing = False
        self._pace.forget()
        self._tell_pace(self.tr("Paused. What was read can be searched.") if paused else "")
        self._show_running()

    @Slot(object)
    def on_finished(self, finished: Finished) -> None:
        """All mail is taken in."""
        self.what.setText(self.tr("Up to date"))
        if finished.added or finished.removed:
            self._tell_pace(
                self.tr("{added} new, {removed} gone").format(
                    added=number_text(finished.added), removed=number_text(finished.removed)
                )
            )
        else:
            self._tell_pace("")
        self._show_running()

    @Slot(str)
    def on_failed(self, text: str) -> None:
        """The child process ended before its work did."""
        self.what.setText(text)
        self._tell_pace("")
        self._show_running()

    @Slot()
    def on_ended(self) -> None:
        """The child process is gone."""
        self._show_running()

    @Slot()
    def on_pause_clicked(self) -> None:
        """Called by the button: hold, go on, or look for new mail when nothing runs."""
        if not self._indexing.running:
            self._indexing.start()
        elif self._indexing.paused:
            self._indexing.resume()
        else:
            self._indexing.pause()

    def _tell_pace(self, text: str) -> None:
        self.how_fast.setText(text)
        self.how_fast.setVisible(bool(text))  # an empty line would push the other one out of the middle

    def _show_pace(self) -> None:
        rate, left = self._pace.rate, self._pace.seconds_left
        if rate is None:
            return
        text = self.tr("{rate} a second").format(rate=number_text(max(1, round(rate))))
        if left is not None:
            text = self.tr("{rate} · {time} left").format(rate=text, time=duration_text(left))
        self._tell_pace(text)

    def _show_running(self) -> None:
        running, paused = self._indexing.running, self._indexing.paused
        self._pausing = self._pausing and running
        if not running:
            text, sign = self.tr("Look for new mail"), "refresh"
        elif paused:
            text, sign = self.tr("Resume"), "play"
        else:
            text, sign = self.tr("Pause"), "pause"
        self.pause.setText(text)
        self.pause.setAccessibleName(text)
        self.pause.show()
        set_icon(self.pause, self._theme, sign)
        self.bar.setVisible(running)
