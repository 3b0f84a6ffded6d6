"""Outlook's .pst and .ost data files, read with libpff; each item is written as an RFC 822 message.

Outlook keeps such a file locked while it runs, and rewrites it in place: a changed file is listed anew, and only items
whose size or time of change is another are read again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

from oakensearch_gui import extras
from oakensearch_gui.mail.mapi import OBJECT, UNICODE, MapiAttachment, MapiMessage, Properties, is_mail, to_rfc822
from oakensearch_gui.mail.sources.files import file_folder, open_file
from oakensearch_gui.mail.sources.protocol import Entry, Folder, MessageGone, SourceError

_SIGNATURE = b"!BDN"
_DEEPEST = 64
_DEEPEST_MESSAGE = 8
_LARGEST = 200_000_000
"""Bytes of an attachment that are read."""
_FAULTS = (OSError, MemoryError, ValueError)
"""What libpff raises at damaged bytes: a size that is none fails as a want of memory."""
_KEYWORDS = "keywords"


class PstSource:
    """One data file with its tree of folders."""

    kind: ClassVar[str] = "outlook-pst"
    title: ClassVar[str] = "Outlook data file"
    append_only: ClassVar[bool] = False
    sequential: ClassVar[bool] = True

    def __init__(self, root: Path) -> None:
        self.root = root

    @classmethod
    def recognises(cls, path: Path) -> bool:
        """A file that begins as data files of Outlook do."""
        if not path.is_file():
            return False
        try:
            with path.open("rb") as file:
                return file.read(4) == _SIGNATURE
        except OSError:
            return False

    def folders(self) -> Iterator[Folder]:
        """Every folder that has items. Raises SourceError when the file cannot be read, or libpff is not there."""
        stamp = file_folder("", self.root).stamp
        for parts, folder in self._walk():
            if _count(folder) != 0:
                # The first name is that of the whole tree: "Top of Outlook data file".
                yield Folder("/".join(parts[1:]), self.root.joinpath(*parts), stamp)

    def entries(self, folder: Folder, start: int = 0) -> Iterator[Entry]:
        """The mail and the appointments of a folder; contacts, notes and settings are none."""
        del start
        opened = self._folder(folder.path)
        count = _count(opened)
        if count is None:
            raise SourceError(f"The folder “{folder.name}” in {self.root} is damaged and was left out.")
        for index in range(count):
            try:
                item = opened.get_sub_message(index)
                own = Properties(_values(item))
                key = str(item.identifier)
            except _FAULTS:
                continue  # a damaged item costs itself
            if is_mail(own):
                yield Entry(
                    key=key,
                    name=f"{key}@{index}",
                    stamp=f"{own.time(0x3008) or 0}:{own.integer(0x0E08) or 0}",
                    received=own.time(0x0E06, 0x0039),
                )

    def read(self, folder_path: Path, name: str, offset: int = 0, length: int = -1) -> bytes:
        """The item of that identifier."""
        del offset, length
        key, _, index = name.partition("@")
        folder = self._folder(folder_path)
        try:
            item = self._item(folder, key, int(index or 0))
            return to_rfc822(_message(item))
        except _FAULTS as error:
            raise SourceError(f"An item of {folder_path} is damaged and was left out.") from error

    @cached_property
    def _file(self) -> Any:
        pypff = _library()
        open_file(self.root).close()  # says in plain words what libpff would say in its own
        try:
            return pypff.open(str(self.root))
        except _FAULTS as error:
            raise SourceError(
                f"{self.root} is damaged, or Outlook has it open. Close Outlook and try again."
            ) from error

    def _walk(self) -> Iterator[tuple[tuple[str, ...], Any]]:
        """The names from the top down to each folder, and the folder; None for one that is damaged."""
        try:
            waiting: list[tuple[tuple[str, ...], Any]] = [((), self._file.get_root_folder())]
        except _FAULTS as error:
            raise SourceError(f"{self.root} is damaged: its folders cannot be read.") from error
        while waiting:
            parts, folder = waiting.pop()
            yield parts, folder
            if len(parts) < _DEEPEST:
                waiting += [((*parts, name), below) for name, below in reversed(list(_sub_folders(folder)))]

    @cached_property
    def _by_path(self) -> dict[Path, Any]:
        return {self.root.joinpath(*parts): folder for parts, folder in self._walk()}

    def _folder(self, path: Path) -> Any:
        try:
            return self._by_path[path]
        except KeyError:
            raise MessageGone(f"There is no folder {path.name} any more in {self.root}.") from None

    def _item(self, folder: Any, key: str, index: int) -> Any:
        count = _count(folder) or 0
        for number in (index, *range(count)):
            if number < count:
                item = folder.get_sub_message(number)
                if str(item.identifier) == key:
                    return item
        raise MessageGone(f"The message is no longer in {self.root}.")


def _library() -> ModuleType:
    """The module of libpff. Raises SourceError, saying what to install, where it is not there."""
    try:
        import pypff  # type: ignore[import-not-found, import-untyped, unused-ignore]
    except ImportError as error:
        raise SourceError(f"Outlook data files need one more package. {extras.advice(extras.OUTLOOK)}") from error
    module: ModuleType = pypff
    return module


def _count(folder: Any) -> int | None:
    """How many items a folder has; None when that cannot be told, and neither what they are."""
    try:
        return None if folder is None else int(folder.number_of_sub_messages)
    except _FAULTS:
        return None


def _sub_folders(folder: Any) -> Iterator[tuple[str, Any]]:
    try:
        count = 0 if folder is None else folder.number_of_sub_folders
    except _FAULTS:
        yield "Damaged folders", None
        return
    for number in range(count):
        try:
            below = folder.get_sub_folder(number)
            yield _name(below), below
        except _FAULTS:
            yield f"Damaged folder {number + 1}", None


def _name(folder: Any) -> str:
    """A folder's name, fit to be a part of a path."""
    name = (folder.name or "").replace("/", "∕").replace("\\", "∖").strip()
    return name if name.strip(".") else f"Folder {folder.identifier}"


