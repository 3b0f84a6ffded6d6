"""Whole runs of the program while its files may not be written, are held by others, or the disk is full.

Each is told in one plain line with exit code 1, what can be done is done, and afterwards nothing is missing.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import apsw
import pytest

from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home
from tests.library.meaning import Rows, meaning
from tests.making import day, index, indexed, letter, maildir

LETTERS = [letter(f"Letter {n}", f"word{n} " + os.urandom(600).hex(), date=day(1990 + n)) for n in range(30)]
PROGRAM = """
import sys
import oakensearch_gui.library.database as database
database._WAIT_MS = 200
from oakensearch_gui.__main__ import main
sys.exit(main())
"""


@pytest.fixture
def kept(home: Home) -> Home:
    return indexed(home, LETTERS)


@pytest.fixture
def other(tmp_path: Path) -> Path:
    return maildir(tmp_path / "other", [letter("Alone", "in the other mailbox")])


def run(home: Home, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The program, which waits for others' transactions only a moment."""
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments, "--home", str(home.root)],
        capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL,
    )  # fmt: skip


def commands_of(home: Home, other: Path) -> dict[str, tuple[str, ...]]:
    library = Library.open(home)
    key = library.connection.execute("SELECT id FROM messages WHERE subject = 'Letter 7'").fetchone()
    library.close()
    assert key is not None
    return {
        "index": ("index", "--no-vectors"),
        "add": ("add", str(other), "--no-vectors"),
        "search": ("search", "word7", "--json", "--mode", "keyword"),
        "status": ("status", "--json"),
        "mark": ("mark", str(key[0]), "--unread"),
    }


def check(home: Home, commands: dict[str, tuple[str, ...]], failing: str, told: str) -> None:
    """Run each command; those of `failing` say a sentence with `told` in it, the others do what they always do."""
    for name, arguments in commands.items():
        done = run(home, *arguments)
        if name in failing.split():
            assert done.returncode == 1, (name, done.stdout)
            assert done.stderr.startswith("oakensearch: "), (name, done.stderr)
            assert done.stderr.count("\n") == 1, (name, done.stderr)
            assert told in done.stderr, name
            assert "Errno" not in done.stderr
        else:
            assert done.returncode == 0, (name, done.stderr)
            if name == "search":
                assert [hit["subject"] for hit in json.loads(done.stdout)["hits"]] == ["Letter 7"]


def content(home: Home) -> dict[str, Rows]:
    connection = apsw.Connection(str(home.raw_db))
    found = meaning(connection)
    connection.close()
    return found


def assert_nothing_lost(home: Home, other: Path) -> None:
    """When the hindrance is gone, all is taken in as if it had never been."""
    done = run(home, "add", str(other), "--no-vectors")
    assert done.returncode == 0, done.stderr
    fresh = indexed(Home(home.root.parent / "fresh" / "home"), LETTERS)
    library = Library.open(fresh)
    library.add_source(other)
    library.close()
    index(fresh)
    mine, anew = content(home), content(fresh)
    for name in ("bodies", "attachments", "labels", "thread_refs"):
        assert mine[name] == anew[name]
    assert len(mine["messages"]) == len(LETTERS) + 1
    assert len(mine["locations"]) == len(LETTERS) + 1
    assert json.loads(run(home, "search", "word7 OR alone", "--json", "--mode", "keyword").stdout)["total"] == 2


# ---- another program holds a database


