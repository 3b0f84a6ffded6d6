"""Evolution's own copy of an account is taken in, followed, and never touched."""

from __future__ import annotations

import os
from pathlib import Path

from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home
from tests.mail.sources.test_importing import snapshot
from tests.making import day, index, letter

ONE, TWO, THREE = (letter(name, f"about {name}", date=day(2020 + n)) for n, name in enumerate(("One", "Two", "Three")))


def put(account: Path, name: str, content: bytes) -> Path:
    path = account / "folders" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    os.utime(path, (1_600_000_000, 1_600_000_000))
    return path


def test_it_is_taken_in_and_followed(home: Home, tmp_path: Path) -> None:
    account = tmp_path / "mail" / "account"
    one = put(account, "INBOX/cur/3f/12", ONE)
    put(account, "INBOX/subfolders/Boats/cur/a1/7", TWO)
    (account / "folders.db").touch()
    before = snapshot(account)
    library = Library.open(home)
    library.add_source(account)
    assert (index(home)[0].added, index(home)[0].added) == (2, 0)
    found = {one.subject: one.labels for one in library.summaries([key for (key,) in ids(library)])}
    assert found == {"One": ("INBOX",), "Two": ("INBOX/Boats",)}
    for (key,) in ids(library):
        library.read(key)
        library.mark(key, read=True)
    assert snapshot(account) == before
    one.unlink()
    put(account, "INBOX/cur/3f/13", THREE)
    finished, _ = index(home)
    assert (finished.added, finished.removed) == (1, 1)
    library.close()


def ids(library: Library) -> list[tuple[int]]:
    return list(library.connection.execute("SELECT id FROM messages"))
