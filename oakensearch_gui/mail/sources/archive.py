"""Archives that hold mail, read without being unpacked: .zip, .tar, .tgz, and a single mbox as .gz.

A member is a message (.eml, .emlx, .msg) or an mbox, told by its first bytes. A zip's directory leads to each member; a
.tgz has none and is inflated once to list it (at some 200 MB a second), and up to a message to read that message, see
`inflating`. What was listed is kept for the two archives used last.
"""

from __future__ import annotations

import tarfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import ClassVar

from oakensearch_gui.mail.dates import parse_date
from oakensearch_gui.mail.sources.apple_mail import AppleMailSource
from oakensearch_gui.mail.sources.eml import EmlSource
from oakensearch_gui.mail.sources.files import file_folder, open_file
from oakensearch_gui.mail.sources.inflating import DEFLATE, GZIP, Inflated, Reader, Stored
from oakensearch_gui.mail.sources.loose import LooseFiles
from oakensearch_gui.mail.sources.mbox_file import as_sent, looks_like_mbox, split
from oakensearch_gui.mail.sources.outlook_msg import OutlookMsgSource
from oakensearch_gui.mail.sources.protocol import Entry, Folder, MessageGone, SourceError

LOOSE: tuple[type[LooseFiles], ...] = (EmlSource, AppleMailSource, OutlookMsgSource)
"""The formats of single messages that are read in archives."""
_PEEK = 4096
_LARGEST_MESSAGE = 200_000_000
"""Bytes of a single message in an archive; a larger one is a bomb or no message."""
_SUFFIXES = (".zip", ".tar", ".tgz", ".tar.gz", ".gz")
_MEMBERS_LOOKED_AT = 200
_BYTES_LOOKED_AT = 64_000_000
"""Of a tar, to tell whether it holds any mail at all."""
_STARTS_LOOKED_AT = 500
"""Of a zip, for the same: members whose names tell nothing."""
_OTHER_SUFFIXES = frozenset(
    ".html .htm .json .csv .ics .vcf .jpg .jpeg .png .gif .svg .mp3 .mp4 .pdf .js .css .xml .py .pyc .class .so .dll"
    " .exe .docx .xlsx .pptx .txt.gz".split()
)
_ENCRYPTED = 0x1
"""Bit of a zip member's flags."""


@dataclass(frozen=True, slots=True)
class Member:
    """A file in an archive: its path there, its size when unpacked, where its bytes are, and its first bytes.

    `stamp` changes when its content does. `start` is an offset in the inflated stream (tar, gz) or of the local
    header in the file (zip), where `stored` bytes are packed in the way that `method` says.
    """

    name: str
    size: int
    start: int
    stamp: str
    head: bytes
    time: int | None = None
    stored: int = 0
    method: int = 0

    @property
    def is_message(self) -> bool:
        """Whether its name is that of a single message."""
        name = self.name.rpartition("/")[2]
        return any(source.is_one(name) for source in LOOSE)

    @property
    def is_mbox(self) -> bool:
        """Whether it is an mbox."""
        return not self.is_message and looks_like_mbox(self.head)


