from __future__ import annotations

import re
import time

import apsw
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.search.patterns import LONGEST_TEXT, PatternMatcher, UnusablePattern, checked


def finds(pattern: str, text: str) -> bool:
    connection = apsw.Connection(":memory:")
    PatternMatcher(connection)
    ((found,),) = connection.execute("SELECT ? REGEXP ?", (text, checked(pattern)))
    return bool(found)


@pytest.mark.parametrize(
    ("pattern", "text", "found"),
    [
        ("roof.*tile", "The Roof and its TILES", True),
        ("^re:", "Re: lunch", True),
        ("^re:", "Fwd: Re: lunch", False),
        (r"inv-\d{4}", "your inv-2024 is here", True),
        (r"\binvoice(s)?\b", "two invoices", True),
        ("(roof|tile)s", "tiles", True),
        ("colou?r", "color", True),
        (".*roof.*", "a roof", True),
        ("[a-c]{3}", "xabc", True),
        (r"^.*\[birds\].*$", "[Birds] news", True),
        (r"a\.*b", "a..b", True),
        (r"ends\.*", "ends", True),
    ],
)
def test_a_pattern_finds(pattern: str, text: str, found: bool) -> None:
    assert finds(pattern, text) is found


@pytest.mark.parametrize(
    "pattern",
    [
        "(a+)+", "(a*)*b", "(a|aa)+", "((a)+)+", "(a?){30}", "(.*a){20}", "a*a*a*a*b", "(x+x+)+y", r"(a)\1", "(?=a)",
        "(?<!a)b", "(?P<n>a)(?P=n)", "a?" * 20, "(", "[", "*", "a{99999999999}", "x" * 300, ".*", "^.*$",
        "(a{1,5}){1,5}",
        "(?:a|b)*c",
    ],
)  # fmt: skip
def test_a_pattern_that_is_broken_or_could_take_for_ever_is_refused_with_a_sentence(pattern: str) -> None:
    with pytest.raises(UnusablePattern) as refused:
        checked(pattern)
    assert str(refused.value).endswith((".", "?"))


@given(st.text(alphabet="ab()*+?|.[]{},\\^$:=!<1", max_size=30))
def test_whatever_is_let_through_is_fast_on_texts_that_fit_it_badly(pattern: str) -> None:
    try:
        short = checked(pattern)
    except UnusablePattern:
        return
    began = time.process_time()
    for text in ("a" * LONGEST_TEXT, "ab" * (LONGEST_TEXT // 2), "a" * (LONGEST_TEXT - 1) + "b"):
        re.compile(short, re.IGNORECASE).search(text)
    assert time.process_time() - began < 5


def test_only_the_beginning_of_a_long_text_is_looked_at() -> None:
    assert not finds("needle+", "x" * 10_000 + "needle")


def test_after_its_time_nothing_matches_any_more() -> None:
    ticks = iter(float(number) for number in range(100))
    connection = apsw.Connection(":memory:")
    matcher = PatternMatcher(connection, lambda: next(ticks))
    answers = [connection.execute("SELECT 'roof' REGEXP 'ro+f'").fetchall()[0][0] for _ in range(4)]
    assert answers == [1, 1, 0, 0]
    assert matcher.cut_short
    matcher.begin()
    assert not matcher.cut_short


def test_what_is_no_text_does_not_match() -> None:
    connection = apsw.Connection(":memory:")
    PatternMatcher(connection)
    assert connection.execute("SELECT NULL REGEXP 'a', 5 REGEXP 'a', x'61' REGEXP 'a'").fetchall() == [(0, 0, 0)]
