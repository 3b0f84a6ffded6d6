"""A kill at any moment loses nothing and doubles nothing."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import apsw

from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home
from tests.making import day, index, letter, maildir, mbox

KILLS = 20


def content(home: Home) -> list[tuple[object, ...]]:
    """All that must be the same in the end, ids apart: messages, places, words, passages."""
    connection = apsw.Connection(str(home.index_db))
    connection.execute("ATTACH ? AS raw", (str(home.raw_db),))
    found: list[tuple[object, ...]] = []
    for sql in (
        """SELECT m.fingerprint, m.subject, m.unread, hex(b.text)
        FROM raw.messages m JOIN raw.bodies b ON b.change = m.change ORDER BY 1""",
        """SELECT f.path, l.key, m.fingerprint FROM raw.locations l JOIN raw.folders f ON f.id = l.folder_id
        JOIN raw.messages m ON m.id = l.message_id ORDER BY 1, 2""",
        "SELECT term, doc, cnt FROM main.vocabulary ORDER BY term",
        """SELECT m.fingerprint, c.start, c.length, count(*) FROM main.chunks c
        JOIN raw.messages m ON m.id = c.message_id GROUP BY 1, 2, 3 ORDER BY 1, 2""",
    ):
        found.extend(connection.execute(sql))
    connection.close()
    return found


def start(home: Home) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "oakensearch_gui", "index", "--events", "--home", str(home.root)],
        stdout=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        text=True,
    )


def test_killing_the_indexing_process_loses_and_doubles_nothing(tmp_path: Path) -> None:
    letters = [
        letter(f"Letter {n}", f"words of letter{n} and more\n" * (n % 7 + 1), date=day(1990 + n % 30, n % 12 + 1))
        for n in range(400)
    ]
    box = maildir(tmp_path / "mail", letters)
    file = mbox(tmp_path / "archive.mbox", letters[:150])
    homes = [Home(tmp_path / "undisturbed"), Home(tmp_path / "killed")]
    for home in homes:
        library = Library.open(home)
        library.add_source(box)
        library.add_source(file, "Archive")
        library.close()
    undisturbed, killed = homes
    from oakensearch_gui.embedding import create_embedder
    from oakensearch_gui.settings import Settings

    index(undisturbed, create_embedder(Settings()))
    chance = random.Random(7)
    kills = 0
    for _ in range(KILLS):
        process = start(killed)
        assert process.stdout is not None
        # Killed after a random number of events: between any two of its steps, and, as it runs on, within them.
        for _ in range(chance.randrange(1, 12)):
            if not process.stdout.readline():
                break
        kills += process.poll() is None
        process.kill()
        process.stdout.close()
        process.wait()
    assert kills >= KILLS // 2
    index(killed, create_embedder(Settings()))
    assert content(killed) == content(undisturbed)
