"""What could not be read of attachments is listed by `status`, and their mail is found by all the rest."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from oakensearch_gui.extraction.gathering import Limits
from oakensearch_gui.paths import Home
from tests.extraction.samples import archive, docx, encrypted_pdf, letter_with, paragraph, pdf
from tests.making import day, maildir

PDF = "application/pdf"


def run(home: Home, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "oakensearch_gui", *arguments, "--home", str(home.root)],
        capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    return done.stdout


def test_status_names_the_attachment_and_says_why(home: Home, tmp_path: Path) -> None:
    files = {
        "broken.pdf": (PDF, b"%PDF-1.4 no", "the PDF is damaged"),
        "locked.pdf": (PDF, encrypted_pdf(), "protected by a password"),
        "broken.zip": ("application/zip", b"PK\3\4 broken", "damaged"),
        "old.doc": ("application/msword", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600), "damaged"),
        "huge.csv": ("text/csv", b"a,b\n" * (Limits().file_bytes // 4 + 1), "so it was not read"),
    }
    letters = [
        letter_with([(name, kind, content)], f"About {name}", f"word{number}", date=day(2020, number + 1))
        for number, (name, (kind, content, _)) in enumerate(files.items())
    ]
    letters.append(
        letter_with(
            [("fine.pdf", PDF, pdf(["the bittern"])), ("fine.zip", "application/zip", archive({"a.txt": "egret"}))],
            "Fine",
            date=day(2021),
        )
    )
    letters.append(letter_with([("fine.docx", "application/x", docx(paragraph("heron")))], "Fine too", date=day(2022)))
    run(home, "add", str(maildir(tmp_path / "mail", letters)), "--no-vectors")
    told = json.loads(run(home, "status", "--json"))
    problems = {one["attachment"]: one for one in told["problems"]}
    assert problems.keys() == files.keys()
    for name, (_, _, why) in files.items():
        assert why in problems[name]["problem"], name
        assert problems[name]["subject"] == f"About {name}"
        assert problems[name]["mailbox"] == str(tmp_path / "mail")
    text = run(home, "status")
    assert "About locked.pdf, attachment locked.pdf: it is protected by a password" in text
    for number, name in enumerate(files):
        for query in (f"word{number}", f'filename:"{name}"'):
            found = json.loads(run(home, "search", query, "--json", "--mode", "keyword"))
            assert [hit["subject"] for hit in found["hits"]] == [f"About {name}"], query
