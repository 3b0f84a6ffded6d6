"""What this program is, and what leaves the machine: nothing."""

from __future__ import annotations

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from oakensearch_gui import __version__
from oakensearch_gui.desktop.icons import pixmap
from oakensearch_gui.paths import Home


class AboutDialog(QDialog):
    """Texts only."""

    def __init__(self, home: Home, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("about_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About OakenSearch"))
        sign = QLabel()
        sign.setPixmap(pixmap("oakensearch", "#000000", 72, self.devicePixelRatioF()))
        sign.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        title = QLabel(f"OakenSearch {__version__}")
        title.setProperty("role", "title")
        title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        text = QLabel(
            self.tr(
                "Finds any mail you ever got, by its words or by its meaning. It works on this machine alone: "
                "nothing of your mail or your searches is sent anywhere."
            )
        )
        text.setWordWrap(True)
        where = QLabel(self.tr("Its files lie in {folder}").format(folder=home.root))
        where.setProperty("role", "caption")
        where.setWordWrap(True)
        where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        built = QLabel(self.tr("MIT licence · Qt {version}").format(version=qVersion()))
        built.setProperty("role", "caption")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(32, 24, 32, 16)
        column.setSpacing(12)
        for widget in (sign, title, text, where, built, buttons):
            column.addWidget(widget)
        self.setFixedWidth(420)
