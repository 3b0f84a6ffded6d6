"""Every mark of the person comes back from the safe copy: read state, stars, categories, priorities, mailboxes."""

from __future__ import annotations

from pathlib import Path

from oakensearch_gui.library.backup import restore_marks
from oakensearch_gui.library.library import Library
from oakensearch_gui.library.marks import read_marks
from oakensearch_gui.paths import Home
from tests.making import age, day, index, letter, maildir, put

NAMES = ("Tiles", "Bees", "Oars", "Nets")
LETTERS = [letter(name, f"about {name}", date=day(2020, number + 1)) for number, name in enumerate(NAMES)]


def told(home: Home) -> dict[str, tuple[bool, bool, str, int, tuple[str, ...]]]:
    library = Library.open(home)
    found = library.summaries([key for (key,) in library.connection.execute("SELECT id FROM messages")])
    library.close()
    return {one.subject: (one.unread, one.starred, one.category, one.priority, one.labels) for one in found}


def spoil(home: Home) -> None:
    for suffix in ("-wal", "-shm"):
        Path(f"{home.raw_db}{suffix}").unlink(missing_ok=True)
    home.raw_db.write_bytes(b"no database" * 1000)


def test_stars_and_overrides_come_back_as_they_were_last(home: Home, tmp_path: Path) -> None:
    box = maildir(tmp_path / "mail", LETTERS[:3])
    put(box, "1700000009.M9.host:2,FS", LETTERS[3])  # starred by the mail program
    library = Library.open(home)
    library.add_source(box, "Post")
    index(home)
    ids = dict(library.connection.execute("SELECT subject, id FROM messages"))
    library.mark(ids["Oars"], read=False)
    library.connection.execute("UPDATE messages SET starred = (subject = 'Tiles')")  # one starred here, one no longer
    library.override(ids["Bees"], category="travel")
    library.override(ids["Oars"], priority=0)
    library.override(ids["Oars"], category="finance")
    library.override(ids["Oars"], priority=3)
    library.close()
    index(home)
    before = told(home)
    assert before["Tiles"][:2] == (False, True)
    assert before["Nets"][:2] == (False, False)
    assert before["Oars"][2:4] == ("finance", 3)

    [copy] = home.safe_copies.iterdir()
    held = read_marks(copy)
    assert held is not None
    assert [len(held[name]) for name in ("sources", "unread", "starred", "overrides")] == [1, 1, 1, 2]
    spoil(home)
    restore_marks(home, held)
    assert told(home) == before

    # What the person decided holds for a message also when it is forgotten and comes again.
    (box / "cur" / "1700000001.M1.host:2,S").unlink()
    age(box, 1_600_000_100)
    assert index(home)[0].removed == 1
    put(box, "1700000001.M1.host:2,S", LETTERS[1])
    age(box, 1_600_000_200)
    index(home)
    assert told(home)["Bees"][2] == "travel"


def test_what_came_after_the_copy_keeps_the_marks_of_its_mailbox(home: Home, tmp_path: Path) -> None:
    box = maildir(tmp_path / "mail", LETTERS)
    library = Library.open(home)
    library.add_source(box)
    index(home)
    library.close()
    [copy] = home.safe_copies.iterdir()
    held = read_marks(copy)
    assert held is not None
    put(box, "1700000010.M10.host:2,F", letter("Later", "after the copy", date=day(2090)))
    age(box, 1_600_000_100)
    spoil(home)
    restore_marks(home, held)
    assert told(home)["Later"][:2] == (True, True)
    assert {name: one[0] for name, one in told(home).items() if name != "Later"} == dict.fromkeys(NAMES, False)
