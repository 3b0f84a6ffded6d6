from __future__ import annotations

from oakensearch_gui.index.words import fold
from oakensearch_gui.search.stop_words import stop_words


def test_what_binds_a_question_together_is_told_in_its_language() -> None:
    assert stop_words(["what", "was", "the", "roof", "about"]) == {"what", "was", "the", "about"}
    assert stop_words(["wann", "war", "die", "rechnung"]) == {"wann", "war", "die"}
    assert stop_words([fold("где"), fold("мой"), fold("заказ")]) == {fold("где"), fold("мой")}


def test_a_lone_word_that_binds_in_another_language_is_a_word() -> None:
    assert stop_words(["war", "history"]) == frozenset()
    assert stop_words(["hat"]) == frozenset()
