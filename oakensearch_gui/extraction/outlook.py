"""Compound files (MS-CFB): Outlook's .msg is read as mail; old Office files and encrypted new ones are not read."""

from __future__ import annotations

import io

from oakensearch_gui.extraction.gathering import Unreadable
from oakensearch_gui.mail.mapi import to_rfc822
from oakensearch_gui.mail.ole_message import NotOutlook, read_msg

_PROPERTIES = "__properties_version1.0"
_ENCRYPTED = "EncryptedPackage"
_OLD_OFFICE = ("WordDocument", "Workbook", "Book", "PowerPoint Document")


def message_of(content: bytes) -> bytes | None:
    """The message of a .msg file as one of the internet's; None for what is no document. Raises Unreadable."""
    import olefile

    try:
        with olefile.OleFileIO(io.BytesIO(content)) as file:
            names = {path[0] for path in file.listdir()}
        if _PROPERTIES in names:
            return to_rfc822(read_msg(content))
    except (OSError, ValueError, IndexError, TypeError, AttributeError, NotOutlook) as error:
        raise Unreadable("the file is damaged") from error
    if _ENCRYPTED in names:
        raise Unreadable("it is protected by a password")
    if not names.isdisjoint(_OLD_OFFICE):
        raise Unreadable("it is in the format that Office used before 2007, which is not read")
    return None
