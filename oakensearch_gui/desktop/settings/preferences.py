"""The settings, in force: what the menu and the settings window change is kept, and taken up where it matters."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.hot_key.hot_key import HOT_KEY, HotKey
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.mailboxes.indexing import IndexingProcess
from oakensearch_gui.desktop.ports import LibraryStatus
from oakensearch_gui.desktop.shortcuts import SECTION, Shortcuts
from oakensearch_gui.paths import Home
from oakensearch_gui.settings import Settings, Value


class Preferences(QObject):
    """`searching_changed` when the same question may now have another answer; `tray_changed(wanted)`."""

    searching_changed = Signal()
    tray_changed = Signal(bool)
    mailboxes_requested = Signal()

    def __init__(
        self,
        home: Home,
        settings: Settings,
        theme: Theme,
        client: SearchClient,
        indexing: IndexingProcess,
        shortcuts: Shortcuts,
        hot_key: HotKey,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._home = home
        self._settings = settings
        self._theme = theme
        self._client = client
        self._indexing = indexing
        self._shortcuts = shortcuts
        self._hot_key = hot_key
        self._window = window
        self._messages = 0
        self._stale: set[str] = set()
        """Sections that the engine and the indexing process still have in their former state."""
        client.status_found.connect(self.on_status_found)

    # ---- slots for the menu and the banner

    @Slot()
    def on_settings_requested(self) -> None:
        """Show the settings."""
        from oakensearch_gui.desktop.settings.settings_dialog import SettingsDialog  # see desktop/later.py

        dialog = SettingsDialog(self._settings, self._theme, self._messages, self._window)
        dialog.follow(self._hot_key)
        dialog.setting_changed.connect(self.on_setting_changed)
        dialog.build_requested.connect(self.on_build_requested)
        dialog.mailboxes_requested.connect(self.mailboxes_requested)
        dialog.finished.connect(self.on_dialog_finished)
        dialog.open()

    @Slot(str)
    def on_theme_chosen(self, choice: str) -> None:
        """Light, dark, or as the system."""
        self._set("appearance.theme", choice)

    @Slot(str)
    def on_density_chosen(self, density: str) -> None:
        """How tall the rows are."""
        self._set("appearance.density", density)

    @Slot()
    def on_meaning_requested(self) -> None:
        """Meaning was switched off and is wanted again."""
        self._set("meaning.model", "bundled")
        self.on_build_requested()

    @Slot()
    def on_help_requested(self) -> None:
        """A part that compares meanings cannot be loaded."""
        QMessageBox.information(
            self._window,
            self.tr("Searching by meaning"),
            self.tr("A part of this copy of OakenSearch is missing or does not fit this computer. Install it anew."),
        )

    @Slot()
    def on_about_requested(self) -> None:
        """What this program is."""
        from oakensearch_gui.desktop.about_dialog import AboutDialog  # see desktop/later.py

        AboutDialog(self._home, self._settings, self._window).open()

    # ---- slots for the settings window

    @Slot(object)
    def on_status_found(self, status: LibraryStatus) -> None:
        """Called by the client."""
        self._messages = status.messages

    @Slot(str)
    def on_setting_changed(self, name: str) -> None:
        """Called by the settings window: the value is set already; keep it, and take it up."""
        self._home.create()
        self._settings.save(self._home.settings_file)
        section = name.partition(".")[0]
        if name == HOT_KEY:
            self._hot_key.take_up()
        elif section == SECTION:
            self._shortcuts.refresh()
        elif name == "appearance.tray":
            self.tray_changed.emit(self._settings.flag(name))
        elif section == "appearance":
            self._theme.take(self._settings)
        else:
            self._stale.add(section)

    @Slot()
    def on_build_requested(self) -> None:
        """Build meaning with the settings as they are."""
        self._stale.add("meaning")
        self.on_dialog_finished()

    @Slot()
    def on_dialog_finished(self) -> None:
        """The settings window was closed: the engine is opened anew once, however many values were changed."""
        stale, self._stale = self._stale, set()
        if stale:
            self._client.reopen()
            self.searching_changed.emit()
        if stale - {"search"} and self._messages:
            self._indexing.stop_and_start()

    @Slot()
    def on_settings_replaced(self) -> None:
        """Called when all settings are those of a backup: take them up. A settings window would show the former."""
        for dialog in self._window.findChildren(QDialog, "settings_dialog"):
            dialog.close()
        self._stale.clear()
        self._shortcuts.refresh()
        self._hot_key.take_up()
        self._theme.take(self._settings)
        self.tray_changed.emit(self._settings.flag("appearance.tray"))

    def _set(self, name: str, value: Value) -> None:
        self._settings.set(name, value)
        self.on_setting_changed(name)
