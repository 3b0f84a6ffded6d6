from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.desktop.query import completion
from oakensearch_gui.desktop.query.completion import Spot
from oakensearch_gui.desktop.query.operators_popover import OperatorsPopover
from oakensearch_gui.paths import Home
from oakensearch_gui.search.operators import OPERATORS, OperatorKind
from oakensearch_gui.search.query import parse
from oakensearch_gui.searches import SavedSearch, Searches
from tests.desktop.fakes import FakeEngine


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("roof from:al|", Spot("from", "al", 5, 12)),
        ("roof -from:al|", Spot("from", "al", 6, 13)),
        ("from:a|l roof", Spot("from", "a", 0, 7)),
        ('label:"two w|ords" roof', Spot("label", "two w", 0, 17)),
        ("(from:|", Spot("from", "", 1, 6)),
        ("since:2|", Spot("after", "2", 0, 7)),
        ("fr|", Spot("", "fr", 0, 2)),
        ("roof -la|", Spot("", "la", 6, 8)),
        ("f|", None),
        ("roof |", None),
        ("http://x|", None),
        ("fr|om", None),
    ],
)
def test_what_can_be_completed(text: str, expected: Spot | None) -> None:
    cursor = text.index("|")
    assert completion.spot_at(text.replace("|", ""), cursor) == expected


def test_a_value_is_quoted_when_it_must_be() -> None:
    spot = completion.spot_at("label:tw", 8)
    assert spot is not None
    assert completion.completed("label:tw", spot, "Two words") == ('label:"Two words" ', 18)
    assert completion.without("roof -label:tw", Spot("label", "tw", 6, 14)) == "roof"


def typed(qtbot: QtBot, window: MainWindow, text: str) -> None:
    qtbot.keyClicks(window.search_bar.field, text)
    qtbot.waitUntil(window.asking.completer.isVisible)


def test_people_are_completed_with_counts(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    typed(qtbot, window, "roof from:")
    completer = window.asking.completer
    assert completer.suggestions() == ["ann@oak.example", "ben@elm.example"]
    assert engine.asked_values[-1] == ("roof", "from", "")
    qtbot.keyClicks(window.search_bar.field, "be")
    qtbot.waitUntil(lambda: completer.suggestions() == ["ben@elm.example"])
    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Tab)
    assert window.search_bar.text == "roof from:ben@elm.example "
    assert completer.isHidden()
    assert window.search_bar.field.hasFocus()


def test_enter_searches_unless_a_row_was_chosen(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    field = window.search_bar.field
    typed(qtbot, window, "from:")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert window.search_bar.text == "from:"
    assert window.asking.completer.isHidden()
    qtbot.keyClicks(field, "b")
    qtbot.waitUntil(window.asking.completer.isVisible)
    qtbot.keyClick(field, Qt.Key.Key_Down)
    assert "ben@elm.example" in field.accessibleDescription()
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert window.search_bar.text == "from:ben@elm.example "


def test_escape_closes_the_list_first(qtbot: QtBot, window: MainWindow) -> None:
    typed(qtbot, window, "label:")
    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Escape)
    assert window.asking.completer.isHidden()
    assert window.search_bar.text == "label:"


def test_names_of_operators_are_completed_and_lead_to_their_values(qtbot: QtBot, window: MainWindow) -> None:
    typed(qtbot, window, "lab")
    assert window.asking.completer.suggestions() == ["label:"]
    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Tab)
    assert window.search_bar.text == "label:"
    qtbot.waitUntil(lambda: window.asking.completer.suggestions() == ["House", "Two words"])
    window.asking.completer.list.itemClicked.emit(window.asking.completer.list.item(1))
    assert window.search_bar.text == 'label:"Two words" '


def test_values_that_need_no_counting(qtbot: QtBot, window: MainWindow) -> None:
    typed(qtbot, window, "older_than:")
    assert "1y" in window.asking.completer.suggestions()


@pytest.mark.parametrize("kind", OPERATORS, ids=lambda kind: kind.name)
def test_every_suggestion_can_be_read(kind: OperatorKind) -> None:
    name = kind.name
    for suggestion in completion.fixed(Spot(name, "", 0, 0)):
        text, _ = completion.completed(f"{name}:", Spot(name, "", 0, len(name) + 1), suggestion.value)
        assert not parse(text).warnings, text


def test_what_cannot_be_read_is_underlined_with_its_reason(qtbot: QtBot, window: MainWindow) -> None:
    field = window.search_bar.field
    qtbot.keyClicks(field, "after:yesterdy")
    assert not field.warnings, "still being typed"
    qtbot.keyClicks(field, " roof")
    (warning,) = list(field.warnings)
    assert (warning.start, warning.end) == (0, 14)
    assert "yesterdy" in field.accessibleDescription()
    assert window.search_bar.text == "after:yesterdy roof"
    field.setText("roof")
    assert not field.warnings


