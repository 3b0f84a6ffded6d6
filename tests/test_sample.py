"""The sample mailbox: it comes out the same everywhere, reads cleanly and holds what its questions ask for."""

from __future__ import annotations

import mailbox
import re
import subprocess
import sys
import tomllib
import unicodedata
from collections import Counter
from email.header import decode_header, make_header
from email.message import Message
from email.utils import getaddresses, parsedate_to_datetime
from pathlib import Path
from typing import Any

import pytest

SAMPLE = Path(__file__).parents[1] / "resources" / "sample"
MBOX = SAMPLE / "sample.mbox"
KINDS = {"word", "phrase", "sender", "date", "meaning", "identifier", "crosslang"}
LANGUAGES = {"ar", "de", "el", "es", "fr", "he", "it", "ja", "ko", "pl", "pt", "ru", "th", "tr", "zh"}
SCRIPTS = {"ARABIC", "CJK", "CYRILLIC", "GREEK", "HANGUL", "HEBREW", "HIRAGANA", "LATIN", "THAI"}
ADDRESS_HEADERS = ("From", "To", "Cc", "Reply-To")


@pytest.fixture(scope="module")
def messages() -> list[Message]:
    box = mailbox.mbox(MBOX, create=False)
    try:
        return list(box)
    finally:
        box.close()


@pytest.fixture(scope="module")
def queries() -> list[dict[str, Any]]:
    with (SAMPLE / "queries.toml").open("rb") as file:
        tables: list[dict[str, Any]] = tomllib.load(file)["query"]
    return tables


def identifier(message: Message) -> str:
    return str(message["Message-ID"]).strip("<>")


def text(message: Message) -> str:
    """All text of a message, decoded strictly."""
    parts = [part for part in message.walk() if part.get_content_maintype() == "text"]
    return "\n".join(
        bytes(part.get_payload(decode=True)).decode(part.get_content_charset() or "utf-8") for part in parts
    )


def test_making_it_again_gives_the_same_bytes(tmp_path: Path) -> None:
    made = tmp_path / "made.mbox"
    subprocess.run([sys.executable, SAMPLE / "make.py", made], check=True)
    assert made.read_bytes() == MBOX.read_bytes()


def test_it_is_small_and_has_unix_line_ends() -> None:
    data = MBOX.read_bytes()
    assert len(data) < 400_000
    assert b"\r" not in data


def test_about_two_hundred_messages_each_with_its_own_identifier(messages: list[Message]) -> None:
    assert 180 <= len(messages) <= 220
    assert len({identifier(message) for message in messages}) == len(messages)


def test_every_message_parses_without_defects(messages: list[Message]) -> None:
    for message in messages:
        assert [part.defects for part in message.walk() if part.defects] == [], identifier(message)
        assert text(message).strip(), identifier(message)
        assert parsedate_to_datetime(message["Date"]).tzinfo is not None
        assert str(make_header(decode_header(message["Subject"]))).strip()


def test_messages_lie_in_order_of_date_from_2019_to_2026(messages: list[Message]) -> None:
    dates = [parsedate_to_datetime(message["Date"]) for message in messages]
    assert dates == sorted(dates)
    assert {date.year for date in dates} == set(range(2019, 2027))


def test_only_example_domains(messages: list[Message]) -> None:
    for message in messages:
        pairs = getaddresses([str(message[name]) for name in ADDRESS_HEADERS if message[name]])
        assert all(address.endswith(".example") for _, address in pairs if address), identifier(message)
        hosts = re.findall(r"(?:https?://|[\w.-]@)([\w-]+(?:\.[\w-]+)+)", f"{message.as_string()}\n{text(message)}")
        assert all(host.endswith(".example") for host in hosts), identifier(message)


