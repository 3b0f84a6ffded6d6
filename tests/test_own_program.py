"""The program starts itself: from a checkout, an installed package, and a bundle on each system."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from oakensearch_gui.own_program import own_program


def test_python_starts_the_package() -> None:
    assert own_program() == [sys.executable, "-m", "oakensearch_gui"]


@pytest.mark.parametrize(
    ("platform", "running", "started"),
    [
        ("linux", "oakensearch", "oakensearch"),
        ("darwin", "oakensearch", "oakensearch"),
        ("win32", "oakensearch.exe", "oakensearch.exe"),
        ("win32", "oakensearch-window.exe", "oakensearch.exe"),
    ],
)
def test_a_bundle_starts_the_program_that_has_a_standard_output(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str, running: str, started: str
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(sys, "executable", str(tmp_path / running))
    assert own_program() == [str(tmp_path / started)]
