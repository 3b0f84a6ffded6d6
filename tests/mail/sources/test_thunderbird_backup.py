"""A profile of Thunderbird that lies deep in somebody's backup, among other mail."""

from __future__ import annotations

from pathlib import Path

import pytest

from oakensearch_gui.library.library import Library
from oakensearch_gui.mail.sources import SourceError, recognise
from oakensearch_gui.paths import Home
from tests.mail.sources.test_thunderbird import profile, stored
from tests.making import index, letter


def told(library: Library) -> dict[str, tuple[bool, bool, tuple[str, ...]]]:
    found = library.summaries([key for (key,) in library.connection.execute("SELECT id FROM messages")])
    return {one.subject: (one.unread, one.starred, one.labels) for one in found}


@pytest.mark.parametrize("beside", [False, True])
def test_read_state_and_tags_of_a_profile_in_a_backup_are_read_and_followed(
    home: Home, tmp_path: Path, beside: bool
) -> None:
    backup = tmp_path / "disk"
    inside = profile(backup / "2019" / "home" / "ann" / ".thunderbird" / "x1.default")
    if beside:
        (backup / "letters").mkdir()
        (backup / "letters" / "alone.eml").write_bytes(letter("Alone"))
    library = Library.open(home)
    library.add_source(backup)
    index(home)
    inbox = "2019/home/ann/.thunderbird/x1.default/Mail/Local Folders/Inbox"
    found = told(library)
    assert found["a"] == (False, False, (inbox,))
    assert found["b"] == (True, True, (inbox, 'Boats "old"', "Wichtig"))
    assert found["d"][2] == ("2019/home/ann/thunderbird/x1.default/Mail/Local Folders/Kept", "Work")
    assert not {"gone", "e"} & found.keys()  # thrown away, and still there
    assert ("Alone" in found) is beside

    file = inside / "Mail" / "Local Folders" / "Inbox"
    file.write_text(
        stored("a", "0000") + stored("gone", "0009") + stored("b", "0001", "$label2") + stored("new", "0005")
    )
    index(home)
    after = told(library)
    assert after["a"] == (True, False, (inbox,))
    assert after["b"] == (False, False, (inbox, "Work"))
    assert after["new"] == (False, True, (inbox,))
    library.close()


def test_the_summary_files_of_thunderbird_are_no_mail(tmp_path: Path) -> None:
    local = profile(tmp_path) / "Mail" / "Local Folders"
    with pytest.raises(SourceError, match="not a mailbox"):
        recognise(local / "Inbox.msf")
    paths = [folder.path.name for folder in recognise(local).folders()]
    assert not [name for name in paths if name.endswith((".msf", ".dat"))]
