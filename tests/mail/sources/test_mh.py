from __future__ import annotations

from pathlib import Path

import pytest

from oakensearch_gui.mail import Flags
from oakensearch_gui.mail.sources import SourceError, recognise
from oakensearch_gui.mail.sources.mh import MhSource


def put(folder: Path, *numbers: int) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for number in numbers:
        (folder / str(number)).write_text(f"Subject: {number}\n\ntext\n")
    return folder


def test_messages_in_order_of_their_numbers_with_their_sequences(tmp_path: Path) -> None:
    put(tmp_path / "inbox", 10, 9, 2)
    (tmp_path / "inbox" / ",1").write_text("Subject: deleted\n\n")
    (tmp_path / "inbox" / ".mh_sequences").write_text("cur: 2\nunseen: 1-3 10\nflagged: 9\nreplied: 9-20\nbad: x-1-\n")
    put(tmp_path / "lists" / "boats", 1)
    (tmp_path / "notes").mkdir()
    source = recognise(tmp_path)
    assert isinstance(source, MhSource)
    inbox, boats = source.folders()
    assert (inbox.name, boats.name) == ("inbox", "lists/boats")
    assert [(entry.key, entry.flags) for entry in source.entries(inbox)] == [
        ("2", Flags(seen=False)),
        ("9", Flags(seen=True, flagged=True, answered=True)),
        ("10", Flags(seen=False, answered=True)),
    ]
    assert [entry.flags for entry in source.entries(boats)] == [Flags()]
    assert source.read(inbox.path, "9", 0, -1) == b"Subject: 9\n\ntext\n"


def test_a_number_given_to_another_message_changes_the_stamp(tmp_path: Path) -> None:
    source = MhSource(put(tmp_path, 1))
    [folder] = source.folders()
    assert folder.stamp == ""
    [before] = source.entries(folder)
    (tmp_path / "1").write_text("Subject: another\n\ntext\n")
    [after] = source.entries(folder)
    assert before.stamp != after.stamp


def test_numbered_files_of_another_kind_are_no_mail(tmp_path: Path) -> None:
    (tmp_path / "1").write_bytes(b"\x89PNG\r\n")
    (tmp_path / "2").write_bytes(b"Subject: x\n\n")
    with pytest.raises(SourceError, match="no mail"):
        recognise(tmp_path)
