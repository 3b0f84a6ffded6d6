from __future__ import annotations

from pathlib import Path

from oakensearch_gui.mail.sources import recognise
from oakensearch_gui.mail.sources.mixed import MixedSource
from tests.mail.sources.compound import msg
from tests.mail.sources.test_archive import zipped

MBOX = b"From ann@oak.example Thu Feb  8 18:20:30 2007\nSubject: in an mbox\n\ntext\n"


def mixed(root: Path) -> Path:
    """A letter and Outlook's beside a mailbox, a Maildir, an MH folder, an archive, and Apple's."""
    root.mkdir(exist_ok=True)
    (root / "a.eml").write_bytes(b"Subject: a letter\n\n")
    (root / "b.msg").write_bytes(msg({0x0037: "of Outlook", 0x1000: "text"}))
    (root / "old").write_bytes(MBOX)
    (root / "box" / "cur").mkdir(parents=True)
    (root / "box" / "cur" / "1:2,S").write_bytes(b"Subject: in a Maildir\n\n")
    (root / "drafts").mkdir()
    (root / "drafts" / "7").write_bytes(b"Subject: in MH\n\n")
    (root / "apple").mkdir()
    (root / "apple" / "1.emlx").write_bytes(b"20\nSubject: of Apple\n\n\n")
    zipped(root / "kept.zip", {"x/c.eml": b"Subject: in a zip\n\n", "box": MBOX})
    zipped(root / "pictures.zip", {"x.png": b""})
    return root


def test_mail_in_many_formats_is_read_whole(tmp_path: Path) -> None:
    source = recognise(mixed(tmp_path))
    assert isinstance(source, MixedSource)
    found = sorted(
        (folder.name, source.read(folder.path, entry.name, entry.offset, entry.length).split(b"\n")[0].decode())
        for folder in source.folders()
        for entry in source.entries(folder)
    )
    assert found == [
        ("", "Subject: a letter"),
        ("", "Subject: of Outlook"),
        ("apple", "Subject: of Apple"),
        ("box", "Subject: in a Maildir"),
        ("drafts", "Subject: in MH"),
        ("kept/box", "Subject: in an mbox"),
        ("kept/x", "Subject: in a zip"),
        ("old", "Subject: in an mbox"),
    ]
    paths = [folder.path for folder in source.folders()]
    assert len(paths) == len(set(paths))


def test_a_folder_of_one_format_is_that_format(tmp_path: Path) -> None:
    (tmp_path / "a.eml").write_bytes(b"Subject: a\n\n")
    assert recognise(tmp_path).kind == "eml"


def test_archives_alone_in_a_folder(tmp_path: Path) -> None:
    zipped(tmp_path / "kept.zip", {"c.eml": b"Subject: in a zip\n\n"})
    assert isinstance(recognise(tmp_path), MixedSource)
