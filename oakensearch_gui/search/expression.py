"""What a person typed as FTS5 expressions: quoted terms, with the other forms of a word beside it.

FTS5 can hold several terms for one place of a phrase (synonyms): they are matched and ranked as if they were one
term. They come from the tokenizer, so a connection that searches has a tokenizer of its own for queries (`register`),
which splits at spaces and takes what SEPARATOR joins as the terms of one place. The index is made with another one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

import apsw

from oakensearch_gui.index.words import Phrase, phrases
from oakensearch_gui.search.languages import ELISIONS
from oakensearch_gui.search.vocabulary import Vocabulary

_FREQUENT = 1000
"""Messages."""

_RAREST = 2
"""Words of an address that are looked for; each further one costs more than it narrows."""

_UNKNOWN = 1000
"""Messages that a term is taken to be in of which the lexicon does not tell."""

SEPARATOR = "\x1f"
"""Between the terms of one place. Terms hold letters, numbers and marks only, so nobody can type it into one."""


def register(connection: apsw.Connection) -> None:
    """Let FTS5 queries on `connection` have several terms in one place. It must not write into the index."""
    connection.register_fts5_tokenizer("unicode61", _make_tokenizer)


def _make_tokenizer(_connection: apsw.Connection, _arguments: list[str]) -> apsw.Tokenizer:
    return _tokenize  # type: ignore[return-value]


def _tokenize(text: bytes, _reason: int, _locale: str | None) -> Iterator[tuple[int | str, ...]]:
    at = 0
    for place in text.split(b" "):
        yield (at, at + len(place), *place.decode().split(SEPARATOR))
        at += len(place) + 1


_EMPHASIS = re.compile(rf'"([^"]+)" OR (?="\1{SEPARATOR})')


_ONE_PLACE = re.compile(rf'"([^" ]*{SEPARATOR}[^" ]*)"')
_ONE_OF_SEVERAL = re.compile(rf'{SEPARATOR}[^"]*"\)* OR | OR \(*"[^"]*{SEPARATOR}')


def to_find(expression: str) -> str:
    """What finds the same as an expression, faster, but ranks otherwise.

    Without the words that stand alone beside their other forms so as to count more, and each form as a term of its own:
    FTS5 merges the places of the terms of one place, which takes twice as long as to look which of them comes next. Not
    where a word is one of several that are looked for: all their forms would have to be looked at for every message.
    """
    plain = _EMPHASIS.sub("", expression)
    return plain if _ONE_OF_SEVERAL.search(plain) else _ONE_PLACE.sub(_any_form, plain)


def _any_form(place: re.Match[str]) -> str:
    return "(" + " OR ".join(f'"{term}"' for term in place[1].split(SEPARATOR)) + ")"


class Expressions:
    """Makes expressions; with a vocabulary, a bare word becomes ``("walk" OR "walk|walks|walking")``.

    The word itself stands alone once more, so that it counts more than its other forms; not when it is frequent,
    since that doubles the work, and a frequent word decides little.
    """

    def __init__(self, vocabulary: Vocabulary | None) -> None:
        self._vocabulary = vocabulary

    def of(self, text: str, *, prefix: bool = False, exactly: bool = False, inflected: bool = True) -> str:
        """Text as phrases that must all hold; empty when no term is in it. `exactly`: without other forms."""
        found = phrases(text)
        if not exactly and len(found) == 1:
            return self._of_word(text, found[0], inflected=inflected)
        quoted = [_quoted(phrase, star=phrase.prefix or (prefix and phrase is found[-1])) for phrase in found]
        return f"({' AND '.join(quoted)})" if len(quoted) > 1 else "".join(quoted)

    def _of_word(self, text: str, phrase: Phrase, *, inflected: bool) -> str:
        places = self._places(text, phrase, inflected=inflected)
        ways = [f'"{" ".join(SEPARATOR.join(terms) for terms in place)}"' for place in places]
        if not (ways and places[0][0][0] == phrase.terms[0] and self._is_frequent(phrase)):
            ways.insert(0, _quoted(phrase, star=phrase.prefix))
        return f"({' OR '.join(ways)})" if len(ways) > 1 else ways[0]

    def _is_frequent(self, phrase: Phrase) -> bool:
        """Whether a word's first place already holds it, and so many messages do that it need not stand alone."""
        return self._vocabulary is not None and self._vocabulary.lexicon.count(phrase.terms[0]) > _FREQUENT

    @property
    def counts(self) -> bool:
        """Whether it is known how many messages hold a word."""
        return self._vocabulary is not None

    def rarest(self, text: str) -> str:
        """The rarest terms of a text, which all must hold: what finds few messages beside it, and them fast."""
        terms = dict.fromkeys(term for phrase in phrases(text) for term in phrase.terms)
        vocabulary = self._vocabulary
        rare = sorted(terms, key=self._count) if vocabulary else terms
        return " AND ".join(f'"{term}"' for term in list(rare)[:_RAREST])

    def messages(self, text: str, *, exactly: bool) -> int:
        """About how many messages the expression of `text` finds."""
        return sum(min(map(self._count, phrase.terms)) for phrase in self.phrases(text, exactly=exactly))

    def _count(self, term: str) -> int:
        """How many messages hold a term, as far as the lexicon tells: it knows words of letters only."""
        known = self._vocabulary.lexicon.count(term) if self._vocabulary else 0
        return known if known or (term.isalpha() and len(term) > 1) else _UNKNOWN

    def phrases(self, text: str, *, exactly: bool, prefix: bool = False) -> list[Phrase]:
        """Everything that the expression of `text` matches, as phrases, for marking it."""
        found = list(phrases(text))
        if found and prefix:
            found[-1] = Phrase(found[-1].terms, prefix=True)
        if not exactly and len(found) == 1:
            for place in self._places(text, found[0], inflected=True):
                if len(place) == 1:
                    found += [Phrase((term,)) for term in place[0]]
                else:
                    found.append(Phrase(tuple(terms[0] for terms in place)))
        return found

    def _places(self, text: str, phrase: Phrase, *, inflected: bool) -> list[list[tuple[str, ...]]]:
        """Other ways to write a word: each a list of places, each place its terms."""
        vocabulary = self._vocabulary
        if vocabulary is None or phrase.prefix:
            return []
        if not _is_word(text):
            return _other_codes(text, phrase)
        if len(phrase.terms) == 1:
            word = phrase.terms[0]
            places: list[list[tuple[str, ...]]] = []
            if variants := vocabulary.variants(word, inflected=inflected):
                places.append([(word, *variants)])
            if inflected and (parts := vocabulary.parted(word)):
                places.append([(parts[0],), (parts[1],)])
            return places
        places = [[(joined,)]] if (joined := vocabulary.joined(phrase.terms)) else []
        first, *rest = phrase.terms
        if not inflected or len(phrase.terms) != 2 or not re.search(r"['’ʼ]", text):
            return places
        core = rest[0] if first in ELISIONS else first if rest[0] == "s" else ""  # d'études; the company's
        if len(core) > 2:
            places.append([(core, *vocabulary.variants(core))])
        return places


