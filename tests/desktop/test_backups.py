"""Backing up and restoring from the window: it asks, has the library for itself, and goes on with what came back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QProgressDialog
from pytestqt.qtbot import QtBot

from oakensearch_gui.app import open_engine
from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.mailboxes import backups as backups_module
from oakensearch_gui.desktop.mailboxes.indexing import IndexingProcess
from oakensearch_gui.desktop.mailboxes.mailboxes_dialog import MailboxesDialog
from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.desktop.settings.settings_dialog import SettingsDialog
from oakensearch_gui.library.backup import Here, back_up, look_at, restore
from oakensearch_gui.library.library import Library
from oakensearch_gui.library.marks import keep_marks
from oakensearch_gui.paths import Home
from oakensearch_gui.settings import Settings
from tests.making import age, day, index, letter, maildir, put

FIRST = [letter("Roof tiles", "The red tiles came.", date=day(2023)), letter("Bees", "A swarm.", date=day(2024))]
LATER = letter("Piano", "The piano tuner comes on Monday.", date=day(2025))
PATIENCE_MS = 30_000


@pytest.fixture
def mail(tmp_path: Path) -> Path:
    return maildir(tmp_path / "mail", FIRST)


@pytest.fixture
def filled(home: Home, mail: Path) -> Home:
    settings = Settings({"meaning.model": "off", "appearance.theme": "dark"})
    settings.save(home.settings_file)
    library = Library.open(home)
    library.add_source(mail)
    library.close()
    index(home)
    return home


@pytest.fixture
def saved(filled: Home, tmp_path: Path) -> Path:
    back_up(filled, tmp_path / "saved.zip")
    return tmp_path / "saved.zip"


@pytest.fixture
def newer(filled: Home, saved: Path, mail: Path) -> Home:
    """The library after its backup: one more message, everything read, other settings."""
    put(mail, "1800000000.M9.host:2,S", LATER)
    age(mail, 1_650_000_000)
    index(filled)
    Settings({"meaning.model": "off"}).save(filled.settings_file)
    return filled


@pytest.fixture
def opened(qtbot: QtBot, newer: Home, theme: Theme, indexing: IndexingProcess) -> Iterator[MainWindow]:
    """The window on a real library; the indexing process is one that works until it is told to stop."""
    settings = Settings.load(newer.settings_file)
    client = SearchClient(partial(open_engine, newer, settings))
    window = MainWindow(newer, settings, theme, client, indexing)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.searching.status.messages == 3, timeout=PATIENCE_MS)
    yield window
    window.close()
    indexing.close()
    client.close()


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the window asks and tells; every question is answered with its first button, which is the one that does."""
    said: list[str] = []

    def answered(box: QMessageBox) -> int:
        said.append(f"{box.objectName()}: {box.text()} {box.informativeText()}")
        box.buttons()[-1 if "cancel" in said[0] else 0].click()
        return 0

    def warned(parent: object, title: str, text: str) -> None:
        said.append(f"warning: {text}")

    monkeypatch.setattr(QMessageBox, "exec", answered)
    monkeypatch.setattr(QMessageBox, "warning", warned)
    return said


def chosen(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    for asks in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, asks, lambda *_: (str(path), ""))


def count(home: Home) -> int:
    library = Library.open(home)
    try:
        return library.count()
    finally:
        library.close()


def mailboxes(window: MainWindow) -> MailboxesDialog:
    window.mailboxes.on_mailboxes_requested()
    found = window.findChild(MailboxesDialog)
    assert found is not None
    return found


