"""What a file is, told by its bytes first; the media type and the name only decide between kinds of text."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass
from enum import Enum, auto

from oakensearch_gui.mail.body import HTML_TYPES
from oakensearch_gui.mail.mime import MESSAGE_TYPES


@dataclass(frozen=True, slots=True)
class Item:
    """A file to read: what it calls itself, and its bytes. Any of the three names may be empty or untrue."""

    filename: str
    media_type: str
    content: bytes
    charset: str = ""


class Kind(Enum):
    """What can be read."""

    PDF = auto()
    ZIP = auto()  # an archive, or the office formats that are one
    RTF = auto()
    COMPOUND = auto()  # Outlook's .msg and the old or encrypted Office formats
    MESSAGE = auto()
    HTML = auto()
    CALENDAR = auto()
    XML = auto()
    TEXT = auto()


_HEAD = 4096
_BOMS = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_MAGIC = (
    (b"%PDF-", Kind.PDF),
    (b"PK\3\4", Kind.ZIP),
    (b"PK\5\6", Kind.ZIP),
    (b"{\\rtf", Kind.RTF),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", Kind.COMPOUND),
)
_PDF_WITHIN = 1024
"""Adobe's readers accept a PDF whose first line comes this late (ISO 32000-1, implementation note 13)."""
_NEVER_TEXT = ("image/", "audio/", "video/", "font/", "model/")
_SIGNATURES = re.compile("pgp-signature|pgp-keys|pgp-encrypted|pkcs7|pkcs10|pkix|x-x509")
_ARMOUR = re.compile(rb"\s*-----BEGIN [A-Z0-9 ]{3,40}-----")
_CONTROLS = re.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]")
_MOST_CONTROLS = 0.02
_HTML = re.compile(rb"\s*(?:<!--.{0,500}?-->\s*)?(?:<\?xml[^>]{0,200}>\s*)?<(?:!doctype\s+html|html|head|body)\b", re.IGNORECASE | re.DOTALL)  # fmt: skip # noqa: E501
_CALENDAR = re.compile(rb"\s*BEGIN:V(?:CALENDAR|CARD)\b", re.IGNORECASE)
_XML = re.compile(rb"\s*<\?xml\b")
_HEADER_FIELD = re.compile(rb"(?:>?From |[!-9;-~]{1,60}:[ \t\S])")


def kind_of(item: Item) -> Kind | None:
    """What to read the file as; None for pictures, sounds, programs, signatures and what else holds no words."""
    head = item.content[:_HEAD]
    bare = _without_bom(head).lstrip()
    for magic, kind in _MAGIC:
        if bare.startswith(magic):
            return kind
    name, media_type = item.filename.lower(), item.media_type.lower()
    if b"%PDF-" in head[:_PDF_WITHIN] and (media_type.endswith("pdf") or name.endswith(".pdf")):
        return Kind.PDF
    if media_type.startswith(_NEVER_TEXT) or _SIGNATURES.search(media_type) or not _is_text(head):
        return None
    return _kind_of_text(bare, media_type, name)


def _kind_of_text(head: bytes, media_type: str, name: str) -> Kind | None:
    if b"\0" in head:  # UTF-16: enough of it to compare
        head = head.replace(b"\0", b"")
    if _ARMOUR.match(head):
        return None
    if _CALENDAR.match(head):
        return Kind.CALENDAR
    if _HTML.match(head) or (b"<" in head and (media_type in HTML_TYPES or name.endswith((".htm", ".html")))):
        return Kind.HTML
    if _XML.match(head):
        return Kind.XML
    if (media_type in MESSAGE_TYPES or name.endswith(".eml")) and _HEADER_FIELD.match(head):
        return Kind.MESSAGE
    return Kind.TEXT


def _without_bom(head: bytes) -> bytes:
    for bom in _BOMS:
        if head.startswith(bom):
            return head[len(bom) :]
    return head


def _is_text(head: bytes) -> bool:
    if not head.strip():
        return False
    if head.startswith(_BOMS[1:]):
        return True
    return len(_CONTROLS.findall(head)) <= _MOST_CONTROLS * len(head)
