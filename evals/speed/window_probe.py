"""Opens the app's own window and uses it as a person would, in a process of its own, and tells how it felt.

`python -m evals.speed.window_probe FILE`: FILE is JSON {"home", "what": "start", "type", "scroll" or "index", "words",
"steps"}.

start   seconds from the launch of the process until the list shows rows and the search field takes keys
type    for each key typed: until the first rows are painted, and until the whole answer is
scroll  all mail, by steps of 40 pixels, by pages, and by dragging the scroll bar from end to end: how long each step
        takes until it is painted, and how much of that is the window's own CPU
index   the same typing while the indexing process reads new mail

A timer of the window's thread beats every 5 ms all the while; by how much a beat comes late is a stall.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPoint, Qt, QTimer, Slot
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from evals.speed.launcher import BEGAN
from oakensearch_gui import app as program
from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.mailboxes.indexing import IndexingProcess, Progress
from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.paths import Home
from oakensearch_gui.search.result import SearchResult

_BEAT_MS = 5
_PATIENCE_S = 120.0
_FRAME_S = 1 / 60
_INDEXING_S = 60.0
"""The longest that is typed while the indexing process works."""


class Heart(QObject):
    """Beats in the window's thread. `late` are milliseconds between beats beyond the 5 that were asked for.

    `busy` are milliseconds of CPU that the window's thread itself spent between two beats: what is not the fault of
    other programs.
    """

    def __init__(self) -> None:
        super().__init__()
        self.late: list[float] = []
        self.busy: list[float] = []
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_BEAT_MS)
        self._timer.timeout.connect(self.on_beat)
        self._last, self._last_cpu = 0.0, 0.0

    def start(self) -> None:
        """Begin to count."""
        self._last, self._last_cpu = time.perf_counter(), time.thread_time()
        self._timer.start()

    @Slot()
    def on_beat(self) -> None:
        """Called by the timer."""
        now, cpu = time.perf_counter(), time.thread_time()
        self.late.append(max(0.0, (now - self._last) * 1000 - _BEAT_MS))
        self.busy.append((cpu - self._last_cpu) * 1000)
        self._last, self._last_cpu = now, cpu


class Watcher(QObject):
    """Notes when an answer comes and when the list is painted after it."""

    def __init__(self, window: MainWindow, client: SearchClient) -> None:
        super().__init__()
        self._fresh = False
        self._final = False
        self.first_painted = self.painted = 0.0
        self.answered = False
        self._viewport = window.pane.list.viewport()
        self._viewport.installEventFilter(self)
        client.result_arrived.connect(self.on_result_arrived)

    def reset(self) -> None:
        """Another key is about to be typed."""
        self._fresh = self._final = self.answered = False
        self.first_painted = self.painted = 0.0

    @Slot(object, object)
    def on_result_arrived(self, _request: object, result: SearchResult) -> None:
        """Called by the client after the window has taken the answer in."""
        self._fresh = True
        self._final = self.answered = not result.partial
        self._viewport.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Paint and self._fresh:
            QTimer.singleShot(0, self.on_painted)  # behind this paint
        return super().eventFilter(watched, event)

    @Slot()
    def on_painted(self) -> None:
        """Called when the paint that followed an answer is over."""
        now = time.perf_counter()
        self._fresh = False
        self.first_painted = self.first_painted or now
        if self._final:
            self.painted = self.painted or now


class Scenario(QObject):
    """Runs once the window's event loop does, then closes the window."""

    def __init__(self, asked: dict[str, Any]) -> None:
        super().__init__()
        self._asked = asked
        self._ticking = self.startTimer(20)  # whoever waits for something looks again, even where nothing happens
        self.told: dict[str, Any] = {}

    @Slot()
    def run(self) -> None:
        """Called by a timer, so that the window is already up."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        window = next(each for each in application.topLevelWidgets() if isinstance(each, MainWindow))
        client, indexing = application.findChild(SearchClient), application.findChild(IndexingProcess)
        assert client is not None
        assert indexing is not None
        try:
            self._use(window, client, indexing)
        except Exception as error:  # noqa: BLE001 - the window must close, and whoever asked is told
            self.told = {"error": f"{type(error).__name__}: {error}"}
        finally:
            window.close()
            application.quit()

    def _use(self, window: MainWindow, client: SearchClient, indexing: IndexingProcess) -> None:
        watcher, heart = Watcher(window, client), Heart()
        _until(lambda: watcher.first_painted > 0 and window.pane.model.total > 0, "the list shows no rows")
        self.told |= {"start": time.time() - float(os.environ[BEGAN]), "start_cpu": time.process_time()}
        if self._asked["what"] == "start":
            return
        if self._asked["what"] in {"type", "scroll"}:
            _until(lambda: not indexing.running, "the first look at the mailboxes does not end")
        window.search_bar.set_text("warm")  # the model is loaded by the first search by meaning
        _until(lambda: not client.busy, "no answer to the first search")
        heart.start()
        if self._asked["what"] == "scroll":
            window.search_bar.set_text("")
            _until(lambda: not client.busy, "no answer without words")
            self._scroll(window)
        elif self._asked["what"] == "index":
            self._type_while_indexing(window, client, indexing, watcher)
        else:
            self._type(window, watcher, self._asked["words"])
        self.told |= {"late": heart.late, "busy": heart.busy, "memory": _own_peak_memory()}

    def _type(self, window: MainWindow, watcher: Watcher, words: list[str]) -> None:
        field = window.search_bar.field
        field.setFocus()
        for word in words:
            field.selectAll()
            for letter in word:
                watcher.reset()
                began = time.perf_counter()
                QTest.keyClick(field, letter)  # type: ignore[call-overload]
                _until(
                    lambda: watcher.answered and (watcher.painted > 0 or not window.pane.showing_list),
                    f"no answer to “{field.text()}”",
                )
                if watcher.painted:
                    self.told.setdefault("first", []).append((watcher.first_painted - began) * 1000)
                    self.told.setdefault("whole", []).append((watcher.painted - began) * 1000)

    def _scroll(self, window: MainWindow) -> None:
        bar, height = window.pane.list.verticalScrollBar(), window.pane.list.viewport().height()
        steps = int(self._asked["steps"])
        for name, step in (("steps", 40.0), ("pages", 0.9 * height), ("drag", bar.maximum() / steps)):
            frames: list[float] = []
            busy: list[float] = []
            for number in range(steps):
                began, cpu = time.perf_counter(), time.thread_time()
                bar.setValue(round(step * number) % max(1, bar.maximum()))
                QApplication.processEvents()
                frames.append((time.perf_counter() - began) * 1000)
                busy.append((time.thread_time() - cpu) * 1000)
                _until(lambda began=began: time.perf_counter() >= began + _FRAME_S, "time stands still")  # type: ignore[misc]
            self.told |= {f"frames.{name}": frames, f"busy.{name}": busy}
            began = time.perf_counter()
            _until(lambda: _row_in_sight(window), "the rows that were scrolled to do not come")
            self.told[f"rows.{name}"] = (time.perf_counter() - began) * 1000

    def _type_while_indexing(
        self, window: MainWindow, client: SearchClient, indexing: IndexingProcess, watcher: Watcher
    ) -> None:
        phases: list[Progress] = []
        indexing.progressed.connect(phases.append)
        if not indexing.running:
            indexing.start()
        end = time.perf_counter() + _INDEXING_S
        while indexing.running and time.perf_counter() < end and len(phases) < 100_000:
            self._type(window, watcher, self._asked["words"][:1])
            _until(lambda: not client.busy, "no answer while indexing")
        self.told["progress"] = len(phases)


def _row_in_sight(window: MainWindow) -> bool:
    """Whether the row at the top of the list has its message."""
    results = window.pane.list
    return window.pane.model.hit(results.indexAt(QPoint(8, 8)).row()) is not None


def _until(condition: Callable[[], bool], complaint: str) -> None:
    """Let the window live until the condition holds. Raises TimeoutError with the complaint."""
    end = time.perf_counter() + _PATIENCE_S
    while not condition():
        if time.perf_counter() > end:
            raise TimeoutError(complaint)
        # Without a limit: with one, Qt does not wait but spins, and takes the time from what is measured.
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def _own_peak_memory() -> float:
    """MB; of this process alone, not of the indexing process."""
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    """Open the window, use it, tell."""
    asked = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    application = QApplication([sys.argv[0]])
    scenario = Scenario(asked)
    QTimer.singleShot(0, scenario.run)
    program.main(Home(Path(asked["home"])))
    del application
    print(json.dumps(scenario.told))


if __name__ == "__main__":
    main()
