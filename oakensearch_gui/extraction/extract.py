"""One file to its text: the kind is found out, its reader run, and whatever goes wrong becomes a plain sentence."""

from __future__ import annotations

import time
from collections.abc import Callable

from oakensearch_gui.extraction.archive import Archive
from oakensearch_gui.extraction.gathering import Enough, Extract, Gathering, Limits, Unreadable, too_large
from oakensearch_gui.extraction.kinds import Item, Kind, kind_of
from oakensearch_gui.extraction.office import read_office
from oakensearch_gui.extraction.outlook import message_of
from oakensearch_gui.extraction.pdf import read_pdf
from oakensearch_gui.extraction.rtf import read_rich_text
from oakensearch_gui.extraction.xml import AllText, read_xml
from oakensearch_gui.mail import read_message
from oakensearch_gui.mail.calendars import calendar_to_text
from oakensearch_gui.mail.charsets import decode
from oakensearch_gui.mail.contents import read_contents
from oakensearch_gui.mail.html import declared_charset, html_to_text

_DEPTH = 1
"""Files within files that are read: those in an archive or an attached message, not those in an archive in it."""


def extract(item: Item, limits: Limits | None = None, clock: Callable[[], float] = time.process_time) -> Extract:
    """The text of a file. Never raises but MemoryError, for any bytes; `clock` gives seconds of processor time."""
    limits = limits or Limits()
    if len(item.content) > limits.file_bytes:
        return Extract(problem=too_large(limits))
    into = Gathering(limits, clock)
    try:
        _read(item, into, _DEPTH)
    except Enough:
        pass
    except Unreadable as error:
        into.note(str(error))
    except MemoryError:
        raise
    except Exception as error:  # noqa: BLE001 - the promise of this function; the fault is told, not swallowed
        into.note(f"its reader failed ({type(error).__name__}: {error})"[:200])
    return into.extract()


def _read(item: Item, into: Gathering, depth: int) -> None:
    kind = kind_of(item)
    match kind:
        case Kind.PDF:
            read_pdf(item.content, into)
        case Kind.ZIP:
            _read_zip(item.content, into, depth)
        case Kind.RTF:
            read_rich_text(item.content, into)
        case Kind.COMPOUND:
            message = message_of(item.content)
            if message is not None:
                _read_message(message, into, depth)
        case Kind.MESSAGE:
            _read_message(item.content, into, depth)
        case Kind.HTML:
            into.add(html_to_text(decode(item.content, item.charset or declared_charset(item.content)).text))
        case Kind.CALENDAR:
            text = decode(item.content, item.charset).text.replace("\r\n", "\n")
            into.add(calendar_to_text(text))
        case Kind.XML:
            _read_xml(item, into)
        case Kind.TEXT:
            into.add(decode(item.content, item.charset).text)
        case None:
            pass


def _read_xml(item: Item, into: Gathering) -> None:
    """The text between the tags; what is no sound XML is read as text."""
    trial = Gathering(into.limits)
    try:
        read_xml([item.content], AllText(trial))
    except Enough:
        pass
    except Unreadable:
        into.add(decode(item.content, item.charset).text)
        return
    into.add(trial.extract().text)


def _read_zip(content: bytes, into: Gathering, depth: int) -> None:
    archive = Archive(content, into)
    if read_office(archive, into):
        return
    names = archive.names
    for name in names[: into.limits.members]:
        into.add(f"{name}\n")
        if archive.size(name) > into.limits.file_bytes:
            into.note(f"{_short(name)}: {too_large(into.limits)}")
            continue
        try:
            content = archive.read(name)
        except Unreadable as error:
            into.note(f"{_short(name)}: {error}")
            continue
        _read_nested(Item(name, "", content), into, depth)
    if len(names) > into.limits.members:
        into.note(f"only the first {into.limits.members} of its {len(names)} files were read")


def _read_message(content: bytes, into: Gathering, depth: int) -> None:
    message = read_message(content)
    into.add(f"{message.subject}\n{message.sender}\n{', '.join(map(str, message.to + message.cc))}\n\n{message.text}\n")
    for part in read_contents(content)[: into.limits.members]:
        name = part.attachment.filename
        into.add(f"\n{name}\n")
        if not part.in_text:
            _read_nested(Item(name, part.attachment.media_type, part.content(), part.charset), into, depth)


def _read_nested(item: Item, into: Gathering, depth: int) -> None:
    """A file within a file: what is wrong with it costs itself only."""
    if depth == 0:
        if kind_of(item) is not None:
            into.note("files more than one level within it were not opened")
        return
    try:
        _read(item, into, depth - 1)
    except Unreadable as error:
        into.note(f"{_short(item.filename)}: {error}")
    into.add("\n\n")


def _short(name: str) -> str:
    return name.rpartition("/")[2][:80]
