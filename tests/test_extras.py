"""The optional parts: named in one place each, said plainly where one is missing, and all of them in the bundle."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest

from oakensearch_gui import extras, selfcheck
from oakensearch_gui.components import components

ROOT = Path(__file__).resolve().parent.parent
OPTIONAL = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]


def without(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    for name in names:
        monkeypatch.setitem(sys.modules, name, None)


def test_the_program_and_the_project_name_the_same_parts() -> None:
    assert set(OPTIONAL) == {*extras.MODULES, "all"}
    assert OPTIONAL["all"] == [f"oakensearch[{','.join(extras.MODULES)}]"]


def test_a_checkout_has_every_part() -> None:
    assert extras.missing() == []


@pytest.mark.parametrize("extra", extras.MODULES)
def test_a_part_that_lacks_anything_is_missing(monkeypatch: pytest.MonkeyPatch, extra: str) -> None:
    without(monkeypatch, extras.MODULES[extra][-1])
    assert extras.missing() == [extra]


def test_a_copy_without_optional_parts_works_and_says_what_it_lacks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    without(monkeypatch, "pypff", "httpx", "keyring")
    monkeypatch.setattr(selfcheck, "check", lambda: ["search"])
    assert selfcheck.run() == 0
    told = capsys.readouterr().out
    assert 'pip install "oakensearch[outlook]"' in told
    assert 'pip install "oakensearch[endpoint]"' in told


def test_what_optional_parts_are_made_of_is_listed_with_the_others() -> None:
    assert {"libpff-python", "httpx", "keyring"} <= {part.name for part in components()}