def test_a_restore_asks_has_the_library_for_itself_and_goes_on(
    qtbot: QtBot, opened: MainWindow, newer: Home, saved: Path, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    indexing, client = opened._indexing, opened._client
    with qtbot.waitSignal(indexing.progressed):
        indexing.start()
    alone: list[bool] = []

    def watched(restore: Callable[..., object], *given: object, **named: object) -> object:
        indexing.start()  # as new mail would have it, meanwhile
        alone.append(not indexing.running and client._worker._engine is None)
        return restore(*given, **named)

    monkeypatch.setattr(backups_module, "restore", partial(watched, restore))
    chosen(monkeypatch, saved)
    dialog = mailboxes(opened)
    dialog.restore_button.click()
    qtbot.waitUntil(lambda: len(told) == 2, timeout=PATIENCE_MS)
    assert told[0].startswith("restore_question: Restore the backup of ")
    assert "2 messages of 1 mailbox" in told[0]
    assert "(3 messages) is newer" in told[0]
    assert told[1].startswith("backup_told: Restored 2 messages of 1 mailbox, and your settings.")
    assert "before-restore-1.zip" in told[1]
    assert alone == [True]
    qtbot.waitUntil(lambda: opened.searching.status.messages == 2, timeout=PATIENCE_MS)
    assert indexing.running, "the index follows"
    assert count(newer) == 2
    assert (newer.root / "before-restore-1.zip").exists()
    assert opened._theme.dark
    assert opened._settings.text("appearance.theme") == "dark"
    qtbot.waitUntil(lambda: opened.pane.model.total == 2, timeout=PATIENCE_MS)


def test_a_restore_that_is_not_wanted_changes_nothing(
    qtbot: QtBot, opened: MainWindow, newer: Home, saved: Path, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told.append("cancel")
    chosen(monkeypatch, saved)
    mailboxes(opened).restore_button.click()
    qtbot.waitUntil(lambda: len(told) == 2, timeout=PATIENCE_MS)
    assert count(newer) == 3
    assert not opened._indexing.running
    assert not any(one.isVisible() for one in opened.findChildren(QProgressDialog))


def test_what_is_no_backup_is_refused_in_plain_words(
    qtbot: QtBot, opened: MainWindow, tmp_path: Path, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "letter.zip").write_bytes(b"no zip at all")
    chosen(monkeypatch, tmp_path / "letter.zip")
    mailboxes(opened).restore_button.click()
    qtbot.waitUntil(lambda: len(told) == 1, timeout=PATIENCE_MS)
    assert "is no backup of OakenSearch." in told[0]


def test_a_restore_that_fails_leaves_the_window_at_work(
    qtbot: QtBot, opened: MainWindow, newer: Home, saved: Path, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    spoilt = bytearray(saved.read_bytes())
    spoilt[len(spoilt) // 2] ^= 0xFF
    saved.write_bytes(bytes(spoilt))
    chosen(monkeypatch, saved)
    mailboxes(opened).restore_button.click()
    qtbot.waitUntil(lambda: any("warning" in one for one in told), timeout=PATIENCE_MS)
    assert "is damaged. Nothing was restored." in told[-1]
    opened.search_bar.set_text("piano")
    qtbot.waitUntil(lambda: opened.pane.model.total == 1, timeout=PATIENCE_MS)
    assert opened._indexing.running, "it looks at the mail again"


def test_a_backup_is_made_and_told(
    qtbot: QtBot, opened: MainWindow, newer: Home, tmp_path: Path, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen(monkeypatch, tmp_path / "kept")
    mailboxes(opened).backup_button.click()
    qtbot.waitUntil(lambda: len(told) == 1, timeout=PATIENCE_MS)
    assert told[0].startswith("backup_told: Saved 3 messages of 1 mailbox, and your settings")
    assert "not in it" in told[0]
    offer = look_at(newer, tmp_path / "kept.zip")
    assert (offer.messages, offer.here, offer.messages_here) == (3, Here.SAME, 3)


def test_a_file_that_is_no_backup_is_not_overwritten(
    qtbot: QtBot, opened: MainWindow, tmp_path: Path, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "thesis.zip").write_bytes(b"years of work")
    chosen(monkeypatch, tmp_path / "thesis.zip")
    mailboxes(opened).backup_button.click()
    qtbot.waitUntil(lambda: len(told) == 1, timeout=PATIENCE_MS)
    assert "Choose another name." in told[0]
    assert (tmp_path / "thesis.zip").read_bytes() == b"years of work"


def test_a_safe_copy_brings_the_marks_back(
    qtbot: QtBot, opened: MainWindow, newer: Home, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    library = Library.open(newer)
    newest = max(key for (key,) in library.connection.execute("SELECT id FROM messages"))
    library.mark_all([newest], read=False)
    copy = keep_marks(newer, library.connection)
    assert copy is not None
    library.mark_all([newest], read=True)
    library.close()
    chosen(monkeypatch, copy)
    mailboxes(opened).restore_button.click()
    qtbot.waitUntil(lambda: len(told) == 2, timeout=PATIENCE_MS)
    assert "Restore the safe copy of" in told[0]
    assert "read anew" in told[0]
    assert "3 messages read from your mailboxes; your marks are back." in told[1]
    library = Library.open(newer)
    assert [m.unread for m in library.summaries([newest])] == [True]
    library.close()


def test_a_settings_window_does_not_go_on_showing_the_former_values(
    qtbot: QtBot, opened: MainWindow, saved: Path, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened.preferences.on_settings_requested()
    chosen(monkeypatch, saved)
    mailboxes(opened).restore_button.click()
    qtbot.waitUntil(lambda: len(told) == 2, timeout=PATIENCE_MS)
    QApplication.processEvents()
    assert not any(one.isVisible() for one in opened.findChildren(SettingsDialog))
