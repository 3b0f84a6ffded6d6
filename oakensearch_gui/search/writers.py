"""Whose words a question asks for: "what did Marcus say about …", "the mail from Anna", "was schrieb Keller".

Such a name may stand anywhere in an answer, but the message that is meant is most likely one that this person wrote.
It is no filter: people also say so of those who are only quoted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oakensearch_gui.index.words import fold
from oakensearch_gui.search.query import Text
from oakensearch_gui.search.stop_words import stop_words

_LONGEST = 3
"""Words of a name."""


def _words(text: str) -> frozenset[str]:
    return frozenset(fold(text).split())


_AUXILIARY = _words("did does do has have had hat hatte haben habe a ha heeft")

_SAY = _words("say write think mean answer reply suggest propose recommend ask want tell mention explain claim")

_SAID = _words(
    "said says wrote writes thought thinks meant answered replied suggested suggests proposed recommended recommends"
    " asked asks wanted wants told mentioned mentions explained claimed"
    " sagte sagt schrieb schreibt meinte meint antwortete fragte empfahl"
    " dijo dice escribió respondió contestó preguntó opinó propuso sugirió dit écrit répondu demandé proposé"
    " detto scritto risposto chiesto proposto disse escreveu respondeu perguntou sugeriu"
    " zei schreef antwoordde vroeg skrev sade сказал сказала написал написала ответил ответила"
)
"""What stands right before or behind who did it."""

_HAVE_SAID = _words(
    "written said gesagt geschrieben gemeint geantwortet vorgeschlagen gefragt empfohlen erwähnt erklärt"
    " gezegd geschreven"
)
"""What may stand far from its auxiliary, behind which the name comes: "hat Anna gestern geschrieben"."""

_LETTER = _words(
    "mail mails email emails message messages letter letters note reply answer nachricht nachrichten brief antwort"
    " correo correos mensaje mensajes carta courriel courriels lettre messaggio lettera mensagem bericht письмо"
)

_FROM = _words("from by von vom de da di du van från от")


def writers(words: Sequence[Text]) -> frozenset[Text]:
    """Those of a query's words that name who wrote what is asked for; `words` in the order in which they were typed."""
    terms = [fold(word.text.strip("?!.,;:")) for word in words]
    binding = stop_words(terms)
    found: set[Text] = set()
    for at, term in enumerate(terms):
        for places in _near(terms, at, term):
            name = [place for place in places if terms[place].isalpha() and not words[place].quoted]
            if name and len(name) == len(places) and not any(terms[place] in binding | _AUXILIARY for place in name):
                found.update(words[place] for place in name)
    return frozenset(found)


def _near(terms: Sequence[str], at: int, term: str) -> Iterator[range]:
    """The places where a name may stand beside a word that tells of writing."""
    if term in _SAY | _SAID | _HAVE_SAID:
        yield from (range(start, at) for start in range(max(1, at - _LONGEST), at) if terms[start - 1] in _AUXILIARY)
    if term in _HAVE_SAID:
        yield from (range(start, start + 1) for start in range(1, at) if terms[start - 1] in _AUXILIARY)
    if term in _SAID:
        yield range(max(0, at - 1), at)
        yield range(at + 1, min(at + 2, len(terms)))
    if term in _FROM and at and terms[at - 1] in _LETTER:
        yield range(at + 1, min(at + 2, len(terms)))
