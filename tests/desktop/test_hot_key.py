"""The key that brings the window up from any program: its setting, and how the way of a system is chosen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication, QKeySequenceEdit
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.hot_key import hot_key
from oakensearch_gui.desktop.hot_key.holder import Answer, Holder
from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.desktop.settings.settings_dialog import SettingsDialog
from oakensearch_gui.desktop.shortcuts import conflict, refusal
from oakensearch_gui.settings import Settings
from tests.desktop.x_server import needs


class FakeHolder(Holder):
    def __init__(self, answer: Answer) -> None:
        super().__init__()
        self.answer = answer
        self.held: list[str] = []
        self.focused: list[int] = []

    def hold(self, keys: QKeyCombination) -> None:
        self.held.append(QKeySequence(keys).toString())
        self.answered.emit(self.answer)

    def release(self) -> None:
        self.held.clear()

    def give_focus(self, window: int) -> None:
        self.focused.append(window)


@pytest.fixture
def holder(monkeypatch: pytest.MonkeyPatch) -> FakeHolder:
    made = FakeHolder(Answer(True))
    monkeypatch.setattr(hot_key, "_kind", lambda: "fake")
    monkeypatch.setattr(hot_key, "_holder", lambda *_: made)
    return made


def choose(window: MainWindow, keys: str, name: str = "everywhere") -> SettingsDialog:
    window.preferences.on_settings_requested()
    dialog = window.findChildren(SettingsDialog)[-1]
    row = dialog.rows[f"keyboard.{name}"]
    assert isinstance(row.control, QKeySequenceEdit)
    row.control.setKeySequence(QKeySequence(keys))
    row.control.editingFinished.emit()
    return dialog


def test_it_is_off_until_it_is_chosen_and_then_raises_the_window(
    qtbot: QtBot, window: MainWindow, holder: FakeHolder
) -> None:
    assert Settings().text("keyboard.everywhere") == ""
    window.hot_key.take_up()
    assert holder.held == []
    dialog = choose(window, "Ctrl+Alt+O")
    assert holder.held == ["Ctrl+Alt+O"]
    assert not dialog.rows["keyboard.everywhere"].note.text()
    dialog.accept()
    window.pane.list.setFocus()
    window.showMinimized()
    holder.pressed.emit()
    assert not window.isMinimized()
    assert holder.focused == [int(window.winId())]
    qtbot.waitUntil(window.search_bar.field.hasFocus)
    dialog = choose(window, "Ctrl+Alt+P")
    assert holder.held == ["Ctrl+Alt+P"]
    dialog.rows["keyboard.everywhere"].reset.click()
    assert holder.held == []
    dialog.accept()


def test_the_settings_tell_that_a_key_is_not_granted_and_go_on_telling_it(
    qtbot: QtBot, window: MainWindow, holder: FakeHolder
) -> None:
    holder.answer = Answer(False, "Another program has these keys.")
    dialog = choose(window, "Ctrl+Alt+O")
    note = dialog.rows["keyboard.everywhere"].note
    assert note.text() == "Another program has these keys."
    assert note.property("role") == "error"
    dialog.on_row_changed("keyboard.update", "F6")
    assert note.text() == "Another program has these keys.", "another key changes nothing about it"
    holder.answer = Answer(True, "Granted: Super+O")
    dialog.on_row_changed("keyboard.everywhere", "Ctrl+Alt+O")
    assert (note.text(), note.property("role")) == ("Granted: Super+O", "second"), "chosen again, it is asked for again"
    dialog.accept()
    window.preferences.on_settings_requested()
    again = window.findChildren(SettingsDialog)[-1]
    assert again.rows["keyboard.everywhere"].note.text() == "Granted: Super+O"
    again.accept()


def test_where_no_system_grants_keys_none_is_offered(window: MainWindow) -> None:
    assert QGuiApplication.platformName() == "offscreen"
    window.preferences.on_settings_requested()
    dialog = window.findChildren(SettingsDialog)[-1]
    assert not dialog.rows["keyboard.everywhere"].control.isEnabled()
    assert dialog.rows["keyboard.update"].control.isEnabled()
    dialog.accept()


@pytest.mark.parametrize("keys", ["O", "Shift+O", "Space", "Return", "Up", "Tab", "Ctrl+C", "Ctrl+V", "Ctrl+Z"])
def test_a_key_that_every_program_needs_is_refused(keys: str) -> None:
    assert "choose another" in refusal("keyboard.everywhere", keys)


@pytest.mark.parametrize("keys", ["Ctrl+Alt+O", "Meta+Space", "F9", "Ctrl+F9", "Pause"])
def test_any_other_can_be_chosen(keys: str) -> None:
    assert refusal("keyboard.everywhere", keys) == ""


def test_it_shares_its_key_with_none_of_any_window() -> None:
    settings = Settings({"keyboard.everywhere": "Ctrl+Alt+O"})
    for name in ("update", "find", "open_message"):
        assert conflict(settings, f"keyboard.{name}", "Ctrl+Alt+O") == "keyboard.everywhere"
    assert conflict(settings, "keyboard.everywhere", "F5") == "keyboard.update"
    assert conflict(settings, "keyboard.everywhere", settings.text("keyboard.find")) != ""


@pytest.mark.parametrize(
    ("platform", "wayland", "kind"),
    [
        ("xcb", "", "x11"), ("xcb", "wayland-0", "portal"), ("wayland", "wayland-0", "portal"),
        ("windows", "", "windows"), ("cocoa", "", ""), ("offscreen", "", ""),
    ],
)  # fmt: skip
def test_each_system_has_its_way(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, platform: str, wayland: str, kind: str
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    monkeypatch.setenv("WAYLAND_DISPLAY", wayland)
    assert hot_key._kind() == kind


def test_qt_names_the_keys_that_the_tables_name(qapp: QApplication) -> None:
    from oakensearch_gui.desktop.hot_key.keysyms import keysym, keysym_name

    needs()
    assert (keysym(Qt.Key.Key_O), keysym(Qt.Key.Key_F9), keysym(Qt.Key.Key_Space)) == (0x6F, 0xFFC6, 0x20)
    assert [keysym_name(key) for key in (Qt.Key.Key_O, Qt.Key.Key_F9, Qt.Key.Key_Space, Qt.Key.Key_PageUp)] == [
        "o", "F9", "space", "Prior",
    ]  # fmt: skip
    assert keysym_name(Qt.Key.Key_Search) == "XF86Search"
    assert keysym_name(Qt.Key.Key_Hangul) == ""
