"""What a person can send with a question: versions, sizes, counts. No mail, no addresses, no paths, no values."""

from __future__ import annotations

import os
import platform
import stat
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import apsw

from oakensearch_gui import __version__
from oakensearch_gui.components import components
from oakensearch_gui.index.index import Index
from oakensearch_gui.library.database import rows
from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home
from oakensearch_gui.settings import Settings


@dataclass(frozen=True, slots=True)
class StoredFile:
    """A file of the app's folder, or a folder in it; `size` in bytes.

    What SQLite writes beside a database counts with it.
    """

    name: str
    size: int


def stored_files(home: Home) -> tuple[StoredFile, ...]:
    """What lies in the app's folder, the largest first; empty when there is no such folder yet."""
    sizes: dict[str, int] = {}
    for folder, _, names in os.walk(home.root):
        for name in names:
            try:
                found = os.lstat(os.path.join(folder, name))  # noqa: PTH118 - a file may go between the two
            except OSError:
                continue
            if stat.S_ISREG(found.st_mode):
                place = Path(folder, name).relative_to(home.root).parts[0]  # names further down may come from mail
                database = place.removesuffix("-wal").removesuffix("-shm")
                sizes[database] = sizes.get(database, 0) + found.st_size
    return tuple(StoredFile(name, size) for name, size in sorted(sizes.items(), key=lambda one: (-one[1], one[0])))


def report(home: Home, settings: Settings, beside: Mapping[str, str] | None = None) -> str:
    """Lines of text that say what this copy is and how its library stands; `beside` are further versions.

    Never fails: what cannot be read is said instead.
    """
    versions = {
        "OakenSearch": __version__,
        "System": platform.platform(),
        "Python": platform.python_version(),
        "SQLite": apsw.sqlite_lib_version(),
        **(beside or {}),
    }
    return "\n".join(
        [
            *(f"{name}: {version}" for name, version in versions.items()),
            "",
            *_library(home),
            f"Settings that were changed: {', '.join(settings.changed()) or 'none'}",
            "",
            *(f"{file.name}: {file.size:,} bytes" for file in stored_files(home)),
            "",
            *(f"{part.name} {part.version}" for part in components()),
        ]
    )


def _library(home: Home) -> list[str]:
    if not home.raw_db.exists():
        return ["Library: none yet"]
    try:
        library = Library.open(home)
        try:
            kinds = ", ".join(
                source.kind + (" (cannot be read)" if source.problem else "") for source in library.sources()
            )
            unread = next(rows(library.connection, "SELECT count(*) FROM messages WHERE problems <> '[]'"))[0]
            lines = [
                f"Mailboxes: {kinds or 'none'}",
                f"Messages: {library.count():,}, of which {unread:,} could not be read in full",
            ]
        finally:
            library.close()
        index = Index.open(home)
        try:
            return [*lines, f"Found by words: {index.count():,}; by meaning: {index.coverage():.0%}"]
        finally:
            index.close()
    except Exception as error:  # noqa: BLE001 - a report is most wanted where something is broken
        return [f"Library: {type(error).__name__}"]
