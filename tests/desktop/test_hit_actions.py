from __future__ import annotations

import csv
import mailbox
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAction, QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.export import Export, ExportJob, ExportKind, file_stem, mbox_entry
from oakensearch_gui.desktop.hit_actions import files_data, link
from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.mail.message import Address
from oakensearch_gui.mail.sources.protocol import MessageGone
from tests.desktop.fakes import FakeEngine, FakeLibrary, hit, summary


def act(window: MainWindow, name: str, rows: int = 1) -> QAction:
    hits = [one for row in range(rows) if (one := window.pane.model.hit(row))]
    menu = window.pane.list.menu_of(*hits)
    action = menu.findChild(QAction, f"hit_{name}")
    assert isinstance(action, QAction)
    action.setProperty("menu", menu)
    return action


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    found: list[Path] = []

    def open_url(url: QUrl) -> bool:
        found.append(Path(url.toLocalFile()))
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", staticmethod(open_url))
    return found


def test_several_rows_are_chosen_and_nothing_is_opened(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    results = window.pane.list
    for row, modifier in ((0, Qt.KeyboardModifier.NoModifier), (3, Qt.KeyboardModifier.ShiftModifier)):
        place = results.visualRect(window.pane.model.index(row)).center()
        qtbot.mouseClick(results.viewport(), Qt.MouseButton.LeftButton, modifier, pos=place)
    assert [one.message_id for one in results.chosen_hits()] == [1, 2, 3, 4]
    place = results.visualRect(window.pane.model.index(1)).center()
    qtbot.mouseClick(results.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, pos=place)
    assert [one.message_id for one in results.chosen_hits()] == [1, 3, 4]
    assert engine.library.been_read == []
    assert engine.library.marked == []


def test_several_are_marked(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    act(window, "read", 3).trigger()
    qtbot.waitUntil(lambda: engine.library.marked == [(1, True), (2, True), (3, True)])
    qtbot.waitUntil(lambda: not act(window, "read", 3).isEnabled())
    act(window, "unread", 2).trigger()
    qtbot.waitUntil(lambda: len(engine.library.marked) == 5)


def test_what_is_copied(window: MainWindow) -> None:
    clipboard = QGuiApplication.clipboard()
    for name, expected in (
        ("copy_subject", "Message 1\nMessage 2"),
        ("copy_message_id", "1@oak.example\n2@oak.example"),
        ("copy_link", "mid:1@oak.example\nmid:2@oak.example"),
    ):
        act(window, name, 2).trigger()
        assert clipboard.text() == expected


def test_a_link_has_nothing_in_it_that_ends_it() -> None:
    assert link(hit(summary(1, message_id="a b%?#@x.example"))) == "mid:a%20b%25%3F%23@x.example"


def test_only_an_explicit_choice_hands_a_message_to_the_mail_program(
    qtbot: QtBot, window: MainWindow, opened: list[Path], engine: FakeEngine
) -> None:
    act(window, "open_mail").trigger()
    qtbot.waitUntil(lambda: bool(opened))
    assert opened[0].name == "2024-01-01 Message 1.eml"
    assert b"Subject: Message 1" in opened[0].read_bytes()
    assert engine.library.marked == [], "not read in here"


def test_the_folder_is_shown(
    qtbot: QtBot, window: MainWindow, opened: list[Path], engine: FakeEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *arguments: told.append(arguments[-1]))
    act(window, "folder").trigger()
    qtbot.waitUntil(lambda: bool(told or opened))
    assert opened == []
    assert "no longer" in told[0]


def test_more_in_the_thread_and_similar(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    act(window, "in_thread").trigger()
    assert window.search_bar.text == "thread:1"
    act(window, "similar").trigger()
    qtbot.waitUntil(lambda: engine.requests[-1].similar_to == 1)
    qtbot.waitUntil(window.pane.note.isVisible)
    assert "Message 1" in window.pane.note.text()
    window.search_bar.set_text("roof")
    qtbot.waitUntil(window.pane.note.isHidden)


def test_kind_and_priority_are_said_by_the_person(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    act(window, "category_travel", 2).trigger()
    act(window, "priority_3", 1).trigger()
    model = window.pane.model
    qtbot.waitUntil(lambda: (one := model.hit(0)) is not None and one.message.priority == 3)
    assert [one.message.category for row in range(3) if (one := model.hit(row))] == ["travel", "travel", "personal"]


def test_messages_are_exported(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    with qtbot.waitSignal(window._client.exported):
        act(window, "export_eml", 3).trigger()
    assert len(list(tmp_path.glob("*.eml"))) == 3
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "out.mbox"), ""))
    with qtbot.waitSignal(window._client.exported):
        act(window, "export_mbox", 50).trigger()
    box = mailbox.mbox(tmp_path / "out.mbox")
    assert len(box) == 50
    box.close()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    act(window, "export_csv").trigger()
    assert not (tmp_path / "messages.csv").exists()


def test_a_list_as_csv_holds_no_formulas(tmp_path: Path) -> None:
    messages = (summary(1, '=HYPERLINK("http://x")', sender=Address("Zoë, Ash", "z@ash.example")), summary(2))
    export = Export(FakeLibrary(), ExportJob(ExportKind.CSV, tmp_path / "list.csv", messages))
    while not export.done:
        export.step(1)
    rows = list(csv.reader((tmp_path / "list.csv").read_text("utf-8-sig").splitlines()))
    assert [row[0] for row in rows] == ["Date", "2024-01-01T01:00:00+00:00", "2024-01-01T02:00:00+00:00"]
    assert rows[1][3].startswith("'=")


def test_names_of_files_cannot_leave_the_folder() -> None:
    assert file_stem(summary(1, "../../etc/passwd\u202e\n")) == "2024-01-01 etc passwd"
    assert len(file_stem(summary(1, "x" * 500))) < 120


def test_lines_that_look_like_a_separator_are_quoted() -> None:
    entry = mbox_entry(summary(1), b"Subject: x\r\n\r\nFrom here\r\n>From there")
    assert entry.splitlines()[0].startswith(b"From ann@oak.example Mon Jan 01")
    assert entry.endswith(b"\n>From here\n>>From there\n\n")


def test_what_is_gone_is_told(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *arguments: told.append(arguments[-1]))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path / "absent"))

    def gone(message_id: int) -> bytes:
        raise MessageGone("gone")

    act(window, "export_eml").trigger()
    qtbot.waitUntil(lambda: len(told) == 1)
    assert "absent" in told[0]
    monkeypatch.setattr(engine.library, "read", gone)
    act(window, "export_eml").trigger()
    qtbot.waitUntil(lambda: len(told) == 2)
    assert "1 message" in told[1]


