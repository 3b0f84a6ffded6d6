"""What stands in the list's place when there is no list: the first run, mail still being read, nothing found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum, auto

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from oakensearch_gui.desktop.look.icons import pixmap, set_icon
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.mailboxes.discovered_list import DiscoveredList
from oakensearch_gui.desktop.words.wording import isolate, messages_text
from oakensearch_gui.search.query import Operator, parse

_WIDEST = 720


class CentredPage(QWidget):
    """A column of texts and buttons in the middle of the window."""

    def __init__(self, name: str, title: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.title = QLabel(title)
        self.title.setObjectName(f"{name}_title")
        self.title.setProperty("role", "headline")
        self.title.setWordWrap(True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.text = QLabel(text)
        self.text.setObjectName(f"{name}_text")
        self.text.setProperty("role", "second")
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        middle = QWidget()
        middle.setMaximumWidth(_WIDEST)
        self.column = QVBoxLayout(middle)
        self.column.setSpacing(12)
        self.column.addWidget(self.title)
        self.column.addWidget(self.text)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(24, 24, 24, 24)
        rows.addStretch(2)
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(middle, 4)
        line.addStretch(1)
        rows.addLayout(line)
        rows.addStretch(3)

    def button(self, name: str, text: str, role: str = "large") -> QPushButton:
        """A button of this page."""
        made = QPushButton(text)
        made.setObjectName(name)
        made.setAccessibleName(text)
        made.setProperty("role", role)
        made.setProperty("large", True)
        made.setAutoDefault(True)
        return made


class FirstRunPage(CentredPage):
    """Before any mailbox was added."""

    folder_requested = Signal()
    file_requested = Signal()
    sample_requested = Signal()
    query_chosen = Signal(str)

    def __init__(self, theme: Theme, suggestions: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__("first_run", "", "", parent)
        self._theme = theme
        self.setAccessibleName(self.tr("Welcome"))
        self.title.setText(self.tr("Find any mail you ever got"))
        self.text.setText(
            self.tr(
                "By its words, or by what you remember of it. OakenSearch reads your mail where it lies, changes "
                "nothing in it, and sends nothing anywhere."
            )
        )
        self._sign = QLabel()
        self._sign.setObjectName("first_run_sign")
        self._sign.setPixmap(pixmap("oakensearch", "#000000", 96, self.devicePixelRatioF()))
        self._sign.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.column.insertWidget(0, self._sign)
        self.column.addSpacing(12)
        self.folder = self.button("add_folder", self.tr("Add a folder of mail…"), "primary")
        set_icon(self.folder, theme, "mailbox", "on_accent")
        self.file = self.button("add_file", self.tr("Add a mail file…"))
        self.sample = self.button("try_sample", self.tr("Try the sample mailbox"))
        set_icon(self.sample, theme, "sample", "accent")
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addStretch(1)
        for made in (self.folder, self.file, self.sample):
            line.addWidget(made)
        line.addStretch(1)
        self.column.addLayout(line)
        kinds = QLabel(self.tr("Thunderbird, Apple Mail, Outlook, Gmail exports, Maildir, mbox, .eml and more."))
        kinds.setObjectName("first_run_kinds")
        kinds.setProperty("role", "caption")
        kinds.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.column.addWidget(kinds)
        self.column.addSpacing(12)
        self.discovered = DiscoveredList(theme)
        self.column.addWidget(self.discovered)
        self._add_suggestions(suggestions)
        self.folder.clicked.connect(self.folder_requested)
        self.file.clicked.connect(self.file_requested)
        self.sample.clicked.connect(self.sample_requested)

    def _add_suggestions(self, suggestions: Sequence[str]) -> None:
        if not suggestions:
            return
        self.column.addSpacing(24)
        card = QFrame()
        card.setObjectName("card")
        rows = QVBoxLayout(card)
        rows.setContentsMargins(16, 12, 16, 12)
        rows.setSpacing(4)
        head = QLabel(self.tr("Questions to try on the sample"))
        head.setObjectName("suggestions_title")
        head.setProperty("role", "section")
        rows.addWidget(head)
        for number, query in enumerate(suggestions):
            button = self.button(f"suggestion_{number}", isolate(query), "link")
            button.setProperty("query", query)
            button.clicked.connect(self.on_suggestion_clicked)
            set_icon(button, self._theme, "search", "accent")
            rows.addWidget(button)
        self.column.addWidget(card)

    @Slot()
    def on_suggestion_clicked(self) -> None:
        """Called by one of the suggestions."""
        self.query_chosen.emit(self.sender().property("query"))


class ReadingPage(CentredPage):
    """A mailbox was added and its first messages are on their way."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("reading_page", "", "", parent)
        self.setAccessibleName(self.tr("Reading your mail"))
        self.title.setText(self.tr("Reading your mail"))
        self.text.setText(self.tr("The newest comes first. You can search what is there already while the rest comes."))


