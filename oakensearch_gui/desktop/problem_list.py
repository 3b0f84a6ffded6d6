"""What could not be read of the mail, for those who want to know: which message, what, why."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QToolButton, QVBoxLayout, QWidget

from oakensearch_gui.desktop.core_words import core_text
from oakensearch_gui.desktop.icons import set_icon
from oakensearch_gui.desktop.theme import Theme
from oakensearch_gui.desktop.wording import date_text, isolate, local_now, number_text, one_line
from oakensearch_gui.library.problems import MessageProblem

_HEIGHT = 160


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
        set_icon(self.toggle, self._theme, "up" if shown else "down")

    def _show(self) -> None:
        self.list.clear()
        self.list.addItems([core_text(text) for text in self._told])
        now = local_now()
        for problem in self._problems:
            where = isolate(one_line(problem.subject) or self.tr("(no subject)"))
            if problem.part:
                where = self.tr("{attachment} in {message}").format(attachment=isolate(problem.part), message=where)
            line = f"{where} · {isolate(problem.sender)} · {date_text(problem.date, now)}"
            self.list.addItem(QListWidgetItem(f"{line}\n{core_text(problem.text)}"))
        count = self.list.count()
        self.toggle.setText(
            self.tr("1 thing could not be read")
            if count == 1
            else self.tr("{count} things could not be read").format(count=number_text(count))
        )
        self.toggle.setAccessibleName(self.toggle.text())
        set_icon(self.toggle, self._theme, "up" if self.toggle.isChecked() else "down")
        self.setVisible(count > 0)
