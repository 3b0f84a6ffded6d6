"""mbox: one file that holds messages one after the other, in any dialect (see mbox_file)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

from oakensearch_gui.mail.sources.mbox_file import is_mbox, mbox_entries, mbox_folder, read_mbox
from oakensearch_gui.mail.sources.protocol import Entry, Folder


class MboxSource:
    """One mbox file."""

    kind: ClassVar[str] = "mbox"
    title: ClassVar[str] = "mbox file"
    append_only: ClassVar[bool] = True
    sequential: ClassVar[bool] = False

    def __init__(self, root: Path) -> None:
        self.root = root

    @classmethod
    def recognises(cls, path: Path) -> bool:
        """A file that begins with a "From " line, or after blank lines."""
        return path.is_file() and is_mbox(path)

    def folders(self) -> Iterator[Folder]:
        """The file. Raises SourceError when it is not there."""
        yield mbox_folder("", self.root)

    def entries(self, folder: Folder, start: int = 0) -> Iterator[Entry]:
        """The messages in the order of the file, from byte `start`, which is 0 or where a "From " line begins.

        `offset` of an entry is that of its "From " line; `length` ends before the blank line that separates it
        from the next.
        """
        return mbox_entries(folder.path, start)

    def read(self, folder_path: Path, name: str, offset: int, length: int) -> bytes:
        """The message at `offset`, without its "From " line and with its quoting undone."""
        del name
        return read_mbox(folder_path, offset, length)
