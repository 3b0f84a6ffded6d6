"""Tells that an answer holds less than it could, why, and offers what helps."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from oakensearch_gui.desktop.look.icons import pixmap
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.words.core_words import core_text
from oakensearch_gui.search.result import Degraded, SearchResult

_BUILD = (Degraded.NO_VECTORS, Degraded.PARTIAL, Degraded.STALE_MODEL)


class Banner(QFrame):
    """Shown for a degraded answer only. Its button emits what it says."""

    build_requested = Signal()
    search_again_requested = Signal()
    meaning_requested = Signal()
    help_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._degraded: Degraded | None = None
        self._reason = self._remedy = ""
        self._indexing = False
        self.setObjectName("banner")
        self._sign = QLabel()
        self._sign.setObjectName("banner_sign")
        self.text = QLabel()
        self.text.setObjectName("banner_text")
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.button = QPushButton()
        self.button.setObjectName("banner_button")
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self.on_button_clicked)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 4, 16, 4)
        row.setSpacing(12)
        row.addWidget(self._sign)
        row.addWidget(self.text, 1)
        row.addWidget(self.button)
        theme.changed.connect(self.on_theme_changed)
        self.on_theme_changed()
        self._show_button()
        self.hide()

    @property
    def degraded(self) -> Degraded | None:
        return self._degraded

    def show_result(self, result: SearchResult) -> None:
        """Tell what this answer lacks; nothing is shown when it is whole."""
        if result.partial:
            return
        self._degraded = result.degraded
        if result.degraded is None:
            self.hide()
            return
        self._reason = core_text(result.degraded_reason) or self.tr("Searched by words only.")
        self._remedy = core_text(result.degraded_remedy)
        self._show_text()
        self._show_button()
        self.show()

    @Slot(bool)
    def on_indexing_changed(self, running: bool) -> None:
        """While meaning is being built there is nothing to press."""
        self._indexing = running
        self._show_text()
        self._show_button()

    @Slot()
    def on_button_clicked(self) -> None:
        """Called by the button."""
        if self._degraded in _BUILD:
            self.build_requested.emit()
        elif self._degraded is Degraded.NO_EMBEDDER:
            self.meaning_requested.emit()
        elif self._degraded is Degraded.NO_STORE:
            self.help_requested.emit()
        else:
            self.search_again_requested.emit()

    @Slot()
    def on_theme_changed(self) -> None:
        """Tint the sign anew."""
        self._sign.setPixmap(pixmap("warning", self._theme.colours.banner, 18, self.devicePixelRatioF()))

    def _show_text(self) -> None:
        remedy = self._remedy
        if self._degraded in (Degraded.NO_VECTORS, Degraded.PARTIAL):  # what helps is the button, or under way
            remedy = self.tr("You can search while it is being built.") if self._indexing else ""
        text = f"{self._reason} {remedy}".strip()
        self.text.setText(text)
        self.setAccessibleName(text)

    def _show_button(self) -> None:
        if self._degraded in _BUILD:
            self.button.setText(self.tr("Build meaning now"))
        elif self._degraded is Degraded.NO_EMBEDDER:
            self.button.setText(self.tr("Turn meaning on"))
        elif self._degraded is Degraded.NO_STORE:
            self.button.setText(self.tr("What helps?"))
        else:  # it was slow or away for once
            self.button.setText(self.tr("Search again"))
        self.button.setAccessibleName(self.button.text())
        self.button.setVisible(not (self._degraded in _BUILD and self._indexing))
