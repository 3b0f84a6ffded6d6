"""A kill at any moment loses nothing and doubles nothing."""

from __future__ import annotations

import contextlib
import os
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
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.request import Mode, SearchRequest
from oakensearch_gui.settings import Settings
from tests.making import day, letter, maildir, mbox

KILLS = int(os.environ.get("OAKENSEARCH_KILLS", "20"))
"""At least so many kills; several imports are killed, one after the other, where one does not last for them."""


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


def kill_until_done(home: Home, chance: random.Random, most: int) -> int:
    """Kill the indexing process at random moments, until one comes to its end or `most` were killed; how many were."""
    kills = 0
    while kills < most:
        process = start(home)
        assert process.stdout is not None
        ended = not all(process.stdout.readline() for _ in range(chance.randrange(12)))
        with contextlib.suppress(subprocess.TimeoutExpired):  # somewhere within a step, not only between two
            process.wait(10 if ended else chance.random() * 0.1)
        killed = process.poll() is None
        process.kill()
        process.stdout.close()
        if not killed:
            assert process.wait() == 0
            break
        process.wait()
        kills += 1
    return kills


def answers(home: Home) -> list[list[str]]:
    engine = Engine.open(home, Settings(), None)
    try:
        return [
            sorted(hit.message.message_id for hit in engine.search(SearchRequest(query, Mode.KEYWORD, limit=500)).hits)
            for query in ("words", "letter17", "more letter200", "label:archive", "before:2000")
        ]
    finally:
        engine.close()


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

    def fresh(name: str) -> Home:
        home = Home(tmp_path / name)
        library = Library.open(home)
        library.add_source(box)
        library.add_source(file, "Archive")
        library.close()
        return home

    undisturbed = killed = fresh("undisturbed")
    chance = random.Random(7)
    finish(undisturbed)
    assert [len(found) for found in answers(undisturbed)][1:3] == [1, 1]
    kills = imports = 0
    while kills < KILLS:
        killed = fresh(f"killed {imports}")
        kills += kill_until_done(killed, chance, KILLS - kills)
        finish(killed)
        imports += 1
        assert content(killed) == content(undisturbed)
        assert answers(killed) == answers(undisturbed)
    print(f"{kills} kills over {imports} imports")
    homes = (undisturbed, killed)

    # The same while other vectors are built beside those that serve, and take their place.
    for home in homes:
        Settings({"meaning.chunk_words": 15}).save(home.settings_file)
    before = content(killed)
    finish(undisturbed)
    assert kill_often(killed, chance, 10) > 0
    finish(killed)
    assert content(killed) == content(undisturbed) != before
    index = Index.open(killed)
    assert len(index.generations.all()) == 1
    assert index.coverage() == 1.0
    index.close()
