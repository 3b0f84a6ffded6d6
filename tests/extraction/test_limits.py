"""Broken, hostile and enormous files: each costs itself, says why in plain words, and keeps what was read before."""

from __future__ import annotations

import zipfile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.extraction import Extract, Item, Limits
from oakensearch_gui.extraction.extract import extract
from tests.extraction.samples import archive, compound, docx, encrypted_pdf, open_document, paragraph, pdf, xlsx
from tests.extraction.test_extract import TYPES

SMALL = Limits(characters=1000, unpacked_bytes=1_000_000, members=5, file_bytes=1_000_000)
BILLION_LAUGHS = (
    '<!DOCTYPE w:document [<!ENTITY a "ha">'
    + "".join(
        f'<!ENTITY {b} "{"&" + a + ";" * 1}{("&" + a + ";") * 9}">' for a, b in zip("abcdefgh", "bcdefghi", strict=True)
    )
    + "]>"
)


def read(content: bytes, limits: Limits | None = None) -> Extract:
    return extract(Item("", "application/octet-stream", content), limits)


def with_flag(content: bytes, flag: int) -> bytes:
    """A zip file in which every member has this flag set, in both places."""
    changed = bytearray(content)
    for mark, at in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        start = changed.find(mark)
        while start >= 0:
            changed[start + at] |= flag
            start = changed.find(mark, start + 4)
    return bytes(changed)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"%PDF-1.7\nthis is none", "the PDF is damaged"),
        (pdf(["heron"])[:300], "the PDF is damaged"),
        (encrypted_pdf(), "it is protected by a password"),
        (docx(paragraph("heron"))[:-30], "the archive is damaged or cut short"),
        (b"PK\3\4", "the archive is damaged or cut short"),
        (docx("<w:p><w:r><w:t>heron"), "its XML is broken"),
        (with_flag(archive({"a.txt": "heron"}), 1), "a.txt: it is protected by a password"),
        (archive({"a.txt": "heron"}, zipfile.ZIP_LZMA), "a.txt: it is packed by a method that is not read"),
        (open_document("", manifest="<encryption-data/>"), "it is protected by a password"),
        (compound({"EncryptedPackage": b"x"}), "it is protected by a password"),
        (compound({"WordDocument": b"x"}), "it is in the format that Office used before 2007, which is not read"),
        (compound({"a": b"x"})[:600], "the file is damaged"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "the file is damaged"),
    ],
)
def test_what_cannot_be_read_says_why(content: bytes, problem: str) -> None:
    assert read(content).problem == problem


def test_what_was_read_before_the_fault_is_kept() -> None:
    assert read(docx("<w:p><w:r><w:t>heron</w:t></w:r></w:p><w:p>")) == Extract("heron", "its XML is broken")


def test_a_damaged_member_is_noticed() -> None:
    content = bytearray(archive({"a.txt": "heron " * 100}, zipfile.ZIP_STORED))
    content[60] ^= 1
    assert read(bytes(content)).problem == "a.txt: the archive is damaged"


@pytest.mark.parametrize(
    "declaration",
    [BILLION_LAUGHS, '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>', '<!DOCTYPE x [<!ENTITY % a "x">]>'],
)
def test_xml_entities_are_refused(declaration: str) -> None:
    content = archive(
        {"[Content_Types].xml": "", "word/document.xml": f"{declaration}<document><t>&a;&i;</t></document>"}
    )
    assert read(content) == Extract("", "it declares XML entities, which no honest document needs")


def test_an_external_document_type_is_never_fetched() -> None:
    declared = '<!DOCTYPE document SYSTEM "http://tracker.example/x.dtd"><document><p><t>heron</t></p></document>'
    assert read(archive({"[Content_Types].xml": "", "word/document.xml": declared})) == Extract("heron")


def test_a_zip_bomb_is_unpacked_no_further_than_allowed() -> None:
    bomb = archive({f"{n}.txt": b"\0" * 900_000 for n in range(5)})
    assert len(bomb) < 20_000
    assert read(bomb, SMALL).problem == "it unpacks to more than 1 MB and was read in part"


