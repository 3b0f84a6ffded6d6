"""A day that is typed, or chosen in a calendar: by the arrow, F4, or Alt and Down."""

from __future__ import annotations

from PySide6.QtCore import QDate, QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QTextCharFormat
from PySide6.QtWidgets import QApplication, QDateEdit, QToolButton

from oakensearch_gui.desktop.look.icons import pixmap, set_icon
from oakensearch_gui.desktop.look.theme import Theme, grown
from oakensearch_gui.desktop.words.wording import day_pattern

_ARROW, _ROOM = 16, 24


class DayEdit(QDateEdit):
    """Shows that there is a calendar, which the style sheet's frame would hide."""

    def __init__(self, name: str, title: str, day: QDate, theme: Theme) -> None:
        super().__init__(day)
        self._theme = theme
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setAccessibleDescription(self.tr("F4 opens the calendar"))
        self.setCalendarPopup(True)
        self.setDisplayFormat(day_pattern())
        calendar = self.calendarWidget()
        calendar.setObjectName(f"{name}_calendar")
        plain = QTextCharFormat()
        plain.setForeground(theme.colour("text"))  # Qt paints the weekend red on every ground
        for weekday in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
            calendar.setWeekdayTextFormat(weekday, plain)
        for button, sign in (("qt_calendar_prevmonth", "back"), ("qt_calendar_nextmonth", "forward")):
            found = calendar.findChild(QToolButton, button)
            if found is not None:
                set_icon(found, theme, sign, "text")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        down = event.key() == Qt.Key.Key_Down and event.modifiers() & Qt.KeyboardModifier.AltModifier
        if event.key() == Qt.Key.Key_F4 or down:
            self._open_calendar()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        size = grown(_ARROW)
        colour = self._theme.colours.second
        at = self._arrow()
        sign = pixmap("down", colour, size, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(at.x() - size / 2, at.y() - size / 2), sign)
        painter.end()

    def _arrow(self) -> QPointF:
        middle = grown(_ROOM) / 2
        right_to_left = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        return QPointF(middle if right_to_left else self.width() - middle, self.height() / 2)

    def _open_calendar(self) -> None:
        """Qt opens it for a press on its arrow only, and offers no call for it."""
        at = self._arrow()
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            button = Qt.MouseButton.LeftButton
            press = QMouseEvent(kind, at, self.mapToGlobal(at), button, button, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(self, press)
