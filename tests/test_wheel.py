"""The built wheel holds what the app needs and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which the wheel of this checkout was unpacked."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], cwd=ROOT, check=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "unpacked")
    return folder / "unpacked"


def test_every_file_of_the_package_is_in_it(installed: Path) -> None:
    package = ROOT / "oakensearch_gui"
    files = {file.relative_to(package) for file in package.rglob("*") if file.suffix in {".py", ".sql"}}
    assert sorted(file for file in files if not (installed / "oakensearch_gui" / file).is_file()) == []


def test_nothing_else_is_in_it(installed: Path) -> None:
    assert {path.name for path in installed.iterdir() if path.suffix != ".dist-info"} == {"oakensearch_gui"}
    resources = installed / "oakensearch_gui" / "_resources"
    assert {file.name for file in (resources / "sample").iterdir()} == {"sample.mbox"}
    assert [*resources.rglob("*.py"), *resources.rglob("*.ts")] == []
    assert not (resources / "screenshots").exists()


def test_an_installed_app_finds_its_files(installed: Path, tmp_path: Path) -> None:
    program = (
        "from oakensearch_gui.resources import resource\n"
        "print(resource('sample/sample.mbox'), resource('icons'), sep='\\n')"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert [Path(line).is_relative_to(installed) for line in ended.stdout.splitlines()] == [True, True]
