"""Each kind of mailbox through the library: found by itself, read state, labels, what is new and what is gone.

And whatever is done with them, the files stay as they were.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

from oakensearch_gui.library.library import Library
from oakensearch_gui.mail.sources import formats, open_source, recognise
from oakensearch_gui.mail.sources.survey import survey
from oakensearch_gui.paths import Home
from tests.mail.sources.compound import msg, ticks
from tests.mail.sources.test_apple_mail import emlx
from tests.mail.sources.test_archive import tarred, zipped
from tests.mail.sources.test_geary import GEARY_TABLES
from tests.mail.sources.test_mixed import mixed
from tests.mail.sources.test_thunderbird import stored
from tests.making import age, day, index, letter, maildir, mbox, mbox_entry, put

ONE = letter("One", "the first letter", date=day(2020))
TWO = letter("Two", "the second letter", date=day(2021))
THREE = letter("Three", "the third letter", date=day(2022))


@pytest.fixture
def library(home: Home) -> Iterator[Library]:
    opened = Library.open(home)
    yield opened
    opened.close()


class Box:
    """A mailbox with One (unread) and Two (read); `change` takes One away and puts Three there."""

    def __init__(
        self, path: Path, change: Callable[[], object], labels: dict[str, tuple[str, ...]] | None = None
    ) -> None:
        self.path = path
        self.change = change
        self.labels = labels or {}


def _maildir(root: Path) -> Box:
    box = maildir(root / "box", [TWO])
    put(box, "1600000000.M1.host:2,", ONE)

    def change() -> None:
        (box / "cur" / "1600000000.M1.host:2,").unlink()
        put(box, "1700000009.M3.host:2,S", THREE)
        age(box, 1_600_000_100)

    return Box(box, change)


def _mbox(root: Path) -> Box:
    path = root / "box.mbox"
    read = TWO.replace(b"Subject:", b"Status: RO\nSubject:")
    mbox(path, [ONE.replace(b"Subject:", b"Status: O\nSubject:"), read])
    return Box(path, lambda: mbox(path, [read, THREE]))


def _mbox_tree(root: Path) -> Box:
    tree = root / "tree"
    (tree / "lists").mkdir(parents=True)
    mbox(tree / "lists" / "boats", [ONE.replace(b"Subject:", b"Status: O\nSubject:")])
    mbox(tree / "sent", [TWO])

    def change() -> None:
        (tree / "lists" / "boats").unlink()
        with (tree / "sent").open("ab") as file:
            file.write(mbox_entry(THREE))

    return Box(tree, change, {"One": ("lists/boats",), "Two": ("sent",)})


def _thunderbird(root: Path) -> Box:
    local = root / "profile" / "Mail" / "Local Folders"
    local.mkdir(parents=True)
    (root / "profile" / "prefs.js").write_text('user_pref("mailnews.tags.oak.tag", "Oak tree");\n')
    (local / "Boats.msf").touch()
    one, two, three = stored("One", "0000", "oak"), stored("Two", "0001"), stored("Three", "0001")
    (local / "Boats").write_text(one + two)

    def change() -> None:
        expunged = one.replace("Status: 0000", "Status: 0008", 1)
        (local / "Boats").write_text(expunged + two + three)

    return Box(root / "profile", change, {"One": ("Boats", "Oak tree"), "Two": ("Boats",)})


def _mh(root: Path) -> Box:
    folder = root / "mh" / "boats"
    folder.mkdir(parents=True)
    (folder / "1").write_bytes(ONE)
    (folder / "2").write_bytes(TWO)
    (folder / ".mh_sequences").write_text("unseen: 1\n")

    def change() -> None:
        (folder / "1").unlink()
        (folder / "3").write_bytes(THREE)

    return Box(root / "mh", change, {"One": ("boats",), "Two": ("boats",)})


def _apple(root: Path) -> Box:
    messages = root / "Mail" / "V10" / "1A2B" / "Boats.mbox" / "3C4D" / "Data" / "Messages"
    emlx(messages / "1.emlx", ONE, flags=0)
    emlx(messages / "2.emlx", TWO)

    def change() -> None:
        (messages / "1.emlx").unlink()
        emlx(messages / "3.emlx", THREE)

    return Box(root / "Mail", change, {"One": ("Boats",), "Two": ("Boats",)})


def _eml(root: Path) -> Box:
    folder = root / "eml"
    folder.mkdir()
    (folder / "1.eml").write_bytes(ONE.replace(b"Subject:", b"Status: O\nSubject:"))
    (folder / "2.eml").write_bytes(TWO)

    def change() -> None:
        (folder / "1.eml").unlink()
        (folder / "3.eml").write_bytes(THREE)

    return Box(folder, change)


def _msg(root: Path) -> Box:
    folder = root / "outlook"
    folder.mkdir()

    def write(number: int, subject: str, bits: int) -> None:
        properties: dict[int, str | int | bytes] = {
            0x0037: subject, 0x1000: f"text {number}", 0x0039: ticks(1_600_000_000 + number), 0x0E07: bits
        }  # fmt: skip
        (folder / f"{number}.msg").write_bytes(msg(properties, keywords=["Oak tree"] if number == 1 else []))

    write(1, "One", 0)
    write(2, "Two", 1)

    def change() -> None:
        (folder / "1.msg").unlink()
        write(3, "Three", 1)

    return Box(folder, change, {"One": ("Oak tree",)})


def _labelled(content: bytes, labels: str) -> bytes:
    return mbox_entry(content.replace(b"Subject:", f"X-Gmail-Labels: {labels}\nSubject:".encode()))


_TAKEOUT = "Takeout/Mail/All mail Including Spam and Trash.mbox"


def _takeout(root: Path) -> Box:
    path = root / "takeout-1.tgz"
    one, two, three = (
        _labelled(ONE, "Inbox,Unread,Oak tree"),
        _labelled(TWO, "Archived,Opened"),
        _labelled(THREE, "Sent"),
    )
    tarred(path, {_TAKEOUT: one + two})
    return Box(path, lambda: tarred(path, {_TAKEOUT: two + three}), {"One": ("Oak tree",)})


def _zip(root: Path) -> Box:
    path = root / "letters.zip"
    one, two = ONE.replace(b"Subject:", b"Status: O\nSubject:"), TWO
    zipped(path, {"x/1.eml": one, "x/2.eml": two})
    return Box(path, lambda: zipped(path, {"x/2.eml": two, "x/3.eml": THREE}), {"One": ("x",), "Two": ("x",)})


def _geary(root: Path) -> Box:
    path = root / "account_01" / "geary.db"
    path.parent.mkdir()

    def write(*rows: tuple[bytes, str]) -> None:
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("INSERT OR IGNORE INTO FolderTable VALUES (1, 'Boats', NULL)")
            for content, flags in rows:
                head, body = content.split(b"\n\n", 1)
                added = connection.execute(
                    "INSERT INTO MessageTable (fields, header, body, flags) VALUES (255, ?, ?, ?)", (head, body, flags)
                )
                connection.execute(
                    "INSERT INTO MessageLocationTable (message_id, folder_id) VALUES (?, 1)", (added.lastrowid,)
                )

    def change() -> None:
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE MessageLocationTable SET remove_marker = 1 WHERE message_id = 1")
        write((THREE, "\\Seen"))

    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(GEARY_TABLES)
    write((ONE, ""), (TWO, "\\Seen"))
    return Box(path.parent, change, {"One": ("Boats",), "Two": ("Boats",)})


BOXES = [_maildir, _mbox, _mbox_tree, _thunderbird, _mh, _apple, _eml, _msg, _takeout, _zip, _geary]


def ids(library: Library) -> list[int]:
    return [int(str(key)) for (key,) in library.connection.execute("SELECT id FROM messages")]


def summaries(library: Library) -> dict[str, tuple[bool, tuple[str, ...]]]:
    """Whether it is unread, and its labels, by subject."""
    return {one.subject: (one.unread, one.labels) for one in library.summaries(ids(library))}


@pytest.mark.parametrize("make", BOXES)
def test_a_mailbox_is_taken_in_and_followed(
    home: Home, library: Library, tmp_path: Path, make: Callable[[Path], Box], monkeypatch: pytest.MonkeyPatch
) -> None:
    box = make(tmp_path)
    source = library.add_source(box.path)
    finished, _ = index(home)
    assert (finished.added, finished.problems) == (2, 0)
    assert summaries(library) == {
        "One": (True, box.labels.get("One", ())),
        "Two": (False, box.labels.get("Two", ())),
    }
    for key in ids(library):
        assert b"Subject: " in library.read(key)

    # Nothing changed: nothing is read, but for the one message at which a growing file is resumed.
    kind = next(one for one in formats() if one.kind == source.kind)
    read: list[str] = []
    original = kind.read

    def watched(self: object, folder: Path, name: str, offset: int = 0, length: int = -1) -> bytes:
        read.append(name)
        return original(self, folder, name, offset, length)  # type: ignore[arg-type]

    monkeypatch.setattr(kind, "read", watched)
    finished, _ = index(home)
    assert (finished.added, finished.removed, finished.problems) == (0, 0, 0)
    assert len(read) <= kind.append_only
    read.clear()

    box.change()
    finished, _ = index(home)
    assert (finished.added, finished.removed, finished.problems) == (1, 1, 0)
    assert set(summaries(library)) == {"Two", "Three"}
    assert not summaries(library)["Two"][0]
    assert len(read) == 1 or kind.append_only or source.kind == "takeout"  # of which the bytes have moved


def snapshot(root: Path) -> dict[str, tuple[int, int, int, str]]:
    """Everything that can be seen of the files below `root`: names, modes, sizes, times and contents."""
    found = {}
    for directory, names, files in os.walk(root):
        for name in (*names, *files, "."):
            path = Path(directory, name)
            status = path.stat()
            content = sha256(path.read_bytes()).hexdigest() if path.is_file() else ""
            found[str(path)] = (status.st_mode, status.st_size, status.st_mtime_ns, content)
    return found


@pytest.mark.parametrize("make", [*BOXES, lambda root: Box(mixed(root / "mixed"), lambda: None)])
def test_whatever_is_done_the_files_stay_as_they_were(
    home: Home, library: Library, tmp_path: Path, make: Callable[[Path], Box]
) -> None:
    mail = tmp_path / "mail"
    mail.mkdir()
    box = make(mail)
    before = snapshot(mail)
    found = recognise(box.path)
    survey(found)
    for folder in found.folders():
        for entry in found.entries(folder):
            open_source(found.kind, box.path).read(folder.path, entry.name, entry.offset, entry.length)
    source = library.add_source(box.path)
    index(home)
    index(home, rebuild=True)
    for key in ids(library):
        library.read(key)
        library.mark(key, read=True)
        library.mark(key, read=False)
    library.remove_source(source.id)
    index(home)
    assert snapshot(mail) == before


def test_a_data_file_of_outlook_is_taken_in_and_left_alone(home: Home, library: Library, shared_data: Path) -> None:
    path = shared_data / "containers" / "src__test__resources__dist-list.pst"
    before = snapshot(path.parent)
    library.add_source(path)
    finished, _ = index(home)
    assert (finished.added, finished.problems) == (1, 0)
    assert summaries(library) == {"Test appointment": (False, ("Calendar",))}
    assert index(home)[0].added == 0
    assert snapshot(path.parent) == before
