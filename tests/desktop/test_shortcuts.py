from __future__ import annotations

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QKeySequenceEdit
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.desktop.settings.settings_dialog import SettingsDialog
from oakensearch_gui.desktop.shortcuts import refusal
from oakensearch_gui.settings import SETTINGS


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("update", "Up"),
        ("update", "Down"),
        ("update", "Shift+Down"),
        ("update", "Tab"),
        ("update", "PgDown"),
        ("update", "X"),
        ("update", "Space"),
        ("update", "Return"),
        ("update", "Left"),
        ("update", "Esc"),
        ("update", "Ctrl+V"),
        ("update", "Ctrl+A"),
        ("update", "Shift+F10"),
        ("mark_read", "Up"),
        ("mark_read", "End"),
        ("mark_read", "Menu"),
        ("mark_read", "Ctrl+A"),
        ("find", "Down"),
    ],
)
def test_keys_that_a_list_or_a_field_needs_are_refused_with_a_sentence(name: str, keys: str) -> None:
    assert "choose another" in refusal(f"keyboard.{name}", keys)


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("update", "F6"),
        ("update", "Ctrl+Up"),
        ("update", "Alt+X"),
        ("mark_read", "X"),
        ("mark_read", "Left"),
        ("mark_read", "Return"),
        ("find", "X"),
        ("quit", ""),
    ],
)
def test_other_keys_can_be_had(name: str, keys: str) -> None:
    assert refusal(f"keyboard.{name}", keys) == ""


def test_all_keys_that_we_come_with_can_be_had() -> None:
    for setting in SETTINGS:
        if setting.section == "keyboard":
            assert refusal(setting.name, str(setting.default)) == "", setting.name


def test_the_settings_window_says_why(qtbot: QtBot, window: MainWindow) -> None:
    window.preferences.on_settings_requested()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    row = dialog.rows["keyboard.update"]
    assert isinstance(row.control, QKeySequenceEdit)
    row.control.setKeySequence(QKeySequence("Down"))
    row.control.editingFinished.emit()
    assert "walked with this key" in row.note.text()
    assert window._settings.text("keyboard.update") == "F5"
    dialog.reject()
