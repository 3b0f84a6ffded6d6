"""XML as a stream of events: no tree, no entities of its own, nothing fetched."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from xml.parsers import expat

from oakensearch_gui.extraction.gathering import Gathering, Unreadable


class Handler:
    """Hears of a document's elements by their local names (``w:t`` is ``t``); whoever cares overrides."""

    def start(self, name: str, attributes: Mapping[str, str], /) -> None:
        """An element begins; its attributes come by their full names (``text:c``)."""

    def end(self, name: str, /) -> None:
        """An element ends."""

    def text(self, data: str, /) -> None:
        """Characters between tags; one text may come in several pieces."""


def read_xml(chunks: Iterable[bytes], handler: Handler) -> None:
    """Send the document's events to `handler`. Raises Unreadable when it is broken or declares entities.

    Entities are what makes a small document expand to a large one or reach for other files (CWE-776, CWE-611); no
    office program writes any.
    """
    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
    parser.EntityDeclHandler = _refuse
    start, end = handler.start, handler.end
    parser.StartElementHandler = lambda name, attributes: start(_local(name), attributes)
    parser.EndElementHandler = lambda name: end(_local(name))
    parser.CharacterDataHandler = handler.text
    try:
        for chunk in chunks:
            parser.Parse(chunk, False)
        parser.Parse(b"", True)
    except (expat.ExpatError, ValueError, LookupError) as error:
        raise Unreadable("its XML is broken") from error


@lru_cache(maxsize=1024)
def _local(name: str) -> str:
    return name.rpartition(":")[2]


def _refuse(*_: object) -> None:
    raise Unreadable("it declares XML entities, which no honest document needs")


class AllText(Handler):
    """Gathers all text of a document, a line an element."""

    def __init__(self, into: Gathering) -> None:
        self._into = into

    def end(self, _name: str, /) -> None:
        self._into.add("\n")

    def text(self, data: str, /) -> None:
        self._into.add(data)
