"""Reads what stands in attachments, the newest mail first, and keeps it in the library for the index to follow.

A message's bytes come from where it lies. One whose place is away (an unplugged disk) is left for the next run.
"""

from __future__ import annotations

from collections.abc import Iterator

from oakensearch_gui.extraction import Extractor, Item
from oakensearch_gui.library.attachments import AttachmentText, AttachmentTexts
from oakensearch_gui.library.library import Library
from oakensearch_gui.mail.body import Listed
from oakensearch_gui.mail.contents import read_contents
from oakensearch_gui.mail.sources.protocol import SourceError

_BATCH = 25
"""Messages kept in one transaction."""
_BATCH_CHARACTERS = 500_000
"""Of text, after which a batch is kept, however few messages it has."""


def read_attachments(library: Library, extractor: Extractor) -> Iterator[tuple[int, int]]:
    """Read all attachments that nobody has read yet. Yields (done, total) messages after each batch is kept.

    Raises ExtractionError; what was kept until then stays.
    """
    texts = AttachmentTexts(library.connection)
    total = texts.unread_messages()
    done, below = 0, 1 << 62
    while messages := texts.unread(below, _BATCH):
        batch: list[AttachmentText] = []
        for message_id, unread in messages:
            batch += _read_message(library, extractor, message_id, unread)
            below = message_id
            done += 1
            if sum(len(read.text) for read in batch) > _BATCH_CHARACTERS:
                break
        texts.store(batch)
        yield done, max(done, total)


def _read_message(
    library: Library, extractor: Extractor, message_id: int, unread: dict[int, str]
) -> list[AttachmentText]:
    try:
        listed = read_contents(library.read(message_id))
    except SourceError:
        return []
    return [_read_one(extractor, message_id, ordinal, name, listed) for ordinal, name in unread.items()]


def _read_one(
    extractor: Extractor, message_id: int, ordinal: int, name: str, listed: tuple[Listed, ...]
) -> AttachmentText:
    if ordinal >= len(listed) or listed[ordinal].attachment.filename != name:
        return AttachmentText(message_id, ordinal, "", "it was not found again in its message")
    part = listed[ordinal]
    if part.in_text:
        return AttachmentText(message_id, ordinal, "", "")
    extract = extractor.read(Item(name, part.attachment.media_type, part.content(), part.charset))
    return AttachmentText(message_id, ordinal, extract.text, extract.problem)
