"""The window: search bar, filters, list and status put together, and who answers whom."""

from __future__ import annotations

from PySide6.QtCore import QSettings, QTimer, Slot
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLabel, QMainWindow, QMessageBox, QVBoxLayout, QWidget

from oakensearch_gui.desktop.about_dialog import AboutDialog
from oakensearch_gui.desktop.banner import Banner
from oakensearch_gui.desktop.chip_row import ChipRow
from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.icons import refresh_icons
from oakensearch_gui.desktop.indexing import IndexingProcess, Progress
from oakensearch_gui.desktop.mailbox_actions import MailboxActions
from oakensearch_gui.desktop.message_windows import MessageWindows
from oakensearch_gui.desktop.ports import LibraryStatus
from oakensearch_gui.desktop.progress_line import ProgressLine
from oakensearch_gui.desktop.result_model import PAGE
from oakensearch_gui.desktop.result_pane import ResultPane
from oakensearch_gui.desktop.status_line import StatusLine
from oakensearch_gui.desktop.theme import Theme
from oakensearch_gui.desktop.toolbar import Toolbar
from oakensearch_gui.desktop.wording import isolate
from oakensearch_gui.paths import Home
from oakensearch_gui.search.query import with_operator
from oakensearch_gui.search.request import SearchRequest, Sort
from oakensearch_gui.search.result import SearchResult
from oakensearch_gui.settings import Settings

_STATUS_PAUSE_MS = 1000
"""While mail is read, how often the window looks what is there."""

_SEARCH_KEYS = ("Ctrl+K", "Ctrl+L", "Ctrl+F", "F3")


