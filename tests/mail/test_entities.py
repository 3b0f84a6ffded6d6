from __future__ import annotations

import html

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.mail.entities import unescape


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("Tom &amp; J&eacute;r&ocirc;me", "Tom & Jérôme"),
        ("&#8364; &#x20ac; &#x20AC", "€ € €"),
        ("&notit; &ampnow &no;", "¬it; &now &no;"),
        ("AT&T & co", "AT&T & co"),
        ("&#0; &#1114112; &#150;", "\ufffd \ufffd –"),
    ],
)
def test_references_with_and_without_their_semicolon(text: str, read: str) -> None:
    assert unescape(text) == read


def test_a_number_without_end_is_no_reference() -> None:
    assert unescape("&#" + "9" * 5000).endswith("9" * 4990)


@given(st.lists(st.sampled_from(["&", "#", "x", "1", "F", ";", "amp", "lt", "not", "it", "é", " ", "<"])).map("".join))
def test_it_reads_as_the_standard_library_does(text: str) -> None:
    assert unescape(text) == html.unescape(text)
