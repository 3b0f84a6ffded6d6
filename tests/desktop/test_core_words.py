"""Every sentence that the core may say to a person is one that the window can say in another language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import oakensearch_gui
from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.desktop.words.core_words import SENTENCES, core_text, problem_text
from oakensearch_gui.desktop.words.setting_words import settings_as_shown
from oakensearch_gui.search.reasons import reason
from oakensearch_gui.search.result import Degraded
from tests.desktop.fakes import FakeEngine

ROOT = Path(oakensearch_gui.__file__).parent
FOLDERS = ("embedding", "extraction", "library", "mail", "search")
FILES = ("api_keys.py", "endpoints.py")
NOT_FOR_THE_WINDOW = {"trial.py", "support.py"}
"""A text that is sent as a trial, a report in English for whoever helps."""


def said(node: ast.expr) -> str | None:
    """A text of the code, with X for each value in it."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "X" for part in node.values)
    return None


def sentences_of(module: ast.Module) -> Iterator[str]:
    """What the code says in whole sentences, but for its docstrings and for what a model is told."""
    quiet = {
        node.value for node in ast.walk(module) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    quiet |= {part for node in ast.walk(module) if isinstance(node, ast.JoinedStr) for part in node.values}  # type: ignore[misc]
    for node in ast.walk(module):
        text = said(node) if isinstance(node, ast.expr) and node not in quiet else None
        told = text and text[:1].isalpha() and text.endswith((".", ".”")) and text.count(" ") > 2
        if told and text and not text.startswith("You "):
            yield text


def core_modules() -> list[Path]:
    found = [ROOT / name for name in FILES]
    for folder in FOLDERS:
        found += [path for path in (ROOT / folder).rglob("*.py") if path.name not in NOT_FOR_THE_WINDOW]
    return sorted(found)


def notes_of(module: ast.Module) -> Iterator[str]:
    """What the code notes of a message or an attachment that it could not read, or not whole."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            texts = map(said, node.args) if called in {"note", "Unreadable"} else ()
            yield from (text for text in texts if text and text.count(" ") > 1 and not text.startswith("X: "))


class Marked(QTranslator):
    """Says every sentence with a mark in front."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return f"» {source}" if context == "core" else ""

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def marked(qapp: QApplication) -> Iterator[None]:
    translator = Marked()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.mark.parametrize("path", core_modules(), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_window_knows_what_the_core_says(path: Path, marked: None) -> None:
    unknown = [
        text
        for text in sentences_of(ast.parse(path.read_text(encoding="utf-8")))
        if "{" not in text and core_text(text) == text
    ]
    assert unknown == []


@pytest.mark.parametrize("folder", ["mail", "extraction"])
def test_the_window_knows_what_is_noted_of_a_message(folder: str, marked: None) -> None:
    modules = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((ROOT / folder).rglob("*.py"))]
    noted = [text for module in modules for text in notes_of(module)]
    assert len(noted) > 8
    assert [text for text in noted if core_text(text) == text] == []


@pytest.mark.parametrize("degraded", list(Degraded))
def test_each_reason_is_said_with_its_values(degraded: Degraded, marked: None) -> None:
    told = reason(degraded, coverage=0.625, error="http://x.example/v1 did not answer within 4 seconds.")
    assert core_text(told.text).startswith("» ")
    assert core_text(told.remedy).startswith("» ")
    if degraded is Degraded.PARTIAL:
        assert "\u206862%\u2069" in core_text(told.text)
    if degraded is Degraded.ENDPOINT_DOWN:
        assert "» \u2068http://x.example/v1\u2069 did not answer" in core_text(told.text), "a sentence within another"


def test_in_english_and_of_what_nobody_knows_nothing_changes(qapp: QApplication) -> None:
    assert core_text("The file /a b/c.txt is not a mailbox. Choose another.") == (
        "The file /a b/c.txt is not a mailbox. Choose another."
    )
    assert core_text("Something else altogether.") == "Something else altogether."
    assert core_text("") == ""


def test_values_may_hold_anything(marked: None) -> None:
    text = "The file /tmp/{0} (1).*\n/x could not be read: [Errno 13] {bad}."
    assert core_text("The folder " + text.removeprefix("The file ")).startswith("» The folder \u2068/tmp/{0} (1)")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("the PDF is damaged", "» the PDF is damaged"),
        ("plan: b; c.pdf: the PDF is damaged", "\u2068plan: b; c.pdf\u2069: » the PDF is damaged"),
        (
            "a.zip: the archive is damaged; files more than one level within it were not opened",
            "\u2068a.zip\u2069: » the archive is damaged; » files more than one level within it were not opened",
        ),
        (
            "the boundary between the parts was not found; read as plain text",
            "» the boundary between the parts was not found; read as plain text",
        ),
        ("a.txt: nobody knows this; nor that", "a.txt: nobody knows this; nor that"),
    ],
)
def test_what_is_wrong_with_files_within_a_file_is_said(text: str, said: str, marked: None) -> None:
    assert problem_text(text) == said


def test_no_sentence_is_listed_twice() -> None:
    assert len(SENTENCES) == len({*SENTENCES})


def test_settings_are_told_as_the_window_names_them(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    engine.degraded = Degraded.NO_EMBEDDER
    told = reason(Degraded.NO_EMBEDDER)
    engine.reason, engine.remedy = told.text, told.remedy
    window.search_bar.set_text("roof")
    qtbot.waitUntil(window.banner.isVisible)
    assert "meaning.model" in told.remedy
    assert "(Meaning: Model)" in window.banner.text.text()


def test_what_only_looks_like_a_setting_stays() -> None:
    assert settings_as_shown("Ask (example.com) or set (meaning.model).") == (
        "Ask (example.com) or set (Meaning: Model)."
    )
