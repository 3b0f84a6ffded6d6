"""Each operator over a small mailbox: what it finds, and what it says of a value that it cannot read."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home
from oakensearch_gui.search.dates import Clock
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.operators import BY_NAME, OPERATORS
from oakensearch_gui.search.query import parse
from oakensearch_gui.search.request import Filters, Mode, SearchRequest
from oakensearch_gui.settings import Settings
from tests.making import age, day, index, letter, maildir, put

ADA = "Ada Byron <ada@engine.example>"
BOB = "Bob Stone <bob@quarry.example>"


def with_file(name: str, media_type: str, *, inline: bool = False) -> bytes:
    """A letter about a file, with it."""
    boundary = "=_edge"
    head = letter(f"file {name}", "", date=day(2024, 2, 1)).replace(
        b"text/plain; charset=utf-8", f'multipart/mixed; boundary="{boundary}"'.encode()
    )
    kind = "inline" if inline else "attachment"
    identifier = "Content-ID: <pic@x>\n" if inline else ""
    body = '<img src="cid:pic@x">' if inline else "See the file."
    part = (
        f"--{boundary}\nContent-Type: text/{'html' if inline else 'plain'}\n\n{body}\n"
        f'--{boundary}\nContent-Type: {media_type}; name="{name}"\n{identifier}'
        f'Content-Disposition: {kind}; filename="{name}"\nContent-Transfer-Encoding: base64\n\nQUJD\n--{boundary}--\n'
    )
    return head + part.encode()


LETTERS = [
    letter("Roof tiles", "The red ones.", sender=ADA, to=BOB, date=day(2024, 3, 10)),
    letter("Re: [birds] roof nests", "Storks.", sender=BOB, to="birds@lists.example", date=day(2023, 6, 1),
           headers="List-Id: Bird watchers <birds.lists.example>\nCc: Carol Reed <carol@reed.example>\n"),
    letter("tiles, in blue", "And roof.", sender="Carol Reed <carol@reed.example>", to=f"{ADA}, {BOB}",
           date=day(2020, 1, 5), message_id="tiles.1@reed.example"),
    letter("large", "x" * 20_000, sender=ADA, date=day(2019, 1, 1)),
    with_file("Contract_final.pdf", "application/pdf"),
    with_file("logo.png", "image/png", inline=True),
    with_file("invite.ics", "text/calendar"),
]  # fmt: skip


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    folder = tmp_path_factory.mktemp("operators")
    home = Home(folder / "home")
    box = maildir(folder / "mail", LETTERS)
    put(box, "900.M900.host:2,FS", letter("a star", "1", sender=BOB, date=day(2018, 1, 1)))
    put(maildir(box / ".Trash", []), "901.M901.host:2,S", letter("rubbish", "2", sender=BOB, date=day(2018, 1, 2)))
    age(box)
    library = Library.open(home)
    library.add_source(box, "Family")
    library.close()
    index(home)
    opened = Engine.open(home, Settings(), None)
    yield opened
    opened.close()


def found(engine: Engine, query: str, filters: Filters | None = None) -> set[str]:
    result = engine.search(SearchRequest(query, Mode.KEYWORD, filters=filters or Filters()))
    assert result.warnings == ()
    return {hit.message.subject for hit in result.hits}


ROOF, NESTS, BLUE = "Roof tiles", "Re: [birds] roof nests", "tiles, in blue"
PDF, LOGO, INVITE = "file Contract_final.pdf", "file logo.png", "file invite.ics"
EVERYTHING = {ROOF, NESTS, BLUE, "large", PDF, LOGO, INVITE, "a star", "rubbish"}


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("to:bob", {ROOF, BLUE}),
        ("to:bob@quarry.example to:ada", {BLUE}),
        ("to:carol", set()),
        ("cc:carol", {NESTS}),
        ('cc:"Reed Carol"', {NESTS}),
        ("bcc:carol", set()),
        ("from:carol OR cc:carol", {BLUE, NESTS}),
        ("from:(carol OR bob) -in:trash", {BLUE, NESTS, "a star"}),
        ("subject:roof", {ROOF, NESTS}),
        ("subject:tile", {ROOF, BLUE}),
        ('subject:"roof tiles"', {ROOF}),
        ('subject:"tiles roof"', set()),
        ("subject:(roof -nests)", {ROOF}),
        ("subject:ti*", {ROOF, BLUE}),
        ("-subject:roof tiles", {BLUE}),
        ("subject:/^re:/", {NESTS}),
        ("subject:/red|blue$/", {BLUE}),
        ("from:/^bob.*quarry/", {NESTS, "a star", "rubbish"}),
        ("/tiles.+blue/", {BLUE}),
        ("-/roof|tile/ larger:1k", {"large"}),
        ("filename:contract", {PDF}),
        ("filename:Contract_final.pdf", {PDF}),
        ("filename:pdf", {PDF}),
        ("has:attachment", {PDF, INVITE}),
        ("has:pdf", {PDF}),
        ("has:invitation", {INVITE}),
        ("larger:10k", {"large"}),
        ("larger:5M", set()),
        ("smaller:10k subject:large", set()),
        ("larger:1kb smaller:1G", {"large"}),
        ("after:2024-02-15", {ROOF}),
        ("since:2024-02-15", {ROOF}),
        ("date:2023", {NESTS}),
        ("date:2023-06..2024-01", {NESTS}),
        ("date:2018-01..2018", {"a star", "rubbish"}),
        ('before:"june 2019"', {"large", "a star", "rubbish"}),
        ("list:birds", {NESTS}),
        ("list:watchers", set()),
        ("source:family", EVERYTHING),
        ("source:nowhere", set()),
        ("id:tiles.1@reed.example", {BLUE}),
        ("id:<tiles.1@reed.example>", {BLUE}),
        ("is:starred", {"a star"}),
        ("is:unstarred from:bob", {NESTS, "rubbish"}),
        ("in:trash", {"rubbish"}),
        ("in:bin", {"rubbish"}),
        ("in:anywhere", EVERYTHING),
        ("in:trash in:inbox", EVERYTHING),
        ("in:(trash OR sent)", {"rubbish"}),
        ("label:trash", {"rubbish"}),
        ("roof -from:bob", {ROOF, BLUE}),
        ("roof from:bob OR blue", {NESTS, BLUE}),
        ("NOT (roof OR from:ada OR from:bob)", set()),
    ],
)
def test_an_operator_finds(engine: Engine, query: str, expected: set[str]) -> None:
    assert found(engine, query) == expected


def test_a_thread_is_found_by_its_number(engine: Engine) -> None:
    hit = engine.search(SearchRequest("subject:blue", Mode.KEYWORD)).hits[0]
    assert found(engine, f"thread:{hit.message.thread_id}") == {BLUE}


@pytest.mark.parametrize(
    ("filters", "expected"),
    [
        (Filters(recipients=("bob",)), {ROOF, BLUE}),
        (Filters(recipients=("bob", "ada@engine.example")), {BLUE}),
        (Filters(starred=True), {"a star"}),
        (Filters(has_attachment=True), {PDF, INVITE}),
        (Filters(larger=10_000), {"large"}),
        (Filters(lists=("birds",)), {NESTS}),
        (Filters(sources=("nowhere",)), set()),
        (Filters(senders=("carol@reed.example",)), {BLUE}),
        (Filters(has_attachment=False, senders=("carol",)), {BLUE}),
    ],
)
def test_a_typed_filter_narrows_like_its_operator(engine: Engine, filters: Filters, expected: set[str]) -> None:
    assert found(engine, "", filters) == expected


@pytest.mark.parametrize(
    "text",
    [
        "has:nothing", "larger:big", "smaller:-5", "older_than:old", "newer_than:3", "is:blue", "in:nowhere",
        "thread:x",
        "thread:99999999999999999999999", "subject:/(a+)+/", "from:/(/", "/(a+)+b/", "date:soon..2024",
        "date:2024..soon",         "priority:4", "category:nope", "after:03/04/2024",
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_a_warning_at_its_place_and_filters_nothing(engine: Engine, text: str) -> None:
    query = f"roof {text}"
    result = engine.search(SearchRequest(query, Mode.KEYWORD))
    (warning,) = result.warnings
    assert query[warning.start : warning.end] == text
    assert warning.text.endswith(".")
    assert {hit.message.subject for hit in result.hits} == {ROOF, NESTS, BLUE}


def test_ages_count_from_now() -> None:
    clock = Clock(datetime(2024, 3, 14, tzinfo=UTC))
    (node,) = parse("older_than:2w", clock).nodes
    assert node.meaning.values == (int(datetime(2024, 2, 29, tzinfo=UTC).timestamp()),)  # type: ignore[union-attr]


@pytest.mark.parametrize("kind", OPERATORS, ids=lambda kind: kind.name)
def test_every_operator_tells_of_itself(kind: object, engine: Engine) -> None:
    assert isinstance(kind, type(OPERATORS[0]))
    assert kind.help.endswith(".")
    query = parse(kind.example)
    assert query.warnings == ()
    assert kind.example.startswith(f"{kind.name}:")
    engine.search(SearchRequest(kind.example, Mode.KEYWORD))
    for value in kind.values:
        assert parse(f"{kind.name}:{value}").warnings == ()
    for alias in kind.aliases:
        assert BY_NAME[alias] is kind


def test_a_pattern_that_takes_too_long_is_told(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oakensearch_gui.search.patterns.SECONDS", 0.0)
    query = "roof subject:/r.+f/"
    (warning,) = engine.search(SearchRequest(query, Mode.KEYWORD)).warnings
    assert query[warning.start : warning.end] == "subject:/r.+f/"
