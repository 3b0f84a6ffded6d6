from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.desktop.results.timeline import TimelineBars
from oakensearch_gui.desktop.words.wording import number_text
from oakensearch_gui.search.facets import Bin, Facets, FacetValue, Unit
from oakensearch_gui.search.request import SearchRequest
from oakensearch_gui.search.result import SearchResult, Why
from tests.desktop.fakes import FakeEngine, hit, summary

BINS = tuple(Bin(date(2024, month, 1), date(2024, month + 1, 1), month * 3) for month in range(1, 7))
FACETS = Facets(
    counted=63,
    senders=(FacetValue("ann@oak.example", 40, "Ann Oak"), FacetValue("ben@elm.example", 23, "")),
    labels=(FacetValue("House", 7), FacetValue("Two words", 2)),
    sources=(FacetValue("/mail/box", 63, "box"),),
    unit=Unit.MONTH,
    bins=BINS,
)


@pytest.fixture
def engine(engine: FakeEngine) -> FakeEngine:
    engine.made_facets = FACETS
    return engine


@pytest.fixture
def bars(qtbot: QtBot, window: MainWindow) -> TimelineBars:
    timeline = window.exploring.timeline
    qtbot.waitUntil(timeline.isVisible)
    return timeline.bars


def middle(bars: TimelineBars, place: int) -> QPoint:
    return bars.rect_of(place).center().toPoint()


def test_the_timeline_tells_month_and_count(bars: TimelineBars) -> None:
    assert bars.text_of(2) == "March 2024 · 9 messages"


def test_a_click_narrows_and_a_click_goes_back(qtbot: QtBot, window: MainWindow, bars: TimelineBars) -> None:
    window.search_bar.set_text("roof")
    qtbot.mouseClick(bars, Qt.MouseButton.LeftButton, pos=middle(bars, 2))
    assert window.search_bar.text == "roof after:2024-03-01 before:2024-04-01"
    qtbot.waitUntil(window.exploring.timeline.back.isVisible)
    qtbot.mouseClick(window.exploring.timeline.back, Qt.MouseButton.LeftButton)
    assert window.search_bar.text == "roof"


def test_a_drag_narrows_to_several(qtbot: QtBot, window: MainWindow, bars: TimelineBars) -> None:
    qtbot.mousePress(bars, Qt.MouseButton.LeftButton, pos=middle(bars, 4))
    qtbot.mouseMove(bars, middle(bars, 1))
    assert bars.text_of(1) == "February 2024 – May 2024 · 42 messages"
    qtbot.mouseRelease(bars, Qt.MouseButton.LeftButton, pos=middle(bars, 1))
    assert window.search_bar.text == "after:2024-02-01 before:2024-06-01"


