"""A message on paper or in a PDF: headers and the whole text, with no quote folded and nothing loaded."""

from __future__ import annotations

from html import escape
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextDocument,
)

from oakensearch_gui.desktop.message.attachment_opening import safe_name
from oakensearch_gui.desktop.message.message_pictures import fit, pictures
from oakensearch_gui.desktop.message.message_resources import OwnDocument
from oakensearch_gui.desktop.ports import OpenedMessage
from oakensearch_gui.desktop.words.wording import full_date_text, number_text

_MARGIN_MM = 18
MARGINS = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
"""Around what is printed, in millimetres, where nobody says otherwise."""
_DOTS_PER_INCH = 300
_SCREEN_DOTS_PER_INCH = 96
"""What a pixel of a sender's sizes is, by the CSS standard."""
_INCHES_PER_METRE = 0.0254
_FOOT, _FOOT_TEXT = 28, 11
"""Height of the line with the page's number, and of its digits, in such pixels."""


def paper(opened: OpenedMessage, body: str) -> QTextDocument:
    """What is printed; `body` is the message's own HTML, safe to show."""
    summary, message = opened.summary, opened.view.message
    rows = [
        (_tr("From"), str(summary.sender)),
        (_tr("To"), ", ".join(map(str, message.to or summary.to))),
        (_tr("Cc"), ", ".join(map(str, message.cc))),
        (_tr("Date"), full_date_text(summary.date)),
        (_tr("Attachments"), ", ".join(safe_name(part.filename) for part in opened.attachments if part.filename)),
    ]
    lines = "".join(
        f'<tr><td style="color: #59615C; padding-right: 12px">{escape(name)}</td><td>{escape(value)}</td></tr>'
        for name, value in rows
        if value
    )
    document = OwnDocument()
    document.setDefaultStyleSheet("body, td, div, p { color: #000000; } a[href] { color: #2B6549; }")
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
    writer.setPageMargins(MARGINS, QPageLayout.Unit.Millimeter)
    return put_on_pages(document, writer) and path.is_file() and path.stat().st_size > 0


def put_on_pages(document: QTextDocument, device: QPagedPaintDevice) -> bool:
    """Draw `document` on the pages of a printer or a PDF, each with its number; false when that cannot be begun.

    It is laid out as on a screen and drawn larger. Qt's own printing takes the pixels of a sender's sizes for the
    printer's dots, which are many times smaller.
    """
    painter = QPainter()
    if not painter.begin(device):
        return False
    scale = device.logicalDpiX() / _SCREEN_DOTS_PER_INCH
    width, height = device.width() / scale, device.height() / scale
    screen = QImage(1, 1, QImage.Format.Format_ARGB32)
    screen.setDotsPerMeterX(round(_SCREEN_DOTS_PER_INCH / _INCHES_PER_METRE))
    screen.setDotsPerMeterY(round(_SCREEN_DOTS_PER_INCH / _INCHES_PER_METRE))
    document.documentLayout().setPaintDevice(screen)
    document.setUseDesignMetrics(True)
    document.setDocumentMargin(0)
    fit(document, pictures(document), width)
    document.setPageSize(QSizeF(width, height - _FOOT))
    painter.scale(scale, scale)
    for page in range(document.pageCount()):
        if page:
            device.newPage()
        view = QRectF(0, page * (height - _FOOT), width, height - _FOOT)
        painter.save()
        painter.translate(0, -view.top())
        painter.setClipRect(view)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = view
        context.palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)
        document.documentLayout().draw(painter, context)
        painter.restore()
        if document.pageCount() > 1:
            foot = QRectF(0, height - _FOOT, width, _FOOT)
            where = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignBottom
            font = QFont(document.defaultFont())
            font.setPixelSize(_FOOT_TEXT)
            painter.setFont(font)
            painter.drawText(foot, int(where), number_text(page + 1))
    painter.end()
    return True


def _tr(text: str) -> str:
    return QCoreApplication.translate("message_paper", text)
