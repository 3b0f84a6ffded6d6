from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from oakensearch_gui.desktop import outside
from oakensearch_gui.desktop.outside import open_outside

DESKTOP = Path(outside.__file__).parent


def test_a_program_is_started_with_the_environment_that_we_were_started_with(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, str | None, str | None]] = []

    def opening(url: QUrl) -> bool:
        seen.append((url.toString(), os.environ.get("OURS"), os.environ.get("THEIRS")))
        return len(seen) == 1

    monkeypatch.setattr(QDesktopServices, "openUrl", opening)
    monkeypatch.setattr(outside, "SET_FOR_NUMPY", ("OURS", "NOT_THERE_ANY_MORE"))
    monkeypatch.setenv("OURS", "1")
    monkeypatch.setenv("THEIRS", "4")
    assert open_outside(QUrl("file:///a.pdf"))
    assert not open_outside(QUrl("file:///b.pdf"))
    assert seen == [("file:///a.pdf", None, "4"), ("file:///b.pdf", None, "4")]
    assert (os.environ["OURS"], os.environ["THEIRS"]) == ("1", "4")
    assert "NOT_THERE_ANY_MORE" not in os.environ


def test_our_own_environment_comes_back_whatever_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(_: QUrl) -> bool:
        raise OSError("no such luck")

    monkeypatch.setattr(QDesktopServices, "openUrl", failing)
    monkeypatch.setattr(outside, "SET_FOR_NUMPY", ("OURS",))
    monkeypatch.setenv("OURS", "1")
    with pytest.raises(OSError, match="luck"):
        open_outside(QUrl("file:///a.pdf"))
    assert os.environ["OURS"] == "1"


def test_nothing_is_opened_but_here() -> None:
    others = [file.name for file in DESKTOP.rglob("*.py") if "QDesktopServices" in file.read_text(encoding="utf-8")]
    assert others == ["outside.py"]
