from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from oakensearch_gui.embedding import EmbeddingError, Role, Vectors
from oakensearch_gui.index import indexer
from oakensearch_gui.index.events import Advanced, Problem
from oakensearch_gui.index.index import Index
from oakensearch_gui.index.run import Stopped
from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home
from tests.making import ConceptEmbedder, age, day, index, indexed, letter, maildir, put

LETTERS = [letter(f"Letter {n}", f"text number{n} about the heating", date=day(2000 + n)) for n in range(12)]


def counts(home: Home) -> tuple[int, int, int, float]:
    """Messages found by words, chunks, vectors, coverage."""
    opened = Index.open(home)
    try:
        one = opened.connection.execute
        chunks = one("SELECT count(*) FROM chunks").fetchone()
        serving = opened.serving()
        vectors = one(f"SELECT count(*) FROM {serving.table}").fetchone() if serving else (0,)
        assert chunks
        assert vectors
        return opened.count(), int(chunks[0]), int(vectors[0]), opened.coverage()
    finally:
        opened.close()


def test_words_come_before_vectors_and_vectors_for_the_newest_first(home: Home) -> None:
    seen: list[str] = []

    class Watching(ConceptEmbedder):
        def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:
            seen.extend(texts)
            assert counts(home)[0] == len(LETTERS)  # every message can be found by its words already
            return super().embed(texts, role)

    indexed(home, LETTERS, Watching())
    assert seen[0].startswith("Letter 11\n")
    assert seen[-1].startswith("Letter 0\n")
    assert counts(home) == (12, 12, 12, 1.0)


def test_a_removed_message_leaves_both_sides(home: Home) -> None:
    indexed(home, LETTERS, ConceptEmbedder())
    box = home.root.parent / "mail"
    (box / "cur" / "1700000003.M3.host:2,S").unlink()
    age(box, 1_600_000_100)
    index(home, ConceptEmbedder())
    assert counts(home) == (11, 11, 11, 1.0)


def test_new_mail_adds_and_repeats_nothing(home: Home) -> None:
    indexed(home, LETTERS, ConceptEmbedder())
    box = home.root.parent / "mail"
    put(box, "1700000099.M99.host:2,S", letter("Late", "arrival"))
    age(box, 1_600_000_100)
    embedded: list[str] = []

    class Watching(ConceptEmbedder):
        def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:
            embedded.extend(texts)
            return super().embed(texts, role)

    index(home, Watching())
    assert embedded == ["Late\narrival"]
    assert counts(home) == (13, 13, 13, 1.0)


def test_vectors_of_another_model_are_made_anew(home: Home) -> None:
    indexed(home, LETTERS, ConceptEmbedder("1", 64))
    index(home, ConceptEmbedder("2", 32))
    assert counts(home) == (12, 12, 12, 1.0)


def test_an_index_that_was_deleted_or_damaged_is_made_anew(home: Home) -> None:
    indexed(home, LETTERS, ConceptEmbedder())
    home.index_db.write_bytes(b"this is no database at all" * 100)
    for beside in ("-wal", "-shm"):
        Path(f"{home.index_db}{beside}").unlink(missing_ok=True)
    index(home, ConceptEmbedder())
    assert counts(home) == (12, 12, 12, 1.0)
    home.index_db.unlink()
    index(home)
    assert counts(home) == (12, 0, 0, 0.0)


def test_an_index_of_another_library_is_not_taken_for_ours(home: Home) -> None:
    indexed(home, LETTERS)
    home.raw_db.unlink()
    for beside in ("-wal", "-shm"):
        Path(f"{home.raw_db}{beside}").unlink(missing_ok=True)
    library = Library.open(home)
    library.add_source(maildir(home.root.parent / "other", LETTERS[:2]))
    library.close()
    index(home)
    assert counts(home)[0] == 2


def test_a_run_that_is_stopped_goes_on_where_it_was(home: Home) -> None:
    left = 2

    def checkpoint() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            raise Stopped

    library = Library.open(home)
    library.add_source(maildir(home.root.parent / "mail", LETTERS))
    library.close()
    stopped, _ = index(home, ConceptEmbedder(), checkpoint=checkpoint)
    assert stopped.coverage < 1.0
    index(home, ConceptEmbedder())
    assert counts(home) == (12, 12, 12, 1.0)


def test_a_model_that_fails_leaves_the_words_searchable_and_says_so(home: Home) -> None:
    class Failing(ConceptEmbedder):
        def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:
            raise EmbeddingError("The model is broken.")

    library = Library.open(home)
    library.add_source(maildir(home.root.parent / "mail", LETTERS))
    library.close()
    finished, events = index(home, Failing())
    assert Problem(None, "The model is broken.") in events
    assert (finished.messages, finished.coverage) == (12, 0.0)


def test_progress_is_told_for_each_phase(home: Home) -> None:
    library = Library.open(home)
    source = library.add_source(maildir(home.root.parent / "mail", LETTERS))
    library.close()
    _, events = index(home, ConceptEmbedder())
    last: Callable[[str], Advanced] = lambda phase: [  # noqa: E731
        event for event in events if isinstance(event, Advanced) and event.phase == phase
    ][-1]
    assert last("reading") == Advanced("reading", 12, 12, source.id)
    assert last("indexing").done == 12
    assert last("embedding") == Advanced("embedding", 12, 12)


def test_rebuilding_gives_the_same(home: Home) -> None:
    indexed(home, LETTERS, ConceptEmbedder())
    before = counts(home)
    index(home, ConceptEmbedder(), rebuild=True)
    assert counts(home) == before


@pytest.mark.parametrize("suffix", ["", "-wal"])
def test_the_files_are_private(home: Home, suffix: str) -> None:
    import os

    before = os.umask(0o077)
    try:
        indexed(home, LETTERS)
        opened = Index.open(home)
        assert Path(f"{home.index_db}{suffix}").stat().st_mode & 0o077 == 0
        opened.close()
    finally:
        os.umask(before)


def test_an_open_index_tells_what_another_process_covered_since(home: Home) -> None:
    indexed(home, LETTERS)
    opened = Index.open(home)
    try:
        assert [opened.coverage(), opened.coverage()] == [0.0, 0.0]
        index(home, ConceptEmbedder())
        assert opened.coverage() == 1.0
        put(home.root.parent / "mail", "1700000090.M90.host:2,S", letter("New", "And new.", date=day(2020)))
        age(home.root.parent / "mail", 1_600_000_200)
        index(home)
        assert opened.coverage() == pytest.approx(12 / 13)
    finally:
        opened.close()


def test_the_words_end_up_in_one_piece_and_a_little_new_mail_leaves_it_so(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pieces(opened: Index) -> int:
        return int(opened.connection.execute("SELECT count(DISTINCT segid) FROM messages_idx").get)

    monkeypatch.setattr(indexer, "_KEYWORD_BATCH", 10)
    monkeypatch.setattr(indexer, "_FEW_PIECES", 1)
    words = [letter(f"Letter {n}", " ".join(f"word{n}x{k}" for k in range(300)), date=day(2000 + n)) for n in range(25)]
    indexed(home, words)
    opened = Index.open(home)
    try:
        assert pieces(opened) == 1
        found = opened.connection.execute("SELECT count(*) FROM messages WHERE messages MATCH 'word7x7'").get
        assert (opened.count(), found) == (25, 1)
        put(home.root.parent / "mail", "1700000090.M90.host:2,S", letter("New", "And new.", date=day(2020)))
        age(home.root.parent / "mail", 1_600_000_200)
        index(home)
        assert pieces(opened) == 2
    finally:
        opened.close()
