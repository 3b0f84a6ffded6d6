"""A key on X11: the server is asked for that key alone, and sends it to us wherever it is pressed."""

from __future__ import annotations

from PySide6.QtCore import QKeyCombination, QObject, QSocketNotifier, Qt, Slot

from oakensearch_gui.desktop.hot_key.holder import Answer, Holder, impossible, missing, taken
from oakensearch_gui.desktop.hot_key.keysyms import keysym
from oakensearch_gui.desktop.hot_key.xcb import KEY_PRESS, MAPPING_NOTIFY, Connection

_SHIFT, _CAPS_LOCK, _CONTROL, _ALT, _NUM_LOCK, _SUPER = 1, 2, 4, 8, 16, 64
_MODIFIERS = {
    Qt.KeyboardModifier.ShiftModifier: _SHIFT,
    Qt.KeyboardModifier.ControlModifier: _CONTROL,
    Qt.KeyboardModifier.AltModifier: _ALT,
    Qt.KeyboardModifier.MetaModifier: _SUPER,
}
_LOCKS = (0, _CAPS_LOCK, _NUM_LOCK, _CAPS_LOCK | _NUM_LOCK)
"""To the server, a key is another one while one of these is on."""


class X11Holder(Holder):
    """Has a connection of its own, so that Qt's is left alone."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._connection: Connection | None = None
        self._notifier: QSocketNotifier | None = None
        self._keys: QKeyCombination | None = None
        self._grabbed: list[tuple[int, int]] = []
        self._time = 0
        """When the key was pressed, in the server's milliseconds."""

    def hold(self, keys: QKeyCombination) -> None:
        try:
            self._connection = Connection()
        except OSError:  # no server, or a library is missing
            self.answered.emit(impossible())
            return
        self._keys = keys
        self._notifier = QSocketNotifier(self._connection.descriptor, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self.on_readable)
        answer = self._grab(self._connection, keys)
        if not answer.held:
            self.release()
        self.answered.emit(answer)

    def release(self) -> None:
        if self._notifier is not None:
            self._notifier.setEnabled(False)
            self._notifier.deleteLater()
            self._notifier = None
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._grabbed = []

    def give_focus(self, window: int) -> None:
        # Qt names the time at which it was used last; a window manager takes that for a window that imposes itself.
        if self._connection is not None:
            self._connection.activate(window, self._time)

    @Slot()
    def on_readable(self) -> None:
        """Called by the notifier: the server sent something."""
        if self._connection is None:
            return
        events = self._connection.events()
        if self._connection.lost:
            self.release()
            return
        if any(event.kind == MAPPING_NOTIFY for event in events) and self._keys is not None:
            self._on_keyboard_changed(self._connection, self._keys)
        pressed = [event for event in events if event.kind == KEY_PRESS]
        if pressed and self._connection is not None:
            self._time = pressed[-1].time
            self._connection.release_keyboard(self._time)
            self.pressed.emit()

    def _on_keyboard_changed(self, connection: Connection, keys: QKeyCombination) -> None:
        for keycode, modifiers in self._grabbed:
            connection.ungrab(keycode, modifiers)
        self.answered.emit(self._grab(connection, keys))

    def _grab(self, connection: Connection, keys: QKeyCombination) -> Answer:
        self._grabbed = []
        codes = connection.keycodes(keysym(keys.key()))
        wanted = sum(mask for modifier, mask in _MODIFIERS.items() if keys.keyboardModifiers() & modifier)
        for code in codes:
            for locks in _LOCKS:
                if not connection.grab(code, wanted | locks):
                    return taken()
                self._grabbed.append((code, wanted | locks))
        return Answer(True) if codes else missing()
