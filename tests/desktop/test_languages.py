"""Every word of the window can be said in another language, is said in those that we ship, and still fits."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QLocale, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.about_dialog import AboutDialog
from oakensearch_gui.desktop.error_dialog import ErrorDialog
from oakensearch_gui.desktop.mailboxes.mailboxes_dialog import MailboxesDialog
from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.desktop.query.operators_popover import OperatorsPopover
from oakensearch_gui.desktop.results.why import badge
from oakensearch_gui.desktop.settings.settings_dialog import SettingsDialog, sections
from oakensearch_gui.desktop.words import languages
from oakensearch_gui.desktop.words.core_words import core_text
from oakensearch_gui.desktop.words.languages import TRANSLATED, best_language
from oakensearch_gui.desktop.words.operator_words import title_words, value_words
from oakensearch_gui.desktop.words.wording import messages_text
from oakensearch_gui.library.problems import MessageProblem
from oakensearch_gui.paths import Home
from oakensearch_gui.resources import resource
from oakensearch_gui.search.reasons import reason
from oakensearch_gui.search.result import Degraded, Why
from oakensearch_gui.settings import Settings
from tests.desktop.fakes import FakeEngine

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "translations.py"
FIELD = re.compile(r"\{\w+\}")


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("translations", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


# ---- what we ship


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_that_ships_is_complete(tool: ModuleType, language: str) -> None:
    assert tool.missing(language) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_has_the_fields_of_its_original(tool: ModuleType, language: str) -> None:
    for (context, source), text in tool.read(language).items():
        assert sorted(FIELD.findall(source)) == sorted(FIELD.findall(text)), (context, source)
        assert source.endswith("…") == text.endswith("…"), (context, source)


@pytest.mark.parametrize("language", TRANSLATED)
def test_what_the_program_loads_is_what_was_translated(tool: ModuleType, language: str) -> None:
    translator = QTranslator()
    assert translator.load(str(resource(f"translations/{language}.qm")))
    for (context, source), text in tool.read(language).items():
        assert translator.translate(context, source) == text


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["de-AT", "de"], "de"),
        (["es_MX"], "es"),
        (["en-GB", "de"], "en"),
        (["fr", "es", "en"], "es"),
        (["ar_EG"], "ar"),
        (["fr"], "en"),
        ([], "en"),
    ],
)
def test_the_window_speaks_the_first_language_that_it_knows(wanted: list[str], language: str) -> None:
    assert best_language(wanted) == language


@pytest.mark.parametrize("language", TRANSLATED)
def test_words_outside_a_class_are_found_where_the_program_looks_for_them(qapp: QApplication, language: str) -> None:
    translator = QTranslator()
    assert translator.load(str(resource(f"translations/{language}.qm")))
    qapp.installTranslator(translator)
    try:
        assert title_words("from") != "From"
        assert value_words("category", "travel") != "Travel"
        assert badge(Why.VECTOR) != "meaning"
        assert messages_text(5) != "5 messages"
        assert core_text("How many match is an estimate.") != "How many match is an estimate."
    finally:
        qapp.removeTranslator(translator)


def test_arabic_is_laid_out_from_right_to_left(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(qapp, "installTranslator", lambda _: True)
    before = QLocale()
    try:
        for name, direction in (("ar_EG", Qt.LayoutDirection.RightToLeft), ("de_DE", Qt.LayoutDirection.LeftToRight)):
            QLocale.setDefault(QLocale(name))
            languages.install(qapp)
            assert qapp.layoutDirection() == direction
    finally:
        QLocale.setDefault(before)
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_the_window_speaks_german(
    qapp: QApplication, request: pytest.FixtureRequest, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed: list[QTranslator] = []
    monkeypatch.setattr(qapp, "installTranslator", installed.append)
    before = QLocale()
    QLocale.setDefault(QLocale("de_DE"))
    try:
        languages.install(qapp)
    finally:
        QLocale.setDefault(before)
    monkeypatch.undo()
    for translator in installed:
        qapp.installTranslator(translator)
    try:
        window: MainWindow = request.getfixturevalue("window")
        assert window.search_bar.field.accessibleName() == "Ihre Mails durchsuchen"
    finally:
        for translator in installed:
            qapp.removeTranslator(translator)


# ---- a language that nobody speaks: every word longer, and in brackets


class Pseudo(QTranslator):
    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        fields = FIELD.split(source)
        longer = iter(FIELD.findall(source))
        text = "".join(part + next(longer, "") for part in fields)
        return f"⟦{text}{'·' * max(1, len(source) * 3 // 10)}⟧"

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def pseudo(qapp: QApplication) -> Iterator[None]:
    translator = Pseudo()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.fixture
def speaking(pseudo: None, window: MainWindow) -> MainWindow:
    """The window, made while the pseudo-language is spoken."""
    return window


NOT_OURS = re.compile(
    r"OakenSearch|\u2068[^\u2069]*\u2069|<[^>]*>|https?://[^\s⟧]+|\d bytes|"
    r"/[\w/.-]+|[\w.]+@[\w.]+|Ctrl|Shift|Esc|Alt|\bF\d+"
)
"""Names, people's text (fenced in by U+2068 … U+2069), addresses, keys."""
DATA = {"message_subject", "message_from", "message_to", "message_date", "source_text", "setting_keys", "mailbox_list"}


