"""Mailboxes that are made up, life-like and of any size: the same bytes for the same seed, on every machine.

What is like life: word frequencies by Zipf's law with a long tail, several languages and charsets, threads with
References and quoted replies, few senders who write most, dates over twenty years with more mail every year, HTML,
newsletters, mailing lists, attachments, labels and folders, read and unread. What is not: it means nothing.
"""

from __future__ import annotations

import base64
import calendar
import random
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import accumulate

from evals.speed.letter import Attached, Letter, encoded_words, rfc_date
from evals.speed.vocabulary import DOMAINS, FAMILY, GIVEN, LANGUAGES, Tongue, tongue

VERSION = 1
"""Part of the name of a mailbox that is kept: raise it when the same seed gives other bytes."""

FIRST_DAY = calendar.timegm((2005, 1, 3, 0, 0, 0))
LAST_DAY = calendar.timegm((2025, 1, 1, 0, 0, 0))

_REPLY_SHARE, _HTML_SHARE, _ATTACHMENT_SHARE, _LIST_SHARE, _BULK_SHARE = 0.5, 0.2, 0.06, 0.35, 0.36
_OPEN_THREADS = 300
_MOST_REFERENCES = 8
_LINE_WORDS = 11
_LABELS = "work,family,travel,bills,project-a,project-b,school,receipts".split(",")
_LISTS = ("users", "devel", "announce", "gardening", "rail-travel", "kernel-build", "photo")
_OWN_ADDRESS = "robin@hale.example"
_OWN = f"Robin Hale <{_OWN_ADDRESS}>"


@dataclass(frozen=True, slots=True)
class Made:
    """A message with the place that a mailer gave it; `number` counts from 0, `flags` are Maildir's letters."""

    number: int
    folder: str
    flags: str
    received: int
    content: bytes


@dataclass(frozen=True, slots=True)
class _Person:
    name: str
    address: str
    header: str
    zone_minutes: int


@dataclass(slots=True)
class _Thread:
    subject: str
    tongue: Tongue
    people: list[_Person]
    topic: list[str]
    list_name: str
    label: str
    bulk: bool
    html: bool
    ids: deque[str] = field(default_factory=lambda: deque(maxlen=_MOST_REFERENCES))
    last_lines: list[str] = field(default_factory=list)
    last_person: _Person | None = None
    last_date: int = 0
    replies: int = 0


