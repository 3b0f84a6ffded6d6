"""Archives of messages: a .zip, .tar or .tgz of .eml files or of mbox files, or one mbox as .gz."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from oakensearch_gui.mail.sources.archive import ArchiveSource, first_members, is_archive


class ZippedSource(ArchiveSource):
    """An archive with messages in it, of whatever origin."""

    kind: ClassVar[str] = "archive"
    title: ClassVar[str] = "archive of mail"

    @classmethod
    def recognises(cls, path: Path) -> bool:
        """An archive with a message or an mbox among its first members."""
        return is_archive(path) and bool(first_members(path))
