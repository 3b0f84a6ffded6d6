"""What this program is made of: each part's name, version and licence, and the text of the licence."""

from __future__ import annotations

import json
import platform
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

_LISTED = "parts.json"
"""In the `licences` folder of a bundle: what was packed, as [{"name", "version", "licence"}, …]."""

_TEXT = re.compile(r"licen[cs]e|copying|notice", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Component:
    """One part. `licence` is an SPDX expression or what the part itself says; `texts` are files that hold its words."""

    name: str
    version: str
    licence: str
    texts: tuple[Path, ...] = ()

    def text(self) -> str:
        """The words of the licence; empty where the part came without them."""
        return "\n\n".join(text.read_text(encoding="utf-8", errors="replace").strip() for text in self.texts)


def components() -> tuple[Component, ...]:
    """Everything inside a bundle; otherwise what is installed of what this program needs, and Python."""
    if getattr(sys, "frozen", False):
        return _packed(Path(sys._MEIPASS) / "licences")  # type: ignore[attr-defined]  # noqa: SLF001 - its public name
    python = Component("CPython", platform.python_version(), "Python-2.0.1")
    return (*sorted(_installed(), key=lambda part: part.name.casefold()), python)


def _packed(folder: Path) -> tuple[Component, ...]:
    listed = json.loads((folder / _LISTED).read_text(encoding="utf-8"))
    return tuple(
        Component(part["name"], part["version"], part["licence"], tuple(sorted((folder / part["name"]).iterdir())))
        for part in listed
    )


def _installed() -> Iterator[Component]:
    seen: set[str] = set()
    waiting = ["oakensearch"]
    while waiting:
        name = waiting.pop()
        key = re.sub(r"[-_.]+", "-", name).lower()
        if key in seen:
            continue
        seen.add(key)
        try:
            found = distribution(name)
        except PackageNotFoundError:  # for another system, or this is a bare checkout
            continue
        waiting += _needs(found, optional=key == "oakensearch")
        if key != "oakensearch":
            yield Component(found.metadata["Name"], found.version, _licence(found), tuple(_texts(found)))


def _needs(found: Distribution, *, optional: bool) -> Iterator[str]:
    """The names of what it requires; with those of its optional parts, of which not all need be here."""
    for line in found.requires or ():
        requirement, _, marker = line.partition(";")
        if (optional or "extra ==" not in marker) and (name := re.match(r"[\w.-]+", requirement)):
            yield name[0]


def _licence(found: Distribution) -> str:
    for field in ("License-Expression", "License"):
        said = found.metadata.get_all(field) or [""]
        if said[0].strip() and "\n" not in said[0].strip():
            return str(said[0].strip())
    classifiers = found.metadata.get_all("Classifier") or ()
    return next((line.rpartition(" :: ")[2] for line in classifiers if line.startswith("License ::")), "")


def _texts(found: Distribution) -> Iterator[Path]:
    for file in found.files or ():
        if file.parts[0].endswith(".dist-info") and _TEXT.search(file.name):
            yield Path(str(file.locate()))
