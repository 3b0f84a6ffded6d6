from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from oakensearch_gui.paths import Home, private_umask

posix = pytest.mark.skipif(os.name != "posix", reason="file modes are POSIX's")


@pytest.fixture
def umask() -> Iterator[None]:
    """An open umask to start from, and the old one back afterwards."""
    old = os.umask(0o022)
    yield
    os.umask(old)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_the_folder_named_on_the_command_line_wins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("OAKENSEARCH_HOME", str(tmp_path / "environment"))
    assert Home.find(str(tmp_path / "given")).root == tmp_path / "given"


def test_the_environment_comes_next(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("OAKENSEARCH_HOME", str(tmp_path))
    assert Home.find().root == tmp_path


@pytest.mark.parametrize("empty", ["", None])
def test_else_the_systems_place_for_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, empty: str | None) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    if empty is None:
        monkeypatch.delenv("OAKENSEARCH_HOME", raising=False)
    else:
        monkeypatch.setenv("OAKENSEARCH_HOME", empty)
    assert Home.find(empty).root.name == "OakenSearch"


def test_a_tilde_is_the_persons_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert Home.find("~/mail search").root == tmp_path / "mail search"


def test_looking_for_the_folder_makes_nothing(tmp_path: Path) -> None:
    Home.find(str(tmp_path / "new"))
    assert list(tmp_path.iterdir()) == []


def test_everything_lies_in_the_folder(home: Home) -> None:
    files = (home.raw_db, home.index_db, home.settings_file, home.window_file, home.lock_file)
    assert {file.parent for file in files} == {home.root}
    assert len(set(files)) == len(files)


@posix
@pytest.mark.usefixtures("umask")
def test_the_folder_is_its_owners_alone(tmp_path: Path) -> None:
    home = Home(tmp_path / "parent" / "home")
    home.create()
    assert mode(home.root) == 0o700


@posix
@pytest.mark.usefixtures("umask")
def test_a_folder_that_others_could_read_is_closed(tmp_path: Path) -> None:
    home = Home(tmp_path / "home")
    home.root.mkdir(mode=0o755)
    home.create()
    assert mode(home.root) == 0o700


def test_creating_twice_keeps_what_is_there(home: Home) -> None:
    home.settings_file.write_text("{}", encoding="utf-8")
    home.create()
    assert home.settings_file.read_text(encoding="utf-8") == "{}"


@posix
@pytest.mark.usefixtures("umask")
def test_new_files_are_their_owners_alone(home: Home) -> None:
    private_umask()
    home.raw_db.touch()
    assert mode(home.raw_db) == 0o600
