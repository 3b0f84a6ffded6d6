"""A message that lies in a file of its own, made ready to be shown; neither the library nor the file is touched."""

from __future__ import annotations

from pathlib import Path

from oakensearch_gui.desktop.ports import OpenedMessage
from oakensearch_gui.library.records import MessageSummary
from oakensearch_gui.mail.sanitise import sanitise_html
from oakensearch_gui.mail.shown import MessageView
from oakensearch_gui.mail.view import read_view
from oakensearch_gui.search.result import SearchHit

NO_ID = 0
"""What stands for the id of a message that no mailbox holds."""


def opened_file(path: Path) -> OpenedMessage:
    """The message in the file, ready to be shown. Raises OSError where it cannot be read."""
    data = path.read_bytes()
    view = read_view(data)
    safe = sanitise_html(view.html, _inline(view)) if view.html.strip() else None
    hit = SearchHit(message_id=NO_ID, score=0.0, message=_summary(view, len(data), int(path.stat().st_mtime)))
    return OpenedMessage(hit, view, safe.html if safe else "", safe.blocked if safe else 0, data=data)


def _inline(view: MessageView) -> dict[str, tuple[str, bytes]]:
    return {part.content_id: (part.media_type, part.content) for part in view.parts if part.content_id}


def _summary(view: MessageView, size: int, file_date: int) -> MessageSummary:
    message = view.message
    return MessageSummary(
        id=NO_ID,
        message_id=message.message_id,
        subject=message.subject,
        sender=message.sender,
        to=message.to,
        date=file_date if message.date is None else message.date,
        date_inferred=message.date is None or message.date_inferred,
        unread=False,
        starred=False,
        labels=(),
        disposition="",
        category="",
        priority=0,
        thread_id=0,
        thread_count=1,
        attachments=tuple(one.filename for one in message.attachments if not one.inline),
        size=size,
    )
