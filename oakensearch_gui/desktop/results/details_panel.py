"""Below the list: why the row that one stands on is here. Tells what the index holds; it opens nothing."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from oakensearch_gui.desktop.look.theme import grown
from oakensearch_gui.desktop.results.why import details
from oakensearch_gui.search.result import SearchHit

_HEIGHT = 168


class DetailsPanel(QScrollArea):
    """For the keyboard and for screen readers what the badges' tooltips are for the mouse, and the other passages."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("details_panel")
        self.setAccessibleName(self.tr("Why this message is here"))
        self.fit(grown(720))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        inside.setObjectName("details_inside")
        column = QVBoxLayout(inside)
        column.setContentsMargins(28, 12, 28, 12)
        self.text = QLabel()
        self.text.setObjectName("details_text")
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setWordWrap(True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(self.text)
        self.setWidget(inside)
        self.hide()

    def fit(self, room: int) -> None:
        """Of a low window the list keeps the larger part: `room` is the height that both have."""
        self.setFixedHeight(min(grown(_HEIGHT), room * 2 // 5))

    def show_hit(self, hit: SearchHit | None) -> None:
        """Tell about a row; about none before its page has come."""
        text = self.tr("Choose a message to see why it is here.") if hit is None else details(hit)
        self.text.setText(text)
        self.setAccessibleDescription(self.text.text())
        self.verticalScrollBar().setValue(0)
