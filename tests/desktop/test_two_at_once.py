"""A window and a terminal, two terminals, a restore beside a window: one writes, the other waits or says so."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.mailboxes.indexing import IndexingProcess, command
from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home
from tests.making import day, index, letter, maildir

LETTERS = [letter(f"Letter {n}", f"word{n}", date=day(1990 + n % 30, n // 30 + 1)) for n in range(250)]
WAITS = "Another indexing is under way; waiting for it to end.\n"


@pytest.fixture
def added(home: Home, tmp_path: Path) -> Home:
    """A home with one message, and a mailbox that waits to be read."""
    library = Library.open(home)
    library.add_source(maildir(tmp_path / "early", [letter("Early", "the early bird")]))
    index(home)
    library.add_source(maildir(tmp_path / "mail", LETTERS))
    library.close()
    return home


@pytest.fixture
def window(qtbot: QtBot, added: Home) -> Iterator[IndexingProcess]:
    """The indexing of a window, held after its first messages."""
    indexing = IndexingProcess([*command(added), "--no-vectors"])
    with qtbot.waitSignal(indexing.started, timeout=60_000):
        indexing.start()
    with qtbot.waitSignal(indexing.paused_changed, timeout=60_000):
        indexing.pause()
    yield indexing
    indexing.close()


def terminal(home: Home, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "oakensearch_gui", *arguments, "--home", str(home.root)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def count(home: Home) -> int:
    library = Library.open(home)
    try:
        return library.count()
    finally:
        library.close()


def line(stream: object) -> str:
    return stream.readline()  # type: ignore[attr-defined, no-any-return]


def test_a_terminal_waits_for_the_window_to_end(qtbot: QtBot, added: Home, window: IndexingProcess) -> None:
    before = count(added)
    second = terminal(added, "index", "--no-vectors")
    assert line(second.stderr) == WAITS
    assert second.poll() is None
    assert count(added) == before <= len(LETTERS)
    with qtbot.waitSignal(window.finished, timeout=60_000):
        window.resume()
    told, _ = second.communicate()
    assert second.returncode == 0
    assert told.startswith(f"{len(LETTERS) + 1} messages (0 new, 0 gone)")  # the window had read them all


def test_a_terminal_searches_and_marks_while_the_window_reads(added: Home, window: IndexingProcess) -> None:
    found, _ = terminal(added, "search", "early", "--json", "--mode", "keyword").communicate()
    key = json.loads(found)["hits"][0]["id"]
    marked = terminal(added, "mark", str(key), "--unread")
    marked.communicate()
    assert marked.returncode == 0
    library = Library.open(added)
    assert library.summaries([key])[0].unread
    library.close()


def test_nothing_is_restored_while_the_window_reads(added: Home, window: IndexingProcess, tmp_path: Path) -> None:
    file = tmp_path / "kept.backup"
    saved = terminal(added, "backup", str(file))
    saved.communicate()
    assert saved.returncode == 0
    before = count(added)
    refused = terminal(added, "restore", str(file), "--force")
    _, told = refused.communicate()
    assert refused.returncode == 1
    assert told.startswith("oakensearch: ")
    assert told.count("\n") == 1
    assert count(added) == before


def test_two_terminals_take_turns(added: Home) -> None:
    first = terminal(added, "index", "--no-vectors", "--events")
    assert first.stdin is not None
    assert json.loads(line(first.stdout))["event"] == "started"
    first.stdin.write("pause\n")
    first.stdin.flush()
    while json.loads(line(first.stdout))["event"] != "paused":
        pass
    second = terminal(added, "index", "--no-vectors")
    assert line(second.stderr) == WAITS
    first.stdin.write("resume\n")
    first.stdin.flush()
    rest, _ = first.communicate()
    assert json.loads(rest.splitlines()[-1])["added"] == len(LETTERS)
    told, _ = second.communicate()
    assert told.startswith(f"{len(LETTERS) + 1} messages (0 new")
