"""Character references of HTML as the characters that they stand for (HTML standard, section 13.5).

As `html.unescape` reads them, in time that grows with the text and not with what it tries to look like: each different
reference is looked up once.
"""

from __future__ import annotations

import html
import re
from html.entities import html5

_REFERENCE = re.compile(r"&(#[0-9]{1,10};?|#[xX][0-9a-fA-F]{1,8};?|[^\t\n\f <&#;]{1,32};?)")
# Names that count without their semicolon too, and then also at the beginning of a longer word.
_OLD_NAMES = re.compile("|".join(sorted((name for name in html5 if not name.endswith(";")), key=len, reverse=True)))


def unescape(text: str) -> str:
    """`text` with its character references replaced; what is none stays."""
    if "&" not in text:
        return text
    pieces = _REFERENCE.split(text)
    references = pieces[1::2]
    characters = {reference: _character(reference) for reference in set(references)}
    pieces[1::2] = map(characters.__getitem__, references)
    return "".join(pieces)


def _character(reference: str) -> str:
    if reference.startswith("#"):
        return html.unescape(f"&{reference}")
    known = html5.get(reference)
    if known is not None:
        return known
    old = _OLD_NAMES.match(reference)
    return html5[old[0]] + reference[old.end() :] if old else f"&{reference}"
