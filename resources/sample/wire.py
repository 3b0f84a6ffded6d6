"""From text to the bytes of a message: header fields, encoded words, body encodings and parts.

Written out here rather than left to the `email` package, whose folding and choice of encodings change from one
Python to the next: the mailbox has to come out the same, byte for byte, on every machine.
"""

from __future__ import annotations

import base64
import quopri
import string
from dataclasses import dataclass
from urllib.parse import quote

_LINE = 76
"""Longest line of a folded header and of an encoded body, in characters (RFC 2047, section 2; RFC 2045, 6.7)."""
_WORD = 75
"""Longest encoded word, its charset and markers included (RFC 2047, section 2)."""
_SEVEN_BIT_LINE = 200
_PLAIN = frozenset((string.ascii_letters + string.digits).encode("ascii"))
"""Bytes that may stand for themselves in an encoded word wherever it is (RFC 2047, section 5, rule 3)."""
_MOSTLY_ASCII = 0.25
"""Share of bytes outside ASCII up to which quoted-printable is shorter and easier to read than base64."""


@dataclass(frozen=True, slots=True)
class Part:
    """A MIME entity: its own header fields (already folded, without line ends) and its encoded body."""

    fields: tuple[str, ...]
    body: bytes

    def __bytes__(self) -> bytes:
        return "".join(f"{line}\n" for line in self.fields).encode("ascii") + b"\n" + self.body


def text_part(
    text: str, subtype: str = "plain", charset: str = "utf-8", encoding: str = "", parameters: str = ""
) -> Part:
    """A text part. With no `encoding` given the plainest one that carries the text is taken."""
    data = text.encode(charset)
    if data.isascii() and charset == "utf-8":
        charset = "us-ascii"
    encoding = encoding or _fitting(data)
    fields = (f"Content-Type: text/{subtype}; charset={charset}{parameters}", f"Content-Transfer-Encoding: {encoding}")
    return Part(fields, _encoded(data, encoding))


def file_part(name: str, media_type: str, data: bytes, cid: str = "") -> Part:
    """An attachment in base64, or with `cid` a part that the HTML beside it shows."""
    filename = f'filename="{name}"' if name.isascii() else f"filename*=UTF-8''{quote(name)}"  # RFC 2231, section 4
    fields = [f"Content-Type: {media_type}"]
    if cid:
        fields.append(f"Content-ID: <{cid}>")
    fields.append(f"Content-Disposition: {'inline' if cid else 'attachment'};\n {filename}")
    fields.append("Content-Transfer-Encoding: base64")
    return Part(tuple(fields), base64.encodebytes(data))


def raw_part(media_type: str, data: bytes) -> Part:
    """A part whose body is taken as it is: a message inside a message, the fields of a delivery report."""
    encoding = "7bit" if data.isascii() else "8bit"
    return Part((f"Content-Type: {media_type}", f"Content-Transfer-Encoding: {encoding}"), data)


def multipart(subtype: str, parts: list[Part], boundary: str, parameters: str = "") -> Part:
    """Several parts in one. `boundary` must occur in none of them."""
    line = b"--" + boundary.encode("ascii")
    bodies = [bytes(part) for part in parts]
    if any(line in body for body in bodies):
        raise ValueError(f"the boundary {boundary} occurs in a part")
    body = b"".join(b"%s\n%s\n" % (line, inner.rstrip(b"\n") + b"\n") for inner in bodies) + line + b"--\n"
    return Part((f'Content-Type: multipart/{subtype};{parameters}\n boundary="{boundary}"',), body)


def unstructured(name: str, value: str, charset: str = "utf-8") -> str:
    """A header field of free text, with encoded words where it is not ASCII, folded."""
    return _folded(name, _words(value, charset, len(name) + 2))


def addresses(name: str, people: list[tuple[str, str]], charset: str = "utf-8") -> str:
    """A header field of (display name, address) pairs, folded."""
    words: list[str] = []
    for number, (person, address) in enumerate(people, 1):
        comma = "," if number < len(people) else ""
        words += [*_phrase(person, charset), f"<{address}>{comma}" if person else f"{address}{comma}"]
    return _folded(name, words)


def tokens(name: str, values: list[str]) -> str:
    """A header field of ASCII words such as References, folded between them."""
    return _folded(name, values)


def _phrase(person: str, charset: str) -> list[str]:
    if not person.isascii():
        return _words(person, charset, 8)
    if person and not person.replace(" ", "").isalnum():
        return [f'"{person}"']
    return person.split()


def _words(value: str, charset: str, used: int) -> list[str]:
    """ASCII as it is, anything else as encoded words that each stand alone; `used` columns are taken already."""
    if value.isascii():
        return value.split(" ")
    words: list[str] = []
    piece = ""
    for character in value:
        limit = min(_WORD, _LINE - used) if not words else _WORD
        if piece and len(_encoded_word(piece + character, charset)) > limit:
            words.append(_encoded_word(piece, charset))
            piece = ""
        piece += character
    return [*words, _encoded_word(piece, charset)]


def _encoded_word(piece: str, charset: str) -> str:
    data = piece.encode(charset)
    readable = "".join(chr(byte) if byte in _PLAIN else f"={byte:02X}" for byte in data).replace("=20", "_")
    packed = base64.b64encode(data).decode("ascii")
    return f"=?{charset}?q?{readable}?=" if len(readable) <= len(packed) else f"=?{charset}?b?{packed}?="


def _folded(name: str, words: list[str]) -> str:
    lines = [f"{name}:"]
    for word in words:
        if len(lines[-1]) + 1 + len(word) > _LINE and lines[-1] != f"{name}:":
            lines.append("")
        lines[-1] += f" {word}"
    return "\n".join(lines)


def _fitting(data: bytes) -> str:
    if data.isascii() and max((len(line) for line in data.splitlines()), default=0) <= _SEVEN_BIT_LINE:
        return "7bit"
    outside = len(data) - len(data.decode("ascii", "ignore"))
    return "quoted-printable" if outside <= _MOSTLY_ASCII * len(data) else "base64"


def _encoded(data: bytes, encoding: str) -> bytes:
    match encoding:
        case "base64":
            return base64.encodebytes(data)
        case "quoted-printable":
            return quopri.encodestring(data)
        case "7bit" if data.isascii():
            return data
        case "8bit":
            return data
        case _:
            raise ValueError(f"the text cannot be sent as {encoding}")
