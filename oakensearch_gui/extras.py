"""The optional parts of an installation from the package index: what each is for, and how to get it.

The bundle holds all of them. Where pip, pipx or uv installed the program, a part may be missing: whoever needs it says
so in one sentence that ends in `advice`.
"""

from __future__ import annotations

from importlib.util import find_spec

OUTLOOK = "outlook"
"""Outlook's data files (.pst, .ost)."""

ENDPOINT = "endpoint"
"""Models behind an address, for vectors, reranking and rewriting, and the system's keyring for their keys."""

MODULES = {OUTLOOK: ("pypff",), ENDPOINT: ("httpx", "keyring")}
"""What each part brings, by the names that are imported. pyproject.toml names the packages."""


def advice(extra: str) -> str:
    """What to type for a part that is missing."""
    return f'Install it with: pip install "oakensearch[{extra}]"'


def missing() -> list[str]:
    """The parts that are not whole here."""
    return [extra for extra, names in MODULES.items() if not all(find_spec(name) for name in names)]