def test_a_bomb_within_an_office_file_is_one_too() -> None:
    bomb = docx(f"<w:p><w:r><w:t>heron</w:t></w:r></w:p>{' ' * 3_000_000}")
    assert read(bomb, SMALL) == Extract("heron", "it unpacks to more than 1 MB and was read in part")


def test_a_member_that_lies_about_its_size_is_not_believed() -> None:
    content = bytearray(archive({"a.txt": "heron " * 10_000}))
    end = content.find(b"PK\1\2")
    content[end + 24 : end + 28] = (5).to_bytes(4, "little")
    assert len(read(bytes(content)).text) < 100


def test_deep_nesting_of_elements_is_no_matter() -> None:
    deep = "<w:x>" * 100_000 + paragraph("heron") + "</w:x>" * 100_000
    assert read(docx(deep)) == Extract("heron")


def test_deep_nesting_of_groups_is_no_matter() -> None:
    assert read(b"{\\rtf1 " + b"{" * 200_000 + b"heron" + b"}" * 200_000) == Extract("heron")


def test_many_files_are_cut_with_a_note() -> None:
    found = read(archive({f"{n}.txt": f"word{n}" for n in range(9)}), SMALL)
    assert "word4" in found.text
    assert "word5" not in found.text
    assert found.problem == "only the first 5 of its 9 files were read"


@pytest.mark.parametrize("content", [b"heron " * 1000, pdf(["heron " * 10] * 100), docx(paragraph("heron " * 1000))])
def test_much_text_is_cut_with_a_note(content: bytes) -> None:
    found = read(content, SMALL)
    assert 800 < len(found.text) <= 1000
    assert found.problem == "only its first 1 000 characters are searched"


def test_shared_strings_take_no_more_room_than_the_text_may() -> None:
    rows = "".join(f'<row><c t="s"><v>{n}</v></c></row>' for n in range(10))
    assert len(read(xlsx(["x" * 300] * 10, rows), SMALL).text) <= 1000


def test_a_file_that_is_too_large_is_not_read() -> None:
    assert read(b"x" * 1_000_001, SMALL) == Extract("", "larger than 1 MB, so it was not read")


def test_time_runs_out_between_two_pages_and_what_was_read_is_kept() -> None:
    ticks = iter(range(1000))
    item = Item("", "", pdf([f"page{n}" for n in range(50)]))
    found = extract(item, Limits(seconds=10), lambda: float(next(ticks)))
    assert "page5" in found.text
    assert "page20" not in found.text
    assert found.problem == "reading it took more than 10 seconds and was ended"


def test_a_fault_in_a_reader_is_told_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise KeyError("oops")

    monkeypatch.setattr("oakensearch_gui.extraction.extract.read_pdf", fail)
    assert read(pdf(["x"])).problem == "its reader failed (KeyError: 'oops')"


def test_memory_is_the_process_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr("oakensearch_gui.extraction.extract.read_pdf", fail)
    with pytest.raises(MemoryError):
        read(pdf(["x"]))


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """A good file with a few bytes changed, or cut, or with something put in. PDFs are for the worker to try."""
    content = bytearray(draw(st.sampled_from([content for kind, (content, _) in TYPES.items() if kind != "pdf"])))
    for _ in range(draw(st.integers(1, 6))):
        at = draw(st.integers(0, max(0, len(content) - 1)))
        match draw(st.sampled_from(["change", "cut", "insert"])):
            case "change":
                content[at : at + 1] = bytes([draw(st.integers(0, 255))])
            case "cut":
                del content[at : at + draw(st.integers(1, 200))]
            case _:
                content[at:at] = draw(
                    st.sampled_from([b"\0" * 50, b"{" * 50, b"<a>" * 50, b"\\bin999999999 ", b"PK\1\2"])
                )
    return bytes(content)


@given(damaged())
def test_no_damage_makes_it_raise(content: bytes) -> None:
    found = read(content, Limits(characters=100_000, unpacked_bytes=10_000_000))
    found.text.encode()
    assert "\0" not in found.text
