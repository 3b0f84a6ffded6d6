from __future__ import annotations

from datetime import date, timedelta

import pytest
from PySide6.QtCore import QDate, QPoint, Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.desktop.query.chip_row import ChipRow
from oakensearch_gui.desktop.query.choosers import DateChooser, ValueChooser
from oakensearch_gui.desktop.query.day_edit import DayEdit
from oakensearch_gui.desktop.words.wording import local_now
from oakensearch_gui.search.request import SearchRequest
from oakensearch_gui.search.result import SearchResult, Why
from tests.desktop.fakes import FakeEngine, hit, summary


def shown(row: ChipRow, name: str) -> str:
    return "".join(c for c in row.chip(name).button.text() if c not in "\u2068\u2069")


def values(qtbot: QtBot, window: MainWindow, name: str) -> ValueChooser:
    qtbot.keyClick(window.chips.chip(name).button, Qt.Key.Key_Return)
    chooser = window.chips._chooser
    assert isinstance(chooser, ValueChooser)
    qtbot.waitUntil(lambda: chooser.list.count() > 0)
    return chooser


def test_text_becomes_chips(window: MainWindow) -> None:
    window.search_bar.set_text('roof from:ann is:unread label:"Two words" in:sent after:2024-01-01 before:2024-02-01')
    row = window.chips
    assert shown(row, "from") == "From: ann"
    assert shown(row, "label") == "Label: Two words"
    assert shown(row, "in") == "In: Sent"
    assert row.chip("is").active
    assert row.chip("date").active
    window.search_bar.set_text("roof")
    assert not any(row.chip(name).active for name in ("from", "label", "in", "is", "date"))


