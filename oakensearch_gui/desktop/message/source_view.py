"""The message as it lies in the mailbox: its bytes as text, to read and to copy."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QKeySequence, QShortcut
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from oakensearch_gui.desktop.look.dialog import fitted

_MOST_BYTES = 4_000_000
"""Shown of one message; a longer one would hold up the window. It can be saved whole."""


class SourceWindow(QWidget):
    """Read only. Esc or Ctrl+W closes it."""

    def __init__(self, data: bytes, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("source_window")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Source of {subject}").format(subject=title))
        self.resize(fitted(self, 820, 640))
        self.text = QPlainTextEdit()
        self.text.setObjectName("source_text")
        self.text.setAccessibleName(self.tr("Source of the message"))
        self.text.setReadOnly(True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        shown = readable(data[:_MOST_BYTES])
        if len(data) > _MOST_BYTES:
            shown += "\n\n" + self.tr("The rest is not shown. Save the message to have all of it.")
        self.text.setPlainText(shown)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.text)
        closing = QShortcut(self)
        closing.setKeys([QKeySequence(Qt.Key.Key_Escape), QKeySequence("Ctrl+W")])
        closing.activated.connect(self.close)


def readable(data: bytes) -> str:
    """`data` as text: UTF-8 where it is that, else one character a byte; what cannot be written shows as a sign."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        text = data.decode("latin-1")
    return "".join(
        character
        if character >= " " or character in "\n\t"
        else ("" if character == "\r" else "\N{REPLACEMENT CHARACTER}")
        for character in text
    )
