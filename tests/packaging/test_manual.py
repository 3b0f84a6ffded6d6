"""Every command and every option is in the manual page and in each shell's completion."""

from __future__ import annotations

import argparse
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from oakensearch_gui import __version__
from oakensearch_gui.terminal.arguments import parser


@pytest.fixture(scope="module")
def manual(script: Callable[[str], ModuleType]) -> ModuleType:
    return script("manual")


def commands(manual: ModuleType) -> dict[str, argparse.ArgumentParser]:
    found: dict[str, argparse.ArgumentParser] = manual.commands(parser())[0]
    assert {"add", "index", "search", "show", "mark", "status", "backup", "restore"} <= found.keys()
    return found


def said_to(manual: ModuleType, one: argparse.ArgumentParser) -> list[str]:
    return [name for action in manual.options(one) for name in action.option_strings]


def test_every_command_and_option_is_in_the_manual_page(manual: ModuleType) -> None:
    page = manual.man().replace("\\-", "-")
    for option in said_to(manual, parser()):
        assert option in page
    for name, one in commands(manual).items():
        section = page.split(f"\n.SS {name}\n")[1].split("\n.SS ")[0].split("\n.SH ")[0]
        assert [option for option in said_to(manual, one) if option not in section] == [], name
        for action in manual.options(one):
            assert action.option_strings or str(action.metavar or action.dest) in section


def test_every_option_says_what_it_does(manual: ModuleType) -> None:
    page = manual.man()
    assert "see the command" not in page
    assert __version__ in page


@pytest.mark.skipif(shutil.which("man") is None, reason="there is no man here to read the page with")
def test_man_reads_the_page_without_a_warning(manual: ModuleType, tmp_path: Path) -> None:
    page = tmp_path / "oakensearch.1"
    page.write_text(manual.man(), encoding="utf-8")
    environment = {"LC_ALL": "C.UTF-8", "MANWIDTH": "80", "PATH": "/usr/bin:/bin"}
    command = ["man", "--warnings", "-l", "-E", "UTF-8", str(page)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert ended.stderr == ""
    assert "oakensearch search" in ended.stdout


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_and_option_is_completed(manual: ModuleType, shell: str, tmp_path: Path) -> None:
    pytest.importorskip("shtab", reason="shtab, which makes the completions, is only where packages are built")
    script = manual.shell(shell)
    for name, one in commands(manual).items():
        assert name in script
        for option in said_to(manual, one):
            assert (option.lstrip("-") if shell == "fish" else option) in script, (name, option)
    if shutil.which(shell):
        file = tmp_path / "completion"
        file.write_text(script, encoding="utf-8")
        assert subprocess.run([shell, "-n", str(file)], capture_output=True, check=False).stderr == b""
