"""Which words of the index are the word that a person typed: its other forms, spellings and compounds.

The index keeps what was written; the query learns from its vocabulary. A word is never replaced: what is found here
stands beside it, and counts less than the word itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

from oakensearch_gui.index.lexicon import Lexicon
from oakensearch_gui.search.languages import (
    BRITISH_AMERICAN,
    COMPOUND_SIGNS,
    JOINED,
    LANGUAGES,
    LATIN_TAILS,
    NO_MODIFIER,
    SPELT_OUT,
    UNINFLECTED,
    Language,
    script,
)
from oakensearch_gui.search.stop_words import LITTLE_WORDS

MOST_VARIANTS = 24
"""Other words that one word may stand for; the most frequent are taken."""

_MOST_SCANNED = 4000
"""Words of the lexicon that are looked through for one stem or one ending."""

_SMALL_PARADIGM = 4
"""With so few endings, a short stem is not found by chance."""

_FEW = 6
"""So many words are faster looked up one by one."""

_COMMON_SHARE = 0.25
"""A word in more than this share of all messages (of more than a few) is found enough as it is."""

_SHORTEST_HEAD = 5
_SHORTEST_MODIFIER = 3
_LONG = 8
"""A part of so many letters is no chance."""

_COMPOUND_ENDINGS = ("e", "n", "en", "er", "s")
"""What a noun may have more or less of within a compound than alone."""
_VOWELS = "aeiouy"
_SHORT_SYLLABLE = f"(?:^|[^{_VOWELS}])[{_VOWELS}][^{_VOWELS}wx]$"
"""How an English word ends that doubles its last consonant before -ed and -ing."""


class Vocabulary:
    """Answers from one state of the index's lexicon; what was worked out once is kept."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self._messages_in: dict[str, int] = {}
        self._languages = tuple(language for language in LANGUAGES if self._is_written(language))
        self._variants: dict[tuple[str, bool], tuple[str, ...]] = {}
        self.suggestions: dict[tuple[str, int], str] = {}
        """What `spelling` found for a word and a least number of messages."""

    def _is_written(self, language: Language) -> bool:
        """Whether the mailbox is likely to hold the language; one that is too small to tell may hold any.

        Only languages in Latin letters can be mistaken for each other.
        """
        counts = sorted(self.lexicon.count(word) for word in language.telling)
        self._messages_in[language.name] = counts[-2]
        return language.script != "LATIN" or counts[1] >= self.lexicon.messages // 2000

    def _may_be(self, word: str, language: Language) -> bool:
        """Whether a word may be of a language: not if it is in far more messages than that language is."""
        return self.lexicon.count(word) <= 10 + 2 * self._messages_in[language.name]

    def knows(self, word: str) -> bool:
        """Whether the index holds the word or one that is the same."""
        return self.lexicon.count(word) > 0 or bool(self.variants(word))

    def variants(self, word: str, *, inflected: bool = True) -> tuple[str, ...]:
        """The other words of the index that are `word` (folded), most frequent first.

        Without `inflected` only other spellings of it: ``mueller`` and ``muller``.
        """
        key = (word, inflected)
        if key not in self._variants:
            common = self.lexicon.count(word) > max(1000, self.lexicon.messages * _COMMON_SHARE)
            self._variants[key] = () if common or len(word) < 3 else self._find(word, inflected)
        return self._variants[key]

    def _find(self, word: str, inflected: bool) -> tuple[str, ...]:
        possible = set(_spellings(word))
        spellings = self._known(possible)
        found = set(spellings)
        if inflected:
            plainer = set() if self.lexicon.count(word) else {one for one in possible if len(one) < len(word)}
            for base in {word} | spellings | plainer:
                forms, languages = self._forms(base)
                found |= forms
                if any(language.links for language in languages):
                    found |= self._compounds(base, forms, languages)
        found.discard(word)
        if word not in LITTLE_WORDS:
            found -= LITTLE_WORDS
        return tuple(sorted(found, key=lambda one: (-self.lexicon.count(one), one))[:MOST_VARIANTS])

    # ---- inflection

    def _forms(self, word: str) -> tuple[set[str], list[Language]]:
        """The forms of a word in the language of which the index holds most of them (several, when they draw).

        Also the languages that the word may be of.
        """
        written = script(word)
        possible = [
            (set(_forms(word, language)), language)
            for language in self._languages
            if language.script == written and self._may_be(word, language)
        ]
        known = self._known({form for forms, _ in possible for form in forms} - {word}) - UNINFLECTED
        if word in UNINFLECTED:
            known = set()
        most = max((len(forms & known) for forms, _ in possible), default=0)
        best = [(forms, language) for forms, language in possible if len(forms & known) == most]
        if not most:
            return set(), [language for _, language in best]
        # Of languages that draw, the one with the fewest possible forms is least likely to have hit them by chance.
        # Others count if what they hit is something else.
        narrowest = min((forms for forms, _ in best), key=len) & known
        others = [forms & known for forms, _ in best if not forms & narrowest]
        return narrowest.union(*others), [language for _, language in best]

    def _known(self, words: set[str]) -> set[str]:
        """Those that the index holds: looked up together where many begin alike, which is most of them."""
        alike: dict[str, set[str]] = {}
        for word in words:
            alike.setdefault(word[:3], set()).add(word)
        known: set[str] = set()
        for group in alike.values():
            nearby = self.lexicon.beginning(_common_prefix(group), _MOST_SCANNED) if len(group) > _FEW else {}
            known |= group & nearby.keys() if nearby else {word for word in group if self.lexicon.count(word)}
        return known

    # ---- compounds

    def _compounds(self, word: str, forms: set[str], languages: list[Language]) -> set[str]:
        """Words of which `word` is the head (at their end, in any form), the first part, or one in their midst."""
        if len(word) < _SHORTEST_HEAD:
            return set()
        links = sorted({link for language in languages for link in language.links}, key=len, reverse=True)
        found: set[str] = set()
        stems = {stem for ending in _COMPOUND_ENDINGS if len(stem := word.removesuffix(ending)) > _SHORTEST_HEAD}
        stems.add(word)
        heads = stems | forms | {f"{word}{ending}" for ending in _COMPOUND_ENDINGS}
        for head in heads:
            if len(head) >= _SHORTEST_HEAD:
                for compound in self.lexicon.ending(head, _MOST_SCANNED):
                    if self._is_modifier(compound[: -len(head)], head, links):
                        found.add(compound)
        for part in stems | forms:
            if len(part) > _SHORTEST_HEAD:
                for compound in self.lexicon.beginning(part, _MOST_SCANNED):
                    if self._is_head(part, compound[len(part) :], links):
                        found.add(compound)
        return found | self._inside(stems | forms, links)

    def _inside(self, parts: set[str], links: list[str]) -> set[str]:
        """Words with a form of a word between two others: ``eigentumer`` in ``wohnungseigentumerversammlung``.

        Only what a long word, or two that the index holds, make sure of.
        """
        found: set[str] = set()
        looked_for = [part for part in parts if len(part) > _SHORTEST_HEAD]
        shortest = min(looked_for, key=len, default="")
        for compound in self.lexicon.holding(shortest, _MOST_SCANNED) if shortest else ():
            at = compound.index(shortest, 1)
            for part in looked_for:
                before, rest = compound[:at], compound[at + len(part) :]
                if not rest or not compound.startswith(part, at) or not self._is_modifier(before, part, links):
                    continue
                sure = len(part) >= _LONG or any(self.lexicon.count(one) for one in _unlinked(before, links))
                if sure and self._is_head(part, rest, links):
                    found.add(compound)
        return found

    def _is_modifier(self, part: str, head: str, links: list[str]) -> bool:
        """Whether `part` may stand before the head of a compound: a word, or a word with a letter that links."""
        if len(part) < _SHORTEST_MODIFIER or part in NO_MODIFIER:
            return False
        if part.endswith(COMPOUND_SIGNS) and len(part) > _SHORTEST_HEAD:
            return True
        if head.endswith(LATIN_TAILS) and not (head.endswith("ing") and len(head) >= _LONG):
            return len(head) > 6 and len(part) > _SHORTEST_MODIFIER and self.lexicon.count(part) > 0
        if len(head) == _SHORTEST_HEAD and len(part) == _SHORTEST_MODIFIER:
            return False
        if any(self.lexicon.count(one) for one in _unlinked(part, links) if len(one) >= _SHORTEST_MODIFIER):
            return True
        return len(part) > (_SHORTEST_MODIFIER if len(head) > _SHORTEST_HEAD else _SHORTEST_HEAD)

    def _is_head(self, part: str, rest: str, links: list[str]) -> bool:
        """Whether what follows a compound's first part is a word of its own."""
        heads = [rest, *(rest[len(link) :] for link in links if rest.startswith(link))]
        return any(
            len(one) >= _SHORTEST_HEAD and (self.lexicon.count(one) or len(one) >= _LONG or len(part) >= _LONG)
            for one in heads
        )

    # ---- hyphens

    def joined(self, parts: tuple[str, ...]) -> str:
        """``e-mail`` as one word, if the index holds that."""
        word = "".join(parts)
        return word if self.lexicon.count(word) else ""

    def parted(self, word: str) -> tuple[str, str] | None:
        """``email`` as two words, if it may be written with a hyphen and the index holds both."""
        for at in range(1, min(6, len(word) - 2)):
            first, second = word[:at], word[at:]
            if at == 1 and second in LITTLE_WORDS:  # "every" is no "e-very", and to look for that takes long
                continue
            # A single letter is too short to be in the lexicon.
            if first in JOINED and (at == 1 or self.lexicon.count(first)) and self.lexicon.count(second):
                return first, second
        return None


