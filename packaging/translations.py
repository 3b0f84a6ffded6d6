"""The window's words in other languages: ``python packaging/translations.py``.

Reads every word that the window says out of the code, brings resources/translations/LANGUAGE.ts up to date (what is
new there waits for a translation; what the code no longer says goes), and compiles each to the .qm that the program
loads. `--check` changes nothing and tells what is missing.

Words stand in the code as ``self.tr("…")`` in a class (its name is the context), as ``tr("…")`` or ``_tr("…")`` of a
module that names its context in `QCoreApplication.translate`, and as data in `settings.py` (context "settings") and
in `desktop/words/core_words.py` (context "core").
"""

from __future__ import annotations

import argparse
import ast
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import PySide6

from oakensearch_gui.desktop.settings.settings_dialog import HEADINGS, sections
from oakensearch_gui.desktop.words.core_words import CONTEXT as CORE
from oakensearch_gui.desktop.words.core_words import SENTENCES
from oakensearch_gui.desktop.words.setting_words import CONTEXT, plain_section_title, plain_title
from oakensearch_gui.settings import SETTINGS

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = ("ar", "de", "es")
CODE = ROOT / "oakensearch_gui" / "desktop"

Words = dict[tuple[str, str], None]
"""(context, English text), in the order of the code."""


def spoken() -> Words:
    """Everything that the window says."""
    found: Words = {}
    for path in sorted(CODE.rglob("*.py")):
        found |= dict.fromkeys(_in_module(ast.parse(path.read_text(encoding="utf-8"))))
    found |= dict.fromkeys((CORE, sentence) for sentence in SENTENCES)
    for section in sections():
        found[CONTEXT, plain_section_title(section)] = None
    found |= dict.fromkeys((CONTEXT, heading) for heading in HEADINGS.values())
    for setting in SETTINGS:
        found[CONTEXT, plain_title(setting)] = None
        found[CONTEXT, setting.help] = None
        if setting.unit:
            found[CONTEXT, setting.unit] = None
        for choice in setting.choices:
            found[CONTEXT, choice.capitalize()] = None
    return found


def _in_module(module: ast.Module) -> Iterator[tuple[str, str]]:
    context = next(
        (
            call.args[0].value
            for call in ast.walk(module)
            if isinstance(call, ast.Call)
            and isinstance(call.func, ast.Attribute)
            and call.func.attr == "translate"
            and isinstance(call.args[0], ast.Constant)
        ),
        "",
    )
    yield from _in_body(module, str(context), "")


def _in_body(node: ast.AST, context: str, owner: str) -> Iterator[tuple[str, str]]:
    for child in ast.iter_child_nodes(node):
        inside = child.name if isinstance(child, ast.ClassDef) else owner
        if isinstance(child, ast.Call) and child.args and isinstance(child.args[0], ast.Constant):
            text = child.args[0].value
            if isinstance(child.func, ast.Attribute) and child.func.attr == "tr" and isinstance(text, str):
                yield inside, text
            elif isinstance(child.func, ast.Name) and child.func.id in {"tr", "_tr"} and isinstance(text, str):
                yield context or _SHARED, text
        yield from _in_body(child, context, inside)


_SHARED = "wording"
"""The context of `wording.tr`, which modules without a `tr` of their own use."""


def read(language: str) -> dict[tuple[str, str], str]:
    """The translations that there are."""
    path = FOLDER / f"{language}.ts"
    if not path.exists():
        return {}
    found = {}
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - our own file
        name = context.findtext("name", "")
        for message in context.iter("message"):
            text = message.findtext("translation", "")
            if text:
                found[name, message.findtext("source", "")] = text
    return found


def missing(language: str) -> list[tuple[str, str]]:
    """What the window says and `language` has no words for."""
    known = read(language)
    return [key for key in spoken() if not known.get(key)]


def write(language: str, known: dict[tuple[str, str], str]) -> None:
    """Write the .ts of what the window says at present."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    contexts: dict[str, ET.Element] = {}
    for name, source in sorted(spoken()):
        if name not in contexts:
            contexts[name] = ET.SubElement(root, "context")
            ET.SubElement(contexts[name], "name").text = name
        message = ET.SubElement(contexts[name], "message")
        ET.SubElement(message, "source").text = source
        translation = ET.SubElement(message, "translation")
        translation.text = known.get((name, source), "")
        if not translation.text:
            translation.set("type", "unfinished")
    ET.indent(root)
    FOLDER.mkdir(parents=True, exist_ok=True)
    text = ET.tostring(root, encoding="unicode")
    path = FOLDER / f"{language}.ts"
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8")


def build(language: str) -> None:
    """Compile the .ts to the .qm with the compiler that comes with PySide6."""
    name = "lrelease.exe" if sys.platform == "win32" else "lrelease"
    folder = Path(PySide6.__file__).parent
    compiler = next(path for path in (folder / name, folder / "Qt" / "libexec" / name) if path.exists())
    source = FOLDER / f"{language}.ts"
    subprocess.run([compiler, "-silent", source, "-qm", source.with_suffix(".qm")], check=True)


def main() -> int:
    """Returns 1 if words are missing."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing, tell what is missing")
    arguments = parser.parse_args()
    lacking = 0
    for language in LANGUAGES:
        if not arguments.check:
            write(language, read(language))
            build(language)
        for context, text in missing(language):
            print(f"{language}: {context}: {text}")
            lacking += 1
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
