"""Word, Excel and PowerPoint files since 2007 (Office Open XML, ECMA-376), and OpenDocument (ISO/IEC 26300)."""

from __future__ import annotations

import re
from collections.abc import Mapping

from oakensearch_gui.extraction.archive import Archive
from oakensearch_gui.extraction.gathering import Gathering, Unreadable
from oakensearch_gui.extraction.xml import Handler, read_xml

_WORD = re.compile(r"word/(?:document|header|footer|footnotes|endnotes|comments)\d*\.xml")
_SLIDES = re.compile(r"ppt/(?:slides/slide|notesSlides/notesSlide|diagrams/data|comments/\w+)\d*\.xml")
_SHEETS = re.compile(r"xl/worksheets/sheet\d*\.xml")
_BESIDE_SHEETS = re.compile(r"xl/(?:comments\d*|drawings/drawing\d*|threadedComments/\w+)\.xml")
_SHARED = "xl/sharedStrings.xml"
_WORKBOOK = "xl/workbook.xml"
_NUMBER = re.compile(r"(\d+)")
_OPEN_DOCUMENT = ("content.xml", "styles.xml")
_MANIFEST = "META-INF/manifest.xml"
_MOST_SPACES = 100


def read_office(archive: Archive, into: Gathering) -> bool:
    """Gather the text if the archive is an office document; False, and nothing gathered, when it is none."""
    names = sorted(archive.names, key=_natural)
    if "[Content_Types].xml" in archive:
        if any(_SHEETS.fullmatch(name) for name in names):
            _read_workbook(archive, names, into)
            return True
        wanted = [name for name in names if _WORD.fullmatch(name) or _SLIDES.fullmatch(name)]
        if wanted:
            for name in wanted:
                read_xml(archive.chunks(name), _Runs(into))
            return True
    if "content.xml" in archive and (_MANIFEST in archive or "mimetype" in archive):
        _read_open_document(archive, into)
        return True
    return False


def _natural(name: str) -> list[str | int]:
    """Slide 2 before slide 10, the document before its notes."""
    return [int(piece[:9]) if piece.isdigit() else piece for piece in _NUMBER.split(name)]


class _Runs(Handler):
    """Text runs of Word and PowerPoint: ``t`` holds characters, ``p`` is a paragraph, ``tc`` a cell of a table."""

    _LEFT_OUT = frozenset({"Fallback", "moveFrom"})
    """What an older program would see of the same, and what was moved elsewhere: both stand in the text again."""
    _BREAKS: Mapping[str, str] = {"tab": "\t", "br": "\n", "cr": "\n"}
    _TEXTS = frozenset({"t", "text"})

    def __init__(self, into: Gathering) -> None:
        self._into = into
        self._within_text = False
        self._left_out = 0

    def start(self, name: str, _attributes: Mapping[str, str], /) -> None:
        if name in self._TEXTS:
            self._within_text = True
        elif name in self._LEFT_OUT:
            self._left_out += 1
        elif name in self._BREAKS and not self._left_out:
            self._into.add(self._BREAKS[name])

    def end(self, name: str, /) -> None:
        if name in self._TEXTS:
            self._within_text = False
        elif name in self._LEFT_OUT:
            self._left_out -= 1
        elif name in {"p", "comment", "threadedComment"} and not self._left_out:
            self._into.add("\n")

    def text(self, data: str, /) -> None:
        if self._within_text and not self._left_out:
            self._into.add(data)


# ---- Excel


def _read_workbook(archive: Archive, names: list[str], into: Gathering) -> None:
    if _WORKBOOK in archive:
        read_xml(archive.chunks(_WORKBOOK), _SheetNames(into))
    shared = _SharedStrings(into.limits.characters)
    if _SHARED in archive:
        read_xml(archive.chunks(_SHARED), shared)
    for name in names:
        if _SHEETS.fullmatch(name):
            read_xml(archive.chunks(name), _Cells(into, shared.strings))
    for name in names:
        if _BESIDE_SHEETS.fullmatch(name):
            read_xml(archive.chunks(name), _Runs(into))


