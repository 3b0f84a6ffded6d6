from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.mailboxes.indexing import IndexingProcess
from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.desktop.query.operators_popover import OperatorsPopover
from oakensearch_gui.desktop.results.result_list import ResultList
from oakensearch_gui.desktop.results.result_model import BEST_ROLE, HIT_ROLE, PAGE, ResultModel
from oakensearch_gui.paths import Home
from oakensearch_gui.search.request import Mode, SearchRequest, Sort
from oakensearch_gui.search.result import Degraded, SearchHit, SearchResult, Why
from oakensearch_gui.settings import Settings
from tests.desktop.fakes import FakeEngine, hit, summary


def subjects(window: MainWindow) -> list[str]:
    model = window.pane.model
    return [hit.message.subject for row in range(model.total) if (hit := model.hit(row))]


def hit_of(window: MainWindow, row: int) -> SearchHit:
    found = window.pane.model.hit(row)
    assert found is not None
    return found


def wait_for(qtbot: QtBot, window: MainWindow, word: str) -> None:
    qtbot.waitUntil(lambda: bool(subjects(window)) and all(word in subject for subject in subjects(window)))


def test_an_empty_field_shows_all_mail(window: MainWindow) -> None:
    assert window.pane.model.total == 60
    assert window.status_line.found.text().startswith("60 messages")


def test_each_key_finds_words_at_once_and_a_pause_finds_all(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine
) -> None:
    engine.requests.clear()
    gate = engine.gates["roof"] = threading.Event()
    qtbot.keyClicks(window.search_bar.field, "roof")
    wait_for(qtbot, window, "roof")
    assert {request.mode for request in engine.requests} <= {Mode.KEYWORD, Mode.HYBRID}
    assert engine.requests[0].mode is Mode.KEYWORD
    assert engine.requests[0].limit == window.pane.list.rows_in_sight(), "no more than can be seen"
    qtbot.waitUntil(lambda: engine.requests[-1].mode is Mode.HYBRID)
    gate.set()
    qtbot.waitUntil(lambda: window.status_line.found.text() == "10 messages · 0.01 s")
    assert [request.query for request in engine.requests if request.mode is Mode.HYBRID] == ["roof"]


def test_no_model_is_asked_before_a_long_pause_or_enter(
    qtbot: QtBot, window: MainWindow, client: SearchClient, engine: FakeEngine
) -> None:
    window._settings.set("search.reranker", "chat")
    engine.requests.clear()
    client._long_pause.setInterval(client._pause.interval() + 50)
    qtbot.keyClicks(window.search_bar.field, "roof")
    qtbot.waitUntil(lambda: bool(engine.requests) and not engine.requests[-1].as_typed)
    assert [request.mode for request in engine.requests[-2:]] == [Mode.HYBRID, Mode.HYBRID]
    assert engine.requests[-2].as_typed
    qtbot.waitUntil(lambda: not client.busy)
    client._long_pause.setInterval(1_000_000)
    qtbot.keyClicks(window.search_bar.field, "s")
    qtbot.waitUntil(lambda: not client.busy)
    assert engine.requests[-1].as_typed
    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not engine.requests[-1].as_typed)


def test_what_was_found_is_counted_after_it_is_shown_and_only_for_the_newest(
    qtbot: QtBot, window: MainWindow, client: SearchClient, engine: FakeEngine
) -> None:
    qtbot.waitUntil(lambda: engine.counted == [""])
    window.search_bar.set_text("roof")
    wait_for(qtbot, window, "roof")
    window.search_bar.set_text("garden")  # before the counting began
    qtbot.waitUntil(lambda: engine.counted == ["", "garden"])


def test_down_before_the_answer_goes_to_the_first_row_of_the_answer(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine
) -> None:
    gate = engine.gates["nosuch"] = threading.Event()
    window.search_bar.set_text("nosuch")  # no words hold it, so the list stays until meaning has answered
    field = window.search_bar.field
    qtbot.waitUntil(lambda: engine.requests[-1].query == "nosuch")
    gate.set()
    qtbot.waitUntil(window.pane.nothing.isVisible)
    field.setText("roof")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.keyClick(field, Qt.Key.Key_Down)
    wait_for(qtbot, window, "roof")
    assert window.pane.list.hasFocus()
    assert window.pane.list.currentIndex().row() == 0
    window.search_bar.set_text("garden")
    field.setFocus()
    qtbot.keyClick(field, Qt.Key.Key_Down)  # while the old list is still there
    wait_for(qtbot, window, "garden")
    assert window.pane.list.currentIndex().row() == 0
    assert window.pane.list.walked


