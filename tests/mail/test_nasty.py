"""The shared sets of odd mail: nothing raises, nothing is slow, and no field is read worse than it once was."""

from __future__ import annotations

import csv
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from oakensearch_gui.mail import Message, read_message
from oakensearch_gui.mail.headers import parse_addresses

# Shares reached on expected values that are not marked as doubtful. Of the rest, most expect less than can be read:
# nothing where a broken boundary was repaired, mojibake where the charset was found out.
REACHED = {
    "nasty": {"subject": 0.99, "from": 0.99, "date": 0.98, "body": 0.88, "attachments": 0.98},
    "multilingual": {"subject": 0.98, "from": 0.98, "date": 1.0, "body": 0.98},
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
def test_fields_are_read_as_well_as_ever(shared_data: Path, name: str) -> None:
    hits: Counter[str] = Counter()
    tried: Counter[str] = Counter()
    for row in rows(shared_data / name):
        message = read_message((shared_data / name / row["file"]).read_bytes())
        for field in REACHED[name]:
            if not doubtful(row, field):
                tried[field] += 1
                hits[field] += right(row, field, message)
    shares = {field: hits[field] / tried[field] for field in REACHED[name]}
    assert {field: share for field, share in shares.items() if share < REACHED[name][field]} == {}


@pytest.mark.parametrize("name", ["nasty", "multilingual", "real-mail/Maildir/cur", "containers"])
def test_nothing_fails(shared_data: Path, name: str) -> None:
    for path in sorted(path for path in (shared_data / name).rglob("*") if path.is_file()):
        message = read_message(path.read_bytes())
        assert not [problem for problem in message.problems if "failed" in problem], path.name
