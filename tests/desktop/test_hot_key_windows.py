"""The key that brings the window up from any program, with a user32 that we play."""

from __future__ import annotations

import ctypes
from ctypes import wintypes

import pytest
from PySide6.QtWidgets import QApplication

from oakensearch_gui.desktop.hot_key.holder import Answer
from oakensearch_gui.desktop.hot_key.windows import WM_HOTKEY, WindowsHolder
from tests.desktop.hot_keys import Heard, combination


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