def _message(item: Any, depth: int = 0) -> MapiMessage:
    own = Properties(_values(item))
    recipients = getattr(item, "recipients", None)
    rows = [_entries(row) for row in recipients.record_sets] if recipients is not None else []
    count = getattr(item, "number_of_attachments", 0)
    attachments = [_attachment(item.get_attachment(number), own.charset, depth) for number in range(count)]
    return MapiMessage(own, [Properties(row, own.charset) for row in rows], attachments, tuple(_categories(item)))


def _attachment(attachment: Any, charset: str, depth: int) -> MapiAttachment:
    values = _values(attachment)
    if attachment.number_of_sub_items and depth < _DEEPEST_MESSAGE:
        return MapiAttachment(Properties(values, charset), b"", _message(attachment.get_sub_item(0), depth + 1))
    try:
        content = attachment.read_buffer(min(attachment.size or 0, _LARGEST)) if attachment.size else b""
    except _FAULTS:
        content = b""  # its name can still be found
    return MapiAttachment(Properties(values, charset), content)


def _values(item: Any) -> dict[int, tuple[int, bytes]]:
    return _entries(item.get_record_set(0)) if item.number_of_record_sets else {}


def _entries(record_set: Any) -> dict[int, tuple[int, bytes]]:
    values: dict[int, tuple[int, bytes]] = {}
    for entry in record_set.entries:
        if entry.entry_type is not None and entry.value_type not in {None, OBJECT}:
            values.setdefault(entry.entry_type, (entry.value_type, entry.data or b""))
    return values


def _categories(item: Any) -> Iterator[str]:
    """The values of the named property Keywords: a count, as many offsets, and the texts."""
    if not item.number_of_record_sets:
        return
    for entry in item.get_record_set(0).entries:
        named = entry.name_to_id_map_entry if entry.value_type == UNICODE | 0x1000 else None
        if (getattr(named, "name", None) or "").casefold() != _KEYWORDS:
            continue
        data: bytes = entry.data or b""
        count = int.from_bytes(data[:4], "little")
        offsets = [int.from_bytes(data[at : at + 4], "little") for at in range(4, min(4 + 4 * count, len(data) - 3), 4)]
        for begin, end in zip(offsets, [*offsets[1:], len(data)], strict=True):
            yield data[begin:end].decode("utf-16-le", "replace").rstrip("\0")
