from __future__ import annotations

from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.pages import More, NothingFoundPage
from oakensearch_gui.desktop.words.wording import kind_text
from oakensearch_gui.mail.sources import formats
from oakensearch_gui.search.query import operators


def test_where_dropping_a_filter_helps_nothing_it_is_not_promised(qtbot: QtBot, theme: Theme) -> None:
    page = NothingFoundPage(theme)
    qtbot.addWidget(page)
    text = "from:bob zzz"
    page.show_query(text, operators(text), ["zzz"])
    assert "Drop a filter" in page.text.text()
    page.on_totals_found({"zzz": 3})
    assert "Drop a filter" in page.text.text()
    assert page.buttons[0].isEnabled()
    page.on_totals_found({"zzz": 0})
    assert "fewer words" in page.text.text()
    assert not page.buttons[0].isEnabled()


def test_nothing_found_tells_what_is_still_on_its_way(qtbot: QtBot, theme: Theme) -> None:
    page = NothingFoundPage(theme)
    qtbot.addWidget(page)
    page.show_query("zzz", [], [])
    page.tell_more(More.MAIL)
    assert page.title.text() == "Nothing found yet"
    assert "mail is still being read" in page.more.text()
    page.tell_more(More.MEANING)
    assert "Meaning is still being built" in page.more.text()
    page.tell_more(More.ELSEWHERE)
    assert "Another OakenSearch" in page.more.text()
    page.tell_more(More.NOTHING)
    assert page.title.text() == "Nothing found"
    assert page.more.isHidden()


def test_filters_alone_do_not_wait_for_meaning(qtbot: QtBot, theme: Theme) -> None:
    page = NothingFoundPage(theme)
    qtbot.addWidget(page)
    page.tell_more(More.MEANING)
    page.show_query("from:bob", operators("from:bob"), [""])
    assert page.title.text() == "Nothing found"
    assert page.more.isHidden()


def test_filters_that_did_not_empty_the_list_are_not_offered(qtbot: QtBot, theme: Theme) -> None:
    page = NothingFoundPage(theme)
    qtbot.addWidget(page)
    text = "from:bob is:unread zzz"
    page.show_query(text, operators(text), ["is:unread zzz", "from:bob zzz", "zzz"])
    page.on_totals_found({"is:unread zzz": 0, "from:bob zzz": 0, "zzz": 0})
    assert all(button.isHidden() for button in page.buttons)


def test_every_kind_of_mailbox_has_a_name_that_people_know() -> None:
    for source in formats():
        assert kind_text(source.kind) != source.kind, source.kind
    assert kind_text("of-a-later-version") == "of-a-later-version"
