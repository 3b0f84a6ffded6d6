"""Every kind of file gives its words, whatever it is called."""

from __future__ import annotations

import pytest

from oakensearch_gui.extraction import Extract, Item
from oakensearch_gui.extraction.extract import extract
from tests.extraction import samples
from tests.extraction.samples import (
    archive,
    docx,
    letter_with,
    open_document,
    outlook_message,
    paragraph,
    pdf,
    pptx,
    xlsx,
)

TYPES = {
    "pdf": (pdf(["The heron file", "and page two"]), "The heron file\n\nand page two"),
    "docx": (docx(paragraph("A ", "hero", "n") + paragraph("lands")), "A heron\nlands"),
    "xlsx": (
        xlsx(
            ["Heron", "price"],
            '<row><c t="s"><v>0</v></c><c><v>1234.5599999999999</v></c></row>'
            '<row><c t="s"><v>1</v></c><c t="inlineStr"><is><t>in line</t></is></c><c t="b"><v>1</v></c></row>',
        ),
        "Costs\nHeron 1234.56\nprice in line",
    ),
    "pptx": (pptx([f"slide {n}" for n in range(1, 12)]), "\n".join(f"slide {n}" for n in range(1, 12))),
    "odt": (
        open_document(
            "<office:text><text:tracked-changes><text:p>gone</text:p></text:tracked-changes>"
            '<text:h>Heron</text:h><text:p>two<text:s text:c="3"/>words<text:tab/>and<text:line-break/>lines</text:p>'
            "</office:text>"
        ),
        "Heron\ntwo words and\nlines",
    ),
    "ods": (
        open_document(
            "<office:spreadsheet><table:table><table:table-row><table:table-cell><text:p>Heron</text:p>"
            "</table:table-cell><table:table-cell><text:p>12.50</text:p></table:table-cell></table:table-row>"
            "</table:table></office:spreadsheet>",
            "spreadsheet",
        ),
        "Heron 12.50",
    ),
    "odp": (
        open_document("<office:presentation><text:p>Heron</text:p></office:presentation>", "presentation"),
        "Heron",
    ),
    "rtf": (samples.RTF, "A café in Paris\nand € 20"),
    "html": (b"<html><head><style>x</style></head><body><p>He<b>ron</b><p>lands</body></html>", "Heron\n\nlands"),
    "csv": ("bird;price\nReiher;3,50 €\n".encode("cp1252"), "bird;price\nReiher;3,50 €"),
    "utf-16 text": ("a heron, grey".encode("utf-16"), "a heron, grey"),
    "calendar": (samples.CALENDAR, "Tasting of heron tea\nBoathouse"),
    "card": (samples.CARD, "Ada Byron\nEngine Works"),
    "xml": (b'<?xml version="1.0"?><invoice><id>RE-7</id><total cur="EUR">12</total></invoice>', "RE-7\n12"),
    "msg": (outlook_message("Heron", "It landed."), "Heron\n\nIt landed."),
}


def read(content: bytes, filename: str = "", media_type: str = "application/octet-stream") -> Extract:
    return extract(Item(filename, media_type, content))


@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("name", ["", "report.bin", "picture.doc"])
def test_a_file_gives_its_words_whatever_it_is_called(kind: str, name: str) -> None:
    content, text = TYPES[kind]
    assert read(content, name) == Extract(text)


def test_a_pdf_called_a_picture_is_a_pdf() -> None:
    assert read(pdf(["heron"]), "scan.png", "image/png").text == "heron"


@pytest.mark.parametrize(
    ("content", "name", "media_type"),
    [
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "a.png", "image/png"),
        (b"GIF89a looks like text", "a.gif", "image/gif"),
        (b"MZ" + bytes(200), "setup.exe", "application/octet-stream"),
        (b"-----BEGIN PGP SIGNATURE-----\n\niQIzBAABCgAdFiEE\n", "signature.asc", "text/plain"),
        (b"MIIGVwYJKoZIhvcNAQcC", "smime.p7s", "application/pkcs7-signature"),
        (b"", "empty.txt", "text/plain"),
        (b"  \r\n ", "blank.txt", "text/plain"),
    ],
)
def test_what_holds_no_words_gives_none_and_is_no_problem(content: bytes, name: str, media_type: str) -> None:
    assert read(content, name, media_type) == Extract()


