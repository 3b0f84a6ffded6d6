"""The thin moving line under the toolbar: only for what takes longer than a person notices."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from oakensearch_gui.desktop.look.theme import Theme

DELAY_MS = 300
_STEP_MS, _STEPS = 40, 40


class ProgressLine(QWidget):
    """Two pixels high and always there, so that nothing moves when it begins; drawn only while busy.

    `shown_changed(shown)`: from now on there is something to wait for, or no longer.
    """

    shown_changed = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._step = 0
        self.setObjectName("progress_line")
        self.setAccessibleName(self.tr("Searching"))
        self.setFixedHeight(2)
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(DELAY_MS)
        self._delay.timeout.connect(self.on_delay_over)
        self._ticks = QTimer(self)
        self._ticks.setInterval(_STEP_MS)
        self._ticks.timeout.connect(self.on_tick)

    @property
    def shown(self) -> bool:
        return self._ticks.isActive()

    @Slot(bool)
    def on_busy_changed(self, busy: bool) -> None:
        """Called when a search begins and when its answer is there."""
        if busy:
            if not self.shown:
                self._delay.start()
        else:
            self._delay.stop()
            if self.shown:
                self._ticks.stop()
                self.update()
                self.shown_changed.emit(False)

    @Slot()
    def on_delay_over(self) -> None:
        """It takes long: say so."""
        self._step = 0
        self._ticks.start()
        self.update()
        self.shown_changed.emit(True)

    @Slot()
    def on_tick(self) -> None:
        """The next place of the line; where nothing may move it stays."""
        if not self._theme.still:
            self._step = (self._step + 1) % _STEPS
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's name
        painter = QPainter(self)
        if self.shown:
            if self._theme.still:
                painter.fillRect(self.rect(), self._theme.colour("accent"))
                painter.end()
                return
            share = self._step / _STEPS
            width = self.width() * 0.3
            left = share * (self.width() + width) - width
            if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
                left = self.width() - left - width
            painter.fillRect(QRectF(left, 0, width, 2), self._theme.colour("accent"))
        painter.end()
