"""Did you mean: for a word that the index does not hold, the nearest that it does.

Distance is that of Damerau and Levenshtein with adjacent swaps (optimal string alignment): 1 for words of four to six
letters, 2 for longer ones. Candidates are the index's words with the same first letter, plus those one change of the
first letter away; all of them are measured at once, a column of the usual table for each letter.
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

from oakensearch_gui.index.lexicon import Lexicon
from oakensearch_gui.index.words import phrases
from oakensearch_gui.search.query import Query, Text
from oakensearch_gui.search.vocabulary import Vocabulary

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_SHORTEST = 4
_LONG = 7
"""From so many letters on, two mistakes are allowed."""

_A_MISTAKE = 3.0
_ANOTHER_FIRST_LETTER = 1.5
"""How much more frequent a word must be, in natural logarithms, to be preferred although it lies one mistake further
or begins with another letter."""

_RARE = 3
"""A word in at most so many messages may itself be a misspelling …"""

_RARE_BY = 10
"""… of one that is so many times more frequent."""

_MOST_WORDS = 6
"""In a longer query, words that no message holds together are no sign of a misspelling."""

_FAR = 100
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def suggestion(word: str, lexicon: Lexicon, *, least: int = 1) -> str:
    """The most likely word of the index (in `least` messages or more) for a misspelt one; empty when none is near."""
    if len(word) < _SHORTEST:
        return ""
    allowed = 2 if len(word) >= _LONG else 1
    alike = lexicon.of_length(word[0], len(word) - allowed, len(word) + allowed)
    found = [
        (one, int(distance), 0.0)
        for one, distance in zip(alike, distances(word, alike, allowed), strict=True)
        if distance <= allowed
    ]
    found += [(one, 1, _ANOTHER_FIRST_LETTER) for one in _other_beginnings(word)]
    ranked = [
        (math.log(count) - distance * _A_MISTAKE - penalty, one)
        for one, distance, penalty in found
        if one != word and (count := lexicon.count(one)) >= least
    ]
    return max(ranked, default=(0.0, ""))[1]


def _other_beginnings(word: str) -> set[str]:
    """Words one mistake away that begin with another letter."""
    changed = {letter + word[1:] for letter in _LETTERS} | {letter + word for letter in _LETTERS}
    return (changed | {word[1:], word[1] + word[0] + word[2:]}) - {word}


def distances(word: str, others: list[str], most: int) -> NDArray[np.int8]:
    """The optimal string alignment distance from `word` to each of `others`, where it is at most `most`.

    Where it is more, some number above `most`. `others` differ in length from `word` by at most `most`. Shape
    [len(others)].
    """
    import numpy as np

    if not others:
        return np.zeros(0, dtype=np.int8)
    letters = np.array(others, dtype=np.str_)
    lengths = np.fromiter(map(len, others), dtype=np.int64, count=len(others))
    width = letters.dtype.itemsize // 4
    codes = letters.view(np.uint32).reshape(len(others), width).T.copy()  # a row for each position
    before, last, here = (np.full((width + 1, len(others)), _FAR, dtype=np.int8) for _ in range(3))
    last[:] = np.arange(width + 1, dtype=np.int8)[:, None]
    for i, letter in enumerate(word):
        here[:] = _FAR
        here[0] = i + 1
        for j in range(max(1, i + 1 - most), min(width, i + 1 + most) + 1):
            differs = codes[j - 1] != ord(letter)
            np.minimum(last[j], here[j - 1], out=here[j])
            here[j] += 1
            np.minimum(here[j], last[j - 1] + differs, out=here[j])
            if i and j > 1:
                swapped = (codes[j - 1] == ord(word[i - 1])) & (codes[j - 2] == ord(letter))
                np.minimum(here[j], before[j - 2] + 1, out=here[j], where=swapped)
        before, last, here = last, here, before
    return last[lengths, np.arange(len(others))]


def correct(query: Query, vocabulary: Vocabulary, *, rare_too: bool = False) -> str:
    """The query with the words corrected that the index does not hold, operators and the rest untouched.

    Empty when there is nothing to correct.

    `rare_too`: also those that it holds in few messages and that a far more frequent word is near to.
    """
    text = query.text
    if rare_too and len(query.words) > _MOST_WORDS:
        return ""
    for word in sorted(query.words, key=lambda one: -one.start):
        term = _plain_word(word)
        better = _better(term, vocabulary, rare_too=rare_too) if term else ""
        if better:
            written = query.text[word.start : word.end]
            text = text[: word.start] + written.replace(word.text, better) + text[word.end :]
    return text if text != query.text else ""


def is_doubtful(query: Query, vocabulary: Vocabulary) -> bool:
    """Whether a word of the query is so rare that it may be a misspelling, should nothing hold all of them."""
    terms = filter(None, map(_plain_word, query.words))
    return len(query.words) <= _MOST_WORDS and any(vocabulary.lexicon.count(term) <= _RARE for term in terms)


def _better(term: str, vocabulary: Vocabulary, *, rare_too: bool) -> str:
    count = vocabulary.lexicon.count(term)
    if not vocabulary.knows(term) and not vocabulary.parted(term):
        least = 1
    elif rare_too and count <= _RARE:
        least = max(1, count) * _RARE_BY
    else:
        return ""
    if (term, least) not in vocabulary.suggestions:
        vocabulary.suggestions[term, least] = suggestion(term, vocabulary.lexicon, least=least)
    return vocabulary.suggestions[term, least]


def _plain_word(word: Text) -> str:
    """The term of a bare word; empty for everything that is not one word of letters."""
    if word.quoted or word.prefix or not re.fullmatch(r"[^\W\d_]+", word.text):
        return ""
    found = phrases(word.text)
    return found[0].terms[0] if len(found) == 1 and len(found[0].terms) == 1 and not found[0].prefix else ""
