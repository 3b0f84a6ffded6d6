"""`oakensearch --selfcheck` says whether a copy works, and leaves nothing behind."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from oakensearch_gui import selfcheck
from oakensearch_gui.index.index import Index


def selfchecked(temporary: Path, home: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "TMPDIR": str(temporary), "OAKENSEARCH_HOME": str(home)}
    return subprocess.run(
        [sys.executable, "-m", "oakensearch_gui", "--selfcheck"],
        capture_output=True, text=True, encoding="utf-8", env=environment, check=False,
    )  # fmt: skip


def test_a_working_copy_says_so_in_one_sentence_and_touches_nothing(tmp_path: Path) -> None:
    temporary, home = tmp_path / "tmp", tmp_path / "home"
    temporary.mkdir()
    ended = selfchecked(temporary, home)
    assert ended.stderr == ""
    assert ended.returncode == 0
    assert ended.stdout.count("\n") == 1
    assert "works here: full-text index and vectors, model, reading mail" in ended.stdout
    assert not home.exists()
    assert list(temporary.iterdir()) == []


def test_what_is_missing_is_named_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Index, "_load_vectors", lambda _: None)  # as where vec0 is not in the bundle
    assert selfcheck.run() == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "does not work here: the SQLite extension for vectors (vec0) cannot be loaded" in told.err


def test_an_error_nobody_thought_of_is_told_with_the_part_that_it_broke(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(_name: str) -> Path:
        raise FileNotFoundError("no such\nfile")

    monkeypatch.setattr(selfcheck, "resource", missing)
    assert selfcheck.run() == 1
    assert "full-text index and vectors: FileNotFoundError: no such file" in capsys.readouterr().err
