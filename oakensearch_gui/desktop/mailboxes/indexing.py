"""Taking mail in happens in a child process of this same program; this is its handle in the window.

The child writes one JSON object a line and reads ``pause``, ``resume`` and ``stop``. Whatever happens to it, the
window lives on, and the next run goes on where it ended.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QProcess, Signal, Slot

from oakensearch_gui.own_program import own_program
from oakensearch_gui.paths import Home

_STOPPING_MS = 4000


@dataclass(frozen=True, slots=True)
class Progress:
    """How far it is. `phase` is one of `index/events.py`; `total` None where nobody knows."""

    phase: str
    done: int
    total: int | None


@dataclass(frozen=True, slots=True)
class Finished:
    """What a run came to. `coverage` is the share of messages with vectors, 0 to 1."""

    messages: int
    added: int
    removed: int
    problems: int
    coverage: float


def command(home: Home) -> list[str]:
    """The program and its arguments."""
    return [*own_program(), "index", "--events", "--home", str(home.root)]


class IndexingProcess(QObject):
    """One run at a time; `start` while one runs makes another follow it."""

    started = Signal()
    waited = Signal()
    progressed = Signal(object)
    pausing = Signal()
    """Asked for; `paused_changed` follows when the batch under way is done."""
    paused_changed = Signal(bool)
    problem_found = Signal(str)
    finished = Signal(object)
    failed = Signal(str)
    ended = Signal()
    """The child is gone, whatever it said before."""

    def __init__(self, command: list[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = command
        self._process: QProcess | None = None
        self._paused = False
        self._again = False
        self._held = False
        self._progress: Progress | None = None
        self._told_end = False
        self._last_words = ""

    @property
    def running(self) -> bool:
        return self._process is not None

    @property
    def progress(self) -> Progress | None:
        """How far the run is that is under way."""
        return self._progress

    @property
    def paused(self) -> bool:
        return self._paused

    def start(self) -> None:
        """Look at every mailbox again and take in what changed."""
        if self._held:
            return  # `release` makes up for it
        if self._process is not None:
            self._again = True
            return
        self._again = self._told_end = False
        self._last_words = ""
        process = QProcess(self)
        process.readyReadStandardOutput.connect(self.on_output_ready)
        process.readyReadStandardError.connect(self.on_error_output_ready)
        process.finished.connect(self.on_process_finished)
        process.errorOccurred.connect(self.on_process_error)
        self._process = process
        process.start(self._command[0], self._command[1:])

    def stop_and_start(self) -> None:
        """Look at everything with the settings as they are now; a run under way ends first."""
        if self._process is None or self._held:
            self.start()
        else:
            self._say("stop")
            self._again = True

    def pause(self) -> None:
        """Hold still after the batch under way."""
        if self._process is not None:
            self._say("pause")
            self.pausing.emit()

    def resume(self) -> None:
        """Go on."""
        self._say("resume")

    def stop(self) -> None:
        """End after the batch under way; the next start goes on from there."""
        self._again = False
        self._say("stop")

    def hold(self) -> None:
        """End the run under way, and begin none until `release`: somebody else writes."""
        self._held = True
        self.stop()

    def release(self) -> None:
        """Look at everything again after `hold`."""
        self._held = False
        self.start()

    def close(self) -> None:
        """The window closes: ask the child to end, and make it end if it does not."""
        process = self._process
        if process is None:
            return
        process.blockSignals(True)
        self._say("stop")
        process.closeWriteChannel()
        if not process.waitForFinished(_STOPPING_MS):
            process.kill()
            process.waitForFinished(_STOPPING_MS)
        self._process = None

    def _say(self, word: str) -> None:
        if self._process is not None:
            self._process.write(f"{word}\n".encode())

    @Slot()
    def on_output_ready(self) -> None:
        """Called by the process: read whole lines."""
        while self._process is not None and self._process.canReadLine():
            line = bytes(self._process.readLine().data())
            try:
                event = json.loads(line)
            except ValueError:
                continue  # not ours: a library that prints
            if isinstance(event, dict):
                self._take(event)

    def _take(self, event: dict[str, Any]) -> None:
        match event.get("event"):
            case "started":
                self.started.emit()
            case "waiting":
                self.waited.emit()
            case "progress":
                self._progress = Progress(event["phase"], event["done"], event["total"])
                self.progressed.emit(self._progress)
            case "problem":
                self.problem_found.emit(event["text"])
            case "paused" | "resumed" as word:
                self._paused = word == "paused"
                self.paused_changed.emit(self._paused)
            case "finished":
                self._told_end = True
                self.finished.emit(Finished(*(event[name] for name in Finished.__slots__)))
            case "failed":
                self._told_end = True
                self.failed.emit(event["text"])

    @Slot()
    def on_error_output_ready(self) -> None:
        """Called by the process: its last words explain a crash."""
        if self._process is not None:
            text = bytes(self._process.readAllStandardError().data()).decode(errors="replace")
            self._last_words = (self._last_words + text)[-2000:]

    @Slot(int, QProcess.ExitStatus)
    def on_process_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        """Called by the process when it has ended, in whatever way."""
        self.on_output_ready()
        self._let_go()
        if not self._told_end:
            crashed = status == QProcess.ExitStatus.CrashExit
            how = self.tr("was ended from outside or crashed") if crashed else self.tr("ended unexpectedly")
            last = self._last_words.strip().splitlines()[-1:] or [self.tr("exit code {code}").format(code=code)]
            self.failed.emit(
                self.tr("Reading your mail {how}. Nothing is lost; it goes on from there. ({last})").format(
                    how=how, last=last[0]
                )
            )
        elif self._again:
            self.start()

    @Slot(QProcess.ProcessError)
    def on_process_error(self, error: QProcess.ProcessError) -> None:
        """Called by the process; only a failed start is not followed by `finished`."""
        if error == QProcess.ProcessError.FailedToStart:
            self._let_go()
            self.failed.emit(self.tr("The part of OakenSearch that reads mail could not be started."))

    def _let_go(self) -> None:
        if self._process is not None:
            self._process.deleteLater()
        self._process = None
        self._progress = None
        if self._paused:
            self._paused = False
            self.paused_changed.emit(False)
        self.ended.emit()
