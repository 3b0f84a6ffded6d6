from __future__ import annotations

from pathlib import Path

import pytest

from oakensearch_gui.mail import read_message
from oakensearch_gui.mail.sources import recognise
from oakensearch_gui.mail.sources.takeout import TakeoutSource
from tests.mail.sources.test_archive import tarred, zipped


def gmail(subject: str, labels: str) -> bytes:
    return (
        f"From 1234567890@xxx Thu Feb 08 18:20:30 +0000 2007\nX-GM-THRID: 1\nX-Gmail-Labels: {labels}\n"
        f"Subject: {subject}\nMessage-ID: <{subject}@test.example>\n\ntext\n\n"
    ).encode()


ALL = gmail("a", "Inbox,Unread,Boats") + gmail("b", "Archived,Opened,Starred") + gmail("c", "Sent,Opened")
FILES = {
    "Takeout/archive_browser.html": b"<p>",
    "Takeout/Mail/All mail Including Spam and Trash.mbox": ALL,
    "Takeout/Mail/Boats.mbox": gmail("a", "Inbox,Unread,Boats"),
    "Takeout/Calendar/x.ics": b"BEGIN:VCALENDAR",
}


def unpacked(root: Path) -> Path:
    for name, content in FILES.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(content)
    return root


@pytest.mark.parametrize("form", ["takeout-1.zip", "takeout-1.tgz", "folder", "folder/Takeout"])
def test_takeout_in_every_form(tmp_path: Path, form: str) -> None:
    path = tmp_path / form
    if form.startswith("takeout"):
        (zipped if form.endswith("zip") else tarred)(path, FILES)
    else:
        unpacked(tmp_path / "folder")
    source = recognise(path)
    assert isinstance(source, TakeoutSource)
    found = {
        folder.name: [
            read_message(source.read(folder.path, entry.name, entry.offset, entry.length))
            for entry in source.entries(folder)
        ]
        for folder in source.folders()
    }
    assert {name: [message.subject for message in messages] for name, messages in found.items()} == {
        "": ["a", "b", "c"],
        "Boats": ["a"],
    }
    a, b, _ = found[""]
    assert a.labels == ("Inbox", "Boats")
    assert (a.flags.seen, b.flags.seen, b.flags.flagged) == (False, True, True)
