"""Which messages are copies of one: what their author wrote is equal, whatever their transport added."""

from __future__ import annotations

import re
from hashlib import blake2b

from oakensearch_gui.library.subjects import without_list_marks
from oakensearch_gui.mail.message import Message

_SPACE = b" \t\r\n\x0b\x0c"
_LONGEST_FOOTER = 1500
# What list programs put below a message: a rule, then a few lines of which one tells of the list.
_FOOTER = re.compile(r"\n[ \t]*(?:[-_=*]{10,}|--|~-+~)[^\n]*+(?:\n[^\n]*+){1,12}\Z")
_OF_A_LIST = ("mailing list", "unsubscri", "/listinfo/", "archives/list", "/mailman", "groups.google.", "@lists.")


def fingerprint(message: Message) -> bytes:
    """Equal for two copies of a message, and different for two messages that share a Message-ID; 16 bytes.

    Left out: what is not the author's (Received and the like never are in a Message, a list's mark in the subject, its
    footer below the text), the white space, and the sizes of attachments, since line ends differ between places.
    """
    parts = (
        message.message_id,
        message.sender.address.casefold(),
        without_list_marks(message.subject),
        "" if message.date_inferred else str(message.date),
        without_list_footer(message.text),
        *(attachment.filename for attachment in message.attachments),
    )
    return blake2b("\1".join(parts).encode().translate(None, _SPACE), digest_size=16).digest()


def without_list_footer(text: str) -> str:
    """The text without the lines that a mailing list put below it."""
    tail = text[-_LONGEST_FOOTER:]
    if not _tells_of_a_list(tail):
        return text
    rules = list(_FOOTER.finditer(tail))
    if not rules or not _tells_of_a_list(rules[-1][0]):
        return text
    return text[: len(text) - len(tail) + rules[-1].start()]


def _tells_of_a_list(text: str) -> bool:
    lowered = text.lower()
    for word in _OF_A_LIST:  # noqa: SIM110 - each message comes by here, and a generator takes twice as long
        if word in lowered:
            return True
    return False
