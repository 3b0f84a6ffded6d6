"""What a mail program later says of a message is followed; what the person did here stays until it says otherwise."""

from __future__ import annotations

import os
import plistlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from oakensearch_gui.library.library import Library
from oakensearch_gui.library.records import MessageSummary
from oakensearch_gui.paths import Home
from tests.making import age, index, letter, maildir, mbox, mbox_entry

ONE = letter("One", "the first letter")
STAMPS = iter(range(1_600_000_100, 1_700_000_000))


@pytest.fixture
def library(home: Home) -> Iterator[Library]:
    opened = Library.open(home)
    yield opened
    opened.close()


def the_one(library: Library) -> MessageSummary:
    (key,) = (key for (key,) in library.connection.execute("SELECT id FROM messages"))
    return library.summaries([key])[0]


class Box:
    """A Maildir with one message, whose flags a mail program changes."""

    def __init__(self, path: Path, home: Home, library: Library, flags: str = "") -> None:
        self.path = maildir(path, [ONE], flags)
        self._home = home
        (self.file,) = (self.path / "cur").iterdir()
        library.add_source(path)
        index(home)

    def say(self, flags: str, folder: Path | None = None) -> None:
        target = (folder or self.path) / "cur" / f"1700000000.M0.host:2,{flags}"
        self.file = self.file.rename(target)
        age(self.path, next(STAMPS))
        if folder:
            age(folder, next(STAMPS))
        finished, _ = index(self._home)
        assert (finished.messages, finished.added, finished.removed) == (1, 0, 0)


def test_flags_in_the_name_of_a_maildir_file_are_followed(home: Home, library: Library, tmp_path: Path) -> None:
    box = Box(tmp_path / "mail", home, library)
    assert (the_one(library).unread, the_one(library).starred, the_one(library).priority) == (True, False, 2)
    box.say("FS")
    assert (the_one(library).unread, the_one(library).starred, the_one(library).priority) == (False, True, 3)
    box.say("")
    assert (the_one(library).unread, the_one(library).starred, the_one(library).priority) == (True, False, 2)
    box.say("T")
    assert the_one(library).disposition == "discarded"
    box.say("S")
    assert (the_one(library).disposition, the_one(library).unread) == ("inbox", False)


def test_what_the_person_did_stays_until_the_mail_program_says_otherwise(
    home: Home, library: Library, tmp_path: Path
) -> None:
    box = Box(tmp_path / "mail", home, library)
    library.mark(the_one(library).id, read=True)
    box.say("F")  # of the read state it says what it said before
    assert (the_one(library).unread, the_one(library).starred) == (False, True)
    library.mark(the_one(library).id, read=False)
    box.say("FS")
    assert not the_one(library).unread
    library.mark(the_one(library).id, read=False)
    index(home)
    assert the_one(library).unread


def test_a_priority_and_category_of_the_person_stay_whatever_the_mail_program_says(
    home: Home, library: Library, tmp_path: Path
) -> None:
    box = Box(tmp_path / "mail", home, library)
    library.override(the_one(library).id, category="travel", priority=0)
    box.say("F")
    assert (the_one(library).category, the_one(library).priority, the_one(library).starred) == ("travel", 0, True)


def test_a_message_that_is_moved_takes_over_what_its_new_place_says(
    home: Home, library: Library, tmp_path: Path
) -> None:
    trash = maildir(tmp_path / "mail" / ".Trash", [])
    box = Box(tmp_path / "mail", home, library)
    key = the_one(library).id
    box.say("S", trash)
    moved = the_one(library)
    assert (moved.id, moved.unread, moved.disposition, moved.labels) == (key, False, "discarded", ("Trash",))


def test_one_copy_more_changes_nothing(home: Home, library: Library, tmp_path: Path) -> None:
    Box(tmp_path / "mail", home, library)
    library.add_source(maildir(tmp_path / "other", [ONE], "FST"))
    index(home)
    assert (the_one(library).unread, the_one(library).starred, the_one(library).disposition) == (True, False, "inbox")


