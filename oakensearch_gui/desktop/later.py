"""Loads what the first rows can do without, once they are painted: no window that is opened then waits for its code.

Loaded at the start, these modules would keep the window from taking keys for a tenth of a second; loaded when they are
used first, they would hold up the opening of the first message.
"""

from __future__ import annotations

from importlib import import_module

from PySide6.QtCore import QObject, QTimer, Signal, Slot

_BEGIN_MS, _PAUSE_MS = 400, 30
"""Each module is loaded in a turn of its own, so that no key that is typed meanwhile has to wait for long."""

MODULES: tuple[str, ...] = (
    "PySide6.QtPrintSupport",
    "email.message",
    "importlib.metadata",
    *(
        f"oakensearch_gui.desktop.{name}"
        for name in (
            "message.message_resources", "message.message_text", "message.message_quotes", "message.message_pictures",
            "message.message_paper", "message.message_browser", "message.source_view", "message.message_files",
            "message.find_bar", "message.attachments_bar", "message.message_header", "message.thread_list",
            "message.message_window", "query.operators_popover", "query.saved_searches", "mailboxes.activity_panel",
            "mailboxes.problem_list", "mailboxes.mailboxes_dialog", "settings.setting_row", "settings.meaning_tools",
            "settings.settings_dialog", "about_dialog",
        )
    ),
)  # fmt: skip
"""In an order in which each needs little but those before it."""


class LaterModules(QObject):
    """`loaded` when all are there."""

    loaded = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rest = list(MODULES)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.on_timeout)

    @Slot()
    def begin(self) -> None:
        """Called when the window shows something; again: nothing."""
        if self._rest and not self._timer.isActive():
            self._timer.start(_BEGIN_MS)

    @Slot()
    def on_timeout(self) -> None:
        """Called by the timer: load the next."""
        import_module(self._rest.pop(0))
        if self._rest:
            self._timer.start(_PAUSE_MS)
        else:
            self.loaded.emit()
