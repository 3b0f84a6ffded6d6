from __future__ import annotations

import csv
import mailbox
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelection, QItemSelectionModel, QStandardPaths, Qt, QUrl
from PySide6.QtGui import QAction, QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QMessageBox, QProgressDialog
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.desktop.results.export import Export, ExportJob, ExportKind, file_stem, mbox_entry
from oakensearch_gui.desktop.results.hit_actions import files_data, link
from oakensearch_gui.desktop.results.hit_menu import Submenu
from oakensearch_gui.mail.message import Address
from oakensearch_gui.mail.sources.protocol import MessageGone
from oakensearch_gui.search.request import Sort
from oakensearch_gui.settings import SETTINGS
from tests.desktop.fakes import FakeEngine, FakeLibrary, hit, summary


def choose(window: MainWindow, rows: int) -> None:
    """Choose the first rows, whether they were fetched or not."""
    results, model = window.pane.list, window.pane.model
    span = QItemSelection(model.index(0), model.index(rows - 1))
    results.selectionModel().select(span, QItemSelectionModel.SelectionFlag.ClearAndSelect)


def act(window: MainWindow, name: str, rows: int = 1) -> QAction:
    choose(window, rows)
    menu = window.pane.list.menu_of(window.pane.list.chosen())
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
    assert [one.message_id for one in results.chosen().hits] == [1, 2, 3, 4]
    place = results.visualRect(window.pane.model.index(1)).center()
    qtbot.mouseClick(results.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, pos=place)
    assert [one.message_id for one in results.chosen().hits] == [1, 3, 4]
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
    assert link(summary(1, message_id="a b%?#@x.example")) == "mid:a%20b%25%3F%23@x.example"


