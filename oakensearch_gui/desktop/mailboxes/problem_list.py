"""What could not be read of the mail, for those who want to know: which message, what, why."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QToolButton, QVBoxLayout, QWidget

from oakensearch_gui.desktop.look.icons import set_icon
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.words.core_words import core_text, problem_text
from oakensearch_gui.desktop.words.wording import date_text, isolate, local_now, one_line, unread_text
from oakensearch_gui.library.problems import MessageProblem

_HEIGHT = 160
_NARROWEST = 400
_BESIDE = 32
_TALLEST = 1.4


class ProblemList(QWidget):
    """Hidden while there is nothing to tell; its button unfolds the list."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._told: list[str] = []
        self._problems: tuple[MessageProblem, ...] = ()
        self.setObjectName("problems")
        self.toggle = QToolButton()
        self.toggle.setObjectName("problems_toggle")
        self.toggle.setCheckable(True)
        self.toggle.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.toggle.toggled.connect(self.on_toggled)
        self.list = QListWidget()
        self.list.setObjectName("problem_list")
        self.list.setAccessibleName(self.tr("What could not be read"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumHeight(_HEIGHT)
        self.list.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.toggle, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.list)
        self._show()

    @Slot(str)
    def on_problem_told(self, text: str) -> None:
        """Called while mail is read, for a mailbox or a folder that cannot be."""
        if text not in self._told:
            self._told.append(text)
            self._show()

    @Slot(object)
    def on_problems_found(self, problems: Sequence[MessageProblem]) -> None:
        """Called when the library has told what it knows."""
        self._problems = tuple(problems)
        self._show()

    @Slot(bool)
    def on_toggled(self, shown: bool) -> None:
        """Called by the button."""
        self.list.setVisible(shown)
        window = self.window()  # grows, so that what stands above keeps its room
        more = self.list.sizeHint().height()
        height = window.height() + (more if shown else -more)
        window.resize(window.width(), min(height, int(self.screen().availableGeometry().height() * 0.9)))
        set_icon(self.toggle, self._theme, "up" if shown else "down")

    def _item(self, text: str) -> QListWidgetItem:
        # Qt's own measure cuts the last line off where a script's letters are taller than those of the window's font.
        metrics, width = self.list.fontMetrics(), max(_NARROWEST, self.list.width() - _BESIDE)
        rows = sum(1 + metrics.horizontalAdvance(line) // width for line in text.split("\n"))
        item = QListWidgetItem(text)
        item.setSizeHint(QSize(0, _BESIDE // 2 + round(rows * metrics.lineSpacing() * _TALLEST)))
        return item

    def _show(self) -> None:
        self.list.clear()
        for text in self._told:
            self.list.addItem(self._item(core_text(text)))
        now = local_now()
        for problem in self._problems:
            where = isolate(one_line(problem.subject) or self.tr("(no subject)"))
            if problem.part:
                where = self.tr("{attachment} in {message}").format(attachment=isolate(problem.part), message=where)
            line = f"{where} · {isolate(problem.sender)} · {date_text(problem.date, now)}"
            self.list.addItem(self._item(f"{line}\n{problem_text(problem.text)}"))
        count = self.list.count()
        self.toggle.setText(unread_text(count))
        self.toggle.setAccessibleName(self.toggle.text())
        set_icon(self.toggle, self._theme, "up" if self.toggle.isChecked() else "down")
        self.setVisible(count > 0)
