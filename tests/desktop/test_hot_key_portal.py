"""The key that brings the window up from any program, with a portal that we play on a bus of our own."""

from __future__ import annotations

import os
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.hot_key.holder import Holder
from tests.desktop.hot_keys import Heard, combination
from tests.desktop.x_server import needs


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


@contextmanager
def desktop(bus: str, decides: str) -> Iterator[FakePortal]:
    portal = FakePortal(bus, decides)
    portal.start()
    try:
        yield portal
    finally:
        portal.end()


def portal_holder() -> Holder:
    from oakensearch_gui.desktop.hot_key.portal import PortalHolder

    return PortalHolder()


def test_a_desktop_is_asked_for_the_key_and_says_when_it_is_pressed(qtbot: QtBot, bus: str) -> None:
    with desktop(bus, "grant") as portal:
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


@pytest.mark.parametrize(
    ("decides", "told"),
    [("decline", "not allowed"), ("nothing", "did not grant"), ("refuse", "cannot grant programs a key")],
)
def test_a_desktop_that_grants_no_key_is_told(qtbot: QtBot, bus: str, decides: str, told: str) -> None:
    with desktop(bus, decides):
        holder = portal_holder()
        heard = Heard(holder)
        holder.hold(combination("Meta+O"))
        qtbot.waitUntil(lambda: bool(heard.answers))
        (answer,) = heard.answers
        assert not answer.held
        assert told in answer.text


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
