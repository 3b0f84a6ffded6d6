"""A synthetic mailbox with planted facts, and questions about them, all from one seed.

Every message tells that something happened to a thing at a place, between small talk. A thing, what happened and the
place are never the same three in two messages, so a question that gives all three has one answer. The kinds:

- ``literal``     asks in the message's own words: both retrievers can answer.
- ``paraphrase``  asks in other words only: keyword search alone cannot.
- ``identifier``  asks for a reference number: meaning alone cannot.
- ``named``       asks in other words about a project by its name: each retriever alone finds a crowd.
- ``unanswered``  asks for what the mail does not tell, half of the time naming a place that it knows.
"""

from __future__ import annotations

import itertools
import random
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from evals.mailbox import Letter
from evals.questions import Question

KINDS = ("literal", "paraphrase", "identifier", "named")
UNANSWERED = "unanswered"

Pair = tuple[str, str]
"""What the mail says and what a question in other words says."""

THINGS: tuple[Pair, ...] = (
    ("boiler", "heating"), ("invoice", "bill"), ("van", "vehicle"), ("contract", "agreement"), ("laptop", "computer"),
    ("flight", "journey"), ("lease", "tenancy"), ("salary", "wages"), ("parcel", "shipment"), ("garden", "lawn"),
    ("kitchen", "canteen"), ("alarm", "siren"), ("lift", "elevator"), ("newsletter", "bulletin"),
    ("training", "course"), ("meeting", "conference"), ("painting", "artwork"), ("carpet", "rug"),
    ("prescription", "medicine"), ("complaint", "grievance"),
)  # fmt: skip
EVENTS: tuple[Pair, ...] = (
    ("broken", "defective"), ("delayed", "late"), ("cancelled", "scrapped"), ("renewed", "extended"),
    ("approved", "accepted"), ("lost", "missing"), ("repaired", "fixed"), ("cleaned", "washed"), ("sold", "auctioned"),
    ("moved", "relocated"), ("insured", "covered"),
)  # fmt: skip
PLACES: tuple[Pair, ...] = (
    ("warehouse", "depot"), ("school", "academy"), ("hospital", "clinic"), ("harbour", "port"), ("office", "workplace"),
    ("shop", "store"), ("farm", "ranch"), ("cellar", "basement"), ("factory", "plant"), ("attic", "loft"),
    ("museum", "gallery"), ("stadium", "arena"),
)  # fmt: skip
PROJECTS = ("Halcyon", "Tamarind", "Obsidian", "Larkspur", "Meridian", "Juniper", "Saffron", "Kestrel")

_ABSENT = (
    "submarine", "orchid", "violin", "glacier", "trombone", "hedgehog", "telescope", "marathon", "tapestry", "lagoon",
    "saxophone", "pelican", "volcano", "origami", "falconry", "asteroid", "bassoon", "igloo", "caravel", "zeppelin",
)  # fmt: skip
_SAID = ("rehearsal", "expedition", "catalogue", "licence", "auction", "festival")