def test_typing_moves_the_chips_too(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClicks(window.search_bar.field, "from:")
    assert not window.chips.chip("from").active, "no value yet"
    qtbot.keyClicks(window.search_bar.field, "ben")
    assert shown(window.chips, "from") == "From: ben"


def test_a_negated_and_a_second_operator_have_chips(qtbot: QtBot, window: MainWindow) -> None:
    window.search_bar.set_text("-from:ann from:ben is:read")
    assert shown(window.chips, "from") == "Not From: ann"
    assert [chip.value for chip in window.chips.other_chips] == ["ben", "Read"]
    qtbot.mouseClick(window.chips.other_chips[0].remove_button, Qt.MouseButton.LeftButton)
    assert window.search_bar.text == "-from:ann is:read"


def test_unread_is_toggled(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    window.search_bar.set_text("roof")
    qtbot.keyClick(window.chips.chip("is").button, Qt.Key.Key_Return)
    assert window.search_bar.text == "roof is:unread"
    qtbot.waitUntil(lambda: engine.requests[-1].query == "roof is:unread")
    qtbot.keyClick(window.chips.chip("is").button, Qt.Key.Key_Space)
    assert window.search_bar.text == "roof"


@pytest.mark.parametrize(("why", "told"), [(Why.VECTOR, True), (Why.KEYWORD, False)])
def test_a_chooser_says_where_meaning_may_find_more(qtbot: QtBot, window: MainWindow, why: Why, told: bool) -> None:
    window.chips.on_result_arrived(SearchRequest("roof"), SearchResult((hit(summary(1), why),), total=1))
    chooser = values(qtbot, window, "label")
    assert chooser.told.isVisibleTo(chooser) is told
    assert ("meaning" in chooser.list.accessibleDescription()) is told


def test_a_person_is_chosen_with_counts(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    chooser = values(qtbot, window, "from")
    assert "5" in chooser.list.item(0).text()
    qtbot.keyClicks(chooser.focusProxy(), "be")
    qtbot.waitUntil(lambda: chooser.list.count() == 1)
    qtbot.keyClick(chooser.focusProxy(), Qt.Key.Key_Down)
    qtbot.keyClick(chooser.list, Qt.Key.Key_Return)
    assert window.search_bar.text == "from:ben@elm.example"
    qtbot.waitUntil(lambda: engine.requests[-1].query == "from:ben@elm.example")


def test_a_name_that_is_not_suggested_can_be_typed(qtbot: QtBot, window: MainWindow) -> None:
    chooser = values(qtbot, window, "from")
    qtbot.keyClicks(chooser.focusProxy(), "Zoe Ash")
    qtbot.keyClick(chooser.focusProxy(), Qt.Key.Key_Return)
    assert window.search_bar.text == 'from:"Zoe Ash"'


def test_a_label_is_chosen_with_the_mouse(qtbot: QtBot, window: MainWindow) -> None:
    chooser = values(qtbot, window, "label")
    place = chooser.list.visualItemRect(chooser.list.item(1)).center()
    qtbot.mouseClick(chooser.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.search_bar.text == 'label:"Two words"'


def test_a_place_is_shown_in_words(qtbot: QtBot, window: MainWindow) -> None:
    chooser = values(qtbot, window, "in")
    assert "Inbox" in chooser.list.item(0).text()
    qtbot.keyClick(chooser.list, Qt.Key.Key_Return)
    assert window.search_bar.text == "in:inbox"


def test_choosing_again_replaces(qtbot: QtBot, window: MainWindow) -> None:
    window.search_bar.set_text("in:sent roof")
    chooser = values(qtbot, window, "in")
    qtbot.keyClick(chooser.list, Qt.Key.Key_Return)
    assert window.search_bar.text == "in:inbox roof"


def press(chooser: DateChooser, name: str) -> None:
    button = chooser.findChild(QPushButton, name)
    assert button is not None
    button.click()


def dates(qtbot: QtBot, window: MainWindow) -> DateChooser:
    qtbot.keyClick(window.chips.chip("date").button, Qt.Key.Key_Return)
    chooser = window.chips._chooser
    assert isinstance(chooser, DateChooser)
    return chooser


@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("today", lambda today: today),
        ("last_week", lambda today: today - timedelta(days=6)),
        ("month", lambda today: today.replace(day=1)),
        ("year", lambda today: today.replace(month=1, day=1)),
    ],
)
def test_spans_of_dates(qtbot: QtBot, window: MainWindow, name: str, first: object) -> None:
    window.search_bar.set_text("roof before:2020-01-01")
    today = local_now().date()
    press(dates(qtbot, window), f"date_{name}")
    expected: date = first(today)  # type: ignore[operator]
    assert window.search_bar.text == f"roof after:{expected.isoformat()}"


def test_a_range_includes_its_last_day(qtbot: QtBot, window: MainWindow) -> None:
    chooser = dates(qtbot, window)
    chooser.first.setDate(QDate(2024, 3, 10))
    chooser.last.setDate(QDate(2024, 2, 28))
    press(chooser, "date_use")
    assert window.search_bar.text == "after:2024-02-28 before:2024-03-11"
    assert "10" in shown(window.chips, "date")


@pytest.mark.parametrize("key", [Qt.Key.Key_Delete, Qt.Key.Key_Backspace])
def test_a_chip_is_removed_with_a_key(qtbot: QtBot, window: MainWindow, key: Qt.Key) -> None:
    window.search_bar.set_text("roof after:2024-01-01 before:2024-02-01 from:ann")
    window.chips.chip("date").focus()
    qtbot.keyClick(window.chips.chip("date").button, key)
    assert window.search_bar.text == "roof from:ann"
    assert window.chips.chip("date").button.hasFocus()
    qtbot.mouseClick(window.chips.chip("from").remove_button, Qt.MouseButton.LeftButton)
    assert window.search_bar.text == "roof"


def test_escape_closes_a_chooser_and_changes_nothing(qtbot: QtBot, window: MainWindow) -> None:
    chooser = values(qtbot, window, "label")
    with qtbot.waitSignal(chooser.destroyed):
        qtbot.keyClick(chooser.list, Qt.Key.Key_Escape)
    assert window.search_bar.text == ""


def test_a_chip_is_turned_round_with_n(qtbot: QtBot, window: MainWindow) -> None:
    window.search_bar.set_text("roof from:ann")
    chip = window.chips.chip("from")
    for expected in ("roof -from:ann", "roof from:ann"):
        qtbot.keyClick(chip.button, Qt.Key.Key_N)
        assert window.search_bar.text == expected


def test_a_chooser_counts_in_the_rest_of_the_query_and_can_say_not(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine
) -> None:
    window.search_bar.set_text("roof in:sent")
    chooser = values(qtbot, window, "in")
    assert engine.asked_values[-1] == ("roof", "in", "")
    qtbot.keyClick(chooser.list, Qt.Key.Key_N)
    assert window.search_bar.text == "roof -in:sent"
    qtbot.keyClick(chooser.list, Qt.Key.Key_Return)
    assert window.search_bar.text == "roof -in:inbox"


@pytest.mark.parametrize(
    ("name", "expected"),
    [("category", "category:finance"), ("source", "source:/mail/box"), ("priority", "priority:2"), ("has", None)],
)
def test_the_other_chips_write_their_operators(
    qtbot: QtBot, window: MainWindow, name: str, expected: str | None
) -> None:
    if expected is None:
        window.chips.chip(name).pressed.emit()
        assert window.search_bar.text == "has:attachment"
        return
    chooser = values(qtbot, window, name)
    qtbot.keyClick(chooser.list, Qt.Key.Key_Return)
    assert window.search_bar.text == expected
    assert window.chips.chip(name).active


def test_repeated_and_negated_operators_are_removed_one_by_one(qtbot: QtBot, window: MainWindow) -> None:
    window.search_bar.set_text("label:a -label:b label:c after:2020 after:2021")
    assert [chip.value for chip in window.chips.other_chips] == ["b", "c", "2021"]
    qtbot.keyClick(window.chips.other_chips[1].button, Qt.Key.Key_Delete)
    assert window.search_bar.text == "label:a -label:b after:2020 after:2021"


def test_what_has_no_room_is_behind_more(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(1080, 720)
    row = window.chips
    assert row.more.isHidden()
    window.resize(560, 500)
    qtbot.waitUntil(row.more.isVisible)
    assert row.chip("from").isVisible()
    assert row.chip("priority").isHidden()
    (action,) = [each for each in row._menu.actions() if each.data() is row.chip("label")]
    action.trigger()
    chooser = row._chooser
    assert isinstance(chooser, ValueChooser)
    qtbot.waitUntil(lambda: chooser.list.count() > 0)
    qtbot.keyClick(chooser.list, Qt.Key.Key_Return)
    assert window.search_bar.text == "label:House"
    assert row.chip("label").isVisible()
    window.search_bar.set_text("from:ann to:ben label:House in:inbox category:finance is:unread has:attachment")
    hidden = [each for each in row._menu.actions() if each.data().active]
    hidden[0].trigger()
    assert window.search_bar.text.count(":") == 6


def test_spans_of_dates_tell_their_counts(qtbot: QtBot, window: MainWindow) -> None:
    window.search_bar.set_text("roof")
    chooser = dates(qtbot, window)
    button = chooser.findChild(QPushButton, "date_year")
    assert button is not None
    qtbot.waitUntil(lambda: button.text().endswith("10"))


@pytest.mark.parametrize(
    ("key", "modifier"),
    [(Qt.Key.Key_F4, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)],
)
def test_the_calendar_opens_by_keyboard(qtbot: QtBot, theme: Theme, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    edit = DayEdit("date_first", "First day", QDate(2024, 3, 1), theme)
    qtbot.addWidget(edit)
    edit.show()
    qtbot.waitExposed(edit)
    qtbot.keyClick(edit, key, modifier)
    calendar = edit.calendarWidget()
    assert calendar.isVisible()
    calendar.window().close()
    assert edit.date() == QDate(2024, 3, 1)


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_calendar_opens_by_its_arrow(qtbot: QtBot, theme: Theme, direction: Qt.LayoutDirection) -> None:
    edit = DayEdit("date_first", "First day", QDate(2024, 3, 1), theme)
    edit.setLayoutDirection(direction)
    qtbot.addWidget(edit)
    edit.show()
    qtbot.waitExposed(edit)
    side = 12 if direction == Qt.LayoutDirection.RightToLeft else edit.width() - 12
    qtbot.mouseMove(edit, QPoint(side, edit.height() // 2))
    qtbot.mouseClick(edit, Qt.MouseButton.LeftButton, pos=QPoint(side, edit.height() // 2))
    assert edit.calendarWidget().isVisible()
    edit.calendarWidget().window().close()


def test_a_mailbox_is_called_as_where_it_was_chosen(window: MainWindow) -> None:
    window.search_bar.set_text("roof source:/mail/of/ann/box.mbox")
    assert shown(window.chips, "source") == "Mailbox: box.mbox"
