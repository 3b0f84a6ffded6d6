from __future__ import annotations

import os
from pathlib import Path

import pytest

from oakensearch_gui.mail import Flags
from oakensearch_gui.mail.sources import Folder, MessageGone, SourceError, recognise
from oakensearch_gui.mail.sources.maildir import MaildirSource, received

LONG_AGO_NS = 1_600_000_000 * 10**9


def maildir(path: Path, *names: str) -> Path:
    for where in ("cur", "new", "tmp"):
        (path / where).mkdir(parents=True, exist_ok=True)
    for name in names:
        (path / name).write_bytes(b"Subject: " + Path(name).name.encode() + b"\n\n")
    return path


def settle(path: Path) -> None:
    """Make the directories look as if nothing had changed for years."""
    for where in ("cur", "new"):
        os.utime(path / where, ns=(LONG_AGO_NS, LONG_AGO_NS))


def top(source: MaildirSource) -> Folder:
    return next(source.folders())


def test_messages_with_their_flags(tmp_path: Path) -> None:
    maildir(tmp_path, "cur/1700000000.M1.host:2,FRS", "cur/1700000001.M2.host:2,DT", "new/1700000002.M3.host")
    source = MaildirSource(tmp_path)
    entries = list(source.entries(top(source)))
    assert [(entry.key, entry.name, entry.received) for entry in entries] == [
        ("1700000000.M1.host", "cur/1700000000.M1.host:2,FRS", 1_700_000_000),
        ("1700000001.M2.host", "cur/1700000001.M2.host:2,DT", 1_700_000_001),
        ("1700000002.M3.host", "new/1700000002.M3.host", 1_700_000_002),
    ]
    assert [entry.flags for entry in entries] == [
        Flags(seen=True, flagged=True, answered=True),
        Flags(seen=False, draft=True, deleted=True),
        Flags(seen=False),
    ]


@pytest.mark.parametrize("separator", [":", "!", ";"])
def test_the_separators_of_every_system(tmp_path: Path, separator: str) -> None:
    maildir(tmp_path, f"cur/one{separator}2,S")
    source = MaildirSource(tmp_path)
    [entry] = source.entries(top(source))
    assert (entry.key, entry.flags.seen, entry.received) == ("one", True, None)


def test_a_message_is_found_again_after_its_flags_changed(tmp_path: Path) -> None:
    maildir(tmp_path, "new/one")
    source = MaildirSource(tmp_path)
    [entry] = source.entries(top(source))
    (tmp_path / "new/one").rename(tmp_path / "cur/one:2,S")
    assert source.read(tmp_path, entry.name, 0, -1) == b"Subject: one\n\n"
    (tmp_path / "cur/one:2,S").unlink()
    with pytest.raises(MessageGone, match="no longer there"):
        source.read(tmp_path, entry.name, 0, -1)


def test_sub_folders_of_both_kinds(tmp_path: Path) -> None:
    maildir(tmp_path, "cur/a:2,")
    maildir(tmp_path / ".Archive.2019", "cur/b:2,")
    maildir(tmp_path / "Lists" / "boats", "cur/c:2,")
    assert [folder.name for folder in MaildirSource(tmp_path).folders()] == ["", "Archive/2019", "Lists/boats"]


def test_empty_directories_may_be_missing(tmp_path: Path) -> None:
    (tmp_path / "cur").mkdir()
    source = recognise(tmp_path)
    assert source.kind == "maildir"
    assert list(source.entries(next(source.folders()))) == []


def test_a_tree_of_maildirs_is_recognised_without_mail_at_its_top(tmp_path: Path) -> None:
    maildir(tmp_path / "inbox", "cur/a:2,")
    assert isinstance(recognise(tmp_path), MaildirSource)


def test_a_stamp_stays_while_nothing_changes_and_tells_nothing_when_fresh(tmp_path: Path) -> None:
    maildir(tmp_path, "cur/a:2,")
    source = MaildirSource(tmp_path)
    assert top(source).stamp == ""
    settle(tmp_path)
    stamp = top(source).stamp
    assert stamp
    assert top(source).stamp == stamp
    (tmp_path / "cur/b:2,").write_bytes(b"")
    assert top(source).stamp != stamp


@pytest.mark.skipif(not hasattr(os, "symlink"), reason="this system has no symbolic links")
def test_links_in_a_circle_are_walked_once(tmp_path: Path) -> None:
    maildir(tmp_path, "cur/a:2,")
    (tmp_path / "round").symlink_to(tmp_path, target_is_directory=True)
    (tmp_path / "dangling").symlink_to(tmp_path / "nowhere")
    assert len(list(MaildirSource(tmp_path).folders())) == 1


def test_a_maildir_that_went_away_says_so(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match="disk"):
        list(MaildirSource(tmp_path / "gone").folders())


@pytest.mark.parametrize(
    ("name", "seconds"),
    [("1700000000.M1P2.host:2,S", 1_700_000_000), ("12.x", None), ("17000000001.x", None), ("letter", None)],
)
def test_the_time_in_a_file_name(name: str, seconds: int | None) -> None:
    assert received(name) == seconds
