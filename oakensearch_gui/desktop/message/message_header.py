"""Above the text of a message: subject, who, when; and all headers for those who want them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPlainTextEdit, QToolButton, QVBoxLayout, QWidget

from oakensearch_gui.desktop.look.icons import set_icon
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.ports import OpenedMessage
from oakensearch_gui.desktop.words.wording import full_date_text, isolate

_HEADERS_HEIGHT = 180


class MessageHeader(QFrame):
    """Texts can be selected and copied. `toggle` shows `all_headers`; the window places both."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("message_header")
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 24, 12)
        column.setSpacing(8)
        self.subject = _text("message_subject", self.tr("Subject"))
        self.subject.setProperty("role", "title")
        self.subject.setWordWrap(True)
        column.addWidget(self.subject)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)
        column.addLayout(self._grid)
        self.toggle = QToolButton()
        self.toggle.setObjectName("all_headers_toggle")
        self.toggle.setCheckable(True)
        self.toggle.setText(self.tr("All headers"))
        self.toggle.setAccessibleName(self.tr("Show all headers"))
        self.toggle.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        set_icon(self.toggle, theme, "down")
        self.toggle.toggled.connect(self.on_toggled)
        self.all_headers = QPlainTextEdit()
        self.all_headers.setObjectName("all_headers")
        self.all_headers.setAccessibleName(self.tr("All headers"))
        self.all_headers.setReadOnly(True)
        self.all_headers.setFixedHeight(_HEADERS_HEIGHT)
        self.all_headers.hide()

    def show_message(self, opened: OpenedMessage) -> None:
        """Fill in the texts."""
        summary, message = opened.summary, opened.view.message
        self.subject.setText(isolate(summary.subject or self.tr("(no subject)")))
        recipients = message.to or summary.to
        rows = [
            (
                "from",
                self.tr("From"),
                isolate(str(summary.sender)) if summary.sender.address or summary.sender.name else "–",
            ),
            ("to", self.tr("To"), ", ".join(isolate(str(address)) for address in recipients)),
            ("cc", self.tr("Cc"), ", ".join(isolate(str(address)) for address in message.cc)),
            ("date", self.tr("Date"), full_date_text(summary.date)),
        ]
        for row, (name, title, text) in enumerate(entry for entry in rows if entry[2]):
            label = QLabel(title)
            label.setObjectName(f"message_{name}_title")
            label.setProperty("role", "second")
            value = _text(f"message_{name}", title)
            value.setWordWrap(True)
            value.setText(text)
            self._grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(value, row, 1)
        self.all_headers.setPlainText("\n".join(f"{name}: {value}" for name, value in opened.view.headers))
        self.toggle.setVisible(bool(opened.view.headers))

    @Slot(bool)
    def on_toggled(self, shown: bool) -> None:
        """Called by the button."""
        self.all_headers.setVisible(shown)
        set_icon(self.toggle, self._theme, "up" if shown else "down")


def _text(name: str, title: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setAccessibleName(title)
    label.setTextFormat(Qt.TextFormat.PlainText)
    # A text that can be selected would otherwise begin on the side of its own language, not on that of its title.
    right_to_left = QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    side = Qt.AlignmentFlag.AlignRight if right_to_left else Qt.AlignmentFlag.AlignLeft
    label.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label
