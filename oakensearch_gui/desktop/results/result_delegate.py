"""Paints a row of the result list: who, what, when; a snippet with the matched words marked; why it is here."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFont, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QToolTip

from oakensearch_gui.desktop.look.icons import pixmap
from oakensearch_gui.desktop.look.text_painting import Ink, draw_text
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.results.result_model import BEST_ROLE, HIT_ROLE, SIZED_ROLE, Index
from oakensearch_gui.desktop.results.row_layout import RowContent, RowFonts, RowLayout, lay_out
from oakensearch_gui.desktop.results.why import badges, sender_marks, tooltip
from oakensearch_gui.desktop.words.wording import (
    date_text,
    full_date_text,
    isolate,
    local_now,
    number_text,
    sender_name,
    size_text,
)
from oakensearch_gui.library.records import MessageSummary
from oakensearch_gui.search.result import SearchHit, Why

_GROUNDS = {Why.KEYWORD: "word", Why.VECTOR: "meaning", Why.EXACT: "exact"}


class ResultDelegate(QStyledItemDelegate):
    """One for the whole list; rows are all of one height."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._fonts = RowFonts(theme.base_font)
        theme.changed.connect(self.on_theme_changed)

    @Slot()
    def on_theme_changed(self) -> None:
        """Another density or size of text: every row has another height."""
        self._fonts = RowFonts(self._theme.base_font)
        self.sizeHintChanged.emit(QModelIndex())

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002 - Qt's name
        return QSize(320, self._fonts.row_height(self._theme.density))

    def place(
        self, row: QRectF, hit: SearchHit, direction: Qt.LayoutDirection, *, best: bool = False, sized: bool = False
    ) -> RowLayout:
        """Where the parts of a hit's row lie; `best` is told of those in front of a dated list, `sized` adds a size."""
        message = hit.message
        when = date_text(message.date, local_now())
        content = RowContent(
            # The size ends the row, so that the sizes stand below each other as the dates do.
            date=f"{isolate(when)} · {isolate(size_text(message.size))}" if sized else when,
            badges=badges(hit),
            labels=(*([self.tr("best match")] if best else []), *_telling_labels(message)),
            thread=number_text(message.thread_count) if message.thread_count > 1 else "",
            attachments=bool(message.attachments),
        )
        return lay_out(row, content, self._fonts, self._theme.density, direction)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = QRectF(option.rect)
        state = option.state
        direction = option.direction
        selected = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ground(painter, rect, state, direction)
            hit = index.data(HIT_ROLE)
            best = bool(index.data(BEST_ROLE))
            if best and not index.sibling(index.row() + 1, 0).data(BEST_ROLE):
                bottom = QRectF(rect.left(), rect.bottom() - 2, rect.width(), 2)
                painter.fillRect(bottom, self._theme.colour("accent"))  # below it begins the dated list
            if hit is None:
                self._paint_placeholder(painter, rect)
            else:
                at = self.place(rect, hit, direction, best=best, sized=bool(index.data(SIZED_ROLE)))
                self._paint_hit(painter, at, hit, direction, selected=selected)
        finally:  # a painter that is left as it was not found takes the program down with it
            painter.restore()

    def _paint_ground(
        self, painter: QPainter, rect: QRectF, state: QStyle.StateFlag, direction: Qt.LayoutDirection
    ) -> None:
        theme = self._theme
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.colour("selected"))
            bar = QRectF(rect.left(), rect.top(), 3, rect.height())
            if direction == Qt.LayoutDirection.RightToLeft:
                bar.moveRight(rect.right())
            painter.fillRect(bar, theme.colour("accent"))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, theme.colour("hover"))
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), theme.colour("line"))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(2, 2, -2, -3), 4, 4)

    def _paint_placeholder(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("hover"))
        middle = rect.center().y()
        painter.drawRoundedRect(QRectF(rect.left() + 28, middle - 5, rect.width() * 0.12, 10), 4, 4)
        painter.drawRoundedRect(QRectF(rect.left() + rect.width() * 0.24, middle - 5, rect.width() * 0.4, 10), 4, 4)

    def _paint_hit(
        self, painter: QPainter, at: RowLayout, hit: SearchHit, direction: Qt.LayoutDirection, *, selected: bool
    ) -> None:
        theme, fonts, message = self._theme, self._fonts, hit.message
        mark, mark_ground = theme.colour("mark"), theme.colour("mark_ground")
        strong = Ink(theme.colour("text"), mark, mark_ground)
        quiet = Ink(theme.colour("selected_second" if selected else "second"), mark, mark_ground)
        if message.unread:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent"))
            painter.drawEllipse(at.dot)
        sender_font = fonts.sender_unread if message.unread else fonts.sender
        subject_font = fonts.subject_unread if message.unread else fonts.subject
        sender = sender_name(message.sender)
        draw_text(painter, at.sender, sender, sender_font, strong, marks=sender_marks(hit), direction=direction)
        subject = message.subject or self.tr("(no subject)")
        marks = hit.subject_marks if message.subject else ()
        draw_text(painter, at.subject, subject, subject_font, strong, marks=marks, direction=direction)
        draw_text(painter, at.date, at.when, fonts.date, quiet, direction=direction, align_end=True)
        if at.snippet_lines:
            place = self.tr("In {file}: ").format(file=isolate(hit.in_attachment)) if hit.in_attachment else ""
            snippet_marks = [(start + len(place), end + len(place)) for start, end in hit.snippet.marks]
            draw_text(
                painter, at.snippet, place + hit.snippet.text, fonts.snippet, quiet,
                marks=snippet_marks, lines=at.snippet_lines, direction=direction,
            )  # fmt: skip
        if not at.clip.isNull():
            ratio = painter.device().devicePixelRatio()
            painter.drawPixmap(at.clip.topLeft(), pixmap("clip", quiet.text.name(), round(at.clip.width()), ratio))
        if not at.thread.isNull():
            self._paint_pill(painter, at.thread, number_text(message.thread_count), quiet.text, theme.colour("hover"))
        for why, text, rect in at.badges:
            role = _GROUNDS[why]
            self._paint_pill(painter, rect, text, theme.colour(role), theme.colour(f"{role}_ground"))
        for text, rect in at.labels:
            self._paint_pill(painter, rect, text, theme.colour("label"), theme.colour("label_ground"))

    def _paint_pill(self, painter: QPainter, rect: QRectF, text: str, ink: QColor, ground: QColor) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        painter.setPen(ink)
        font: QFont = self._fonts.badge
        painter.setFont(font)
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(rect.width() - 8))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, isolate(shown))

    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        hit = index.data(HIT_ROLE) if index.isValid() else None
        if event.type() != QEvent.Type.ToolTip or hit is None:
            return super().helpEvent(event, view, option, index)
        rect = QRectF(option.rect)
        best, sized = bool(index.data(BEST_ROLE)), bool(index.data(SIZED_ROLE))
        at = self.place(rect, hit, option.direction, best=best, sized=sized)
        text = self.tip(at, hit, QPointF(event.pos()))
        if text:
            QToolTip.showText(event.globalPos(), text, view)
        else:
            QToolTip.hideText()
        return True

    def tip(self, at: RowLayout, hit: SearchHit, point: QPointF) -> str:
        """The tooltip for a place in a row: a badge's reason, the full date, the attachments' names."""
        for why, _, rect in at.badges:
            if rect.contains(point):
                return tooltip(hit, why)
        message = hit.message
        if at.date.contains(point):
            return full_date_text(message.date)
        if at.clip.contains(point):
            return "\n".join(isolate(name) for name in message.attachments)
        if at.thread.contains(point):
            return self.tr("{count} messages in this thread").format(count=number_text(message.thread_count))
        if at.sender.contains(point):
            return isolate(str(message.sender))
        if at.subject.contains(point):
            return f"{isolate(message.subject)}\n{size_text(message.size)}"
        return ""


def _telling_labels(message: MessageSummary) -> tuple[str, ...]:
    """The labels without the one that only repeats where the message lies, such as Gmail's "Inbox"."""
    return tuple(label for label in message.labels if label.casefold() != message.disposition)
