"""A question that asks for somebody's words finds first what that person wrote."""

from __future__ import annotations

import pytest

from oakensearch_gui.index.index import Index
from oakensearch_gui.library.database import rows
from oakensearch_gui.paths import Home
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.keyword import KeywordRetriever
from oakensearch_gui.search.query import parse
from oakensearch_gui.search.reading import RequestReader
from oakensearch_gui.search.request import Mode, SearchRequest
from oakensearch_gui.search.writers import writers
from oakensearch_gui.settings import Settings
from tests.making import indexed, letter


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("what did Marcus say about the gutter", ["Marcus"]),
        ("What has Ada Byron written about engines?", ["Ada", "Byron"]),
        ("what Ada wrote about engines", ["Ada"]),
        ("the mail from Anna about the lease", ["Anna"]),
        ("letter by Quinn", ["Quinn"]),
        ("was hat Keller zur Heizung gesagt", ["Keller"]),
        ("was schrieb Keller über die Heizung", ["Keller"]),
        ("qué dijo Inés de la caldera", ["Inés"]),
        ("qu'a dit Hélène du toit", ["Hélène"]),
        ("che cosa ha detto Marco del tetto", ["Marco"]),
        ("что сказал Олег о крыше", ["Олег"]),
        ("how did they say it", []),
        ('what did "Marcus" say', []),  # what stands in quotes is looked for as it is
        ("mail from 2024", []),
        ("roof tiles from the quarry", []),
        ("gutter Marcus", []),
    ],
)
def test_who_is_asked_for(query: str, names: list[str]) -> None:
    read = parse(query)
    found = writers(read.words)
    assert [word.text for word in read.words if word in found] == names


def test_what_the_person_wrote_comes_before_what_only_names_them(home: Home) -> None:
    quoting = letter(
        "Gutter", "Marcus says that the gutter leaks, and Marcus must know.", sender="Ines Oak <ines@oak.example>"
    )
    written = letter(
        "Gutter",
        "It is the seam of the gutter, and there is no way to mend it before the frost comes. " * 3,
        sender="Marcus Reed <reed@roof.example>",
    )
    others = [letter(f"Tea {number}", "Milk and sugar.") for number in range(8)]
    indexed(home, [quoting, written, *others])
    engine = Engine.open(home, Settings(), None)
    try:

        def senders(query: str) -> list[str]:
            result = engine.search(SearchRequest(query, Mode.KEYWORD))
            return [hit.message.sender.name for hit in result.hits]

        assert senders("gutter Marcus") == ["Ines Oak", "Marcus Reed"]
        assert senders("what did Marcus say about the gutter") == ["Marcus Reed", "Ines Oak"]
    finally:
        engine.close()


def test_of_what_holds_only_a_part_their_own_counts_for_more_than_what_names_them(home: Home) -> None:
    letters = [
        letter("Gutter", "Marcus on the gutter.", sender="Ines Oak <ines@oak.example>"),
        letter("Gutter", "It leaks.", sender="Marcus Reed <reed@roof.example>"),
        *(letter(f"Frost {number}", "Seams.") for number in range(9)),
    ]
    indexed(home, letters)
    index = Index.open(home)
    try:
        names = dict(rows(index.connection, "SELECT id, sender_name FROM raw.messages"))

        def coverage(query: str) -> dict[str, float]:
            match = RequestReader(index.connection, Settings()).read(SearchRequest(query)).match
            found = KeywordRetriever(index.connection).retrieve(match, 10, 0.5)
            return {names[hit.message_id]: hit.coverage for hit in found.candidates}

        plain = coverage("gutter Marcus frost")
        assert plain["Ines Oak"] == pytest.approx(plain["Marcus Reed"])
        asked = coverage("what did Marcus say of gutter frost")
        assert asked["Marcus Reed"] == pytest.approx(plain["Marcus Reed"])
        assert asked["Ines Oak"] < asked["Marcus Reed"]
        assert coverage("what did Gutter say of Marcus frost") == pytest.approx(plain)  # nobody of that name wrote
    finally:
        index.close()


def test_a_name_that_stands_with_the_sender_alone_is_among_the_words_that_matched(home: Home) -> None:
    written = letter("Gutter", "The seam leaks.", sender="Marcus Reed <reed@roof.example>", to="Ann <ann@oak.example>")
    indexed(home, [written, letter("Tea", "Milk.")])
    engine = Engine.open(home, Settings(), None)
    try:
        (hit,) = engine.search(SearchRequest("what did Marcus say of the seam", Mode.KEYWORD)).hits
        assert set(hit.matched_words) == {"seam", "Marcus"}
        (by_recipient,) = engine.search(SearchRequest("gutter ann", Mode.KEYWORD)).hits
        assert {"Gutter", "Ann"} <= set(by_recipient.matched_words)
    finally:
        engine.close()
