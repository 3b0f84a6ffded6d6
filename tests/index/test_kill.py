"""A kill at any moment loses nothing and doubles nothing."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import apsw

from oakensearch_gui.embedding import create_embedder, earlier_embedders
from oakensearch_gui.index.index import Index
from oakensearch_gui.index.run import IndexingRun
from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home
from oakensearch_gui.settings import Settings
from tests.making import day, letter, maildir, mbox

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


def kill_often(home: Home, chance: random.Random, times: int) -> int:
    """Start the indexing process and kill it after a random number of events; how often it was still at work."""
    kills = 0
    for _ in range(times):
        process = start(home)
        assert process.stdout is not None
        # Between any two of its steps, and, as it runs on, within them.
        for _ in range(chance.randrange(1, 12)):
            if not process.stdout.readline():
                break
        kills += process.poll() is None
        process.kill()
        process.stdout.close()
        process.wait()
    return kills


def finish(home: Home) -> None:
    settings = Settings.load(home.settings_file)
    IndexingRun(home, lambda _: None, lambda: None, recall=earlier_embedders(settings)).run(
        create_embedder(settings), settings.integer("meaning.chunk_words")
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
    chance = random.Random(7)
    finish(undisturbed)
    assert kill_often(killed, chance, KILLS) >= KILLS // 2
    finish(killed)
    assert content(killed) == content(undisturbed)

    # The same while other vectors are built beside those that serve, and take their place.
    for home in homes:
        Settings({"meaning.chunk_words": 15}).save(home.settings_file)
    before = content(killed)
    finish(undisturbed)
    assert kill_often(killed, chance, KILLS // 2) > 0
    finish(killed)
    assert content(killed) == content(undisturbed) != before
    index = Index.open(killed)
    assert len(index.generations.all()) == 1
    assert index.coverage() == 1.0
    index.close()
