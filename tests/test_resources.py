from __future__ import annotations

from pathlib import Path

import pytest

from oakensearch_gui import resources
from oakensearch_gui.resources import resource


def test_a_checkouts_files_are_found() -> None:
    assert resource("sample").is_dir()
    assert resource("icons/oakensearch.svg").is_file()


def test_files_inside_the_package_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside, beside = tmp_path / "_resources", tmp_path / "resources"
    for place in (inside, beside):
        place.mkdir()
        (place / "both").touch()
    (beside / "one").touch()
    monkeypatch.setattr(resources, "_PLACES", (inside, beside))
    assert resource("both") == inside / "both"
    assert resource("one") == beside / "one"


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"lacks its file icons/none\.svg"):
        resource("icons/none.svg")
