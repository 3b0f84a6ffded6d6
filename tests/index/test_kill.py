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
from tests.extraction.samples import archive, docx, letter_with, paragraph, pdf
from tests.library.meaning import Rows, meaning
from tests.making import day, letter, maildir, mbox

KILLS = int(os.environ.get("OAKENSEARCH_KILLS", "20"))
"""At least so many kills; several imports are killed, one after the other, where one does not last for them."""


def content(home: Home) -> dict[str, Rows]:
    """All that must be the same in the end, ids apart: every table of the library, and words and passages."""
    library = apsw.Connection(str(home.raw_db))
    found = meaning(library)
    library.close()
    connection = apsw.Connection(str(home.index_db))
    connection.execute("ATTACH ? AS raw", (str(home.raw_db),))
    found["words"] = list(connection.execute("SELECT term, doc, cnt FROM main.vocabulary ORDER BY term"))
    found["passages"] = list(
        connection.execute(
            """SELECT m.fingerprint, c.start, c.length, count(*) FROM main.chunks c
            JOIN raw.messages m ON m.id = c.message_id GROUP BY 1, 2, 3 ORDER BY 1, 2"""
        )
    )
    connection.close()
    return found


def assert_same(killed: Home, undisturbed: Home) -> None:
    """Table by table, so that a failure names the one."""
    mine, other = content(killed), content(undisturbed)
    assert mine.keys() == other.keys()
    for name, rows in mine.items():
        assert rows == other[name], name
    assert answers(killed) == answers(undisturbed)


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
            for query in ("words", "letter17", "more letter200", "label:archive", "before:2000", "page19", "is:starred")
        ]
    finally:
        engine.close()


def finish(home: Home) -> None:
    settings = Settings.load(home.settings_file)
    IndexingRun(home, lambda _: None, lambda: None, recall=earlier_embedders(settings)).run(
        create_embedder(settings), settings.integer("meaning.chunk_words")
    )


def letters_of_every_kind() -> tuple[list[bytes], list[bytes]]:
    """Two folders of mail: letters with files, threads that run over both, labels, flags and copies."""
    here: list[bytes] = []
    there: list[bytes] = []
    for n in range(400):
        headers = f"References: <{n - n % 5}@thread.example>\n" if n % 5 else ""
        headers += f"X-Keywords: boats{n % 3}\n" if n % 4 == 0 else ""
        headers += "List-Id: <oak.example>\n" if n % 9 == 0 else ""
        when = day(1990 + n % 30, n % 12 + 1)
        subject, body = f"Letter {n - n % 5}", f"words of letter{n} and more\n" * (n % 7 + 1)
        if n % 8 == 3:
            files = [
                (f"{n}.pdf", "application/pdf", pdf([f"page{n} of many"])),
                (f"{n}.docx", "application/x", docx(paragraph(f"document{n}"))),
                (f"{n}.zip", "application/zip", archive({"a.txt": f"packed{n}"}) if n % 3 else b"PK\3\4 broken"),
            ]
            one = letter_with(files, subject, body, date=when)
        else:
            one = letter(subject, body, date=when, message_id=f"{n}@thread.example", headers=headers)
        (here if n % 2 else there).append(one)
        if n % 10 == 7:  # the same as somebody else got it
            there.append(f"Received: from a.example by b.example; {n}\n".encode() + one)
    return here, there


def test_killing_the_indexing_process_loses_and_doubles_nothing(tmp_path: Path) -> None:
    here, there = letters_of_every_kind()
    kill_and_compare(tmp_path, maildir(tmp_path / "mail", here, "FS"), mbox(tmp_path / "archive.mbox", there))


def test_killing_it_over_odd_mail(tmp_path: Path, shared_data: Path) -> None:
    odd = [path.read_bytes() for path in sorted((shared_data / "nasty").glob("*.eml"))[::2]]
    real = [path.read_bytes() for path in sorted((shared_data / "real-mail" / "Maildir" / "cur").iterdir())[:120]]
    box = maildir(tmp_path / "mail", odd + real[::2])
    kill_and_compare(tmp_path, box, mbox(tmp_path / "archive.mbox", real + odd[::7]), KILLS // 4)


def kill_and_compare(tmp_path: Path, box: Path, file: Path, at_least: int = KILLS) -> None:
    """Kill imports of two mailboxes, and then the building of other vectors; all is as if nothing had happened."""

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
    assert any(answers(undisturbed))
    kills = imports = 0
    while kills < at_least:
        killed = fresh(f"killed {imports}")
        kills += kill_until_done(killed, chance, at_least - kills)
        finish(killed)
        imports += 1
        assert_same(killed, undisturbed)
    print(f"{kills} kills over {imports} imports")
    homes = (undisturbed, killed)

    # The same while other vectors are built beside those that serve, and take their place.
    for home in homes:
        Settings({"meaning.chunk_words": 15}).save(home.settings_file)
    before = content(killed)
    finish(undisturbed)
    assert kill_often(killed, chance, 10) > 0
    finish(killed)
    assert content(killed) != before
    assert_same(killed, undisturbed)
    index = Index.open(killed)
    assert len(index.generations.all()) == 1
    assert index.coverage() == 1.0
    index.close()