def test_the_status_of_a_thunderbird_message_is_followed_where_it_is_written_over(
    home: Home, library: Library, tmp_path: Path
) -> None:
    def mozilla(status: str, keys: str = "") -> bytes:
        fields = f"X-Mozilla-Status: {status}\nX-Mozilla-Status2: 00000000\nX-Mozilla-Keys: {keys:<40}\n"
        return b"From - Fri Mar  1 12:00:00 2024\n" + fields.encode() + ONE + b"\n"

    file = tmp_path / "Inbox"
    file.write_bytes(mozilla("0000"))
    library.add_source(file)
    index(home)
    assert (the_one(library).unread, the_one(library).starred, the_one(library).labels) == (True, False, ())
    for number, (status, keys, unread, starred, labels) in enumerate(
        [
            ("0001", "", False, False, ()),
            ("0005", "$label2 holidays", False, True, ("holidays", "Work")),
            ("0000", "holidays", True, False, ("holidays",)),
            ("0000", "", True, False, ()),
        ]
    ):
        file.write_bytes(mozilla(status, keys))
        os.utime(file, (1_600_000_000 + number,) * 2)
        assert index(home)[0].added == 0
        now = the_one(library)
        assert (now.unread, now.starred, now.labels) == (unread, starred, labels)
    file.write_bytes(mozilla("0008"))
    os.utime(file, (1_600_000_900,) * 2)
    assert index(home)[0].removed == 1


def test_the_flags_of_apple_mail_are_followed(home: Home, library: Library, tmp_path: Path) -> None:
    folder = tmp_path / "INBOX.mbox" / "Messages"
    folder.mkdir(parents=True)

    def write(flags: int, seconds: int) -> None:
        (folder / "7.emlx").write_bytes(b"%d\n" % len(ONE) + ONE + plistlib.dumps({"flags": flags}))
        os.utime(folder / "7.emlx", (seconds, seconds))
        os.utime(folder, (seconds, seconds))

    write(0, 1_600_000_000)
    library.add_source(tmp_path / "INBOX.mbox")
    index(home)
    assert (the_one(library).unread, the_one(library).starred) == (True, False)
    write(1 | 1 << 4, 1_600_000_100)
    index(home)
    assert (the_one(library).unread, the_one(library).starred) == (False, True)
    write(1 << 1, 1_600_000_200)
    index(home)
    assert (the_one(library).unread, the_one(library).disposition) == (True, "discarded")


def test_a_status_field_that_is_written_over_in_the_midst_of_an_mbox_is_followed(
    home: Home, library: Library, tmp_path: Path
) -> None:
    letters = [letter(f"Letter {n}", headers="Status: O \n") for n in range(3)]
    file = mbox(tmp_path / "box.mbox", letters)
    library.add_source(file)
    index(home)
    file.write_bytes(file.read_bytes().replace(b"Status: O \n", b"Status: RO\n", 1))
    os.utime(file, (1_600_000_000, 1_600_000_000))
    index(home)
    unread = dict(library.connection.execute("SELECT subject, unread FROM messages"))
    assert unread == {"Letter 0": 0, "Letter 1": 1, "Letter 2": 1}
    with file.open("ab") as grown:
        grown.write(mbox_entry(letter("Letter 3")))
    assert index(home)[0].added == 1


def test_a_label_that_another_place_still_gives_stays(home: Home, library: Library, tmp_path: Path) -> None:
    one, other = (
        letter("One", "the first letter", headers=f"X-Keywords: {keys}\n", message_id="one@test.example")
        for keys in ("boats oars ", "oars")
    )
    library.add_source(maildir(tmp_path / "one", [one]))
    library.add_source(maildir(tmp_path / "other", [other]))
    index(home)
    assert the_one(library).labels == ("boats", "oars")
    file = tmp_path / "one" / "cur" / "1700000000.M0.host:2,S"
    file.write_bytes(one.replace(b"boats oars ", b"           "))
    file.rename(tmp_path / "one" / "cur" / "1700000000.M0.host:2,FS")  # a change that is looked at
    age(tmp_path / "one", next(STAMPS))
    index(home)
    assert the_one(library).labels == ("oars",)
