"""Full disks, damaged and locked files, and two who would write: told in plain words, and nothing is lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import apsw
import pytest

from oakensearch_gui.index.index import Index
from oakensearch_gui.index.run import MADE_ANEW
from oakensearch_gui.library.database import explain
from oakensearch_gui.library.library import Library
from oakensearch_gui.library.lock import indexing_lock
from oakensearch_gui.paths import Home
from tests.making import day, index, letter, maildir

LETTERS = [letter(f"Letter {n}", f"word{n} " + os.urandom(600).hex(), date=day(1990 + n % 30)) for n in range(300)]


@pytest.fixture
def box(tmp_path: Path) -> Path:
    return maildir(tmp_path / "mail", LETTERS)


@pytest.fixture
def added(home: Home, box: Path) -> Home:
    library = Library.open(home)
    library.add_source(box)
    library.close()
    return home


def run(home: Home, *arguments: str, largest_file: int = 0) -> subprocess.CompletedProcess[str]:
    """The program, in a process that cannot make files larger than so many bytes."""
    program = (
        "import signal, sys\n"
        f"if {largest_file}:\n"
        "    import resource\n"
        "    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        f"    resource.setrlimit(resource.RLIMIT_FSIZE, ({largest_file}, {largest_file}))\n"
        "from oakensearch_gui.__main__ import main\nsys.exit(main())\n"
    )
    return subprocess.run(
        [sys.executable, "-c", program, *arguments, "--home", str(home.root)],
        capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL,
    )  # fmt: skip


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot limit the size of files")
def test_a_disk_that_fills_up_is_told_and_the_next_run_goes_on(added: Home) -> None:
    failed = run(added, "index", "--no-vectors", largest_file=300_000)
    assert failed.returncode == 1
    assert failed.stderr.strip().count("\n") == 0
    assert failed.stderr.startswith("oakensearch: ")
    assert "free space" in failed.stderr.lower()
    assert index(added)[0].messages == len(LETTERS)
    opened = Index.open(added)
    assert opened.count() == len(LETTERS)
    opened.close()


def test_a_full_database_is_told_in_words(home: Home) -> None:
    library = Library.open(home)
    library.connection.pragma("max_page_count", 60)
    with pytest.raises(apsw.FullError) as full:
        library.connection.execute("INSERT INTO own_addresses VALUES (hex(randomblob(900000)))")
    assert explain(full.value, home.raw_db).startswith("The disk is full")
    library.close()


def test_a_folder_that_cannot_be_written_to_is_told_in_words(home: Home) -> None:
    Library.open(home).close()
    connection = apsw.Connection(str(home.raw_db), flags=apsw.SQLITE_OPEN_READONLY)
    with pytest.raises(apsw.ReadOnlyError) as refused:
        connection.execute("DELETE FROM messages")
    assert "cannot be written to. Check the permissions" in explain(refused.value, home.raw_db)
    connection.close()


def test_a_locked_database_is_told_in_words(home: Home) -> None:
    holding, other = Library.open(home), Library.open(home)
    other.connection.set_busy_timeout(1)
    with holding.connection, pytest.raises(apsw.BusyError) as busy:
        other.mark(1, read=True)
    assert "in use by another program" in explain(busy.value, home.raw_db)
    holding.close()
    other.close()


@pytest.mark.parametrize("damage", ["cut", "text", "header", "inside"])
def test_a_damaged_index_is_made_anew(added: Home, damage: str) -> None:
    index(added)
    for suffix in ("-wal", "-shm"):
        Path(f"{added.index_db}{suffix}").unlink(missing_ok=True)
    content = bytearray(added.index_db.read_bytes())
    match damage:
        case "cut":
            del content[len(content) // 2 :]
        case "text":
            content[:] = b"no database" * 1000
        case "header":
            content[:100] = bytes(100)
        case _:
            content[8192:] = b"\xaa" * (len(content) - 8192)
    added.index_db.write_bytes(content)
    done = run(added, "index", "--no-vectors")
    assert done.returncode == 0, done.stderr
    assert MADE_ANEW in done.stderr
    opened = Index.open(added)
    assert opened.count() == len(LETTERS)
    opened.close()
    answer = json.loads(run(added, "search", "word77", "--json").stdout)
    assert answer["total"] == 1


def test_two_that_index_one_home_take_turns(added: Home) -> None:
    with indexing_lock(added, lambda: None):
        second = subprocess.Popen(
            [sys.executable, "-m", "oakensearch_gui", "index", "--events", "--no-vectors", "--home", str(added.root)],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert second.stdout is not None
        assert json.loads(second.stdout.readline())["event"] == "waiting"
    told = [json.loads(line) for line in second.stdout]
    second.stdout.close()
    assert second.wait() == 0
    assert told[0]["event"] == "started"
    assert told[-1]["messages"] == len(LETTERS)


def test_two_adds_at_once_both_arrive(home: Home, box: Path, tmp_path: Path) -> None:
    other = maildir(tmp_path / "other", [letter("Alone", "in the other mailbox")])
    both = [
        subprocess.Popen(
            [sys.executable, "-m", "oakensearch_gui", "add", str(path), "--no-vectors", "--home", str(home.root)],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        )
        for path in (box, other)
    ]  # fmt: skip
    for one in both:
        _, told = one.communicate()
        assert one.returncode == 0, told
    library = Library.open(home)
    assert sorted(source.messages for source in library.sources()) == [1, len(LETTERS)]
    library.close()
    opened = Index.open(home)
    assert opened.count() == len(LETTERS) + 1
    opened.close()