def words_of(widget: QWidget) -> Iterator[str]:
    """All that a person may read or hear of it."""
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    yield widget.toolTip()
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(at) for at in range(widget.count()))
    if isinstance(widget, QMenu):
        yield from (action.text().partition("\t")[0] for action in widget.actions())
    if isinstance(widget, QListWidget) and widget.objectName() == "settings_sections":
        yield from (widget.item(at).text() for at in range(widget.count()))
    if widget.isWindow():
        yield widget.windowTitle()


def untranslated(root: QWidget) -> list[str]:
    found = []
    for widget in [root, *root.findChildren(QWidget)]:
        if widget.objectName() in DATA:
            continue
        for text in words_of(widget):
            rest = NOT_OURS.sub("", text)
            while "⟦" in rest:  # innermost first: a sentence may hold another
                shorter = re.sub(r"⟦[^⟦⟧]*⟧", "", rest)
                if shorter == rest:
                    break
                rest = shorter
            if re.search(r"[^\W\d_]{3,}", rest):
                found.append(f"{widget.objectName()}: {text}")
    return found


def clipped(root: QWidget) -> list[str]:
    """Texts that are not shown whole."""
    found = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisibleTo(root) or not isinstance(widget, QLabel | QAbstractButton) or not widget.text():
            continue
        if widget.objectName() in ELIDED:
            continue
        if isinstance(widget, QLabel) and widget.wordWrap():
            fits = widget.heightForWidth(widget.width()) <= widget.height() + 1
        else:
            fits = widget.minimumSizeHint().width() <= widget.width() + 1
        if not fits:
            found.append(f"{widget.objectName()}: {widget.text()}")
    return found


ELIDED = {"blocked_line"}
"""Lines whose tooltip has the whole text."""


def test_the_main_window(qtbot: QtBot, speaking: MainWindow, engine: FakeEngine) -> None:
    speaking.resize(1280, 800)
    assert untranslated(speaking) == []
    assert clipped(speaking.status_line) == []
    speaking.search_bar.set_text("nosuchword from:ann label:House")
    qtbot.waitUntil(lambda: speaking.pane.nothing.isVisible())
    assert untranslated(speaking) == []
    qtbot.waitUntil(lambda: clipped(speaking.pane.nothing) == [])  # once the counts have come and found their room


def test_what_the_core_says(qtbot: QtBot, speaking: MainWindow, engine: FakeEngine) -> None:
    told = reason(Degraded.PARTIAL, coverage=0.62)
    engine.degraded, engine.reason, engine.remedy = told.degraded, told.text, told.remedy
    engine.notes = ("The reranker took longer than 4 s; the order is without it.",)
    speaking.search_bar.set_text("roof after:yesterdy")
    qtbot.waitUntil(speaking.banner.isVisible)
    qtbot.waitUntil(speaking.pane.note.isVisible)
    assert speaking.searching.warning_line.isVisible()
    assert untranslated(speaking) == []


