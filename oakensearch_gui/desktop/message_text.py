"""Plain text as something a text browser shows: links to press, quoted lines quieter than the rest."""

from __future__ import annotations

import re
from html import escape

_LINK = re.compile(r"\b(?:https?://|mailto:)[^\s<>\"]+[^\s<>\"'.,;:!?)\]}]")
_EMPTY_PICTURE = re.compile(r"<img(?![^>]*\ssrc=)(?:[^>]*?\salt=\"([^\"]*)\")?[^>]*>")
_LONGEST = 2_000_000
"""Characters shown of one message; a longer one would hold up the window."""


def text_to_html(text: str, quoted: str, link: str) -> str:
    """`text` as HTML; `quoted` and `link` are the colours of quoted lines and of links."""
    lines = [_line(line, quoted, link) for line in text[:_LONGEST].splitlines()]
    return f'<div style="white-space: pre-wrap">{"<br>".join(lines)}</div>'


def _line(line: str, quoted: str, link: str) -> str:
    pieces, at = [], 0
    for match in _LINK.finditer(line):
        target = escape(match[0], quote=True)
        pieces.append(escape(line[at : match.start()]))
        pieces.append(f'<a href="{target}" style="color: {link}">{target}</a>')
        at = match.end()
    pieces.append(escape(line[at:]))
    made = "".join(pieces)
    if line.startswith((">", "|")):
        return f'<span style="color: {quoted}">{made}</span>'
    return made


def without_empty_pictures(html: str) -> str:
    """Sanitised HTML with the pictures that lost their source as the words that stand for them, or as nothing."""
    return _EMPTY_PICTURE.sub(lambda match: f"[{match[1]}]" if match[1] else "", html)
