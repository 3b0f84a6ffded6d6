"""The safe copy of what no mailbox can tell again, and the way back from it when raw.db is damaged."""

from __future__ import annotations

from pathlib import Path

import pytest

from oakensearch_gui.library.backup import BackupError, restore_marks
from oakensearch_gui.library.library import Library, LibraryError
from oakensearch_gui.library.lock import indexing_lock
from oakensearch_gui.library.marks import keep_marks, read_marks
from oakensearch_gui.paths import Home
from tests.making import day, index, letter, maildir

LETTERS = [letter(name, f"about {name}", date=day(2020, number + 1)) for number, name in enumerate(("Tiles", "Bees"))]


@pytest.fixture
def marked(home: Home, tmp_path: Path) -> Home:
    library = Library.open(home)
    library.add_source(maildir(tmp_path / "mail", LETTERS), "Post")
    library.close()
    index(home)
    library = Library.open(home)
    library.mark(by_subject(library)["Tiles"][0], read=False)
    library.override(by_subject(library)["Bees"][0], category="travel", priority=3)
    library.close()
    index(home)
    return home


def by_subject(library: Library) -> dict[str, tuple[int, bool, str, int]]:
    found = library.summaries([key for (key,) in library.connection.execute("SELECT id FROM messages")])
    return {one.subject: (one.id, one.unread, one.category, one.priority) for one in found}


def state(home: Home) -> dict[str, tuple[int, bool, str, int]]:
    library = Library.open(home)
    try:
        return by_subject(library)
    finally:
        library.close()


def safe_copy(home: Home) -> Path:
    (only,) = home.safe_copies.iterdir()
    return only


def spoil(home: Home) -> None:
    for suffix in ("-wal", "-shm"):
        Path(f"{home.raw_db}{suffix}").unlink(missing_ok=True)
    home.raw_db.write_bytes(b"no database" * 1000)


def test_a_run_keeps_one_copy_a_day_and_writes_only_what_is_new(marked: Home) -> None:
    held = read_marks(safe_copy(marked))
    assert held is not None
    assert [len(held[name]) for name in ("sources", "unread", "starred", "overrides")] == [1, 1, 0, 1]
    library = Library.open(marked)
    assert keep_marks(marked, library.connection) is None
    library.mark(by_subject(library)["Tiles"][0], read=True)
    assert keep_marks(marked, library.connection) == safe_copy(marked)
    library.close()


def test_old_copies_are_dropped(marked: Home) -> None:
    present = safe_copy(marked)
    for number in range(1, 10):
        (present.parent / f"{present.name[:-18]}2001-01-{number:02d}.json.gz").write_bytes(b"old")
    library = Library.open(marked)
    library.mark(by_subject(library)["Tiles"][0], read=True)
    keep_marks(marked, library.connection)
    library.close()
    left = sorted(path.name for path in marked.safe_copies.iterdir())
    assert len(left) == 7
    assert left[-1] == present.name


def test_a_damaged_library_names_the_way_out_which_works(marked: Home) -> None:
    before = state(marked)
    spoil(marked)
    with pytest.raises(LibraryError, match="oakensearch restore") as refused:
        Library.open(marked)
    assert str(safe_copy(marked)) in str(refused.value)
    held = read_marks(safe_copy(marked))
    assert held is not None
    returned, kept = restore_marks(marked, held)
    assert (returned.sources, returned.messages, returned.away) == (1, 2, ())
    assert kept is not None
    assert kept.read_bytes().startswith(b"no database")
    assert state(marked) == before
    assert index(marked)[0].messages == 2


def test_damage_further_inside_is_seen_too(marked: Home) -> None:
    before = state(marked)
    content = bytearray(marked.raw_db.read_bytes())
    content[8192:] = b"\xaa" * (len(content) - 8192)
    marked.raw_db.write_bytes(content)
    held = read_marks(safe_copy(marked))
    assert held is not None
    assert restore_marks(marked, held)[1] is not None
    assert state(marked) == before


def test_a_mailbox_that_is_away_is_told_and_a_sound_library_takes_the_marks(marked: Home, tmp_path: Path) -> None:
    before, held = state(marked), read_marks(safe_copy(marked))
    assert held is not None
    spoil(marked)
    (tmp_path / "mail").rename(tmp_path / "elsewhere")
    returned, _ = restore_marks(marked, held)
    assert returned.messages == 0
    assert len(returned.away) == 1
    (tmp_path / "elsewhere").rename(tmp_path / "mail")
    assert restore_marks(marked, held)[1] is None
    assert state(marked) == before


def test_what_is_no_safe_copy_is_told_apart(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("no", encoding="utf-8")
    assert read_marks(tmp_path / "x") is None
    assert read_marks(tmp_path / "absent") is None


def test_nothing_is_brought_back_while_mail_is_read(marked: Home) -> None:
    held = read_marks(safe_copy(marked))
    assert held is not None
    with indexing_lock(marked, lambda: None), pytest.raises(BackupError, match="being read right now"):
        restore_marks(marked, held)
