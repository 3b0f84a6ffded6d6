"""The messages that are open, each in one window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.memory import Memory
from oakensearch_gui.desktop.message.opened_file import NO_ID
from oakensearch_gui.desktop.ports import OpenedMessage
from oakensearch_gui.desktop.shortcuts import Shortcuts
from oakensearch_gui.library.records import MessageSummary
from oakensearch_gui.search.result import SearchHit

if TYPE_CHECKING:
    from oakensearch_gui.desktop.message.message_window import MessageWindow


class MessageWindows(QObject):
    """`closed(message_id)` once one was closed."""

    closed = Signal(int)

    def __init__(
        self, theme: Theme, client: SearchClient, shortcuts: Shortcuts, memory: Memory, window: QWidget
    ) -> None:
        super().__init__(window)
        self._theme = theme
        self._client = client
        self._shortcuts = shortcuts
        self._memory = memory
        self._window = window
        self._open: dict[int, MessageWindow] = {}
        self._opened_from: dict[int, int] = {}
        """Of a message that was opened from another one's thread: which that was."""
        self._files: list[MessageWindow] = []
        """Of messages that lie in files of their own."""
        client.message_opened.connect(self.on_message_opened)

    def of(self, message_id: int) -> MessageWindow | None:
        """The window of a message, if it is open."""
        return self._open.get(message_id)

    def close_all(self) -> None:
        """The main window closes."""
        for window in (*self._open.values(), *self._files):
            window.close()

    @Slot(object)
    def on_hit_opened(self, hit: SearchHit) -> None:
        """Called by the list for a double-click or Enter: the only way to a message window."""
        window = self._open.get(hit.message_id)
        if window is not None:
            _come_up(window)
        else:
            self._client.open_message(hit)

    @Slot(object)
    def on_message_requested(self, message: MessageSummary) -> None:
        """Called by a message window for another message of its thread."""
        from oakensearch_gui.desktop.message.message_window import MessageWindow

        asking = self.sender()
        words: tuple[str, ...] = ()
        if isinstance(asking, MessageWindow):
            words = asking.words
            if message.id not in self._open:
                self._opened_from[message.id] = asking.message_id
        self.on_hit_opened(SearchHit(message.id, 0.0, message, matched_words=words))

    @Slot(object)
    def on_message_opened(self, opened: OpenedMessage) -> None:
        """Called by the client once the message was read."""
        if opened.hit.message_id in self._open:
            return  # asked for twice before the first had come
        from oakensearch_gui.desktop.message.message_window import MessageWindow  # see desktop/later.py

        window = MessageWindow(opened, self._theme, self._shortcuts, self._memory, self._window)
        if opened.hit.message_id == NO_ID:
            self._show_file(window)
            return
        window.message_requested.connect(self.on_message_requested)
        window.closed.connect(self.on_message_closed)
        self._open[opened.hit.message_id] = window
        window.show()

    def _show_file(self, window: MessageWindow) -> None:
        """A message that is in no mailbox: it has no read state, and no row to go back to."""
        window.told.hide()
        self._files.append(window)
        window.closed.connect(lambda _: self._files.remove(window))
        window.show()
        _come_up(window)

    @Slot(int)
    def on_message_closed(self, message_id: int) -> None:
        """Called by a message window: back to the one it was opened from, else to the list."""
        self._open.pop(message_id, None)
        before = self._open.get(self._opened_from.pop(message_id, 0))
        if before is not None:
            _come_up(before)
        else:
            self.closed.emit(message_id)


def _come_up(window: MessageWindow) -> None:
    window.raise_()
    window.activateWindow()
