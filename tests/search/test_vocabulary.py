from __future__ import annotations

import pytest

from oakensearch_gui.index.lexicon import Lexicon
from oakensearch_gui.search.languages import BRITISH_AMERICAN, LANGUAGES
from oakensearch_gui.search.vocabulary import MOST_VARIANTS, Vocabulary


def vocabulary(words: str, *, messages: int = 100, counts: dict[str, int] | None = None) -> Vocabulary:
    counted = dict.fromkeys(words.split(), 1) | (counts or {})
    lines = "".join(f"{word} {counted[word]}\n" for word in sorted(counted, key=str.encode))
    backwards = "".join(f"{word}\n" for word in sorted((word[::-1] for word in counted), key=str.encode))
    return Vocabulary(Lexicon(lines.encode(), backwards.encode(), messages, 1))


@pytest.mark.parametrize(
    ("word", "held", "variants"),
    [
        ("walk", "walks walked walking walker walkie sidewalk", "walks walked walking"),
        ("walking", "walk walked walks", "walk walked walks"),
        ("plan", "planned planning plans plane planet", "planned planning plans"),
        ("note", "noted noting notes not", "noted noting notes"),
        ("car", "cars caring cared carry", "cars"),
        ("try", "tries tried trying", "tries tried trying"),
        ("box", "boxes boxed", "boxes boxed"),
        ("leaf", "leaves", "leaves"),
        ("class", "classes clas", "classes"),
        ("news", "new", ""),
        ("universe", "university universities universes", "universes"),
        ("organ", "organic organization organs", "organs"),
        ("write", "wrote written writes writer", "wrote written writes"),
        ("analysis", "analyses", "analyses"),
        ("organise", "organize organized", "organize organized"),
        ("centre", "center centers", "center centers"),
        ("four", "for", ""),
        ("rechnung", "rechnungen stromrechnung berechnungen rechner", "rechnungen stromrechnung"),
        ("art", "start party partei", ""),
        ("ration", "configuration iteration operations", ""),
        ("round", "background surrounding", ""),
        ("mueller", "muller", "muller"),
        ("muller", "mueller", "mueller"),
        ("aarhus", "arhus", "arhus"),
    ],
)
def test_the_words_that_are_the_same(word: str, held: str, variants: str) -> None:
    assert set(vocabulary(f"{word} {held}").variants(word)) == set(variants.split())


def test_only_spellings_where_inflection_is_not_asked_for() -> None:
    known = vocabulary("mueller muellers muller")
    assert known.variants("mueller", inflected=False) == ("muller",)


def test_the_most_frequent_stand_first_and_their_number_is_bounded() -> None:
    known = vocabulary("parks parked", counts={"parked": 9})
    assert known.variants("park") == ("parked", "parks")
    many = " ".join(f"{letter}{other}{third}tarversicherung" for letter in "abcd" for other in "klmn" for third in "ou")
    assert len(vocabulary(many).variants("versicherung")) == MOST_VARIANTS


def test_a_word_that_most_mail_holds_is_not_looked_up() -> None:
    assert vocabulary("times", messages=100_000, counts={"time": 20_000}).variants("time") == ()


def test_a_language_that_a_large_mailbox_does_not_hold_is_left_out() -> None:
    english = dict.fromkeys("the and with this from have that".split(), 30_000)
    words = {"port": 50, "ports": 40, "porten": 1, "porter": 1}
    assert vocabulary("", messages=60_000, counts=english | words).variants("port") == ("ports",)
    german = dict.fromkeys("und nicht ist das mit wir auch".split(), 900)
    forms = {"hund": 50, "hunde": 9, "hunden": 2}
    assert vocabulary("", messages=60_000, counts=english | german | forms).variants("hund") == ("hunde", "hunden")


def test_a_word_in_more_messages_than_a_language_is_not_of_it() -> None:
    english = dict.fromkeys("the and with this from have that".split(), 30_000)
    german = dict.fromkeys("und nicht ist das mit wir auch".split(), 90)
    words = {"table": 4000, "vegetable": 3, "drehtable": 1}
    assert vocabulary("dreh", messages=60_000, counts=english | german | words).variants("table") == ()


def test_hyphens() -> None:
    known = vocabulary("email mail wellknown every very")
    assert known.joined(("e", "mail")) == "email"
    assert known.joined(("well", "known")) == "wellknown"
    assert known.joined(("red", "roof")) == ""
    assert known.parted("email") == ("e", "mail")
    assert known.parted("together") is None
    assert known.parted("every") is None


def test_the_tables_are_folded_and_have_no_empty_rows() -> None:
    for language in LANGUAGES:
        assert language.telling
        for endings in language.endings:
            assert len(endings) > 1
    assert len({language.name for language in LANGUAGES}) == len(LANGUAGES)
    assert BRITISH_AMERICAN


def test_an_empty_vocabulary_has_nothing_to_add() -> None:
    known = Vocabulary(Lexicon())
    assert known.variants("walk") == ()
    assert not known.knows("walk")
