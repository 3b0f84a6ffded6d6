"""A message to show, as `mail.view` makes it."""

from __future__ import annotations

from dataclasses import dataclass

from oakensearch_gui.mail.message import Message


@dataclass(frozen=True, slots=True)
class ViewPart:
    """A part beside the text, with its decoded bytes. `content_id` comes without angle brackets."""

    filename: str
    media_type: str
    content_id: str
    inline: bool
    content: bytes


@dataclass(frozen=True, slots=True)
class MessageView:
    """A message to show. `headers`: name and decoded value, all, in order. `html` is raw, and "" if there is none."""

    message: Message
    headers: tuple[tuple[str, str], ...]
    html: str
    text: str
    parts: tuple[ViewPart, ...]