class MainWindow(QMainWindow):
    """Owns its widgets; `client` and `indexing` are given, so that a test can give its own."""

    def __init__(
        self, home: Home, settings: Settings, theme: Theme, client: SearchClient, indexing: IndexingProcess
    ) -> None:
        super().__init__()
        self._home = home
        self._settings = settings
        self._theme = theme
        self._client = client
        self._indexing = indexing
        self._status = LibraryStatus()
        self.messages = MessageWindows(theme, client, self)
        self.mailboxes = MailboxActions(theme, client, self)
        self._query_after_sample = ""
        self._status_timer = QTimer(self)
        self._status_timer.setSingleShot(True)
        self._status_timer.setInterval(_STATUS_PAUSE_MS)
        self._status_timer.timeout.connect(client.want_status)
        self.setObjectName("main_window")
        self.setWindowTitle("OakenSearch")
        self.setMinimumSize(480, 360)
        self.toolbar = Toolbar(theme)
        self.search_bar = self.toolbar.search_bar
        self.progress_line = ProgressLine(theme)
        self.chips = ChipRow(theme)
        self.banner = Banner(theme)
        self.warning_line = QLabel()
        self.warning_line.setObjectName("warning_line")
        self.warning_line.setWordWrap(True)
        self.warning_line.setContentsMargins(16, 0, 16, 6)
        self.warning_line.hide()
        self.pane = ResultPane(theme)
        self.status_line = StatusLine(theme)
        middle = QWidget()
        middle.setObjectName("main_middle")
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.toolbar, self.chips, self.progress_line, self.warning_line, self.banner):
            column.addWidget(widget)
        column.addWidget(self.pane, 1)
        column.addWidget(self.status_line)
        self.setCentralWidget(middle)
        self.chips.hide()  # until there is something to filter
        self.toolbar.sort.hide()
        self._connect_widgets()
        self._connect_client()
        self._connect_indexing()
        self._add_shortcuts()
        self._restore()
        self.search_bar.focus()

    # ---- who answers whom

    def _connect_widgets(self) -> None:
        bar, toolbar, pane = self.search_bar, self.toolbar, self.pane
        bar.query_edited.connect(self.on_query_edited)
        bar.query_entered.connect(self.on_query_entered)
        bar.left_downwards.connect(self.on_search_left_downwards)
        self.chips.query_changed.connect(bar.set_text)
        self.chips.counts_wanted.connect(self._client.want_counts)
        toolbar.sort_changed.connect(self.on_sort_changed)
        for asked in (toolbar, pane.first_run):
            asked.folder_requested.connect(self.mailboxes.on_folder_requested)
            asked.file_requested.connect(self.mailboxes.on_file_requested)
            asked.sample_requested.connect(self.mailboxes.on_sample_requested)
        toolbar.mailboxes_requested.connect(self.mailboxes.on_mailboxes_requested)
        toolbar.update_requested.connect(self._indexing.start)
        toolbar.theme_chosen.connect(self.on_theme_chosen)
        toolbar.density_chosen.connect(self.on_density_chosen)
        toolbar.about_requested.connect(self.on_about_requested)
        toolbar.quit_requested.connect(self.close)
        pane.query_chosen.connect(self.on_query_chosen)
        pane.result_shown.connect(self.on_result_shown)
        pane.model.page_wanted.connect(self._client.want_page)
        pane.list.hit_opened.connect(self.messages.on_hit_opened)
        self.messages.closed.connect(self.on_message_closed)
        pane.list.mark_requested.connect(self._client.mark)
        pane.list.sender_requested.connect(self.on_sender_requested)
        pane.list.left_upwards.connect(bar.focus)
        pane.list.row_changed.connect(self.on_row_changed)
        pane.list.model().modelReset.connect(self.on_row_changed)
        self.banner.build_requested.connect(self._indexing.start)
        self.banner.search_again_requested.connect(self.search_now)
        self.banner.meaning_requested.connect(self.on_meaning_requested)
        self.banner.help_requested.connect(self.on_help_requested)
        self.status_line.pause_requested.connect(self._indexing.pause)
        self.status_line.resume_requested.connect(self._indexing.resume)
        self._theme.changed.connect(self.on_theme_changed)

    def _connect_client(self) -> None:
        client = self._client
        client.opened.connect(self.on_engine_opened)
        client.result_arrived.connect(self.on_result_arrived)
        client.page_arrived.connect(self.pane.model.add_page)
        client.search_failed.connect(self.on_search_failed)
        client.busy_changed.connect(self.progress_line.on_busy_changed)
        client.counts_found.connect(self.chips.counts_found)
        client.status_found.connect(self.on_status_found)
        client.message_marked.connect(self.on_message_marked)
        client.source_added.connect(self.on_source_added)
        client.source_removed.connect(self.on_source_removed)
        client.task_failed.connect(self.on_task_failed)

    def _connect_indexing(self) -> None:
        indexing, line = self._indexing, self.status_line
        indexing.started.connect(line.on_indexing_started)
        indexing.started.connect(self.on_indexing_started)
        indexing.waited.connect(line.on_indexing_waited)
        indexing.waited.connect(self.on_indexing_started)
        indexing.progressed.connect(line.on_progressed)
        indexing.progressed.connect(self.on_indexing_progressed)
        indexing.paused_changed.connect(line.on_paused_changed)
        indexing.finished.connect(line.on_indexing_finished)
        indexing.finished.connect(self.on_indexing_ended)
        indexing.failed.connect(line.on_indexing_failed)
        indexing.failed.connect(self.on_indexing_ended)

    def _add_shortcuts(self) -> None:
        search = QShortcut(self)
        search.setKeys([QKeySequence(keys) for keys in _SEARCH_KEYS])
        search.activated.connect(self.search_bar.focus)
        menu = QShortcut(QKeySequence("F10"), self)
        menu.activated.connect(self.toolbar.menu_button.showMenu)

    # ---- searching

    def search_now(self) -> None:
        """Ask what the field says, now."""
        self._client.search(self._request())

    def _request(self) -> SearchRequest:
        return SearchRequest(self.search_bar.text, sort=self.toolbar.chosen_sort, limit=PAGE)

    @Slot(str)
    def on_query_edited(self, text: str) -> None:
        """Called by the search bar while the person types."""
        self.chips.on_query_changed(text)
        if text:
            self._client.search_when_typing_pauses(self._request())

    @Slot(str)
    def on_query_entered(self, text: str) -> None:
        """Called by the search bar for Enter, and for every change that was not typed."""
        self.chips.on_query_changed(text)
        if self._status.sources:
            self.search_now()

    @Slot(str)
    def on_query_chosen(self, query: str) -> None:
        """Called by a page that offers queries; on the first run it is the sample that they are meant for."""
        if self._status.sources:
            self.search_bar.set_text(query)
        else:
            self._query_after_sample = query
            self.mailboxes.on_sample_requested()
        self.search_bar.focus()

    @Slot(str)
    def on_sender_requested(self, address: str) -> None:
        """Called by the list's menu."""
        self.search_bar.set_text(with_operator(self.search_bar.text, "from", address))

    @Slot(object)
    def on_sort_changed(self, sort: Sort) -> None:  # noqa: ARG002 - asked for where the request is made
        """Called by the toolbar; the filters stay."""
        self.search_now()

    @Slot()
    def on_search_left_downwards(self) -> None:
        """Called by the search field for Down."""
        if self.pane.showing_list:
            self.pane.list.enter()

    @Slot(object, object)
    def on_result_arrived(self, request: SearchRequest, result: SearchResult) -> None:
        """Called by the client, for the newest question only."""
        if self._status.sources and (self._status.messages or result.hits):
            self.pane.show_result(request, result)
        self.banner.show_result(result)
        self._show_warnings(request.query, result)

    @Slot()
    def on_row_changed(self) -> None:
        """Called by the list: tell what can be done with a row while there is one."""
        self.status_line.hint.setVisible(self.pane.list.currentIndex().isValid())

    @Slot(object)
    def on_result_shown(self, result: SearchResult) -> None:
        """Called by the pane: this is what the list now holds."""
        self.status_line.show_result(result)

    @Slot(str)
    def on_search_failed(self, text: str) -> None:
        """Called by the client; the error dialog tells the rest."""
        self.status_line.found.setText(self.tr("The search failed: {reason}").format(reason=text))

    def _show_warnings(self, query: str, result: SearchResult) -> None:
        self.warning_line.setVisible(bool(result.warnings))
        self.warning_line.setText(
            "  ".join(f"{isolate(query[warning.start : warning.end])}: {warning.text}" for warning in result.warnings)
        )

    # ---- one message

    @Slot(int)
    def on_message_closed(self, message_id: int) -> None:
        """Called by a message window: back to its row."""
        row = self.pane.model.row_of(message_id)
        if self.isVisible() and row is not None:
            self.activateWindow()
            self.pane.list.setFocus()
            self.pane.list.select_row(row)

    @Slot(int, bool)
    def on_message_marked(self, message_id: int, read: bool) -> None:
        """Called by the client when the library has taken it in."""
        self.pane.model.set_read(message_id, read=read)

    # ---- mailboxes

    @Slot()
    def on_engine_opened(self) -> None:
        """Called by the client: see what there is."""
        self._client.want_status()

    @Slot(object)
    def on_status_found(self, status: LibraryStatus) -> None:
        """Called by the client: which page this makes, and whether there is something new to search."""
        before, self._status = self._status, status
        self.status_line.on_status_found(status)
        self.chips.setVisible(bool(status.sources))
        self.toolbar.sort.setVisible(bool(status.sources))
        if not status.sources:
            self.pane.show_first_run()
            self.status_line.found.clear()
        elif not status.messages:
            self.pane.show_reading()
        elif not before.messages:
            self.search_now()
        elif status.messages != before.messages and not (self.pane.showing_list or self._client.busy):
            self.search_now()  # nothing was found so far; now there is more to find it in

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
        self.search_now()
        self._indexing.start()

    @Slot(str)
    def on_task_failed(self, text: str) -> None:
        """Called by the client: something the person asked for could not be done."""
        QMessageBox.warning(self, "OakenSearch", text)

    # ---- reading mail

    @Slot()
    def on_indexing_started(self) -> None:
        """Called by the child process's handle."""
        self.banner.on_indexing_changed(running=True)
        self.pane.nothing.on_indexing_changed(running=True)

    @Slot(object)
    def on_indexing_progressed(self, progress: Progress) -> None:
        """Called while mail is read: look now and then how much is there."""
        if progress.phase != "embedding" and not self._status_timer.isActive():
            self._status_timer.start()

    @Slot()
    def on_indexing_ended(self) -> None:
        """Called when the child process has done its work, or ended: what is found now may be more."""
        self._status_timer.stop()
        self.banner.on_indexing_changed(running=False)
        self.pane.nothing.on_indexing_changed(running=False)
        self._client.want_status()
        if self._status.sources:
            self.search_now()

    # ---- looks and settings

    @Slot(str)
    def on_theme_chosen(self, choice: str) -> None:
        """Called by the menu."""
        self._theme.choose(choice)
        self._keep("appearance.theme", choice)

    @Slot(str)
    def on_density_chosen(self, density: str) -> None:
        """Called by the menu."""
        self._theme.set_density(density)
        self._keep("appearance.density", density)

    @Slot()
    def on_theme_changed(self) -> None:
        """Called by the theme."""
        refresh_icons(self._theme)

    @Slot()
    def on_meaning_requested(self) -> None:
        """Called by the banner when meaning is switched off."""
        self._keep("meaning.model", "bundled")
        self._client.reopen()
        self._indexing.start()

    @Slot()
    def on_help_requested(self) -> None:
        """Called by the banner when a part that compares meanings cannot be loaded."""
        QMessageBox.information(
            self,
            self.tr("Searching by meaning"),
            self.tr("A part of this copy of OakenSearch is missing or does not fit this computer. Install it anew."),
        )

    @Slot()
    def on_about_requested(self) -> None:
        """Called by the menu."""
        AboutDialog(self._home, self).open()

    def _keep(self, name: str, value: str) -> None:
        self._settings.set(name, value)
        self._home.create()
        self._settings.save(self._home.settings_file)

    def _window_settings(self) -> QSettings:
        return QSettings(str(self._home.window_file), QSettings.Format.IniFormat)

    def _restore(self) -> None:
        geometry = self._window_settings().value("window/geometry")
        if geometry is None or not self.restoreGeometry(geometry):
            self.resize(1080, 720)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._window_settings().setValue("window/geometry", self.saveGeometry())
        self.messages.close_all()
        super().closeEvent(event)
