"""The shared sets of odd mail: nothing raises, and every field is right."""

from __future__ import annotations

import csv
import re
import unicodedata
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from oakensearch_gui.mail import Message, read_message
from oakensearch_gui.mail.headers import parse_addresses

# Where the value expected is judged to be wrong: what most readers made of a message, which is less than can be read.
JUDGED = {
    "mojibake is expected, and the charset was found out": (
        "n035:from n041:body m001:from m012:subject m052:subject m101:from m177:from m200:subject m200:from m214:from"
        " m248:subject m265:subject m265:from m300:subject m382:body m411:subject"
    ),
    "U+FFFD is expected where a few letters of Windows-1252 stand in UTF-8": "n221:attachments n222:body",
    "parts behind a broken, folded or missing boundary are read": "n017:body n025:body n108:body n191:body n206:body",
    "files that lie encoded in the text are listed and taken out of it": (
        "n029:attachments n031:attachments n246:attachments n135:body n135:attachments n136:body n136:attachments"
    ),
    "words in angle brackets, addresses above all, belong to a plain text": "n021:body n186:body n187:body",
    "a title is not seen in a page": "n205:body m320:body",
    "a text in HTML is read, where only the list's footer below it is expected": "m082:body m107:body",
    "a forwarded message begins with the lines of its header that a person sees": (
        "n131:body n170:body m309:body m321:body m406:body"
    ),
    "lines of the header that are none are no text": "n004:body m338:body m339:body m373:body m374:body m375:body",
    "there is a space before the colon, or a byte order mark before the field": "n097:subject n097:date n130:from",
    "there is a date": "n050:date n076:date",
    "what should be a message is none, and is read as text": "n099:body",
    "made by a fuzzer, without any right value": (
        "n065:body n068:body n069:body n070:body n074:body n075:body n076:body n077:body"
    ),
}
FIELDS = {
    "nasty": ("subject", "from", "date", "body", "attachments"),
    "multilingual": ("subject", "from", "date", "body"),
}
_IN_INDEX = {"subject": "subject", "from": "from", "date": "date", "body": "body", "attachments": "att"}


def rows(folder: Path) -> Iterator[dict[str, str]]:
    with (folder / "INDEX.tsv").open(encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)


def letters(text: str) -> str:
    """What is compared: letters and digits, for readers differ in spaces, quotes and marks of quotation."""
    return "".join(filter(str.isalnum, unicodedata.normalize("NFKC", text).lower()))


def doubtful(row: dict[str, str], field: str) -> bool:
    """A "?" in the basis, unless the value was then set by hand."""
    basis = row.get("basis") or ""
    name = _IN_INDEX[field]
    return bool(re.search(rf"{name} \d+/\d+\?", basis)) and f"{name} (" not in basis.split(";", maxsplit=1)[0]


def right(row: dict[str, str], field: str, message: Message) -> bool:
    match field:
        case "subject":
            return letters(message.subject) == letters(row["subject"])
        case "from":
            first = next(iter(parse_addresses(row["from"].encode())), "")
            return letters(str(message.sender)) in {letters(row["from"]), letters(str(first))}
        case "date":
            if message.date is None or message.date_inferred:
                return not row["date_utc"]
            return f"{datetime.fromtimestamp(message.date, UTC):%Y-%m-%dT%H:%M:%SZ}" == row["date_utc"]
        case "body":
            expected = letters(row["body_start"])[:60]
            if not row["body_start"].strip():
                # The index leaves nested messages out of the text, where they follow their parent here.
                return not message.text.strip() or message.text.startswith(("Subject: ", "From: "))
            return letters(message.text[:3000]).startswith(expected)
        case _:
            found = ", ".join(each.filename for each in message.attachments if each.filename)
            return sorted(map(letters, found.split(", "))) == sorted(map(letters, row["attachments"].split(", ")))


@pytest.mark.parametrize("name", ["nasty", "multilingual"])
def test_every_field_is_right_but_for_those_whose_expected_value_is_wrong(shared_data: Path, name: str) -> None:
    wrong: set[str] = set()
    for row in rows(shared_data / name):
        message = read_message((shared_data / name / row["file"]).read_bytes())
        wrong.update(
            f"{row['file'].partition('-')[0]}:{field}"
            for field in FIELDS[name]
            if not doubtful(row, field) and not right(row, field, message)
        )
    judged = {place for places in JUDGED.values() for place in places.split() if place.startswith(name[0])}
    assert wrong == judged


@pytest.mark.parametrize("name", ["nasty", "multilingual", "real-mail/Maildir/cur", "containers"])
def test_nothing_fails(shared_data: Path, name: str) -> None:
    for path in sorted(path for path in (shared_data / name).rglob("*") if path.is_file()):
        message = read_message(path.read_bytes())
        assert not [problem for problem in message.problems if "failed" in problem], path.name