def test_the_languages_are_there(messages: list[Message]) -> None:
    counted = Counter(message["Content-Language"] for message in messages)
    assert set(counted) - {None} >= LANGUAGES
    assert counted[None] > len(messages) / 3
    letters = set("".join(text(message) for message in messages))
    assert {unicodedata.name(letter, "").partition(" ")[0] for letter in letters} >= SCRIPTS


def test_the_charsets_encodings_and_kinds_of_part_are_there(messages: list[Message]) -> None:
    parts = [part for message in messages for part in message.walk()]
    charsets = {part.get_content_charset() for part in parts}
    assert charsets >= {"us-ascii", "utf-8", "iso-8859-1", "iso-2022-jp", "koi8-r"}
    encodings = {part["Content-Transfer-Encoding"] for part in parts}
    assert encodings >= {"7bit", "8bit", "quoted-printable", "base64"}
    kinds = {part.get_content_type() for part in parts}
    assert kinds >= {"text/html", "text/calendar", "text/csv", "application/pdf", "image/png", "message/rfc822"}
    assert kinds >= {"multipart/alternative", "multipart/related", "multipart/mixed", "multipart/report"}
    assert any(part.get_param("format") == "flowed" for part in parts)


def test_threads_refer_to_messages_that_are_there(messages: list[Message]) -> None:
    known = {identifier(message) for message in messages}
    sizes: Counter[str] = Counter()
    for message in messages:
        references = [reference.strip("<>") for reference in str(message["References"] or "").split()]
        assert set(references) <= known
        assert str(message["In-Reply-To"] or "").strip("<>") == (references[-1] if references else "")
        sizes[references[0] if references else identifier(message)] += 1
    assert sum(3 <= size <= 8 for size in sizes.values()) >= 10


def test_about_an_eighth_is_unread_and_some_are_flagged(messages: list[Message]) -> None:
    unread = sum(message["Status"] == "O" for message in messages)
    assert 0.09 <= unread / len(messages) <= 0.15
    assert sum("F" in str(message["X-Status"] or "") for message in messages) >= 5


def test_what_a_pdf_says_lies_where_its_table_tells(messages: list[Message]) -> None:
    papers = [part for message in messages for part in message.walk() if part.get_content_type() == "application/pdf"]
    assert len(papers) >= 5
    for paper in papers:
        data = bytes(paper.get_payload(decode=True))
        table = int(data.rsplit(b"startxref\n", 1)[1].split()[0])
        assert data[table:].startswith(b"xref\n")
        for number, offset in enumerate(re.findall(rb"(\d{10}) 00000 n ", data), 1):
            assert data[int(offset) :].startswith(b"%d 0 obj\n" % number)


def test_queries_ask_for_messages_that_are_there(messages: list[Message], queries: list[dict[str, Any]]) -> None:
    known = {identifier(message) for message in messages}
    assert len(queries) == 25
    assert len({query["text"] for query in queries}) == 25
    assert {query["kind"] for query in queries} == KINDS
    assert sum(query.get("suggest", False) for query in queries) == 4
    for query in queries:
        assert query["expect"]
        assert set(query["expect"]) <= known, query["text"]


def test_phrases_and_identifiers_stand_in_their_messages(
    messages: list[Message], queries: list[dict[str, Any]]
) -> None:
    found = {
        identifier(message): " ".join(f"{make_header(decode_header(message['Subject']))}\n{text(message)}".split())
        for message in messages
    }
    for query in queries:
        if query["kind"] in {"phrase", "identifier"}:
            wanted = query["text"].strip('"')
            assert {key for key, words in found.items() if wanted in words} == set(query["expect"])


def test_the_meaning_queries_use_other_words_than_their_messages(
    messages: list[Message], queries: list[dict[str, Any]]
) -> None:
    found = {identifier(message): set(re.findall(r"\w{5,}", text(message).lower())) for message in messages}
    for query in queries:
        if query["kind"] in {"meaning", "crosslang"}:
            words = set(re.findall(r"\w{5,}", query["text"].lower()))
            assert all(not words <= found[key] for key in query["expect"]), query["text"]
