"""The key that brings the window up from any program: on a real X server, with a portal and a user32 that we play."""

from __future__ import annotations

import ctypes
import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from ctypes import wintypes
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication, QKeySequenceEdit
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.hot_key import hot_key
from oakensearch_gui.desktop.hot_key.holder import Answer, Holder
from oakensearch_gui.desktop.hot_key.windows import WM_HOTKEY, WindowsHolder
from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.desktop.settings.settings_dialog import SettingsDialog
from oakensearch_gui.desktop.shortcuts import conflict, refusal
from oakensearch_gui.paths import Home
from oakensearch_gui.settings import Settings
from tests.desktop.x_server import needs, x_server

ROOT = Path(__file__).resolve().parents[2]


def combination(text: str) -> QKeyCombination:
    keys: QKeyCombination = QKeySequence.fromString(text)[0]  # type: ignore[index]
    return keys


class Heard:
    """What a holder says."""

    def __init__(self, holder: Holder) -> None:
        self.presses = 0
        self.answers: list[Answer] = []
        holder.pressed.connect(self.on_pressed)
        holder.answered.connect(self.answers.append)

    def on_pressed(self) -> None:
        self.presses += 1


# ---- X11


@pytest.fixture
def display(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    needs("Xvfb", "xdotool", "openbox")
    with x_server() as name:
        monkeypatch.setenv("DISPLAY", name)
        yield name


def xdotool(*words: str) -> str:
    done = subprocess.run(["xdotool", *words], capture_output=True, text=True, timeout=60, check=False)
    return done.stdout.strip()


def x11_holder() -> Holder:
    from oakensearch_gui.desktop.hot_key.x11 import X11Holder

    return X11Holder()


@pytest.mark.parametrize(
    ("keys", "pressed"),
    [("Ctrl+Alt+O", "ctrl+alt+o"), ("Meta+Space", "super+space"), ("F9", "F9"), ("Ctrl+Shift+!", "ctrl+shift+1")],
)
def test_the_key_is_heard_on_x11_whatever_is_locked_and_no_other(
    qtbot: QtBot, display: str, keys: str, pressed: str
) -> None:
    holder = x11_holder()
    heard = Heard(holder)
    holder.hold(combination(keys))
    assert heard.answers == [Answer(True)]
    for count, lock in enumerate(("Caps_Lock", "Num_Lock", "Caps_Lock", "Num_Lock"), 1):
        xdotool("key", "o", "key", "ctrl+o", "key", "alt+o", "key", "shift+F9", "key", lock)
        xdotool("key", pressed)
        qtbot.waitUntil(lambda: heard.presses >= count)  # noqa: B023 - called in this turn only
        assert heard.presses == count
    holder.release()


def test_a_key_that_another_program_has_is_told_and_can_be_had_once_it_is_free(qtbot: QtBot, display: str) -> None:
    first, second = x11_holder(), x11_holder()
    heard = Heard(second)
    first.hold(combination("Ctrl+Alt+O"))
    second.hold(combination("Ctrl+Alt+O"))
    assert not heard.answers[-1].held
    assert "Another program has these keys" in heard.answers[-1].text
    first.release()

    def granted() -> bool:  # the server notices in its own time that the first has gone
        second.hold(combination("Ctrl+Alt+O"))
        return heard.answers[-1].held

    qtbot.waitUntil(granted)
    assert heard.answers[-1] == Answer(True)
    xdotool("key", "ctrl+alt+o")
    qtbot.waitUntil(lambda: heard.presses == 1)
    second.release()


def test_a_key_that_the_keyboard_has_not_is_told(display: str) -> None:
    holder = x11_holder()
    heard = Heard(holder)
    holder.hold(combination("Ctrl+ش"))
    assert "no such key" in heard.answers[-1].text


def test_without_an_x_server_nothing_is_granted(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    needs()
    monkeypatch.setenv("DISPLAY", ":nowhere")
    holder = x11_holder()
    heard = Heard(holder)
    holder.hold(combination("F9"))
    assert "grants no program such a key" in heard.answers[-1].text


def test_after_another_keyboard_the_key_is_where_it_is_now(qtbot: QtBot, display: str) -> None:
    needs("setxkbmap")
    holder = x11_holder()
    heard = Heard(holder)
    holder.hold(combination("Ctrl+Alt+Y"))
    subprocess.run(["setxkbmap", "de"], check=True, timeout=60)  # y and z change places
    qtbot.waitUntil(lambda: len(heard.answers) > 1)
    assert heard.answers[-1].held
    xdotool("key", "ctrl+alt+z")
    xdotool("key", "ctrl+alt+y")
    qtbot.waitUntil(lambda: heard.presses == 1)
    holder.release()


IN_FRONT = """
from PySide6.QtWidgets import QApplication, QLabel
app = QApplication([])
label = QLabel("In front")
label.setWindowTitle("In front")
label.showMaximized()
app.exec()
"""


def test_the_window_comes_up_from_behind_another_and_from_being_minimised(
    qtbot: QtBot, display: str, home: Home, tmp_path: Path
) -> None:
    """The program itself, under a window manager."""
    kept = {"version": 1, "meaning": {"model": "off"}, "keyboard": {"everywhere": "Ctrl+Alt+O"}}
    home.settings_file.write_text(json.dumps(kept))
    own = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "WAYLAND_", "XDG_"))}
    own |= {"QT_QPA_PLATFORM": "xcb", "HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path), "LANGUAGE": "en"}

    def active() -> str:
        return xdotool("getactivewindow", "getwindowname")

    programs = []
    try:
        for command in (
            ["openbox"],
            [sys.executable, "-m", "oakensearch_gui", "--home", str(home.root)],
            [sys.executable, "-c", IN_FRONT],
        ):
            programs.append(subprocess.Popen(command, cwd=ROOT, env=own, stderr=subprocess.DEVNULL))
            if "-m" in command:
                qtbot.waitUntil(lambda: active() == "OakenSearch")
        qtbot.waitUntil(lambda: active() == "In front")
        xdotool("key", "ctrl+alt+o")
        qtbot.waitUntil(lambda: active() == "OakenSearch")
        xdotool("getactivewindow", "windowminimize")
        qtbot.waitUntil(lambda: active() == "In front")
        xdotool("key", "ctrl+alt+o")
        qtbot.waitUntil(lambda: active() == "OakenSearch")
    finally:
        for program in reversed(programs):
            program.terminate()
        for program in programs:
            program.wait(30)


# ---- the portal of Wayland's desktops


class FakePortal(threading.Thread):
    """Answers as a desktop does; `decides` says what: `grant`, `decline`, `nothing`, or `refuse` every call."""

    def __init__(self, address: str, decides: str) -> None:
        super().__init__()
        import jeepney
        from jeepney.io import blocking

        self._jeepney = jeepney
        self._decides = decides
        sock = blocking.prep_socket(address.removeprefix("unix:path=").partition(",")[0])
        self._bus = blocking.DBusConnection(sock)
        self._bus.send_and_get_reply(jeepney.message_bus.RequestName("org.freedesktop.portal.Desktop", 0))
        self.calls: list[tuple[str, tuple[Any, ...]]] = []
        self._client = ""
        self._ends = False

    def run(self) -> None:
        while not self._ends:
            with suppress(TimeoutError):
                self._take(self._bus.receive(timeout=0.05))
        self._bus.close()

    def end(self) -> None:
        self._ends = True
        self.join(30)

    def _take(self, call: Any) -> None:
        fields, names = call.header.fields, self._jeepney.HeaderFields
        if call.header.message_type is not self._jeepney.MessageType.method_call:
            return
        method, self._client = fields[names.member], fields[names.sender]
        self.calls.append((method, call.body))
        if method == "Register" or self._decides == "refuse":
            error = "org.freedesktop.DBus.Error.UnknownMethod"
            self._bus.send(self._jeepney.new_error(call, error, "s", (f"No such interface for {method}",)))
            return
        token = call.body[-1]["handle_token"][1]
        path = f"/org/freedesktop/portal/desktop/request/{self._client[1:].replace('.', '_')}/{token}"
        self._bus.send(self._jeepney.new_method_return(call, "o", (path,)))
        self._signal(path, "org.freedesktop.portal.Request", "Response", "ua{sv}", self._decision(method, call.body))

    def _decision(self, method: str, body: tuple[Any, ...]) -> tuple[int, dict[str, Any]]:
        if method == "CreateSession":
            return 0, {"session_handle": ("s", "/org/freedesktop/portal/desktop/session/1_1/ours")}
        granted = [
            (name, {"description": told["description"], "trigger_description": ("s", "Super+O")})
            for name, told in body[1]
        ]
        if self._decides == "decline":
            return 1, {}
        return 0, {"shortcuts": ("a(sa{sv})", granted if self._decides == "grant" else [])}

    def press(self, session: str = "/org/freedesktop/portal/desktop/session/1_1/ours") -> None:
        options = {"activation_token": ("s", "token-7")}
        self._signal(
            "/org/freedesktop/portal/desktop", "org.freedesktop.portal.GlobalShortcuts", "Activated", "osta{sv}",
            (session, "oakensearch", 1234, options),
        )  # fmt: skip

    def _signal(self, path: str, interface: str, name: str, signature: str, body: tuple[Any, ...]) -> None:
        emitter = self._jeepney.DBusAddress(path, interface=interface)
        self._bus.send(self._jeepney.new_signal(emitter, name, signature, body))


@pytest.fixture
def bus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A session bus of this test alone."""
    needs("dbus-daemon")
    command = ["dbus-daemon", "--session", "--nofork", "--print-address", f"--address=unix:path={tmp_path}/bus"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as daemon:
        assert daemon.stdout is not None
        address = daemon.stdout.readline().strip()
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
        yield address
        daemon.terminate()


def portal_holder() -> Holder:
    from oakensearch_gui.desktop.hot_key.portal import PortalHolder

    return PortalHolder()


def test_a_desktop_is_asked_for_the_key_and_says_when_it_is_pressed(qtbot: QtBot, bus: str) -> None:
    portal = FakePortal(bus, "grant")
    portal.start()
    try:
        holder = portal_holder()
        heard = Heard(holder)
        holder.hold(combination("Ctrl+Alt+O"))
        qtbot.waitUntil(lambda: bool(heard.answers))
        assert heard.answers[0].held
        assert "Super+O" in heard.answers[0].text, "the desktop chose other keys than were proposed, and says so"
        assert [method for method, _ in portal.calls] == ["Register", "CreateSession", "BindShortcuts"]
        _, ((name, told),), window, _ = portal.calls[2][1]
        assert (name, told["preferred_trigger"], window) == ("oakensearch", ("s", "CTRL+ALT+o"), "")
        portal.press("/org/freedesktop/portal/desktop/session/9_9/of_another_program")
        portal.press()
        qtbot.waitUntil(lambda: heard.presses == 1)
        assert os.environ["XDG_ACTIVATION_TOKEN"] == "token-7"
        holder.release()
    finally:
        portal.end()


@pytest.mark.parametrize(
    ("decides", "told"),
    [("decline", "not allowed"), ("nothing", "did not grant"), ("refuse", "cannot grant programs a key")],
)
def test_a_desktop_that_grants_no_key_is_told(qtbot: QtBot, bus: str, decides: str, told: str) -> None:
    portal = FakePortal(bus, decides)
    portal.start()
    try:
        holder = portal_holder()
        heard = Heard(holder)
        holder.hold(combination("Meta+O"))
        qtbot.waitUntil(lambda: bool(heard.answers))
        (answer,) = heard.answers
        assert not answer.held
        assert told in answer.text
    finally:
        portal.end()


def test_a_desktop_without_a_portal_is_told(qtbot: QtBot, bus: str) -> None:
    holder = portal_holder()
    heard = Heard(holder)
    holder.hold(combination("Meta+O"))
    qtbot.waitUntil(lambda: bool(heard.answers))
    assert "cannot grant programs a key" in heard.answers[0].text


@pytest.mark.parametrize("address", [None, "unix:path=/nowhere/bus", "nonsense"])
def test_a_session_without_a_bus_is_told(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, address: str | None
) -> None:
    needs()
    if address is None:
        monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    else:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
    holder = portal_holder()
    heard = Heard(holder)
    holder.hold(combination("Meta+O"))
    assert "grants no program such a key" in heard.answers[0].text


# ---- Windows


class FakeUser32:
    """Notes the calls; `free` says whether the key can be had."""

    def __init__(self, *, free: bool = True) -> None:
        self.free = free
        self.calls: list[tuple[object, ...]] = []

    def RegisterHotKey(self, window: None, number: int, modifiers: int, key: int) -> int:
        self.calls.append(("register", window, number, modifiers, key))
        return int(self.free)

    def UnregisterHotKey(self, window: None, number: int) -> int:
        self.calls.append(("unregister", window, number))
        return 1

    def VkKeyScanW(self, character: str) -> int:
        return {"o": 0x4F, " ": 0x20, "!": 0x0131}.get(character, -1)


@pytest.mark.parametrize(
    ("keys", "modifiers", "code"),
    [
        ("Ctrl+Alt+O", 0x4003, 0x4F),
        ("Meta+Space", 0x4008, 0x20),
        ("F9", 0x4000, 0x78),
        ("Ctrl+Shift+!", 0x4006, 0x31),
        ("Alt+Home", 0x4001, 0x24),
    ],
)
def test_windows_is_asked_for_the_key_and_its_message_is_heard(
    qapp: QApplication, keys: str, modifiers: int, code: int
) -> None:
    system = FakeUser32()
    holder = WindowsHolder(system)
    heard = Heard(holder)
    holder.hold(combination(keys))
    assert system.calls == [("register", None, 1, modifiers, code)]
    assert heard.answers == [Answer(True)]
    filtering = holder._filter
    assert filtering is not None
    for message, number in ((WM_HOTKEY, 1), (WM_HOTKEY, 2), (0x0100, 1)):
        told = wintypes.MSG()
        told.message, told.wParam = message, number
        ours = filtering.nativeEventFilter(b"windows_generic_MSG", ctypes.addressof(told))
        assert ours == ((message, number) == (WM_HOTKEY, 1), 0)
    assert heard.presses == 1
    holder.release()
    holder.release()
    assert system.calls[1:] == [("unregister", None, 1)]


def test_a_key_that_windows_gave_to_another_program_is_told(qapp: QApplication) -> None:
    system = FakeUser32(free=False)
    holder = WindowsHolder(system)
    heard = Heard(holder)
    holder.hold(combination("Ctrl+Alt+O"))
    assert "Another program has these keys" in heard.answers[0].text
    holder.hold(combination("Ctrl+ش"))
    assert "no such key" in heard.answers[1].text
    holder.release()
    assert [call[0] for call in system.calls] == ["register"], "what was not granted is not given back"


# ---- the setting


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
