"""What formats with one file a message have in common: a file, or a folder with such files at any depth."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

from oakensearch_gui.mail.sources.files import is_directory, list_directory, look_around, read_file, walk_directories
from oakensearch_gui.mail.sources.protocol import Entry, Folder


class LooseFiles:
    """Files with one of `suffixes` (lower case); a format says what its files look like and how to read one."""

    suffixes: ClassVar[tuple[str, ...]]
    append_only: ClassVar[bool] = False
    sequential: ClassVar[bool] = False

    def __init__(self, root: Path) -> None:
        self.root = root

    @classmethod
    def recognises(cls, path: Path) -> bool:
        """One of the files, or a folder with one somewhere below."""
        if path.is_file():
            return cls.is_one(path.name)
        return any(cls.is_one(entry.name) for _, entries in look_around(path) for entry in entries)

    @classmethod
    def is_one(cls, name: str) -> bool:
        """Whether a file of that name is a message."""
        return name.lower().endswith(cls.suffixes) and not name.startswith(".")

    def folders(self) -> Iterator[Folder]:
        """Every directory that holds a message; for a single file the directory that it lies in."""
        if self.root.is_file():
            yield Folder("", self.root.parent)
            return
        list_directory(self.root)
        for directory in walk_directories(self.root):
            if directory == self.root or any(self._names(directory)):
                # No stamp: a file that was written over in place does not change its directory.
                name = directory.relative_to(self.root).as_posix()
                yield Folder("" if name == "." else name, directory)

    def entries(self, folder: Folder, start: int = 0) -> Iterator[Entry]:
        """The messages right in the folder, sorted by name. `start` means nothing here."""
        del start
        only = self.root.name if self.root.is_file() else ""
        for name in self._names(folder.path):
            if only and name != only:
                continue
            try:
                status = (folder.path / name).stat()
            except OSError:
                continue
            stamp = f"{status.st_size}:{status.st_mtime_ns}"
            yield Entry(key=name, name=name, stamp=stamp, received=int(status.st_mtime))

    def read(self, folder_path: Path, name: str, offset: int = 0, length: int = -1) -> bytes:
        """The message of the file."""
        del offset, length
        return self.message(read_file(folder_path / name))

    @staticmethod
    def message(content: bytes) -> bytes:
        """The RFC 822 message that a file with this content holds."""
        return content

    @classmethod
    def _names(cls, directory: Path) -> Iterator[str]:
        return (entry.name for entry in list_directory(directory) if cls.is_one(entry.name) and not is_directory(entry))
