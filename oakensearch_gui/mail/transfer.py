"""Transfer encodings undone (RFC 2045, section 6; uuencode): as far as it goes, and never an error."""

from __future__ import annotations

import binascii
import re

_BASE64_JUNK = re.compile(rb"[^A-Za-z0-9+/]+")
_PADDED_IN_MIDSTREAM = re.compile(rb"=+")
_SPACE_AFTER_SOFT_BREAK = re.compile(rb"=[ \t]+(?=\r?\n)")
# A blank line, and then one with something that base64 has not.
_ADDED = re.compile(rb"\r?\n\r?\n(?=[A-Za-z0-9+/=]*+[^A-Za-z0-9+/=\r\n])")
_UU_BEGIN = re.compile(rb"^begin [0-7]{3,4} ", re.MULTILINE)
_BASE64_LETTERS = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=\r\n\t "
_LOOKED_AT = 4096
"""Bytes that tell whether what is declared as base64 is any."""
_FEWEST_WORDS = 8
_LONGEST_WORD = 20
"""Average length; lines of base64 are longer than the words of any language."""
_MOST_PADDINGS = 1000
"""In mid-stream; more are no paddings."""
_TOO_MUCH_ELSE = 0.2
"""Share of other characters that base64 has not even when it is damaged."""


def decode_body(body: bytes, encoding: bytes) -> bytes:
    """`body` with its transfer encoding undone; an unknown encoding leaves it as it is. Never raises."""
    if encoding in {b"", b"7bit", b"8bit", b"binary"}:
        return body
    if encoding == b"base64":
        return _decode_base64_text(body)
    if encoding == b"quoted-printable":
        if b"= " in body or b"=\t" in body:
            body = _SPACE_AFTER_SOFT_BREAK.sub(b"=", body)
        return binascii.a2b_qp(body)
    if encoding in {b"x-uuencode", b"uuencode", b"x-uue", b"uue"}:
        begin = _UU_BEGIN.search(body)
        return decode_uu(body[body.find(b"\n", begin.end()) + 1 :]) if begin else body
    return body


def decoded_size(body: bytes, encoding: bytes) -> int:
    """The size in bytes of what `decode_body` gives; base64 is not decoded for it."""
    if encoding == b"base64" and not _is_plain_text(body):
        return len(body.translate(None, b" \t\r\n=")) * 3 // 4
    return len(decode_body(body, encoding))


def _decode_base64_text(body: bytes) -> bytes:
    """What base64 holds, with the words behind a blank line that a mailing list added without encoding them."""
    added = _ADDED.search(body) if b"\n\n" in body or b"\n\r\n" in body else None
    if added and _is_plain_text(body[added.end() :]) and not _is_plain_text(body[: added.start()]):
        return decode_base64(body[: added.start()]) + b"\n" + body[added.end() :]
    return body if _is_plain_text(body) else decode_base64(body)


def decode_base64(data: bytes) -> bytes:
    """What base64 holds, also where it is padded in mid-stream, unpadded, or sprinkled with other characters."""
    core = data.rstrip(b"=\r\n\t \0")
    if 0 < core.count(b"=") <= _MOST_PADDINGS:
        return b"".join(_decode_base64_run(run) for run in _PADDED_IN_MIDSTREAM.split(core))
    return _decode_base64_run(core)


def _decode_base64_run(run: bytes) -> bytes:
    try:
        return binascii.a2b_base64(run + b"==")
    except binascii.Error:
        letters = _BASE64_JUNK.sub(b"", run)
        letters = letters[: len(letters) - (len(letters) % 4 == 1)]
        return binascii.a2b_base64(letters + b"==")


def decode_uu(lines: bytes) -> bytes:
    """What uuencoded lines hold, up to ``end``; a damaged line is left out."""
    out = []
    for line in lines.splitlines():
        if line == b"end":
            break
        try:
            out.append(binascii.a2b_uu(line))
        except binascii.Error:
            # Some encoders pad wrongly; the length byte says how much of the line counts (as in CPython's uu module).
            count = (((line[0] - 32) & 63) * 4 + 5) // 3 if line else 0
            try:
                out.append(binascii.a2b_uu(line[:count]))
            except binascii.Error:
                continue
    return b"".join(out)


def _is_plain_text(body: bytes) -> bool:
    """Whether this was declared as base64 and never encoded: words, or much that base64 has no letters for."""
    start = body[:_LOOKED_AT]
    if len(start.translate(None, _BASE64_LETTERS)) > _TOO_MUCH_ELSE * len(start):
        return True
    words = start.split()
    return len(words) >= _FEWEST_WORDS and len(start) < _LONGEST_WORD * len(words)
