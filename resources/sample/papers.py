"""The files that travel with the sample letters, made byte by byte so that every machine makes the same ones."""

from __future__ import annotations

import struct
import zlib
from itertools import accumulate

from letter import Paper, Picture

MEDIA_TYPES = {
    "pdf": "application/pdf",
    "png": "image/png",
    "csv": "text/csv",
    "txt": "text/plain",
    "ics": "text/calendar",
}
_SCALE = 8
"""Screen pixels along each side of one character of a drawing."""
_STORED_BLOCK = 65_535
"""The longest stored block of a deflate stream, in bytes (RFC 1951, 3.2.4)."""


def media_type(paper: Paper) -> str:
    """The media type that goes with the file's suffix. Raises KeyError for a suffix that is not made here."""
    return MEDIA_TYPES[paper.name.rpartition(".")[2].lower()]


def content(paper: Paper, pictures: dict[str, Picture]) -> bytes:
    """The bytes of the file."""
    match media_type(paper):
        case "application/pdf":
            return pdf(paper.text.strip().splitlines())
        case "image/png":
            return png(pictures[paper.picture])
        case "text/calendar" | "text/csv":
            return "".join(f"{line}\r\n" for line in paper.text.strip().splitlines()).encode()
        case _:
            return paper.text.encode()


def pdf(lines: list[str]) -> bytes:
    """A page of A4 with `lines` in Helvetica, the first one large (PDF 1.4; characters of Windows-1252 only)."""
    shown = [_pdf_string(line) for line in lines]
    text = b"BT /F1 16 Tf 56 780 Td %s Tj /F1 11 Tf 16 TL 0 -12 Td\n" % shown[0]
    text += b"".join(b"T* %s Tj\n" % line for line in shown[1:]) + b"ET"
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources 6 0 R >>",
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(text), text),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
        b"<< /Font << /F1 5 0 R >> >>",
    ]
    start = b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"
    written = [b"%d 0 obj\n%s\nendobj\n" % (number, body) for number, body in enumerate(objects, 1)]
    offsets = list(accumulate(map(len, written), initial=len(start)))
    xref = b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    xref += b"".join(b"%010d 00000 n \n" % offset for offset in offsets[:-1])
    trailer = b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, offsets[-1])
    return start + b"".join(written) + xref + trailer


def png(picture: Picture) -> bytes:
    """A drawing as a palette image of two bits a pixel, each character a square of `_SCALE` pixels."""
    index = {character: number for number, character in enumerate(picture.colours)}
    rows = [_packed([index[character] for character in row for _ in range(_SCALE)]) for row in picture.rows]
    raw = b"".join(b"\0" + row for row in rows for _ in range(_SCALE))
    width, height = len(picture.rows[0]) * _SCALE, len(picture.rows) * _SCALE
    palette = b"".join(bytes.fromhex(colour.removeprefix("#")) for colour in picture.colours.values())
    header = struct.pack(">IIBBBBB", width, height, 2, 3, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", _stored(raw)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_png_chunk(kind, data) for kind, data in chunks)


def _pdf_string(line: str) -> bytes:
    escaped = line.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
    return b"(" + escaped.encode("cp1252") + b")"


def _packed(pixels: list[int]) -> bytes:
    quads = (pixels[at : at + 4] for at in range(0, len(pixels), 4))
    return bytes(a << 6 | b << 4 | c << 2 | d for a, b, c, d in quads)


def _png_chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _stored(data: bytes) -> bytes:
    """A zlib stream that stores `data` as it is: what a compressor makes differs between zlib versions."""
    pieces = [data[at : at + _STORED_BLOCK] for at in range(0, len(data), _STORED_BLOCK)]
    blocks = [
        struct.pack("<BHH", number == len(pieces), len(piece), len(piece) ^ 0xFFFF) + piece
        for number, piece in enumerate(pieces, 1)
    ]
    return b"\x78\x01" + b"".join(blocks) + struct.pack(">I", zlib.adler32(data))