class Generator:
    """Makes `count` messages, oldest first. `token` is a word that every one of them holds, to tell them by."""

    def __init__(
        self, count: int, seed: int = 1, first_day: int = FIRST_DAY, last_day: int = LAST_DAY, token: str = ""
    ) -> None:
        self._count = count
        self._seed = seed
        self._first_day = first_day
        self._span = last_day - first_day
        self._token = token
        self._rng = random.Random(f"oakensearch-mail-{seed}")
        self._tongues = [tongue(language) for language in LANGUAGES]
        self._tongue_weights = list(accumulate(language.share for language in LANGUAGES))
        self._people = self._make_people(max(30, min(20_000, count // 12)))
        # Senders by Zipf's law: a few write most of all mail.
        self._people_weights = list(accumulate(1.0 / (rank + 4) for rank in range(len(self._people))))
        self._files = self._make_files()
        self._threads: deque[_Thread] = deque(maxlen=_OPEN_THREADS)

    def __iter__(self) -> Iterator[Made]:
        return map(self._make, range(self._count))

    # ---- one message

    def _make(self, number: int) -> Made:
        rng = self._rng
        date = self._date(number)
        thread = self._thread()
        person = self._writer(thread)
        own = person.address == _OWN_ADDRESS
        lines = self._text(thread, number)
        greeting, farewell = thread.tongue.language.greeting, thread.tongue.language.farewell
        first = (thread.last_person or person).name.split()[0]
        message_id = f"{date:x}.{number:x}.{rng.getrandbits(32):08x}@{person.address.rpartition('@')[2]}"
        quotes = thread.replies > 0 and not thread.bulk and rng.random() < 0.85
        language = thread.tongue.language
        letter = Letter(
            message_id=message_id,
            subject=thread.subject if not thread.replies else f"Re: {thread.subject}",
            sender=person.header,
            to=self._recipients(thread, own=own),
            date=date,
            zone_minutes=person.zone_minutes,
            language=language,
            form=rng.getrandbits(24),
            lines=[greeting.format(name=first), "", *lines, "", farewell],
            quoted=thread.last_lines[: rng.randrange(3, 16)] if quotes else (),
            attribution=self._attribution(thread) if quotes else "",
            signature=(person.name, person.address) if rng.random() < 0.5 else (),
            references=tuple(thread.ids),
            html=thread.html,
            headers=self._headers(thread, person),
            attachments=self._attachments(),
        )
        thread.ids.append(message_id)
        thread.last_lines, thread.last_person, thread.last_date = lines, person, date
        thread.replies += 1
        flags = "".join(flag for flag, share in (("F", 0.02), ("R", 0.2), ("S", 0.9)) if rng.random() < share)
        return Made(number, self._folder(thread, date, own), flags, date + 2, letter.to_bytes())

    def _date(self, number: int) -> int:
        """More mail every year, by day more than by night; neighbours may be out of order by some hours."""
        rng = self._rng
        day = int(self._span * ((number + rng.random()) / self._count) ** 0.7) // 86400
        hour = rng.choice((7, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 12, 13, 14, 14, 15, 15, 16, 16, 17, 18, 20, 21, 23))
        return self._first_day + day * 86400 + hour * 3600 + rng.randrange(3600)

    def _writer(self, thread: _Thread) -> _Person:
        if thread.bulk:
            return thread.people[0]
        if thread.replies and self._rng.random() < 0.7:
            return self._rng.choice(thread.people)
        person = self._anyone()
        if len(thread.people) < 8:
            thread.people.append(person)
        return person

    def _thread(self) -> _Thread:
        rng = self._rng
        if self._threads and rng.random() < _REPLY_SHARE:
            # The younger a thread, the likelier the next reply is to it.
            thread = self._threads[-1 - int(len(self._threads) * rng.random() ** 2)]
            if not thread.bulk and thread.replies < 40:
                return thread
        tongue_ = rng.choices(self._tongues, cum_weights=self._tongue_weights)[0]
        bulk = rng.random() < _BULK_SHARE
        on_list = not bulk and rng.random() < _LIST_SHARE
        joiner = tongue_.language.joiner
        words = rng.choices(tongue_.content, k=rng.randrange(1, 5)) + rng.choices(tongue_.rare, k=rng.randrange(0, 2))
        if rng.random() < 0.1:
            words.append(f"#{rng.randrange(1000, 99999)}")
        subject = joiner.join(words)
        thread = _Thread(
            subject=f"{subject[0].upper()}{subject[1:]}",
            tongue=tongue_,
            people=[self._someone_else() if bulk else self._anyone()],
            topic=rng.choices(tongue_.rare, k=6),
            list_name=rng.choice(_LISTS) if on_list else "",
            label=rng.choice(_LABELS) if rng.random() < 0.35 else "",
            bulk=bulk,
            html=bulk or (not on_list and rng.random() < _HTML_SHARE),
        )
        self._threads.append(thread)
        return thread

    def _text(self, thread: _Thread, number: int) -> list[str]:
        """Lines of own text: sentences of words by frequency, some of them rare, the thread's own among those."""
        rng = self._rng
        count = max(8, min(900, int(rng.lognormvariate(4.3, 0.8))))
        table = thread.tongue.text
        words = [table[slot] for slot in memoryview(rng.randbytes(2 * count)).cast("H")]
        rare = thread.tongue.rare
        for place in range(rng.randrange(14), count, 15):
            topical = rng.random() < 0.5
            words[place] = thread.topic[place % 6] if topical else rare[int(len(rare) * rng.random() ** 3)]
        if rng.random() < 0.3:
            words[count // 2] = _identifier(rng)
        if self._token and self._token not in words:
            words[-1] = self._token
        place = 0
        while place < count:
            words[place] = words[place][0].upper() + words[place][1:]
            place += rng.randrange(6, 16)
            if place <= count:
                words[place - 1] += "."
        joiner, wide = thread.tongue.language.joiner, _LINE_WORDS if thread.tongue.language.joiner else 20
        lines = [joiner.join(words[start : start + wide]) for start in range(0, count, wide)]
        for place in range(5 + number % 3, len(lines), 7):
            lines[place] += "\n"  # a new paragraph
        return "\n".join(lines).split("\n")

    def _recipients(self, thread: _Thread, *, own: bool) -> list[str]:
        if thread.list_name:
            return [f"{thread.list_name}@lists.example.org"]
        others = [person.header for person in thread.people if person.address != _OWN_ADDRESS][:4]
        return others or [self._people[1].header] if own else [_OWN, *others[1:]]

    def _attribution(self, thread: _Thread) -> str:
        assert thread.last_person is not None
        date = rfc_date(thread.last_date, 0)[:-6]
        return thread.tongue.language.wrote.format(date=date, name=thread.last_person.name)

    def _headers(self, thread: _Thread, person: _Person) -> list[tuple[str, str]]:
        rng = self._rng
        found = []
        if thread.list_name:
            found.append(("List-Id", f"{thread.list_name} list <{thread.list_name}.lists.example.org>"))
            found.append(("Precedence", "list"))
        if thread.label:
            found.append(("X-Label", thread.label))
        if thread.bulk:
            signature = base64.b64encode(rng.randbytes(96)).decode()
            found.append(("List-Unsubscribe", f"<https://click.example.com/u/{rng.getrandbits(48):x}>"))
            found.append(
                ("DKIM-Signature", f"v=1; a=rsa-sha256; d={person.address.rpartition('@')[2]};\n b={signature}")
            )
        else:
            found.append(("User-Agent", "Mozilla/5.0 (X11; Linux x86_64; rv:102.0) Gecko/20100101 Thunderbird/102.4"))
        return found

    def _attachments(self) -> list[Attached]:
        return [self._rng.choice(self._files)] if self._rng.random() < _ATTACHMENT_SHARE else []

    def _folder(self, thread: _Thread, date: int, own: bool) -> str:
        year = 1970 + date // 31_556_952
        if own:
            return f"Sent/{year}"
        if thread.list_name:
            return f"Lists/{thread.list_name}/{year}"
        return "Inbox" if self._first_day + self._span - date < 90 * 86400 else f"Archive/{year}"

    # ---- what all messages share

    def _anyone(self) -> _Person:
        return self._rng.choices(self._people, cum_weights=self._people_weights)[0]

    def _someone_else(self) -> _Person:
        person = self._anyone()
        return self._people[1] if person.address == _OWN_ADDRESS else person

    def _make_people(self, count: int) -> list[_Person]:
        rng = self._rng
        people = [_Person("Robin Hale", _OWN_ADDRESS, _OWN, 60)]
        for number in range(1, count):
            given, family = rng.choice(GIVEN), rng.choice(FAMILY)
            plain = "".join(letter for letter in f"{given}.{family}".lower() if letter.isascii() and letter != "'")
            address = f"{plain.strip('.')}{number if number > 400 else ''}@{rng.choice(DOMAINS)}"
            name = f"{given} {family}"
            people.append(_Person(name, address, f"{encoded_words(name)} <{address}>", 60 * rng.randrange(-8, 11)))
        return people

    def _make_files(self) -> list[Attached]:
        rng = self._rng
        content = self._tongues[0].content
        files = []
        for number in range(60):
            pdf = number % 3 > 0
            head, tail = (b"%PDF-1.4\n", b"\n%%EOF\n") if pdf else (b"\x89PNG\r\n\x1a\n", b"")
            raw = head + rng.randbytes(rng.randrange(1_000, 12_000)) + tail
            kind, suffix = ("application/pdf", "pdf") if pdf else ("image/png", "png")
            name = f"{rng.choice(content)}-{rng.choice(content)}-{number}.{suffix}"
            files.append(Attached(name, kind, base64.encodebytes(raw)))
        return files


def _identifier(rng: random.Random) -> str:
    """What is in one message only: an order's number, a commit, a version, an address of the web."""
    kind = rng.randrange(4)
    if kind == 0:
        return f"RE-{rng.randrange(10**6, 10**7)}"
    if kind == 1:
        return f"{rng.getrandbits(48):012x}"
    if kind == 2:
        return f"{rng.randrange(1, 9)}.{rng.randrange(40)}.{rng.randrange(100)}"
    return f"https://www.example.org/{rng.getrandbits(32):08x}.html"
