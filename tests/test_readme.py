"""The README is true: what it names exists, and what exists it names."""

from __future__ import annotations

import re
from pathlib import Path

from oakensearch_gui.library.triage import CATEGORIES, DISPOSITIONS
from oakensearch_gui.search.operators import OPERATORS
from oakensearch_gui.search.query import parse
from oakensearch_gui.terminal.arguments import parser

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_every_operator_is_told() -> None:
    assert [operator.name for operator in OPERATORS if f"`{operator.name}:" not in README] == []
    assert [value for value in (*CATEGORIES, *DISPOSITIONS) if f"`{value}`" not in README and value not in README] == []


def test_every_example_can_be_read() -> None:
    table = README.split("| you type | it finds |")[1].split("\n\n")[0]
    examples = [example for line in table.splitlines()[2:] for example in re.findall(r"`([^`]+)`", line.split("|")[1])]
    assert len(examples) > 25
    assert [example for example in examples if parse(example).warnings and not example.endswith(":")] == []


def test_every_command_is_told() -> None:
    commands = re.findall(r"^    (\w+)  ", parser().format_help().split("commands:")[1], flags=re.MULTILINE)
    assert len(commands) >= 9
    assert [command for command in commands if f"oakensearch {command} " not in README] == []


def test_every_file_that_is_linked_exists() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", README)
    assert [link for link in links if not (ROOT / link).exists()] == []
