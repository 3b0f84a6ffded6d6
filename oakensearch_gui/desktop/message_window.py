"""One message in a window of its own: headers, text, searched words marked, attachments to save."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, QUrl, Signal, Slot
from PySide6.QtGui import QCloseEvent, QDesktopServices, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMessageBox, QVBoxLayout, QWidget

from oakensearch_gui.desktop.attachments_bar import AttachmentsBar
from oakensearch_gui.desktop.find_bar import FindBar
from oakensearch_gui.desktop.icons import pixmap
from oakensearch_gui.desktop.message_browser import MessageBrowser
from oakensearch_gui.desktop.message_header import MessageHeader
from oakensearch_gui.desktop.ports import OpenedMessage
from oakensearch_gui.desktop.theme import Theme
from oakensearch_gui.desktop.wording import isolate, number_text

_OPENABLE = ("http", "https", "mailto")


class MessageWindow(QWidget):
    """Esc or Ctrl+W closes it; `closed(message_id)` lets the list go back to its row."""

    closed = Signal(int)

    def __init__(self, opened: OpenedMessage, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._opened = opened
        self._theme = theme
        self.setObjectName("message_window")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(opened.summary.subject or self.tr("(no subject)"))
        self.resize(820, 760)
        self.header = MessageHeader(theme)
        self.find_bar = FindBar(theme)
        self.notice = QLabel()
        self.notice.setObjectName("blocked_line")
        self.notice.setTextFormat(Qt.TextFormat.PlainText)
        self._shield = QLabel()
        self._shield.setPixmap(pixmap("shield", theme.colours.second, 16, self.devicePixelRatioF()))
        self.body = MessageBrowser(theme)
        self.attachments = AttachmentsBar(theme)
        tools = QWidget()
        tools.setObjectName("message_tools")
        line = QHBoxLayout(tools)
        line.setContentsMargins(24, 6, 16, 6)
        line.setSpacing(8)
        line.addWidget(self._shield)
        line.addWidget(self.notice, 1)
        line.addWidget(self.header.toggle)
        line.addWidget(self.find_bar)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.header, tools, self.body, self.attachments):
            column.addWidget(widget)
        self._connect()
        self._show()

    @property
    def message_id(self) -> int:
        return self._opened.hit.message_id

    def _connect(self) -> None:
        self.body.link_pressed.connect(self.on_link_pressed)
        self.body.marks_changed.connect(self.find_bar.on_marks_changed)
        self.find_bar.text_edited.connect(self.on_find_edited)
        self.find_bar.stepped.connect(self.body.step)
        self.attachments.saved.connect(self.on_attachment_saved)
        self.attachments.failed.connect(self.on_attachment_failed)
        for keys, slot in (
            ((QKeySequence(Qt.Key.Key_Escape), QKeySequence("Ctrl+W")), self.close),
            ((QKeySequence("Ctrl+F"),), self.find_bar.focus),
            ((QKeySequence("F3"), QKeySequence("Ctrl+G")), self.on_next_wanted),
            ((QKeySequence("Shift+F3"), QKeySequence("Ctrl+Shift+G")), self.on_previous_wanted),
        ):
            shortcut = QShortcut(self)
            shortcut.setKeys(keys)
            shortcut.activated.connect(slot)

    def _show(self) -> None:
        opened = self._opened
        self.header.show_message(opened)
        if opened.html:
            self.body.show_html(opened.html)
        else:
            self.body.show_text(opened.view.text or opened.view.message.text)
        self.attachments.show_parts(opened.attachments)
        self._show_notice()
        words = opened.hit.matched_words
        self.body.mark(words)
        self.find_bar.field.setText(words[0] if len(words) == 1 else "")
        self.body.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_notice(self) -> None:
        blocked = self._opened.blocked
        parts = [self._opened.note] if self._opened.note else []
        if self._opened.note:
            parts.append(self.tr("This is the text that was kept when it was indexed."))
        if blocked == 1:
            parts.append(self.tr("1 thing from the network was blocked."))
        elif blocked:
            parts.append(self.tr("{count} things from the network were blocked.").format(count=number_text(blocked)))
        self.notice.setText(" ".join(parts))
        self._shield.setVisible(bool(blocked))

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

    @Slot(str)
    def on_link_pressed(self, target: str) -> None:
        """Called by the body: show where the link really leads, and ask."""
        url = QUrl(target)
        box = QMessageBox(self)
        box.setObjectName("link_question")
        box.setWindowTitle(self.tr("Open this link?"))
        box.setTextFormat(Qt.TextFormat.RichText)
        shown = escape(isolate(url.toString(QUrl.ComponentFormattingOption.FullyEncoded)))
        if url.scheme() not in _OPENABLE:
            box.setText(self.tr("This link is not opened, for it does not lead to a web page:"))
            box.setInformativeText(f"<b>{shown}</b>")
            box.setStandardButtons(QMessageBox.StandardButton.Close)
            box.exec()
            return
        box.setText(self.tr("It leads to <b>{host}</b>:").format(host=escape(isolate(url.host() or url.path()))))
        box.setInformativeText(shown)
        go = box.addButton(self.tr("Open"), QMessageBox.ButtonRole.AcceptRole)
        stay = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(stay)
        box.exec()
        if box.clickedButton() is go:
            QDesktopServices.openUrl(url)

    @Slot(str)
    def on_attachment_saved(self, path: str) -> None:
        """Called by the attachments."""
        self.notice.setText(self.tr("Saved as {path}").format(path=isolate(path)))

    @Slot(str)
    def on_attachment_failed(self, text: str) -> None:
        """Called by the attachments."""
        QMessageBox.warning(self, self.tr("Save the attachment"), text)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit(self.message_id)
