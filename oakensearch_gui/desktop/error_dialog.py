"""The one place where the unexpected ends up: told in plain words, its report shown before anything is copied."""

from __future__ import annotations

import logging
import platform
import sys
import threading
import traceback
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal, Slot, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from oakensearch_gui import __version__
from oakensearch_gui.desktop.look.dialog import Dialog

_REPORT_WIDTH = 720

_log = logging.getLogger(__name__)


class ErrorDialog(Dialog):
    """What happened, and the report if the person wants to see it; only a shown report can be copied."""

    def __init__(self, summary: str, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("error_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Something went wrong"))
        self.setMinimumWidth(520)
        title = QLabel(self.tr("OakenSearch ran into something it did not expect"))
        title.setObjectName("error_title")
        title.setProperty("role", "title")
        title.setWordWrap(True)
        text = QLabel(
            self.tr("Your mail was not touched, and you can go on. If it happens again, the report helps to mend it.")
        )
        text.setObjectName("error_text")
        text.setWordWrap(True)
        what = QLabel(summary)
        what.setObjectName("error_summary")
        what.setProperty("role", "second")
        what.setTextFormat(Qt.TextFormat.PlainText)
        what.setWordWrap(True)
        self.report = QPlainTextEdit(report)
        self.report.setObjectName("error_report")
        self.report.setAccessibleName(self.tr("Report"))
        self.report.setReadOnly(True)
        self.report.setMinimumHeight(220)
        self.report.hide()
        self.show_button = QPushButton(self.tr("Show the report"))
        self.show_button.setObjectName("show_report")
        self.show_button.setAccessibleName(self.show_button.text())
        self.copy_button = QPushButton(self.tr("Copy the report"))
        self.copy_button.setObjectName("copy_report")
        self.copy_button.setAccessibleName(self.copy_button.text())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.show_button.setAutoDefault(False)
        self.copy_button.setAutoDefault(False)
        closing = buttons.button(QDialogButtonBox.StandardButton.Close)
        closing.setDefault(True)
        closing.setFocus(Qt.FocusReason.OtherFocusReason)
        buttons.addButton(self.show_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.copy_button.hide()  # a button box shows what it is given
        buttons.rejected.connect(self.reject)
        self.show_button.clicked.connect(self.on_show_clicked)
        self.copy_button.clicked.connect(self.on_copy_clicked)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(12)
        for widget in (title, text, what, self.report, buttons):
            column.addWidget(widget)

    @Slot()
    def on_show_clicked(self) -> None:
        """Called by the button."""
        self.report.show()
        self.show_button.hide()
        self.copy_button.show()
        self.resize(max(self.width(), _REPORT_WIDTH), self.sizeHint().height())

    @Slot()
    def on_copy_clicked(self) -> None:
        """Called by the button, which is there only once the report is shown."""
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self.copy_button.setText(self.tr("Copied"))
        self.copy_button.setAccessibleName(self.copy_button.text())


class ErrorReporter(QObject):
    """Installs itself as the hook for exceptions that nobody caught, in any thread; shows one dialog at a time."""

    raised = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._dialog: ErrorDialog | None = None
        # Emitted in the thread that raised, received in the window's.
        self.raised.connect(self.on_raised, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Catch from now on."""
        sys.excepthook = self.on_exception
        threading.excepthook = self.on_thread_exception

    def on_exception(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Called by Python, in whatever thread the exception was."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        _log.error("unexpected error", exc_info=(kind, error, trace))
        lines = "".join(traceback.format_exception(kind, error, trace))
        versions = f"OakenSearch {__version__}, Qt {qVersion()}, Python {platform.python_version()}"
        self.raised.emit(f"{kind.__name__}: {error}", f"{versions}, {platform.platform()}\n\n{lines}")

    def on_thread_exception(self, args: threading.ExceptHookArgs) -> None:
        """Called by Python for a thread of its own."""
        if args.exc_value is not None:
            self.on_exception(args.exc_type, args.exc_value, args.exc_traceback)

    @Slot(str, str)
    def on_raised(self, summary: str, report: str) -> None:
        """In the window's thread: tell it, unless an earlier one is still being told."""
        if self._dialog is not None:
            return
        self._dialog = ErrorDialog(summary, report, QApplication.activeWindow())
        self._dialog.finished.connect(self.on_dialog_finished)
        self._dialog.open()

    @Slot()
    def on_dialog_finished(self) -> None:
        """The next one may be told."""
        self._dialog = None
