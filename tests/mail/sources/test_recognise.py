"""What is in a folder is told however deep it lies, and whatever lies beside it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from oakensearch_gui.mail.sources import recognise
from oakensearch_gui.mail.sources.protocol import SourceError

LETTER = b"Subject: boat\nFrom: a@b.example\n\ntext\n"
MBOX = b"From a@b.example Thu Feb  8 18:20:30 2007\n" + LETTER + b"\n"
Make = Callable[[Path], None]


def maildir(folder: Path) -> None:
    (folder / "cur").mkdir(parents=True)
    (folder / "cur" / "1170958830.M1.host:2,S").write_bytes(LETTER)


def maildir_without_cur(folder: Path) -> None:
    (folder / "tmp").mkdir(parents=True)
    (folder / "new").mkdir()
    (folder / "new" / "1170958830.M1.host").write_bytes(LETTER)


def file(name: str, content: bytes = LETTER) -> Make:
    def make(folder: Path) -> None:
        folder.mkdir(parents=True)
        (folder / name).write_bytes(content)

    return make


FORMATS = {
    "maildir": maildir,
    "maildir without cur": maildir_without_cur,
    "mh": file("1"),
    "eml": file("a.eml"),
    "mbox-tree": file("Boats", MBOX),
    "apple-mail": file("1.emlx", b"%d\n" % len(LETTER) + LETTER),
}


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("where", ["Archive/2005", "a/b/c/d/e", "z/2005"])
def test_mail_that_lies_deep_behind_many_other_folders_is_found(tmp_path: Path, name: str, where: str) -> None:
    for number in range(250):
        (tmp_path / "many" / f"m{number}" / "deep").mkdir(parents=True)
    FORMATS[name](tmp_path / where)
    source = recognise(tmp_path)
    assert source.kind == name.split(maxsplit=1)[0]
    entries = [(folder, entry) for folder in source.folders() for entry in source.entries(folder)]
    assert [source.read(folder.path, entry.name, entry.offset, entry.length) for folder, entry in entries] == [LETTER]


@pytest.mark.parametrize("name", ["eml", "mbox-tree"])
def test_mail_beside_a_folder_full_of_other_files_is_found(tmp_path: Path, name: str) -> None:
    (tmp_path / "a").mkdir()
    for number in range(2100):
        (tmp_path / "a" / f"{number}.txt").touch()
    FORMATS[name](tmp_path / "z")
    assert recognise(tmp_path).kind == name


def test_a_folder_of_geary_s_accounts_is_one_mailbox(tmp_path: Path) -> None:
    (tmp_path / "account_01").mkdir()
    (tmp_path / "account_01" / "geary.db").write_bytes(b"SQLite format 3\0")
    assert recognise(tmp_path).kind == "folder"


def test_a_tree_without_mail_is_refused(tmp_path: Path) -> None:
    for number in range(30):
        file(f"{number}.txt", b"hello")(tmp_path / "a" / str(number))
    with pytest.raises(SourceError, match="holds no mail"):
        recognise(tmp_path)
