"""The mailboxes that lie on this machine already, offered on the first page with their sizes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from oakensearch_gui.desktop.icons import set_icon
from oakensearch_gui.desktop.theme import Theme
from oakensearch_gui.desktop.wording import isolate, size_text
from oakensearch_gui.mail.sources.discover import Discovered

_MOST = 6


class DiscoveredList(QFrame):
    """One button for each mailbox; `mailbox_chosen(path)`. Hidden while none was found."""

    mailbox_chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("card")
        self.setAccessibleName(self.tr("Mailboxes on this computer"))
        title = QLabel(self.tr("Found on this computer"))
        title.setObjectName("discovered_title")
        title.setProperty("role", "section")
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(16, 12, 16, 12)
        self._rows.setSpacing(4)
        self._rows.addWidget(title)
        self._buttons: list[QPushButton] = []
        self.hide()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        return tuple(self._buttons)

    @Slot(object)
    def on_found(self, found: Sequence[Discovered]) -> None:
        """Called when the machine has been looked through; the largest come first."""
        for button in self._buttons:
            button.deleteLater()
        self._buttons = []
        for number, mailbox in enumerate(sorted(found, key=lambda one: -one.bytes)[:_MOST]):
            text = f"{mailbox.name}  ·  {size_text(mailbox.bytes)}  ·  {isolate(str(mailbox.path))}"
            button = QPushButton(text)
            button.setObjectName(f"discovered_{number}")
            button.setAccessibleName(self.tr("Add {mailbox}").format(mailbox=text))
            button.setProperty("role", "link")
            button.setProperty("path", str(mailbox.path))
            set_icon(button, self._theme, "mailbox", "accent")
            button.clicked.connect(self.on_button_clicked)
            self._rows.addWidget(button)
            self._buttons.append(button)
        self.setVisible(bool(self._buttons))

    @Slot()
    def on_button_clicked(self) -> None:
        """Called by one of the buttons."""
        self.mailbox_chosen.emit(self.sender().property("path"))
