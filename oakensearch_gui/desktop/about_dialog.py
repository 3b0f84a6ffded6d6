"""What this program is and is made of, what it keeps on this machine, and a report that holds no mail."""

from __future__ import annotations

import threading
from contextlib import suppress

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt, QUrl, Signal, Slot, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from oakensearch_gui import __version__
from oakensearch_gui.components import Component, components
from oakensearch_gui.desktop.look.dialog import Dialog, fitted
from oakensearch_gui.desktop.look.icons import pixmap
from oakensearch_gui.desktop.outside import open_outside
from oakensearch_gui.paths import Home
from oakensearch_gui.search.support import StoredFile, report, stored_files
from oakensearch_gui.settings import Settings

_SHOWN_FILES = 6


class _Reader(QObject):
    """Counts and reads in a thread of its own: libraries are large, disks can be slow.

    It belongs to the program, since the dialog may be closed before all is counted.
    """

    found = Signal(object, object, str)

    def __init__(self) -> None:
        super().__init__(QCoreApplication.instance())

    def start(self, home: Home, settings: Settings) -> None:
        self.found.connect(self.deleteLater)  # connected last, so that it is done last
        copy = Settings({name: settings.get(name) for name in settings.changed()})
        threading.Thread(target=self._run, args=(home, copy), name="about", daemon=True).start()

    def _run(self, home: Home, settings: Settings) -> None:
        counted = (components(), stored_files(home), report(home, settings, {"Qt": qVersion()}))
        with suppress(RuntimeError):  # the program ended meanwhile
            self.found.emit(*counted)


class AboutDialog(Dialog):
    """Three pages: the program, the licences of its parts, and the report, which is seen before it is copied."""

    def __init__(self, home: Home, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("about_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About OakenSearch"))
        self._home = home
        self._parts: tuple[Component, ...] = ()
        self.files = QFormLayout()
        self.parts = QListWidget()
        self.licence = QPlainTextEdit()
        self.report = QPlainTextEdit()
        self.copy_button = QPushButton(self.tr("Copy the report"))
        pages = QTabWidget()
        pages.setObjectName("about_pages")
        pages.setDocumentMode(True)
        pages.setAccessibleName(self.windowTitle())
        pages.addTab(self._program(), self.tr("Program"))
        pages.addTab(self._licences(), self.tr("Licences"))
        pages.addTab(self._support(), self.tr("Report"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 16)
        column.setSpacing(12)
        column.addWidget(pages)
        column.addWidget(buttons)
        self.resize(fitted(self, 560, 520))
        reader = _Reader()
        reader.found.connect(self.on_found)
        reader.start(home, settings)

    def _program(self) -> QWidget:
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
        updates = QLabel(self.tr("It does not look for updates by itself either."))
        built = QLabel(self.tr("MIT licence · Qt {version}").format(version=qVersion()))
        where = QLabel(self.tr("Its files lie in {folder}").format(folder=self._home.root))
        where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for label in (built, where):
            label.setProperty("role", "caption")
        for label in (text, updates, where):
            label.setWordWrap(True)
        opened = QPushButton(self.tr("Show the folder"))
        opened.setObjectName("show_home")
        opened.setAccessibleName(opened.text())
        opened.setAutoDefault(False)
        opened.clicked.connect(self.on_folder_clicked)
        return _page(sign, title, text, updates, built, where, self.files, opened)

    def _licences(self) -> QWidget:
        self.parts.setObjectName("about_parts")
        self.parts.setAccessibleName(self.tr("Parts of this program"))
        self.parts.currentRowChanged.connect(self.on_part_chosen)
        self.licence.setObjectName("about_licence")
        self.licence.setAccessibleName(self.tr("Text of the licence"))
        self.licence.setReadOnly(True)
        return _page(self.parts, self.licence)

    def _support(self) -> QWidget:
        told = QLabel(
            self.tr("For a question to somebody who knows the program. It holds no mail, no addresses and no folders.")
        )
        told.setWordWrap(True)
        self.report.setObjectName("about_report")
        self.report.setAccessibleName(self.tr("Report"))
        self.report.setReadOnly(True)
        self.report.setPlainText(self.tr("Counting …"))
        self.copy_button.setObjectName("copy_support_report")
        self.copy_button.setAccessibleName(self.copy_button.text())
        self.copy_button.setAutoDefault(False)
        self.copy_button.setEnabled(False)
        self.copy_button.clicked.connect(self.on_copy_clicked)
        return _page(told, self.report, self.copy_button)

    @Slot(object, object, str)
    def on_found(self, parts: tuple[Component, ...], files: tuple[StoredFile, ...], told: str) -> None:
        """Called when all was counted."""
        self._parts = parts
        self.parts.addItems([f"{part.name} {part.version} · {part.licence}" for part in parts])
        self.parts.setCurrentRow(0)
        for file in (one for one in files[:_SHOWN_FILES] if one.size):
            size = QLabel(
                self.locale().formattedDataSize(file.size, 1, QLocale.DataSizeFormat.DataSizeTraditionalFormat)
            )
            self.files.addRow(_told(self._purpose(file.name)), size)
        self.report.setPlainText(told)
        self.copy_button.setEnabled(True)

    def _purpose(self, name: str) -> str:
        """What a file of the app is for; its name where that says enough."""
        return {
            "raw.db": self.tr("Library (messages, read state)"),
            "index.db": self.tr("Index (words and meaning)"),
            "embeddings.db": self.tr("Remembered meaning"),
        }.get(name, name)

    @Slot(int)
    def on_part_chosen(self, row: int) -> None:
        """The licence of the part is shown."""
        if 0 <= row < len(self._parts):
            part = self._parts[row]
            self.licence.setPlainText(part.text() or part.licence)

    @Slot()
    def on_folder_clicked(self) -> None:
        """The system's file manager shows the app's folder."""
        open_outside(QUrl.fromLocalFile(str(self._home.root)))

    @Slot()
    def on_copy_clicked(self) -> None:
        """Called by the button below the report that is copied."""
        QGuiApplication.clipboard().setText(self.report.toPlainText())


def _told(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", "second")
    return label


def _page(*parts: QWidget | QFormLayout) -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(16, 16, 16, 16)
    column.setSpacing(12)
    for part in parts:
        if isinstance(part, QWidget):
            column.addWidget(part)
        else:
            column.addLayout(part)
    return page