class _SheetNames(Handler):
    def __init__(self, into: Gathering) -> None:
        self._into = into

    def start(self, name: str, attributes: Mapping[str, str], /) -> None:
        if name == "sheet":
            self._into.add(attributes.get("name", "") + "\n")


class _SharedStrings(Handler):
    """The texts that cells refer to by number; beyond `most` characters they are empty."""

    def __init__(self, most: int) -> None:
        self.strings: list[str] = []
        self._room = most
        self._pieces: list[str] = []
        self._within_text = False
        self._phonetic = False

    def start(self, name: str, _attributes: Mapping[str, str], /) -> None:
        if name == "t":
            self._within_text = not self._phonetic
        elif name == "rPh":  # how it is pronounced
            self._phonetic = True

    def end(self, name: str, /) -> None:
        if name == "t":
            self._within_text = False
        elif name == "rPh":
            self._phonetic = False
        elif name == "si":
            self.strings.append("".join(self._pieces))
            self._pieces = []

    def text(self, data: str, /) -> None:
        if self._within_text and self._room >= len(data):
            self._room -= len(data)
            self._pieces.append(data)


class _Cells(Handler):
    """The cells of a sheet, a line a row: texts, and numbers as they are kept."""

    def __init__(self, into: Gathering, shared: list[str]) -> None:
        self._into = into
        self._shared = shared
        self._kind = ""
        self._pieces: list[str] = []
        self._within_value = False

    def start(self, name: str, attributes: Mapping[str, str], /) -> None:
        if name == "c":
            self._kind = attributes.get("t", "n")
            self._pieces = []
        elif name in {"v", "t"}:
            self._within_value = True

    def end(self, name: str, /) -> None:
        if name in {"v", "t"}:
            self._within_value = False
        elif name == "c":
            value = self._value("".join(self._pieces).strip())
            if value:
                self._into.add(value + "\t")
        elif name == "row":
            self._into.add("\n")

    def text(self, data: str, /) -> None:
        if self._within_value:
            self._pieces.append(data)

    def _value(self, raw: str) -> str:
        if self._kind == "s":
            number = int(raw) if raw.isdecimal() and len(raw) < 10 else -1
            return self._shared[number] if 0 <= number < len(self._shared) else ""
        if self._kind == "n":
            try:
                return f"{float(raw):.12g}"  # 1234.5599999999999 is how 1234.56 is kept
            except ValueError:
                return raw
        return raw if self._kind in {"str", "inlineStr", "d"} else ""


# ---- OpenDocument


def _read_open_document(archive: Archive, into: Gathering) -> None:
    if _MANIFEST in archive and b"encryption-data" in archive.read(_MANIFEST):
        raise Unreadable("it is protected by a password")
    for name in _OPEN_DOCUMENT:
        if name in archive:
            read_xml(archive.chunks(name), _Paragraphs(into))


class _Paragraphs(Handler):
    """Paragraphs and headings of text, sheets and slides; a cell of a table holds paragraphs, too."""

    def __init__(self, into: Gathering) -> None:
        self._into = into
        self._within = 0
        self._deleted = 0
        self._in_cell = 0

    def start(self, name: str, attributes: Mapping[str, str], /) -> None:
        if name in {"p", "h"}:
            self._within += 1
        elif name == "tracked-changes":
            self._deleted += 1
        elif name == "table-cell":
            self._in_cell += 1
        elif self._within and not self._deleted:
            if name == "s":
                count = attributes.get("text:c", "1")
                self._into.add(" " * (min(int(count), _MOST_SPACES) if count.isdecimal() and len(count) < 10 else 1))
            elif name in {"tab", "line-break"}:
                self._into.add("\t" if name == "tab" else "\n")

    def end(self, name: str, /) -> None:
        if name in {"p", "h"}:
            self._within -= 1
            self._into.add("\t" if self._in_cell else "\n")
        elif name == "tracked-changes":
            self._deleted -= 1
        elif name == "table-cell":
            self._in_cell -= 1
        elif name == "table-row":
            self._into.add("\n")

    def text(self, data: str, /) -> None:
        if self._within and not self._deleted:
            self._into.add(data)
