"""What stands in attachments is read after the words of messages, kept, indexed, and found with the file's name."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import apsw
import pytest

from oakensearch_gui.embedding import Role, Vectors
from oakensearch_gui.extraction import ExtractionError, Item
from oakensearch_gui.index.events import Advanced, Event, Problem
from oakensearch_gui.index.index import Index
from oakensearch_gui.index.run import IndexingRun, Stopped
from oakensearch_gui.library.attachments import AttachmentProblem, AttachmentText, AttachmentTexts
from oakensearch_gui.library.database import rows
from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.request import Mode, SearchRequest
from oakensearch_gui.search.result import SearchHit
from oakensearch_gui.settings import Settings
from tests.extraction.samples import archive, docx, letter_with, paragraph, pdf
from tests.making import ConceptEmbedder, age, day, index, indexed, letter, maildir

PDF = "application/pdf"
DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
HERON = letter_with([("heron.pdf", PDF, pdf(["the bittern papers"]))], "Birds", "The file is below.", date=day(2021))
PLAIN = letter("Plain", "no file here", date=day(2022))


def search(home: Home, query: str, mode: Mode = Mode.KEYWORD) -> list[SearchHit]:
    engine = Engine.open(home, Settings(), ConceptEmbedder())
    try:
        return list(engine.search(SearchRequest(query, mode)).hits)
    finally:
        engine.close()


def found_in(home: Home, query: str) -> list[tuple[str, str]]:
    return [(hit.message.subject, hit.in_attachment) for hit in search(home, query)]


def stored(home: Home) -> list[tuple[str, str, str]]:
    """Name, state (None: unread) and problem of every attachment, the newest first."""
    connection = apsw.Connection(str(home.raw_db))
    found = list(
        connection.execute(
            "SELECT filename, change IS NULL, problem FROM attachments ORDER BY message_id DESC, ordinal"
        )
    )
    connection.close()
    return [(str(name), "unread" if unread else "read", str(problem)) for name, unread, problem in found]


def test_a_word_within_a_pdf_finds_its_mail_and_the_hit_says_in_which_file(home: Home) -> None:
    indexed(home, [HERON, PLAIN])
    (hit,) = search(home, "bittern")
    assert hit.message.subject == "Birds"
    assert hit.in_attachment == "heron.pdf"
    assert hit.snippet.text == "the bittern papers"
    assert [hit.snippet.text[a:b] for a, b in hit.snippet.marks] == ["bittern"]
    assert hit.matched_words == ("bittern",)
    assert hit.keyword_rank == 1


def test_the_terminal_says_in_which_file(home: Home) -> None:
    indexed(home, [HERON])
    command = [
        sys.executable,
        "-m",
        "oakensearch_gui",
        "search",
        "--mode",
        "keyword",
        "--home",
        str(home.root),
        "bittern",
    ]
    told = json.loads(subprocess.run([*command, "--json"], capture_output=True, text=True, check=True).stdout)
    assert [hit["in_attachment"] for hit in told["hits"]] == ["heron.pdf"]
    assert "in attachment heron.pdf:" in subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_words_may_stand_partly_in_the_message_and_partly_in_a_file(home: Home) -> None:
    indexed(home, [HERON])
    assert found_in(home, "birds bittern") == [("Birds", "heron.pdf")]
    assert found_in(home, "file below") == [("Birds", "")]
    assert found_in(home, '"bittern papers"') == [("Birds", "heron.pdf")]


def test_a_file_is_named_only_for_words_that_the_message_lacks(home: Home) -> None:
    files = [("a.txt", "application/octet-stream", b"bittern and Ada"), ("b.txt", "application/octet-stream", b"egret")]
    indexed(home, [letter_with(files, "About the bittern", "egret, too", date=day(2020))])
    assert found_in(home, "bittern egret ada") == [("About the bittern", "")]


def test_the_file_that_holds_the_most_is_named(home: Home) -> None:
    files = [("one.pdf", PDF, pdf(["bittern"])), ("two.pdf", PDF, pdf(["bittern and egret"]))]
    indexed(home, [letter_with(files, date=day(2020))])
    assert found_in(home, "bittern egret")[0][1] == "two.pdf"


def test_a_match_far_into_a_long_file_is_shown(home: Home) -> None:
    long = ("filling words ü " * 8000 + "the Bütterling nests " + "filling words " * 2000).encode()
    indexed(home, [letter_with([("long.txt", "application/octet-stream", long)], date=day(2020))])
    (hit,) = search(home, "butterling")
    assert hit.in_attachment == "long.txt"
    assert [hit.snippet.text[a:b] for a, b in hit.snippet.marks] == ["Bütterling"]


def test_a_message_weighs_more_by_its_own_words_than_by_those_of_its_files(home: Home) -> None:
    own = letter("Own", "bittern", date=day(2019))
    file = letter_with([("x.pdf", PDF, pdf(["bittern"]))], "File", "some words", date=day(2020))
    indexed(home, [own, file])
    assert [subject for subject, _ in found_in(home, "bittern")] == ["Own", "File"]


def test_a_long_file_does_not_bury_the_message_that_brings_it(home: Home) -> None:
    pages = " ".join(f"clause{number}" for number in range(3000))
    lease = letter_with([("lease.docx", DOCX, docx(paragraph(pages)))], "Lease", "Signed by both.", date=day(2019))
    passing = [letter(f"Note {n}", f"They mention a lease here, and more of it. {n}") for n in range(30)]
    others = [letter(f"Other {n}", f"Nothing of that kind, but a few words more. {n}") for n in range(60)]
    indexed(home, [lease, *passing, *others])
    assert search(home, "lease")[0].message.subject == "Lease"
    assert found_in(home, "clause2999") == [("Lease", "lease.docx")]
    index = Index.open(home)
    assert list(rows(index.connection, "PRAGMA main.integrity_check")) == [("ok",)]
    index.connection.execute("INSERT INTO main.messages (messages) VALUES ('integrity-check')")
    index.close()


def test_text_that_stands_in_the_message_already_is_not_read_again(home: Home) -> None:
    inner = letter("Inner", "forwarded bittern")
    forward = letter_with([("inner.eml", "message/rfc822", b"")], "Fwd", date=day(2020))
    encoded = b"Content-Transfer-Encoding: base64\nContent-Disposition"
    start = forward.index(b"\n\n", forward.index(b"inner.eml")) + 2
    forward = forward[:start].replace(encoded, b"Content-Disposition") + inner + forward[start:]
    indexed(home, [forward])
    assert found_in(home, "bittern") == [("Fwd", "")]
    assert stored(home) == [("inner.eml", "read", "")]


def run(
    home: Home, letters: Sequence[bytes], *, checkpoint: Callable[[], None] = lambda: None, on: bool = True
) -> list[Event]:
    box = maildir(home.root.parent / "mail", letters)
    library = Library.open(home)
    library.add_source(box)
    library.close()
    events: list[Event] = []
    IndexingRun(home, events.append, checkpoint, attachments=on).run(None, 45)
    return events


def test_the_newest_mail_comes_first_and_words_of_messages_before_files(home: Home) -> None:
    letters = [
        letter_with([(f"{year}.pdf", PDF, pdf([f"bittern {year}"]))], f"From {year}", date=day(year))
        for year in range(1980, 2020)
    ]
    events = run(home, letters)
    phases = [event.phase for event in events if isinstance(event, Advanced)]
    assert phases.index("attachments") > max(n for n, phase in enumerate(phases) if phase == "indexing")
    told = [
        (event.done, event.total) for event in events if isinstance(event, Advanced) and event.phase == "attachments"
    ]
    assert told == [(25, 40), (40, 40)]


def test_a_run_that_was_stopped_goes_on_with_the_older_ones(home: Home) -> None:
    letters = [
        letter_with([(f"{year}.pdf", PDF, pdf([f"bittern {year}"]))], f"From {year}", date=day(year))
        for year in range(1980, 2020)
    ]
    events: list[Event] = []

    def checkpoint() -> None:
        if any(isinstance(event, Advanced) and event.phase == "attachments" for event in events):
            raise Stopped

    library = Library.open(home)
    library.add_source(maildir(home.root.parent / "mail", letters))
    library.close()
    IndexingRun(home, events.append, checkpoint).run(None, 45)
    assert [state for _, state, _ in stored(home)] == ["read"] * 25 + ["unread"] * 15
    assert len(found_in(home, "2019")) == 1
    index(home)
    assert {state for _, state, _ in stored(home)} == {"read"}
    assert found_in(home, "1980")[0][0] == "From 1980"


def test_switched_off_nothing_is_read_and_it_can_be_switched_on_later(home: Home) -> None:
    run(home, [HERON], on=False)
    assert found_in(home, "bittern") == []
    assert stored(home) == [("heron.pdf", "unread", "")]
    index(home)
    assert found_in(home, "bittern") == [("Birds", "heron.pdf")]


def test_the_setting_reaches_the_command(home: Home) -> None:
    settings = Settings({"indexing.attachments": False})
    settings.save(home.settings_file)
    box = maildir(home.root.parent / "mail", [HERON])
    command = [sys.executable, "-m", "oakensearch_gui", "add", "--no-vectors", "--home", str(home.root), str(box)]
    subprocess.run(command, check=True, capture_output=True)
    assert stored(home) == [("heron.pdf", "unread", "")]


def test_what_could_not_be_read_is_kept_with_its_reason_and_not_tried_again(home: Home) -> None:
    bad = letter_with([("bad.pdf", PDF, b"%PDF-1.4 no"), ("ok.txt", "application/x", b"egret")], "Bad", date=day(2020))
    indexed(home, [bad])
    library = Library.open(home)
    (problem,) = AttachmentTexts(library.connection).problems()
    assert (problem.filename, problem.problem) == ("bad.pdf", "the PDF is damaged")
    assert isinstance(problem, AttachmentProblem)
    assert AttachmentTexts(library.connection).unread_messages() == 0
    library.close()
    assert found_in(home, "egret") == [("Bad", "ok.txt")]


def test_a_message_whose_place_is_away_is_left_for_the_next_time(home: Home) -> None:
    run(home, [HERON], on=False)
    box = home.root.parent / "mail"
    box.rename(box.with_name("unplugged"))
    index(home)
    assert stored(home) == [("heron.pdf", "unread", "")]
    box.with_name("unplugged").rename(box)
    index(home)
    assert found_in(home, "bittern") == [("Birds", "heron.pdf")]


def test_a_removed_message_takes_the_texts_of_its_files_along(home: Home) -> None:
    indexed(home, [HERON, PLAIN])
    box = home.root.parent / "mail"
    (box / "cur" / "1700000000.M0.host:2,S").unlink()
    age(box, 1_600_000_100)
    index(home)
    assert found_in(home, "bittern") == []
    connection = apsw.Connection(str(home.raw_db))
    assert connection.execute("SELECT count(*) FROM attachment_texts").fetchone() == (0,)
    connection.close()


def test_a_text_for_a_message_that_has_gone_meanwhile_is_passed_over(home: Home) -> None:
    indexed(home, [PLAIN])
    library = Library.open(home)
    AttachmentTexts(library.connection).store([AttachmentText(12345, 0, "late", "")])
    assert AttachmentTexts(library.connection).problems() == ()
    library.close()


def test_a_new_text_leaves_the_vectors_of_its_message_alone(home: Home) -> None:
    box = maildir(home.root.parent / "mail", [HERON])
    library = Library.open(home)
    library.add_source(box)
    library.close()
    IndexingRun(home, lambda _: None, lambda: None, attachments=False).run(ConceptEmbedder(), 45)
    embedded: list[str] = []

    class Watching(ConceptEmbedder):
        def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:
            embedded.extend(texts)
            return super().embed(texts, role)

    finished, _ = index(home, Watching())
    assert embedded == []
    assert finished.coverage == 1.0
    assert found_in(home, "bittern") == [("Birds", "heron.pdf")]


def test_rebuilding_the_index_reads_no_file_again(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    indexed(home, [HERON, PLAIN])

    def fail(*_: object) -> None:
        raise AssertionError("a file was read again")

    monkeypatch.setattr("oakensearch_gui.extraction.process.Extractor.read", fail)
    index(home, rebuild=True)
    assert found_in(home, "bittern") == [("Birds", "heron.pdf")]


def test_without_its_process_the_rest_goes_on_and_says_so(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_self: object, _item: Item) -> None:
        raise ExtractionError("It cannot be started.")

    monkeypatch.setattr("oakensearch_gui.extraction.process.Extractor.read", fail)
    events = run(home, [HERON])
    assert Problem(None, "It cannot be started.") in events
    assert stored(home) == [("heron.pdf", "unread", "")]


def content(home: Home) -> list[tuple[object, ...]]:
    """All that must be the same in the end, ids and numbers apart."""
    connection = apsw.Connection(str(home.index_db))
    connection.execute("ATTACH ? AS raw", (str(home.raw_db),))
    found: list[tuple[object, ...]] = []
    for sql in (
        """SELECT m.fingerprint, a.ordinal, a.filename, a.change IS NULL, a.problem, hex(t.text)
        FROM raw.messages m JOIN raw.attachments a ON a.message_id = m.id
        LEFT JOIN raw.attachment_texts t ON t.change = a.change ORDER BY 1, 2""",
        "SELECT count(*) FROM raw.attachment_texts",
        "SELECT term, doc, cnt FROM main.vocabulary ORDER BY term",
    ):
        found.extend(connection.execute(sql))
    connection.close()
    return found


def test_killing_the_process_while_files_are_read_loses_and_doubles_nothing(tmp_path: Path) -> None:
    letters = [
        letter_with(
            [
                (f"{n}.pdf", PDF, pdf([f"page{n} of many"] * (n % 5 + 1))),
                (f"{n}.docx", "application/x", docx(paragraph(f"document{n}"))),
                (f"{n}.zip", "application/zip", archive({"a.txt": f"packed{n}"}) if n % 3 else b"PK\3\4 broken"),
            ],
            f"Letter {n}",
            f"words{n}",
            date=day(1990 + n % 30, n % 12 + 1),
        )
        for n in range(150)
    ]
    box = maildir(tmp_path / "mail", letters)
    undisturbed, killed = Home(tmp_path / "undisturbed"), Home(tmp_path / "killed")
    for home in (undisturbed, killed):
        library = Library.open(home)
        library.add_source(box)
        library.close()
    index(undisturbed)
    chance = random.Random(11)
    kills = 0
    while kills < 12:
        process = subprocess.Popen(
            [sys.executable, "-m", "oakensearch_gui", "index", "--no-vectors", "--events", "--home", str(killed.root)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        lines = iter(process.stdout.readline, "")
        for _ in range(chance.randrange(1, 5)):
            next(lines, "")
        alive = process.poll() is None
        process.kill()
        ended = any('"finished"' in line for line in lines)
        process.communicate()
        kills += alive
        if ended:
            break
    assert kills >= 4
    index(killed)
    assert content(killed) == content(undisturbed)


def test_every_mail_of_the_sample_has_its_files_read(tmp_path: Path) -> None:
    from oakensearch_gui.resources import resource

    home = Home(tmp_path / "home")
    library = Library.open(home)
    library.add_source(resource("sample/sample.mbox"))
    library.close()
    index(home)
    assert {problem for _, _, problem in stored(home)} == {""}
    assert found_in(home, "Endpaper harbour")[0][1] == "INV-2024-0077.pdf"


def test_the_trap_of_a_word_in_a_pdf_is_no_trap(home: Home, shared_data: Path) -> None:
    library = Library.open(home)
    library.add_source(shared_data / "search-traps" / "mail")
    library.close()
    index(home)
    (hit,) = search(home, "narwhalpdf")
    assert hit.in_attachment == "scan.pdf"
    library = Library.open(home)
    assert [place.path.name for place in library.locations(hit.message_id)] == ["att3.h:2,"]
    library.close()
