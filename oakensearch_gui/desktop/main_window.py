"""The window: search bar, filters, list and status put together, and who answers whom."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QMessageBox, QVBoxLayout, QWidget

from oakensearch_gui.desktop.banner import Banner
from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.hot_key.hot_key import HotKey
from oakensearch_gui.desktop.look.icons import refresh_icons
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.mailboxes.backups import Backups
from oakensearch_gui.desktop.mailboxes.indexing import IndexingProcess
from oakensearch_gui.desktop.mailboxes.indexing_watch import IndexingWatch
from oakensearch_gui.desktop.mailboxes.mailbox_actions import MailboxActions
from oakensearch_gui.desktop.memory import Memory
from oakensearch_gui.desktop.message.message_windows import MessageWindows
from oakensearch_gui.desktop.ports import LibraryStatus
from oakensearch_gui.desktop.progress_line import ProgressLine
from oakensearch_gui.desktop.query.asking import Asking
from oakensearch_gui.desktop.query.chip_row import ChipRow
from oakensearch_gui.desktop.results.exploring import Exploring
from oakensearch_gui.desktop.results.hit_actions import HitActions
from oakensearch_gui.desktop.results.hit_menu import HitMenu
from oakensearch_gui.desktop.results.result_pane import ResultPane
from oakensearch_gui.desktop.searching import Searching
from oakensearch_gui.desktop.settings.preferences import Preferences
from oakensearch_gui.desktop.shortcuts import Shortcuts
from oakensearch_gui.desktop.single_instance import Wish
from oakensearch_gui.desktop.status_line import StatusLine
from oakensearch_gui.desktop.toolbar import Toolbar
from oakensearch_gui.desktop.tray import Tray
from oakensearch_gui.desktop.words.core_words import core_text
from oakensearch_gui.paths import Home
from oakensearch_gui.search.result import SearchResult
from oakensearch_gui.settings import Settings

_FIRST_SIZE, _FRAME = QSize(1080, 720), QSize(16, 48)


class MainWindow(QMainWindow):
    """Owns its widgets; `client` and `indexing` are given, so that a test can give its own.

    `closed` means the end of the program: with a sign in the tray, closing the window only hides it.
    """

    closed = Signal()

    def __init__(
        self, home: Home, settings: Settings, theme: Theme, client: SearchClient, indexing: IndexingProcess
    ) -> None:
        super().__init__()
        self._home = home
        self._settings = settings
        self._theme = theme
        self._client = client
        self._indexing = indexing
        self._memory = Memory(home.window_file)
        self.shortcuts = Shortcuts(settings, self)
        self.messages = MessageWindows(theme, client, self.shortcuts, self._memory, self)
        self.hot_key = HotKey(self.shortcuts, self)
        self.preferences = Preferences(home, settings, theme, client, indexing, self.shortcuts, self.hot_key, self)
        self.quitting = False
        """Whether closing means the end, also where a tray icon would keep the program."""
        self.tray = Tray(self.windowIcon(), self)
        self.mailboxes = MailboxActions(theme, client, indexing, self)
        self.backups = Backups(home, settings, client, indexing, self)
        self._query_after_sample = ""
        self.setObjectName("main_window")
        self.setWindowTitle("OakenSearch")
        self.setMinimumSize(480, 360)
        self.toolbar = Toolbar(theme)
        self.search_bar = self.toolbar.search_bar
        self.progress_line = ProgressLine(theme)
        self.chips = ChipRow(theme)
        self.banner = Banner(theme)
        self.pane = ResultPane(theme)
        self.hit_actions = HitActions(client, self.pane.list, self)
        self.hit_menu = HitMenu(self.hit_actions, self.pane.list, self.shortcuts)
        self.status_line = StatusLine(theme)
        self.searching = Searching(
            client, settings, self.toolbar, self.chips, self.pane, self.banner, self.status_line, self
        )
        self.exploring = Exploring(theme, client, self.search_bar, self._memory, self)
        self.asking = Asking(theme, client, home, settings, self.search_bar, self.toolbar.searches_menu, self)
        self._lay_out()
        self.chips.hide()  # until there is something to filter
        self.toolbar.sort.hide()
        self.toolbar.facets_button.hide()
        self._connect_widgets()
        self._connect_client()
        self._watch = IndexingWatch(indexing, client, self.status_line, self.banner, self.pane, self)
        self._watch.readable.connect(self.on_mail_read)
        self._watch.ended.connect(self.on_mail_read)
        self._add_shortcuts()
        self._restore()
        self.search_bar.focus()

    def _lay_out(self) -> None:
        middle = QWidget()
        middle.setObjectName("main_middle")
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.toolbar, self.chips, self.progress_line, self.searching.warning_line, self.banner):
            column.addWidget(widget)
        column.addWidget(self.exploring.timeline)
        found = QHBoxLayout()
        found.setSpacing(0)
        found.addWidget(self.pane, 1)
        found.addWidget(self.exploring.panel)
        column.addLayout(found, 1)
        column.addWidget(self.status_line)
        self.setCentralWidget(middle)

    # ---- who answers whom

    def _connect_widgets(self) -> None:
        bar, toolbar, pane = self.search_bar, self.toolbar, self.pane
        self.chips.query_changed.connect(bar.set_text)
        self.chips.counts_wanted.connect(self._client.want_counts)
        self.chips.totals_wanted.connect(self._client.want_totals)
        toolbar.facets_toggled.connect(self.exploring.set_panel_wanted)
        toolbar.order_changed.connect(self.on_order_changed)
        for asked in (toolbar, pane.first_run):
            asked.folder_requested.connect(self.mailboxes.on_folder_requested)
            asked.file_requested.connect(self.mailboxes.on_file_requested)
            asked.sample_requested.connect(self.mailboxes.on_sample_requested)
        toolbar.mailboxes_requested.connect(self.mailboxes.on_mailboxes_requested)
        toolbar.update_requested.connect(self._indexing.start)
        toolbar.theme_chosen.connect(self.preferences.on_theme_chosen)
        toolbar.density_chosen.connect(self.preferences.on_density_chosen)
        toolbar.settings_requested.connect(self.preferences.on_settings_requested)
        toolbar.about_requested.connect(self.preferences.on_about_requested)
        self.preferences.tray_changed.connect(self.tray.on_tray_changed)
        self.tray.raise_requested.connect(self.come_up)
        self.hot_key.pressed.connect(self.come_up)
        self.tray.update_requested.connect(self._indexing.start)
        self.tray.quit_requested.connect(self.on_quit_requested)
        self.preferences.searching_changed.connect(self.searching.search_now)
        self.preferences.mailboxes_requested.connect(self.mailboxes.on_mailboxes_requested)
        self.mailboxes.backup_requested.connect(self.backups.on_backup_requested)
        self.mailboxes.restore_requested.connect(self.backups.on_restore_requested)
        self.backups.began.connect(self.messages.close_all)
        self.backups.went_on.connect(self.searching.search_now)
        self.backups.settings_replaced.connect(self.preferences.on_settings_replaced)
        toolbar.quit_requested.connect(self.on_quit_requested)
        pane.query_chosen.connect(self.on_query_chosen)
        pane.result_shown.connect(self.on_result_shown)
        pane.totals_wanted.connect(self._client.want_totals)
        pane.model.page_wanted.connect(self._client.want_page)
        pane.list.hit_opened.connect(self.messages.on_hit_opened)
        pane.list.hit_opened.connect(self.asking.remember)
        self.messages.closed.connect(self.on_message_closed)
        self.hit_actions.thread_wanted.connect(self.searching.show_thread)
        pane.back_requested.connect(self.searching.leave_thread)
        self.hit_actions.saved.connect(self.status_line.tell_found)
        self.hit_actions.similar_wanted.connect(pane.tell_similar)
        self._client.messages_changed.connect(pane.model.set_messages)
        pane.list.left_upwards.connect(bar.focus)
        pane.list.row_changed.connect(self.on_row_changed)
        pane.list.model().modelReset.connect(self.on_row_changed)
        self.banner.build_requested.connect(self._indexing.start)
        self.banner.search_again_requested.connect(self.searching.search_now)
        self.banner.meaning_requested.connect(self.preferences.on_meaning_requested)
        self.banner.help_requested.connect(self.preferences.on_help_requested)
        self._theme.changed.connect(self.on_theme_changed)

    def _connect_client(self) -> None:
        client = self._client
        client.opened.connect(self.on_engine_opened)
        client.page_arrived.connect(self.pane.model.add_page)
        client.busy_changed.connect(self.progress_line.on_busy_changed)
        self.progress_line.shown_changed.connect(self.search_bar.show_stop)
        client.result_arrived.connect(self.chips.on_result_arrived)
        client.counts_found.connect(self.chips.counts_found)
        client.totals_arrived.connect(self.chips.on_totals_found)
        client.totals_arrived.connect(self.pane.nothing.on_totals_found)
        client.status_found.connect(self.on_status_found)
        client.messages_marked.connect(self.pane.model.set_read)
        client.source_added.connect(self.on_source_added)
        client.source_removed.connect(self.on_source_removed)
        client.task_failed.connect(self.on_task_failed)

    def _add_shortcuts(self) -> None:
        for name, slot in (
            ("search", self.search_bar.focus),
            ("filters", self.chips.enter),
            ("timeline", self.exploring.timeline.bars.setFocus),
            ("history", self.asking.completer.show_history),
            ("save_search", self.asking.on_star_pressed),
            ("help", self.asking.show_help),
            ("better_order", self.pane.better.click),
            ("forget_history", self.asking.forget_history),
        ):
            self.shortcuts.bind(self, name, slot)
        QShortcut(QKeySequence("?"), self, self.asking.show_help)  # a text field takes it for itself
        results = self.pane.list
        self.shortcuts.bind(results, "back", self.searching.leave_thread, Qt.ShortcutContext.WidgetShortcut)
        self.shortcuts.tell(self.pane.better, "better_order")
        self.toolbar.bind(self.shortcuts, self)
        self.shortcuts.changed.connect(self.on_keys_changed)
        self.on_keys_changed()

    # ---- searching

    @Slot(str)
    def on_query_chosen(self, query: str) -> None:
        """Called by a page that offers queries; on the first run it is the sample that they are meant for."""
        if self.searching.status.sources:
            self.search_bar.set_text(query)
        else:
            self._query_after_sample = query
            self.mailboxes.on_sample_requested()
        self.search_bar.focus()

    @Slot()
    def on_row_changed(self) -> None:
        """Called by the list: tell what can be done with a row while there is one."""
        self.status_line.show_hint(self.pane.list.currentIndex().isValid())

    @Slot(object)
    def on_result_shown(self, result: SearchResult) -> None:
        """Called by the pane: this is what the list now holds."""
        if result.hits:
            self._show_filters(True)
        self.status_line.show_result(result)

    def _show_filters(self, shown: bool) -> None:
        self.chips.setVisible(shown)
        self.toolbar.sort.setVisible(shown)
        self.toolbar.facets_button.setVisible(shown)

    # ---- one message

    @Slot(int)
    def on_message_closed(self, message_id: int) -> None:
        """Called by a message window: back to its row."""
        row = self.pane.model.row_of(message_id)
        if self.isVisible() and row is not None:
            self.activateWindow()
            self.pane.list.setFocus()
            self.pane.list.select_row(row)

    # ---- mailboxes

    @Slot()
    def on_engine_opened(self) -> None:
        """Called by the client: see what there is. The first rows come before anything is counted."""
        if not self.searching.status.sources:
            self.searching.search_now()
        self._client.want_status()

    @Slot(object)
    def on_status_found(self, status: LibraryStatus) -> None:
        """Called by the client: which page this makes, and whether there is something new to search."""
        before, self.searching.status = self.searching.status, status
        self.status_line.on_status_found(status)
        self._show_filters(bool(status.sources))
        if not status.sources:
            self.pane.show_first_run()
            self.mailboxes.offer_discovered(self.pane.first_run.discovered)
            self.status_line.tell_found("")
        elif not status.messages:
            self.pane.show_reading()
        elif not before.messages and not (self.pane.showing_list and self.pane.model.total):
            self.searching.search_now()
        elif status.messages != before.messages and not (self.pane.showing_list or self._client.busy):
            self.searching.search_now()  # nothing was found so far; now there is more to find it in

    @Slot(object)
    def on_source_added(self, source: object) -> None:  # noqa: ARG002 - the status tells it with all others
        """Called by the client: read it."""
        if self._query_after_sample:
            query, self._query_after_sample = self._query_after_sample, ""
            self.search_bar.set_text(query)
        self._client.want_status()
        self._indexing.start()

    @Slot(int)
    def on_source_removed(self, source_id: int) -> None:  # noqa: ARG002 - the status tells what is left
        """Called by the client: what is left, and let the index follow."""
        self._client.want_status()
        self.searching.search_now()
        self._indexing.start()

    @Slot(str)
    def on_task_failed(self, text: str) -> None:
        """Called by the client: something the person asked for could not be done."""
        QMessageBox.warning(self, "OakenSearch", core_text(text))

    @Slot()
    def on_mail_read(self) -> None:
        """Called when mail has been read: what is found now may be more."""
        self._client.want_status()
        if self.searching.status.sources:
            self.searching.search_now()

    # ---- looks and settings

    @Slot()
    def on_order_changed(self) -> None:
        """Called by the toolbar: the next start begins with it."""
        self._memory.keep_order(self.toolbar.chosen_sort.value, by_thread=self.toolbar.by_thread)

    @Slot()
    def on_keys_changed(self) -> None:
        """Called by the shortcuts: tell the two keys that a row is used with."""
        opens, tells = self.shortcuts.hint("open_message"), self.shortcuts.hint("details")
        texts = [self.tr("{key} opens").format(key=opens) if opens else ""]
        texts += [self.tr("{key} tells why").format(key=tells) if tells else ""]
        self.status_line.tell_hint(" · ".join(filter(None, texts)))

    @Slot()
    def on_theme_changed(self) -> None:
        """Called by the theme."""
        refresh_icons(self._theme)

    @Slot()
    def come_up(self) -> None:
        """Show the window in front of all others."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        self.search_bar.focus()

    @Slot(object)
    def on_wished(self, wish: Wish) -> None:
        """Called for what a later start asks for."""
        self.take(wish)
        if not wish.message:  # else the message is to be seen, not this window over it
            self.come_up()

    def take(self, wish: Wish) -> None:
        """Do what this start, or a later one, asks for."""
        if wish.query:
            self.search_bar.set_text(wish.query)
        if wish.mailbox:
            self._client.add_source(Path(wish.mailbox))
        if wish.message:
            self._client.open_file(Path(wish.message))

    @Slot()
    def on_quit_requested(self) -> None:
        """Called by the menu, and by its key: end the program, tray or not."""
        self.quitting = True
        self.close()

    def _restore(self) -> None:
        geometry = self._memory.geometry("window")
        if geometry is None or not self.restoreGeometry(geometry):
            # On a small screen, or one that shows all twice as large, the whole window is to be seen, frame and all.
            room = self.screen().availableGeometry().size() - _FRAME
            self.resize(_FIRST_SIZE.boundedTo(room))
        self.toolbar.facets_button.setChecked(self._memory.facets_shown())
        order, by_thread = self._memory.order()
        self.toolbar.sort.restore(order, by_thread=by_thread)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.exploring.fit()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._memory.keep_geometry("window", self.saveGeometry())
        if self.tray.shown and not self.quitting:
            event.ignore()
            self.hide()
            return
        self.messages.close_all()
        super().closeEvent(event)
        self.hot_key.close()
        self.closed.emit()
