"""Draws a text of one or two lines with marked ranges, cut with an ellipsis where it does not fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextCharFormat, QTextLayout, QTextOption

from oakensearch_gui.desktop.words.wording import isolate, one_line

_LONGEST = 600
"""Characters of a text that are laid out at all; no row shows more."""

_NARROW = 3
"""A line is taken to hold at most so many times the characters that fit into it on average."""


@dataclass(frozen=True, slots=True)
class Ink:
    """The colours of a text: its own, and those of its marked ranges."""

    text: QColor
    mark: QColor
    mark_ground: QColor


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    ink: Ink,
    *,
    marks: Sequence[tuple[int, int]] = (),
    lines: int = 1,
    direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight,
    align_end: bool = False,
) -> None:
    """Draw `text` into `rect`.

    `marks` are (start, end) in `text`. The text is fenced in by isolates, so that `direction`, the window's,
    decides only the side on which a line begins. `align_end` puts it to the other side.
    """
    metrics = QFontMetricsF(font)
    room = round(lines * rect.width() / max(1.0, metrics.averageCharWidth()) * _NARROW)
    text = one_line(text[: min(_LONGEST, room + lines)])
    painter.setPen(ink.text)
    start, top = 0, rect.top()
    if lines > 1:
        option = _option(direction, align_end=align_end, wrap=True)
        layout = _layout(text, font, option, _formats(text, marks, ink))
        start = _break(layout, rect.width(), lines)
        if start >= len(text):  # all of it fits
            layout.draw(painter, rect.topLeft())
            return
        for line in range(layout.lineCount() - 1):
            layout.lineAt(line).draw(painter, rect.topLeft())
            top += layout.lineAt(line).height()
    option = _option(direction, align_end=align_end, wrap=False)
    rest = text[start:]
    if not rest.strip():
        return
    shown = rest
    if metrics.horizontalAdvance(isolate(rest)) > rect.width():
        shown = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, rect.width())
    last = [(first - start, end - start) for first, end in marks if end > start]
    if last:
        layout = _layout(shown, font, option, _formats(shown, last, ink))
        _break(layout, rect.width(), 1)
        layout.draw(painter, QPointF(rect.left(), top))
    else:
        painter.setFont(font)
        # Twice as high: a painter clips, and another script's letters may come from a font that reaches further down.
        painter.drawText(QRectF(rect.left(), top, rect.width(), 2 * metrics.height()), isolate(shown), option)


@cache
def _option(direction: Qt.LayoutDirection, *, align_end: bool, wrap: bool) -> QTextOption:
    option = QTextOption()
    option.setTextDirection(direction)
    modes = QTextOption.WrapMode
    option.setWrapMode(modes.WrapAtWordBoundaryOrAnywhere if wrap else modes.NoWrap)
    # Absolute: a painter would mirror the alignment by itself, a layout would not.
    to_the_right = align_end == (direction == Qt.LayoutDirection.LeftToRight)
    side = Qt.AlignmentFlag.AlignRight if to_the_right else Qt.AlignmentFlag.AlignLeft
    option.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute)
    return option


def _layout(text: str, font: QFont, option: QTextOption, formats: list[QTextLayout.FormatRange]) -> QTextLayout:
    layout = QTextLayout(isolate(text), font)
    layout.setTextOption(option)
    layout.setFormats(formats)
    return layout


def _break(layout: QTextLayout, width: float, lines: int) -> int:
    """Lay out so many lines; where in the text the last one begins, or its end if no further line is needed."""
    top, begins, ends = 0.0, 0, 0
    layout.beginLayout()
    for _ in range(lines):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(width)
        line.setPosition(QPointF(0, top))
        top += line.height()
        begins, ends = line.textStart(), line.textStart() + line.textLength()
    layout.endLayout()
    units = layout.text().encode("utf-16-le")
    at = ends if 2 * ends >= len(units) else begins
    return len(units[: 2 * at].decode("utf-16-le", "replace")) - 1  # without the isolate in front


def _formats(shown: str, marks: Sequence[tuple[int, int]], ink: Ink) -> list[QTextLayout.FormatRange]:
    """The marks that fall into `shown`. 1 is the isolate in front."""
    ends = len(shown) - (1 if shown.endswith("…") else 0)
    ranges = []
    for mark_start, mark_end in marks:
        first, last = max(0, mark_start), min(ends, mark_end)
        if first < last:
            piece = QTextLayout.FormatRange()
            looks = QTextCharFormat()
            looks.setForeground(ink.mark)
            looks.setBackground(ink.mark_ground)
            # QTextLayout counts UTF-16 units, Python code points.
            piece.start = 1 + _units(shown[:first])
            piece.length = _units(shown[first:last])
            piece.format = looks
            ranges.append(piece)
    return ranges


def _units(text: str) -> int:
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
