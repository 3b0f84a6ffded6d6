"""Files that lie encoded in the middle of a plain text: uuencode, and yEnc (yEnc draft 1.3, of 2002)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from heapq import merge
from itertools import islice
from typing import NamedTuple

from oakensearch_gui.mail.transfer import decode_uu

_UUENCODED = re.compile(
    rb"^begin [0-7]{3,4} (?P<name>[^\r\n]{1,200})\r?\n(?P<lines>(?:[ -`]{1,90}\r?\n)+)end[ \t]*\r?$", re.MULTILINE
)
_YENC_BEGIN = re.compile(
    rb"^=ybegin [^\r\n]{0,200}?name=(?P<name>[^\r\n]{1,255})\r?\n(?:=ypart [^\r\n]*\r?\n)?", re.MULTILINE
)
_YENC_END = re.compile(rb"^=yend[^\r\n]*", re.MULTILINE)
_MOST_FILES = 1000
_YENC = bytes((byte - 42) % 256 for byte in range(256))
_YENC_ESCAPED = bytes((byte - 42 - 64) % 256 for byte in range(256))


class InlineFile(NamedTuple):
    """A file found in a text: its name as written there, and how to get its bytes."""

    name: bytes
    content: Callable[[], bytes]


def take_out_files(data: bytes) -> tuple[bytes, list[InlineFile]]:
    """A text without the files in it, and these."""
    if b"begin " not in data:
        return data, []
    files: list[InlineFile] = []
    rest: list[bytes] = []
    position = 0
    for begin in _begins(data):
        if begin.start() < position:
            continue  # within the one before
        rest.append(data[position : begin.start()])
        if begin.re is _YENC_BEGIN:
            end = _YENC_END.search(data, begin.end())
            if end is None:
                position = begin.start()
                break
            content = partial(_decode_yenc, data[begin.end() : end.start()])
            position = end.end()
        else:
            content = partial(decode_uu, begin["lines"])
            position = begin.end()
        files.append(InlineFile(begin["name"].strip(), content))
    return b"".join((*rest, data[position:])), files


def _begins(data: bytes) -> Iterator[re.Match[bytes]]:
    """Where files of either kind begin, in order; of each kind no more than a message may have."""
    found = (islice(pattern.finditer(data), _MOST_FILES) for pattern in (_UUENCODED, _YENC_BEGIN))
    return merge(*found, key=lambda match: match.start())


def _decode_yenc(lines: bytes) -> bytes:
    """Each byte is 42 too high, and 64 more behind an equals sign."""
    first, *escaped = lines.translate(None, b"\r\n").split(b"=")
    return first.translate(_YENC) + b"".join(
        piece[:1].translate(_YENC_ESCAPED) + piece[1:].translate(_YENC) for piece in escaped
    )
