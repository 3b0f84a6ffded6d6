"""Thunderbird's other store, a file a message: what it notes is written over in the files, and followed."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path

from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home
from tests.mail.sources.test_thunderbird import stored
from tests.making import index

STAMPS = count(1_600_000_000, 100)


def write(folder: Path, name: str, subject: str, status: str, keys: str = "") -> None:
    """A message as Thunderbird keeps it; only the file's own time tells that it was written over."""
    file = folder / "cur" / name
    file.write_text(stored(subject, status, keys).split("\n", 1)[1])
    now = next(STAMPS)
    os.utime(file, (now, now))


def told(library: Library) -> dict[str, tuple[bool, bool, tuple[str, ...]]]:
    keys = [int(str(key)) for (key,) in library.connection.execute("SELECT id FROM messages")]
    return {one.subject: (one.unread, one.starred, one.labels) for one in library.summaries(keys)}


def test_read_state_stars_and_tags_are_followed(home: Home, tmp_path: Path) -> None:
    local = tmp_path / "Mail" / "Local Folders"
    kept = local / "Kept"
    (kept / "cur").mkdir(parents=True)
    (local / "Kept.msf").touch()
    (tmp_path / "prefs.js").touch()
    write(kept, "1.eml", "a", "0000")
    write(kept, "2.eml", "b", "0001")
    for_ever = (1_500_000_000, 1_500_000_000)
    os.utime(kept / "cur", for_ever)
    library = Library.open(home)
    assert library.add_source(tmp_path).kind == "thunderbird"
    index(home)
    assert told(library) == {"a": (True, False, ("Kept",)), "b": (False, False, ("Kept",))}
    for status, keys, expected in (
        ("0005", "", (False, True, ("Kept",))),
        ("0001", "$label2", (False, False, ("Kept", "Work"))),
        ("0000", "", (True, False, ("Kept",))),
    ):
        write(kept, "1.eml", "a", status, keys)
        os.utime(kept / "cur", for_ever)
        finished, _ = index(home)
        assert (finished.added, finished.removed) == (0, 0)
        assert told(library) == {"a": expected, "b": (False, False, ("Kept",))}
    write(kept, "1.eml", "a", "0008")  # thrown away
    os.utime(kept / "cur", for_ever)
    assert index(home)[0].removed == 1
    library.close()
