"""When an answer says of itself that nothing in it comes close."""

from __future__ import annotations

import pytest

from oakensearch_gui.search.closeness import is_close


@pytest.mark.parametrize(
    ("words", "coverage", "similarity", "close"),
    [
        (3, 0.0, 0.29, False),
        (3, 0.0, 0.31, True),
        (3, 0.9, 0.10, True),  # a message holds the words
        (5, 0.5, 0.29, False),  # some of them are not enough
        (6, 0.0, 0.10, True),  # a sentence is no list of words
    ],
)
def test_a_few_words_that_nothing_holds_must_be_near_in_meaning(
    words: int, coverage: float, similarity: float, close: bool
) -> None:
    assert is_close(words, coverage, similarity, among=400, close_similarity=0.3) is close


def needed(among: int) -> float:
    """The least similarity, in steps of a thousandth, that is close among so many messages."""
    return next(step / 1000 for step in range(1000) if is_close(2, 0.0, step / 1000, among, close_similarity=0.3))


def test_among_more_messages_the_nearest_must_be_nearer() -> None:
    assert needed(400) == 0.3
    assert needed(800) == 0.317
    assert needed(4_000) == pytest.approx(0.357, abs=0.001)
    assert needed(100) == 0.266


def test_in_the_largest_mailboxes_it_need_not_be_nearer_still() -> None:
    assert needed(1_000_000) == needed(40_000) == pytest.approx(0.413, abs=0.001)
    assert needed(0) == needed(1) < 0.2
