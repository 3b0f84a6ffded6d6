"""Beside the list: who wrote what was found, which labels it has, where it lies. One click narrows, one goes back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from oakensearch_gui.desktop.look.elided_label import ElidedLabel
from oakensearch_gui.desktop.look.theme import Theme, grown
from oakensearch_gui.desktop.words.operator_words import value_words
from oakensearch_gui.desktop.words.wording import isolate, number_text
from oakensearch_gui.search.facets import Facets, FacetValue
from oakensearch_gui.search.query import operators

WIDTH = 220


class FacetButton(QPushButton):
    """One value with its count; checked when the search is narrowed to it."""

    def __init__(self, name: str, value: FacetValue, *, active: bool) -> None:
        super().__init__()
        self.value = value.value
        shown = value.name or value_words(name, value.value)
        self.setProperty("role", "facet")
        self.setAutoDefault(True)  # so that Enter presses it, too
        self.setCheckable(True)
        self.setChecked(active)
        self.setFixedHeight(grown(26))
        label = self.tr("{value}: {count}").format(value=isolate(shown), count=number_text(value.count))
        self.setAccessibleName(label)
        self.setAccessibleDescription(self.tr("Chosen; press to go back") if active else self.tr("Narrow to this"))
        self.setToolTip(isolate(value.value) if shown != value.value else "")
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(8)
        text, count = ElidedLabel(isolate(shown)), QLabel("✕" if active else number_text(value.count))
        count.setProperty("role", "caption")
        for part, stretch in ((text, 1), (count, 0)):
            part.setTextFormat(Qt.TextFormat.PlainText)
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(part, stretch)


class FacetsPanel(QScrollArea):
    """`value_pressed(name, value)`: the operator's name, and its value to narrow to or to go back from."""

    value_pressed = Signal(str, str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("facets_panel")
        self.setAccessibleName(self.tr("What was found"))
        theme.fix_size(self, width=WIDTH)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inside = QWidget()
        self._inside.setObjectName("facets_inside")
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(8, 8, 8, 8)
        self._column.setSpacing(0)
        self.setWidget(self._inside)
        self.hide()

    def buttons(self, name: str = "") -> list[FacetButton]:
        """The values shown, of one operator or of all."""
        items = (self._column.itemAt(at) for at in range(self._column.count()))
        widgets = [item.widget() for item in items if item is not None]
        found = [widget for widget in widgets if isinstance(widget, FacetButton)]
        return [button for button in found if not name or button.property("operator") == name]

    def show_facets(self, query: str, facets: Facets, *, by_meaning: bool = False) -> None:
        """Show the counts of an answer to `query`; `by_meaning` tells whether it found anything by meaning."""
        focused = self.focusWidget()
        kept = focused.objectName() if isinstance(focused, FacetButton) and focused.hasFocus() else ""
        self._empty()
        chosen = {(each.name, each.value.casefold()) for each in operators(query) if not each.negated}
        for name, title, values in (
            ("from", self.tr("Senders"), facets.senders),
            ("label", self.tr("Labels"), facets.labels),
            ("source", self.tr("Mailboxes"), facets.sources),
            ("in", self.tr("Where"), facets.dispositions),
            ("category", self.tr("Kind"), facets.categories),
        ):
            active = any(operator == name for operator, _ in chosen)
            if len(values) > 1 or (values and active):
                self._add(name, title, values, chosen)
        if not facets.complete:
            self._tell("facets_note", self.tr("Among the newest {count}").format(count=number_text(facets.counted)))
        if facets.counted and by_meaning:
            self._tell("facets_meaning_note", self.tr("Narrowed, there may be more by meaning"))
        self._column.addStretch(1)
        for button in self.buttons():
            if button.objectName() == kept:
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell(self, name: str, text: str) -> None:
        note = QLabel(text)
        note.setObjectName(name)
        note.setProperty("role", "caption")
        note.setWordWrap(True)
        note.setContentsMargins(8, 8, 8, 0)
        self._column.addWidget(note)

    @Slot()
    def on_value_clicked(self) -> None:
        """Called by a value."""
        button = self.sender()
        assert isinstance(button, FacetButton)
        self.value_pressed.emit(button.property("operator"), button.value)

    def _add(self, name: str, title: str, values: Sequence[FacetValue], chosen: set[tuple[str, str]]) -> None:
        head = QLabel(title)
        head.setObjectName(f"facets_{name}_title")
        head.setProperty("role", "section")
        head.setContentsMargins(8, 8, 8, 4)
        self._column.addWidget(head)
        for number, value in enumerate(values):
            button = FacetButton(name, value, active=(name, value.value.casefold()) in chosen)
            button.setObjectName(f"facet_{name}_{number}")
            button.setProperty("operator", name)
            button.clicked.connect(self.on_value_clicked)
            self._column.addWidget(button)

    def _empty(self) -> None:
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.setObjectName("")
                widget.hide()
                widget.deleteLater()
