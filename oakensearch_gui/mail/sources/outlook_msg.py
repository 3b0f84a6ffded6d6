"""Outlook's .msg files, .oft templates and winmail.dat files, one message each: alone, or in a folder at any depth."""

from __future__ import annotations

from typing import ClassVar

from oakensearch_gui.mail.mapi import to_rfc822
from oakensearch_gui.mail.ole_message import SIGNATURE, NotOutlook, read_msg
from oakensearch_gui.mail.sources.loose import LooseFiles
from oakensearch_gui.mail.sources.protocol import SourceError
from oakensearch_gui.mail.tnef import is_tnef, read_tnef


class OutlookMsgSource(LooseFiles):
    """A .msg file or a folder of them. What is read is the message written as an RFC 822 message."""

    kind: ClassVar[str] = "outlook-msg"
    title: ClassVar[str] = "Outlook .msg files"
    suffixes: ClassVar[tuple[str, ...]] = (".msg", ".oft", ".tnef", "winmail.dat")

    @staticmethod
    def message(content: bytes) -> bytes:
        """The message of a .msg file; some programs write .eml under that name. Raises SourceError for a broken one."""
        if is_tnef(content):
            return to_rfc822(read_tnef(content))
        if not content.startswith(SIGNATURE):
            return content
        try:
            return to_rfc822(read_msg(content))
        except NotOutlook as error:
            raise SourceError(f"A damaged Outlook message was left out: {error}.") from error