def test_help_lists_every_operator_and_examples_are_clicked(qtbot: QtBot, window: MainWindow) -> None:
    window.search_bar.set_text("roof")
    qtbot.keyClick(window, Qt.Key.Key_F1)
    popover = window.findChild(OperatorsPopover)
    assert popover is not None
    queries = [button.property("query") for button in popover.examples]
    assert all(kind.example in queries for kind in OPERATORS)
    popover.examples[queries.index("from:alex")].click()
    assert window.search_bar.text == "roof from:alex"


def test_up_in_an_empty_field_brings_back_the_last_search(qtbot: QtBot, window: MainWindow) -> None:
    field = window.search_bar.field
    for query in ("roof", "garden"):
        field.setText(query)
        qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    qtbot.keyClick(field, Qt.Key.Key_Up)
    assert window.asking.completer.suggestions() == ["garden", "roof"]
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert window.search_bar.text == "garden"


def test_history_is_searched(qtbot: QtBot, window: MainWindow) -> None:
    for query in ("the red roof", "garden from:ann", "roof from:ben"):
        window.asking.searches.remember(query)
    window.pane.list.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    completer = window.asking.completer
    assert completer.in_history
    qtbot.keyClicks(window.search_bar.field, "roof")
    assert completer.suggestions() == ["roof from:ben", "the red roof"]
    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Down)
    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Down)
    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Return)
    assert window.search_bar.text == "the red roof"


def test_history_can_be_switched_off_and_forgotten(qtbot: QtBot, window: MainWindow, home: Home) -> None:
    window._settings.set("search.history", False)
    window.search_bar.field.setText("roof")
    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Return)
    assert window.asking.searches.history == ()
    window.asking.searches.remember("garden")
    window.asking.on_menu_opens()
    next(action for action in window.toolbar.searches_menu.actions() if "Forget" in action.text()).trigger()
    assert Searches(home.searches_file).history == ()


def test_a_search_is_kept_under_a_name(qtbot: QtBot, window: MainWindow, home: Home) -> None:
    assert window.search_bar.star.isHidden()
    window.search_bar.set_text("roof from:ann")
    qtbot.keyClick(window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    question = window.findChild(QInputDialog)
    assert question is not None
    question.setTextValue("The roof")
    question.accept()
    assert "The roof" in window.search_bar.star.toolTip()
    assert Searches(home.searches_file).saved == (SavedSearch("The roof", "roof from:ann"),)
    assert home.searches_file.stat().st_mode & 0o077 == 0
    window.search_bar.set_text("garden")
    window.asking.on_menu_opens()
    window.toolbar.searches_menu.actions()[0].trigger()
    assert window.search_bar.text == "roof from:ann"
    qtbot.mouseClick(window.search_bar.star, Qt.MouseButton.LeftButton)
    assert window.asking.searches.saved == ()


def test_a_file_of_searches_that_cannot_be_read_counts_as_empty(home: Home) -> None:
    for content in ("", "[]", json.dumps({"history": [1], "saved": [{}]})):
        home.searches_file.write_text(content, encoding="utf-8")
        assert Searches(home.searches_file).history == ()


def nobody(engine: FakeEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Operators find nothing, as the first letters of a name do."""
    matching = engine.matching
    monkeypatch.setattr(engine, "matching", lambda asked: [] if "from:" in asked.query else matching(asked))


def test_a_name_that_is_being_completed_does_not_empty_the_list(
    qtbot: QtBot, window: MainWindow, client: SearchClient, engine: FakeEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    nobody(engine, monkeypatch)
    typed(qtbot, window, "from:")
    with qtbot.waitSignal(client.result_arrived, check_params_cb=lambda asked, _: asked.query == "from:b"):
        qtbot.keyClicks(window.search_bar.field, "b")
    assert window.asking.completer.isVisible()
    assert window.pane.showing_list
    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Return)
    qtbot.waitUntil(window.pane.nothing.isVisible)


def test_a_name_that_is_not_completed_is_searched_as_it_is(
    qtbot: QtBot, window: MainWindow, client: SearchClient, engine: FakeEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    nobody(engine, monkeypatch)
    typed(qtbot, window, "from:")
    with qtbot.waitSignal(client.result_arrived, check_params_cb=lambda asked, _: asked.query == "from:b"):
        qtbot.keyClicks(window.search_bar.field, "b")
    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Escape)
    qtbot.waitUntil(window.pane.nothing.isVisible)
    assert window.search_bar.text == "from:b"


def test_a_name_that_nobody_has_is_told_while_it_is_typed(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    nobody(engine, monkeypatch)
    qtbot.keyClicks(window.search_bar.field, "from:zz")
    qtbot.waitUntil(window.pane.nothing.isVisible)