def _spellings(word: str) -> Iterator[str]:
    """The word as others spell it: dotted letters plain or written out (at most two places at once), -ise or -ize."""
    if len(word) < 4:
        return
    places = [(match.start(), long, plain) for long, plain in SPELT_OUT for match in re.finditer(long, word)]
    taken = {at for at, _, _ in places} | {at + 1 for at, _, _ in places}
    places += [
        (at, plain, long)
        for long, plain in SPELT_OUT
        for at, letter in enumerate(word)
        if letter == plain and at not in taken
    ]
    for chosen in (*((place,) for place in places[:12]), *combinations(places[:8], 2)):
        spelt = word
        for at, old, new in sorted(chosen, reverse=True):
            spelt = spelt[:at] + new + spelt[at + len(old) :] if spelt.startswith(old, at) else spelt
        yield spelt
    for pattern, other in BRITISH_AMERICAN:
        if (spelt := re.sub(pattern, other, word)) != word:
            yield spelt


def _forms(word: str, language: Language) -> Iterator[str]:
    """Words that would be forms of `word`, whether or not there are such."""
    yield from language.groups.get(word, ())
    for endings in language.endings:
        for ending in endings:
            stem = word.removesuffix(ending) if ending else word
            if (stem == word and ending) or (ending == "s" and stem.endswith("s")):
                continue
            for other in endings:
                if len(stem) < _shortest_stem(language, endings, bool(ending and other)):
                    continue
                form = stem + other
                if language.name != "English" or all(_is_english(stem, one, endings) for one in (ending, other)):
                    yield form
    yield from _SPECIAL.get(language.name, lambda _: ())(word)
    for prefix in language.prefixes:
        yield prefix + word
        if word.startswith(prefix) and len(word) - len(prefix) >= language.shortest:
            yield word.removeprefix(prefix)


