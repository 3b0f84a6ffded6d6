"""The hits over time, as a strip of bars above the list: look where they lie, and narrow to a part of it."""

from __future__ import annotations

from PySide6.QtCore import QDate, QEvent, QLocale, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QToolTip, QWidget

from oakensearch_gui.desktop.look.icons import set_icon
from oakensearch_gui.desktop.look.theme import Theme, grown, scaled
from oakensearch_gui.desktop.look.tool_button import ToolButton
from oakensearch_gui.desktop.words.wording import day_text, messages_text, number_text
from oakensearch_gui.search.facets import Bin, Facets, Unit

HEIGHT = 40
FEWEST_HITS = 10
_EDGE, _TOP, _BARS = 16, 4, 20


def bin_text(one: Bin, unit: Unit) -> str:
    """What people call a bin: `2021`, `March 2021`, `3 Mar 2021`."""
    if unit is Unit.DAY:
        return day_text(_qdate(one))
    if unit is Unit.QUARTER:
        last = _qdate(one).addMonths(2)
        return f"{QLocale().toString(_qdate(one), 'MMM')} – {QLocale().toString(last, 'MMM yyyy')}"
    return QLocale().toString(_qdate(one), "yyyy" if unit is Unit.YEAR else "MMMM yyyy")


class TimelineBars(QWidget):
    """The bars. Click or Enter narrows to one, a drag or Shift with the arrows to several; Esc goes back.

    `span_chosen(first, last)` are places in the bins, last included.
    """

    span_chosen = Signal(int, int)
    back_requested = Signal()
    left_downwards = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.unit = Unit.YEAR
        self.bins: tuple[Bin, ...] = ()
        self._hovered = -1
        self._pressed = -1
        self.current = -1
        self.anchor = -1
        self._bound = ""
        self.setObjectName("timeline_bars")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        theme.fix_size(self, height=HEIGHT)
        self._font = scaled(theme.base_font, 0.85)
        theme.changed.connect(self.on_theme_changed)
        self._name()

    @Slot()
    def on_theme_changed(self) -> None:
        """Called by the theme: other colours, or another size of text."""
        self._font = scaled(self._theme.base_font, 0.85)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, grown(HEIGHT))

    def show_bins(self, bins: tuple[Bin, ...], unit: Unit, newest: int = 0) -> None:
        """Show another answer's; `newest` is how many of the newest messages they count, if not all."""
        self.bins, self.unit = bins, unit
        self._bound = self.tr("Among the newest {count}").format(count=number_text(newest)) if newest else ""
        self._hovered = self._pressed = self.current = self.anchor = -1
        self._name()
        self.update()

    def text_of(self, place: int) -> str:
        """`March 2021 · 12 messages`; of the bins from the anchor to here, when several are chosen."""
        first, last = self._span(place)
        count = messages_text(sum(one.count for one in self.bins[first : last + 1]))
        begins, ends = bin_text(self.bins[first], self.unit), bin_text(self.bins[last], self.unit)
        return f"{begins} · {count}" if first == last else f"{begins} – {ends} · {count}"

    def rect_of(self, place: int) -> QRectF:
        """Where a bar lies, in the full height that can be clicked."""
        width = (self.width() - 2 * _EDGE) / max(1, len(self.bins))
        left = _EDGE + place * width
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            left = self.width() - left - width
        return QRectF(left, 0, width, self.height())

    def place_at(self, point: QPointF) -> int:
        """The bin at a point; the first or last beyond the ends; -1 without bins."""
        if not self.bins:
            return -1
        width = (self.width() - 2 * _EDGE) / len(self.bins)
        x = point.x() if self.layoutDirection() == Qt.LayoutDirection.LeftToRight else self.width() - point.x()
        return max(0, min(len(self.bins) - 1, int((x - _EDGE) // width)))

    # ---- mouse

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hovered = self.place_at(event.position())
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = -1
        self.update()
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self._hovered = self.place_at(event.position())
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, -1
        if event.button() == Qt.MouseButton.LeftButton and pressed >= 0:
            first, last = sorted((pressed, self.place_at(event.position())))
            self.span_chosen.emit(first, last)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self.bins:
            QToolTip.showText(event.globalPos(), self.text_of(self.place_at(QPointF(event.pos()))), self)
            return True
        return super().event(event)

    # ---- keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        forwards = 1 if self.layoutDirection() == Qt.LayoutDirection.LeftToRight else -1
        steps = {
            Qt.Key.Key_Right: forwards, Qt.Key.Key_Left: -forwards,
            Qt.Key.Key_Home: -len(self.bins), Qt.Key.Key_End: len(self.bins),
        }  # fmt: skip
        if key in steps and self.bins:
            self._step(steps[key], extend=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.current >= 0:
            self.span_chosen.emit(*self._span(self.current))
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace):
            self.back_requested.emit()
        elif key == Qt.Key.Key_Down:
            self.left_downwards.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.current < 0 and self.bins and event.reason() != Qt.FocusReason.MouseFocusReason:
            self.current = self.anchor = len(self.bins) - 1
            self._name()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def _step(self, by: int, *, extend: bool) -> None:
        at = len(self.bins) - 1 if self.current < 0 else self.current + by
        self.current = max(0, min(len(self.bins) - 1, at))
        if not extend or self.anchor < 0:
            self.anchor = self.current
        self._name()
        self.update()

    def _span(self, place: int) -> tuple[int, int]:
        if self._pressed >= 0:
            other = self._pressed
        else:
            other = self.anchor if place == self.current and self.anchor >= 0 else place
        return min(place, other), max(place, other)

    def _name(self) -> None:
        """What a screen reader says: it hears of a changed name of what has the focus."""
        name = self.tr("Messages over time")
        if self._bound:
            name = f"{name} ({self._bound})"
        if self.current >= 0:
            name = f"{name}: {self.text_of(self.current)}"
        self.setAccessibleName(name)
        self.setAccessibleDescription(self.tr("Arrows move, Enter narrows the search to that time, Escape goes back"))

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's name
        if not self.bins:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        shown = self._hovered if self._hovered >= 0 else (self.current if self.hasFocus() else -1)
        first, last = self._span(shown) if shown >= 0 else (0, -1)
        most = max(one.count for one in self.bins)
        bars = grown(_BARS)
        base = _TOP + bars
        for place, one in enumerate(self.bins):
            rect = self.rect_of(place)
            gap = 1.0 if rect.width() > 4 else 0.0
            height = max(2.0, bars * one.count / most) if one.count else 1.0
            chosen = first <= place <= last
            colour = "accent" if chosen else ("bar" if one.count else "line")
            painter.setBrush(self._theme.colour(colour))
            painter.drawRect(QRectF(rect.left() + gap, base - height, max(1.0, rect.width() - 2 * gap), height))
        self._paint_words(painter, shown, base)
        if self.hasFocus():
            painter.setPen(QPen(self._theme.colour("accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(9, 1, -9, -1), 4, 4)
        painter.end()

    def _paint_words(self, painter: QPainter, shown: int, base: float) -> None:
        """Below the bars the first and the last time, and what the mouse or the keys stand on."""
        painter.setFont(self._font)
        line = QRectF(_EDGE, base, self.width() - 2 * _EDGE, self.height() - base)
        begin, end = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight  # drawText mirrors them
        texts = [bin_text(self.bins[0], self.unit), bin_text(self.bins[-1], self.unit)]
        painter.setPen(self._theme.colour("second"))
        middle = self.text_of(shown) if shown >= 0 else self._bound
        metrics = QFontMetricsF(self._font)
        room = line.width() - 2 * max(map(metrics.horizontalAdvance, texts)) - 24
        if not middle or metrics.horizontalAdvance(middle) <= room:
            for text, side in zip(texts, (begin, end), strict=True):
                painter.drawText(line, int(side | Qt.AlignmentFlag.AlignVCenter), text)
        if middle:
            painter.setPen(self._theme.colour("text" if shown >= 0 else "second"))
            painter.drawText(line, int(Qt.AlignmentFlag.AlignCenter), middle)


class Timeline(QWidget):
    """The strip with its way back. `span_chosen(after, before)` are ISO days, `before` not included."""

    span_chosen = Signal(str, str)
    back_requested = Signal()
    left_downwards = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("timeline")
        theme.fix_size(self, height=HEIGHT)
        self.bars = TimelineBars(theme)
        self.back = ToolButton()
        self.back.setObjectName("timeline_back")
        self.back.setAccessibleName(self.tr("Back to the longer time"))
        self.back.setToolTip(self.tr("Back to the longer time (Esc in the timeline)"))
        set_icon(self.back, theme, "back")
        self.back.clicked.connect(self.back_requested)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addSpacing(8)
        row.addWidget(self.back, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.bars, 1)
        self.bars.span_chosen.connect(self.on_span_chosen)
        self.bars.back_requested.connect(self.back_requested)
        self.bars.left_downwards.connect(self.left_downwards)
        self.hide()

    def show_facets(self, facets: Facets, *, narrowed: bool) -> None:
        """Show where the hits lie; hidden when that tells nothing, unless there is a way back from here."""
        self.back.setVisible(narrowed)
        telling = sum(one.count for one in facets.bins) >= FEWEST_HITS and len(facets.bins) > 1
        self.bars.show_bins(facets.bins, facets.unit, facets.dated)
        self.setVisible(bool(facets.bins) and (telling or narrowed))

    @Slot(int, int)
    def on_span_chosen(self, first: int, last: int) -> None:
        """Called by the bars."""
        bins = self.bars.bins
        self.span_chosen.emit(bins[first].first.isoformat(), bins[last].after.isoformat())


def _qdate(one: Bin) -> QDate:
    return QDate(one.first.year, one.first.month, one.first.day)
