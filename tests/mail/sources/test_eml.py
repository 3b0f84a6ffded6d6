from __future__ import annotations

from pathlib import Path

import pytest

from oakensearch_gui.mail.sources import MessageGone, SourceError, formats, open_source, recognise
from oakensearch_gui.mail.sources.eml import EmlSource


def test_a_folder_of_messages_at_any_depth(tmp_path: Path) -> None:
    (tmp_path / "2019" / "May").mkdir(parents=True)
    (tmp_path / "a.eml").write_bytes(b"Subject: a\n\n")
    (tmp_path / "2019" / "May" / "B.EML").write_bytes(b"Subject: b\n\n")
    (tmp_path / ".hidden.eml").write_bytes(b"")
    (tmp_path / "notes.txt").write_bytes(b"")
    source = recognise(tmp_path)
    assert isinstance(source, EmlSource)
    found = [
        (folder.name, entry.key, entry.stamp.split(":")[0])
        for folder in source.folders()
        for entry in source.entries(folder)
    ]
    assert found == [("", "a.eml", "12"), ("2019/May", "B.EML", "12")]
    assert source.read(tmp_path, "a.eml", 0, -1) == b"Subject: a\n\n"


def test_one_message_by_itself(tmp_path: Path) -> None:
    for name in ("a.eml", "b.eml"):
        (tmp_path / name).write_bytes(b"Subject: x\n\n")
    source = recognise(tmp_path / "b.eml")
    [folder] = source.folders()
    assert [entry.name for entry in source.entries(folder)] == ["b.eml"]


def test_a_changed_message_has_another_stamp(tmp_path: Path) -> None:
    path = tmp_path / "a.eml"
    path.write_bytes(b"Subject: x\n\n")
    source = EmlSource(tmp_path)
    [folder] = source.folders()
    [before] = source.entries(folder)
    path.write_bytes(b"Subject: longer\n\n")
    [after] = source.entries(folder)
    assert before.key == after.key
    assert before.stamp != after.stamp
    path.unlink()
    with pytest.raises(MessageGone):
        source.read(folder.path, before.name, 0, -1)


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        ("empty folder", "is empty. Choose"),
        ("folder of other things", "holds no mail"),
        ("empty file", "is empty. Choose"),
        ("pdf", "is not a mailbox. Choose"),
        ("nothing", "There is nothing at"),
    ],
)
def test_what_is_no_mailbox_is_refused_with_a_sentence(tmp_path: Path, make: str, sentence: str) -> None:
    path = tmp_path / "it"
    if make == "empty folder":
        path.mkdir()
    elif make == "folder of other things":
        path.mkdir()
        (path / "notes.txt").write_text("From me")
    elif make == "empty file":
        path.touch()
    elif make == "pdf":
        path.write_bytes(b"%PDF-1.7\n")
    with pytest.raises(SourceError, match=sentence) as refusal:
        recognise(path)
    assert str(path) in str(refusal.value)


def test_a_mailbox_of_a_known_kind_is_opened_as_what_it_is(tmp_path: Path) -> None:
    assert [type(open_source(source.kind, tmp_path)) for source in formats()] == list(formats())


def test_a_kind_that_this_version_has_not(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match="cannot read a mailbox of the kind"):
        open_source("carrier-pigeon", tmp_path)
