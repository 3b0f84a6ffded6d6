"""Copies of mail that other programs are given: an attachment to view, a message to open or to drop elsewhere.

Each lies in a folder of the person alone among the temporary files. Nobody knows when the other program is done
with it, so it is taken back when it is a day old and OakenSearch ends.
"""

from __future__ import annotations

import os
import shutil
import stat
import tempfile
import time
from pathlib import Path

_PREFIX = "oakensearch-lent-"
_KEPT_SECONDS = 86_400


def lending_folder() -> Path:
    """A new folder for copies. Raises OSError when there is no place for one."""
    return Path(tempfile.mkdtemp(prefix=_PREFIX))


def take_back(now: float | None = None) -> None:
    """Delete what was lent more than a day before `now` (seconds since 1970; by default the present time).

    Only folders of this person are touched. What cannot be deleted stays until the next time.
    """
    before = (time.time() if now is None else now) - _KEPT_SECONDS
    for folder in Path(tempfile.gettempdir()).glob(f"{_PREFIX}*"):
        try:
            found = folder.lstat()
        except OSError:
            continue
        own = os.name != "posix" or found.st_uid == os.getuid()
        if own and stat.S_ISDIR(found.st_mode) and found.st_mtime < before:
            _writable(folder)
            shutil.rmtree(folder, ignore_errors=True)


def _writable(folder: Path) -> None:
    """Copies are read-only, and Windows deletes no read-only file."""
    if os.name == "posix":
        return
    for file in folder.iterdir():
        file.chmod(stat.S_IWRITE)
