"""Draws a text of one or two lines with marked ranges, cut with an ellipsis where it does not fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextCharFormat, QTextLayout, QTextOption

from oakensearch_gui.desktop.wording import isolate, one_line

_LONGEST = 600
"""Characters of a text that are laid out at all; no row shows more."""


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
) -> float:
    """Draw `text` into `rect` and return the width that the widest line took.

    `marks` are (start, end) in `text`. The text is fenced in by isolates, so that `direction`, the window's,
    decides only the side on which a line begins. `align_end` puts it to the other side.
    """
    metrics = QFontMetricsF(font)
    text = one_line(text)[:_LONGEST]
    start, top, widest = 0, rect.top(), 0.0
    for line in range(lines):
        rest = text[start:]
        if not rest.strip():
            break
        last = line == lines - 1
        length = len(rest) if last else _fitting(rest, font, rect.width(), direction)
        shown = rest[:length]
        if last and metrics.horizontalAdvance(isolate(shown)) > rect.width():
            shown = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, rect.width())
        layout = _layout(shown, font, direction, align_end=align_end)
        layout.setFormats(_formats(shown, start, marks, ink))
        layout.beginLayout()
        row = layout.createLine()
        row.setLineWidth(rect.width())
        row.setPosition(QPointF(0, 0))
        layout.endLayout()
        painter.setPen(ink.text)
        layout.draw(painter, QPointF(rect.left(), top))
        widest = max(widest, row.naturalTextWidth())
        top += metrics.lineSpacing()
        start += length
    return widest


def _layout(text: str, font: QFont, direction: Qt.LayoutDirection, *, align_end: bool = False) -> QTextLayout:
    layout = QTextLayout(isolate(text), font)
    option = QTextOption()
    option.setTextDirection(direction)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    # A QTextLayout does not mirror by itself: left is left.
    to_the_right = align_end == (direction == Qt.LayoutDirection.LeftToRight)
    option.setAlignment(Qt.AlignmentFlag.AlignRight if to_the_right else Qt.AlignmentFlag.AlignLeft)
    layout.setTextOption(option)
    return layout


def _fitting(text: str, font: QFont, width: float, direction: Qt.LayoutDirection) -> int:
    """How many characters of `text` the first line takes."""
    layout = _layout(text, font, direction)
    layout.beginLayout()
    row = layout.createLine()
    row.setLineWidth(width)
    length = row.textLength()
    layout.endLayout()
    return max(1, min(len(text), length - 1 if length <= len(text) else len(text)))


def _formats(shown: str, start: int, marks: Sequence[tuple[int, int]], ink: Ink) -> list[QTextLayout.FormatRange]:
    """The marks that fall into `shown`, which begins at `start` of the whole text. 1 is the isolate in front."""
    ends = len(shown) - (1 if shown.endswith("…") else 0)
    ranges = []
    for mark_start, mark_end in marks:
        first, last = max(0, mark_start - start), min(ends, mark_end - start)
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
    return len(text) + sum(1 for character in text if ord(character) > 0xFFFF)
