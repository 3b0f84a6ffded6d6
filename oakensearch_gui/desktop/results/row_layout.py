"""Where everything in a row of the result list lies. Pure geometry, so painting and tooltips agree.

Wide rows have three columns, who / what / when, whatever the window's width; below `STACKED_BELOW` pixels who and
what stack. Everything is computed left to right and mirrored at the end for right-to-left layouts.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from oakensearch_gui.desktop.look.theme import scaled
from oakensearch_gui.search.result import Why

STACKED_BELOW = 720
COMFORTABLE, COMPACT = 64, 44
_EDGE, _GAP, _DOT, _CLIP = 16, 12, 8, 16
_WHO_SHARE, _WHO_LEAST, _WHO_MOST = 0.21, 150, 240


class RowFonts:
    """The fonts of a row and their metrics, made once for a base font."""

    def __init__(self, base: QFont) -> None:
        self.sender = scaled(base, 1.0)
        self.sender_unread = scaled(base, 1.0, QFont.Weight.DemiBold)
        self.subject = scaled(base, 1.0, QFont.Weight.Medium)
        self.subject_unread = scaled(base, 1.0, QFont.Weight.DemiBold)
        self.snippet = scaled(base, 0.95)
        self.date = scaled(base, 0.95)
        self.date.setFeature(QFont.Tag("tnum"), 1)
        self.badge = scaled(base, 0.85, QFont.Weight.Medium)
        self._badge_widths: dict[str, float] = {}
        self._date_metrics = QFontMetricsF(self.date)
        # Whole pixels, so that pills and lines stay crisp.
        self.badge_height = math.ceil(QFontMetricsF(self.badge).height() + 1)
        self.line = max(math.ceil(QFontMetricsF(self.subject_unread).height()), self.badge_height)
        self.small_line = math.ceil(QFontMetricsF(self.snippet).lineSpacing())

    def badge_width(self, text: str) -> float:
        """How wide `text` is on a badge; there are few that differ."""
        if text not in self._badge_widths:
            self._badge_widths[text] = QFontMetricsF(self.badge).horizontalAdvance(text)
        return self._badge_widths[text]

    def date_width(self, text: str) -> float:
        """How wide `text` is as a date."""
        return self._date_metrics.horizontalAdvance(text)

    def row_height(self, density: str) -> int:
        """The height of a row: a fixed one, or more where the font is large."""
        if density == "compact":
            return round(max(COMPACT, self.line + self.small_line + 10))
        return round(max(COMFORTABLE, self.line + 2 * self.small_line + 14))


@dataclass(frozen=True, slots=True)
class RowContent:
    """What of a row takes room of its own: the texts that columns are measured by."""

    date: str
    badges: Sequence[tuple[Why, str]] = ()
    labels: Sequence[str] = ()
    thread: str = ""
    attachments: bool = False


@dataclass(slots=True)
class RowLayout:
    """Rectangles in the list's coordinates; `clip` is empty where there is no attachment. `when` is the date's text."""

    when: str = ""
    dot: QRectF = field(default_factory=QRectF)
    sender: QRectF = field(default_factory=QRectF)
    subject: QRectF = field(default_factory=QRectF)
    thread: QRectF = field(default_factory=QRectF)
    clip: QRectF = field(default_factory=QRectF)
    date: QRectF = field(default_factory=QRectF)
    snippet: QRectF = field(default_factory=QRectF)
    snippet_lines: int = 1
    badges: list[tuple[Why, str, QRectF]] = field(default_factory=list)
    labels: list[tuple[str, QRectF]] = field(default_factory=list)

    def mirrored(self, row: QRectF) -> RowLayout:
        """The same, for a right-to-left layout."""

        def flip(rect: QRectF) -> QRectF:
            if rect.isNull():
                return rect
            return QRectF(row.left() + row.right() - rect.right(), rect.top(), rect.width(), rect.height())

        return RowLayout(
            when=self.when,
            dot=flip(self.dot), sender=flip(self.sender), subject=flip(self.subject), thread=flip(self.thread),
            clip=flip(self.clip), date=flip(self.date), snippet=flip(self.snippet), snippet_lines=self.snippet_lines,
            badges=[(why, text, flip(rect)) for why, text, rect in self.badges],
            labels=[(text, flip(rect)) for text, rect in self.labels],
        )  # fmt: skip


def lay_out(
    row: QRectF, content: RowContent, fonts: RowFonts, density: str, direction: Qt.LayoutDirection
) -> RowLayout:
    """Place everything of one row."""
    make = _stacked if row.width() < STACKED_BELOW else _columns
    layout = make(row, content, fonts, density == "compact")
    return layout.mirrored(row) if direction == Qt.LayoutDirection.RightToLeft else layout


def _columns(row: QRectF, content: RowContent, fonts: RowFonts, compact: bool) -> RowLayout:
    made = RowLayout(snippet_lines=1 if compact else 2)
    body = fonts.line + made.snippet_lines * fonts.small_line
    first = row.top() + (row.height() - body) // 2
    second = first + fonts.line
    left, right = row.left() + _EDGE, row.right() - _EDGE
    who_width = min(_WHO_MOST, max(_WHO_LEAST, row.width() * _WHO_SHARE))
    made.dot = QRectF(left - 4, first + (fonts.line - _DOT) / 2, _DOT, _DOT)
    made.sender = QRectF(left + _GAP, first, who_width - _GAP, fonts.line)
    what = left + who_width + _GAP
    end = _date_and_clip(made, content, fonts, right, first)
    _subject(made, content, fonts, what, end, first)
    badges_left = _badges(made, content, fonts, right, second + 2)
    made.snippet = QRectF(what, second, max(0.0, badges_left - _GAP - what), made.snippet_lines * fonts.small_line)
    _labels(made, content, fonts, left + _GAP, left + who_width, second + 2)
    return made


def _stacked(row: QRectF, content: RowContent, fonts: RowFonts, compact: bool) -> RowLayout:
    made = RowLayout(snippet_lines=0 if compact else 1)
    body = 2 * fonts.line + made.snippet_lines * fonts.small_line
    first = row.top() + max(2.0, (row.height() - body) // 2)
    left, right = row.left() + _EDGE, row.right() - _EDGE
    made.dot = QRectF(left - 4, first + (fonts.line - _DOT) / 2, _DOT, _DOT)
    end = _date_and_clip(made, content, fonts, right, first)
    made.sender = QRectF(left + _GAP, first, max(0.0, end - left - _GAP), fonts.line)
    second = first + fonts.line
    third = second + fonts.line
    badges_left = _badges(made, content, fonts, right, second if compact else third)
    _subject(made, content, fonts, left + _GAP, badges_left - _GAP if compact else right, second)
    made.snippet = QRectF(left + _GAP, third, max(0.0, badges_left - 2 * _GAP - left), fonts.small_line)
    return made


def _date_and_clip(made: RowLayout, content: RowContent, fonts: RowFonts, right: float, top: float) -> float:
    """Place the date and the attachment sign at the end; return where they begin."""
    width = fonts.date_width(content.date) + 2
    made.when = content.date
    made.date = QRectF(right - width, top, width, fonts.line)
    end = made.date.left() - _GAP
    if content.attachments:
        size = min(_CLIP, fonts.line)  # a small font's line is lower than the sign, which would reach into the next
        made.clip = QRectF(end - size, top + (fonts.line - size) / 2, size, size)
        end = made.clip.left() - _GAP / 2
    return end


def _subject(made: RowLayout, content: RowContent, fonts: RowFonts, left: float, end: float, top: float) -> None:
    """The subject, and the number of the thread's messages right at its end."""
    width = max(0.0, end - left)
    if content.thread:
        box = fonts.badge_width(content.thread) + 12
        width = max(0.0, width - box - 6)
        made.thread = QRectF(left + width + 6, top + (fonts.line - fonts.badge_height) / 2, box, fonts.badge_height)
    made.subject = QRectF(left, top, width, fonts.line)


def _badges(made: RowLayout, content: RowContent, fonts: RowFonts, right: float, top: float) -> float:
    """The badges, at the end of their line; return where they begin."""
    for why, text in reversed(content.badges):
        width = fonts.badge_width(text) + 12
        made.badges.insert(0, (why, text, QRectF(right - width, top, width, fonts.badge_height)))
        right -= width + 4
    return right


def _labels(made: RowLayout, content: RowContent, fonts: RowFonts, left: float, end: float, top: float) -> None:
    """As many labels as fit below the sender."""
    for text in content.labels:
        width = min(fonts.badge_width(text) + 12, end - left)
        if width < 32:
            return
        made.labels.append((text, QRectF(left, top, width, fonts.badge_height)))
        left += width + 4
