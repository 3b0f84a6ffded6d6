"""The mailboxes that lie on this machine already, offered with their sizes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from oakensearch_gui.desktop.look.icons import set_icon
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.words.wording import isolate, size_text
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
        rows = QVBoxLayout(self)
        rows.setContentsMargins(16, 12, 16, 12)
        rows.setSpacing(4)
        rows.addWidget(title)
        # Made before anything is found, so that Tab comes to them where they stand.
        self._buttons = [self._button(number) for number in range(_MOST)]
        for button in self._buttons:
            rows.addWidget(button)
        self._shown = 0
        self.hide()

    def _button(self, number: int) -> QPushButton:
        button = QPushButton()
        button.setObjectName(f"discovered_{number}")
        button.setAccessibleName(self.accessibleName())
        button.setProperty("role", "link")
        set_icon(button, self._theme, "mailbox", "accent")
        button.clicked.connect(self.on_button_clicked)
        button.hide()
        return button

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """Those that offer a mailbox."""
        return tuple(self._buttons[: self._shown])

    @Slot(object)
    def on_found(self, found: Sequence[Discovered]) -> None:
        """Called when the machine has been looked through; the largest come first."""
        offered = sorted(found, key=lambda one: -one.bytes)[:_MOST]
        self._shown = len(offered)
        for button, mailbox in zip(self._buttons, offered, strict=False):
            text = f"{mailbox.name}  ·  {size_text(mailbox.bytes)}  ·  {isolate(str(mailbox.path))}"
            button.setText(text)
            button.setAccessibleName(self.tr("Add {mailbox}").format(mailbox=text))
            button.setProperty("path", str(mailbox.path))
        for number, button in enumerate(self._buttons):
            button.setVisible(number < self._shown)
        self.setVisible(bool(offered))

    @Slot()
    def on_button_clicked(self) -> None:
        """Called by one of the buttons."""
        self.mailbox_chosen.emit(self.sender().property("path"))
