"""Pictures of a message that are wider than the place they are shown in: made as wide as it is, on screen and paper."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QUrl
from PySide6.QtGui import QImageReader, QTextCursor, QTextDocument, QTextImageFormat

from oakensearch_gui.desktop.message.message_resources import own_resource

_IMAGE = QTextDocument.ResourceType.ImageResource.value


@dataclass(frozen=True, slots=True)
class Picture:
    """Where it stands in the document, and how large the sender wants it, in the document's pixels."""

    position: int
    width: float
    height: float


def pictures(document: QTextDocument) -> tuple[Picture, ...]:
    """The pictures of `document`, before any of them was fitted."""
    found: list[Picture] = []
    block = document.begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            fragment = fragments.fragment()
            if fragment.charFormat().isImageFormat():
                look = fragment.charFormat().toImageFormat()
                width, height = _wanted(look)
                found += [Picture(fragment.position() + n, width, height) for n in range(fragment.length())]
            fragments += 1
        block = block.next()
    return tuple(found)


def fit(document: QTextDocument, found: tuple[Picture, ...], width: float) -> None:
    """Show each picture as large as it is wanted, but none wider than `width`."""
    cursor = QTextCursor(document)
    for picture in found:
        if picture.width <= 0:
            continue
        shown = min(picture.width, width)
        cursor.setPosition(picture.position)
        cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
        look = cursor.charFormat().toImageFormat()
        if look.isValid() and look.width() != shown:
            look.setWidth(shown)
            look.setHeight(picture.height * shown / picture.width)
            cursor.setCharFormat(look)


def _wanted(look: QTextImageFormat) -> tuple[float, float]:
    """What the sender says, and what is left open from the picture itself; its header is all that is read of it."""
    width, height = look.width(), look.height()
    if width > 0 and height > 0:
        return width, height
    data = own_resource(_IMAGE, QUrl(look.name()))
    if not isinstance(data, QByteArray):
        return 0, 0
    buffer = QBuffer(data)
    size = QImageReader(buffer).size()
    if size.isEmpty():
        return 0, 0
    if width > 0:
        return width, width * size.height() / size.width()
    if height > 0:
        return height * size.width() / size.height(), height
    return size.width(), size.height()
