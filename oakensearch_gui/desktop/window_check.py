"""Looks at the window in a person's stead, for `oakensearch --selfcheck`: waits for an answer, then closes it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.search.result import SearchResult

_PATIENCE_MS = 60_000


class WindowCheck(QObject):
    """Made before the window; `problem` says afterwards what was wrong with it, "" if nothing was."""

    def __init__(self) -> None:
        app = QApplication.instance() or QApplication(["oakensearch"])
        super().__init__(app)
        self.problem = "it never opened"
        self._window: MainWindow | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_PATIENCE_MS)
        self._patience.timeout.connect(self.on_patience_ended)
        self._patience.start()
        QTimer.singleShot(0, self, self.on_event_loop_began)

    @Slot()
    def on_event_loop_began(self) -> None:
        """Called once the program waits for a person."""
        windows = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]
        if not windows:
            self._end("it never opened")
            return
        self._window = windows[0]
        self._window.pane.result_shown.connect(self.on_result_shown)

    @Slot(object)
    def on_result_shown(self, result: SearchResult) -> None:
        """Called by the window for each answer; the whole answer to the search is what counts."""
        if result.partial or self._window is None or not self._window.search_bar.text:
            return
        if not result.hits:
            self._end("it shows no message for a search that has some")
        elif _is_blank(self._window.grab().toImage()):
            self._end("nothing is painted in it")
        else:
            self._end("")

    @Slot()
    def on_patience_ended(self) -> None:
        """Called when nothing came for a minute."""
        self._end("it showed no answer within a minute")

    def _end(self, problem: str) -> None:
        self.problem = problem
        self._patience.stop()
        if self._window is not None:
            self._window.pane.result_shown.disconnect(self.on_result_shown)
            self._window.close()
        QApplication.exit()


def _is_blank(picture: QImage) -> bool:
    """Whether it is of one colour only."""
    first = picture.pixelColor(0, 0)
    return not any(
        picture.pixelColor(x, y) != first for x in range(0, picture.width(), 7) for y in range(0, picture.height(), 7)
    )
