"""The line at the bottom: how much was found and how fast, how much there is, and what is being read."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QToolButton, QWidget

from oakensearch_gui.desktop.core_words import core_text
from oakensearch_gui.desktop.icons import set_icon
from oakensearch_gui.desktop.indexing import Finished, Progress
from oakensearch_gui.desktop.ports import LibraryStatus
from oakensearch_gui.desktop.theme import Theme
from oakensearch_gui.desktop.wording import mailboxes_text, messages_text, number_text, phase_text, unread_text
from oakensearch_gui.search.result import SearchResult

_WHOLE = 0.99
"""From here on an answer by meaning counts as whole (as in search/meaning.py)."""


class StatusLine(QFrame):
    """Texts and one button, which pauses and resumes."""

    pause_requested = Signal()
    resume_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._paused = False
        self._running = False
        self._building = False
        self._status = LibraryStatus()
        self.setObjectName("status_line")
        self.setAccessibleName(self.tr("Status"))
        theme.fix_size(self, height=28)
        self.found = self._label("status_found")
        self.library = self._label("status_library")
        self.activity = self._label("status_activity")
        self.bar = QProgressBar()
        self.bar.setObjectName("status_progress")
        self.bar.setAccessibleName(self.tr("Progress of reading your mail"))
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(120)
        self.pause_button = QToolButton()
        self.pause_button.setObjectName("pause_button")
        self.pause_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.pause_button.clicked.connect(self.on_pause_clicked)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 8, 0)
        row.setSpacing(12)
        row.addWidget(self.found)
        row.addStretch(1)
        self.hint = self._label("status_hint")
        self.hint.hide()
        row.addWidget(self.hint)
        row.addStretch(1)
        for widget in (self.activity, self.bar, self.pause_button, self.library):
            row.addWidget(widget)
        self.bar.hide()
        self._show_pause()

    def show_result(self, result: SearchResult) -> None:
        """`41 messages · 0.03 s`."""
        text = messages_text(result.total)
        milliseconds = result.timings.get("total")
        if milliseconds is not None and not result.partial:
            seconds = QLocale().toString(milliseconds / 1000, "f", 2)
            text = self.tr("{messages} · {seconds} s").format(messages=text, seconds=seconds)
        self.found.setText(text)

    @Slot(object)
    def on_status_found(self, status: LibraryStatus) -> None:
        """Called when the worker has counted."""
        self._status = status
        self._show_library()

    def _show_library(self) -> None:
        """How much there is to search, and how much of it is ready while that is not all."""
        status = self._status
        parts = [mailboxes_text(len(status.sources)), messages_text(status.messages)]
        ready = sum(1 for source in status.sources if source.messages and not source.problem)
        if ready < len(status.sources):
            parts[0] = self.tr("{ready} of {all} mailboxes read").format(
                ready=number_text(ready), all=number_text(len(status.sources))
            )
        if status.messages and status.coverage < _WHOLE and not self._building:  # else told beside it, and newer
            share = QLocale().toString(int(status.coverage * 100))
            parts.append(self.tr("{share} % with meaning").format(share=share))
        problems = [source for source in status.sources if source.problem]
        if problems:
            parts.append(self.tr("{count} cannot be read").format(count=mailboxes_text(len(problems))))
        self.library.setText(" · ".join(parts) if status.sources else "")
        self.library.setToolTip("\n".join(f"{source.path}: {core_text(source.problem)}" for source in problems))

    # ---- reading mail

    @Slot()
    def on_indexing_started(self) -> None:
        """The child process began."""
        self._running = True
        self.activity.setText(self.tr("Looking for new mail…"))
        self.bar.setRange(0, 0)
        self.bar.show()
        self._show_pause()

    @Slot()
    def on_indexing_waited(self) -> None:
        """Another OakenSearch is at it."""
        self.on_indexing_started()
        self.activity.setText(self.tr("Another OakenSearch is reading mail"))
        self.pause_button.hide()  # that one is not ours to pause

    @Slot(object)
    def on_progressed(self, progress: Progress) -> None:
        """The child process came further."""
        text = phase_text(progress.phase)
        self._tell_building(progress.phase == "embedding")
        if progress.total is None:
            self.bar.setRange(0, 0)
            self.activity.setText(f"{text}: {number_text(progress.done)}")
        else:
            self.bar.setRange(0, max(1, progress.total))
            self.bar.setValue(progress.done)
            counted = self.tr("{done} of {total}").format(
                done=number_text(progress.done), total=number_text(progress.total)
            )
            self.activity.setText(f"{text}: {counted}")

    @Slot(bool)
    def on_paused_changed(self, paused: bool) -> None:
        """The child process holds still, or goes on."""
        self._paused = paused
        self._show_pause()

    @Slot(object)
    def on_indexing_finished(self, finished: Finished) -> None:
        """All mail is taken in."""
        self._end(self.tr("Up to date") if not finished.problems else unread_text(finished.problems))

    @Slot(str)
    def on_indexing_failed(self, text: str) -> None:
        """The child process ended before its work did."""
        self._end(text)

    @Slot()
    def on_pause_clicked(self) -> None:
        """Called by the button."""
        (self.resume_requested if self._paused else self.pause_requested).emit()

    def _tell_building(self, building: bool) -> None:
        if building != self._building:
            self._building = building
            self._show_library()

    def _end(self, text: str) -> None:
        self._running = self._paused = False
        self._tell_building(False)
        self.activity.setText(text)
        self.bar.hide()
        self._show_pause()

    def _show_pause(self) -> None:
        text = self.tr("Resume") if self._paused else self.tr("Pause")
        self.pause_button.setText(text)
        self.pause_button.setAccessibleName(text)
        set_icon(self.pause_button, self._theme, "play" if self._paused else "pause")
        self.pause_button.setVisible(self._running)

    def _label(self, name: str) -> QLabel:
        label = QLabel()
        label.setObjectName(name)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label
