from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.desktop.query.saved_searches import SavedSearchesDialog, SavedSearchesList
from oakensearch_gui.paths import Home
from oakensearch_gui.searches import SavedSearch, Searches


@pytest.fixture
def dialog(qtbot: QtBot, window: MainWindow) -> SavedSearchesDialog:
    window.asking.searches.save("The roof", "roof from:ann")
    window.asking.searches.save("Plants", "garden")
    window.asking.on_menu_opens()
    next(action for action in window.toolbar.searches_menu.actions() if "Rename" in action.text()).trigger()
    made = window.findChild(SavedSearchesDialog)
    assert made is not None
    qtbot.waitUntil(made.list.hasFocus)
    return made


def rename(qtbot: QtBot, dialog: SavedSearchesDialog, name: str) -> None:
    qtbot.keyClick(dialog.list, Qt.Key.Key_F2)
    editor = dialog.list.findChild(QLineEdit)
    assert editor is not None
    editor.selectAll()
    qtbot.keyClicks(editor, name)
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.list.state() == SavedSearchesList.State.NoState)  # Qt takes it in a turn later


def test_a_kept_search_gets_another_name_by_keyboard(
    qtbot: QtBot, dialog: SavedSearchesDialog, window: MainWindow, home: Home
) -> None:
    window.search_bar.set_text("garden")
    rename(qtbot, dialog, "Zinnias")
    assert Searches(home.searches_file).saved == (
        SavedSearch("The roof", "roof from:ann"),
        SavedSearch("Zinnias", "garden"),
    )
    item = dialog.list.currentItem()
    assert item is not None
    assert item.text(0) == "Zinnias", "one stands where one stood"
    assert "Zinnias" in window.search_bar.star.toolTip()
    assert dialog.isVisible(), "Enter ended the editing, not the window"


def test_a_name_that_another_one_has_is_refused(qtbot: QtBot, dialog: SavedSearchesDialog, home: Home) -> None:
    rename(qtbot, dialog, "The roof")
    assert "The roof" in dialog.note.text()
    assert dialog.note.isVisible()
    assert [one.name for one in Searches(home.searches_file).saved] == ["Plants", "The roof"]
    rename(qtbot, dialog, " ")
    assert [one.name for one in Searches(home.searches_file).saved] == ["Plants", "The roof"]


def test_delete_forgets_and_enter_opens(qtbot: QtBot, dialog: SavedSearchesDialog, window: MainWindow) -> None:
    qtbot.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert [one.name for one in window.asking.searches.saved] == ["The roof"]
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    assert window.search_bar.text == "roof from:ann"
    assert not dialog.isVisible()


def test_the_mouse_does_the_same(qtbot: QtBot, dialog: SavedSearchesDialog, window: MainWindow) -> None:
    qtbot.mouseClick(dialog.rename_button, Qt.MouseButton.LeftButton)
    assert dialog.list.findChild(QLineEdit) is not None
    qtbot.keyClick(dialog.list.findChild(QLineEdit), Qt.Key.Key_Escape)
    qtbot.mouseClick(dialog.forget_button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(dialog.forget_button, Qt.MouseButton.LeftButton)
    assert window.asking.searches.saved == ()
    assert not dialog.open_button.isEnabled()
