"""The line at the bottom keeps what matters most, however narrow the window is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.mailboxes.indexing import Progress
from oakensearch_gui.desktop.ports import LibraryStatus
from oakensearch_gui.desktop.status_line import StatusLine
from oakensearch_gui.desktop.words.wording import messages_text, number_text
from oakensearch_gui.library.records import SourceInfo
from oakensearch_gui.search.result import SearchResult

SOURCES = tuple(SourceInfo(key, "mbox", Path(f"/mail/{key}"), "", 10, "") for key in range(3))


@pytest.fixture
def line(qtbot: QtBot, theme: Theme) -> StatusLine:
    """Everything that it can tell, while meaning is being built."""
    made = StatusLine(theme)
    qtbot.addWidget(made)
    made.tell_hint("Enter opens · Space tells why")
    made.show_hint(wanted=True)
    made.show_result(SearchResult((), total=1234, timings={"total": 30.0}))
    made.on_indexing_started()
    made.on_status_found(LibraryStatus(SOURCES, 20_000, 0.5))
    made.on_progressed(Progress("embedding", 1234, 20_000))
    made.resize(1400, 28)
    made.show()
    return made


def test_with_room_for_all_of_it_all_is_shown(line: StatusLine) -> None:
    for part in (line.found, line.hint, line.activity, line.bar, line.pause_button, line.library):
        assert part.isVisible(), part.objectName()
    assert line.found.text().endswith(" s")
    assert "3 mailboxes" in line.library.text()
    assert line.toolTip() == ""


def test_what_is_being_read_and_how_far_outlasts_all_else(line: StatusLine) -> None:
    whole = line.activity.sizeHint().width()
    for width in range(1400, 360, -20):
        line.resize(width, 28)
        assert line.activity.width() >= whole, f"cut at {width}"
    assert not line.hint.isVisible()
    assert not line.bar.isVisible()
    assert not line.library.isVisible()
    assert line.found.text() == messages_text(1234)
    assert line.pause_button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
    for told in ("Enter opens", number_text(20_000), "3 mailboxes", " s"):
        assert told in line.toolTip(), "what found no room is told here"
        assert told in line.accessibleDescription()


def test_the_less_a_part_tells_the_sooner_it_goes(line: StatusLine) -> None:
    seen: list[tuple[bool, bool, str]] = []
    for width in range(1400, 360, -5):
        line.resize(width, 28)
        seen.append((line.hint.isVisible(), line.bar.isVisible(), line.library.text() * line.library.isVisible()))
    assert list(dict.fromkeys(seen)) == [
        (True, True, f"3 mailboxes · {messages_text(20_000)}"),
        (False, True, f"3 mailboxes · {messages_text(20_000)}"),
        (False, False, f"3 mailboxes · {messages_text(20_000)}"),
        (False, False, messages_text(20_000)),
        (False, False, ""),
    ]


def test_another_program_s_run_is_not_ours_to_pause(line: StatusLine) -> None:
    line.on_indexing_waited()
    line.resize(1300, 28)
    assert not line.pause_button.isVisible()
    assert line.bar.isVisible()


def test_what_cannot_be_read_is_told_with_its_reason(line: StatusLine) -> None:
    gone = replace(SOURCES[0], problem="The mailbox is not there: /mail/0. Is the disk it lies on connected?")
    line.on_status_found(LibraryStatus((gone, *SOURCES[1:]), 20_000, 1.0))
    assert "1 mailbox cannot be read" in line.library.text()
    assert "not there" in line.library.toolTip()