def test_a_mailbox_that_is_none(qtbot: QtBot, speaking: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *arguments: told.append(arguments[-1]))
    speaking.on_task_failed("The file /tmp/x.txt is empty. Choose another.")
    assert told[0].startswith("⟦")


def test_what_can_be_typed(speaking: MainWindow) -> None:
    popover = OperatorsPopover(speaking)
    names = re.compile(r"operator_\w+: \w+:$")  # an operator is typed in every language as it is
    assert [text for text in untranslated(popover) if not names.match(text)] == []


def test_the_first_page(qtbot: QtBot, pseudo: None, engine: FakeEngine, request: pytest.FixtureRequest) -> None:
    engine.library.added.clear()
    engine.library.messages.clear()
    window: MainWindow = request.getfixturevalue("bare_window")
    window.resize(1280, 900)
    qtbot.waitUntil(window.pane.first_run.isVisible)
    assert untranslated(window.pane.first_run) == []
    assert clipped(window.pane.first_run) == []


def test_the_menu(speaking: MainWindow) -> None:
    for action in speaking.toolbar.menu.findChildren(QAction):
        assert action.isSeparator() or not action.text() or "⟦" in action.text()


def test_the_message_window(qtbot: QtBot, speaking: MainWindow) -> None:
    first = speaking.pane.model.hit(0)
    assert first is not None
    speaking.messages.on_hit_opened(first)
    qtbot.waitUntil(lambda: speaking.messages.of(first.message_id) is not None)
    opened = speaking.messages.of(first.message_id)
    assert opened is not None
    opened.resize(1000, 760)
    opened.setWindowTitle("")  # the sender's
    assert untranslated(opened) == []
    assert clipped(opened) == []


def test_the_settings(qtbot: QtBot, speaking: MainWindow) -> None:
    speaking.preferences.on_settings_requested()
    dialog = speaking.findChild(SettingsDialog)
    assert dialog is not None
    for row in range(len(sections())):
        dialog.sections.setCurrentRow(row)
        QApplication.processEvents()
        page = dialog.pages.widget(row)
        assert page is not None
        assert clipped(page) == []
    assert untranslated(dialog) == []


def test_the_mailboxes(qtbot: QtBot, speaking: MainWindow, engine: FakeEngine) -> None:
    engine.library.unreadable = (MessageProblem(1, 0, "x", "y", "", "z"),)
    speaking.mailboxes.on_mailboxes_requested()
    dialog = speaking.findChild(MailboxesDialog)
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.problems.list.count() == 1)
    QApplication.processEvents()
    assert untranslated(dialog) == []
    assert clipped(dialog) == []


def test_the_smaller_dialogs(qtbot: QtBot, speaking: MainWindow, home: Home) -> None:
    for dialog in (ErrorDialog("", "", speaking), AboutDialog(home, Settings(), speaking)):
        dialog.open()
        QApplication.processEvents()
        assert untranslated(dialog) == []
        assert clipped(dialog) == []
        dialog.close()


# ---- from right to left


def test_everything_is_mirrored_for_arabic(qtbot: QtBot, qapp: QApplication, request: pytest.FixtureRequest) -> None:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    window: MainWindow = request.getfixturevalue("window")
    menu, sort = window.toolbar.menu_button, window.toolbar.sort
    assert menu.mapTo(window, menu.rect().center()).x() > sort.mapTo(window, sort.rect().center()).x()
    window.preferences.on_settings_requested()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    QApplication.processEvents()
    assert dialog.sections.x() > dialog.pages.x()
    row = dialog.rows["search.fusion"]
    assert row.reset.x() < row.control.mapTo(row, row.control.rect().topLeft()).x()
    dialog.reject()
    first = window.pane.model.hit(0)
    assert first is not None
    window.messages.on_hit_opened(first)
    qtbot.waitUntil(lambda: window.messages.of(first.message_id) is not None)
    opened = window.messages.of(first.message_id)
    assert opened is not None
    QApplication.processEvents()
    assert opened.menu.x() < opened.find_bar.x()
