"""A message as the full-text index takes it: its fields, folded; from the message just read, or from the library."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import apsw

from oakensearch_gui.index.words import fold
from oakensearch_gui.library.database import rows
from oakensearch_gui.library.writer import Stored, unpack_recipients, unpack_text
from oakensearch_gui.mail.message import Address
from oakensearch_gui.mail.quotes import split_quotes

Document = tuple[int | str, ...]
"""The message's id, then the fields of `INSERT`."""

INSERT = (
    "INSERT INTO messages (rowid, subject, sender, recipients, cc, bcc, body, quoted, attachments, attached)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)

_MESSAGE = (
    "SELECT subject, sender_name, sender_address, recipients, text FROM raw.messages m"
    " JOIN raw.bodies b ON b.change = m.change WHERE m.id = ?"
)
_ATTACHED = (
    "SELECT t.text FROM raw.attachments a JOIN raw.attachment_texts t ON t.change = a.change"
    " WHERE a.message_id = ? ORDER BY a.ordinal"
)


def fresh_document(stored: Stored) -> Document:
    """Of a message that was just added, whose attachments nobody has read yet."""
    message = stored.message
    return _document(
        stored.id,
        message.subject,
        message.sender,
        (message.to, message.cc, message.bcc),
        message.text,
        [attachment.filename for attachment in message.attachments],
        (),
    )


def stored_document(connection: apsw.Connection, message_id: int) -> Document:
    """Of a message of the library that is attached as `raw`."""
    subject, name, address, recipients, text = next(rows(connection, _MESSAGE, (message_id,)))
    people = unpack_recipients(recipients)
    names = rows(
        connection, "SELECT filename FROM raw.attachments WHERE message_id = ? ORDER BY ordinal", (message_id,)
    )
    return _document(
        message_id,
        subject,
        Address(name, address),
        [people.get(field, ()) for field in ("to", "cc", "bcc")],
        unpack_text(text),
        [filename for (filename,) in names],
        [unpack_text(attached) for (attached,) in rows(connection, _ATTACHED, (message_id,))],
    )


def _document(
    message_id: int,
    subject: str,
    sender: Address,
    recipients: Sequence[Sequence[Address]],
    text: str,
    names: Iterable[str],
    attached: Iterable[str],
) -> Document:
    body = split_quotes(text)
    return (
        message_id,
        fold(subject),
        fold(_person(sender)),
        *(fold(" ".join(map(_person, people))) if people else "" for people in recipients),
        fold(body.own),
        fold(body.quoted),
        fold(" ".join(names)),
        fold("\n".join(attached)),
    )


def _person(one: Address) -> str:
    """Name and address; one that an archive obfuscated (``ripley at host``) also as it was before."""
    plain = one.address.replace(" at ", "@") if " at " in one.address else ""
    return f"{one.name} {one.address} {plain}".strip()
