"""A label that is cut where it does not fit, and then has its whole text as its tooltip."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QToolTip


class ElidedLabel(QLabel):
    """A text that is cut with an ellipsis where it does not fit, instead of asking for more room."""

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self._shown() != self.text():
            QToolTip.showText(event.globalPos(), "\n".join(filter(None, (self.text(), self.toolTip()))), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's name
        painter = QPainter(self)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self.style().drawItemText(
            painter, self.rect(), int(self.style().visualAlignment(self.layoutDirection(), align)),
            self.palette(), True, self._shown(), self.foregroundRole(),
        )  # fmt: skip
        painter.end()

    def _shown(self) -> str:
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
