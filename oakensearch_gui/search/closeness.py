"""Whether anything that was found comes close to what was asked for, or is only the nearest there is.

No similarity tells "nothing here" from a hard question: a long sentence shares few words with its answer. A short
query, though, says literally what it wants: when no message holds most of it, and nothing is near in meaning either,
then nothing is there.
"""

from __future__ import annotations

from math import log2

_LITERAL_WORDS = 5
"""Up to so many words, a query is taken at its word."""

_MOST_OF_IT = 0.8
"""A message that holds this share of a literal query's information is what was asked for."""

_MESSAGES = 400
"""The size of the mailbox for which the setting `search.close_similarity` is meant."""

_A_DOUBLING = 0.017
"""Among twice as many messages, what is nearest to a question that none of them answers is nearer by so much: measured
with the bundled model on 162 questions asked of 70 to 4,000 messages of real mail."""

_MOST_MESSAGES = 40_000
"""Beyond ten times what was measured, the similarity asked for grows no further."""


def is_close(words: int, coverage: float, similarity: float, among: int, close_similarity: float) -> bool:
    """Whether the best that was found for a query of so many `words` seems to be what was asked for.

    `coverage` is the largest share of the query's information that any message holds, `similarity` that of the
    message nearest in meaning, `among` how many messages it is the nearest of, and `close_similarity` what is close
    among `_MESSAGES`.
    """
    if words > _LITERAL_WORDS or coverage >= _MOST_OF_IT:
        return True
    doublings = log2(min(max(among, 1), _MOST_MESSAGES) / _MESSAGES)
    return similarity >= close_similarity + _A_DOUBLING * doublings