def _shortest_stem(language: Language, endings: frozenset[str], both_end: bool) -> int:
    """Letters that a stem needs so that a form of it is not found by chance: fewer where endings are few."""
    if len(endings) > _SMALL_PARADIGM:
        return language.shortest
    return 2 if both_end else 3


def _is_english(stem: str, ending: str, paradigm: frozenset[str]) -> bool:
    """Whether an English stem takes an ending: "car" has no "caring", "class" is no plural of "clas"."""
    if ending in {"ed", "ing"}:
        vowels = re.findall(f"[{_VOWELS}]+", stem)
        doubles = "" in paradigm and len(vowels) == 1 and re.search(_SHORT_SYLLABLE, stem)
        return bool(vowels) and not stem.endswith("e") and not doubles
    return ending != "s" or not stem.endswith(("s", "u", "i", "x", "z", "ch", "sh"))


def _english(word: str) -> Iterator[str]:
    """Doubled consonants (plan, planned), verbs in e (note, noting) and plurals in es (box, boxes)."""
    for ending in ("ed", "ing"):
        stem = word.removesuffix(ending)
        if stem != word and len(stem) > 3 and stem[-1] == stem[-2] and stem[-1] not in "ls":
            yield from (stem[:-1] + other for other in ("", "s"))
            yield from (stem + other for other in ("ed", "ing"))
    if re.search(_SHORT_SYLLABLE, word):
        yield from (word + word[-1] + ending for ending in ("ed", "ing"))
    if word.endswith(("s", "x", "z", "ch", "sh", "o")):
        yield word + "es"
    if word.endswith(("ses", "xes", "zes", "ches", "shes", "oes")):
        yield word[:-2]


def _german(word: str) -> Iterator[str]:
    """Participles (machen, gemacht) of verbs."""
    stem = re.sub("(en|e|st|t|te|ten)$", "", word)
    if word.startswith("ge") and len(word) > 6:
        inner = re.sub("(t|en)$", "", word[2:])
        yield from (inner + ending for ending in ("en", "e", "t", "te"))
    elif len(stem) >= 3:
        yield f"ge{stem}t"
        yield f"ge{stem}en"


def _dutch(word: str) -> Iterator[str]:
    """Long vowels and f, s at the end change before an ending: boom, bomen; brief, brieven; kat, katten."""
    softened = {"f": "v", "s": "z"}.get(word[-1:], word[-1:])
    if re.search("(aa|ee|oo|uu)[^aeiou]$", word):
        yield word[:-2] + softened + "en"
    elif len(word) > 2:
        yield word[:-1] + softened + "en"
        yield word + word[-1] + "en"
    if word.endswith("en") and len(word) > 5:
        stem = word[:-2]
        hardened = stem[:-1] + {"v": "f", "z": "s"}.get(stem[-1], stem[-1])
        yield hardened
        if stem[-1] == stem[-2]:
            yield stem[:-1]
        elif stem[-2] in "aeou":
            yield hardened[:-1] + stem[-2] + hardened[-1]


_SPECIAL = {"English": _english, "German": _german, "Dutch": _dutch}


def _unlinked(part: str, links: list[str]) -> Iterator[str]:
    """A compound's first part as a word: as it is, without what links, or with the e that German drops."""
    yield part
    for link in links:
        if part.endswith(link):
            yield part.removesuffix(link)
    yield part + "e"
    yield part + "en"


def _common_prefix(words: set[str]) -> str:
    if not words:
        return ""
    low, high = min(words), max(words)
    at = next((i for i, (a, b) in enumerate(zip(low, high, strict=False)) if a != b), min(len(low), len(high)))
    return low[:at]
