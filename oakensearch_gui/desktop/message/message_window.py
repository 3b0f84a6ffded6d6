"""One message in a window of its own: headers, text, searched words marked, its thread, attachments."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QPushButton,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from oakensearch_gui.desktop.look.dialog import fitted, press_focused
from oakensearch_gui.desktop.look.elided_label import ElidedLabel
from oakensearch_gui.desktop.look.icons import pixmap, set_icon
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.memory import Memory
from oakensearch_gui.desktop.message.attachments_bar import AttachmentsBar
from oakensearch_gui.desktop.message.find_bar import FindBar
from oakensearch_gui.desktop.message.link_question import ask_to_open
from oakensearch_gui.desktop.message.message_browser import MessageBrowser
from oakensearch_gui.desktop.message.message_files import MessageFiles
from oakensearch_gui.desktop.message.message_header import MessageHeader
from oakensearch_gui.desktop.message.message_menu import MessageMenu
from oakensearch_gui.desktop.message.thread_list import ThreadList
from oakensearch_gui.desktop.ports import OpenedMessage
from oakensearch_gui.desktop.shortcuts import Shortcuts
from oakensearch_gui.desktop.words.core_words import core_text
from oakensearch_gui.desktop.words.wording import isolate, number_text

_TOLD = "read_mark"


class MessageWindow(QWidget):
    """Esc or Ctrl+W closes it; `closed(message_id)` lets the list go back to its row.

    `message_requested(MessageSummary)` asks to open another message of the thread.
    """

    closed = Signal(int)
    message_requested = Signal(object)

    def __init__(
        self,
        opened: OpenedMessage,
        theme: Theme,
        shortcuts: Shortcuts,
        memory: Memory,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._opened = opened
        self._theme = theme
        self._memory = memory
        self.setObjectName("message_window")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(opened.summary.subject or self.tr("(no subject)"))
        self.header = MessageHeader(theme)
        self.find_bar = FindBar(theme)
        self.body = MessageBrowser(theme)
        self.thread_list = ThreadList()
        self.attachments = AttachmentsBar(theme)
        self.menu = MessageMenu(theme, shortcuts)
        self.files = MessageFiles(opened, self.body, self)
        self.quotes_toggle = QToolButton()
        self.quotes_toggle.setObjectName("quotes_toggle")
        self.quotes_toggle.setCheckable(True)
        self.quotes_toggle.setText(self.tr("Quoted text"))
        self.quotes_toggle.setAccessibleName(self.tr("Show all quoted text"))
        self.quotes_toggle.hide()
        self.notice = ElidedLabel()
        self.notice.setObjectName("blocked_line")
        self.notice.setTextFormat(Qt.TextFormat.PlainText)
        self.notice.setMinimumWidth(80)
        self._shield = QLabel()
        self._shield.setPixmap(pixmap("shield", theme.colours.second, 16, self.devicePixelRatioF()))
        self.told = self._told_line()
        self._lay_out()
        self._connect(shortcuts)
        self._show()

    @property
    def message_id(self) -> int:
        return self._opened.hit.message_id

    @property
    def words(self) -> tuple[str, ...]:
        """The words that were searched, as this message holds them."""
        return self._opened.hit.matched_words

    def sizeHint(self) -> QSize:
        return fitted(self, 1040 if len(self._opened.thread) > 1 else 820, 760)

    def _told_line(self) -> QWidget:
        """What opening means, told until it was read once."""
        line = QWidget()
        line.setObjectName("told_line")
        line.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        text = QLabel(self.tr("Opening a message marks it as read in OakenSearch only. Your mailbox is not changed."))
        text.setObjectName("told_text")
        text.setWordWrap(True)
        done = QPushButton(self.tr("Got it"))
        done.setObjectName("told_done")
        done.setAccessibleName(done.text())
        done.setProperty("role", "quiet")
        done.clicked.connect(self.on_told_dismissed)
        row = QHBoxLayout(line)
        row.setContentsMargins(24, 6, 16, 6)
        row.addWidget(text, 1)
        row.addWidget(done)
        line.setVisible(not self._memory.was_told(_TOLD))
        return line

    def _lay_out(self) -> None:
        tools = QWidget()
        tools.setObjectName("message_tools")
        line = QHBoxLayout(tools)
        line.setContentsMargins(24, 6, 16, 6)
        line.setSpacing(8)
        line.addWidget(self._shield)
        line.addWidget(self.notice, 1)
        for tool in (self.quotes_toggle, self.header.toggle, self.find_bar, self.menu):
            line.addWidget(tool)
        beside = QSplitter(Qt.Orientation.Horizontal)
        beside.setObjectName("message_splitter")
        beside.setChildrenCollapsible(False)
        beside.addWidget(self.body)
        beside.addWidget(self.thread_list)
        beside.setStretchFactor(0, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.header, self.told, tools):
            column.addWidget(widget)
        headers = QHBoxLayout()  # below the button that shows them, which so stays under the pointer
        headers.setContentsMargins(24, 0, 24, 0)
        headers.addWidget(self.header.all_headers)
        column.addLayout(headers)
        column.addWidget(beside, 1)
        column.addWidget(self.attachments)
        self.resize(self.sizeHint())

    def _connect(self, shortcuts: Shortcuts) -> None:
        body, menu = self.body, self.menu
        body.link_pressed.connect(self.on_link_pressed)
        body.link_hovered.connect(self.on_link_hovered)
        body.marks_changed.connect(self.find_bar.on_marks_changed)
        body.quotes_changed.connect(self.on_quotes_changed)
        body.zoom_changed.connect(self._memory.keep_zoom)
        self.quotes_toggle.clicked.connect(self.on_quotes_clicked)
        self.find_bar.text_edited.connect(self.on_find_edited)
        self.find_bar.stepped.connect(body.step)
        self.find_bar.left.connect(body.setFocus)
        self.attachments.saved.connect(self.on_saved)
        self.attachments.failed.connect(self.on_failed)
        self.files.saved.connect(self.on_saved)
        self.files.failed.connect(self.on_failed)
        self.thread_list.message_requested.connect(self.message_requested)
        menu.print_requested.connect(self.files.on_print_requested)
        menu.pdf_requested.connect(self.files.on_pdf_requested)
        menu.save_requested.connect(self.files.on_save_requested)
        menu.source_requested.connect(self.files.on_source_requested)
        menu.zoom_requested.connect(self.on_zoom_requested)
        for name, slot in (
            ("close_message", self.close),
            ("find", self.find_bar.focus),
            ("find_next", self.on_next_wanted),
            ("find_previous", self.on_previous_wanted),
            ("quotes", self.quotes_toggle.click),
            ("headers", self.header.toggle.click),
            ("zoom_in", self.on_larger_wanted),
            ("zoom_out", self.on_smaller_wanted),
            ("zoom_normal", self.on_normal_wanted),
            ("print", self.files.on_print_requested),
            ("save", self.files.on_save_requested),
            ("source", self.files.on_source_requested),
        ):
            shortcuts.bind(self, name, slot)

    def _show(self) -> None:
        opened = self._opened
        self.header.show_message(opened)
        self.body.set_zoom(self._memory.zoom())
        words = opened.hit.matched_words
        self.find_bar.field.setText(words[0] if len(words) == 1 else "")
        if opened.html:
            self.body.show_html(opened.html, words)
        else:
            text = opened.view.text or opened.view.message.text
            self.body.setPlaceholderText("" if text.strip() else self._why_empty())
            self.body.show_text(text, words)
        self.thread_list.show_thread(opened.thread, self.message_id)
        self.attachments.show_parts(opened.attachments)
        self.menu.save_action.setEnabled(bool(opened.data))
        self.menu.source_action.setEnabled(bool(opened.data))
        self._show_notice()
        self.body.setFocus(Qt.FocusReason.OtherFocusReason)

    def _why_empty(self) -> str:
        problems = [core_text(problem) for problem in self._opened.view.message.problems]
        return "\n".join([self.tr("There is no text that can be shown."), *problems])

    def _show_notice(self) -> None:
        blocked = self._opened.blocked
        parts = [core_text(self._opened.note)] if self._opened.note else []
        if self._opened.note:
            parts.append(self.tr("This is the text that was kept when it was indexed."))
        if blocked == 1:
            parts.append(self.tr("1 thing from the network was blocked."))
        elif blocked:
            parts.append(self.tr("{count} things from the network were blocked.").format(count=number_text(blocked)))
        self._say(" ".join(parts))
        self._shield.setVisible(bool(blocked))

    def _say(self, text: str) -> None:
        self.notice.setText(text)

    # ---- slots

    @Slot(str)
    def on_find_edited(self, text: str) -> None:
        """Called by the find bar; emptied, it goes back to the words that were searched."""
        if text:
            self.body.mark((text,), whole=False)
        else:
            self.body.mark(self._opened.hit.matched_words)

    @Slot()
    def on_next_wanted(self) -> None:
        """Called by the shortcut."""
        self.body.step(1)

    @Slot()
    def on_previous_wanted(self) -> None:
        """Called by the shortcut."""
        self.body.step(-1)

    @Slot()
    def on_larger_wanted(self) -> None:
        """Called by the shortcut."""
        self.on_zoom_requested(1)

    @Slot()
    def on_smaller_wanted(self) -> None:
        """Called by the shortcut."""
        self.on_zoom_requested(-1)

    @Slot()
    def on_normal_wanted(self) -> None:
        """Called by the shortcut."""
        self.on_zoom_requested(0)

    @Slot(int)
    def on_zoom_requested(self, step: int) -> None:
        """Called by the menu: 1 larger, -1 smaller, 0 normal."""
        if step:
            self.body.zoom_by(step)
        else:
            self.body.set_zoom(1.0)

    @Slot(int, int)
    def on_quotes_changed(self, unfolded: int, total: int) -> None:
        """Called by the body."""
        self.quotes_toggle.setVisible(total > 0)
        self.quotes_toggle.setChecked(unfolded == total)
        set_icon(self.quotes_toggle, self._theme, "up" if unfolded == total else "down")
        self.quotes_toggle.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

    @Slot(bool)
    def on_quotes_clicked(self, shown: bool) -> None:
        """Called by the button."""
        self.body.unfold(every=shown)

    @Slot()
    def on_told_dismissed(self) -> None:
        """Called by the button: it is not told again."""
        self._memory.keep_told(_TOLD)
        self.told.hide()
        self.body.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(str)
    def on_link_pressed(self, target: str) -> None:
        """Called by the body: show where the link really leads, and ask."""
        ask_to_open(self, target, self.body.link_texts(target))

    @Slot(str)
    def on_link_hovered(self, target: str) -> None:
        """Called by the body: say where a link leads before it is pressed."""
        if target:
            self._say(isolate(target))
            self._shield.hide()
        else:
            self._show_notice()

    @Slot(str)
    def on_saved(self, path: str) -> None:
        """Called when a file was written."""
        self._shield.hide()
        self._say(self.tr("Saved as {path}").format(path=isolate(path)))

    @Slot(str)
    def on_failed(self, text: str) -> None:
        """Called when that could not be done."""
        QMessageBox.warning(self, "OakenSearch", text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, as the space bar does."""
        if not press_focused(self, event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit(self.message_id)
