"""The key that brings the window up from any program, on a real X server."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.hot_key.holder import Answer, Holder
from oakensearch_gui.paths import Home
from tests.desktop.hot_keys import Heard, combination
from tests.desktop.x_server import needs, x_server

ROOT = Path(__file__).resolve().parents[2]


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
