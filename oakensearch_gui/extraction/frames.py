"""How the two processes talk: frames of four bytes' length (big-endian) and so many bytes of content, over pipes."""

from __future__ import annotations

import json
import struct
from dataclasses import asdict
from typing import IO

from oakensearch_gui.extraction.gathering import Extract
from oakensearch_gui.extraction.kinds import Item

_LENGTH = struct.Struct(">I")
_LONGEST = 128_000_000

READY = b"ready"
"""The worker's first frame."""


def write_frame(stream: IO[bytes], content: bytes) -> None:
    """Send one frame. Raises OSError when nobody reads any more."""
    stream.write(_LENGTH.pack(len(content)))
    stream.write(content)
    stream.flush()


def read_frame(stream: IO[bytes]) -> bytes | None:
    """The next frame; None at the end, and for what can be no frame."""
    head = _exactly(stream, _LENGTH.size)
    if head is None:
        return None
    (length,) = _LENGTH.unpack(head)
    return _exactly(stream, length) if length <= _LONGEST else None


def _exactly(stream: IO[bytes], count: int) -> bytes | None:
    content = stream.read(count)
    return content if len(content) == count else None


def pack_item(item: Item) -> bytes:
    """A file as a frame's content."""
    head = json.dumps([item.filename, item.media_type, item.charset])
    return head.encode() + b"\n" + item.content


def unpack_item(content: bytes) -> Item:
    """The file in a frame's content."""
    head, _, rest = content.partition(b"\n")
    filename, media_type, charset = json.loads(head)
    return Item(filename, media_type, rest, charset)


def pack_extract(extract: Extract) -> bytes:
    """A text as a frame's content."""
    return json.dumps(asdict(extract), ensure_ascii=False).encode("utf-8", "replace")


def unpack_extract(content: bytes) -> Extract:
    """The text in a frame's content. Raises ValueError when there is none."""
    told = json.loads(content)
    if not (isinstance(told, dict) and isinstance(told.get("text"), str) and isinstance(told.get("problem"), str)):
        raise ValueError("no extract")
    return Extract(told["text"], told["problem"])
