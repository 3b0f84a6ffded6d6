"""What a sample letter says before it becomes bytes: typed data read from the TOML files in `letters/`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
OWNER = "robin"


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """Somebody who writes or is written to; `signature` stands below ``-- `` in what they send."""

    name: str = ""
    address: str
    signature: str = ""

    @property
    def domain(self) -> str:
        """The part of the address behind the ``@``."""
        return self.address.rpartition("@")[2]


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper:
    """A file that travels with a letter; its suffix tells the media type.

    `text` is the content of a ``.csv``, ``.txt`` or ``.ics`` file and the lines on the page of a ``.pdf``;
    `picture` names a drawing of ``pictures.toml`` for a ``.png``. `cid` is set for pictures that the HTML shows.
    """

    name: str
    text: str = ""
    picture: str = ""
    cid: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """One message of the sample mailbox, in the words of the person who wrote it.

    `sender`, `to` and `cc` are keys of ``people.toml``. `reply` names the letter that this one answers, `quote`
    says where that one is quoted (``below`` as most programs do, ``above``, or ``none``). `charset` and
    `encoding` are chosen to fit the text when empty. `forward` is the key of a letter carried whole inside,
    `calendar` an iCalendar text offered as an alternative, `report` the machine-readable part of a delivery
    report. `place` is where a mail service would keep it (Inbox, Sent, Drafts …).
    """

    key: str
    sender: str
    date: datetime
    subject: str = ""
    to: list[str] = field(default_factory=lambda: [OWNER])
    cc: list[str] = field(default_factory=list)
    body: str = ""
    html: str = ""
    lang: str = "en"
    reply: str = ""
    quote: str = "below"
    charset: str = "utf-8"
    encoding: str = ""
    flowed: bool = False
    sign: bool = True
    labels: list[str] = field(default_factory=list)
    place: str = ""
    unread: bool = False
    flagged: bool = False
    attach: list[Paper] = field(default_factory=list)
    inline: list[Paper] = field(default_factory=list)
    forward: str = ""
    calendar: str = ""
    report: str = ""
    headers: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing of a few rows of characters; `colours` gives each character its ``#rrggbb`` (at most four)."""

    rows: list[str]
    colours: dict[str, str]


@dataclass(frozen=True, slots=True)
class Words:
    """Everything that is written in the data files. `letters` are in order of date."""

    people: dict[str, Person]
    pictures: dict[str, Picture]
    letters: dict[str, Letter]


def read_words(folder: Path = HERE) -> Words:
    """Read all data files below `folder`. A misspelt field, an unknown name or a repeated key raises."""
    people = {key: Person(**table) for key, table in _load(folder / "people.toml").items()}
    pictures = {key: Picture(**table) for key, table in _load(folder / "pictures.toml").items()}
    letters: dict[str, Letter] = {}
    for path in sorted((folder / "letters").glob("*.toml")):
        for table in _load(path)["letter"]:
            letter = _letter(table)
            if letter.key in letters:
                raise ValueError(f"{path.name}: the key {letter.key} is used twice")
            letters[letter.key] = letter
    for letter in letters.values():
        unknown = {letter.sender, *letter.to, *letter.cc} - people.keys()
        unknown |= {key for key in (letter.reply, letter.forward) if key} - letters.keys()
        if unknown:
            raise ValueError(f"{letter.key} names unknown people or letters: {', '.join(sorted(unknown))}")
        if letter.date.tzinfo is None:
            raise ValueError(f"{letter.key}: the date needs an offset from UTC")
        if letter.reply and letters[letter.reply].date >= letter.date:
            raise ValueError(f"{letter.key} answers {letter.reply}, which was written later")
    ordered = sorted(letters.values(), key=lambda letter: (letter.date, letter.key))
    return Words(people, pictures, {letter.key: letter for letter in ordered})


def _letter(table: dict[str, Any]) -> Letter:
    for name in ("attach", "inline"):
        table[name] = [Paper(**paper) for paper in table.get(name, [])]
    return Letter(**table)


def _load(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        return tomllib.load(file)
