"""A key on Wayland: the desktop grants it, by org.freedesktop.portal.GlobalShortcuts, and may ask the person first.

Every call to the portal is answered twice: at once with a handle, and with the signal ``Response`` when the desktop,
or the person, has decided. Which keys it will be is the desktop's choice; ours are a proposal.

Qt's own D-Bus cannot be used from Python here: it cannot write ``a(sa{sv})``, a list of a kind of its own.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from jeepney import DBusAddress, HeaderFields, MatchRule, Message, MessageType, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from PySide6.QtCore import QKeyCombination, QObject, QSocketNotifier, Qt, Slot
from PySide6.QtGui import QGuiApplication

from oakensearch_gui.desktop.hot_key.holder import Answer, Holder, impossible, missing
from oakensearch_gui.desktop.hot_key.keysyms import keysym_name

_PORTAL = "org.freedesktop.portal.Desktop"
_PATH = "/org/freedesktop/portal/desktop"
_SHORTCUTS = DBusAddress(_PATH, _PORTAL, "org.freedesktop.portal.GlobalShortcuts")
_REGISTRY = DBusAddress(_PATH, _PORTAL, "org.freedesktop.host.portal.Registry")
_REQUEST = "org.freedesktop.portal.Request"
_OURS = "oakensearch"
"""Names our session, our requests and our one shortcut."""

_GRANTED, _DECLINED = 0, 1
_MODIFIERS = {
    Qt.KeyboardModifier.ControlModifier: "CTRL",
    Qt.KeyboardModifier.AltModifier: "ALT",
    Qt.KeyboardModifier.ShiftModifier: "SHIFT",
    Qt.KeyboardModifier.MetaModifier: "LOGO",
}


class PortalHolder(Holder):
    """A connection to the session's bus for each key that is held; it and the key end together."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bus: DBusConnection | None = None
        self._notifier: QSocketNotifier | None = None
        self._proposal = ""
        self._session = ""
        self._calls: set[int] = set()
        """The serials of calls without which there will be no key; an error in answer to one is the end."""
        self._decided: dict[str, Callable[[int, dict[str, Any]], None]] = {}
        """What comes next once the request at a path is decided."""

    def hold(self, keys: QKeyCombination) -> None:
        name = keysym_name(keys.key())
        if not name:
            self.answered.emit(missing())
            return
        held = [word for modifier, word in _MODIFIERS.items() if keys.keyboardModifiers() & modifier]
        self._proposal = "+".join([*held, name])
        try:
            self._bus = open_dbus_connection("SESSION")
            self._ask_for_session(self._bus)
        except (OSError, LookupError, RuntimeError, ValueError):  # no bus, no address of one, or none that lets us in
            self.release()
            self.answered.emit(impossible())
            return
        self._notifier = QSocketNotifier(self._bus.sock.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self.on_readable)

    def release(self) -> None:
        if self._notifier is not None:
            self._notifier.setEnabled(False)
            self._notifier.deleteLater()
            self._notifier = None
        if self._bus is not None:
            self._bus.close()
            self._bus = None
        self._session = ""
        self._calls.clear()
        self._decided.clear()

    @Slot()
    def on_readable(self) -> None:
        """Called by the notifier: the bus sent something."""
        while self._bus is not None:
            try:
                message = self._bus.receive(timeout=0)
                self._take(message)
            except TimeoutError:
                return
            except OSError:  # the bus is gone
                self._end(impossible())

    def _take(self, message: Message) -> None:
        fields = message.header.fields
        kind = message.header.message_type
        if kind is MessageType.error and fields.get(HeaderFields.reply_serial) in self._calls:
            self._end(self._no_portal())
        elif kind is MessageType.signal:
            interface, member = fields.get(HeaderFields.interface), fields.get(HeaderFields.member)
            if (interface, member) == (_REQUEST, "Response"):
                goes_on = self._decided.pop(fields[HeaderFields.path], None)
                if goes_on is not None:
                    goes_on(*message.body)
            elif member == "Activated" and message.body[:2] == (self._session, _OURS):
                self._on_activated(message.body[3])

    def _ask_for_session(self, bus: DBusConnection) -> None:
        for interface in (_REQUEST, _SHORTCUTS.interface):
            bus.send(message_bus.AddMatch(MatchRule(type="signal", sender=_PORTAL, interface=interface)))
        # Desktops ask for whom the key is; older portals do not know this call, and need it not.
        name = QGuiApplication.desktopFileName() or _OURS
        bus.send(new_method_call(_REGISTRY, "Register", "sa{sv}", (name, {})))
        options = {"handle_token": ("s", f"{_OURS}_session"), "session_handle_token": ("s", _OURS)}
        self._ask(bus, "CreateSession", "a{sv}", (options,), f"{_OURS}_session", self._on_session)

    def _on_session(self, code: int, results: dict[str, Any]) -> None:
        if self._bus is None:
            return
        if code != _GRANTED or "session_handle" not in results:
            self._end(self._no_portal())
            return
        self._session = results["session_handle"][1]
        told = self.tr("Bring OakenSearch up")
        wanted = [(_OURS, {"description": ("s", told), "preferred_trigger": ("s", self._proposal)})]
        options = {"handle_token": ("s", f"{_OURS}_keys")}
        body = (self._session, wanted, "", options)
        self._ask(self._bus, "BindShortcuts", "oa(sa{sv})sa{sv}", body, f"{_OURS}_keys", self._on_keys)

    def _on_keys(self, code: int, results: dict[str, Any]) -> None:
        if code == _DECLINED:
            told = self.tr("Your system was not allowed to grant these keys. Choose keys again to be asked again.")
            self._end(Answer(False, told))
            return
        granted = dict(results["shortcuts"][1]) if code == _GRANTED and "shortcuts" in results else {}
        if _OURS not in granted:
            told = self.tr("Your system did not grant these keys. Choose others, or look into its keyboard settings.")
            self._end(Answer(False, told))
            return
        keys = granted[_OURS].get("trigger_description", ("s", ""))[1]
        told = self.tr("Granted by your system, whose keyboard settings may change it: {keys}").format(keys=keys)
        self.answered.emit(Answer(True, told if keys else ""))

    def _on_activated(self, options: dict[str, Any]) -> None:
        token = options.get("activation_token", ("s", ""))[1]
        if token:
            os.environ["XDG_ACTIVATION_TOKEN"] = token  # with it Qt asks for the focus, and then forgets it
        self.pressed.emit()

    def _ask(
        self,
        bus: DBusConnection,
        method: str,
        signature: str,
        body: tuple[object, ...],
        token: str,
        goes_on: Callable[[int, dict[str, Any]], None],
    ) -> None:
        """Call the portal; `goes_on` hears what was decided on the request that `token` names."""
        assert bus.unique_name is not None
        sender = bus.unique_name.removeprefix(":").replace(".", "_")
        self._decided[f"{_PATH}/request/{sender}/{token}"] = goes_on
        serial = next(bus.outgoing_serial)
        self._calls.add(serial)
        bus.send(new_method_call(_SHORTCUTS, method, signature, body), serial=serial)

    def _end(self, answer: Answer) -> None:
        self.release()
        self.answered.emit(answer)

    def _no_portal(self) -> Answer:
        return Answer(
            False,
            self.tr("This desktop cannot grant programs a key. Add one in its keyboard settings, as is told below."),
        )
