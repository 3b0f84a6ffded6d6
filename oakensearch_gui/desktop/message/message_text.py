"""Plain text as something a text browser shows: links to press, quoted lines quieter than the rest."""

from __future__ import annotations

import re
from html import escape
from itertools import groupby

_LINK = re.compile(r"\b(?:https?://|mailto:)[^\s<>\"]+[^\s<>\"'.,;:!?)\]}]")
_EMPTY_PICTURE = re.compile(r"<img(?![^>]*\ssrc=)(?:[^>]*?\salt=\"([^\"]*)\")?[^>]*>")
_AFTER_BLOCK = re.compile(r"(</(?:p|div|li|ul|ol|h[1-6]|blockquote|pre)>\s*)((?:<img[^>]*>\s*)+)", re.IGNORECASE)
_FONT_SIZE = re.compile(r"(font-size\s*:\s*)([0-9]{1,4}(?:\.[0-9]{1,4})?)(px|pt)", re.IGNORECASE)
_LONGEST = 2_000_000
"""Characters shown of one message; a longer one would hold up the window."""


def text_to_html(text: str, quoted: str, link: str) -> str:
    """`text` as HTML; `quoted` and `link` are the colours of quoted lines and of links.

    Neighbouring quoted lines are a block quote, so that they can be folded as those of an HTML mail are.
    """
    pieces = []
    for is_quote, lines in groupby(text[:_LONGEST].splitlines(), _is_quoted):
        made = "<br>".join(_line(line, link) for line in lines)
        if is_quote:
            pieces.append(f'<blockquote style="margin: 0; color: {quoted}">{made}</blockquote>')
        else:
            pieces.append(f"<div>{made}</div>")
    return f'<div style="white-space: pre-wrap">{"".join(pieces)}</div>'


def _is_quoted(line: str) -> bool:
    return line.startswith((">", "|"))


def _line(line: str, link: str) -> str:
    pieces, at = [], 0
    for match in _LINK.finditer(line):
        target = escape(match[0], quote=True)
        pieces.append(escape(line[at : match.start()]))
        pieces.append(f'<a href="{target}" style="color: {link}">{target}</a>')
        at = match.end()
    pieces.append(escape(line[at:]))
    return "".join(pieces)


def without_empty_pictures(html: str) -> str:
    """Sanitised HTML with the pictures that lost their source as the words that stand for them, or as nothing."""
    return _EMPTY_PICTURE.sub(lambda match: f"[{match[1]}]" if match[1] else "", html)


def pictures_apart(html: str) -> str:
    """Sanitised HTML whose pictures behind a paragraph stand below it; Qt would put them into its last line."""
    return _AFTER_BLOCK.sub(r"\1<div>\2</div>", html)


def zoomed(html: str, factor: float) -> str:
    """Sanitised HTML with the sizes that a sender gave in pixels or points times `factor`; others follow the font."""
    if factor == 1:
        return html
    return _FONT_SIZE.sub(lambda match: f"{match[1]}{float(match[2]) * factor:.4g}{match[3]}", html)