@pytest.fixture
def opener(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Stands in for the program that knows what opens what; it is given the types that something opens."""

    def make(types: str, program: str = "mail") -> None:
        asked = tmp_path / "xdg-mime"
        asked.write_text(f'#!/bin/sh\ncase " {types} " in *" $3 "*) echo {program}.desktop;; esac\n')
        asked.chmod(0o755)
        monkeypatch.setattr(QStandardPaths, "findExecutable", staticmethod(lambda _: str(asked)))

    return make


needs_a_shell = pytest.mark.skipif(sys.platform != "linux", reason="other systems are not asked what opens what")


@needs_a_shell
def test_a_mail_program_that_follows_links_shows_the_message_itself(
    qtbot: QtBot, window: MainWindow, opener: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    urls: list[str] = []

    def open_url(url: QUrl) -> bool:
        urls.append(url.toString())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", staticmethod(open_url))
    opener("x-scheme-handler/mid message/rfc822")
    act(window, "open_mail").trigger()
    qtbot.waitUntil(lambda: urls == ["mid:1@oak.example"])


@needs_a_shell
@pytest.mark.parametrize("opens", [("text/plain", "mail"), ("x-scheme-handler/mid message/rfc822", "oakensearch")])
def test_without_a_mail_program_that_is_said(
    qtbot: QtBot,
    window: MainWindow,
    opener: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
    opens: tuple[str, str],
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *arguments: told.append(arguments[-1]))
    opener(*opens)
    act(window, "open_mail").trigger()
    qtbot.waitUntil(lambda: len(told) == 1)
    assert "No program" in told[0]


@needs_a_shell
def test_only_an_explicit_choice_hands_a_message_to_the_mail_program(
    qtbot: QtBot, window: MainWindow, opened: list[Path], engine: FakeEngine, opener: Callable[[str], None]
) -> None:
    opener("message/rfc822")
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


def test_similar(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    act(window, "similar").trigger()
    qtbot.waitUntil(lambda: engine.requests[-1].similar_to == 1)
    qtbot.waitUntil(window.pane.note.isVisible)
    assert "Message 1" in window.pane.note.text()
    window.search_bar.set_text("roof")
    qtbot.waitUntil(window.pane.note.isHidden)


@pytest.fixture
def threaded(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> MainWindow:
    """The window on all mail, three messages of which are one thread."""
    library = engine.library
    library.messages = [
        replace(one, thread_id=7, thread_count=3) if one.id in {6, 7, 8} else one for one in library.messages
    ]
    window.searching.search_now()
    qtbot.waitUntil(lambda: (one := window.pane.model.hit(5)) is not None and one.message.thread_id == 7)
    return window


def test_right_shows_a_thread_and_left_goes_back_to_the_place(qtbot: QtBot, threaded: MainWindow) -> None:
    results = threaded.pane.list
    threaded.toolbar.sort.threads.trigger()
    results.setFocus()
    results.select_row(6)
    qtbot.keyClick(results, Qt.Key.Key_Right)
    assert threaded.search_bar.text == "thread:7"
    qtbot.waitUntil(threaded.pane.back.isVisible)
    qtbot.waitUntil(lambda: threaded.pane.model.total == 3)
    assert results.hasFocus()
    qtbot.keyClick(results, Qt.Key.Key_Left)
    assert threaded.search_bar.text == ""
    qtbot.waitUntil(lambda: threaded.pane.model.total == 60)
    assert results.currentIndex().row() == 6
    assert threaded.pane.back.isHidden()


def test_right_on_a_message_that_stands_alone_tells_why_it_is_here(qtbot: QtBot, threaded: MainWindow) -> None:
    results = threaded.pane.list
    results.setFocus()
    results.select_row(0)
    qtbot.keyClick(results, Qt.Key.Key_Right)
    assert threaded.pane.details.isVisible()
    assert threaded.search_bar.text == ""


def test_another_search_forgets_the_way_back(qtbot: QtBot, threaded: MainWindow) -> None:
    act(threaded, "in_thread", 7)
    threaded.pane.list.select_row(6)
    qtbot.keyClick(threaded.pane.list, Qt.Key.Key_Right)
    threaded.search_bar.set_text("roof")
    assert threaded.pane.back.isHidden()
    qtbot.keyClick(threaded.pane.list, Qt.Key.Key_Left)
    assert threaded.search_bar.text == "roof"


def test_filters_and_threads_survive_another_order(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    window.search_bar.set_text("roof is:unread")
    window.toolbar.sort.threads.trigger()
    window.toolbar.sort.choose(Sort.FEW_BEST)
    qtbot.waitUntil(lambda: engine.requests[-1].sort is Sort.FEW_BEST)
    assert engine.requests[-1].by_thread
    assert engine.requests[-1].query == "roof is:unread"
    window.search_bar.set_text("thread:7")
    qtbot.waitUntil(lambda: engine.requests[-1].query == "thread:7")
    assert not engine.requests[-1].by_thread, "a thread is looked at, message by message"


def test_what_is_done_reaches_rows_that_were_never_looked_at(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.pane.list.selectAll()
    chosen = window.pane.list.chosen()
    assert chosen.count == 60
    assert not chosen.complete
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "list.csv"), ""))
    with qtbot.waitSignal(window._client.exported):
        act(window, "export_csv", 60).trigger()
    assert len(list(csv.reader((tmp_path / "list.csv").read_text("utf-8-sig").splitlines()))) == 61
    assert any(request.bare for request in engine.requests), "without making snippets for all of them"
    act(window, "read", 60).trigger()
    qtbot.waitUntil(lambda: len(engine.library.marked) == 60)


def test_nothing_is_done_after_the_fetching_was_cancelled(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine, client: SearchClient
) -> None:
    act(window, "read", 60).trigger()
    progress = window.findChild(QProgressDialog, "hits_progress")
    assert progress is not None
    progress.canceled.emit()
    with qtbot.waitSignal(client.counts_found):  # the worker is past it
        client.want_counts("from")
    assert engine.library.marked == []


def test_every_entry_of_the_menus_can_have_keys(window: MainWindow) -> None:
    choose(window, 1)
    names = {setting.key for setting in SETTINGS if setting.section == "keyboard"}
    for part in window.hit_menu._parts():
        entries = part.entries if isinstance(part, Submenu) and not part.key else [part]
        assert all(entry is None or entry.key in names for entry in entries)
    assert {*window.toolbar.entries, *window.toolbar.sort.entries} <= names


@pytest.mark.parametrize(
    ("key", "modifiers", "marked"),
    [(Qt.Key.Key_M, Qt.KeyboardModifier.NoModifier, [(2, True)]), (Qt.Key.Key_U, Qt.KeyboardModifier.NoModifier, [])],
)
def test_keys_act_on_the_chosen_rows(
    qtbot: QtBot, window: MainWindow, client: SearchClient, engine: FakeEngine,
    key: Qt.Key, modifiers: Qt.KeyboardModifier, marked: list[tuple[int, bool]],
) -> None:  # fmt: skip
    window.pane.list.setFocus()
    window.pane.list.select_row(1)
    qtbot.keyClick(window.pane.list, key, modifiers)
    with qtbot.waitSignal(client.counts_found):  # the worker is past it
        client.want_counts("from")
    assert engine.library.marked == marked


def test_a_key_opens_the_kinds_at_the_row(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    window.pane.list.setFocus()
    window.pane.list.select_row(0)
    qtbot.keyClick(window.pane.list, Qt.Key.Key_C)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.objectName() == "category_menu"
    qtbot.keyClick(menu, Qt.Key.Key_Down)
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: (one := window.pane.model.hit(0)) is not None and one.message.category == "work")


def test_changed_keys_hold_at_once_and_are_told(qtbot: QtBot, window: MainWindow) -> None:
    window._settings.set("keyboard.by_thread", "Ctrl+Y")
    window._settings.set("keyboard.menu", "F9")
    window._settings.set("keyboard.open_message", "O")
    window.shortcuts.refresh()
    qtbot.keyClick(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert window.toolbar.by_thread
    assert window.toolbar.menu_button.toolTip() == "Menu (F9)"
    assert window.status_line.hint.text() == "O opens · Space tells why"


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
        engine.library.mark_all([message.id], read=True)
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


def test_what_was_saved_is_told_with_its_place(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    act(window, "export_eml", 2).trigger()
    qtbot.waitUntil(lambda: "saved" in window.status_line.found.text())
    assert "2 messages" in window.status_line.found.text()
    assert str(tmp_path) in window.status_line.found.text()


def test_back_from_what_is_similar_to_the_row_one_came_from(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine
) -> None:
    results = window.pane.list
    results.select_row(4)
    window.hit_actions.find_similar(results.chosen())
    qtbot.waitUntil(lambda: window.pane.showing_similar)
    assert window.pane.back.isVisible()
    assert "Nearest in meaning" in window.pane.note.text()
    qtbot.mouseClick(window.pane.back, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.pane.showing_similar)
    assert window.pane.back.isHidden()
    assert results.currentIndex().row() == 4


def test_shift_and_f10_open_the_menu_at_the_row(qtbot: QtBot, window: MainWindow) -> None:
    results = window.pane.list
    results.setFocus()
    results.select_row(2)
    qtbot.keyClick(results, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    menu = results.findChild(QMenu, "hit_menu")
    assert menu is not None
    assert menu.isVisible()
    assert results.viewport().rect().contains(results.viewport().mapFromGlobal(menu.pos()))
    menu.close()


def test_the_menu_tells_why_without_a_key(window: MainWindow) -> None:
    window.pane.list.select_row(1)
    entry = act(window, "details", 1)
    assert "Space" in entry.text()
    entry.trigger()
    assert window.pane.details.isVisible()
    entry.trigger()
    assert window.pane.details.isHidden()
