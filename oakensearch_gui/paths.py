"""Where the app keeps its files, and that they are private to the person."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

_APP = "OakenSearch"


@dataclass(frozen=True, slots=True)
class Home:
    """The app's folder. Everything it writes lies in here."""

    root: Path

    @classmethod
    def find(cls, given: str | None = None) -> Home:
        """The folder given on the command line, else OAKENSEARCH_HOME, else the system's place for app data."""
        chosen = given or os.environ.get("OAKENSEARCH_HOME")
        if chosen:
            return cls(Path(chosen).expanduser())
        import platformdirs

        return cls(platformdirs.user_data_path(_APP, appauthor=False))

    @property
    def raw_db(self) -> Path:
        return self.root / "raw.db"

    @property
    def index_db(self) -> Path:
        return self.root / "index.db"

    @property
    def embeddings_db(self) -> Path:
        """Vectors of texts that were embedded before, so that a rebuild need not ask the model again."""
        return self.root / "embeddings.db"

    @property
    def settings_file(self) -> Path:
        return self.root / "settings.json"

    @property
    def window_file(self) -> Path:
        """Window geometry and the like (QSettings, INI format)."""
        return self.root / "window.ini"

    @property
    def searches_file(self) -> Path:
        """What was searched for before, and searches with a name."""
        return self.root / "searches.json"

    @property
    def safe_copies(self) -> Path:
        """The folder of the small copies of what no mailbox can tell again."""
        return self.root / "safe"

    @property
    def lock_file(self) -> Path:
        """Held while mail is being taken in, so that there is one writer at a time."""
        return self.root / "indexing.lock"

    def create(self) -> None:
        """Make the folder, readable by its owner only (mode 0700); new files in it follow by `private_umask`."""
        self.root.mkdir(mode=0o700, parents=True, exist_ok=True)
        if os.name == "posix" and self.root.stat().st_mode & 0o777 != 0o700:
            self.root.chmod(0o700)


def private_umask() -> None:
    """Let every file that this process creates be readable by its owner only (mode 0600)."""
    if os.name == "posix":
        os.umask(0o077)
