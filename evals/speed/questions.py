"""The query set: what people ask, made from the mail at hand so that each kind means the same in every mailbox."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from evals.speed.mailboxes import message_files
from oakensearch_gui.mail import Message, read_message
from oakensearch_gui.mail.quotes import split_quotes

_SAMPLE = 3000
"""Messages that are read to learn which words are rare and which are common."""

PER_KIND = 5
"""Different questions of each kind, unless told otherwise, so that no single one's luck decides."""

_WORD = re.compile(r"[a-z]{4,14}")


@dataclass(frozen=True, slots=True)
class Question:
    """One question in parts, so that each program's own language can say it.

    `words` must all hold unless `any_of`; `phrase` are words side by side; `prefix` the beginning of a word;
    `after` and `before` are days (``2019-03-01``). `natural` is a question as one would ask a person; `newest`
    asks for the newest first.
    """

    kind: str
    words: tuple[str, ...] = ()
    any_of: bool = False
    phrase: tuple[str, ...] = ()
    prefix: str = ""
    sender: str = ""
    after: str = ""
    before: str = ""
    label: str = ""
    unread: bool = False
    newest: bool = False
    natural: str = ""

    def ours(self) -> str:
        """The question in our own language."""
        parts = [" OR ".join(self.words) if self.any_of else " ".join(self.words), self.natural]
        parts += [f'"{" ".join(self.phrase)}"' if self.phrase else "", f"{self.prefix}*" if self.prefix else ""]
        for name, value in (("from", self.sender), ("after", self.after), ("before", self.before)):
            parts.append(f"{name}:{value}" if value else "")
        parts += [f'label:"{self.label}"' if self.label else "", "is:unread" if self.unread else ""]
        return " ".join(part for part in parts if part)


KINDS = (
    ("rare-word", "a rare word"),
    ("common-word", "a common word"),
    ("most-word", "a word in most messages"),
    ("and", "two words (AND)"),
    ("or", "8 words (OR), some common"),
    ("phrase", "a phrase"),
    ("prefix", "a prefix of 3 letters"),
    ("from-date", "from + date + word"),
    ("label", "a label + a word"),
    ("filter-only", "filters without a word"),
    ("newest", "a common word, newest first"),
    ("natural", "a question in natural words"),
)
"""Every kind and what it is called in the table."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What the questions are made from. `words` and `senders` are (value, share of all messages), commonest first."""

    words: tuple[tuple[str, float], ...]
    phrases: tuple[tuple[str, ...], ...]
    senders: tuple[tuple[str, float], ...]
    labels: tuple[str, ...]
    days: tuple[str, ...]
    subjects: tuple[tuple[str, ...], ...]

    def near(self, share: float, count: int) -> list[str]:
        """The `count` words whose share of messages is nearest to `share`."""
        nearest = sorted(self.words, key=lambda word: (abs(word[1] - share), word[0]))
        return [word for word, _ in nearest[:count]]

    def narrow_sender(self, share: float = 0.01) -> str:
        """The sender whose share of all messages is nearest to this."""
        return min(self.senders, key=lambda sender: (abs(sender[1] - share), sender[0]))[0]


def learn(mail: Path) -> Facts:
    """Read a sample of a Maildir, evenly over all its messages."""
    files = list(message_files(mail))
    step = max(1, len(files) // _SAMPLE)
    messages = [(file, read_message(file.read_bytes())) for file in files[::step]]
    seen: Counter[str] = Counter()
    phrases: list[tuple[str, ...]] = []
    for _, message in messages:
        own = f"{message.subject}\n{split_quotes(message.text).own}".lower()
        seen.update(set(_WORD.findall(own)))
        run = re.search(r"\b([a-z]{3,}) ([a-z]{4,}) ([a-z]{3,})\b", own.partition("\n")[2])
        if run:
            phrases.append(run.groups())
    folders = Counter(str(file.parent.parent.relative_to(mail)) for file, _ in messages)
    named = [folder for folder, _ in folders.most_common() if folder != "."]
    return Facts(
        words=tuple((word, count / len(messages)) for word, count in seen.most_common()),
        phrases=tuple(phrases),
        senders=tuple(
            (each, count / len(messages)) for each, count in _senders(message for _, message in messages).most_common()
        ),
        labels=tuple(named),
        days=tuple(sorted(_day(message.date) for _, message in messages if message.date)),
        subjects=tuple(words for _, message in messages if len(words := _words(message.subject)) >= 2),
    )


def _senders(messages: Iterable[Message]) -> Counter[str]:
    return Counter(message.sender.address for message in messages if message.sender.address)


def _words(subject: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_WORD.findall(subject.lower())))


def _day(seconds: int) -> str:
    return datetime.fromtimestamp(max(0, min(seconds, 4_000_000_000)), UTC).strftime("%Y-%m-%d")


def questions(facts: Facts, seed: int = 1, per_kind: int = PER_KIND) -> list[Question]:
    """So many questions of each kind; none of a kind that the mail has nothing to ask for (one without labels)."""
    rng = random.Random(f"questions-{seed}")
    rare, common = facts.near(0.0005, 40), facts.near(0.06, 20)
    most, middling = [word for word, _ in facts.words[:per_kind]], facts.near(0.015, 40)
    rng.shuffle(rare)
    found: list[Question] = []
    for place in range(per_kind):
        word, other = common[place % len(common)], common[(place + 7) % len(common)]
        found += [
            Question("rare-word", (rare[place % len(rare)],)),
            Question("common-word", (word,)),
            Question("most-word", (most[place % len(most)],)),
            Question("and", (word, other) if word != other else (word,)),
            Question("or", tuple(dict.fromkeys([*rng.sample(common + middling, 6), most[0], word])), any_of=True),
            Question("phrase", phrase=rng.choice(facts.phrases)),
            Question("prefix", prefix=middling[place % len(middling)][:3]),
            Question("newest", (word,), newest=True),
            Question("natural", natural=_natural(rng, facts, middling)),
        ]
        found += _filtering(rng, facts, place, word)
    order = [kind for kind, _ in KINDS]
    return sorted(found, key=lambda question: order.index(question.kind))


def _filtering(rng: random.Random, facts: Facts, place: int, word: str) -> list[Question]:
    found = []
    sender = facts.senders[place % len(facts.senders)][0]
    middle = len(facts.days) // 2
    first, last = (rng.choice(days or ("2015-01-01",)) for days in (facts.days[:middle], facts.days[middle:]))
    found.append(Question("from-date", (word,), sender=sender, after=first, before=last))
    found.append(Question("filter-only", sender=sender, after=first))
    if facts.labels:
        found.append(Question("label", (word,), label=facts.labels[place % len(facts.labels)]))
    return found


def any_words(question: str) -> tuple[str, ...]:
    """The words of a question in natural words, without those that are operators somewhere."""
    return tuple(word for word in question.split() if word not in {"and", "or", "not"})


def _natural(rng: random.Random, facts: Facts, middling: Sequence[str]) -> str:
    subject = list(rng.choice(facts.subjects))[:4] if facts.subjects else []
    asked = subject + rng.sample(list(middling), 2)
    return f"what did we say about the {' '.join(asked[:2])} and who wants {' '.join(asked[2:])}"
