from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.mailboxes.indexing import Finished, IndexingProcess, Progress, command
from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.desktop.ports import LibraryStatus
from oakensearch_gui.library.records import SourceInfo
from oakensearch_gui.paths import Home
from tests.desktop.fakes import FakeEngine

Make = Callable[[str], IndexingProcess]


@pytest.fixture
def child(qapp: QApplication) -> Iterator[Make]:
    """A handle on a child that runs the given program."""
    made: list[IndexingProcess] = []

    def make(program: str) -> IndexingProcess:
        made.append(IndexingProcess([sys.executable, "-c", program]))
        return made[-1]

    yield make
    for process in made:
        process.close()


def test_the_command_is_this_very_program(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    rest = ["index", "--events", "--home", str(home.root)]
    assert command(home) == [sys.executable, "-m", "oakensearch_gui", *rest]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    suffix = ".exe" if sys.platform == "win32" else ""
    assert command(home) == [str(Path(sys.executable).with_name(f"oakensearch{suffix}")), *rest]


def test_it_tells_progress_pauses_goes_on_and_ends(qtbot: QtBot, indexing: IndexingProcess) -> None:
    with qtbot.waitSignal(indexing.progressed) as progressed:
        indexing.start()
    assert progressed.args == [Progress("indexing", 2, 4)]
    with qtbot.waitSignal(indexing.paused_changed):
        indexing.pause()
    assert bool(indexing.paused)
    with qtbot.waitSignal(indexing.paused_changed):
        indexing.resume()
    assert not indexing.paused
    with qtbot.waitSignal(indexing.finished) as finished:
        indexing.stop()
    assert finished.args == [Finished(4, 2, 0, 0, 1.0)]
    qtbot.waitUntil(lambda: not indexing.running)


def test_a_start_while_it_runs_makes_another_run_follow(qtbot: QtBot, indexing: IndexingProcess) -> None:
    with qtbot.waitSignal(indexing.started):
        indexing.start()
    indexing.start()
    indexing._say("stop")
    with qtbot.waitSignal(indexing.finished):
        pass
    with qtbot.waitSignal(indexing.started):
        pass


def test_a_crash_is_told_in_plain_words_and_it_can_start_again(qtbot: QtBot, indexing: IndexingProcess) -> None:
    with qtbot.waitSignal(indexing.started):
        indexing.start()
    with qtbot.waitSignal(indexing.failed) as failed:
        indexing._say("crash")
    assert "Nothing is lost" in failed.args[0]
    assert "it broke" in failed.args[0]
    with qtbot.waitSignal(indexing.started):
        indexing.start()


def test_a_kill_is_told_too(qtbot: QtBot, indexing: IndexingProcess) -> None:
    with qtbot.waitSignal(indexing.started):
        indexing.start()
    assert indexing._process is not None
    with qtbot.waitSignal(indexing.failed) as failed:
        indexing._process.kill()
    assert "crashed" in failed.args[0]


def test_a_program_that_is_not_there_is_told(qtbot: QtBot) -> None:
    process = IndexingProcess(["/nowhere/oakensearch"])
    with qtbot.waitSignal(process.failed):
        process.start()
    assert not process.running


def test_lines_that_are_not_events_are_passed_over(qtbot: QtBot, child: Make) -> None:
    end = json.dumps({"event": "finished", "messages": 0, "added": 0, "removed": 0, "problems": 0, "coverage": 0.0})
    process = child(f"print('hello'); print('[1]'); print('{{'); print('{{}}'); print({end!r})")
    with qtbot.waitSignal(process.finished):
        process.start()


def test_its_own_failure_is_passed_on_once(qtbot: QtBot, child: Make) -> None:
    said: list[str] = []
    process = child(
        "import json, sys; print(json.dumps({'event': 'failed', 'text': 'The disk is full.'})); sys.exit(1)"
    )
    process.failed.connect(said.append)
    process.start()
    qtbot.waitUntil(lambda: bool(said) and not process.running)
    assert said == ["The disk is full."]


def test_the_status_line_follows_and_its_button_pauses(
    qtbot: QtBot, window: MainWindow, indexing: IndexingProcess
) -> None:
    line = window.status_line
    assert line.pause_button.isHidden()
    indexing.start()
    qtbot.waitUntil(lambda: line.activity.text() == "Indexing words: 2 of 4")
    line.pause_button.click()
    qtbot.waitUntil(lambda: line.pause_button.text() == "Resume")
    line.pause_button.click()
    qtbot.waitUntil(lambda: line.pause_button.text() == "Pause")
    indexing.stop()
    qtbot.waitUntil(lambda: line.activity.text() == "Up to date")
    assert line.pause_button.isHidden()


def test_what_the_status_line_counts_itself_is_not_told_a_second_time(window: MainWindow) -> None:
    line = window.status_line
    source = SourceInfo(1, "mbox", Path("/mail"), "", 4, "")
    line.on_status_found(LibraryStatus(sources=(source,), messages=4, coverage=0.5))
    assert "50 % with meaning" in line.library.text()
    line.on_progressed(Progress("embedding", 3, 4))
    assert line.activity.text() == "Building meaning: 3 of 4"
    assert "with meaning" not in line.library.text(), "this was counted earlier, and says less"
    line.on_progressed(Progress("attachments", 1, 2))
    assert line.activity.text() == "Reading attachments: 1 of 2"
    assert "with meaning" in line.library.text()


def test_new_mail_is_found_before_its_meaning_is_built(
    qtbot: QtBot, window: MainWindow, indexing: IndexingProcess, engine: FakeEngine
) -> None:
    window.search_bar.set_text("roof")
    qtbot.waitUntil(lambda: window.pane.model.total > 0)
    asked = len(engine.requests)
    indexing.progressed.emit(Progress("reading", 1, 1))
    indexing.progressed.emit(Progress("embedding", 0, 1))
    qtbot.waitUntil(lambda: len(engine.requests) > asked)
