from __future__ import annotations

from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.pages import NothingFoundPage
from oakensearch_gui.desktop.theme import Theme
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
