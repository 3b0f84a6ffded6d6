"""Thunderbird (and Netscape, SeaMonkey, Icedove): profiles with the mailboxes in their ``Mail`` and ``ImapMail`` trees.

``Inbox.msf`` marks the folder Inbox, an mbox file or (the other store) a Maildir directory; what is below it lies in
``Inbox.sbd``. Read state and tags stand in each message's X-Mozilla fields, which are written over in place; a message
with the expunged bit is thrown away though its bytes are still there until the file is compacted. So a changed mbox
is scanned from its beginning, and only what was added or moved is read again.
"""

from __future__ import annotations

import configparser
import json
import os
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import ClassVar

from oakensearch_gui.mail.marks import MOZILLA_TAGS, labels_of_keys
from oakensearch_gui.mail.sources.files import file_folder, is_directory, list_directory, open_file
from oakensearch_gui.mail.sources.maildir import MaildirSource, is_fresh, maildir_folder
from oakensearch_gui.mail.sources.mbox_file import (
    Mozilla,
    is_mbox,
    is_mozilla_mbox,
    mbox_spans,
    read_mbox,
    read_mozilla,
)
from oakensearch_gui.mail.sources.names import decode_utf7
from oakensearch_gui.mail.sources.protocol import Entry, Folder, SourceError

_TREES = ("Mail", "ImapMail")
_DEEPEST = 32
_PEEK = 16384
_TAG = re.compile(r'^user_pref\("mailnews\.tags\.(.+?)\.tag",\s*("(?:[^"\\]|\\.)*")\);', re.MULTILINE)
_NOT_A_MAILBOX = frozenset((".msf", ".dat", ".json", ".html", ".db", ".sqlite", ".log", ".lock", ".txt", ".mozmsgs"))


class ThunderbirdSource:
    """The folder of all profiles, one profile, a tree or a folder in it, or one mbox file with X-Mozilla fields."""

    kind: ClassVar[str] = "thunderbird"
    title: ClassVar[str] = "Thunderbird mail"
    append_only: ClassVar[bool] = False
    sequential: ClassVar[bool] = False

    def __init__(self, root: Path) -> None:
        self.root = root

    @classmethod
    def recognises(cls, path: Path) -> bool:
        """profiles.ini, prefs.js beside a mail tree, a folder named as Thunderbird names its trees, or .msf files."""
        if path.is_file():
            return is_mozilla_mbox(path)
        if any(_holds_folders(account) for account, _ in _accounts(path)):
            return True
        return bool(_profiles(path))

    def folders(self) -> Iterator[Folder]:
        """Every folder that has messages on this machine, by account when there are several."""
        if self.root.is_file():
            yield file_folder("", self.root)
            return
        list_directory(self.root)
        accounts = [(account, name, list(_folders(account))) for account, name in _accounts(self.root)]
        accounts = [account for account in accounts if account[2]]
        for _, account_name, found in accounts:
            for name, path in found:
                full_name = f"{account_name}/{name}" if len(accounts) > 1 else name
                yield _store_folder(full_name, path) if path.is_dir() else file_folder(full_name, path)

    def entries(self, folder: Folder, start: int = 0) -> Iterator[Entry]:
        """The messages that were not thrown away, with the names of their tags."""
        del start
        if folder.path.is_dir():
            yield from self._maildir_entries(folder)
            return
        for span in mbox_spans(folder.path):
            if not span.mozilla.expunged:
                yield self._marked(span.entry(), span.mozilla)

    def read(self, folder_path: Path, name: str, offset: int, length: int) -> bytes:
        """The bytes of a message of either store."""
        if name:
            return MaildirSource(folder_path).read(folder_path, name)
        return read_mbox(folder_path, offset, length)

    def _maildir_entries(self, folder: Folder) -> Iterator[Entry]:
        for entry in MaildirSource(folder.path).entries(folder):
            try:
                with open_file(folder.path / entry.name) as file:
                    mozilla = read_mozilla(file.read(_PEEK))
            except SourceError:
                continue  # gone since it was listed
            if not mozilla.expunged:
                yield self._marked(entry, mozilla)

    def _marked(self, entry: Entry, mozilla: Mozilla) -> Entry:
        # All of them are written over in place: what they say now counts, also where the bytes seem to be the same.
        return replace(entry, flags=mozilla.flags or entry.flags, labels=self._labels(mozilla.keys))

    def _labels(self, keys: str) -> tuple[str, ...] | None:
        return labels_of_keys(keys, self._tag_names) if keys.strip() else None

    @cached_property
    def _tag_names(self) -> dict[str, str]:
        names = dict(MOZILLA_TAGS)
        for profile in (*_profiles(self.root), self.root, *self.root.parents[:_DEEPEST]):
            try:
                text = (profile / "prefs.js").read_text(encoding="utf-8", errors="replace")
            except OSError:
                continue
            for key, quoted in _TAG.findall(text):
                names[key.lower()] = _unquoted(quoted)
        return names


