"""The line at the bottom: how much was found and how fast, how much there is, and what is being read."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QWidget

from oakensearch_gui.desktop.look.elided_label import ElidedLabel
from oakensearch_gui.desktop.look.icons import set_icon
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.look.tool_button import ToolButton
from oakensearch_gui.desktop.mailboxes.indexing import Finished, Progress
from oakensearch_gui.desktop.ports import LibraryStatus
from oakensearch_gui.desktop.words.core_words import core_text
from oakensearch_gui.desktop.words.wording import mailboxes_text, messages_text, number_text, phase_text, unread_text
from oakensearch_gui.search.result import SearchResult

_WHOLE = 0.99
"""From here on an answer by meaning counts as whole (as in search/meaning.py)."""

_HINT, _BAR, _MAILBOXES, _SECONDS, _LIBRARY, _PAUSE_WORD = range(6)
"""What is given up where there is no room for all, in this order; what is being read, and how far, never is."""

_PADDING = 20
"""Around the pause button's sign and word."""


class StatusLine(QFrame):
    """Texts and one button, which pauses and resumes. What found no room stands in the line's tooltip."""

    pause_requested = Signal()
    resume_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._paused = False
        self._running = False
        self._ours = True
        self._building = False
        self._hint = ""
        self._hint_wanted = False
        self._status = LibraryStatus()
        self._found: tuple[str, str] = ("", "")
        """How much was found, with and without how long it took."""
        self._parts: list[str] = []
        """Of what there is to search; the first tells how many mailboxes."""
        self.setObjectName("status_line")
        self.setAccessibleName(self.tr("Status"))
        theme.fix_size(self, height=28)
        self.found = self._label("status_found")
        self.hint = self._label("status_hint")
        self.library = self._label("status_library")
        self.activity = self._label("status_activity")
        self.bar = QProgressBar()
        self.bar.setObjectName("status_progress")
        self.bar.setAccessibleName(self.tr("Progress of reading your mail"))
        self.bar.setTextVisible(False)
        theme.fix_size(self.bar, width=120)
        self.pause_button = ToolButton()
        self.pause_button.setObjectName("pause_button")
        self.pause_button.clicked.connect(self.on_pause_clicked)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 0, 8, 0)
        self._row.setSpacing(12)
        self._row.addWidget(self.found)
        self._row.addStretch(1)
        self._row.addWidget(self.hint)
        self._row.addStretch(1)
        for widget in (self.activity, self.bar, self.pause_button, self.library):
            self._row.addWidget(widget)
        theme.changed.connect(self._fit)
        self._show_pause()

    def show_result(self, result: SearchResult) -> None:
        """`41 messages · 0.03 s`."""
        text = whole = messages_text(result.total)
        milliseconds = result.timings.get("total")
        if milliseconds is not None and not result.partial:
            seconds = QLocale().toString(milliseconds / 1000, "f", 2)
            whole = self.tr("{messages} · {seconds} s").format(messages=text, seconds=seconds)
        self._found = (whole, text)
        self._fit()

    @Slot(str)
    def tell_found(self, text: str) -> None:
        """Something else in the place of how much was found."""
        self._found = (text, text)
        self._fit()

    def tell_hint(self, text: str) -> None:
        """What can be done with a row."""
        self._hint = text
        self.hint.setText(text)
        self._fit()

    def show_hint(self, wanted: bool) -> None:
        """There is a row to do it with, or not."""
        self._hint_wanted = wanted
        self._fit()

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
        self._parts = parts if status.sources else []
        self.library.setToolTip("\n".join(f"{source.path}: {core_text(source.problem)}" for source in problems))
        self._fit()

    # ---- reading mail

    @Slot()
    def on_indexing_started(self) -> None:
        """The child process began."""
        self._begin(self.tr("Looking for new mail…"), ours=True)

    @Slot()
    def on_indexing_waited(self) -> None:
        """Another OakenSearch is at it."""
        self._begin(self.tr("Another OakenSearch is reading mail"), ours=False)

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
        self._fit()

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

    def _begin(self, text: str, *, ours: bool) -> None:
        self._running, self._ours = True, ours
        self.activity.setText(text)
        self.bar.setRange(0, 0)
        self._show_pause()

    def _end(self, text: str) -> None:
        self._running = self._paused = False
        self._tell_building(False)
        self.activity.setText(text)
        self._show_pause()

    def _show_pause(self) -> None:
        text = self.tr("Resume") if self._paused else self.tr("Pause")
        self.pause_button.setText(text)
        self.pause_button.setAccessibleName(text)
        self.pause_button.setToolTip(text)
        set_icon(self.pause_button, self._theme, "play" if self._paused else "pause")
        self._fit()

    # ---- room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        """Give up one thing after the other until the rest has room."""
        given_up = next((step for step in range(_PAUSE_WORD + 1) if self._fits(step)), _PAUSE_WORD + 1)
        found, hint, library = self._texts(given_up)
        style = Qt.ToolButtonStyle
        worded = given_up <= _PAUSE_WORD
        self.found.setText(found)
        self.hint.setVisible(bool(hint))
        self.library.setText(library)
        self.library.setVisible(bool(library))
        self.bar.setVisible(self._running and given_up <= _BAR)
        self.pause_button.setToolButtonStyle(style.ToolButtonTextBesideIcon if worded else style.ToolButtonIconOnly)
        self.pause_button.setVisible(self._running and self._ours)  # another program's run is not ours to pause
        found, hint, library = self._texts(0)
        whole = " · ".join(filter(None, (found, hint, self.activity.text(), library)))
        self.setToolTip(whole if given_up else "")
        self.setAccessibleDescription(whole)

    def _texts(self, given_up: int) -> tuple[str, str, str]:
        """How much was found, what can be done with it, and what there is, without the first so many things."""
        hint = self._hint if self._hint_wanted and given_up <= _HINT else ""
        parts = self._parts if given_up <= _MAILBOXES or len(self._parts) < 2 else self._parts[1:]
        return self._found[given_up > _SECONDS], hint, " · ".join(parts) if given_up <= _LIBRARY else ""

    def _fits(self, given_up: int) -> bool:
        """Whether the line holds all but the first so many things; told without laying it out."""
        metrics, margins = self.activity.fontMetrics(), self._row.contentsMargins()
        widths = [
            metrics.horizontalAdvance(text) + 2 for text in (*self._texts(given_up), self.activity.text()) if text
        ]
        if self._running:
            widths += [self.bar.maximumWidth()] if given_up <= _BAR else []
            word = metrics.horizontalAdvance(self.pause_button.text()) if given_up <= _PAUSE_WORD else 0
            widths += [self.pause_button.iconSize().width() + _PADDING + word] if self._ours else []
        gaps = self._row.spacing() * (len(widths) + 1)  # the two that stretch have theirs, too
        return margins.left() + margins.right() + sum(widths) + gaps <= self.width()

    def _label(self, name: str) -> QLabel:
        label = ElidedLabel()
        label.setObjectName(name)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label
