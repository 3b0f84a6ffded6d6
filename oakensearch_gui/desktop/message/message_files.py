"""An open message as a file, on paper, and as its source."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QPageLayout
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog, QWidget

from oakensearch_gui.desktop import places
from oakensearch_gui.desktop.message.attachment_opening import safe_name
from oakensearch_gui.desktop.message.message_browser import MessageBrowser
from oakensearch_gui.desktop.message.message_paper import MARGINS, paper, put_on_pages, write_pdf
from oakensearch_gui.desktop.message.source_view import SourceWindow
from oakensearch_gui.desktop.ports import OpenedMessage

_LONGEST_NAME = 80


class MessageFiles(QObject):
    """`saved(path)` once a file was written; `failed(text)` when it could not be."""

    saved = Signal(str)
    failed = Signal(str)

    def __init__(self, opened: OpenedMessage, body: MessageBrowser, window: QWidget) -> None:
        super().__init__(window)
        self._opened = opened
        self._body = body
        self._window = window

    @Slot()
    def on_save_requested(self) -> None:
        """Save the message's own bytes, to be opened by any mail program."""
        if not self._opened.data:
            return
        path = self._ask(self.tr("Save the message"), ".eml", self.tr("Mail message (*.eml)"))
        if path is None:
            return
        try:
            path.write_bytes(self._opened.data)
        except OSError as error:
            self._tell(error.strerror or str(error))
        else:
            self.saved.emit(str(path))

    @Slot()
    def on_pdf_requested(self) -> None:
        """Save what would be printed."""
        path = self._ask(self.tr("Save as PDF"), ".pdf", self.tr("PDF (*.pdf)"))
        if path is None:
            return
        if write_pdf(paper(self._opened, self._body.whole_html), self._opened.summary.subject, path):
            self.saved.emit(str(path))
        else:
            self._tell(self.tr("the file cannot be written"))

    @Slot()
    def on_print_requested(self) -> None:
        """Ask which printer, then print the whole message."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._opened.summary.subject)
        printer.setPageMargins(MARGINS, QPageLayout.Unit.Millimeter)
        dialog = QPrintDialog(printer, self._window)
        dialog.setObjectName("print_dialog")
        if dialog.exec():
            if not put_on_pages(paper(self._opened, self._body.whole_html), printer):
                self.failed.emit(self.tr("It could not be printed: the printer cannot be reached."))
            elif printer.outputFileName():
                self.saved.emit(printer.outputFileName())

    @Slot()
    def on_source_requested(self) -> None:
        """Show the message as it lies in the mailbox."""
        if self._opened.data:
            SourceWindow(self._opened.data, self._window.windowTitle(), self._window).show()

    def _ask(self, title: str, ending: str, kinds: str) -> Path | None:
        name = safe_name(self._opened.summary.subject.replace("/", "-"))[:_LONGEST_NAME] or self.tr("message")
        chosen, _ = QFileDialog.getSaveFileName(self._window, title, places.to_save(name + ending), kinds)
        if not chosen:
            return None
        places.saved(Path(chosen))
        return Path(chosen)

    def _tell(self, reason: str) -> None:
        self.failed.emit(self.tr("It could not be saved: {reason}").format(reason=reason))