def test_a_message_gives_its_header_its_text_and_its_attachments() -> None:
    inner = letter_with([("map.pdf", "application/pdf", pdf(["boathouse"]))], "Outing", "We go on Sunday.")
    found = read(inner, "fwd.eml", "message/rfc822")
    assert found.problem == ""
    for word in ("Outing", "Ada Byron <ada@engine.example>", "We go on Sunday.", "map.pdf", "boathouse"):
        assert word in found.text


def test_text_that_begins_like_a_header_is_a_message_only_if_it_says_so() -> None:
    assert read(b"Note: buy milk\n\nand eggs", "list.txt", "text/plain").text == "Note: buy milk\n\nand eggs"


def test_an_archive_gives_names_and_words_one_level_deep() -> None:
    inner = archive({"deep.txt": "unreached"})
    packed = archive({"a/report.docx": docx(paragraph("heron")), "b.pdf": pdf(["egret"]), "more.zip": inner})
    found = read(packed)
    assert found.text == "a/report.docx\nheron\n\nb.pdf\negret\n\nmore.zip\ndeep.txt"
    assert found.problem == "files more than one level within it were not opened"


def test_one_bad_file_of_an_archive_costs_itself() -> None:
    found = read(archive({"x/bad.pdf": b"%PDF-1.4 nonsense", "good.txt": "heron"}))
    assert "heron" in found.text
    assert found.problem == "bad.pdf: the PDF is damaged"


def test_word_gives_headers_notes_and_text_boxes_once_and_nothing_that_was_deleted() -> None:
    body = (
        "<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText></w:r>"
        "<w:moveFrom><w:r><w:t>moved</w:t></w:r></w:moveFrom><w:r><w:t>kept</w:t><w:tab/><w:t>on</w:t></w:r></w:p>"
        '<mc:AlternateContent xmlns:mc="m"><mc:Choice><w:p><w:r><w:t>box</w:t></w:r></w:p></mc:Choice>'
        "<mc:Fallback><w:p><w:r><w:t>box</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent>"
    )
    notes = {"word/footnotes.xml": f"<w:footnotes {samples.WORD_NS}>{paragraph('a note')}</w:footnotes>"}
    assert read(docx(body, notes)).text == "kept on\nbox\na note"


def test_excel_leaves_out_pronunciation_and_survives_wrong_numbers() -> None:
    shared = ["Tokyo</t><rPh><t>toukyou</t></rPh><t>!"]
    rows = '<row><c t="s"><v>0</v></c><c t="s"><v>99</v></c><c t="s"><v>x</v></c><c t="e"><v>#REF!</v></c></row>'
    assert read(xlsx(shared, rows)).text == "Costs\nTokyo!"


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (rb"{\rtf1\ansi\ansicpg1251 \'cf\'f0\'e8\'e2\'e5\'f2}", "Привет"),
        (
            (
                rb"{\rtf1{\fonttbl{\f0\fcharset0;}{\f1\fcharset128;}{\f2\fcharset204;}}"
                rb"\f1 \'93\'fa\'96\'7b {\f2 \'e4\'e0} \plain\f0 ok}"
            ),
            "日本 да ok",
        ),
        (rb"{\rtf1\uc2 \u-10179??\u-8704?? and \uc0\u8364 euro}", "😀 and €euro"),
        (rb"{\rtf1{\*\generator Word;}{\info{\author X}}{\pict\bin3 {}{}shown\line{\*\unknown no}too}", "shown\ntoo"),
        (rb"{\rtf1{\shp{\*\shpinst{\sp{\sn x}{\sv 1}}{\shptxt In the box\par}}}outside}", "In the box\noutside"),
        (rb"{\rtf1 one\cell two\row three \{braces\} a\~b }}}} after", "one two\nthree {braces} a b after"),
        (rb"{\rtf1 cut in mid \'e", "cut in mid e"),
    ],
)
def test_rich_text(content: bytes, text: str) -> None:
    assert read(content) == Extract(text)


def test_a_word_that_a_pdf_breaks_at_the_end_of_a_line_stays_whole() -> None:
    # PDFium tells a hyphen at the end of a line by a control character.
    two_lines = b"BT /F1 12 Tf 72 720 Td (the man-) Tj 0 -14 Td (agement) Tj ET"
    content = pdf(["x" * (len(two_lines) - len(b"BT /F1 12 Tf 72 720 Td () Tj ET"))])
    one_line = content[content.index(b"BT /F1") : content.index(b"\nendstream")]
    assert len(one_line) == len(two_lines)
    assert read(content.replace(one_line, two_lines)).text == "the management"


def test_a_pdf_without_text_says_so() -> None:
    assert read(pdf(["", ""])) == Extract("", "its pages hold no text; they may have been scanned")
