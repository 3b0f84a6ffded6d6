from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.index.words import Phrase, fold, phrases
from oakensearch_gui.search.snippets import Folded, Marker, snippet


def marked(query: str, text: str) -> list[str]:
    return [text[start:end] for start, end in Marker(phrases(query)).marks(text)]


def test_words_are_marked_as_the_text_writes_them() -> None:
    assert marked("muller", "Herr Müller und Frau MÜLLER") == ["Müller", "MÜLLER"]
    assert marked("cus-1990", "see CUS-1990, not CUS-19901") == ["CUS-1990"]
    assert marked("東京都", "昨日は東京都庁へ") == ["東京都"]
    assert marked("C++", "in C++ or C") == ["C++"]


def test_marks_stand_where_the_text_is_written_in_more_or_fewer_characters() -> None:
    assert marked("strasse", "😀 die Stra\u00dfe, STRASSE, Stra\u00dfen") == ["Stra\u00dfe", "STRASSE"]
    assert marked("cafe", "x\u00ad\u00ad ein Cafe\u0301 und ein Ca\u00adfé") == ["Cafe\u0301", "Ca\u00adfé"]
    assert marked("office", "… ½ the o\ufb03ce, office") == ["o\ufb03ce", "office"]
    assert marked("😀", "so 😀, ß") == ["😀"]
    assert marked("new york", "in Zürich, New\u00a0York; new, york") == ["New\u00a0York", "new, york"]


def test_marks_of_the_beginning_of_a_word_end_with_the_word() -> None:
    marker = Marker([Phrase(("roof",), prefix=True)])
    assert [text[a:b] for text in ["Roofing_x ROOF, proof", "Roofingé"] for a, b in marker.marks(text)] == [
        "Roofing",
        "ROOF",
        "Roofingé",
    ]


def test_phrases_that_overlap_are_marked_as_one() -> None:
    text = "the old mill road"
    (mark,) = Marker([Phrase(("old", "mill")), Phrase(("mill", "road")), Phrase(("mill",))]).marks(text)
    assert text[slice(*mark)] == "old mill road"


def test_a_mark_of_another_script_keeps_a_word_together() -> None:
    assert marked("नम", "नमस्ते नम") == ["नम"]


@given(st.text(alphabet="aàß \u0301\u00adb.\n", max_size=60))
def test_folded_text_knows_where_each_character_was_written(text: str) -> None:
    folded = Folded(text)
    for start in range(len(folded.text)):
        place, after = folded.as_written((start, start + 1))
        assert 0 <= place < after <= len(text)
        assert folded.text[start] in fold(text[place:after]).casefold() + " "


def test_a_word_within_another_is_not_marked() -> None:
    assert marked("art", "start the art") == ["art"]


def test_the_snippet_shows_the_passage_with_the_most_words() -> None:
    text = "roof " + "filler " * 60 + "the red roof tiles fell " + "filler " * 60
    shown = snippet(text, Marker((*phrases("roof"), *phrases("tiles"))))
    assert [shown.text[start:end] for start, end in shown.marks] == ["roof", "tiles"]
    assert shown.text.startswith("… ")
    assert shown.text.endswith(" …")


def test_white_space_becomes_one_space_and_marks_move_along() -> None:
    shown = snippet("one\n\n   two \t three", Marker(phrases("three")))
    assert shown.text == "one two three"
    assert shown.marks == ((8, 13),)


def test_signs_of_quoting_are_left_out() -> None:
    assert snippet("> One.\n>\n> Two.\n\n\n>>\n>> Three.", Marker(())).text == "> One. Two. Three."
    shown = snippet("Yes.\n> the red\n> > roof tiles\n>> fell > down", Marker((*phrases("roof"), *phrases("down"))))
    assert shown.text == "Yes. the red roof tiles fell > down"
    assert [shown.text[start:end] for start, end in shown.marks] == ["roof", "down"]


def test_without_a_match_the_beginning_is_shown() -> None:
    assert snippet("Some words.", Marker(phrases("absent"))).text == "Some words."
    assert snippet("", Marker(phrases("absent"))).text == ""


@given(st.text(alphabet="ab \n\u00fc東.", max_size=400), st.text(alphabet="ab\u00fc東 ", min_size=1, max_size=4))
def test_marks_lie_within_the_snippet_and_in_order(text: str, query: str) -> None:
    shown = snippet(text, Marker(phrases(query)))
    end = 0
    for start, stop in shown.marks:
        assert end <= start < stop <= len(shown.text)
        end = stop
