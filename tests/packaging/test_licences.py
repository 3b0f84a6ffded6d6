from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest


def test_a_library_inside_a_package_has_its_licence_beside_that_of_the_package(
    script: Callable[[str], ModuleType], tmp_path: Path
) -> None:
    licences = script("licences")
    written = licences.collect(tmp_path / "licences", Path(__file__).parents[2], list(licences.components(["isal"])))
    texts = {place: Path(file).read_text(encoding="utf-8") for place, file, _ in written}
    assert "PYTHON SOFTWARE FOUNDATION" in texts["licences/isal/LICENSE"]
    assert "Intel Corporation" in texts["licences/isal/isa-l_LICENSE"]
    assert "isal" in texts["licences/README.txt"]
    assert "BSD-3-Clause" in texts["licences/README.txt"]


def test_a_package_that_says_no_licence_stops_the_build(
    script: Callable[[str], ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    licences = script("licences")
    monkeypatch.setattr(licences, "_licence_files", lambda *_: ())
    with pytest.raises(SystemExit, match="ships no licence"):
        licences.collect(tmp_path / "licences", Path(__file__).parents[2], list(licences.components(["isal"])))
