"""The terminal contract, through the real program."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from oakensearch_gui.paths import Home
from tests.making import day, letter, maildir, mbox

LETTERS = [
    letter("Order ORD-48213-KX", "Your parcel with the blue folder is on its way.", date=day(2021, 5, 1)),
    letter("Übersicht", "Grüße aus Köln", sender="Jörg <joerg@koeln.example>", date=day(2022, 5, 1)),
]


def run(home: Home, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if key != "OAKENSEARCH_HOME"}
    return subprocess.run(
        [sys.executable, "-m", "oakensearch_gui", *arguments, "--home", str(home.root)],
        input=stdin, capture_output=True, text=True, encoding="utf-8", env=environment, check=False,
    )  # fmt: skip


def answer(home: Home, *arguments: str) -> dict[str, object]:
    done = run(home, "search", *arguments, "--json")
    assert done.returncode == 0, done.stderr
    parsed: dict[str, object] = json.loads(done.stdout)
    return parsed


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Home:
    folder = tmp_path_factory.mktemp("terminal")
    home = Home(folder / "home")
    added = run(home, "add", str(maildir(folder / "mail", LETTERS, flags="")), "--label", "Post", "--no-vectors")
    assert added.returncode == 0, added.stderr
    assert added.stdout.startswith("Found Maildir, 1 folder, 2 messages, ")
    assert "2 messages (2 new, 0 gone)" in added.stdout
    return home


def test_a_search_answers_with_the_keys_of_the_contract(filled: Home) -> None:
    found = answer(filled, "parcel")
    assert {
        "query", "mode", "sort", "took_ms", "total", "degraded", "degraded_reason", "coverage", "warnings", "hits",
    } <= found.keys()  # fmt: skip
    assert found["total"] == 1
    assert found["degraded"] is True
    hits = found["hits"]
    assert isinstance(hits, list)
    hit = hits[0]
    assert {
        "id", "message_id", "subject", "from", "to", "date", "unread", "labels", "score", "snippet", "why",
        "matched_chunks", "locations",
    } <= hit.keys()  # fmt: skip
    assert hit["date"] == "2021-05-01T12:00:00Z"
    assert hit["unread"] is True
    assert hit["labels"] == ["Post"]
    assert hit["why"] == ["keyword"]
    assert hit["locations"][0]["path"].endswith("1700000000.M0.host:2,")


def test_many_queries_in_one_process(filled: Home) -> None:
    done = run(filled, "search", "--stdin", "--json", stdin="parcel\nköln\nnothing-of-that\n\n")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [one["query"] for one in answers] == ["parcel", "köln", "nothing-of-that", ""]
    assert [one["total"] for one in answers] == [1, 1, 0, 2]


def test_modes_sorts_and_limits(filled: Home) -> None:
    assert [hit["subject"] for hit in answer(filled, "--sort", "oldest")["hits"]] == ["Order ORD-48213-KX", "Übersicht"]  # type: ignore[attr-defined]
    assert len(answer(filled, "--limit", "1", "--mode", "keyword")["hits"]) == 1  # type: ignore[arg-type]
    assert len(answer(filled, "--by-thread", "--sort", "few_best")["hits"]) == 2  # type: ignore[arg-type]


def test_show_prints_and_changes_nothing(filled: Home) -> None:
    key = str(answer(filled, "parcel")["hits"][0]["id"])  # type: ignore[index]
    shown = run(filled, "show", key)
    assert "Subject: Order ORD-48213-KX" in shown.stdout
    assert "blue folder" in shown.stdout
    assert run(filled, "show", key, "--raw").stdout.encode() == LETTERS[0]
    assert answer(filled, "is:unread")["total"] == 2


def test_mark_changes_the_read_state(filled: Home) -> None:
    key = str(answer(filled, "parcel")["hits"][0]["id"])  # type: ignore[index]
    assert run(filled, "mark", key, "--read").returncode == 0
    assert answer(filled, "is:unread")["total"] == 1
    assert run(filled, "mark", key, "--unread").returncode == 0
    assert answer(filled, "is:unread")["total"] == 2


def test_status_tells_what_there_is(filled: Home) -> None:
    told = json.loads(run(filled, "status", "--json").stdout)
    assert (told["messages"], told["indexed"], told["coverage"]) == (2, 2, 0.0)
    assert told["degraded_kind"] == "no_vectors"
    assert told["sources"][0]["messages"] == 2
    assert "2 messages" in run(filled, "status").stdout


def test_a_person_reads_hits_with_marks(filled: Home) -> None:
    text = run(filled, "search", "koln").stdout
    assert "Übersicht" in text
    assert "«Köln»" in text
    assert run(filled, "search", "nothing-of-that").stdout.endswith("Nothing found.\n")


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("add", "/nowhere/at/all"), 1, "There is nothing at"),
        (("show", "12345"), 1, "There is no message 12345"),
        (("mark", "12345", "--read"), 1, "There is no message 12345"),
        (("mark", "12345"), 2, "usage:"),
        (("search", "x", "--mode", "psychic"), 2, "usage:"),
        (("search", "x", "--limit", "0"), 2, "usage:"),
        (("frobnicate",), 2, "usage:"),
    ],
)
def test_a_failure_is_one_line_and_wrong_usage_is_told(
    filled: Home, arguments: tuple[str, ...], code: int, words: str
) -> None:
    done = run(filled, *arguments)
    assert done.returncode == code
    assert words in done.stderr
    if code == 1:
        assert done.stderr.count("\n") == 1
        assert done.stderr.startswith("oakensearch: ")


def test_a_damaged_library_is_refused_in_one_line(tmp_path: Path) -> None:
    home = Home(tmp_path / "home")
    home.create()
    home.raw_db.write_bytes(b"no database" * 1000)
    done = run(home, "status")
    assert done.returncode == 1
    assert "is damaged" in done.stderr
    assert home.raw_db.read_bytes() == b"no database" * 1000


def test_index_tells_events_and_obeys_stop(tmp_path: Path) -> None:
    home = Home(tmp_path / "home")
    run(home, "add", str(mbox(tmp_path / "box.mbox", LETTERS)), "--no-vectors")
    done = run(home, "index", "--events", "--rebuild", "--no-vectors")
    names = [json.loads(line)["event"] for line in done.stdout.splitlines()]
    assert names[0] == "started"
    assert names[-1] == "finished"
    assert "progress" in names
    assert done.returncode == 0
    stopped = run(home, "index", "--events", "--no-vectors", stdin="stop\n")
    assert json.loads(stopped.stdout.splitlines()[-1])["event"] == "finished"
    assert stopped.returncode == 0


def test_without_a_display_a_sample_query_is_answered(tmp_path: Path) -> None:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    if sys.platform in {"win32", "darwin"}:
        pytest.skip("this system always has a display")
    done = subprocess.run(
        [sys.executable, "-m", "oakensearch_gui", "--home", str(tmp_path / "home")],
        capture_output=True, text=True, encoding="utf-8", check=False,
        env={key: value for key, value in os.environ.items() if key not in hidden},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "no display" in done.stdout
    assert "boiler" in done.stdout.casefold() or "heating" in done.stdout.casefold()
    assert not (tmp_path / "home").exists()


def test_status_lists_what_could_not_be_read(tmp_path: Path) -> None:
    home = Home(tmp_path / "home")
    broken = [
        letter(f"Broken {n}", f"x{n}").replace(b"text/plain; charset=utf-8", b"multipart/mixed; boundary=never")
        for n in range(25)
    ]
    box = maildir(tmp_path / "mail", broken)
    run(home, "add", str(box), "--no-vectors")
    told = json.loads(run(home, "status", "--json").stdout)
    assert told["problems_total"] == len(told["problems"]) == 25
    first = told["problems"][0]
    assert first["subject"].startswith("Broken")
    assert first["problem"]
    assert first["mailbox"] == str(box)
    text = run(home, "status").stdout
    assert text.count("Broken") == 20
    assert text.endswith("and 5 more.\n")


def test_the_command_that_a_damaged_library_names_brings_it_back(tmp_path: Path) -> None:
    home = Home(tmp_path / "home")
    run(home, "add", str(maildir(tmp_path / "mail", LETTERS)), "--no-vectors")
    run(home, "mark", str(answer(home, "parcel")["hits"][0]["id"]), "--unread")  # type: ignore[index]
    run(home, "index", "--no-vectors")
    for suffix in ("-wal", "-shm"):
        Path(f"{home.raw_db}{suffix}").unlink(missing_ok=True)
    home.raw_db.write_bytes(b"no database" * 1000)
    named = run(home, "search", "parcel").stderr.rstrip().partition("oakensearch restore ")[2]
    done = run(home, "restore", *shlex.split(named))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("2 messages read from your mailboxes; your marks are back.")
    run(home, "index", "--no-vectors")
    assert [hit["subject"] for hit in answer(home, "is:unread")["hits"]] == ["Order ORD-48213-KX"]  # type: ignore[attr-defined]
