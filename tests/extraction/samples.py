"""Small files of every kind that is read, built here: what each holds can be seen in the code."""

from __future__ import annotations

import base64
import io
import struct
import zipfile
from collections.abc import Mapping, Sequence
from typing import Any

from tests.making import letter

WORD_NS = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
DRAWING_NS = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'
SHEET_NS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
ODF_NS = (
    'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"'
    ' xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"'
    ' xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"'
)


def archive(members: Mapping[str, str | bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A zip file."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as made:
        for name, content in members.items():
            made.writestr(name, content)
    return out.getvalue()


def pdf(pages: Sequence[str], extra: Sequence[bytes] = (), trailer: bytes = b"") -> bytes:
    """A PDF with a line of text a page. `extra` objects are numbered from 4 + 2 * pages on."""
    kids = b" ".join(b"%d 0 R" % (4 + 2 * n) for n in range(len(pages)))
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [%s] /Count %d >>" % (kids, len(pages)),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ]
    for n, text in enumerate(pages):
        drawn = b"BT /F1 12 Tf 72 720 Td (%s) Tj ET" % text.encode("cp1252") if text else b""
        objects += [
            b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents %d 0 R"
            b" /Resources << /Font << /F1 3 0 R >> >> >>" % (5 + 2 * n),
            b"<< /Length %d >>\nstream\n%s\nendstream" % (len(drawn), drawn),
        ]
    objects += extra
    out = bytearray(b"%PDF-1.4\n")
    places = []
    for number, content in enumerate(objects, start=1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, content)
    table = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % place for place in places)
    out += b"trailer\n<< /Size %d /Root 1 0 R %s>>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, trailer, table)
    return bytes(out)


def encrypted_pdf() -> bytes:
    """A PDF under a password that nobody knows (its hashes are no password's)."""
    number = 4 + 2 * 1
    guard = b"<< /Filter /Standard /V 1 /R 2 /O <%s> /U <%s> /P -4 >>" % (b"41" * 32, b"42" * 32)
    return pdf(["secret"], [guard], b"/Encrypt %d 0 R /ID [<%s> <%s>] " % (number, b"43" * 16, b"43" * 16))


def docx(body: str, others: Mapping[str, str] | None = None) -> bytes:
    """A Word file around the XML of its body."""
    return archive(
        {
            "[Content_Types].xml": "<Types/>",
            "word/document.xml": f'<?xml version="1.0"?><w:document {WORD_NS}><w:body>{body}</w:body></w:document>',
            **(others or {}),
        }
    )


def paragraph(*runs: str) -> str:
    """A paragraph of a Word file, from its runs of text."""
    return "<w:p>" + "".join(f"<w:r><w:t>{run}</w:t></w:r>" for run in runs) + "</w:p>"


def xlsx(shared: Sequence[str], rows: str, name: str = "Costs") -> bytes:
    """An Excel file with one sheet of these rows (XML)."""
    strings = "".join(f"<si><t>{text}</t></si>" for text in shared)
    return archive(
        {
            "[Content_Types].xml": "<Types/>",
            "xl/workbook.xml": f'<workbook {SHEET_NS}><sheets><sheet name="{name}"/></sheets></workbook>',
            "xl/sharedStrings.xml": f"<sst {SHEET_NS}>{strings}</sst>",
            "xl/worksheets/sheet1.xml": f"<worksheet {SHEET_NS}><sheetData>{rows}</sheetData></worksheet>",
        }
    )


def pptx(slides: Sequence[str]) -> bytes:
    """A PowerPoint file with a line of text a slide."""
    members = {
        f"ppt/slides/slide{n}.xml": f"<p:sld {DRAWING_NS} xmlns:p='p'><a:p><a:r><a:t>{text}</a:t></a:r></a:p></p:sld>"
        for n, text in enumerate(slides, start=1)
    }
    return archive({"[Content_Types].xml": "<Types/>", **dict(reversed(members.items()))})


def open_document(body: str, kind: str = "text", manifest: str = "") -> bytes:
    """An OpenDocument file around the XML of its body."""
    return archive(
        {
            "mimetype": f"application/vnd.oasis.opendocument.{kind}",
            "content.xml": f"<office:document {ODF_NS}><office:body>{body}</office:body></office:document>",
            "META-INF/manifest.xml": f"<manifest>{manifest}</manifest>",
        }
    )


def compound(streams: Mapping[str, bytes]) -> bytes:
    """A compound file (MS-CFB) with these streams in its root, each padded to 4096 bytes so that none is "mini"."""
    sector, end, free, is_fat = 512, 0xFFFFFFFE, 0xFFFFFFFF, 0xFFFFFFFD
    names = list(streams)
    contents = [streams[name].ljust(4096, b"\0") for name in names]
    entries_sectors = (len(names) + 1 + 3) // 4
    fat = [is_fat, *range(2, entries_sectors + 1), end]
    starts = []
    for content in contents:
        starts.append(len(fat))
        count = -(-len(content) // sector)
        fat += [*range(len(fat) + 1, len(fat) + count), end]
    assert len(fat) <= sector // 4

    def entry(name: str, kind: int, right: int, child: int, start: int, size: int) -> bytes:
        raw = name.encode("utf-16-le") + b"\0\0"
        head = raw.ljust(64, b"\0") + struct.pack("<HBBIII", len(raw), kind, 1, free, right, child)
        return head + bytes(36) + struct.pack("<IQ", start, size)

    directory = entry("Root Entry", 5, free, 1 if names else free, end, 0)
    for n, name in enumerate(names):
        right = n + 2 if n + 1 < len(names) else free
        directory += entry(name, 2, right, free, starts[n], len(contents[n]))
    directory = directory.ljust(entries_sectors * sector, b"\0")
    header = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(16) + struct.pack("<HHHHH", 0x3E, 3, 0xFFFE, 9, 6) + bytes(6)
    header += struct.pack("<IIIIIIIII", 0, 1, 1, 0, 4096, end, 0, end, 0)
    header += struct.pack("<109I", 0, *[free] * 108)
    table = struct.pack(f"<{len(fat)}I", *fat).ljust(sector, b"\xff")
    return (
        header
        + table
        + directory
        + b"".join(content.ljust(-(-len(content) // sector) * sector, b"\0") for content in contents)
    )


def outlook_message(subject: str, body: str) -> bytes:
    """An Outlook .msg with a subject and a text."""
    return compound(
        {
            "__properties_version1.0": b"",
            "__substg1.0_0037001F": subject.encode("utf-16-le"),
            "__substg1.0_1000001F": body.encode("utf-16-le"),
        }
    )


CALENDAR = b"BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Tasting of heron tea\r\nLOCATION:Boathouse\r\nEND:VEVENT\r\n"
CARD = b"BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada Byron\r\nORG:Engine;Works\r\nEND:VCARD\r\n"
RTF = rb"{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Arial;}}\f0 A caf\'e9 in \b Paris\b0\par and \u8364? 20}"


def letter_with(
    files: Sequence[tuple[str, str, bytes]], subject: str = "Hello", body: str = "See below.", **more: Any
) -> bytes:
    """A letter (see `tests.making.letter`) with attachments: name, media type, content."""
    head, text = letter(subject, body, **more).split(b"\n\n", 1)
    kept = [line for line in head.split(b"\n") if not line.startswith(b"Content-")]
    parts = [b"Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n" + text]
    for name, media_type, content in files:
        fields = (
            f'Content-Type: {media_type}; name="{name}"\nContent-Transfer-Encoding: base64\n'
            f'Content-Disposition: attachment; filename="{name}"\n\n'
        )
        parts.append(fields.encode() + base64.encodebytes(content))
    kept.append(b'Content-Type: multipart/mixed; boundary="cut here"')
    return b"\n".join(kept) + b"\n\n" + b"".join(b"--cut here\n" + part + b"\n" for part in parts) + b"--cut here--\n"
