"""Writes messages out: .eml files, one mbox, or the list as CSV. A few at a time, so that searches come in between."""

from __future__ import annotations

import csv
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path

from oakensearch_gui.desktop.message.attachment_opening import safe_name
from oakensearch_gui.desktop.ports import LibraryPort
from oakensearch_gui.library.records import MessageSummary
from oakensearch_gui.mail.sources.protocol import SourceError

_LONGEST_STEM = 80


class ExportKind(StrEnum):
    """What is written."""

    EML = "eml"
    MBOX = "mbox"
    CSV = "csv"


@dataclass(frozen=True, slots=True)
class ExportJob:
    """`target` is a folder for .eml files, else the file to write. `purpose` comes back with the answer."""

    kind: ExportKind
    target: Path
    messages: tuple[MessageSummary, ...]
    purpose: str = "save"


@dataclass(frozen=True, slots=True)
class Exported:
    """What came of it: the files written, and how many messages were no longer there. `problem`: why it ended early."""

    job: ExportJob
    paths: tuple[Path, ...]
    missing: int = 0
    problem: str = ""


class Export:
    """`step` writes a few more; call it until `done`."""

    def __init__(self, library: LibraryPort, job: ExportJob) -> None:
        self._library = library
        self.job = job
        self.done_count = 0
        self.missing = 0
        self.paths: list[Path] = []
        self.problem = ""

    @property
    def done(self) -> bool:
        return bool(self.problem) or self.done_count >= len(self.job.messages)

    def step(self, most: int) -> None:
        """Write at most so many more. What goes wrong with the disk ends the export and is its `problem`."""
        batch = self.job.messages[self.done_count : self.done_count + most]
        try:
            if self.job.kind is ExportKind.CSV:
                self._list(batch)
            else:
                for message in batch:
                    self._message(message)
        except OSError as error:
            self.problem = f"{error.filename or self.job.target}: {error.strerror or error}"
        self.done_count += len(batch)

    def result(self) -> Exported:
        return Exported(self.job, tuple(self.paths), self.missing, self.problem)

    def _message(self, message: MessageSummary) -> None:
        try:
            data = self._library.read(message.id)
        except SourceError:
            self.missing += 1
            return
        if self.job.kind is ExportKind.MBOX:
            self._append(mbox_entry(message, data))
            return
        path = free_path(self.job.target, file_stem(message), ".eml")
        path.write_bytes(data)
        self.paths.append(path)

    def _append(self, entry: bytes) -> None:
        first = not self.paths
        if first:
            self.paths.append(self.job.target)
        with self.job.target.open("wb" if first else "ab") as file:
            file.write(entry)

    def _list(self, batch: Sequence[MessageSummary]) -> None:
        first = not self.paths
        if first:
            self.paths.append(self.job.target)
        with self.job.target.open(
            "w" if first else "a", encoding="utf-8-sig" if first else "utf-8", newline=""
        ) as file:
            writer = csv.writer(file)
            if first:
                writer.writerow(["Date", "From", "To", "Subject", "Labels", "Attachments", "Size", "Message-ID"])
            for one in batch:
                date = datetime.fromtimestamp(one.date, UTC).isoformat()
                people = "; ".join(map(str, one.to))
                cells = [date, str(one.sender), people, one.subject, "; ".join(one.labels), "; ".join(one.attachments)]
                writer.writerow([*map(_plain, cells), one.size, _plain(one.message_id)])


def _plain(text: str) -> str:
    """A cell that no spreadsheet takes for a formula, whatever a sender wrote."""
    return f"'{text}" if text.startswith(("=", "+", "-", "@", "\t", "\r")) else text


def file_stem(message: MessageSummary) -> str:
    """`2024-03-01 Subject` as the name of a file."""
    day = datetime.fromtimestamp(message.date, UTC).date().isoformat()
    subject = safe_name(" ".join(message.subject.replace("/", " ").split()))[:_LONGEST_STEM].strip(" .")
    return f"{day} {subject}".strip()


def free_path(folder: Path, stem: str, suffix: str) -> Path:
    """A name in `folder` that nothing has yet."""
    path = folder / f"{stem}{suffix}"
    number = 2
    while path.exists():
        path = folder / f"{stem} ({number}){suffix}"
        number += 1
    return path


def mbox_entry(message: MessageSummary, data: bytes) -> bytes:
    """A message as it stands in an mbox file (mboxrd: each line that begins with From, quoted or not, gets a >)."""
    lines = re.sub(rb"(?m)^(>*From )", rb">\1", data.replace(b"\r\n", b"\n"))
    sender = re.sub(r"\s", "", message.sender.address).encode("ascii", "replace") or b"MAILER-DAEMON"
    date = datetime.fromtimestamp(message.date, UTC).strftime("%a %b %d %H:%M:%S %Y").encode()
    return b"From %s %s\n%s%s\n" % (sender, date, lines, b"" if lines.endswith(b"\n") else b"\n")
