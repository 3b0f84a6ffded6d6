"""Small messages of our own for each kind of fault that mail has, with what a careful person would read in them.

`odd_kinds.jsonl` has one message a line: its bytes as characters of Latin-1, and those fields that can be told.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from oakensearch_gui.mail import Message, read_message

CASES: list[dict[str, Any]] = [
    json.loads(line)
    for line in (Path(__file__).parent / "odd_kinds.jsonl").read_bytes().splitlines()  # of bytes: only at line ends
]
KINDS = sorted({case["kind"] for case in CASES})


def words(text: str) -> str:
    return " ".join(text.replace("\u00ad", "").split())


def read(message: Message, field: str, expected: Any) -> Any:
    """What the reader made of a field, in the form in which the case says it."""
    match field:
        case "subject":
            return words(message.subject)
        case "sender":
            return str(message.sender)
        case "date":
            return "" if message.date is None else f"{datetime.fromtimestamp(message.date, UTC):%Y-%m-%dT%H:%M:%SZ}"
        case "body":  # how it begins
            text = words(message.text)
            return text[: len(expected)] if expected else text
        case "contains":
            return expected if expected in message.text else message.text
        case "note":
            return expected if any(expected in problem for problem in message.problems) else message.problems
        case "inferred":
            return message.date_inferred
        case _:
            return [each.filename for each in message.attachments if each.filename]


@pytest.mark.parametrize("kind", KINDS)
def test_odd_mail_is_read_as_it_was_meant(kind: str) -> None:
    for case in CASES:
        if case["kind"] != kind:
            continue
        message = read_message(case["raw"].encode("latin-1"))
        assert not [problem for problem in message.problems if "failed" in problem]
        for field, said in case.items():
            if field not in {"kind", "raw"}:
                expected = words(said) if field in {"subject", "body"} else said
                assert read(message, field, expected) == expected, (field, case["raw"])
