"""Backups: one file with the library and the settings, and the way back.

The file is a zip of `raw.db`, `settings.json` and `backup.json`, which says what it is. Neither the mail itself is in
it, which lies where it was, nor the index, which is made again, nor any password or key: those are in the system's
keyring and never in a file of ours.
"""

from __future__ import annotations

import hashlib
import json
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import apsw

from oakensearch_gui import __version__
from oakensearch_gui.library.copies import CopyDamaged, check_database, copy_database, fill_database
from oakensearch_gui.library.database import DatabaseError, connect, explain, first, scalar
from oakensearch_gui.library.library import SCHEMA, Library, LibraryError
from oakensearch_gui.library.lock import indexing_lock
from oakensearch_gui.library.marks import MarksReturned, read_marks, return_marks
from oakensearch_gui.paths import Home
from oakensearch_gui.settings import SETTINGS, Settings

_FORMAT = "oakensearch-backup-1"
_DATABASE, _SETTINGS, _ABOUT = "raw.db", "settings.json", "backup.json"
_BLOCK = 1 << 20


class BackupError(LibraryError):
    """A backup cannot be made or restored; the text says why and what to do, in plain words."""


@dataclass(frozen=True, slots=True)
class Backup:
    """What a backup holds. `library` tells libraries apart, `change` counts what happened to this one.

    `schema` is the version of raw.db, `digest` its SHA-256, `made` seconds since 1970.
    """

    program: str
    made: int
    schema: int
    library: str
    change: int
    messages: int
    sources: int
    digest: str


class Here(Enum):
    """What a backup would take the place of."""

    NOTHING = "nothing"
    SAME = "the same library, in the backup's state or an older one"
    NEWER = "the same library, with more in it"
    OTHER = "another library"
    DAMAGED = "a library that cannot be read"


@dataclass(frozen=True, slots=True)
class Offer:
    """What a file could bring back, before anything is done.

    `made` is in seconds since 1970; `marks` tells a safe copy, which holds no messages. `messages_here` counts those
    of the library that is there now.
    """

    made: int
    messages: int
    sources: int
    here: Here
    messages_here: int
    marks: bool


@dataclass(frozen=True, slots=True)
class Restored:
    """What was restored; `kept` is the backup of what was here before, None if there was nothing."""

    backup: Backup
    kept: Path | None


# ---- making


def back_up(home: Home, target: Path) -> Backup:
    """Save the library and the settings of `home` to `target`; an earlier backup there is replaced, nothing else.

    The backup is read again and compared before it takes the place of an earlier one. Raises BackupError.
    """
    if not home.raw_db.exists():
        raise BackupError("There is no library to back up yet.")
    if target.is_dir() or (target.exists() and not _is_backup(target)):
        raise BackupError(f"{target} is there already and is no backup of OakenSearch. Choose another name.")
    fresh = target.with_name(f"{target.name}.part")
    with _told(target), tempfile.TemporaryDirectory(prefix=".oakensearch-", dir=target.absolute().parent) as folder:
        copy = Path(folder) / _DATABASE
        library = Library.open(home)
        try:
            copy_database(library.connection, copy)
        finally:
            library.close()
        backup = _describe(copy)
        settings = Path(folder) / _SETTINGS
        _without_secrets(Settings.load(home.settings_file)).save(settings)
        try:
            with zipfile.ZipFile(fresh, "w", zipfile.ZIP_DEFLATED, compresslevel=3) as archive:
                archive.writestr(_ABOUT, json.dumps({"format": _FORMAT, **asdict(backup)}, indent=2))
                archive.write(settings, _SETTINGS)
                archive.write(copy, _DATABASE)
            with zipfile.ZipFile(fresh) as archive, archive.open(_DATABASE) as inside:
                if _digest(inside) != backup.digest:
                    raise BackupError(f"{target} could not be written: what was read back differs.")
            fresh.replace(target)
        finally:
            fresh.unlink(missing_ok=True)
    return backup


def _describe(copy: Path) -> Backup:
    connection = apsw.Connection(str(copy))
    try:
        library, change = first(connection, "SELECT library, change FROM state") or ("", 0)
        with copy.open("rb") as content:
            digest = _digest(content)
        return Backup(
            program=__version__,
            made=int(datetime.now(UTC).timestamp()),
            schema=int(connection.pragma("user_version")),
            library=library,
            change=change,
            messages=scalar(connection, "SELECT count(*) FROM messages"),
            sources=scalar(connection, "SELECT count(*) FROM sources"),
            digest=digest,
        )
    finally:
        connection.close()


