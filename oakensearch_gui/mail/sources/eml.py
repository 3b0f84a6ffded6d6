"""Messages as single files: one .eml file, or a folder that holds such files at any depth."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

from oakensearch_gui.mail.sources.files import is_directory, list_directory, read_file, walk_directories
from oakensearch_gui.mail.sources.protocol import Entry, Folder, SourceError

_SUFFIX = ".eml"
_ENTRIES_LOOKED_AT = 2000
"""Of a tree, to tell whether it holds any .eml file at all."""


class EmlSource:
    """A .eml file or a folder of them."""

    kind: ClassVar[str] = "eml"
    append_only: ClassVar[bool] = False

    def __init__(self, root: Path) -> None:
        self.root = root

    @classmethod
    def recognises(cls, path: Path) -> bool:
        """An .eml file, or a folder with one somewhere among its first couple of thousand entries."""
        if path.is_file():
            return _is_eml(path.name)
        looked_at = 0
        for directory in walk_directories(path):
            try:
                names = [entry.name for entry in list_directory(directory)]
            except SourceError:
                continue
            if any(map(_is_eml, names)):
                return True
            looked_at += len(names)
            if looked_at > _ENTRIES_LOOKED_AT:
                return False
        return False

    def folders(self) -> Iterator[Folder]:
        """Every directory that holds an .eml file; for a single file the directory that it lies in."""
        if self.root.is_file():
            yield Folder("", self.root.parent)
            return
        list_directory(self.root)
        for directory in walk_directories(self.root):
            if directory == self.root or any(_names(directory)):
                # No stamp: a file that was written over in place does not change its directory.
                name = directory.relative_to(self.root).as_posix()
                yield Folder("" if name == "." else name, directory)

    def entries(self, folder: Folder, start: int = 0) -> Iterator[Entry]:
        """The .eml files right in the folder, sorted by name. `start` means nothing here."""
        del start
        only = self.root.name if self.root.is_file() else ""
        for name in _names(folder.path):
            if only and name != only:
                continue
            try:
                status = (folder.path / name).stat()
            except OSError:
                continue
            stamp = f"{status.st_size}:{status.st_mtime_ns}"
            yield Entry(key=name, name=name, stamp=stamp, received=int(status.st_mtime))

    def read(self, folder_path: Path, name: str, offset: int = 0, length: int = -1) -> bytes:
        """The bytes of the file."""
        del offset, length
        return read_file(folder_path / name)


def _is_eml(name: str) -> bool:
    return name.lower().endswith(_SUFFIX) and not name.startswith(".")


def _names(directory: Path) -> Iterator[str]:
    return (entry.name for entry in list_directory(directory) if _is_eml(entry.name) and not is_directory(entry))
