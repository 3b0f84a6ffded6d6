"""The few calls of libxcb that a key needs, on a connection of our own.

Of libxcb and not of Xlib, since an error is an answer here: Xlib's ends the program where nobody handles it.
"""

from __future__ import annotations

import ctypes
from ctypes import POINTER, c_char_p, c_int, c_uint, c_uint8, c_uint16, c_uint32, c_void_p
from functools import cache

KEY_PRESS, MAPPING_NOTIFY, _CLIENT_MESSAGE = 2, 34, 33
_SENT = 0x80
"""Set in the type of an event that another program has sent."""

_ASYNC = 1
_REDIRECT_AND_NOTIFY = 0x180000
_A_PAGER = 2
"""Who asks for a window to become active: one that does it because the person said so (EWMH)."""


class Event(ctypes.Structure):
    """The beginning of any event; `detail` and `time` are those of a pressed key, `request` of another keyboard."""

    _fields_ = (("type", c_uint8), ("detail", c_uint8), ("sequence", c_uint16), ("time", c_uint32))

    @property
    def kind(self) -> int:
        return int(self.type) & ~_SENT


class _Cookie(ctypes.Structure):
    _fields_ = (("sequence", c_uint),)


class _Screens(ctypes.Structure):
    _fields_ = (("data", POINTER(c_uint32)), ("rest", c_int), ("index", c_int))


class _Atom(ctypes.Structure):
    _fields_ = (("head", c_uint8 * 8), ("atom", c_uint32))


class _Message(ctypes.Structure):
    _fields_ = (
        ("type", c_uint8), ("format", c_uint8), ("sequence", c_uint16), ("window", c_uint32), ("kind", c_uint32),
        ("data", c_uint32 * 5),
    )  # fmt: skip


class Connection:
    """A connection to the X server that DISPLAY names. Raises OSError where there is none."""

    def __init__(self) -> None:
        self._xcb, self._symbols, self._free = _libraries()
        number = c_int()
        self._at = self._xcb.xcb_connect(None, ctypes.byref(number))
        if self._xcb.xcb_connection_has_error(self._at):
            self._xcb.xcb_disconnect(self._at)
            raise OSError("no X server answers")
        screens = self._xcb.xcb_setup_roots_iterator(self._xcb.xcb_get_setup(self._at))
        for _ in range(number.value):
            self._xcb.xcb_screen_next(ctypes.byref(screens))
        self._root = screens.data[0]

    @property
    def descriptor(self) -> int:
        """The file descriptor that becomes readable when there is an event."""
        return int(self._xcb.xcb_get_file_descriptor(self._at))

    @property
    def lost(self) -> bool:
        return bool(self._xcb.xcb_connection_has_error(self._at))

    def keycodes(self, keysym: int) -> list[int]:
        """The keys of the present keyboard that write `keysym`."""
        symbols = self._symbols.xcb_key_symbols_alloc(self._at)
        found = self._symbols.xcb_key_symbols_get_keycode(symbols, keysym)
        codes: list[int] = []
        while found and found[len(codes)]:
            codes.append(int(found[len(codes)]))
        self._free(found)
        self._symbols.xcb_key_symbols_free(symbols)
        return codes

    def grab(self, keycode: int, modifiers: int) -> bool:
        """Have one key, with just these modifiers, wherever it is pressed; false where another program has it."""
        cookie = self._xcb.xcb_grab_key_checked(self._at, 0, self._root, modifiers, keycode, _ASYNC, _ASYNC)
        error = self._xcb.xcb_request_check(self._at, cookie)
        self._free(error)
        return not error

    def ungrab(self, keycode: int, modifiers: int) -> None:
        """Let go of a key."""
        self._xcb.xcb_ungrab_key(self._at, keycode, self._root, modifiers)
        self._xcb.xcb_flush(self._at)

    def release_keyboard(self, time: int) -> None:
        """While a grabbed key is down, the keyboard is ours: give it back at once, to whoever gets the focus."""
        self._xcb.xcb_ungrab_keyboard(self._at, time)
        self._xcb.xcb_flush(self._at)

    def events(self) -> list[Event]:
        """What has come since."""
        found = []
        while event := self._xcb.xcb_poll_for_event(self._at):
            found.append(Event.from_buffer_copy(event.contents))
            self._free(event)
        return found

    def activate(self, window: int, time: int) -> None:
        """Ask the window manager to give `window` the focus, because of what the person did at `time`."""
        name = b"_NET_ACTIVE_WINDOW"
        cookie = self._xcb.xcb_intern_atom(self._at, 0, len(name), name)
        reply = self._xcb.xcb_intern_atom_reply(self._at, cookie, None)
        if not reply:
            return
        message = _Message(_CLIENT_MESSAGE, 32, 0, window, reply.contents.atom, (c_uint32 * 5)(_A_PAGER, time))
        self._free(reply)
        self._xcb.xcb_send_event(self._at, 0, self._root, _REDIRECT_AND_NOTIFY, ctypes.byref(message))
        self._xcb.xcb_flush(self._at)

    def close(self) -> None:
        """The server lets go of all that was grabbed."""
        self._xcb.xcb_disconnect(self._at)


@cache
def _libraries() -> tuple[ctypes.CDLL, ctypes.CDLL, ctypes._NamedFuncPointer]:
    """The two libraries, both of which Qt's own part for X11 needs, too; and what frees their answers."""
    xcb, symbols = ctypes.CDLL("libxcb.so.1"), ctypes.CDLL("libxcb-keysyms.so.1")
    for library, name, result, arguments in (
        (xcb, "xcb_connect", c_void_p, [c_char_p, POINTER(c_int)]),
        (xcb, "xcb_connection_has_error", c_int, [c_void_p]),
        (xcb, "xcb_disconnect", None, [c_void_p]),
        (xcb, "xcb_get_setup", c_void_p, [c_void_p]),
        (xcb, "xcb_setup_roots_iterator", _Screens, [c_void_p]),
        (xcb, "xcb_screen_next", None, [POINTER(_Screens)]),
        (xcb, "xcb_get_file_descriptor", c_int, [c_void_p]),
        (xcb, "xcb_flush", c_int, [c_void_p]),
        (xcb, "xcb_poll_for_event", POINTER(Event), [c_void_p]),
        (xcb, "xcb_grab_key_checked", _Cookie, [c_void_p, c_uint8, c_uint32, c_uint16, c_uint8, c_uint8, c_uint8]),
        (xcb, "xcb_request_check", c_void_p, [c_void_p, _Cookie]),
        (xcb, "xcb_ungrab_key", _Cookie, [c_void_p, c_uint8, c_uint32, c_uint16]),
        (xcb, "xcb_ungrab_keyboard", _Cookie, [c_void_p, c_uint32]),
        (xcb, "xcb_intern_atom", _Cookie, [c_void_p, c_uint8, c_uint16, c_char_p]),
        (xcb, "xcb_intern_atom_reply", POINTER(_Atom), [c_void_p, _Cookie, c_void_p]),
        (xcb, "xcb_send_event", _Cookie, [c_void_p, c_uint8, c_uint32, c_uint32, POINTER(_Message)]),
        (symbols, "xcb_key_symbols_alloc", c_void_p, [c_void_p]),
        (symbols, "xcb_key_symbols_get_keycode", POINTER(c_uint8), [c_void_p, c_uint32]),
        (symbols, "xcb_key_symbols_free", None, [c_void_p]),
    ):
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    free = ctypes.CDLL(None).free
    free.argtypes, free.restype = [c_void_p], None
    return xcb, symbols, free
