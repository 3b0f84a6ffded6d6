"""The mailboxes of this machine, looked for where mail programs keep them; bounded in time, nothing is changed."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from oakensearch_gui.mail.sources import recognise
from oakensearch_gui.mail.sources.protocol import SourceError

_SECONDS = 3.0
_NAMES = {
    "thunderbird": "Thunderbird", "evolution": "Evolution", "kmail": "KMail", "apple": "Apple Mail",
    "outlook": "Outlook", "geary": "Geary", "folder": "Mail folder", "system": "System mailbox",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Discovered:
    """A mailbox that may be added: its format, where it lies, the program that people know it by, and its size.

    `bytes` is that of the files counted while there was time.
    """

    kind: str
    path: Path
    name: str
    bytes: int


# Below the home folder, or below a folder that a variable names; a star stands for any name.
_LINUX = (
    ("thunderbird", ".thunderbird"),
    ("thunderbird", ".icedove"),
    ("thunderbird", "snap/thunderbird/common/.thunderbird"),
    ("thunderbird", ".var/app/org.mozilla.Thunderbird/.thunderbird"),
    ("thunderbird", ".var/app/net.thunderbird.Thunderbird/.thunderbird"),
    ("evolution", "$XDG_DATA_HOME/evolution/mail/local"),
    ("evolution", ".var/app/org.gnome.Evolution/data/evolution/mail/local"),
    ("evolution", ".evolution/mail/local"),
    ("evolution", "$XDG_CACHE_HOME/evolution/mail/*"),
    ("evolution", ".var/app/org.gnome.Evolution/cache/evolution/mail/*"),
    ("kmail", "$XDG_DATA_HOME/local-mail"),
    ("kmail", "$XDG_DATA_HOME/akonadi_maildir_resource_*"),
    ("kmail", ".kde/share/apps/kmail/mail"),
    ("kmail", ".kde4/share/apps/kmail/mail"),
    ("geary", "$XDG_DATA_HOME/geary/*"),
    ("geary", ".var/app/org.gnome.Geary/data/geary/*"),
    ("system", "/var/mail/$USER"),
    ("system", "/var/spool/mail/$USER"),
)
_MACOS = (
    ("thunderbird", "Library/Thunderbird"),
    ("apple", "Library/Mail"),
    ("outlook", "Documents/Outlook Files/*"),
    ("system", "/var/mail/$USER"),
)
_WINDOWS = (
    ("thunderbird", "$APPDATA/Thunderbird"),
    ("thunderbird", "$LOCALAPPDATA/Packages/MozillaThunderbird*/LocalCache/Roaming/Thunderbird"),
    ("outlook", "Documents/Outlook Files/*"),
    ("outlook", "OneDrive/Documents/Outlook Files/*"),
    ("outlook", "$LOCALAPPDATA/Microsoft/Outlook/*"),
)
_EVERYWHERE = (
    ("folder", "Maildir"),
    ("folder", ".maildir"),
    ("folder", "Mail"),
    ("folder", ".mail"),
    ("folder", "$XDG_DATA_HOME/mail"),
)
_OTHERWISE = {"XDG_DATA_HOME": ".local/share", "XDG_CACHE_HOME": ".cache"}
"""What a variable stands for that is not set, below the home folder."""


def discover(
    home: Path | None = None,
    environ: Mapping[str, str] | None = None,
    platform: str = sys.platform,
    seconds: float = _SECONDS,
) -> tuple[Discovered, ...]:
    """The mailboxes in the usual places of `platform` (as `sys.platform` names it) that hold mail which can be read."""
    home = home or Path.home()
    environ = os.environ if environ is None else environ
    deadline = time.monotonic() + seconds
    own = {"win32": _WINDOWS, "darwin": _MACOS}.get(platform, _LINUX)
    found: dict[Path, Discovered] = {}
    for program, pattern in (*own, *_EVERYWHERE):
        for path in _places(pattern, home, environ):
            if time.monotonic() > deadline:
                return tuple(found.values())
            real = _real(path)
            if real in found:
                continue
            try:
                source = recognise(path)
            except (SourceError, OSError):
                continue
            found[real] = Discovered(source.kind, path, _NAMES[program], _size(path, deadline))
    return tuple(found.values())


def _places(pattern: str, home: Path, environ: Mapping[str, str]) -> Iterator[Path]:
    first, *rest = pattern.split("/")
    start = home / first
    if first.startswith("$"):
        value = environ.get(first[1:]) or _OTHERWISE.get(first[1:])
        if value is None:
            return
        start = home / value  # an absolute path stays what it is
    elif not first:
        start = Path("/")
    places = [start]
    for part in rest:
        if part.startswith("$"):
            value = environ.get(part[1:])
            places = [place / value for place in places] if value else []
        elif "*" in part:
            places = [below for place in places for below in _matching(place, part)]
        else:
            places = [place / part for place in places]
    yield from (place for place in places if _exists(place))


def _matching(directory: Path, pattern: str) -> list[Path]:
    try:
        return sorted(directory.glob(pattern))
    except OSError:
        return []


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        return False


def _real(path: Path) -> Path:
    try:
        return path.resolve()
    except OSError:
        return path


def _size(path: Path, deadline: float) -> int:
    """The bytes of a file, or of the files in a tree."""
    if path.is_file():
        return path.stat().st_size
    size = 0
    for directory, _, names in os.walk(path):
        for name in names:
            try:
                size += Path(directory, name).stat().st_size
            except OSError:
                continue
        if time.monotonic() > deadline:
            break
    return size
