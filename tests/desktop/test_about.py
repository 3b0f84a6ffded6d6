from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from oakensearch_gui import __version__
from oakensearch_gui.desktop.about_dialog import AboutDialog
from oakensearch_gui.paths import Home
from oakensearch_gui.settings import Settings
from tests.making import indexed, letter


def test_about_shows_parts_files_and_a_report_that_can_be_copied(qtbot: QtBot, home: Home) -> None:
    indexed(home, [letter("Very Secret", "Nobody may read this.")])
    dialog = AboutDialog(home, Settings())
    qtbot.addWidget(dialog)
    dialog.open()
    assert not dialog.copy_button.isEnabled()
    qtbot.waitUntil(dialog.copy_button.isEnabled)
    shown = [dialog.parts.item(row).text() for row in range(dialog.parts.count())]
    assert any(text.startswith("apsw ") for text in shown)
    dialog.parts.setCurrentRow(next(row for row, text in enumerate(shown) if text.startswith("numpy ")))
    assert "Redistribution" in dialog.licence.toPlainText()
    assert dialog.files.rowCount() >= 2
    dialog.copy_button.click()
    copied = QGuiApplication.clipboard().text()
    assert copied == dialog.report.toPlainText()
    assert f"OakenSearch: {__version__}" in copied
    assert "Very Secret" not in copied


def test_a_dialog_that_is_closed_at_once_leaves_no_trouble(qtbot: QtBot, home: Home) -> None:
    for _ in range(3):
        dialog = AboutDialog(home, Settings())
        dialog.open()
        with qtbot.waitSignal(dialog.destroyed):
            dialog.reject()
