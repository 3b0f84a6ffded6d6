"""Which attachments may be opened at all, and how: as a private read-only copy, in the system's own viewer.

An allow-list: what is not on it can be saved, and nothing else. Programs and scripts are not on it, nor documents
that can hold macros; a file that is called a picture and is a program is caught by its first bytes.
"""

from __future__ import annotations

from pathlib import Path, PurePosixPath

from PySide6.QtCore import QMimeDatabase, QObject, QUrl, Signal, Slot

from oakensearch_gui.desktop.message.default_program import DefaultProgram
from oakensearch_gui.desktop.message.lent_files import lending_folder
from oakensearch_gui.desktop.outside import open_outside
from oakensearch_gui.mail.shown import ViewPart

_VIEWED = frozenset(
    ".pdf .png .jpg .jpeg .gif .webp .bmp .tif .tiff .txt .csv .ics .vcf .docx .xlsx .pptx .odt .ods .odp .rtf "
    ".mp3 .ogg .wav .flac .m4a .mp4 .webm .mov".split()
)
_PROGRAMS = (
    b"MZ", b"\x7fELF", b"#!", b"\xfe\xed\xfa", b"\xcf\xfa\xed\xfe", b"\xce\xfa\xed\xfe", b"\xca\xfe\xba\xbe",
    b"L\0\0\0\x01\x14\x02\0", b"[Desktop Entry]", b"[InternetShortcut]",
)  # fmt: skip
"""First bytes of programs, scripts and links to them: Windows, Linux, macOS, Java."""

_READ_ONLY = 0o400
_ANY = "application/octet-stream"
"""A kind that everything is of."""


def safe_name(name: str) -> str:
    """A sender's file name without folders, control and direction characters, and leading dots."""
    last = name.replace("\\", "/").rsplit("/", 1)[-1]
    kept = "".join(character for character in last if character.isprintable() and character not in '<>:"|?*')
    return kept.strip(" .")


def may_open(part: ViewPart) -> bool:
    """Whether the system's viewer may be given this one."""
    ending = PurePosixPath(safe_name(part.filename)).suffix.casefold()
    return ending in _VIEWED and not part.content.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(_PROGRAMS)


def lent_copy(part: ViewPart) -> Path:
    """A copy for another program, in a folder of the person alone (`lent_files`), and not to be changed.

    Raises OSError when it cannot be written.
    """
    path = lending_folder() / safe_name(part.filename)
    path.write_bytes(part.content)
    path.chmod(_READ_ONLY)
    return path


class Viewer(QObject):
    """Opens one copy with what the system views its kind with; then, or when there is no such program, it is gone."""

    missing = Signal()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._program = DefaultProgram(self)
        self._program.found.connect(self.on_kind_found)

    def open(self) -> None:
        """Ask the system first: what it starts to open a file with does not tell that there is nothing."""
        kind = QMimeDatabase().mimeTypeForFile(str(self._path), QMimeDatabase.MatchMode.MatchExtension)
        kinds = [one for one in (kind.name(), *kind.allAncestors()) if one != _ANY]
        if not kinds or not self._program.ask(kinds):
            self.on_kind_found(_ANY)

    @Slot(str)
    def on_kind_found(self, kind: str) -> None:
        """Called by what asks the system which program it is."""
        if not kind or not open_outside(QUrl.fromLocalFile(str(self._path))):
            self.missing.emit()
        self.deleteLater()