def _without_secrets(settings: Settings) -> Settings:
    """The settings, with the name and password that an address may hold left out of it."""
    for setting in SETTINGS:
        value = settings.get(setting.name)
        if isinstance(value, str) and "://" in value and "@" in value:
            parts = urlsplit(value)
            settings.set(setting.name, urlunsplit(parts._replace(netloc=parts.netloc.rpartition("@")[2])))
    return settings


# ---- restoring


def look_at(home: Home, source: Path) -> Offer:
    """What the backup or the safe copy in `source` would bring back, and what it meets. Raises BackupError."""
    marks = read_marks(source)
    if marks is not None:
        here, messages = _standing(home, None)
        return Offer(int(marks.get("made", 0)), 0, len(marks["sources"]), here, messages, marks=True)
    with _told(source), _open(source) as archive:
        backup = _read_about(archive, source)
        here, messages = _standing(home, backup)
        return Offer(backup.made, backup.messages, backup.sources, here, messages, marks=False)


def restore(home: Home, source: Path, *, force: bool = False) -> Restored:
    """Bring the library and the settings of a backup back into `home`; the index follows at the next indexing.

    What is here before is kept as a backup beside it. A library that knows more than the backup, or is another one,
    is replaced only with `force`. Raises BackupError; nothing has then changed.
    """
    home.create()
    with (
        _told(source),
        _open(source) as archive,
        indexing_lock(home, _refuse_to_wait),
        tempfile.TemporaryDirectory(prefix=".restore-", dir=home.root) as folder,
    ):
        backup = _read_about(archive, source)
        copy, settings = Path(folder) / _DATABASE, Path(folder) / _SETTINGS
        _extract(archive, _DATABASE, copy)
        _extract(archive, _SETTINGS, settings)
        _verify(copy, backup, source)
        kept = _keep(home, backup, force=force)
        _replace(home, copy)
        Settings.load(settings).save(home.settings_file)
        library = Library.open(home)  # brings an older backup's tables up to date
        try:
            if library.count() != backup.messages:
                raise BackupError(f"{home.raw_db} does not hold what the backup holds.")
        finally:
            library.close()
    return Restored(backup, kept)


def restore_marks(home: Home, held: dict[str, Any]) -> tuple[MarksReturned, Path | None]:
    """Bring back what a safe copy holds: its mailboxes are read anew, and their messages get their marks back.

    A damaged library is set aside and its new place told; one that is sound stays and gets the marks. Raises
    BackupError, LibraryError or DatabaseError.
    """
    home.create()
    with _told(home.raw_db), indexing_lock(home, _refuse_to_wait):
        kept = None
        try:
            library = Library.open(home)
            try:
                check_database(library.connection)
            except (apsw.Error, CopyDamaged):
                library.close()
                raise
        except (LibraryError, apsw.Error, CopyDamaged) as error:
            if not isinstance(_root_of(error), (apsw.NotADBError, apsw.CorruptError, CopyDamaged)):
                raise
            kept = _set_aside(home)
            library = Library.open(home)
        try:
            return return_marks(library, held), kept
        finally:
            library.close()


@contextmanager
def _open(source: Path) -> Iterator[zipfile.ZipFile]:
    try:
        archive = zipfile.ZipFile(source)
    except FileNotFoundError:
        raise BackupError(f"There is no file {source}.") from None
    except (zipfile.BadZipFile, IsADirectoryError):
        raise BackupError(f"{source} is no backup of OakenSearch.") from None
    with archive:
        yield archive


def _read_about(archive: zipfile.ZipFile, source: Path) -> Backup:
    try:
        about: dict[str, Any] = json.loads(archive.read(_ABOUT))
        if about.pop("format") != _FORMAT:
            raise KeyError(_FORMAT)
        backup = Backup(**{name: kind(about[name]) for name, kind in _KINDS.items()})
    except (KeyError, ValueError, TypeError, AttributeError, zipfile.BadZipFile):
        raise BackupError(f"{source} is no backup of OakenSearch.") from None
    if backup.schema > SCHEMA.version:
        raise BackupError(f"{source} was made by a newer OakenSearch ({backup.program}). Install that one first.")
    return backup


_KINDS: dict[str, type] = {
    "program": str, "made": int, "schema": int, "library": str, "change": int, "messages": int, "sources": int,
    "digest": str,
}  # fmt: skip