def _unquoted(text: str) -> str:
    try:
        return str(json.loads(text))
    except ValueError:
        return text[1:-1]


def _profiles(root: Path) -> list[Path]:
    """The profiles that profiles.ini names; `root` itself if it is one."""
    if (root / "prefs.js").is_file() and any((root / tree).is_dir() for tree in _TREES):
        return [root]
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    try:
        parser.read_string((root / "profiles.ini").read_text(encoding="utf-8-sig", errors="replace"))
    except (OSError, configparser.Error):
        return []
    profiles = []
    for section in parser.sections():
        path = parser.get(section, "Path", fallback="")
        if section.lower().startswith("profile") and path:
            relative = parser.get(section, "IsRelative", fallback="1") == "1"
            profiles.append(root / path if relative else Path(path))
    return [profile for profile in profiles if any((profile / tree).is_dir() for tree in _TREES)]


def _accounts(root: Path) -> Iterator[tuple[Path, str]]:
    """The directories that hold one account's folders, and what they are called."""
    profiles = _profiles(root)
    for profile in profiles:
        for tree in _TREES:
            for account in _sub_directories(profile / tree):
                yield account, account.name if len(profiles) == 1 else f"{profile.name}/{account.name}"
    if profiles:
        return
    if _holds_folders(root):
        yield root, root.name
        return
    trees = [root / tree for tree in _TREES if (root / tree).is_dir()] or [root]
    for directory in trees:
        for account in _sub_directories(directory):
            if _holds_folders(account):
                yield account, account.name


def _holds_folders(directory: Path) -> bool:
    """Whether a directory has a summary file beside a mailbox or beside the sub-folders of one."""
    try:
        names = {entry.name for entry in list_directory(directory)}
    except SourceError:
        return False
    return any(name.endswith(".msf") and not names.isdisjoint((name[:-4], name[:-4] + ".sbd")) for name in names)


def _folders(directory: Path, prefix: str = "", depth: int = 0) -> Iterator[tuple[str, Path]]:
    """The name and the mbox file or Maildir of each folder in the directory and below, parents first."""
    try:
        entries = {entry.name: entry for entry in list_directory(directory)}
    except SourceError:
        return
    for name, entry in entries.items():
        path = Path(entry.path)
        if is_directory(entry):
            if name.endswith(".sbd") and depth < _DEEPEST:
                yield from _folders(path, f"{prefix}{decode_utf7(name[:-4])}/", depth + 1)
            elif (path / "cur").is_dir():
                yield prefix + decode_utf7(name), path
        elif f"{name}.msf" in entries or (path.suffix.lower() not in _NOT_A_MAILBOX and is_mbox(path)):
            yield prefix + decode_utf7(name), path


def _store_folder(name: str, path: Path) -> Folder:
    """A folder of the Maildir store: flags are written over in its files, which no directory's time tells."""
    folder = maildir_folder(name, path)
    newest = 0
    for where in ("cur", "new"):
        with suppress(OSError), os.scandir(path / where) as entries:
            newest = max((newest, *(entry.stat().st_mtime_ns for entry in entries)))
    return replace(folder, stamp=f"{folder.stamp}:{newest}" if folder.stamp and not is_fresh(newest) else "")


def _sub_directories(directory: Path) -> list[Path]:
    try:
        return [Path(entry.path) for entry in list_directory(directory) if is_directory(entry)]
    except SourceError:
        return []