@contextmanager
def held(database: Path, *, alone: bool) -> Iterator[None]:
    """Another program has a transaction open there; `alone`: it lets nobody read either."""
    program = (
        "import apsw, sys\nconnection = apsw.Connection(sys.argv[1])\n"
        "if sys.argv[2] == 'alone': connection.execute('PRAGMA locking_mode = EXCLUSIVE')\n"
        "connection.execute('BEGIN EXCLUSIVE')\nconnection.execute('UPDATE state SET one = one')\n"
        "print('held', flush=True)\nsys.stdin.read()\n"
    )
    holder = subprocess.Popen(
        [sys.executable, "-c", program, str(database), "alone" if alone else ""],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    try:
        yield
    finally:
        holder.communicate("")


@pytest.mark.parametrize(
    ("database", "alone", "failing"),
    [
        ("raw.db", False, "index add mark"),  # who only reads need not wait for a writer
        ("raw.db", True, "index add search status mark"),
        ("index.db", False, "index add"),
        ("index.db", True, "index add search status"),
    ],
)
def test_a_database_that_another_program_holds(
    kept: Home, other: Path, database: str, alone: bool, failing: str
) -> None:
    commands = commands_of(kept, other)
    with held(kept.root / database, alone=alone):
        check(kept, commands, failing, "is in use by another program for too long. Try again in a moment.")
    assert_nothing_lost(kept, other)


# ---- read-only


@contextmanager
def unchangeable(path: Path) -> Iterator[None]:
    """Nobody may write there, not even root, for whom permissions do not count; skips where that cannot be had."""
    if os.name != "posix":
        pytest.skip("permissions are not kept like this here")
    if os.geteuid():
        mode = path.stat().st_mode
        path.chmod(0o500 if path.is_dir() else 0o400)
        undo = [path.chmod, mode]
    elif shutil.which("chattr") and not subprocess.run(["chattr", "+i", path], check=False).returncode:
        undo = [subprocess.run, ["chattr", "-i", path]]
    else:
        pytest.skip("root writes everywhere here: no file can be made immutable (chattr)")
    try:
        yield
    finally:
        undo[0](undo[1])  # type: ignore[operator]


@pytest.mark.parametrize(
    ("what", "failing"),
    [
        ("", "index add search status mark"),  # SQLite cannot even keep what readers share
        ("raw.db", "index add mark"),
        ("index.db", "add"),
    ],
)
def test_files_that_cannot_be_written(kept: Home, other: Path, what: str, failing: str) -> None:
    commands = commands_of(kept, other)
    with unchangeable(kept.root / what):
        check(kept, commands, failing, "Check")
    assert_nothing_lost(kept, other)


def test_a_home_that_cannot_be_made(tmp_path: Path, other: Path) -> None:
    (tmp_path / "locked").mkdir()
    with unchangeable(tmp_path / "locked"):
        done = run(Home(tmp_path / "locked" / "home"), "add", str(other))
    assert done.returncode == 1
    assert done.stderr.startswith("oakensearch: Your library cannot be opened.")
    assert "Errno" not in done.stderr


# ---- a full disk


@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="a small disk is mounted, which root may do")
def test_a_small_disk_that_runs_full(tmp_path: Path, other: Path) -> None:
    box = maildir(tmp_path / "mail", LETTERS)
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=340k", "tmpfs", disk], check=False).returncode:
        pytest.skip("no small disk may be mounted here")
    try:
        home = Home(disk / "home")
        done = run(home, "add", str(box), "--no-vectors")
        assert done.returncode == 1
        assert "free space" in done.stderr.lower() or "Free some space" in done.stderr
        assert done.stderr.count("\n") == 1
        subprocess.run(["mount", "-o", "remount,size=20m", disk], check=True)
        assert run(home, "add", str(box), "--no-vectors").returncode == 0
        assert_nothing_lost_on(home, tmp_path, other)
    finally:
        subprocess.run(["umount", disk], check=True)


def assert_nothing_lost_on(home: Home, tmp_path: Path, other: Path) -> None:
    copy = Home(tmp_path / "copy" / "home")
    shutil.copytree(home.root, copy.root)
    assert len(content(copy)["messages"]) == len(LETTERS)
    assert run(copy, "add", str(other), "--no-vectors").returncode == 0
    assert len(content(copy)["messages"]) == len(LETTERS) + 1
