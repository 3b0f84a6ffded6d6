"""What the window remembers between two starts that is no setting: where it stood, what it has told already."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings


class Memory:
    """One small file (window.ini) in the app's own folder."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def geometry(self, name: str) -> QByteArray | None:
        """Where the window `name` stood, if it is known."""
        kept = self._file().value(f"{name}/geometry")
        return kept if isinstance(kept, QByteArray) else None

    def keep_geometry(self, name: str, geometry: QByteArray) -> None:
        """Remember where a window stood."""
        self._file().setValue(f"{name}/geometry", geometry)

    def was_told(self, what: str) -> bool:
        """Whether something that is told once has been told."""
        return bool(self._file().value(f"told/{what}", False, type=bool))

    def keep_told(self, what: str) -> None:
        """It has been told."""
        self._file().setValue(f"told/{what}", True)

    def zoom(self) -> float:
        """The size of a message's text as a factor."""
        try:
            return float(str(self._file().value("message/zoom", 1.0)))
        except ValueError:
            return 1.0

    def keep_zoom(self, factor: float) -> None:
        """Remember the size of text."""
        self._file().setValue("message/zoom", factor)

    def facets_shown(self) -> bool:
        """Whether the facets stand beside the list."""
        return bool(self._file().value("window/facets", False, type=bool))

    def keep_facets_shown(self, shown: bool) -> None:
        """Remember that they do, or not."""
        self._file().setValue("window/facets", shown)

    def order(self) -> tuple[str, bool]:
        """The order of the hits that was chosen last (the name of a `Sort`, or nothing), and whether by thread."""
        kept = self._file()
        return str(kept.value("window/order", "")), bool(kept.value("window/by_thread", False, type=bool))

    def keep_order(self, order: str, *, by_thread: bool) -> None:
        """Remember the order of the hits."""
        self._file().setValue("window/order", order)
        self._file().setValue("window/by_thread", by_thread)

    def _file(self) -> QSettings:
        return QSettings(str(self._path), QSettings.Format.IniFormat)
