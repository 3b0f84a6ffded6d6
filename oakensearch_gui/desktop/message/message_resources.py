"""What a message may load while it is shown or printed: what it brought along itself, and nothing else."""

from __future__ import annotations

import base64
import binascii
from urllib.parse import unquote_to_bytes

from PySide6.QtCore import QByteArray, QUrl
from PySide6.QtGui import QImage, QTextDocument


def own_resource(kind: int, name: QUrl | str) -> QByteArray | QImage:
    """The content of a ``data:`` URL, as the sanitiser writes them; for every other address, nothing.

    What is refused is answered with nothing, which is an answer: without one Qt would look on the disk itself.
    """
    url = QUrl(name)
    if url.scheme() == "data":
        return QByteArray(_data(url.toString(QUrl.ComponentFormattingOption.FullyEncoded)))
    if kind == QTextDocument.ResourceType.ImageResource.value:
        return _no_picture()
    return QByteArray(b"")


class OwnDocument(QTextDocument):
    """A document that loads only what a message brought along: for the printer and the PDF."""

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        return own_resource(kind, name)


def _no_picture() -> QImage:
    """One pixel that is not there."""
    picture = QImage(1, 1, QImage.Format.Format_ARGB32)
    picture.fill(0)
    return picture


def _data(url: str) -> bytes:
    """The bytes in a data: URL (RFC 2397); none where it is malformed."""
    head, _, body = url.partition(",")
    raw = unquote_to_bytes(body)
    if not head.endswith(";base64"):
        return raw
    try:
        return base64.b64decode(raw)
    except binascii.Error:
        return b""
