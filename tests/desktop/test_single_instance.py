"""One window a home: a second start is heard by the first; and the sign in the tray."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEventLoop
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication, QMessageBox, QSystemTrayIcon
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.desktop.message import file_viewer
from oakensearch_gui.desktop.message.message_window import MessageWindow
from oakensearch_gui.desktop.single_instance import SingleInstance, Wish, _name
from oakensearch_gui.paths import Home
from tests.desktop.fakes import FakeEngine
from tests.making import letter

SECOND = """
import sys
from PySide6.QtCore import QCoreApplication
from oakensearch_gui.desktop.single_instance import SingleInstance, Wish
from oakensearch_gui.paths import Home
app = QCoreApplication([])
other = SingleInstance(Home.find(sys.argv[1]))
print(other.become_first(), other.hand_over(Wish("roof", "/mail/box")))
"""


def test_a_second_start_is_heard_by_the_first(qtbot: QtBot, home: Home) -> None:
    first = SingleInstance(home)
    assert first.become_first()
    wishes: list[Wish] = []
    first.wished.connect(wishes.append)
    with subprocess.Popen(
        [sys.executable, "-c", SECOND, str(home.root)], stdout=subprocess.PIPE, text=True, env=os.environ
    ) as second:
        qtbot.waitUntil(lambda: second.poll() is not None, timeout=30_000)
        said = second.stdout.read() if second.stdout else ""
    assert said.split() == ["False", "True"]
    assert wishes == [Wish("roof", "/mail/box")]
    first.close()
    again = SingleInstance(home)
    assert again.become_first()
    again.close()


def test_two_homes_have_a_window_each(qapp: QApplication, home: Home, tmp_path: Path) -> None:
    one, other = SingleInstance(home), SingleInstance(Home(tmp_path / "other"))
    assert one.become_first()
    assert other.become_first()
    one.close()
    other.close()


def test_a_first_one_that_does_not_answer_is_not_waited_for_for_ever(qapp: QApplication, home: Home) -> None:
    first = SingleInstance(home)
    assert first.become_first()
    assert first._server is not None
    first._server.close()
    assert not SingleInstance(home).hand_over(Wish("roof"))
    first.close()


def test_the_socket_is_for_this_person_only(qapp: QApplication, home: Home) -> None:
    first = SingleInstance(home)
    assert first.become_first()
    if sys.platform != "win32":
        socket = Path(_name(home))
        if socket.is_absolute():
            assert socket.stat().st_mode & 0o077 == 0
            assert socket.parent.stat().st_mode & 0o077 == 0
    first.close()


@pytest.mark.parametrize(
    "line", [b"nonsense\n", b"[]\n", b'{"query": 5, "mailbox": ""}\n', b'{"query": "x", "mailbox": ""}\n', b"\xff\n"]
)
def test_what_is_no_wish_is_refused(qtbot: QtBot, home: Home, line: bytes) -> None:
    first = SingleInstance(home)
    assert first.become_first()
    wishes: list[Wish] = []
    first.wished.connect(wishes.append)
    socket = QLocalSocket()
    socket.connectToServer(_name(home))
    assert socket.waitForConnected(3000)
    socket.write(line)
    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    assert wishes == []
    first.close()


def test_a_name_too_long_for_a_socket_is_shortened(tmp_path: Path) -> None:
    long = Home(tmp_path / ("x" * 120))
    assert len(_name(long)) < 60
    assert _name(long) != _name(Home(tmp_path / ("y" * 120)))


def test_a_wish_searches_adds_and_raises_the_window(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    window.showMinimized()
    window.on_wished(Wish("roof", "/mail/other"))
    qtbot.waitUntil(lambda: "roof" in engine.finished)
    qtbot.waitUntil(lambda: Path("/mail/other") in engine.library.added)
    assert not window.isMinimized()
    assert window.search_bar.text == "roof"


def test_without_a_tray_closing_is_the_end(qtbot: QtBot, window: MainWindow) -> None:
    assert not window.tray.shown
    with qtbot.waitSignal(window.closed):
        window.close()


def test_with_a_sign_in_the_tray_closing_hides_and_quitting_ends(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QSystemTrayIcon, "isSystemTrayAvailable", lambda: True)
    monkeypatch.setattr(QSystemTrayIcon, "show", lambda _: None)
    window.tray.on_tray_changed(True)
    assert window.tray.shown
    ended: list[bool] = []
    window.closed.connect(lambda: ended.append(True))
    window.close()
    QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
    assert not window.isVisible()
    assert ended == []
    window.tray.raise_requested.emit()
    assert window.isVisible()
    window.tray.quit_requested.emit()
    assert ended == [True]
    window.tray.on_tray_changed(False)


def test_a_desktop_without_a_tray_shows_no_sign(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QSystemTrayIcon, "isSystemTrayAvailable", lambda: False)
    window.tray.on_tray_changed(True)
    assert not window.tray.shown


def file_windows() -> list[MessageWindow]:
    found = [one for one in QApplication.topLevelWidgets() if isinstance(one, MessageWindow)]
    return [one for one in found if one.isVisible()]


def test_a_message_file_is_shown_by_the_window_that_is_open(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine, tmp_path: Path
) -> None:
    for number in range(2):
        file = tmp_path / f"{number}.eml"
        file.write_bytes(letter(f"Roof {number}"))
        window.on_wished(Wish(message=str(file)))
    qtbot.waitUntil(lambda: len(file_windows()) == 2)
    assert sorted(one.windowTitle() for one in file_windows()) == ["Roof 0", "Roof 1"]
    assert engine.library.marked == []
    file_windows()[0].close()
    assert len(file_windows()) == 1
    window.messages.close_all()
    assert file_windows() == []


def test_a_message_file_that_is_gone_is_told(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *arguments: told.append(arguments[-1]))
    window.on_wished(Wish(message=str(tmp_path / "gone.eml")))
    qtbot.waitUntil(lambda: bool(told))
    assert "gone.eml" in told[0]
    assert file_windows() == []


def test_a_later_start_hands_its_message_file_over(
    qapp: QApplication, home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "letter.eml"
    file.write_bytes(letter("Roof"))
    handed: list[Wish] = []

    def hand_over(_: SingleInstance, wish: Wish) -> bool:
        handed.append(wish)
        return True

    monkeypatch.setattr(SingleInstance, "hand_over", hand_over)
    assert file_viewer.main(home, file) == 0
    assert handed == [Wish(message=str(file))]
    assert file_windows() == []