def test_the_timeline_by_keyboard(qtbot: QtBot, window: MainWindow, bars: TimelineBars) -> None:
    qtbot.keyClick(window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert bars.hasFocus()
    assert "June 2024 · 18 messages" in bars.accessibleName()
    qtbot.keyClick(bars, Qt.Key.Key_Left)
    assert "May 2024 · 15 messages" in bars.accessibleName()
    qtbot.keyClick(bars, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(bars, Qt.Key.Key_Return)
    assert window.search_bar.text == "after:2024-04-01 before:2024-06-01"
    qtbot.keyClick(bars, Qt.Key.Key_Escape)
    assert window.search_bar.text == ""
    assert bars.hasFocus()


def test_from_right_to_left_time_runs_so_too(qtbot: QtBot, window: MainWindow, bars: TimelineBars) -> None:
    window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    qtbot.waitUntil(lambda: bars.layoutDirection() == Qt.LayoutDirection.RightToLeft)
    assert bars.rect_of(0).center().x() > bars.rect_of(5).center().x()
    assert bars.place_at(bars.rect_of(0).center()) == 0


def test_few_hits_or_one_bin_have_no_timeline(qtbot: QtBot, window: MainWindow, bars: TimelineBars) -> None:
    timeline = window.exploring.timeline
    timeline.show_facets(Facets(counted=5, bins=BINS[:2][:1] * 1), narrowed=False)
    assert timeline.isHidden()
    timeline.show_facets(Facets(counted=5, bins=BINS[:1]), narrowed=True)
    assert not timeline.isHidden(), "there is a way back"


def test_dates_that_were_typed_can_be_left_too(qtbot: QtBot, window: MainWindow, bars: TimelineBars) -> None:
    window.search_bar.set_text("roof after:2024-01-01")
    qtbot.waitUntil(window.exploring.timeline.back.isVisible)
    window.exploring.timeline.back.click()
    assert window.search_bar.text == "roof"


def test_facets_are_toggled_and_remembered(qtbot: QtBot, window: MainWindow, bars: TimelineBars) -> None:
    panel = window.exploring.panel
    assert panel.isHidden()
    qtbot.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert panel.isVisible()
    assert window._memory.facets_shown()
    window.resize(600, 600)
    qtbot.waitUntil(panel.isHidden)
    window.resize(1080, 600)
    qtbot.waitUntil(panel.isVisible)
    window.toolbar.facets_button.click()
    assert panel.isHidden()


def test_a_facet_narrows_and_goes_back(qtbot: QtBot, window: MainWindow, bars: TimelineBars) -> None:
    window.toolbar.facets_button.click()
    panel = window.exploring.panel
    with qtbot.waitSignal(window._client.facets_arrived):
        window.search_bar.set_text("roof")
    people = panel.buttons("from")
    assert [button.accessibleName().replace("\u2068", "").replace("\u2069", "") for button in people] == [
        "Ann Oak: 40",
        "ben@elm.example: 23",
    ]
    assert panel.buttons("source") == [], "one mailbox is no choice"
    with qtbot.waitSignal(window._client.facets_arrived):
        qtbot.mouseClick(people[0], Qt.MouseButton.LeftButton)
    assert window.search_bar.text == "roof from:ann@oak.example"
    (chosen,) = [button for button in panel.buttons() if button.isChecked()]
    qtbot.keyClick(chosen, Qt.Key.Key_Space)
    assert window.search_bar.text == "roof"


def test_counts_come_after_the_answer_and_not_for_an_older_question(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine, bars: TimelineBars
) -> None:
    shown: list[Facets] = []
    window._client.facets_arrived.connect(shown.append)
    window._client.on_facets_found(0, Facets(counted=99))
    assert shown == []
    window.search_bar.set_text("roof")
    window.search_bar.set_text("garden")
    qtbot.waitUntil(lambda: bool(shown))
    assert engine.counted[-1] == "garden"
    assert len(shown) == 1


def test_of_too_many_it_is_said(qtbot: QtBot, window: MainWindow, engine: FakeEngine, bars: TimelineBars) -> None:
    window.exploring.panel.show_facets("", Facets(counted=20_000, complete=False))
    notes = [label.text() for label in window.exploring.panel.findChildren(type(window.searching.warning_line))]
    assert any(number_text(20_000) in text for text in notes)
    window.exploring.timeline.show_facets(Facets(bins=bars.bins, dated=50_000), narrowed=False)
    assert bars.accessibleName() == f"Messages over time (Among the newest {number_text(50_000)})"
    window.exploring.timeline.show_facets(Facets(bins=bars.bins), narrowed=False)
    assert bars.accessibleName() == "Messages over time"


@pytest.mark.parametrize(("why", "told"), [(Why.VECTOR, True), (Why.KEYWORD, False)])
def test_that_meaning_may_bring_more_is_said_where_it_brought_something(
    window: MainWindow, bars: TimelineBars, why: Why, told: bool
) -> None:
    window.toolbar.facets_button.setChecked(True)
    window.exploring.on_result_arrived(SearchRequest("roof"), SearchResult((hit(summary(1), why),), total=1))
    window.exploring.on_facets_arrived(Facets(counted=4))
    notes = [label.objectName() for label in window.exploring.panel.findChildren(QLabel)]
    assert ("facets_meaning_note" in notes) is told


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_facet_is_pressed_by_keyboard(qtbot: QtBot, window: MainWindow, key: Qt.Key) -> None:
    window.toolbar.facets_button.setChecked(True)
    qtbot.waitUntil(lambda: bool(window.exploring.panel.buttons("from")))
    qtbot.keyClick(window.exploring.panel.buttons("from")[0], key)
    assert window.search_bar.text == "from:ann@oak.example"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_the_buttons_of_the_toolbar_are_pressed_by_keyboard(qtbot: QtBot, window: MainWindow, key: Qt.Key) -> None:
    button = window.toolbar.facets_button
    qtbot.keyClick(button, key)
    assert button.isChecked()
    qtbot.keyClick(button, key)
    assert not button.isChecked()