_PEOPLE = tuple(
    f"{first} {last} <{first.lower()}.{last.lower()}@example.org>"
    for first, last in zip(
        "Ada Bruno Clara Dmitri Elif Farid Greta Hiro Ines Jonas Katya Liam Mona Nils Olga Pavel".split(),
        "Moss Ricci Vogel Orlov Demir Aziz Holm Sato Prado Berg Sokol Walsh Haddad Dahl Ivanova Cerny".split(),
        strict=True,
    )
)
_SMALL_TALK = (
    "Thanks for the quick answer yesterday.",
    "I hope the weekend was a good one.",
    "Nothing else is new on our side.",
    "Could you pass this on to whoever needs to know?",
    "I will write again once I hear more.",
    "Sorry for the short note, I am between two trains.",
    "Please ring me if anything is unclear.",
    "The others were told this morning.",
    "We can talk it through on Thursday.",
    "There is no hurry with this one.",
    "As you know, it had been coming for a while.",
    "I had promised to tell you, so here it is.",
    "Best wishes to everybody.",
    "It took longer than any of us had thought.",
)
_SUBJECTS = ("A short update", "News", "For your information", "As promised", "One more thing", "Before I forget")
_START = datetime(2022, 1, 3, 9, 0, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class _Fact:
    """What one message tells."""

    thing: Pair
    event: Pair
    place: Pair
    project: str
    reference: str


@dataclass(frozen=True, slots=True)
class Corpus:
    """The letters and the questions to them."""

    letters: tuple[Letter, ...]
    questions: tuple[Question, ...]


def corpus(seed: int, messages: int, questions_a_kind: int) -> Corpus:
    """The mailbox of `messages` letters, and `questions_a_kind` questions of each kind. Equal seeds, equal bytes."""
    chance = random.Random(f"retrieval {seed}")
    combinations = chance.sample(list(itertools.product(THINGS, EVENTS, PLACES)), messages)
    numbers = chance.sample(range(10_000, 100_000), messages)
    facts = [
        _Fact(thing, event, place, chance.choice(PROJECTS) if chance.random() < 0.25 else "", f"QX-{number}")
        for (thing, event, place), number in zip(combinations, numbers, strict=True)
    ]
    letters = tuple(_letter(chance, number, fact) for number, fact in enumerate(facts))
    return Corpus(letters, tuple(_questions(chance, facts, questions_a_kind)))


def _letter(chance: random.Random, number: int, fact: _Fact) -> Letter:
    told = f"The {fact.thing[0]} at the {fact.place[0]} has been {fact.event[0]}"
    told += f", which matters for {fact.project}." if fact.project else "."
    told += f" Our reference is {fact.reference}."
    sentences = chance.sample(_SMALL_TALK, chance.randint(1, 4))
    sentences.insert(chance.randint(0, len(sentences)), told)
    return Letter(
        f"m{number}",
        chance.choice(_SUBJECTS),
        f"{' '.join(sentences)}\n",
        _START + timedelta(hours=number * 24, minutes=chance.randint(0, 600)),
        chance.choice(_PEOPLE),
    )


def _questions(chance: random.Random, facts: list[_Fact], of_each: int) -> list[Question]:
    with_project = [number for number, fact in enumerate(facts) if fact.project]
    asked = []
    for kind in KINDS:
        pool = with_project if kind == "named" else range(len(facts))
        for place, number in enumerate(chance.sample(pool, of_each)):
            text, relevant = _ask(kind, facts, facts[number], in_words=bool(place % 2))
            asked.append(Question(f"{kind}-{place}", text, kind, frozenset(f"m{one}" for one in relevant)))
    for place, absent in enumerate(chance.sample(_ABSENT, of_each)):
        known = chance.choice(PLACES)[0]
        where = f"at the {known}" if place % 2 else "next summer"
        text = f"who organises the {absent} {chance.choice(_SAID)} {where}"
        asked.append(Question(f"{UNANSWERED}-{place}", text, UNANSWERED, frozenset()))
    return asked


def _ask(kind: str, facts: list[_Fact], fact: _Fact, *, in_words: bool) -> tuple[str, list[int]]:
    """The question about a fact, and the numbers of all messages that answer it.

    A reference is asked for bare, or within a question if `in_words`: people do both.
    """
    if kind == "identifier":
        text, same = f"what was {fact.reference} about" if in_words else fact.reference, [fact]
    elif kind == "literal":
        text, same = f"has the {fact.thing[0]} at the {fact.place[0]} been {fact.event[0]}", [fact]
    elif kind == "paraphrase":
        text, same = f"is the {fact.thing[1]} of the {fact.place[1]} {fact.event[1]}", [fact]
    else:
        text = f"{fact.project} {fact.thing[1]}"
        same = [other for other in facts if (other.project, other.thing) == (fact.project, fact.thing)]
    return text, [number for number, other in enumerate(facts) if other in same]
