from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from oakensearch_gui.mail import Flags
from oakensearch_gui.mail.sources import MessageGone, SourceError, recognise
from oakensearch_gui.mail.sources.geary import GearySource

GEARY_TABLES = """
CREATE TABLE FolderTable (id INTEGER PRIMARY KEY, name TEXT NOT NULL, parent_id INTEGER);
CREATE TABLE MessageTable (id INTEGER PRIMARY KEY, fields INTEGER, header TEXT, body TEXT, flags TEXT,
    internaldate_time_t INTEGER, rfc822_size INTEGER);
CREATE TABLE MessageLocationTable (id INTEGER PRIMARY KEY, message_id INTEGER, folder_id INTEGER, ordering INTEGER,
    remove_marker INTEGER DEFAULT 0);
"""
_ROWS = """
INSERT INTO FolderTable VALUES (1, 'INBOX', NULL), (2, 'Lists', NULL), (3, 'Boats', 2), (4, 'Empty', NULL);
INSERT INTO MessageTable VALUES (1, 255, 'Subject: a' || x'0D0A0D0A', 'text', '\\Seen \\Flagged', 1700000000, 20),
    (2, 127, 'Subject: b', NULL, NULL, NULL, NULL), (3, 255, 'Subject: c', 'text', '\\Seen', -1, 30),
    (4, 3, NULL, NULL, NULL, NULL, NULL);
INSERT INTO MessageLocationTable (message_id, folder_id, remove_marker)
    VALUES (1, 1, 0), (2, 1, NULL), (4, 1, 0), (1, 3, 0), (3, 3, 1);
"""


def account(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    with closing(sqlite3.connect(folder / "geary.db")) as connection:
        connection.executescript("PRAGMA journal_mode = WAL;" + GEARY_TABLES + _ROWS)
    return folder


@pytest.mark.parametrize("inside", ["", "geary.db"])
def test_an_account_with_its_folders_and_flags(tmp_path: Path, inside: str) -> None:
    source = recognise(account(tmp_path / "account_01") / inside)
    assert isinstance(source, GearySource)
    found = {
        folder.name: [
            (entry.received, entry.flags, source.read(folder.path, entry.name)) for entry in source.entries(folder)
        ]
        for folder in source.folders()
    }
    a = (1_700_000_000, Flags(seen=True, flagged=True), b"Subject: a\r\n\r\ntext")
    assert found == {
        "INBOX": [a, (None, Flags(seen=False), b"Subject: b\r\n\r\n")],
        "Lists": [],
        "Lists/Boats": [a],
    }
    assert [path.name for path in (tmp_path / "account_01").iterdir()] == ["geary.db"]  # nothing was put beside it


def test_a_message_that_is_gone_and_a_damaged_database(tmp_path: Path) -> None:
    source = GearySource(account(tmp_path))
    with pytest.raises(MessageGone, match="no longer"):
        source.read(tmp_path, "99")
    (tmp_path / "geary.db").write_bytes(b"SQLite format 3\0" + b"\1" * 2000)
    with pytest.raises(SourceError, match="could not be read"):
        list(source.folders())
