"""Notices that mail came, changed, moved or went, while it happens; only ever looks.

A folder is watched with all that is below it. Where the system has no such watch (Linux), its folders are walked here
and watched one by one: the library that watches would hold Python, and so the window, for as long as it walks. A new
folder leads to a new walk. Of a mailbox that is one file it is the folder around it, since mail
programs put a new file in the old one's place. What is away (an unplugged disk) is looked for every few seconds, and
so is whether a watched folder is still the same one.
"""

from __future__ import annotations

import os
import sys
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
_Walked = dict[str, os.stat_result]
"""Every folder that is watched for itself, as it was just before it was listed."""

_NATIVE = sys.platform in {"darwin", "win32"}
"""Whether the system itself watches a folder with all below it, so that nobody needs to walk."""
_PORTION = 256
"""Folders handed over at once, while Python stands still. More portions would wake an idle computer more often."""
_MOST_PORTIONS = 8
"""Each takes one of the 128 watchers that a person may have on Linux."""
_TRIES = 5
"""How often the folders are walked again when one came or went before the watch stood."""


class Watching:
    """Watches the mailboxes at `paths`; what lies below `own` (the app's folder) tells of no mail."""

    def __init__(self, paths: Iterable[Path], own: Path, stop: threading.Event, pace: Pace = _PACE) -> None:
        self._paths = tuple(_real(path) for path in paths)
        self._own = _real(own)
        self._stop = stop
        self._pace = pace
        self._refused = False
        self._walked: _Walked = {}

    def reports(self) -> Generator[None, None, None]:
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
        self._walked = {}
        self._refused = True
        try:
            import watchfiles  # noqa: F401 - here, in the thread that needs it: it would cost the window's start
        except ImportError:  # a system that it was not built for
            return []
        self._refused = False
        beside = self._stand([list(map(str, flat))], recursive=False) if flat else []
        if _NATIVE:
            return beside + (self._stand([list(map(str, deep))], recursive=True) if deep else [])
        for _ in range(_TRIES):
            self._walked = self._walk(deep)
            names = list(self._walked)
            size = max(_PORTION, -(-len(names) // _MOST_PORTIONS))
            try:
                watches = self._stand([names[at : at + size] for at in range(0, len(names), size)], recursive=False)
            except FileNotFoundError:  # went while the others were walked
                continue
            if self._refused or not self._missed():
                return beside + watches
            for one in watches:
                one.close()
        self._refused = True
        return beside

    def _stand(self, portions: list[list[str]], *, recursive: bool) -> list[_Watch]:
        """A watch for each portion, standing. FileNotFoundError where a folder is none any more."""
        from watchfiles import watch

        watches: list[_Watch] = []
        step = max(10, int(self._pace.step * 1000) // max(1, len(portions)))  # they are asked one after the other
        for folders in portions:
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
            except FileNotFoundError:
                for each in watches:
                    each.close()
                raise
            except (OSError, RuntimeError, ValueError):
                self._refused = True
            else:
                watches.append(one)
        return watches

    def _walk(self, deep: _There) -> _Walked:
        """The folders of `deep` and all below them that may hold mail; links are followed, each folder once."""
        walked: _Walked = {}
        seen: set[tuple[int, int]] = set()
        waiting = [str(folder) for folder in deep]
        own = str(self._own)
        while waiting and not self._stop.is_set():
            folder = waiting.pop()
            if folder == own:
                continue
            try:
                status = Path(folder).stat()
                if (status.st_dev, status.st_ino) in seen:
                    continue
                below = _folders_in(folder)
            except OSError:  # went, or is not ours to read
                continue
            seen.add((status.st_dev, status.st_ino))
            walked[folder] = status
            waiting += below
        return walked

    def _missed(self) -> bool:
        """Whether a folder came into one of those walked after that was listed and before it was watched."""
        known = {(status.st_dev, status.st_ino) for status in self._walked.values()}
        own = str(self._own)
        for folder, before in self._walked.items():
            try:
                if Path(folder).stat().st_mtime_ns == before.st_mtime_ns:
                    continue
                found = [Path(each).stat() for each in _folders_in(folder) if os.access(each, os.R_OK) and each != own]
            except OSError:
                return True
            if any((each.st_dev, each.st_ino) not in known for each in found):
                return True
        return False

    def _other_folders(self, found: Iterable[str]) -> bool:
        """Whether what changed is a folder that came, went or was replaced among those walked."""
        for path in found:
            before = self._walked.get(path)
            if before is None:
                around, name = os.path.split(path)
                if around in self._walked and name not in _VERSION_CONTROL and Path(path).is_dir():
                    return True
                continue
            try:
                now = Path(path).stat()
            except OSError:
                return True
            if (now.st_dev, now.st_ino) != (before.st_dev, before.st_ino):
                return True
        return False

    def _changes(self, watches: list[_Watch], there: tuple[_There, _There]) -> Iterator[None]:
        """Yields when something changed; ends when a folder came or went, and is watched or no longer so."""
        pace = self._pace
        reported = looked = time.monotonic()
        pause = pace.pause
        changed = stale = False
        while not self._stop.is_set():
            try:
                found = [path for one in watches for _, path in next(one, ())]
            except (OSError, RuntimeError, ValueError):  # a name that is no text, or a watch that broke
                self._stop.wait(pace.look)
                return
            if not watches:
                self._stop.wait(pace.step)
            stale = stale or self._other_folders(found)
            changed = changed or stale or any(map(self.matters, found))
            now = time.monotonic()
            if now - looked >= pace.look or not self._known(found):
                looked = now
                if self._there() != there:
                    return
            if (changed and now - reported >= pause) or (self._refused and now - reported >= pace.unwatched):
                pause = min(2 * pause, pace.longest_pause) if now - reported < pause + 1 else pace.pause
                if stale:
                    return  # what begins anew reports
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


def _folders_in(folder: str) -> list[str]:
    """The folders in `folder` that may hold mail."""
    with os.scandir(folder) as entries:
        below = {entry.name: entry.path for entry in entries if entry.is_dir()}
    if "cur" in below:  # of a Maildir: see `_may_be_mail`
        below.pop("tmp", None)
    return [path for name, path in below.items() if name not in _VERSION_CONTROL]


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
