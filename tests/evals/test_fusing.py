from __future__ import annotations

from datetime import UTC, datetime

import pytest

from evals.fusing import convex, rrf
from evals.lexical import Documents
from evals.mailbox import Letter


def test_rrf_adds_the_reciprocal_ranks_of_both_lists() -> None:
    dense = {"a": 0.9, "b": 0.8, "c": 0.7}
    lexical = {"c": 12.0, "d": 3.0}
    # a 1/61; b 1/62; c 1/63 + 1/61; d 1/62, and before b because the lexical list comes first
    assert rrf(dense, lexical) == ["c", "a", "d", "b"]


def test_convex_weighs_each_list_over_its_own_range() -> None:
    dense = {"a": 0.9, "b": 0.8, "c": 0.5}
    lexical = {"b": 10.0, "d": 5.0}
    # a .7; b .7 * .75 + .3 = .825; c 0; d 0
    assert convex(dense, lexical)[:2] == ["b", "a"]
    assert convex({"a": 0.5}, {}) == ["a"]
    assert convex({}, {}) == []


def letter(key: str, subject: str, body: str, day: int) -> Letter:
    return Letter(key, subject, body, datetime(2024, 1, day, tzinfo=UTC), "Ada <ada@engine.example>")


DOCUMENTS = Documents(
    [
        letter("one", "Boiler", "The boiler leaks, order CUS-1990.", 1),
        letter("two", "CUS-1990", "Please see the order.", 2),
        letter("three", "Lunch", "Soup and bread.", 3),
    ]
)
EVERY = {"one", "two", "three"}


def test_substring_wants_the_text_as_typed_newest_first() -> None:
    assert DOCUMENTS.substring("THE BOILER", EVERY) == ["one"]
    assert DOCUMENTS.substring("boiler the", EVERY) == []
    assert DOCUMENTS.substring("order", EVERY) == ["two", "one"]
    assert DOCUMENTS.substring("order", {"one"}) == ["one"]


def test_bm25_is_the_formula_of_the_books() -> None:
    found = DOCUMENTS.bm25("soup", EVERY)
    # one of three documents holds it: idf = ln(1 + 2.5 / 1.5); lengths are 7, 6 and 4 words
    length = 1 - 0.75 + 0.75 * 4 / (17 / 3)
    assert found == {"three": pytest.approx(0.9808293 * 2.2 / (1 + 1.2 * length))}


def test_a_key_in_the_subject_stands_for_what_the_message_is_about() -> None:
    assert DOCUMENTS.exact("cus-1990", EVERY) == ["two"]
    assert DOCUMENTS.exact("cus-1990", {"one", "three"}) == ["one"]
    assert DOCUMENTS.exact("order", EVERY) == []
