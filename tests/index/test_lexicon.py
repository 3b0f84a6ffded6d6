from __future__ import annotations

import re
from pathlib import Path

import apsw
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.index import lexicon
from oakensearch_gui.index.index import Index
from oakensearch_gui.index.lexicon import Lexicon, load, take
from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home
from tests.making import age, index, indexed, letter, put


def lexicon_of(words: dict[str, int], messages: int = 10) -> Lexicon:
    lines = "".join(f"{word} {words[word]}\n" for word in sorted(words, key=str.encode))
    backwards = "".join(f"{word}\n" for word in sorted((word[::-1] for word in words), key=str.encode))
    return Lexicon(lines.encode(), backwards.encode(), messages, 1)


WORDS = st.dictionaries(st.text(alphabet="abcßöяж", min_size=1, max_size=5), st.integers(1, 10**6), max_size=40)


@given(WORDS, st.text(alphabet="abcßöяж", min_size=1, max_size=4))
def test_words_are_found_by_their_beginning_their_end_and_whole(words: dict[str, int], text: str) -> None:
    lexicon = lexicon_of(words)
    assert lexicon.count(text) == words.get(text, 0)
    assert lexicon.beginning(text, 100) == {word: words[word] for word in words if word.startswith(text)}
    assert sorted(lexicon.ending(text, 100)) == sorted(word for word in words if word.endswith(text))
    assert sorted(lexicon.of_length(text[0], 2, 3)) == sorted(
        word for word in words if word.startswith(text[0]) and 2 <= len(word) <= 3
    )


def test_more_than_the_most_is_as_good_as_nothing() -> None:
    lexicon = lexicon_of({f"a{letter}{other}": 1 for letter in "bcdefgh" for other in "bcdefgh"})
    assert lexicon.beginning("a", 2) == {}
    assert lexicon.ending("b", 0) == []


def test_an_empty_lexicon_knows_nothing() -> None:
    assert Lexicon().count("a") == 0
    assert Lexicon().beginning("a", 10) == {}
    assert Lexicon().ending("a", 10) == []


@pytest.fixture
def box(home: Home) -> Home:
    return indexed(home, [letter("Roof", "Red tiles, 42 of them, 東京都 tiles"), letter("Tiles", "Müller x1y2")])


def test_an_indexing_run_takes_the_words_of_the_index(box: Home) -> None:
    opened = Index.open(box)
    lexicon = load(opened.connection, Lexicon())
    assert lexicon.count("tiles") == 2
    assert lexicon.count("muller") == 1
    assert lexicon.beginning("ro", 10) == {"robin": 2, "roof": 1}
    for other in ("42", "x1y2", "東京", "x"):  # no words of an alphabet
        assert lexicon.count(other) == 0
    assert load(opened.connection, lexicon) is lexicon
    opened.close()


def test_it_follows_the_index(box: Home) -> None:
    put(box.root.parent / "mail", "99.M99.host:2,S", letter("Gutter", "A gutter."), "new")
    index(box)
    opened = Index.open(box)
    assert load(opened.connection, Lexicon()).count("gutter") == 1
    opened.close()


def test_it_is_not_taken_again_without_need(box: Home) -> None:
    opened = Index.open(box)
    assert not take(opened.connection, at_end=True)
    opened.connection.execute("UPDATE state SET through = through + 1")
    assert not take(opened.connection, at_end=False)
    assert take(opened.connection, at_end=True)
    opened.close()


def test_a_few_new_messages_only_add_their_new_words(
    home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The words are those that taking them all anew would give, without the cost of it."""
    monkeypatch.setattr("oakensearch_gui.index.lexicon._SMALL", 0)
    indexed(home, [letter(f"Roof {n}", f"tiles zeta x{n}y") for n in range(120)])
    box = home.root.parent / "mail"
    put(box, "1800000099.M99.host:2,S", letter("Gutter", "Żółw gutter tiles x7y 東京 aab zzz, ünder"), "new")
    put(box, "1800000098.M98.host:2,S", letter("Chimney", "gutter mortar"), "new")
    age(box, 1_600_000_500)
    taken: list[apsw.Connection] = []
    whole = lexicon._words

    def words(connection: apsw.Connection) -> object:
        taken.append(connection)
        return whole(connection)

    monkeypatch.setattr(lexicon, "_words", words)
    index(home)
    assert not taken
    opened = Index.open(home)
    added = load(opened.connection, Lexicon())
    assert (added.count("gutter"), added.count("mortar"), added.count("zolw")) == (2, 1, 1)
    opened.connection.execute("UPDATE lexicon SET whole = 0, through = 0")
    assert take(opened.connection, at_end=True)
    anew = load(opened.connection, Lexicon())
    assert added.backwards == anew.backwards
    assert re.sub(rb" \d+", b"", added.words) == re.sub(rb" \d+", b"", anew.words)
    opened.close()


def test_it_goes_with_the_index(box: Home) -> None:
    library = Library.open(box)
    library.close()
    opened = Index.open(box)
    opened.reset()
    assert load(opened.connection, Lexicon()) == Lexicon()
    opened.close()
