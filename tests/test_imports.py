"""The one-way rule of the package's imports, read from its source: see ARCHITECTURE.md.

``mail <- library <- index <- search <- desktop``; `embedding` serves `index` and `search`, `extraction` (which uses
`mail`) serves `index`; only `desktop` and `app.py` know Qt; no circles. What is none of these (settings, paths, the
terminal's commands) stands as high as the highest part that it reaches, and a part may use it only if it reaches none.
"""

from __future__ import annotations

import ast
import graphlib
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "oakensearch_gui"
QT = ("PySide6", "shiboken6")
LAYERS = ("mail", "library", "embedding", "extraction", "index", "search", "desktop")
BESIDE = {"embedding": (), "extraction": ("mail",)}
"""Parts that stand beside the line and may use only these others."""
GROUND = -1

Imports = Mapping[str, frozenset[str]]
"""Each module of a package and what it imports, both by full name."""


def module_name(package: Path, file: Path) -> str:
    parts = file.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def named_imports(file: Path, module: str) -> Iterator[tuple[str, str]]:
    """(module, name) for every import in the file, wherever it stands; the name is empty in ``import module``."""
    is_package = file.name == "__init__.py"
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from ((alias.name, "") for alias in names)
            case ast.ImportFrom(module=source, names=names, level=level):
                base = module.split(".")
                start = base[: len(base) - level + is_package] if level else []
                yield from ((".".join([*start, *([source] if source else [])]), alias.name) for alias in names)
            case ast.Call(
                func=ast.Attribute(attr="import_module") | ast.Name(id="import_module" | "__import__"),
                args=[ast.Constant(value=str(source)), *_],
            ):
                yield source, ""


def read_imports(package: Path) -> Imports:
    files = {module_name(package, file): file for file in sorted(package.rglob("*.py"))}
    return {
        module: frozenset(
            inner if name and (inner := f"{source}.{name}") in files else source
            for source, name in named_imports(file, module)
        )
        for module, file in files.items()
    }


def part(module: str) -> str:
    """What a module belongs to: "mail" for oakensearch_gui.mail.quotes, "app" for oakensearch_gui.app."""
    _, _, rest = module.partition(".")
    return rest.partition(".")[0]


def height(module: str, imports: Imports, above: frozenset[str] = frozenset()) -> int:
    if part(module) in LAYERS:
        return LAYERS.index(part(module))
    below = (name for name in imports[module] if name in imports and name not in above)
    return max((height(name, imports, above | {module}) for name in below), default=GROUND)


def faults(package: Path) -> list[str]:
    """Every breach of the rule, one sentence each."""
    imports = read_imports(package)
    found = []
    for module, imported in imports.items():
        home = part(module)
        for name in sorted(imported):
            if name.partition(".")[0] in QT and home not in {"desktop", "app"}:
                found.append(f"{module} imports Qt ({name})")
            if name not in imports:
                continue
            reached = height(name, imports)
            upward = home in LAYERS and reached > LAYERS.index(home)
            outside = home in LAYERS and part(name) not in LAYERS and reached != GROUND
            beside = home in BESIDE and part(name) not in {home, *BESIDE[home]} and reached != GROUND
            kept = {"search": {"extraction"}, "desktop": {"embedding", "extraction"}}
            past = part(name) in kept.get(home, set())
            if upward or outside or beside or past:
                found.append(f"{module} may not import {name}")
    try:
        graphlib.TopologicalSorter(
            {name: sorted(imported & imports.keys()) for name, imported in imports.items()}
        ).prepare()
    except graphlib.CycleError as error:
        found.append("circle: " + " -> ".join(error.args[1]))
    return found


def test_the_package_keeps_the_rule() -> None:
    assert faults(PACKAGE) == []


def test_nothing_but_the_window_loads_qt() -> None:
    modules = [name for name in read_imports(PACKAGE) if part(name) not in {"desktop", "app"}]
    program = (
        "import importlib, sys\n"
        f"for name in {modules!r}: importlib.import_module(name)\n"
        f"print(*[name for name in {QT!r} if name in sys.modules])"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program], cwd=PACKAGE.parent, capture_output=True, text=True, check=False
    )
    assert ended.stderr == ""
    assert ended.stdout.strip() == ""


