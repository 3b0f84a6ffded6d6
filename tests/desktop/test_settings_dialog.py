"""The settings window: made from the table, holding at once, and honest about what leaves the machine."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTranslator
from PySide6.QtGui import QFont, QKeySequence, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSpinBox,
)
from pytestqt.qtbot import QtBot

from oakensearch_gui import api_keys
from oakensearch_gui.desktop.look.motion import stillness_in
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.desktop.settings.connection_test import ConnectionTest
from oakensearch_gui.desktop.settings.meaning_tools import building_seconds
from oakensearch_gui.desktop.settings.setting_row import SettingRow
from oakensearch_gui.desktop.settings.settings_dialog import SettingsDialog, sections
from oakensearch_gui.desktop.shortcuts import conflict, keys_of, text_of
from oakensearch_gui.own_program import own_program
from oakensearch_gui.paths import Home
from oakensearch_gui.resources import resource
from oakensearch_gui.settings import SETTINGS, Setting, Settings, Value
from tests.desktop.fakes import FakeEngine


@pytest.fixture
def dialog(qtbot: QtBot, window: MainWindow) -> SettingsDialog:
    """Opened from the menu's own slot, on the window's settings."""
    window.preferences.on_settings_requested()
    found = window.findChild(SettingsDialog)
    assert found is not None
    return found


def control(dialog: SettingsDialog, name: str) -> object:
    return dialog.rows[name].control


def test_every_setting_has_a_row_with_its_help_and_a_reset(dialog: SettingsDialog) -> None:
    assert set(dialog.rows) == {setting.name for setting in SETTINGS}
    for row in dialog.rows.values():
        assert row.control.accessibleName()
        assert row.control.accessibleDescription() == row.setting.help
        assert not row.reset.isEnabled()
    assert {setting.section for setting in SETTINGS} <= set(sections())
    assert dialog.pages.count() == dialog.sections.count() == len(sections())


VALUES: list[tuple[Setting, type, Value]] = [
    (Setting("x", "a", True, "Help."), QCheckBox, False),
    (Setting("x", "b", 5, "Help.", unit="s", minimum=1), QSpinBox, 9),
    (Setting("x", "c", 0.5, "Help.", minimum=-1, maximum=1), QDoubleSpinBox, -0.25),
    (Setting("x", "d", "one", "Help.", choices=("one", "two")), QComboBox, "two"),
    (Setting("x", "e", "", "Help."), QLineEdit, "text"),
    (Setting("keyboard", "f", "F2", "Help."), QKeySequenceEdit, "F4"),
]


@pytest.mark.parametrize(("setting", "kind", "value"), VALUES)
def test_a_row_has_the_control_of_its_type_and_goes_back(
    qtbot: QtBot, theme: Theme, setting: Setting, kind: type, value: Value
) -> None:
    row = SettingRow(setting, value, theme)
    qtbot.addWidget(row)
    assert isinstance(row.control, kind)
    assert row.reset.isEnabled()
    told: list[tuple[str, object]] = []
    row.changed.connect(lambda name, new: told.append((name, new)))
    row.reset.click()
    assert told == [(setting.name, setting.default)]
    assert not row.reset.isEnabled()


def test_a_change_holds_at_once_and_is_kept(window: MainWindow, dialog: SettingsDialog, home: Home) -> None:
    chooser = control(dialog, "appearance.theme")
    assert isinstance(chooser, QComboBox)
    chooser.setCurrentIndex(chooser.findData("dark"))
    assert window._theme.dark
    assert Settings.load(home.settings_file).text("appearance.theme") == "dark"
    dialog.rows["appearance.theme"].reset.click()
    assert Settings.load(home.settings_file).text("appearance.theme") == "system"


def test_text_grows_in_the_whole_window(window: MainWindow, dialog: SettingsDialog) -> None:
    before = window.pane.list.sizeHintForRow(0)
    size = control(dialog, "appearance.text_size")
    assert isinstance(size, QSpinBox)
    size.setValue(200)
    assert window.pane.list.sizeHintForRow(0) > before


def test_the_engine_opens_anew_once_when_the_window_closes(
    qtbot: QtBot, window: MainWindow, dialog: SettingsDialog, engine: FakeEngine
) -> None:
    opened: list[bool] = []
    window._client.opened.connect(lambda: opened.append(True))
    for name, value in (("search.rrf_k", 20), ("search.overfetch", 7)):
        number = control(dialog, name)
        assert isinstance(number, QSpinBox)
        number.setValue(value)
    with qtbot.waitSignal(window._client.opened):
        dialog.reject()
    with qtbot.waitSignal(window._client.status_found):
        window._client.want_status()
    assert opened == [True]
    assert not window._indexing.running  # nothing that is read from mail depends on these


def test_another_model_makes_meaning_be_built(qtbot: QtBot, window: MainWindow, dialog: SettingsDialog) -> None:
    with qtbot.waitSignal(window._indexing.started):
        dialog.meaning.build.click()


def press(qtbot: QtBot, dialog: SettingsDialog, name: str, keys: str) -> None:
    field = control(dialog, name)
    assert isinstance(field, QKeySequenceEdit)
    field.setKeySequence(QKeySequence(keys))
    field.editingFinished.emit()


def test_other_keys_work_at_once(qtbot: QtBot, window: MainWindow, dialog: SettingsDialog) -> None:
    press(qtbot, dialog, "keyboard.search", "Ctrl+J")
    dialog.reject()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.pane.list.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert not window.search_bar.field.hasFocus()
    qtbot.keyClick(window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert window.search_bar.field.hasFocus()


def test_keys_that_belong_to_something_else_are_refused(qtbot: QtBot, dialog: SettingsDialog) -> None:
    press(qtbot, dialog, "keyboard.update", "Ctrl+Q")
    row = dialog.rows["keyboard.update"]
    assert "Quit" in row.note.text()
    assert row.keys.text() == "F5"
    press(qtbot, dialog, "keyboard.quit", "Ctrl+J")
    assert row.note.isHidden(), "the key is free now"


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Tab])
def test_the_keys_that_leave_a_field_are_not_taken_by_it(qtbot: QtBot, dialog: SettingsDialog, key: Qt.Key) -> None:
    row = dialog.rows["keyboard.menu"]
    field = row.control.findChild(QLineEdit)
    assert field is not None
    field.setFocus()
    qtbot.keyClick(field, key)
    assert row.keys.text() == "F10"


def test_what_everybody_understands_stands_before_the_weights(dialog: SettingsDialog) -> None:
    searching = [name for name in dialog.rows if name.startswith("search.")]
    first = searching[: searching.index("search.fusion")]
    assert set(first) == {"search.prior", "search.stemming", "search.local_days", "search.history"}


def test_no_two_shortcuts_of_one_window_share_a_key() -> None:
    settings = Settings()
    for setting in SETTINGS:
        if setting.section == "keyboard":
            assert conflict(settings, setting.name, str(setting.default)) == ""
            assert text_of(keys_of(str(setting.default))) == setting.default


def test_what_leaves_the_machine_is_told(qtbot: QtBot, dialog: SettingsDialog) -> None:
    assert "Nothing of your mail" in dialog.privacy.text()
    dialog.on_row_changed("meaning.model", "endpoint")
    dialog.on_row_changed("meaning.endpoint_url", "https://vectors.example/v1")
    assert "vectors.example" in dialog.privacy.text()
    dialog.on_row_changed("search.llm_rewrite", True)
    dialog.on_row_changed("search.chat_url", "http://localhost:8080/v1")
    assert "on this machine" in dialog.privacy.text()
    dialog.on_row_changed("meaning.model", "bundled")
    assert "vectors.example" not in dialog.privacy.text()


@pytest.mark.parametrize(
    ("typed", "key", "said"),
    [
        ("secret-key", "secret-key", "The keyring keeps it."),
        ("  ", "", "The keyring keeps no key for it."),
    ],
)
def test_a_key_goes_to_the_keyring_and_into_no_file_and_an_empty_one_takes_it_out(
    dialog: SettingsDialog, home: Home, monkeypatch: pytest.MonkeyPatch, typed: str, key: str, said: str
) -> None:
    kept: list[tuple[str, str, str]] = []
    monkeypatch.setattr(api_keys, "keep", lambda *what: kept.append(what))
    dialog.on_row_changed("meaning.model", "endpoint")
    dialog.on_row_changed("meaning.endpoint_url", "https://vectors.example/v1")
    dialog.meaning.key.setText(typed)
    dialog.meaning.keep_key.click()
    assert kept == [(api_keys.Purpose.EMBEDDINGS, "https://vectors.example/v1", key)]
    assert dialog.meaning.key.text() == ""
    assert dialog.meaning.outcome.text() == said
    assert all(b"secret-key" not in path.read_bytes() for path in home.root.iterdir() if path.is_file())


def test_a_keyring_that_is_not_there_is_told(dialog: SettingsDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*what: object) -> None:
        raise api_keys.KeyringError("This computer has no keyring.")

    monkeypatch.setattr(api_keys, "keep", fail)
    dialog.meaning.key.setText("x")
    dialog.meaning.on_keep_clicked()
    assert dialog.meaning.outcome.text() == "This computer has no keyring."


def test_a_connection_that_fails_is_told_in_words(qtbot: QtBot) -> None:
    test = ConnectionTest()
    with qtbot.waitSignal(test.finished) as answer:
        test.start(Settings({"meaning.model": "endpoint", "meaning.endpoint_url": "nowhere"}))
    ok, text = answer.args or (None, "")
    assert ok is False
    assert len(text) > 10


def test_the_time_that_building_takes_is_estimated() -> None:
    assert building_seconds(0, 2) == 1
    assert building_seconds(100_000, 2) == pytest.approx(1105, abs=1)


@pytest.mark.parametrize(
    ("name", "text", "still"),
    [
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n", True),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", True),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=true\n", False),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("kdeglobals", "no file of settings", False),
    ],
)
def test_a_system_that_keeps_still_is_noticed(tmp_path: Path, name: str, text: str, still: bool) -> None:
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    assert stillness_in(tmp_path) is still


def test_nothing_moves_where_nothing_may(qtbot: QtBot, window: MainWindow) -> None:
    window._theme.take(Settings({"appearance.motion": "none"}))
    line = window.progress_line
    line.on_delay_over()
    before = line._step
    line.on_tick()
    assert line._step == before
    line.on_busy_changed(False)


@pytest.mark.parametrize("name", ["meaning.prefixes", "meaning.endpoint_batch"])
def test_the_wheel_scrolls_and_changes_no_value(qtbot: QtBot, dialog: SettingsDialog, name: str) -> None:
    row = dialog.rows[name]
    before = dialog._settings.get(name)
    dialog.sections.setCurrentRow(2)
    place = QPointF(row.control.rect().center())
    turned = QWheelEvent(
        place,
        row.control.mapToGlobal(place),
        QPoint(),
        QPoint(0, -240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(row.control, turned)
    assert dialog._settings.get(name) == before
    assert not turned.isAccepted(), "it goes on to the page"


def test_the_focus_stays_on_the_button_that_tries_the_connection(qtbot: QtBot, dialog: SettingsDialog) -> None:
    dialog.sections.setCurrentRow(2)
    button = dialog.meaning.test
    button.setFocus()
    dialog.on_row_changed("meaning.model", "endpoint")  # without an address: it fails at once
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert button.isEnabled(), "else Tab's next one had the focus, and that one builds"
    qtbot.waitUntil(lambda: not dialog.meaning._trying)
    assert dialog.meaning.outcome.text()


def test_enter_takes_what_was_typed_and_closes_nothing(qtbot: QtBot, dialog: SettingsDialog) -> None:
    dialog.sections.setCurrentRow(list(sections()).index("meaning"))
    field = control(dialog, "meaning.endpoint_url")
    assert isinstance(field, QLineEdit)
    field.setFocus()
    qtbot.keyClicks(field, "http://127.0.0.1:9/v1")
    told: list[str] = []
    dialog.setting_changed.connect(told.append)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert told == ["meaning.endpoint_url"]
    assert dialog.isVisible()


@pytest.mark.parametrize(("system", "told"), [("linux", shlex.join(own_program())), ("win32", "Start menu")])
def test_it_is_told_how_to_have_a_key_that_works_in_every_program(
    qtbot: QtBot, theme: Theme, monkeypatch: pytest.MonkeyPatch, system: str, told: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    dialog = SettingsDialog(Settings(), theme, 0)
    qtbot.addWidget(dialog)
    hint = dialog.findChild(QLabel, "key_everywhere")
    assert isinstance(hint, QLabel)
    assert told in hint.text()
    assert hint.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByKeyboard


def test_esc_closes_the_window_from_a_field_that_takes_keys(qtbot: QtBot, dialog: SettingsDialog) -> None:
    dialog.sections.setCurrentRow(list(sections()).index("keyboard"))
    field = control(dialog, "keyboard.search")
    assert isinstance(field, QKeySequenceEdit)
    field.setFocus()
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_reset_leaves_the_keyboard_at_its_setting(qtbot: QtBot, dialog: SettingsDialog) -> None:
    dialog.sections.setCurrentRow(list(sections()).index("meaning"))
    row = dialog.rows["meaning.endpoint_batch"]
    assert isinstance(row.control, QSpinBox)
    row.control.setValue(9)
    row.reset.setFocus()
    qtbot.keyClick(row.reset, Qt.Key.Key_Return)
    assert row.control.value() == 64
    assert row.control.hasFocus()


def test_units_are_in_the_persons_language(qtbot: QtBot, qapp: QApplication, theme: Theme) -> None:
    ours = QTranslator()
    assert ours.load(str(resource("translations/ar.qm")))
    qapp.installTranslator(ours)
    dialog = SettingsDialog(Settings(), theme, 0)
    qtbot.addWidget(dialog)
    qapp.removeTranslator(ours)
    seconds = dialog.rows["search.vector_timeout_seconds"].control
    assert isinstance(seconds, QDoubleSpinBox)
    assert seconds.suffix() == " ث"


@pytest.mark.parametrize("wider", [100, 140], ids="{}%".format)
@pytest.mark.parametrize("width", [300, 540, 820])
def test_nothing_is_cut_off_in_a_narrow_window(qtbot: QtBot, theme: Theme, width: int, wider: int) -> None:
    letters = QFont(theme.base_font)
    letters.setStretch(wider)  # as in another font: which one there is differs by system
    dialog = SettingsDialog(Settings(), theme, 0)
    qtbot.addWidget(dialog)
    dialog.setFont(letters)
    dialog.resize(width, 400)
    dialog.show()
    for at in range(dialog.pages.count()):
        dialog.sections.setCurrentRow(at)
        page = dialog.pages.widget(at)
        assert isinstance(page, QScrollArea)
        inside = page.widget()
        assert inside is not None
        QApplication.processEvents()
        assert inside.width() <= page.viewport().width()
    assert dialog.width() < 700 or width > 700