class More(Enum):
    """What an answer may still lack while the indexing process runs."""

    NOTHING = auto()
    MAIL = auto()
    MEANING = auto()
    ELSEWHERE = auto()
    """What another OakenSearch is reading; it does not tell how far it is."""


class NothingFoundPage(CentredPage):
    """An answer without hits: which filter to drop, or what to try."""

    query_chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("nothing_found", "", "", parent)
        self._theme = theme
        self.title.setText(self.tr("Nothing found"))
        self.setAccessibleName(self.tr("Nothing found"))
        self.more = QLabel()
        self.more.setObjectName("nothing_found_reading")
        self.more.setProperty("role", "second")
        self.more.setWordWrap(True)
        self.more.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.column.addWidget(self.more)
        self.more.hide()
        self._line = QVBoxLayout()
        self._line.setSpacing(8)
        self.column.addSpacing(8)
        self.column.addLayout(self._line)
        self._buttons: list[QPushButton] = []
        self._nothing_fits = self.tr("No message fits. Try fewer words, or say it in other words.")
        self._more_comes = More.NOTHING
        self._with_words = False

    def tell_more(self, more: More) -> None:
        """What is still on its way: until then nothing found is no last word."""
        if more is not self._more_comes:
            self._more_comes = more
            self._show_more()

    def _show_more(self) -> None:
        texts = {
            More.MAIL: self.tr("Your mail is still being read; what fits appears here as it comes."),
            More.ELSEWHERE: self.tr("Another OakenSearch is reading mail; what fits appears here when it has ended."),
        }
        if self._with_words:  # filters alone are answered in full
            texts[More.MEANING] = self.tr("Meaning is still being built; what comes near to it appears here then.")
        text = texts.get(self._more_comes, "")
        title = self.tr("Nothing found yet") if text else self.tr("Nothing found")
        self.title.setText(title)
        self.setAccessibleName(title)
        self.more.setText(text)
        self.more.setVisible(bool(text))

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """One for each filter that can be dropped, and one for all of them."""
        return tuple(self._buttons)

    def show_query(self, text: str, found: Sequence[Operator], without: Sequence[str]) -> None:
        """Offer to drop each operator of `found`; `without` are the queries that are left then.

        One more of them than operators: what is left without any.
        """
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        self._with_words = bool(parse(text).words)
        self._show_more()
        if not found:
            self.text.setText(self._nothing_fits)
        else:
            self.text.setText(self.tr("Nothing fits all of this. Drop a filter to see more:"))
        for number, (operator, query) in enumerate(zip(found, without, strict=False)):
            written = isolate(text[operator.start : operator.end])
            self._offer(f"drop_{number}", self.tr("Without {filter}").format(filter=written), query)
        if len(without) > len(found):
            self._offer("drop_all", self.tr("Without any filter"), without[-1])

    @Slot(object)
    def on_totals_found(self, totals: Mapping[str, int]) -> None:
        """Called with what queries would find: tell which filter it was that emptied the list."""
        for button in self._buttons:
            count = totals.get(button.property("query"))
            if count is not None:
                button.setText(f"{button.property('title')} · {messages_text(count)}")
                button.setAccessibleName(button.text())
                button.setEnabled(count > 0)
        if self._buttons and not any(button.isEnabled() for button in self._buttons):
            self.text.setText(self._nothing_fits)  # it is the words that nothing holds
            for button in self._buttons:
                button.hide()

    def _offer(self, name: str, text: str, query: str) -> None:
        button = self.button(name, text, "quiet")
        button.setProperty("query", query)
        button.setProperty("title", text)
        button.clicked.connect(self.on_button_clicked)
        set_icon(button, self._theme, "close")
        self._line.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._buttons.append(button)

    @Slot()
    def on_button_clicked(self) -> None:
        """Called by one of the offers."""
        self.query_chosen.emit(self.sender().property("query"))
