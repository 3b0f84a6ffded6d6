"""Notices that mail came, changed, moved or went, while it happens; only ever looks.

A folder is watched with all that is below it. Of a mailbox that is one file it is the folder around it, since mail
programs put a new file in the old one's place. What is away (an unplugged disk) is looked for every few seconds, and
so is whether a watched folder is still the same one.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# Beside the mail, and written by mail programs, servers and editors when nothing came: their own indexes and locks.
_OTHER_SUFFIXES = (
    ".lock", ".msf", ".dat", ".json", ".jsonlz4", ".js", ".ini", ".html", ".log", ".sqlite", ".sqlite-wal",
    ".sqlite-shm", ".sqlite-journal", ".db-wal", ".db-shm", ".db-journal", ".plist", ".xml", ".cmeta", ".ev-summary",
    ".ev-summary-meta", ".ibex.index", ".ibex.index.data", ".index", ".index.ids", ".index.sorted", ".part", ".swp",
    "~", ".parentlock", "-wal", "-shm",
)  # fmt: skip
_OTHER_PREFIXES = ("dovecot", "subscriptions", ".nfs", ".#", ".~lock", ".goutputstream", "courierimap", "maildirsize",
                   "Envelope Index", ".mbsyncstate", ".isyncuidmap", ".uidvalidity", ".DS_Store")  # fmt: skip
_VERSION_CONTROL = frozenset({".git", ".hg", ".svn", ".notmuch", ".mozmsgs"})


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds: a burst of changes ends after `step` without one; `look` between looks for what is away.

    Two reports are `pause` apart at least; while changes never cease (a large synchronisation) that doubles up to
    `longest_pause`. Where the system refuses to watch, a report comes every `unwatched`.
    """

    step: float = 0.25
    look: float = 5.0
    pause: float = 2.0
    longest_pause: float = 5.0
    unwatched: float = 60.0


_PACE = Pace()
_Watch = Generator[set[tuple[Any, str]], None, None]
"""What changed since the last time: how, and the path."""
_There = dict[Path, tuple[int, int]]
"""Folders that are there, by device and inode: another disk in the same place is another folder."""


class Watching:
    """Watches the mailboxes at `paths`; what lies below `own` (the app's folder) tells of no mail."""

    def __init__(self, paths: Iterable[Path], own: Path, stop: threading.Event, pace: Pace = _PACE) -> None:
        self._paths = tuple(_real(path) for path in paths)
        self._own = _real(own)
        self._stop = stop
        self._pace = pace
        self._refused = False

    def reports(self) -> Iterator[None]:
        """Yields when the mailboxes are to be looked at, until `stop` is set; blocks in between.

        The first time comes as soon as they are watched: what came before that was seen by nobody.
        """
        while not self._stop.is_set():
            deep, flat = self._there()
            watches = self._begin(deep, flat)
            if self._stop.is_set():
                return
            yield
            yield from self._changes(watches, (deep, flat))
            for one in watches:
                one.close()

    def _there(self) -> tuple[_There, _There]:
        """The folders to watch with what is below them, and those of which only single entries matter."""
        deep: _There = {}
        flat: _There = {}
        for path in self._paths:
            into, folder = (deep, path) if path.is_dir() else (flat, path.parent)
            try:
                status = folder.stat()
            except OSError:
                continue
            into[folder] = (status.st_dev, status.st_ino)
        return deep, flat

    def _begin(self, deep: _There, flat: _There) -> list[_Watch]:
        """The watches, standing. `_refused` says whether the system refused one (too many folders, no permission)."""
        self._refused = True
        try:
            from watchfiles import watch  # here, in the thread that needs it: it would cost the window's start
        except ImportError:  # a system that it was not built for
            return []
        self._refused = False
        watches: list[_Watch] = []
        step = int(self._pace.step * 1000)
        for folders, recursive in ((deep, True), (flat, False)):
            if not folders:
                continue
            # No filter here: with one, changes that do not matter would keep this from ever coming back.
            one = watch(
                *folders,
                watch_filter=None,
                debounce=max(step, int(self._pace.pause * 1000)),
                step=step,
                rust_timeout=step,
                yield_on_timeout=True,
                stop_event=self._stop,
                raise_interrupt=False,
                recursive=recursive,
                ignore_permission_denied=True,
            )
            try:
                next(one, None)
            except (OSError, RuntimeError, ValueError):
                self._refused = True
            else:
                watches.append(one)
        return watches

    def _changes(self, watches: list[_Watch], there: tuple[_There, _There]) -> Iterator[None]:
        """Yields when something changed; ends when a folder came or went, and is watched or no longer so."""
        pace = self._pace
        reported = looked = time.monotonic()
        pause = pace.pause
        changed = False
        while not self._stop.is_set():
            try:
                found = [path for one in watches for _, path in next(one, ())]
            except (OSError, RuntimeError, ValueError):  # a name that is no text, or a watch that broke
                self._stop.wait(pace.look)
                return
            if not watches:
                self._stop.wait(pace.step)
            changed = changed or any(map(self.matters, found))
            now = time.monotonic()
            if now - looked >= pace.look or not self._known(found):
                looked = now
                if self._there() != there:
                    return
            if (changed and now - reported >= pause) or (self._refused and now - reported >= pace.unwatched):
                pause = min(2 * pause, pace.longest_pause) if now - reported < pause + 1 else pace.pause
                reported, changed = now, False
                yield

    def _known(self, found: list[str]) -> bool:
        """Whether none of the mailboxes themselves is among what changed."""
        return all(Path(path) not in self._paths for path in found)

    def matters(self, path: str) -> bool:
        """Whether a change of the file or folder at `path` may be one of mail."""
        changed = Path(path)
        if changed.is_relative_to(self._own):
            return False
        for root in self._paths:
            if changed == root:
                return True
            if changed.is_relative_to(root) and _may_be_mail(root, changed.relative_to(root).parts):
                return True
        return False


def _may_be_mail(root: Path, parts: tuple[str, ...]) -> bool:
    name = parts[-1]
    if name.endswith(_OTHER_SUFFIXES) or name.startswith(_OTHER_PREFIXES) or not _VERSION_CONTROL.isdisjoint(parts):
        return False
    if "tmp" in parts:  # of a Maildir: what is being written there is not mail yet
        return not root.joinpath(*parts[: parts.index("tmp")], "cur").is_dir()
    return True


def _real(path: Path) -> Path:
    """The path as the system reports it, links followed."""
    try:
        return path.resolve()
    except (OSError, RuntimeError):
        return path
