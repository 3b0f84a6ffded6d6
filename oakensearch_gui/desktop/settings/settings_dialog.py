"""The settings, made from the table in `settings.py`: a setting that is added there appears here by itself."""

from __future__ import annotations

import shlex
import sys

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from oakensearch_gui.desktop.hot_key.hot_key import HOT_KEY, HotKey
from oakensearch_gui.desktop.look.dialog import Dialog, fitted
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.settings.meaning_tools import MeaningTools
from oakensearch_gui.desktop.settings.privacy_page import what_leaves
from oakensearch_gui.desktop.settings.setting_row import SettingRow
from oakensearch_gui.desktop.shortcuts import SECTION, conflict, refusal
from oakensearch_gui.desktop.words.setting_words import section_title, setting_title, words
from oakensearch_gui.own_program import own_program
from oakensearch_gui.settings import SETTINGS, Settings, Value

PRIVACY = "privacy"
_ORDER = ("search", "indexing", "meaning", "appearance", PRIVACY, SECTION)
_SECTIONS_WIDTH = 160
HEADINGS = {"search.fusion": "Ranking", "search.reranker": "Other models"}
"""What stands above a setting where another kind of them begins, in English."""


def sections() -> tuple[str, ...]:
    """The sections in their order; one that nobody here knows comes last."""
    known = dict.fromkeys(_ORDER)
    return tuple(known | dict.fromkeys(setting.section for setting in SETTINGS))


