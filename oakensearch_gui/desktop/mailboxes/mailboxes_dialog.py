"""The mailboxes that were added: where they lie, how much is in them, what is wrong; add and remove."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from oakensearch_gui.desktop.look.dialog import Dialog, fitted
from oakensearch_gui.desktop.look.icons import set_icon
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.mailboxes.activity_panel import ActivityPanel
from oakensearch_gui.desktop.mailboxes.discovered_list import DiscoveredList
from oakensearch_gui.desktop.mailboxes.indexing import IndexingProcess
from oakensearch_gui.desktop.mailboxes.problem_list import ProblemList
from oakensearch_gui.desktop.ports import LibraryStatus
from oakensearch_gui.desktop.words.core_words import core_text
from oakensearch_gui.desktop.words.wording import isolate, kind_text, messages_text
from oakensearch_gui.library.records import SourceInfo
from oakensearch_gui.mail.sources.discover import Discovered

_SOURCE = int(Qt.ItemDataRole.UserRole)


class MailboxesDialog(Dialog):
    """Removing asks first; what is removed is only what OakenSearch knows of the mailbox, never the mail."""

    folder_requested = Signal()
    file_requested = Signal()
    remove_requested = Signal(int)
    backup_requested = Signal()
    restore_requested = Signal()

    def __init__(self, theme: Theme, indexing: IndexingProcess, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("mailboxes_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Mailboxes"))
        self.resize(fitted(self, 640, 520))
        title = QLabel(self.tr("Mailboxes"))
        title.setProperty("role", "title")
        self.list = QListWidget()
        self.list.setObjectName("mailbox_list")
        self.list.setAccessibleName(self.tr("Mailboxes"))
        self.list.currentItemChanged.connect(self.on_current_changed)
        self.discovered = DiscoveredList(theme)
        self.discovered.mailbox_chosen.connect(self.on_offer_taken)
        self._found: tuple[Discovered, ...] = ()
        self._added: tuple[Path, ...] = ()
        self.activity = ActivityPanel(theme, indexing)
        self.problems = ProblemList(theme)
        self.activity.problem_told.connect(self.problems.on_problem_told)
        self._folder = self._button("mailboxes_add_folder", self.tr("Add a folder…"))
        set_icon(self._folder, theme, "add", "accent")
        self._file = self._button("mailboxes_add_file", self.tr("Add a file…"))
        set_icon(self._file, theme, "add", "accent")
        self.remove_button = self._button("mailboxes_remove", self.tr("Remove…"))
        self.remove_button.setEnabled(False)
        set_icon(self.remove_button, theme, "remove")
        self._folder.clicked.connect(self.folder_requested)
        self._file.clicked.connect(self.file_requested)
        self.remove_button.clicked.connect(self.on_remove_clicked)
        self.backup_button = self._button("mailboxes_backup", self.tr("Back up…"))
        self.restore_button = self._button("mailboxes_restore", self.tr("Restore a backup…"))
        self.backup_button.clicked.connect(self.backup_requested)
        self.restore_button.clicked.connect(self.restore_requested)
        self._lay_out(title)

    def _lay_out(self, title: QLabel) -> None:
        told = QLabel(self.tr("A backup holds this list, your marks and the settings. The mail itself stays here."))
        told.setObjectName("backup_line")
        told.setProperty("role", "caption")
        told.setWordWrap(True)
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        line = QHBoxLayout()
        line.setSpacing(8)
        for button in (self._folder, self._file, self.remove_button):
            line.addWidget(button)
        line.addStretch(1)
        last = QHBoxLayout()
        last.setSpacing(8)
        last.addWidget(self.backup_button)
        last.addWidget(self.restore_button)
        last.addStretch(1)
        last.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(12)
        column.addWidget(title)
        column.addWidget(self.list, 1)
        column.addLayout(line)
        column.addWidget(self.discovered)
        column.addWidget(self.activity)
        column.addWidget(self.problems)
        column.addWidget(told)
        column.addLayout(last)

    @Slot(object)
    def on_status_found(self, status: LibraryStatus) -> None:
        """Called when the worker has counted."""
        row = self.list.currentRow()
        with QSignalBlocker(
            self.list
        ):  # else the button that removes would be unusable for a moment, and lose the focus
            self._fill(status)
            self.list.setCurrentRow(max(0, min(row, self.list.count() - 1)))
        self.on_current_changed()
        self._added = tuple(source.path for source in status.sources)
        self._offer()

    @Slot(object)
    def on_found(self, found: tuple[Discovered, ...]) -> None:
        """Called when the machine has been looked through for mailboxes."""
        self._found = found
        self._offer()

    @Slot()
    def on_offer_taken(self) -> None:
        """Called by an offer, which goes: the keyboard would come upon the button that pauses."""
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _offer(self) -> None:
        """Those of this machine that are not there yet, neither as such nor in part."""
        self.discovered.on_found(
            [
                one
                for one in self._found
                if not any(one.path.is_relative_to(path) or path.is_relative_to(one.path) for path in self._added)
            ]
        )

    def _fill(self, status: LibraryStatus) -> None:
        self.list.clear()
        for source in status.sources:
            name = source.label or source.path.name
            lines = [
                f"{isolate(name)}  ·  {kind_text(source.kind)}  ·  {messages_text(source.messages)}",
                isolate(str(source.path)),
            ]
            if source.problem:
                lines.append(core_text(source.problem))
            elif not source.messages:
                lines.append(self.tr("Nothing was read yet"))
            item = QListWidgetItem("\n".join(lines))
            item.setData(_SOURCE, source)
            item.setSizeHint(QSize(0, 16 + len(lines) * (self.fontMetrics().lineSpacing() + 2)))
            self.list.addItem(item)

    @Slot()
    def on_current_changed(self) -> None:
        """Called by the list."""
        self.remove_button.setEnabled(self.list.currentItem() is not None)

    @Slot()
    def on_remove_clicked(self) -> None:
        """Called by the button: ask, then remove."""
        item = self.list.currentItem()
        if not self.list.selectedItems():
            return
        source: SourceInfo = item.data(_SOURCE)
        question = self.tr("Remove {name} from OakenSearch?").format(name=isolate(source.label or source.path.name))
        box = QMessageBox(self)
        box.setObjectName("remove_question")
        box.setIcon(QMessageBox.Icon.NoIcon)
        box.setText(question)
        box.setInformativeText(self.tr("Its messages are no longer found. The mail itself stays where it is."))
        yes = box.addButton(self.tr("Remove"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.exec()
        if box.clickedButton() is yes:
            self.remove_requested.emit(source.id)

    def _button(self, name: str, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setAccessibleName(text.rstrip("…"))
        button.setAutoDefault(False)
        return button
