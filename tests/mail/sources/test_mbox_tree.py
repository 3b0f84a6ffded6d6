from __future__ import annotations

from pathlib import Path

from oakensearch_gui.mail.sources import recognise
from oakensearch_gui.mail.sources.mbox_tree import MboxTreeSource

FROM = "From ann@oak.example Thu Feb  8 18:20:30 2007\n"


def put(root: Path, *names: str) -> Path:
    for name in names:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(f"{FROM}Subject: {name}\n\ntext\n")
    return root


def names(root: Path) -> list[str]:
    return [folder.name for folder in MboxTreeSource(root).folders()]


def test_the_mailboxes_of_mutt_and_pine(tmp_path: Path) -> None:
    put(tmp_path, "sent", "lists/boats", "saved-messages", ".hidden", "2019.mbox", ".git/x")
    (tmp_path / "notes.txt").write_text("From me to you\n")
    (tmp_path / "empty").touch()
    source = recognise(tmp_path)
    assert isinstance(source, MboxTreeSource)
    assert names(tmp_path) == ["2019", "saved-messages", "sent", "lists/boats"]
    folder = next(source.folders())
    [entry] = source.entries(folder)
    assert source.read(folder.path, entry.name, entry.offset, entry.length) == b"Subject: 2019.mbox\n\ntext\n"


def test_exports_of_apple_mail(tmp_path: Path) -> None:
    put(tmp_path, "Boats.mbox/mbox", "Work.mbox/Plans.mbox/mbox")
    (tmp_path / "Boats.mbox" / "table_of_contents").write_bytes(b"\0\1")
    assert names(tmp_path) == ["Boats", "Work/Plans"]
    assert names(tmp_path / "Boats.mbox") == ["Boats"]


def test_the_trees_of_evolution_and_kmail(tmp_path: Path) -> None:
    put(tmp_path / "e", "Inbox", "Inbox.sbd/2019")
    assert names(tmp_path / "e") == ["Inbox", "Inbox/2019"]
    put(tmp_path / "k", "inbox", ".inbox.directory/.lists.directory/boats")
    assert names(tmp_path / "k") == ["inbox", "inbox/lists/boats"]
