"""Backups: what is in one, that it can be trusted, and that nothing is lost on the way back."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import apsw
import pytest

from oakensearch_gui.library.backup import BackupError, Here, back_up, look_at, restore
from oakensearch_gui.library.library import Library
from oakensearch_gui.library.lock import indexing_lock
from oakensearch_gui.paths import Home
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.request import Mode, SearchRequest
from oakensearch_gui.settings import Settings
from tests.making import age, day, index, letter, maildir, put

FIRST = [letter("Roof tiles", "The red tiles came.", date=day(2023)), letter("Bees", "A swarm.", date=day(2024))]
LATER = letter("Piano", "The piano tuner comes on Monday.", date=day(2025))


def take_in(home: Home, mailbox: Path) -> None:
    library = Library.open(home)
    try:
        library.add_source(mailbox)
    finally:
        library.close()
    index(home)


def messages(home: Home) -> int:
    library = Library.open(home)
    try:
        return library.count()
    finally:
        library.close()


def subjects(home: Home, query: str) -> list[str]:
    engine = Engine.open(home, Settings(), None)
    try:
        return [hit.message.subject for hit in engine.search(SearchRequest(query, Mode.KEYWORD)).hits]
    finally:
        engine.close()


@pytest.fixture
def mail(tmp_path: Path) -> Path:
    return maildir(tmp_path / "mail", FIRST)


@pytest.fixture
def filled(home: Home, mail: Path) -> Home:
    take_in(home, mail)
    return home


@pytest.fixture
def saved(filled: Home, tmp_path: Path) -> Path:
    back_up(filled, tmp_path / "saved.zip")
    return tmp_path / "saved.zip"


def add_later_mail(home: Home, mail: Path) -> None:
    put(mail, "1800000000.M9.host:2,S", LATER)
    age(mail, 1_650_000_000)  # another time than before, so that the change is seen
    take_in(home, mail)


def test_a_backup_holds_the_library_and_the_settings_and_nothing_else(filled: Home, tmp_path: Path) -> None:
    settings = Settings({"search.rrf_k": 30})
    settings.save(filled.settings_file)
    made = back_up(filled, tmp_path / "saved.zip")
    assert (made.messages, made.sources) == (2, 1)
    with zipfile.ZipFile(tmp_path / "saved.zip") as archive:
        assert sorted(archive.namelist()) == ["backup.json", "raw.db", "settings.json"]
        assert json.loads(archive.read("settings.json"))["search"] == {"rrf_k": 30}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["home", "mail", "saved.zip"]


def test_it_comes_back_into_an_empty_home_and_the_index_follows(saved: Path, tmp_path: Path, mail: Path) -> None:
    other = Home(tmp_path / "other")
    restored = restore(other, saved)
    assert restored.kept is None
    assert messages(other) == 2
    assert subjects(other, "tiles") == []
    take_in(other, mail)
    assert subjects(other, "tiles") == ["Roof tiles"]


def test_an_older_state_of_the_same_library_needs_force_and_keeps_what_was_there(
    filled: Home, saved: Path, mail: Path, tmp_path: Path
) -> None:
    add_later_mail(filled, mail)
    with pytest.raises(BackupError, match=r"is newer than the backup \(3 messages here, 2 in the backup\)"):
        restore(filled, saved)
    assert messages(filled) == 3
    restored = restore(filled, saved, force=True)
    assert messages(filled) == 2
    assert restored.kept is not None
    restore(Home(tmp_path / "again"), restored.kept)
    assert messages(Home(tmp_path / "again")) == 3


def test_the_index_of_a_newer_state_is_not_believed_after_a_restore(filled: Home, saved: Path, mail: Path) -> None:
    add_later_mail(filled, mail)
    assert subjects(filled, "piano") == ["Piano"]
    restore(filled, saved, force=True)
    assert subjects(filled, "piano") == []
    take_in(filled, mail)
    assert subjects(filled, "piano") == ["Piano"]
    assert subjects(filled, "tiles") == ["Roof tiles"]


def test_another_library_is_replaced_only_with_force(saved: Path, tmp_path: Path) -> None:
    other = Home(tmp_path / "other")
    take_in(other, maildir(tmp_path / "others mail", [LATER]))
    with pytest.raises(BackupError, match="is another one than that of the backup"):
        restore(other, saved)
    restore(other, saved, force=True)
    assert messages(other) == 2


def test_the_same_state_needs_no_force(filled: Home, saved: Path) -> None:
    restore(filled, saved)
    assert messages(filled) == 2


def test_an_open_window_sees_the_restored_library(filled: Home, saved: Path, mail: Path) -> None:
    add_later_mail(filled, mail)
    open_one = Library.open(filled)
    assert open_one.count() == 3
    restore(filled, saved, force=True)
    assert open_one.count() == 2
    open_one.close()


def test_read_state_and_settings_come_back(filled: Home, tmp_path: Path) -> None:
    library = Library.open(filled)
    (message_id,) = [key for (key,) in library.connection.execute("SELECT id FROM messages WHERE subject = 'Bees'")]
    library.mark(message_id, read=True)
    Settings({"appearance.theme": "dark"}).save(filled.settings_file)
    back_up(filled, tmp_path / "saved.zip")
    library.mark(message_id, read=False)
    Settings().save(filled.settings_file)
    restore(filled, tmp_path / "saved.zip", force=True)
    assert [summary.unread for summary in library.summaries([message_id])] == [False]
    assert Settings.load(filled.settings_file).text("appearance.theme") == "dark"
    library.close()


def test_nothing_is_restored_while_mail_is_being_read(filled: Home, saved: Path) -> None:
    def never() -> None:
        raise AssertionError("the lock is free")

    with indexing_lock(filled, never), pytest.raises(BackupError, match="Mail is being read right now"):
        restore(filled, saved)


@pytest.mark.parametrize("spoil", ["cut", "flip", "text", "other zip"])
def test_a_damaged_backup_changes_nothing(filled: Home, saved: Path, spoil: str) -> None:
    content = bytearray(saved.read_bytes())
    match spoil:
        case "cut":
            saved.write_bytes(content[: len(content) // 2])
        case "flip":
            content[len(content) // 2] ^= 0xFF
            saved.write_bytes(content)
        case "text":
            saved.write_text("no zip", encoding="utf-8")
        case _:
            with zipfile.ZipFile(saved, "w") as archive:
                archive.writestr("letter.txt", "no backup")
    with pytest.raises(BackupError, match=r"is damaged|is no backup of OakenSearch"):
        restore(filled, saved)
    assert messages(filled) == 2
    assert [path.name for path in filled.root.iterdir() if path.name.startswith((".restore", "before"))] == []


def test_a_backup_of_a_newer_program_is_refused(filled: Home, saved: Path) -> None:
    with zipfile.ZipFile(saved) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    about = json.loads(parts["backup.json"])
    parts["backup.json"] = json.dumps({**about, "schema": about["schema"] + 1, "program": "9.9.9"}).encode()
    with zipfile.ZipFile(saved, "w") as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    with pytest.raises(BackupError, match=r"made by a newer OakenSearch \(9\.9\.9\)"):
        restore(filled, saved)


def test_a_file_that_is_no_backup_is_not_overwritten(filled: Home, tmp_path: Path) -> None:
    letter_file = tmp_path / "letter.txt"
    letter_file.write_text("dear", encoding="utf-8")
    with pytest.raises(BackupError, match="is there already and is no backup"):
        back_up(filled, letter_file)
    assert letter_file.read_text(encoding="utf-8") == "dear"


def test_an_earlier_backup_is_replaced(filled: Home, saved: Path, mail: Path) -> None:
    add_later_mail(filled, mail)
    assert back_up(filled, saved).messages == 3


def test_a_damaged_library_is_set_aside(filled: Home, saved: Path) -> None:
    for suffix in ("-wal", "-shm"):
        Path(f"{filled.raw_db}{suffix}").unlink(missing_ok=True)
    filled.raw_db.write_bytes(b"this is no database" * 400)
    restored = restore(filled, saved)
    assert messages(filled) == 2
    assert restored.kept is not None
    assert restored.kept.read_bytes().startswith(b"this is no database")


def test_there_is_nothing_to_back_up_in_an_empty_home(home: Home, tmp_path: Path) -> None:
    with pytest.raises(BackupError, match="no library to back up yet"):
        back_up(home, tmp_path / "saved.zip")
    with pytest.raises(BackupError, match="There is no file"):
        restore(home, tmp_path / "saved.zip")


def test_a_copy_is_sound(saved: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(saved) as archive:
        archive.extract("raw.db", tmp_path)
    connection = apsw.Connection(str(tmp_path / "raw.db"))
    assert connection.pragma("integrity_check") == "ok"
    connection.close()


# ---- what a file would bring back


def test_a_backup_is_looked_at_before_anything_is_done(filled: Home, saved: Path, tmp_path: Path, mail: Path) -> None:
    same = look_at(filled, saved)
    assert (same.messages, same.sources, same.here, same.messages_here, same.marks) == (2, 1, Here.SAME, 2, False)
    add_later_mail(filled, mail)
    assert (look_at(filled, saved).here, look_at(filled, saved).messages_here) == (Here.NEWER, 3)
    fresh = Home(tmp_path / "fresh")
    fresh.create()
    assert look_at(fresh, saved).here is Here.NOTHING
    take_in(fresh, mail)
    assert look_at(fresh, saved).here is Here.OTHER
    fresh.raw_db.write_bytes(b"no database" * 1000)
    assert look_at(fresh, saved).here is Here.DAMAGED


def test_a_safe_copy_is_looked_at_too(filled: Home) -> None:
    (copy,) = filled.safe_copies.glob("marks-*.json.gz")  # made by the indexing
    offer = look_at(filled, copy)
    assert (offer.messages, offer.sources, offer.here, offer.messages_here, offer.marks) == (0, 1, Here.SAME, 2, True)
    assert offer.made > 0


def test_what_is_no_backup_is_told_when_it_is_looked_at(home: Home, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear all")
    with pytest.raises(BackupError, match="is no backup of OakenSearch"):
        look_at(home, tmp_path / "letter.txt")
    with pytest.raises(BackupError, match="There is no file"):
        look_at(home, tmp_path / "nothing.zip")
