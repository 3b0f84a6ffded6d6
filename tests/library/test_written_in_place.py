"""An mbox whose mailer writes read state into the midst of it while new messages are added at its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from oakensearch_gui.library.library import Library
from oakensearch_gui.mail.sources import mbox_file
from oakensearch_gui.mail.sources.mbox_file import mbox_folder
from oakensearch_gui.paths import Home
from tests.making import index, letter, mbox, mbox_entry


def unread(library: Library) -> dict[str, int]:
    return dict(library.connection.execute("SELECT subject, unread FROM messages ORDER BY 1"))


@pytest.mark.parametrize("as_tree", [False, True])
def test_an_older_message_that_was_read_is_followed_also_when_the_file_grew(
    home: Home, tmp_path: Path, as_tree: bool
) -> None:
    (tmp_path / "Mail").mkdir()
    file = mbox(tmp_path / "Mail" / "inbox", [letter(f"Letter {n}", headers="Status: O \n") for n in range(3)])
    library = Library.open(home)
    library.add_source(file.parent if as_tree else file)
    index(home)
    assert unread(library) == {"Letter 0": 1, "Letter 1": 1, "Letter 2": 1}
    content = file.read_bytes().replace(b"Status: O \n", b"Status: RO\n", 1)
    file.write_bytes(content + mbox_entry(letter("Letter 3", headers="Status: O \n")))
    finished, _ = index(home)
    assert (finished.added, finished.removed) == (1, 0)
    assert unread(library) == {"Letter 0": 0, "Letter 1": 1, "Letter 2": 1, "Letter 3": 1}
    library.close()


def test_a_file_without_states_or_too_large_is_read_on_from_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = mbox(tmp_path / "plain", [letter("a")])
    states = mbox(tmp_path / "states", [letter("a", headers="X-Status: A\n")])
    mozilla = mbox(tmp_path / "mozilla", [letter("a", headers="X-Mozilla-Status: 0001\n")])
    assert [mbox_folder("", file).in_place for file in (plain, states, mozilla)] == [False, True, True]
    monkeypatch.setattr(mbox_file, "_LARGE", 10)
    assert [mbox_folder("", file).in_place for file in (plain, states, mozilla)] == [False, False, True]
