from __future__ import annotations

import os
import plistlib
from pathlib import Path

import pytest

from oakensearch_gui.mail import Flags, read_message
from oakensearch_gui.mail.sources import recognise
from oakensearch_gui.mail.sources.apple_mail import AppleMailSource

LETTER = b"Subject: Boats\nMessage-ID: <1@test.example>\n\ntext\n"


def emlx(path: Path, content: bytes = LETTER, flags: int = 1, count: int | None = None) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    properties = plistlib.dumps({"flags": flags, "date-received": 1_581_000_000})
    path.write_bytes(f"{len(content) if count is None else count:<10}\n".encode() + content + properties)
    return path


def test_a_tree_of_mailboxes(tmp_path: Path) -> None:
    account = tmp_path / "V10" / "1A2B3C4D-0000-4000-8000-0123456789AB"
    emlx(account / "INBOX.mbox" / "5E6F" / "Data" / "Messages" / "1.emlx")
    emlx(account / "INBOX.mbox" / "5E6F" / "Data" / "2" / "1" / "Messages" / "12001.partial.emlx")
    emlx(account / "Boats.mbox" / "Sails.mbox" / "7A8B" / "Data" / "Messages" / "3.emlx")
    emlx(tmp_path / "V2" / "IMAP-ann@oak.example" / "Sent Messages.imapmbox" / "Messages" / "4.emlx")
    source = recognise(tmp_path)
    assert isinstance(source, AppleMailSource)
    found = {
        (folder.name, entry.key): source.read(folder.path, entry.name)
        for folder in source.folders()
        for entry in source.entries(folder)
    }
    assert set(found) == {("INBOX", "1"), ("INBOX", "12001"), ("Boats/Sails", "3"), ("Sent Messages", "4")}
    assert set(found.values()) == {LETTER}
    [*names] = {folder.name for folder in AppleMailSource(account / "Boats.mbox").folders()} - {"Boats"}
    assert names == ["Boats/Sails"]


@pytest.mark.parametrize(
    ("bits", "flags"),
    [
        (0, Flags(seen=False)),
        (1 | 1 << 2 | 1 << 4, Flags(seen=True, answered=True, flagged=True)),
        (1 << 1 | 1 << 6 | 0x2_0000_0000, Flags(seen=False, deleted=True, draft=True)),
    ],
)
def test_flags_are_bits_of_the_property_list(tmp_path: Path, bits: int, flags: Flags) -> None:
    source = AppleMailSource(emlx(tmp_path / "1.emlx", flags=bits))
    [entry] = source.entries(next(source.folders()))
    assert (entry.flags, entry.received) == (flags, 1_581_000_000)


@pytest.mark.parametrize("count", [0, 3, 10_000])
def test_a_wrong_count_of_bytes(tmp_path: Path, count: int) -> None:
    content = LETTER + b"<plist> is what it says\n"
    source = AppleMailSource(emlx(tmp_path / "1.emlx", content, count=count))
    assert source.read(tmp_path, "1.emlx") == content


@pytest.mark.parametrize("rest", [b"", b'<?xml version="1.0"?>\n<plist><dict><key>flags</key><integer>x', b"\0\0"])
def test_a_missing_or_damaged_property_list(tmp_path: Path, rest: bytes) -> None:
    (tmp_path / "1.emlx").write_bytes(f"{len(LETTER)}\n".encode() + LETTER + rest)
    source = recognise(tmp_path)
    [entry] = source.entries(next(source.folders()))
    assert entry.flags == Flags()
    assert source.read(tmp_path, entry.name, 0, -1).startswith(LETTER)


def test_a_message_that_was_completed_keeps_its_key(tmp_path: Path) -> None:
    partial = emlx(tmp_path / "1.partial.emlx")
    source = AppleMailSource(tmp_path)
    [before] = source.entries(next(source.folders()))
    partial.unlink()
    emlx(tmp_path / "1.emlx", LETTER + b"and more\n")
    [after] = source.entries(next(source.folders()))
    assert before.key == after.key
    assert before.stamp != after.stamp


def test_a_directory_has_a_stamp_once_it_is_at_rest(tmp_path: Path) -> None:
    emlx(tmp_path / "1.emlx")
    source = AppleMailSource(tmp_path)
    assert next(source.folders()).stamp == ""
    os.utime(tmp_path, (1_600_000_000, 1_600_000_000))
    assert next(source.folders()).stamp


def test_files_of_other_projects(shared_data: Path) -> None:
    source = AppleMailSource(shared_data / "containers")
    subjects = [
        read_message(source.read(folder.path, entry.name)).subject
        for folder in source.folders()
        for entry in source.entries(folder)
    ]
    assert subjects[:2] == ["Re: Emlx library", "Re: Emlx library"]
    assert subjects[2:] == ["[jira] Commented: (TIKA-461) RFC822 messages not parsed"]
