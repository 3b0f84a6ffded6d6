"""One message in many places is one hit that names them all, with every label; what differs stays apart."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from oakensearch_gui.paths import Home
from tests.making import letter, maildir, mbox

BOAT = letter("The boat", "The bittern leaves at nine.", message_id="boat@oak.example")


def run(home: Home, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "oakensearch_gui", *arguments, "--home", str(home.root)],
        capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    return done.stdout


def hits(home: Home, query: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(run(home, "search", query, "--json", "--mode", "keyword"))["hits"]
    return found


def test_one_message_in_five_folders_is_one_hit(home: Home, tmp_path: Path) -> None:
    box = tmp_path / "mail"
    maildir(box, [BOAT])
    maildir(box / ".Lists.Boats", [b"Delivered-To: list@oak.example\n" + BOAT])  # as the list delivered it
    maildir(box / ".Archive", [b"Received: from a.example by b.example; Fri, 1 Mar 2024 12:00:05 +0000\n" + BOAT])
    mbox(tmp_path / "old.mbox", [BOAT.replace(b"\n\n", b"\nStatus: RO\nX-Keywords: oars\n\n", 1)])
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "boat.eml").write_bytes(BOAT.replace(b"\n", b"\r\n"))
    for path, label in ((box, "Post"), (tmp_path / "old.mbox", ""), (tmp_path / "letters", "Kept")):
        told = run(home, "add", str(path), "--no-vectors", *(["--label", label] if label else []))
        assert told.startswith("Found ")
    [hit] = hits(home, "bittern")
    assert sorted(one["path"].removeprefix(f"{tmp_path}/").partition("/17")[0] for one in hit["locations"]) == [
        "letters/boat.eml",
        "mail/.Archive/cur",
        "mail/.Lists.Boats/cur",
        "mail/cur",
        "old.mbox",
    ]
    assert hit["labels"] == ["Archive", "Kept", "Lists/Boats", "oars", "Post"]
    for label in hit["labels"]:
        assert [one["id"] for one in hits(home, f'label:"{label}"')] == [hit["id"]]


def test_two_messages_under_one_identifier_are_two_hits(home: Home, tmp_path: Path) -> None:
    other = letter("The boat", "The bittern leaves at ten.", message_id="boat@oak.example")
    run(home, "add", str(maildir(tmp_path / "mail", [BOAT, other])), "--no-vectors")
    assert len(hits(home, "bittern")) == 2
    assert len(hits(home, "nine")) == len(hits(home, "ten")) == 1


def test_what_is_no_mailbox_is_refused_in_one_line(home: Home, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("Dear all")
    done = subprocess.run(
        [sys.executable, "-m", "oakensearch_gui", "add", str(tmp_path / "notes.txt"), "--home", str(home.root)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"oakensearch: The file {tmp_path / 'notes.txt'} is not a mailbox. Choose ")
    assert done.stderr.count("\n") == 1