class Archive:
    """One archive file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        name = path.name.lower()
        self._is_zip = name.endswith(".zip")
        self._is_single = name.endswith(".gz") and not name.endswith(".tar.gz")
        self._stream = Stored(path) if name.endswith((".tar", ".zip")) else Inflated(path, GZIP)
        self._last: tuple[str, Inflated | Stored] | None = None

    def members(self, within: int | None = None) -> Iterator[Member]:
        """The files in it that hold mail, in the order in which they lie; with `within` as far as a quick look goes.

        That is the first `within` bytes of a tar, and the names and some first bytes of a zip.

        Raises SourceError when it is damaged.
        """
        if self._is_zip:
            listed = self._zip_members(None if within is None else _STARTS_LOOKED_AT)
        else:
            listed = self._single() if self._is_single else self._tar_members(within)
        return (member for member in listed if member.is_message or member.is_mbox)

    def read_at(self, member: Member, offset: int, length: int) -> bytes:
        """At most `length` bytes of a member from its byte `offset` on."""
        length = max(0, min(length, member.size - offset))
        if self._is_zip:
            return self._zip_stream(member).read_at(offset, length)
        return self._stream.read_at(member.start + offset, length)

    def reader(self, member: Member) -> Reader:
        """Reads a member onwards."""
        if self._is_zip:
            return Reader(self._zip_stream(member), 0, member.size)
        return Reader(self._stream, member.start, member.size)

    def _zip_members(self, most_starts: int | None) -> Iterator[Member]:
        starts = 0
        try:
            with zipfile.ZipFile(self.path) as opened:
                infos = opened.infolist()
        except (zipfile.BadZipFile, NotImplementedError, ValueError) as error:
            raise SourceError(f"{self.path} is a damaged zip file.") from error
        for info in infos:
            if info.is_dir() or _is_other(info.filename):
                continue
            if info.header_offset < 0:
                raise SourceError(f"{self.path} is a damaged zip file.")
            if info.flag_bits & _ENCRYPTED:
                raise SourceError(f"{self.path} is protected by a password. Unpack it and add the folder.")
            bare = Member(
                name=info.filename,
                size=info.file_size,
                start=info.header_offset,
                stamp=f"{info.file_size}:{info.CRC:08x}",
                head=b"",
                time=parse_date("{}-{:02}-{:02} {:02}:{:02}:{:02}".format(*info.date_time)),
                stored=info.compress_size,
                method=info.compress_type,
            )
            if bare.is_message:
                yield bare
            elif most_starts is None or starts < most_starts:
                starts += 1
                yield replace(bare, head=self.read_at(bare, 0, _PEEK))

    def _zip_stream(self, member: Member) -> Inflated | Stored:
        if self._last is not None and self._last[0] == member.name:
            return self._last[1]
        with open_file(self.path) as file:
            file.seek(member.start)
            header = file.read(30)  # the local header's fixed part; its last two fields are lengths
        if not header.startswith(b"PK\x03\x04") or len(header) < 30:
            raise MessageGone(f"{self.path} has changed: {member.name} is no longer where it was.")
        lengths = int.from_bytes(header[26:28], "little") + int.from_bytes(header[28:30], "little")
        start = member.start + 30 + lengths
        stream: Inflated | Stored
        if member.method == zipfile.ZIP_STORED:
            stream = Stored(self.path, start)
        elif member.method == zipfile.ZIP_DEFLATED:
            stream = Inflated(self.path, DEFLATE, start, member.stored)
        else:
            raise SourceError(f"{self.path} is packed in an uncommon way. Unpack it and add the folder.")
        self._last = (member.name, stream)
        return stream

    def _tar_members(self, within: int | None) -> Iterator[Member]:
        try:
            with tarfile.open(fileobj=Reader(self._stream, 0, within), mode="r|") as opened:  # type: ignore[call-overload]
                for info in opened:
                    if info.isfile() and not _is_other(info.name):
                        file = opened.extractfile(info)
                        yield Member(
                            name=info.name,
                            size=info.size,
                            start=info.offset_data,
                            stamp=f"{info.size}:{info.mtime}",
                            head=file.read(_PEEK) if file else b"",
                            time=int(info.mtime) or None,
                        )
        except (tarfile.TarError, EOFError, ValueError) as error:
            raise SourceError(f"{self.path} is a damaged archive.") from error

    def _single(self) -> Iterator[Member]:
        yield Member("", 1 << 62, 0, "", self._stream.read_at(0, _PEEK))


class ArchiveSource:
    """An archive with mail in it. Two kinds are made of it: see `zipped` and `takeout`."""

    append_only: ClassVar[bool] = False
    sequential: ClassVar[bool] = True

    def __init__(self, root: Path) -> None:
        self.root = root

    def folders(self) -> Iterator[Folder]:
        """Every mbox, and every directory with messages, in the archive."""
        whole = file_folder("", self.root)
        for path, members in _listed(self.root).by_folder.items():
            inner = PurePosixPath(members[0].name)
            yield Folder(self.folder_name(inner.parent if members[0].is_message else inner), path, whole.stamp)

    def folder_name(self, path: PurePosixPath) -> str:
        """What people call the mbox or the directory at `path` in the archive."""
        name = path.as_posix().removesuffix(".mbox")
        return "" if name == "." else name

    def entries(self, folder: Folder, start: int = 0) -> Iterator[Entry]:
        """The messages of one mbox or of one directory."""
        del start
        for member in _listed(self.root).by_folder.get(folder.path, ()):
            name = PurePosixPath(member.name).name
            if member.is_message:
                yield Entry(key=name, name=name, stamp=member.stamp, received=member.time)
            else:
                spans = split(_opened(self.root).reader(member).read)
                yield from (span.entry() for span in spans if not span.mozilla.expunged)

    def read(self, folder_path: Path, name: str, offset: int, length: int) -> bytes:
        """The bytes of a message; those that follow the one read last are cheap."""
        archive = _opened(self.root)
        member = _listed(self.root).by_path.get(folder_path / name if name else folder_path)
        if member is None:
            raise MessageGone(f"The message is no longer in {self.root}.")
        if not name:
            return as_sent(archive.read_at(member, offset, length), length, folder_path)
        if member.size > _LARGEST_MESSAGE:
            raise SourceError(f"{member.name} in {self.root} is too large to be a message.")
        content = archive.read_at(member, 0, member.size)
        return next(source for source in LOOSE if source.is_one(name)).message(content)


def is_archive(path: Path) -> bool:
    """Whether a file's name is that of an archive."""
    return path.name.lower().endswith(_SUFFIXES) and path.is_file()


def first_members(path: Path) -> list[Member]:
    """The first members with mail of an archive, from a quick look at it; none when it cannot be read."""
    found: list[Member] = []
    try:
        for member in Archive(path).members(_BYTES_LOOKED_AT):
            found.append(member)
            if len(found) >= _MEMBERS_LOOKED_AT or not member.is_message:
                break
    except (SourceError, OSError):
        return found
    return found


class _Listing:
    """What lies where in an archive: members by their own path, and by that of the folder that they belong to."""

    def __init__(self, archive: Archive) -> None:
        self.by_path: dict[Path, Member] = {}
        self.by_folder: dict[Path, list[Member]] = {}
        for member in archive.members():
            path = _below(archive.path, PurePosixPath(member.name))
            self.by_path[path] = member
            self.by_folder.setdefault(path.parent if member.is_message else path, []).append(member)


def _opened(path: Path) -> Archive:
    return _opened_as(path, file_folder("", path).stamp)


def _listed(path: Path) -> _Listing:
    return _listed_as(path, file_folder("", path).stamp)


# The stamp is there so that an archive that was replaced is opened anew.
@lru_cache(maxsize=2)
def _opened_as(path: Path, stamp: str) -> Archive:
    del stamp
    return Archive(path)


@lru_cache(maxsize=2)
def _listed_as(path: Path, stamp: str) -> _Listing:
    return _Listing(_opened_as(path, stamp))


def _below(root: Path, inner: PurePosixPath) -> Path:
    """Where a member lies, as a path: below the archive, whatever the member's own path tries."""
    return root.joinpath(*(part for part in inner.parts if part not in {"/", "..", ""}))


def _is_other(name: str) -> bool:
    return PurePosixPath(name).suffix.lower() in _OTHER_SUFFIXES