KEEPS = {
    "__init__": "",
    "settings": "import json",
    "mail/__init__": "from pkg.mail.message import Message",
    "mail/message": "",
    "library/__init__": "",
    "library/library": "from pkg.mail import Message\nfrom pkg import settings",
    "embedding/__init__": "from pkg.settings import Settings",
    "extraction/__init__": "from pkg.mail import Message\nfrom pkg.settings import Settings",
    "index/__init__": "from ..embedding import create\nfrom ..extraction import read\nfrom ..library import library",
    "search/__init__": "from pkg import index\nfrom pkg.embedding import create",
    "desktop/__init__": "from PySide6.QtWidgets import QWidget\nfrom pkg.search import engine",
    "commands": "from pkg import search",
    "app": "import PySide6\nfrom pkg.desktop import window\nfrom pkg import embedding",
    "__main__": "def main():\n    from pkg import app, commands",
}


def plant(folder: Path, sources: Mapping[str, str]) -> Path:
    for name, source in sources.items():
        file = folder / "pkg" / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source, encoding="utf-8")
    return folder / "pkg"


def test_a_tree_that_keeps_the_rule_passes(tmp_path: Path) -> None:
    assert faults(plant(tmp_path, KEEPS)) == []


@pytest.mark.parametrize(
    ("module", "source", "fault"),
    [
        ("mail/message", "import pkg.library.library", "pkg.mail.message may not import pkg.library.library"),
        ("library/library", "from ..search import engine", "pkg.library.library may not import pkg.search"),
        ("index/__init__", "from pkg import desktop", "pkg.index may not import pkg.desktop"),
        ("mail/message", "from pkg import embedding", "pkg.mail.message may not import pkg.embedding"),
        ("library/library", "from pkg import embedding", "pkg.library.library may not import pkg.embedding"),
        ("embedding/__init__", "from pkg import mail", "pkg.embedding may not import pkg.mail"),
        ("embedding/__init__", "from pkg import index", "pkg.embedding may not import pkg.index"),
        ("library/library", "from pkg import extraction", "pkg.library.library may not import pkg.extraction"),
        ("extraction/__init__", "from pkg import library", "pkg.extraction may not import pkg.library"),
        ("extraction/__init__", "from pkg import embedding", "pkg.extraction may not import pkg.embedding"),
        ("search/__init__", "from pkg import extraction", "pkg.search may not import pkg.extraction"),
        ("desktop/__init__", "from pkg.embedding import create", "pkg.desktop may not import pkg.embedding"),
        ("search/__init__", "from pkg import app", "pkg.search may not import pkg.app"),
        ("mail/message", "import pkg.commands", "pkg.mail.message may not import pkg.commands"),
        ("desktop/__init__", "from pkg.commands import run", "pkg.desktop may not import pkg.commands"),
        ("settings", "from pkg import search", "pkg.mail.message may not import pkg.settings"),
        ("search/__init__", "def f():\n    import PySide6.QtCore", "pkg.search imports Qt (PySide6.QtCore)"),
        ("commands", "from shiboken6 import isValid", "pkg.commands imports Qt (shiboken6)"),
        ("__main__", "import importlib\nimportlib.import_module('PySide6')", "pkg.__main__ imports Qt (PySide6)"),
    ],
)
def test_a_planted_breach_is_found(tmp_path: Path, module: str, source: str, fault: str) -> None:
    planted = {**KEEPS, "mail/message": "from pkg import settings", module: source}
    assert fault in faults(plant(tmp_path, planted))


def test_a_circle_is_found(tmp_path: Path) -> None:
    planted = {**KEEPS, "mail/message": "from .quotes import split", "mail/quotes": "from . import message"}
    assert faults(plant(tmp_path, planted)) == ["circle: pkg.mail.message -> pkg.mail.quotes -> pkg.mail.message"]