class _Page(QScrollArea):
    """Scrolls up and down only, so it is never narrower than what it holds: the fonts decide how wide that is."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self._inside = inside
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setWidget(inside)

    def minimumSizeHint(self) -> QSize:
        beside = self.verticalScrollBar().sizeHint().width()
        return QSize(self._inside.minimumSizeHint().width() + beside, super().minimumSizeHint().height())


class SettingsDialog(Dialog):
    """Every change is told at once by `setting_changed(name)`, and holds at once; there is no OK to forget."""

    setting_changed = Signal(str)
    build_requested = Signal()
    mailboxes_requested = Signal()

    def __init__(self, settings: Settings, theme: Theme, messages: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._theme = theme
        self.rows: dict[str, SettingRow] = {}
        self.setObjectName("settings_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Settings"))
        self.resize(fitted(self, 820, 620))
        self.sections = QListWidget()
        self.sections.setObjectName("settings_sections")
        self.sections.setAccessibleName(self.tr("Sections"))
        theme.fix_size(self.sections, width=_SECTIONS_WIDTH)
        self.pages = QStackedWidget()
        self.pages.setObjectName("settings_pages")
        self.meaning = MeaningTools(settings, messages)
        self.meaning.build_requested.connect(self.build_requested)
        self.privacy = QLabel()
        self.privacy.setObjectName("privacy_text")
        self.privacy.setWordWrap(True)
        self.privacy.setTextFormat(Qt.TextFormat.PlainText)
        for section in sections():
            self.sections.addItem(section_title(section))
            self.pages.addWidget(self._page(section))
        self.sections.currentRowChanged.connect(self.pages.setCurrentIndex)
        self.sections.setCurrentRow(0)
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        beside = QHBoxLayout()
        beside.setSpacing(16)
        beside.addWidget(self.sections)
        beside.addWidget(self.pages, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addLayout(beside, 1)
        column.addWidget(close)
        self._show_privacy()
        self._hot_key: HotKey | None = None

    def follow(self, hot_key: HotKey) -> None:
        """Tell what the system says to the key that is to work in every program."""
        self._hot_key = hot_key
        self.rows[HOT_KEY].control.setEnabled(hot_key.possible)
        hot_key.answered.connect(self.on_hot_key_answered)
        self.on_hot_key_answered()

    @Slot()
    def on_hot_key_answered(self) -> None:
        """Called when the system has said something new."""
        if self._hot_key is not None:
            answer = self._hot_key.answer
            self.rows[HOT_KEY].show_note(answer.text, wrong=not answer.held)

    def _page(self, section: str) -> QScrollArea:
        inside = QWidget()
        inside.setObjectName("settings_page")
        column = QVBoxLayout(inside)
        column.setContentsMargins(16, 8, 16, 16)
        column.setSpacing(0)
        title = QLabel(section_title(section))
        title.setProperty("role", "title")
        column.addWidget(title)
        if section == PRIVACY:
            column.addSpacing(12)
            column.addWidget(self.privacy)
        if section == "indexing":
            column.addSpacing(12)
            column.addWidget(self._mailboxes_button(), 0, Qt.AlignmentFlag.AlignLeft)
        if section == SECTION:
            column.addSpacing(8)
            column.addWidget(
                self._hint(
                    self.tr(
                        "Click into a field and press the new keys; they replace those that were there. Keys that do"
                        " nothing here belong to your system or to another program."
                    )
                )
            )
        for setting in SETTINGS:
            if setting.section == section:
                if setting.name in HEADINGS:
                    column.addSpacing(16)
                    column.addWidget(self._heading(words(HEADINGS[setting.name])))
                row = SettingRow(setting, self._settings.get(setting.name), self._theme)
                row.changed.connect(self.on_row_changed)
                self.rows[setting.name] = row
                column.addWidget(row)
                if setting.name == HOT_KEY:
                    column.addWidget(self._everywhere())
                    column.addSpacing(8)
        if section == "meaning":
            column.addWidget(self.meaning)
        column.addStretch(1)
        area = _Page(inside)
        area.setObjectName(f"settings_{section}")
        area.setAccessibleName(section_title(section))
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return area

    def _hint(self, text: str) -> QLabel:
        hint = QLabel(text)
        hint.setProperty("role", "second")
        hint.setWordWrap(True)
        return hint

    def _everywhere(self) -> QLabel:
        """How to have a key that also starts the program: only the system can listen while nothing runs."""
        if sys.platform == "win32":
            text = self.tr(
                "For a key that also starts OakenSearch when it does not run, open the properties of its entry in the"
                " Start menu and press the keys in the field “Shortcut key”."
            )
        else:
            text = self.tr(
                "For a key that also starts OakenSearch when it does not run, add one in the keyboard settings of your"
                " system, for this command: {command}"
            ).format(command=shlex.join(own_program()))  # to be copied, so with nothing around it
        hint = self._hint(text)
        hint.setObjectName("key_everywhere")
        hint.setTextFormat(Qt.TextFormat.PlainText)
        hint.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        return hint

    def _heading(self, text: str) -> QLabel:
        heading = QLabel(text)
        heading.setProperty("role", "section")
        return heading

    def _mailboxes_button(self) -> QPushButton:
        button = QPushButton(self.tr("Manage mailboxes…"))
        button.setObjectName("settings_mailboxes")
        button.setAccessibleName(self.tr("Manage mailboxes"))
        button.setAutoDefault(False)
        button.clicked.connect(self.mailboxes_requested)
        return button

    @Slot(str, object)
    def on_row_changed(self, name: str, value: Value) -> None:
        """Called by a row: keep the value if it can be used, else say why not."""
        row = self.rows[name]
        if name.startswith(f"{SECTION}."):
            note = refusal(name, str(value))
            if not note and (taken := conflict(self._settings, name, str(value))):
                other = setting_title(self.rows[taken].setting)
                note = self.tr("These keys belong to “{other}” already.").format(other=other)
            if note:
                row.show_note(note)
                row.show_value(self._settings.get(name))
                return
        try:
            self._settings.set(name, value)
        except ValueError as error:
            row.show_note(str(error))
            return
        row.show_note("")
        if name.startswith(f"{SECTION}."):
            row.show_value(self._settings.get(name))
            for other_row in self.rows.values():  # whose key it was may have changed
                other_row.show_note("")
            self.on_hot_key_answered()
        self.meaning.refresh()
        self._show_privacy()
        self.setting_changed.emit(name)

    def _show_privacy(self) -> None:
        sent = what_leaves(self._settings)
        always = self.tr("Pictures and other things that a message would load from the network are never loaded.")
        if sent:
            head = self.tr("With the settings as they are, other programs are sent this:")
            self.privacy.setText("\n\n".join([head, *(f"• {sentence}" for sentence in sent), always]))
        else:
            nothing = self.tr("Nothing of your mail and of your searches leaves this machine.")
            self.privacy.setText(f"{nothing}\n\n{always}")