def test_hits_are_dragged_out_as_files(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    dragged: list[list[str]] = []
    monkeypatch.setattr(
        window.hit_actions, "drag", lambda paths: dragged.append([url.fileName() for url in files_data(paths).urls()])
    )
    window.pane.list.select_row(0)
    window.pane.list.startDrag(Qt.DropAction.CopyAction)
    qtbot.waitUntil(lambda: dragged == [["2024-01-01 Message 1.eml"]])


def test_did_you_mean_is_clicked(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    engine.did_you_mean, engine.notes = "roof", ("The reranker did not answer.",)
    window.search_bar.set_text("garden")
    qtbot.waitUntil(window.pane.meant.isVisible)
    assert "roof" in window.pane.meant.text()
    assert "reranker" in window.pane.note.text()
    engine.did_you_mean = ""
    window.pane.meant.click()
    assert window.search_bar.text == "roof"
    qtbot.waitUntil(window.pane.meant.isHidden)


def test_the_page_without_hits_tells_which_filter_it_was(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    for message in list(engine.library.messages):
        engine.library.mark(message.id, read=True)
    window.search_bar.set_text("roof is:unread from:ann")
    qtbot.waitUntil(window.pane.nothing.isVisible)
    qtbot.waitUntil(lambda: "10 messages" in window.pane.nothing.buttons[0].text())
    _, second, everything = window.pane.nothing.buttons
    assert "0 messages" in second.text()
    assert not second.isEnabled()
    everything.click()
    assert window.search_bar.text == "roof"


def test_words_in_an_attachment_say_so(window: MainWindow) -> None:
    found = replace(hit(summary(1)), in_attachment="offer.pdf")
    assert "in attachment \u2068offer.pdf" in window.pane.model.spoken(found)
