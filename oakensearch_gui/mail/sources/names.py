"""Folder names as people know them, from the names that their files have."""

from __future__ import annotations

import base64
import binascii
import re

_SHIFTED = re.compile(r"&([A-Za-z0-9+,]*)-")


def decode_utf7(name: str) -> str:
    """A name in IMAP's modified UTF-7 (RFC 3501, section 5.1.3) decoded; as it is, if it is no such name.

    ``Entw&APw-rfe`` is ``Entwürfe``; ``R&D-plans`` was never encoded and stays.
    """
    if "&" not in name or not name.isascii():
        return name
    try:
        decoded = _SHIFTED.sub(lambda found: _shifted(found[1]), name)
    except (binascii.Error, UnicodeDecodeError):
        return name
    return decoded if _encode(decoded) == name else name


def _shifted(text: str) -> str:
    if not text:
        return "&"
    return base64.b64decode(text.replace(",", "/") + "=" * (-len(text) % 4), validate=True).decode("utf-16-be")


def _encode(name: str) -> str:
    """The only right encoding of `name`: what decodes to it but is written otherwise was no encoding."""
    runs = re.split(r"([^\x20-\x7e]+)", name)
    return "".join(
        "&" + base64.b64encode(run.encode("utf-16-be")).decode("ascii").rstrip("=").replace("/", ",") + "-"
        if number % 2
        else run.replace("&", "&-")
        for number, run in enumerate(runs)
    )
