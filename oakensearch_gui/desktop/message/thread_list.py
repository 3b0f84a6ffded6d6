"""The other messages of the thread, beside an open one. Walking it opens nothing; a double-click or Enter does."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from oakensearch_gui.desktop.words.wording import date_text, isolate, local_now, number_text, one_line, sender_name
from oakensearch_gui.library.records import MessageSummary

_MESSAGE = int(Qt.ItemDataRole.UserRole)
_WIDTH = 240
_BESIDE = 12
_TALLEST = 1.3


class _List(QListWidget):
    opened = Signal(object)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            item = self.currentItem()
            if item is not None:
                self.opened.emit(item.data(_MESSAGE))
        else:
            super().keyPressEvent(event)


class ThreadList(QWidget):
    """`message_requested(MessageSummary)` asks to open another one of the thread."""

    message_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current = 0
        self.setObjectName("thread")
        self.setMinimumWidth(160)
        self.title = QLabel()
        self.title.setObjectName("thread_title")
        self.title.setProperty("role", "section")
        self.list = _List()
        self.list.setObjectName("thread_list")
        self.list.setAccessibleName(self.tr("Messages of this thread"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.opened.connect(self.on_opened)
        self.list.itemDoubleClicked.connect(self.on_item_double_clicked)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.list, 1)
        self.hide()

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, super().sizeHint().height())

    def show_thread(self, messages: Sequence[MessageSummary], current: int) -> None:
        """The messages by date; `current` is the id of the one that is open. Hidden where there is no other."""
        self._current = current
        self.list.clear()
        now = local_now()
        for message in messages:
            who, when = isolate(sender_name(message.sender)), date_text(message.date, now)
            item = QListWidgetItem(f"{who}\n{when}")
            item.setData(_MESSAGE, message)
            item.setToolTip(isolate(one_line(message.subject)))
            spoken = [who, isolate(one_line(message.subject)), when]
            font = item.font()
            font.setWeight(font.Weight.DemiBold if message.unread else font.Weight.Normal)
            item.setFont(font)
            if message.unread:
                spoken.append(self.tr("unread"))
            if message.id == current:
                spoken.append(self.tr("open"))
            # Qt's own measure is that of the window's font: of taller letters, as in Arabic, it drops the second line.
            item.setSizeHint(QSize(0, _BESIDE + round(2 * self.list.fontMetrics().lineSpacing() * _TALLEST)))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join(spoken))
            self.list.addItem(item)
            if message.id == current:
                self.list.setCurrentItem(item)
        self.title.setText(self.tr("{count} in this thread").format(count=number_text(len(messages))))
        self.setVisible(len(messages) > 1)

    @Slot(QListWidgetItem)
    def on_item_double_clicked(self, item: QListWidgetItem) -> None:
        """Called by the list."""
        self.on_opened(item.data(_MESSAGE))

    @Slot(object)
    def on_opened(self, message: MessageSummary) -> None:
        """Called by the list for Enter."""
        if message.id != self._current:
            self.message_requested.emit(message)