_WORD = re.compile(r"[^\W\d_]+(?:[-‐‑'’ʼ][^\W\d_]+)*[?!.,;:…]*")


def _is_word(text: str) -> bool:
    """Letters, perhaps with hyphens or apostrophes among them: no key, address, number or code."""
    plain = "".join(one for one in unicodedata.normalize("NFKC", text) if not unicodedata.combining(one))
    return _WORD.fullmatch(plain) is not None


_VERSION = re.compile(r"\d+(?:\.\d+)+[\w.-]*")
_GLUED = re.compile(r"([^\W\d_]{2,})(\d+)")
_AMOUNT = re.compile(r"\W*([1-9]\d{0,2}(?:[.,'’]\d{3})+|[1-9]\d{3,8})(?:[.,](\d\d))?\W*")
_YEAR = re.compile(r"(?:19|20)\d\d")
_IN_FOURS = re.compile(r"[a-z]{2}\d{2}[0-9a-z]{11,30}|\d{16}")
"""A bank account (IBAN, ISO 13616) or a card's number: people write them in groups of four."""


def _other_codes(text: str, phrase: Phrase) -> list[list[tuple[str, ...]]]:
    """Other ways to write what is no word.

    ``2.3.1`` is ``v2.3.1``, ``RFC2822`` is ``RFC 2822``, ``1234.56`` is ``1,234.56``.
    """
    ways: list[list[tuple[str, ...]]] = []
    if _VERSION.fullmatch(text):
        first, *rest = phrase.terms
        ways.append([(f"v{first}",), *((term,) for term in rest)])
    if amount := _AMOUNT.fullmatch(text):
        ways += _other_groups(amount[1], amount[2])
    if len(phrase.terms) == 1:
        term = phrase.terms[0]
        if parts := _GLUED.fullmatch(term):
            ways.append([(parts[1],), (parts[2],)])
        if _IN_FOURS.fullmatch(term):
            ways.append([(term[at : at + 4],) for at in range(0, len(term), 4)])
    return ways


def _other_groups(whole: str, cents: str | None) -> Iterator[list[tuple[str, ...]]]:
    """An amount with its thousands apart, or together where they are apart; a year has none."""
    digits = re.sub(r"\D", "", whole)
    if digits != whole:
        groups = [digits]
    elif cents is None and _YEAR.fullmatch(whole):
        return
    else:
        first = len(digits) % 3 or 3
        groups = [digits[:first], *(digits[at : at + 3] for at in range(first, len(digits), 3))]
    yield [(group,) for group in (*groups, *([cents] if cents else []))]


def _quoted(phrase: Phrase, *, star: bool) -> str:
    return f'"{" ".join(phrase.terms)}"{" *" if star else ""}'