def test_enter_searches_now(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    window.search_bar.field.setText("garden")
    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Return)
    wait_for(qtbot, window, "garden")


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_F3, Qt.KeyboardModifier.NoModifier),
    ],
)
def test_keys_go_to_the_field_and_select_its_text(
    qtbot: QtBot, window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    window.search_bar.field.setText("roof")
    window.pane.list.setFocus()
    qtbot.keyClick(window.pane.list, key, modifier)
    assert window.search_bar.field.hasFocus()
    assert window.search_bar.field.selectedText() == "roof"


def test_escape_clears_and_shows_all_again(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClicks(window.search_bar.field, "roof")
    wait_for(qtbot, window, "roof")
    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Escape)
    assert window.search_bar.text == ""
    qtbot.waitUntil(lambda: window.pane.model.total == 60)


def test_another_order_keeps_the_query(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    qtbot.keyClicks(window.search_bar.field, "roof is:unread")
    wait_for(qtbot, window, "roof")
    window.toolbar.sort.choose(Sort.OLDEST)
    qtbot.waitUntil(lambda: engine.requests[-1].sort is Sort.OLDEST)
    assert engine.requests[-1].query == "roof is:unread"


def test_a_few_best_stand_above_a_dated_list_and_say_so(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    engine.best = 2
    window.toolbar.sort.choose(Sort.FEW_BEST)
    qtbot.waitUntil(lambda: window.pane.model.best == 2)
    model = window.pane.model
    said = [model.data(model.index(row), Qt.ItemDataRole.AccessibleTextRole) for row in range(3)]
    assert [str(one).startswith("best match, ") for one in said] == [True, True, False]
    assert [model.data(model.index(row), BEST_ROLE) for row in range(3)] == [True, True, False]


def test_one_row_a_thread_ends_where_the_threads_do(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    """The total counts messages; a page that is not full is the last."""
    engine.library.messages = [replace(one, thread_id=1, thread_count=60) for one in engine.library.messages]
    window.toolbar.sort.threads.trigger()
    qtbot.waitUntil(lambda: window.pane.model.total == 1)
    assert window.status_line.found.text().startswith("60 messages")
    assert "60 messages in the thread" in window.pane.model.spoken(hit_of(window, 0))
    assert window.toolbar.sort.text() == "Best first, by thread"


def test_a_newer_search_stops_the_older_and_its_answer_is_dropped(
    qtbot: QtBot, window: MainWindow, client: SearchClient, engine: FakeEngine
) -> None:
    engine.gates["roof"] = threading.Event()
    arrived: list[tuple[SearchRequest, SearchResult]] = []
    client.result_arrived.connect(lambda *answer: arrived.append(answer))
    window.search_bar.set_text("roof")
    qtbot.waitUntil(lambda: "roof" in [request.query for request in engine.requests])
    window.search_bar.set_text("garden")
    wait_for(qtbot, window, "garden")
    assert "roof" not in engine.finished
    assert [request.query for request, result in arrived if not result.partial] == ["garden"]


def test_a_late_answer_is_dropped_by_its_token(qtbot: QtBot, client: SearchClient, engine: FakeEngine) -> None:
    arrived: list[str] = []
    client.result_arrived.connect(lambda request, _: arrived.append(request.query))
    with qtbot.waitSignal(client.result_arrived):
        client.search(SearchRequest("roof"))
    client.on_result_found(0, SearchResult(total=99))
    client.on_page_found(0, 50, SearchResult(total=99))
    assert arrived == ["roof"]


def test_a_search_interrupted_by_mistake_is_asked_again(qtbot: QtBot, client: SearchClient, engine: FakeEngine) -> None:
    gate = engine.gates["roof"] = threading.Event()
    client.search(SearchRequest("roof"))
    qtbot.waitUntil(lambda: len(engine.requests) == 1)
    engine.interrupt()  # as one meant for an earlier search that comes late
    qtbot.waitUntil(lambda: len(engine.requests) > 1)
    gate.set()
    qtbot.waitUntil(lambda: engine.finished == ["roof"])


def test_opening_goes_ahead_of_a_search_under_way(
    qtbot: QtBot, window: MainWindow, client: SearchClient, engine: FakeEngine
) -> None:
    hit = window.pane.model.hit(0)
    assert hit is not None
    gate = engine.gates["roof"] = threading.Event()
    window.search_bar.set_text("roof")
    qtbot.waitUntil(lambda: engine.requests[-1].query == "roof")
    with qtbot.waitSignal(client.message_opened):
        client.open_message(hit)
    assert "roof" not in engine.finished
    gate.set()
    qtbot.waitUntil(lambda: "roof" in engine.finished)


def test_words_are_shown_before_meaning_has_answered(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    gate = engine.gates["roof"] = threading.Event()
    window.search_bar.set_text("roof")
    wait_for(qtbot, window, "roof")
    assert engine.finished[-1] != "roof"
    gate.set()
    qtbot.waitUntil(lambda: engine.finished[-1] == "roof")


def test_an_unwalked_list_takes_the_fused_order(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    engine.partial_reversed = True
    gate = engine.gates["roof"] = threading.Event()
    window.search_bar.set_text("roof")
    qtbot.waitUntil(lambda: subjects(window)[:1] == ["The roof, part 50"])
    gate.set()
    qtbot.waitUntil(lambda: subjects(window)[:1] == ["The roof, part 41"])
    assert window.pane.better.isHidden()


def test_a_walked_list_keeps_its_order_and_offers_the_better_one(
    qtbot: QtBot, window: MainWindow, client: SearchClient, engine: FakeEngine
) -> None:
    engine.partial_reversed = True
    gate = engine.gates["roof"] = threading.Event()
    window.search_bar.set_text("roof")
    qtbot.waitUntil(lambda: subjects(window)[:1] == ["The roof, part 50"])
    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Down)
    qtbot.keyClick(window.pane.list, Qt.Key.Key_Down)
    gate.set()
    qtbot.waitUntil(lambda: window.pane.better.isVisible())
    assert subjects(window)[0] == "The roof, part 50"
    assert window.pane.list.currentIndex().row() == 1
    qtbot.mouseClick(window.pane.better, Qt.MouseButton.LeftButton)
    assert subjects(window)[0] == "The roof, part 41"
    assert window.pane.better.isHidden()
    row = window.pane.list.currentIndex().row()
    assert subjects(window)[row] == "The roof, part 49", "the chosen message stays chosen"


def test_the_better_order_is_taken_by_keys(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    engine.partial_reversed = True
    gate = engine.gates["roof"] = threading.Event()
    window.search_bar.set_text("roof")
    qtbot.waitUntil(lambda: subjects(window)[:1] == ["The roof, part 50"])
    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Down)
    gate.set()
    qtbot.waitUntil(lambda: window.pane.better.isVisible())
    qtbot.keyClick(window.pane.list, Qt.Key.Key_Tab)
    assert window.pane.better.hasFocus()
    qtbot.keyClick(window.pane.better, Qt.Key.Key_Return)
    assert subjects(window)[0] == "The roof, part 41"
    assert window.pane.better.isHidden()
    assert window.pane.list.hasFocus()


def test_the_window_lives_while_the_worker_is_busy(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    gate = engine.gates["roof"] = threading.Event()
    window.search_bar.set_text("roof")
    qtbot.waitUntil(lambda: engine.requests[-1].query == "roof")
    beats: list[int] = []
    heart = QTimer()
    heart.setInterval(0)
    heart.timeout.connect(lambda: beats.append(1))
    heart.start()
    qtbot.waitUntil(lambda: len(beats) > 200)
    assert engine.finished[-1] != "roof"
    heart.stop()
    gate.set()


def test_the_line_under_the_toolbar_shows_only_long_searches(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine
) -> None:
    gate = engine.gates["roof"] = threading.Event()
    window.search_bar.set_text("roof")
    assert not window.progress_line.shown
    qtbot.waitUntil(lambda: window.progress_line.shown)
    gate.set()
    qtbot.waitUntil(lambda: not window.progress_line.shown)


def test_rows_further_down_are_fetched_when_they_are_looked_at(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine
) -> None:
    assert window.pane.model.hit(55) is None
    window.pane.list.scrollToBottom()
    qtbot.waitUntil(lambda: window.pane.model.hit(55) is not None)
    assert engine.requests[-1].offset == 50


def test_pages_are_asked_for_one_by_one_and_only_where_one_has_stopped(qtbot: QtBot) -> None:
    model = ResultModel()
    wanted: list[int] = []
    model.page_wanted.connect(wanted.append)
    model.show_result(SearchResult(hits=tuple(hit(summary(key)) for key in range(PAGE)), total=100_000))
    for row in range(0, 100_000, 1000):  # the scroll bar is dragged through all of it
        model.data(model.index(row), HIT_ROLE)
    qtbot.waitUntil(lambda: wanted == [99_000])
    model.add_page(99_000, SearchResult(hits=tuple(hit(summary(key)) for key in range(PAGE)), total=100_000))
    qtbot.waitUntil(lambda: len(wanted) == 2)
    assert wanted[1] == 98_000
    model.show_result(SearchResult(hits=tuple(hit(summary(key)) for key in range(PAGE)), total=PAGE + 10))
    model.data(model.index(PAGE // 2), HIT_ROLE)
    qtbot.waitUntil(lambda: wanted[2:] == [PAGE])  # the next page is fetched ahead


def test_rows_that_come_are_painted_and_the_others_not_laid_out_anew(qtbot: QtBot, theme: Theme) -> None:
    class Watched(ResultList):
        laid_out = painted = 0

        def doItemsLayout(self) -> None:
            self.laid_out += 1
            super().doItemsLayout()

        def paintEvent(self, event: QPaintEvent) -> None:
            self.painted += 1
            super().paintEvent(event)

    model = ResultModel()
    shown = Watched(model, theme)
    qtbot.addWidget(shown)
    shown.resize(800, 600)
    shown.show()
    answer = SearchResult(hits=tuple(hit(summary(key)) for key in range(PAGE)), total=100_000)
    last = answer.hits[-1]
    model.show_result(answer)
    qtbot.waitUntil(lambda: shown.verticalScrollBar().maximum() > 99_000 * 40)
    shown.scrollToBottom()
    qtbot.waitUntil(lambda: shown.indexAt(QPoint(8, 8)).row() > 99_900)
    QApplication.processEvents()
    changes: tuple[Callable[[], None], ...] = (
        lambda: model.add_page(99_950, answer),
        lambda: model.set_read([last.message_id], read=last.message.unread),
    )
    for change in changes:
        shown.laid_out = shown.painted = 0
        change()
        qtbot.waitUntil(lambda: shown.painted > 0)
        QApplication.processEvents()
        assert shown.laid_out == 0
    bottom = shown.indexAt(QPoint(8, shown.viewport().height() - 8))
    assert bottom.row() == 99_999
    assert bottom.data(HIT_ROLE) is not None


def test_an_answer_shorter_than_a_page_has_no_rows_that_never_come() -> None:
    model = ResultModel()
    model.show_result(SearchResult(hits=tuple(hit(summary(key)) for key in range(3)), total=50))
    assert model.total == 3


def test_an_operator_that_is_being_typed_is_not_complained_of(
    qtbot: QtBot, window: MainWindow, client: SearchClient, engine: FakeEngine
) -> None:
    qtbot.keyClicks(window.search_bar.field, "roof from:")
    qtbot.waitUntil(lambda: bool(engine.finished) and engine.finished[-1] == "roof from:" and not client.busy)
    assert window.searching.warning_line.isHidden()
    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Escape)  # closes the suggestions
    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Return)
    qtbot.waitUntil(window.searching.warning_line.isVisible)
    assert window.searching.warning_line.text() == "from: has no value."


BUTTONS = {
    Degraded.NO_EMBEDDER: "Turn meaning on",
    Degraded.NO_STORE: "What helps?",
    Degraded.NO_VECTORS: "Build meaning now",
    Degraded.PARTIAL: "Build meaning now",
    Degraded.STALE_MODEL: "Build meaning now",
}


@pytest.mark.parametrize("degraded", list(Degraded))
def test_the_banner_tells_each_reason_and_offers_what_helps(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine, degraded: Degraded
) -> None:
    assert window.banner.isHidden()
    engine.degraded, engine.reason = degraded, "So it is."
    window.search_bar.set_text("roof")
    qtbot.waitUntil(lambda: window.banner.isVisible())
    assert "So it is." in window.banner.text.text()
    assert window.banner.button.text() == BUTTONS.get(degraded, "Search again")
    engine.degraded = None
    window.search_bar.set_text("garden")
    qtbot.waitUntil(lambda: window.banner.isHidden())


def test_an_answer_that_is_only_near_says_so(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    assert window.pane.note.isHidden()
    engine.close_match = False
    window.search_bar.set_text("roof")
    qtbot.waitUntil(window.pane.note.isVisible)


def test_search_again_searches_again(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    engine.degraded = Degraded.TIMEOUT
    window.search_bar.set_text("roof")
    qtbot.waitUntil(lambda: window.banner.isVisible())
    engine.degraded = None
    qtbot.mouseClick(window.banner.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.banner.isHidden())


def test_build_meaning_now_starts_indexing(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    engine.degraded = Degraded.NO_VECTORS
    window.search_bar.set_text("roof")
    qtbot.waitUntil(lambda: window.banner.isVisible())
    qtbot.mouseClick(window.banner.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.status_line.pause_button.isVisible())
    assert window.banner.button.isHidden(), "while it is being built there is nothing to press"
    assert "while it is being built" in window.banner.text.text()
    assert "terminal" not in window.banner.text.text()


def test_turning_meaning_on_keeps_the_setting(
    qtbot: QtBot, window: MainWindow, client: SearchClient, engine: FakeEngine
) -> None:
    window._settings.set("meaning.model", "off")
    engine.degraded = Degraded.NO_EMBEDDER
    window.search_bar.set_text("roof")
    qtbot.waitUntil(lambda: window.banner.isVisible())
    with qtbot.waitSignal(client.opened):
        qtbot.mouseClick(window.banner.button, Qt.MouseButton.LeftButton)
    assert window._settings.text("meaning.model") == "bundled"


def test_what_cannot_be_read_in_a_query_is_told(qtbot: QtBot, window: MainWindow) -> None:
    window.search_bar.set_text("roof after:yesterdy")
    qtbot.waitUntil(lambda: window.searching.warning_line.isVisible())
    assert "yesterdy" in window.searching.warning_line.text()
    window.search_bar.set_text("roof")
    qtbot.waitUntil(lambda: window.searching.warning_line.isHidden())


def test_nothing_found_offers_to_drop_each_filter(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    for message in list(engine.library.messages):
        engine.library.mark_all([message.id], read=True)
    window.search_bar.set_text("roof is:unread")
    qtbot.waitUntil(lambda: window.pane.nothing.isVisible())
    (button,) = window.pane.nothing.buttons
    assert "is:unread" in button.text()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    wait_for(qtbot, window, "roof")
    assert window.search_bar.text == "roof"


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_search_that_fails_says_so_and_the_next_one_works(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine
) -> None:
    engine.fail = RuntimeError("the disk is full")
    with qtbot.captureExceptions() as caught:
        window.search_bar.set_text("roof")
        qtbot.waitUntil(lambda: "the disk is full" in window.status_line.found.text())
    assert [type(error) for _, error, _ in caught] == [RuntimeError]
    engine.fail = None
    window.search_bar.set_text("garden")
    wait_for(qtbot, window, "garden")


def test_the_first_rows_come_before_anything_is_counted(
    qtbot: QtBot, bare_window: MainWindow, client: SearchClient, engine: FakeEngine
) -> None:
    shown: list[int] = []
    client.status_found.connect(lambda _: shown.append(bare_window.pane.model.total))
    qtbot.waitUntil(lambda: bool(shown))
    assert shown[0] == 60
    qtbot.waitUntil(lambda: bare_window.searching.status.messages == 60)
    assert [request.query for request in engine.requests] == [""], "asked once"
    assert bare_window.chips.isVisible()


def test_the_order_is_there_again_at_the_next_start(
    qtbot: QtBot, window: MainWindow, home: Home, theme: Theme, client: SearchClient, indexing: IndexingProcess
) -> None:
    window.toolbar.sort.choose(Sort.OLDEST)
    window.toolbar.sort.threads.trigger()
    again = MainWindow(home, Settings(), theme, client, indexing)
    qtbot.addWidget(again)
    assert again.toolbar.chosen_sort is Sort.OLDEST
    assert again.toolbar.by_thread
    assert again.toolbar.sort.text() == window.toolbar.sort.text()
    again.toolbar.sort.restore("by the moon", by_thread=False)
    assert again.toolbar.sort.text() == "Best first"


NEAR, WORDS = (Why.VECTOR,), (Why.KEYWORD,)


@pytest.mark.parametrize(
    ("reasons", "close", "sort", "expected"),
    [
        ([NEAR, NEAR], False, Sort.RELEVANCE, "No close match. These are the nearest by meaning:"),
        ([WORDS, NEAR], False, Sort.RELEVANCE, "hold some of them, or are the nearest by meaning"),
        ([WORDS, WORDS], False, Sort.RELEVANCE, "These hold some of them:"),
        ([NEAR, NEAR], True, Sort.RELEVANCE, ""),
        ([NEAR, NEAR], True, Sort.NEWEST, "No message holds all of these words. These are the nearest by meaning:"),
        ([WORDS], True, Sort.NEWEST, ""),
    ],
)
def test_what_stands_above_hits_that_are_not_close_is_true_of_them(
    window: MainWindow, reasons: list[tuple[Why, ...]], close: bool, sort: Sort, expected: str
) -> None:
    hits = tuple(replace(hit(summary(key)), why=why) for key, why in enumerate(reasons, 1))
    answer = SearchResult(hits, total=len(hits), close=close)
    window.pane.show_result(SearchRequest("red roof", sort=sort), answer)
    assert expected in window.pane.note.text()
    assert window.pane.note.isVisible() is bool(expected)


def test_a_thread_is_entered_at_the_message_that_one_came_from(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine
) -> None:
    engine.library.messages = [
        replace(one, thread_id=7, thread_count=3) if one.id in (5, 6, 7) else one for one in engine.library.messages
    ]
    window.searching.search_now()
    qtbot.waitUntil(lambda: hit_of(window, 5).message.thread_count == 3)
    window.pane.list.select_row(5)
    window.searching.show_thread(hit_of(window, 5))
    qtbot.waitUntil(lambda: window.pane.model.total == 3)
    assert hit_of(window, window.pane.list.currentIndex().row()).message_id == 6


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_a_search_that_takes_long_is_stopped_and_what_was_found_stays(
    qtbot: QtBot, window: MainWindow, client: SearchClient, engine: FakeEngine, by: str
) -> None:
    gate = engine.gates["roof"] = threading.Event()
    field, button = window.search_bar.field, window.search_bar._clear
    qtbot.keyClicks(field, "roof")
    qtbot.waitUntil(lambda: window.progress_line.shown)
    assert "Stop" in button.toolTip()
    if by == "key":
        qtbot.keyClick(field, Qt.Key.Key_Escape)
    else:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not client.busy
    assert field.text() == "roof"
    assert window.status_line.found.text() == "Search stopped"
    wait_for(qtbot, window, "roof")
    assert "Clear" in button.toolTip()
    gate.set()
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == "", "and now it clears"


def test_a_question_mark_asks_for_help(qtbot: QtBot, window: MainWindow) -> None:
    field = window.search_bar.field
    qtbot.keyClicks(field, "roof?")
    assert field.text() == "roof?"
    assert window.findChild(OperatorsPopover) is None
    field.clear()
    qtbot.keyClicks(field, "?")
    popover = window.findChild(OperatorsPopover)
    assert popover is not None
    assert field.text() == ""
    popover.close()


def test_of_a_low_window_the_list_keeps_the_larger_part(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(600, 400)
    window.pane.list.select_row(0)
    window.pane.on_details_toggled()
    qtbot.waitUntil(window.pane.details.isVisible)
    qtbot.waitUntil(lambda: window.pane.pages.height() > window.pane.details.height())
    window.pane.list.clearSelection()
    window.pane.details.show_hit(None)
    assert "Choose a message" in window.pane.details.text.text()


def test_while_another_program_reads_mail_the_window_looks_what_is_there(
    qtbot: QtBot, window: MainWindow, client: SearchClient, engine: FakeEngine
) -> None:
    window._watch._timer.setInterval(10)
    window._watch.on_waited()
    engine.library.messages.append(summary(61))
    qtbot.waitUntil(lambda: window.searching.status.messages == 61)
    engine.library.messages.append(summary(62))
    qtbot.waitUntil(lambda: window.searching.status.messages == 62)
    window._watch.on_ended()
    assert not window._watch._timer.isActive()
