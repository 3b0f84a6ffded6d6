"""What can be typed into the search field: every operator with a line of help and an example to click."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from oakensearch_gui.desktop.look.theme import grown
from oakensearch_gui.desktop.words.core_words import core_text
from oakensearch_gui.desktop.words.wording import isolate
from oakensearch_gui.search.operators import OPERATORS

_WIDTH, _HEIGHT = 600, 460


class OperatorsPopover(QFrame):
    """A popup below the search field; Esc or a click elsewhere closes it. `example_chosen(query)`."""

    example_chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setObjectName("operators_popover")
        self.setAccessibleName(self.tr("What can be typed into the search field"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        inside = QWidget()
        inside.setObjectName("operators_inside")
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(16, 12, 16, 12)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(1, 1)
        self.examples: list[QPushButton] = []
        self._say(self.tr("Just write what you remember. Or be exact:"))
        for example, text in (
            ('"the red folder"', self.tr("These words in this order")),
            ("roof OR tiles", self.tr("One or the other")),
            ("invoice -paypal", self.tr("Not with this word; a minus turns every filter round")),
            ("garden*", self.tr("Words that begin so")),
            ("+walks", self.tr("This word exactly, not its other forms")),
        ):
            self._row("", text, example)
        self._say(self.tr("Filters"))
        for kind in OPERATORS:
            self._row(f"{kind.name}:", core_text(kind.help), kind.example)
        scroll = QScrollArea()
        scroll.setObjectName("operators_scroll")
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inside)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.addWidget(scroll)

    def open_below(self, bar: QWidget) -> None:
        """Show it under the search bar, inside its window."""
        window = bar.window()
        width = min(grown(_WIDTH), window.width() - 16)
        self.resize(width, min(grown(_HEIGHT), window.height() - 80))
        right_to_left = bar.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = 0 if right_to_left else bar.width() - width
        at = bar.mapToGlobal(QPoint(left, bar.height() + 4))
        screen = bar.screen().availableGeometry()
        at.setX(max(screen.left(), min(at.x(), screen.right() - width)))
        self.move(at)
        self.show()
        self.examples[0].setFocus(Qt.FocusReason.PopupFocusReason)

    @Slot()
    def on_example_clicked(self) -> None:
        """Called by an example."""
        query = self.sender().property("query")
        self.close()
        self.example_chosen.emit(query)

    def _say(self, text: str) -> None:
        label = QLabel(text)
        label.setObjectName(f"operators_section_{self._grid.rowCount()}")
        label.setProperty("role", "section")
        label.setContentsMargins(0, 8, 0, 4)
        self._grid.addWidget(label, self._grid.rowCount(), 0, 1, 3)

    def _row(self, name: str, text: str, example: str) -> None:
        row = self._grid.rowCount()
        if name:
            title = QLabel(name)
            title.setObjectName(f"operator_{name.rstrip(':')}")
            self._grid.addWidget(title, row, 0)
        told = QLabel(text)
        told.setObjectName(f"operator_help_{row}")
        told.setProperty("role", "second")
        told.setWordWrap(True)
        self._grid.addWidget(told, row, 1 if name else 0, 1, 1 if name else 2)
        button = QPushButton(isolate(example))
        button.setObjectName(f"operator_example_{len(self.examples)}")
        button.setAccessibleName(self.tr("Example: {query}").format(query=isolate(example)))
        button.setAccessibleDescription(text)
        button.setProperty("role", "link")
        button.setProperty("query", example)
        button.setAutoDefault(True)
        button.clicked.connect(self.on_example_clicked)
        self._grid.addWidget(button, row, 2)
        self.examples.append(button)
