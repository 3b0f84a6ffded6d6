"""Everything that showing one message needs: its header in full, its HTML as it came, its parts with their content."""

from __future__ import annotations

from collections.abc import Iterator

from oakensearch_gui.mail.body import HTML_TYPES, is_attachment
from oakensearch_gui.mail.charsets import clean, decode
from oakensearch_gui.mail.headers import decode_text
from oakensearch_gui.mail.html import declared_charset
from oakensearch_gui.mail.mime import MAX_BODY_BYTES, Part, is_winmail, parse
from oakensearch_gui.mail.reader import read_message
from oakensearch_gui.mail.shown import MessageView, ViewPart


def read_view(data: bytes) -> MessageView:
    """The view of the message in `data`. Never raises, for any bytes."""
    message = read_message(data)
    root = parse(data, [])
    return MessageView(
        message=message,
        headers=tuple((_name(name), decode_text(value)) for name, value in root.fields),
        html=next(_htmls(root), ""),
        text=message.text,
        parts=tuple(_view_part(part) for part in _leaves(root) if _is_beside_text(part)),
    )


def _name(raw: bytes) -> str:
    """A field name as people write it: ``Message-Id``."""
    return "-".join(word.capitalize() for word in raw.decode("ascii", "replace").split("-"))


def _leaves(part: Part) -> Iterator[Part]:
    if (part.media_type.startswith("message/") and part.filename) or (part.children and is_winmail(part)):
        yield part
    if not part.children and not part.media_type.startswith(("multipart/", "message/rfc822")):
        yield part
    for child in part.children:
        yield from _leaves(child)


def _htmls(part: Part) -> Iterator[str]:
    """The message's own HTML texts; those of nested messages stay with these."""
    if part.media_type in HTML_TYPES and not is_attachment(part):
        raw = part.content()[:MAX_BODY_BYTES]
        text = decode(raw, part.charset or declared_charset(raw)).text
        if text.strip():
            yield text
    if part.media_type.startswith("multipart/"):
        for child in part.children:
            yield from _htmls(child)


def _is_beside_text(part: Part) -> bool:
    return bool(part.filename or part.content_id) or is_attachment(part)


def _view_part(part: Part) -> ViewPart:
    return ViewPart(
        filename=clean(part.filename),
        media_type=part.media_type,
        content_id=clean(part.content_id),
        inline=part.disposition.value != "attachment" and bool(part.content_id or part.disposition.value),
        content=part.content(),
    )
