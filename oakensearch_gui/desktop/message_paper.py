"""A message on paper or in a PDF: headers and the whole text, with no quote folded and nothing loaded."""

from __future__ import annotations

from html import escape
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument

from oakensearch_gui.desktop.message_resources import OwnDocument
from oakensearch_gui.desktop.ports import OpenedMessage
from oakensearch_gui.desktop.wording import full_date_text

_MARGIN_MM = 18
_DOTS_PER_INCH = 300


def paper(opened: OpenedMessage, body: str) -> QTextDocument:
    """What is printed; `body` is the message's own HTML, safe to show."""
    summary, message = opened.summary, opened.view.message
    rows = [
        (_tr("From"), str(summary.sender)),
        (_tr("To"), ", ".join(map(str, message.to or summary.to))),
        (_tr("Cc"), ", ".join(map(str, message.cc))),
        (_tr("Date"), full_date_text(summary.date)),
        (_tr("Attachments"), ", ".join(part.filename for part in opened.attachments if part.filename)),
    ]
    lines = "".join(
        f'<tr><td style="color: #59615C; padding-right: 12px">{escape(name)}</td><td>{escape(value)}</td></tr>'
        for name, value in rows
        if value
    )
    document = OwnDocument()
    document.setDefaultStyleSheet("body, td, div, p { color: #000000; } a { color: #2B6549; }")
    subject = escape(summary.subject or _tr("(no subject)"))
    document.setHtml(f"<h2>{subject}</h2><table>{lines}</table><hr>{body}")
    return document


def write_pdf(document: QTextDocument, title: str, path: Path) -> bool:
    """Write `document` as a PDF of A4 pages; false when that could not be done."""
    writer = QPdfWriter(str(path))
    writer.setTitle(title)
    writer.setCreator("OakenSearch")
    writer.setResolution(_DOTS_PER_INCH)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    document.documentLayout().setPaintDevice(writer)
    document.setPageSize(QSizeF(writer.width(), writer.height()))
    document.print_(writer)
    return path.is_file() and path.stat().st_size > 0


def _tr(text: str) -> str:
    return QCoreApplication.translate("message_paper", text)
