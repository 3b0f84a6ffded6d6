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
_OLD_NAMES = frozenset(name for name in html5 if not name.endswith(";"))
_OLD_LENGTHS = range(max(map(len, _OLD_NAMES)), min(map(len, _OLD_NAMES)) - 1, -1)

_MOST_DIFFERENT = 20_000
"""More than any script has characters in use; those beyond stay as they are written."""
_FEWEST_READ, _CHARACTERS_A_REFERENCE = 200_000, 8
"""A text that is nothing but references of five digits is read whole; those beyond stay as they are written."""


def unescape(text: str) -> str:
    """`text` with its character references replaced; what is none stays."""
    if "&" not in text:
        return text
    pieces: list[str] = _REFERENCE.split(text, max(_FEWEST_READ, len(text) // _CHARACTERS_A_REFERENCE))
    references = pieces[1::2]
    different = list(dict.fromkeys(references))
    characters = {reference: _character(reference) for reference in different[:_MOST_DIFFERENT]}
    characters |= {reference: f"&{reference}" for reference in different[_MOST_DIFFERENT:]}
    pieces[1::2] = map(characters.__getitem__, references)
    return "".join(pieces)


def _stands_for_itself(number: int) -> bool:
    """Whether this is surely a character of its own; of the other numbers the standard has more to say."""
    return 0xA0 <= number < 0xD800 or (0x1_0000 <= number < 0x11_0000 and number & 0xFFFE != 0xFFFE)


def _character(reference: str) -> str:
    if reference[0] == "#":
        digits = reference[1:].removesuffix(";")
        if digits.isdecimal() and _stands_for_itself(number := int(digits)):
            return chr(number)
        return html.unescape(f"&{reference}")
    known = html5.get(reference)
    if known is not None:
        return known
    for length in _OLD_LENGTHS:
        if reference[:length] in _OLD_NAMES:
            return html5[reference[:length]] + reference[length:]
    return f"&{reference}"
