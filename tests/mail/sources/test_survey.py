from __future__ import annotations

from pathlib import Path

import pytest

from oakensearch_gui.mail.sources import recognise, survey
from oakensearch_gui.mail.sources.survey import Survey, size_text
from tests.making import letter, maildir, mbox


def test_what_was_found_in_one_line(tmp_path: Path) -> None:
    box = maildir(tmp_path / "mail", [letter("a"), letter("b")])
    maildir(box / ".Archive", [letter("c")])
    found = survey.survey(recognise(box))
    assert found == Survey("maildir", "Maildir", 2, 3, 3 * len(letter("a")))
    assert str(found) == f"Maildir, 2 folders, 3 messages, {found.bytes} bytes"


def test_a_file(tmp_path: Path) -> None:
    path = mbox(tmp_path / "old.mbox", [letter("a")])
    assert str(survey.survey(recognise(path))) == f"mbox file, 1 folder, 1 message, {path.stat().st_size} bytes"


def test_what_would_take_long_is_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = mbox(tmp_path / "old.mbox", [letter("a")])
    monkeypatch.setattr(survey, "_LARGEST_COUNTED", 10)
    found = survey.survey(recognise(path))
    assert found.messages is None
    assert str(found).startswith("mbox file, 1 folder, ")


def test_when_time_runs_out_there_is_more_than_was_found(tmp_path: Path) -> None:
    found = survey.survey(recognise(maildir(tmp_path / "mail", [letter("a"), letter("b")])), seconds=-1)
    assert (found.messages, found.complete) == (None, False)
    assert "more than" in str(found)


@pytest.mark.parametrize(
    ("size", "text"),
    [(0, "0 bytes"), (999, "999 bytes"), (1500, "1.5 kB"), (123_400_000, "123 MB"), (5 * 10**12, "5.0 TB")],
)
def test_sizes_for_people(size: int, text: str) -> None:
    assert size_text(size) == text