def _extract(archive: zipfile.ZipFile, name: str, target: Path) -> None:
    with archive.open(name) as inside, target.open("wb") as outside:
        while block := inside.read(_BLOCK):
            outside.write(block)


def _verify(copy: Path, backup: Backup, source: Path) -> None:
    with copy.open("rb") as content:
        sound = _digest(content) == backup.digest
    if sound:
        connection = apsw.Connection(str(copy))
        try:
            check_database(connection)
            sound = scalar(connection, "SELECT count(*) FROM messages") == backup.messages
        finally:
            connection.close()
    if not sound:
        raise BackupError(f"{source} is damaged. Nothing was restored.")


def _keep(home: Home, backup: Backup, *, force: bool) -> Path | None:
    """Save what is here; refuses, without `force`, when that is more than the backup holds."""
    here, messages = _standing(home, backup)
    if here is Here.NOTHING:
        return None
    if here is Here.DAMAGED:
        return _set_aside(home)
    if not force and here in (Here.NEWER, Here.OTHER):
        what = "is newer than the backup" if here is Here.NEWER else "is another one than that of the backup"
        raise BackupError(
            f"The library in {home.root} {what} ({messages} messages here, {backup.messages} in the backup). "
            "With --force it is replaced; a copy is kept."
        )
    kept = _free_name(home, "before-restore", ".zip")
    back_up(home, kept)
    return kept


def _standing(home: Home, backup: Backup | None) -> tuple[Here, int]:
    """What is here, compared with `backup`, and how many messages it has. Without messages it is never too much."""
    if not home.raw_db.exists():
        return Here.NOTHING, 0
    try:
        library = Library.open(home)
    except Exception as error:
        if not isinstance(_root_of(error), (apsw.NotADBError, apsw.CorruptError)):
            raise
        return Here.DAMAGED, 0
    try:
        token, change = first(library.connection, "SELECT library, change FROM state") or ("", 0)
        messages = library.count()
    finally:
        library.close()
    if not messages or backup is None:
        return Here.SAME, messages
    if token != backup.library:
        return Here.OTHER, messages
    return (Here.NEWER if change > backup.change else Here.SAME), messages


def _set_aside(home: Home) -> Path:
    """Move a damaged raw.db away with what SQLite keeps beside it, which must not join another file."""
    damaged = _free_name(home, "damaged-raw", ".db")
    for suffix in ("-wal", "-shm", ""):
        beside = Path(f"{home.raw_db}{suffix}")
        if beside.exists():
            beside.replace(f"{damaged}{suffix}")
    return damaged


def _root_of(error: BaseException) -> BaseException:
    while error.__cause__ is not None:
        error = error.__cause__
    return error


def _free_name(home: Home, stem: str, suffix: str) -> Path:
    number = 1
    while (path := home.root / f"{stem}-{number}{suffix}").exists():
        number += 1
    return path


def _replace(home: Home, copy: Path) -> None:
    """Through SQLite, so that a window that has the library open sees the restored one from then on."""
    source = apsw.Connection(str(copy))
    try:
        target = connect(home.raw_db, SCHEMA)
        try:
            fill_database(target, source)
        finally:
            target.close()
    finally:
        source.close()


def _refuse_to_wait() -> None:
    raise BackupError("Mail is being read right now. Close OakenSearch, or let it finish, and try again.")


# ---- both


def _is_backup(path: Path) -> bool:
    try:
        with zipfile.ZipFile(path) as archive:
            return bool(json.loads(archive.read(_ABOUT)).get("format") == _FORMAT)
    except (OSError, ValueError, KeyError, AttributeError, zipfile.BadZipFile):
        return False


def _digest(content: Any) -> str:
    found = hashlib.sha256()
    while block := content.read(_BLOCK):
        found.update(block)
    return found.hexdigest()


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Errors of the system and of SQLite become sentences."""
    try:
        yield
    except apsw.Error as error:
        raise BackupError(explain(error, path)) from error
    except CopyDamaged as error:
        raise BackupError(f"The library does not pass SQLite's check ({error}).") from error
    except DatabaseError as error:
        raise BackupError(str(error)) from error
    except zipfile.BadZipFile as error:
        raise BackupError(f"{path} is damaged. Nothing was restored.") from error
    except OSError as error:
        raise BackupError(f"{path} could not be read or written: {error.strerror or error}.") from error
