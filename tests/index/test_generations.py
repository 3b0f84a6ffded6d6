from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import apsw
import pytest

from oakensearch_gui.embedding import Embedder, Identity, Role, Vectors
from oakensearch_gui.index.generations import Generation
from oakensearch_gui.index.index import SCHEMA, Index
from oakensearch_gui.index.run import IndexingRun, Stopped
from oakensearch_gui.library.database import rows
from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.request import Mode, SearchRequest
from oakensearch_gui.search.result import Degraded, SearchResult
from oakensearch_gui.settings import Settings
from tests.making import ConceptEmbedder, age, day, index, indexed, letter, put

LETTERS = [letter(f"Letter {n}", f"the boiler gave up, part {n}", date=day(1950 + n)) for n in range(70)]
"""More than two batches."""

OLD, NEW = ConceptEmbedder("1", 64), ConceptEmbedder("2", 32)


def recall(identity: Identity) -> Embedder | None:
    """The embedder of old can still be had."""
    return OLD if identity == OLD.identity else None


def build(home: Home, embedder: Embedder, batches: int | None = None, *, can_recall: bool = True) -> None:
    """Index; with `batches`, stop after so many batches of vectors."""
    left = [batches]

    def checkpoint() -> None:
        pass

    class Counted(ConceptEmbedder):
        def __init__(self) -> None:
            self._inner = embedder

        @property
        def identity(self) -> Identity:
            return self._inner.identity

        @property
        def dimension(self) -> int:
            return self._inner.dimension

        def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:
            if left[0] is not None:
                left[0] -= 1
                if left[0] < 0:
                    raise Stopped
            return self._inner.embed(texts, role)

    IndexingRun(home, lambda _: None, checkpoint, recall=recall if can_recall else None).run(Counted(), 45)


@pytest.fixture
def opened(home: Home) -> Iterator[Index]:
    indexed(home, LETTERS, OLD)
    found = Index.open(home)
    yield found
    found.close()


def ask(home: Home, embedder: Embedder, *, can_recall: bool = True) -> SearchResult:
    engine = Engine.open(home, Settings(), embedder, recall if can_recall else lambda _: None)
    try:
        return engine.search(SearchRequest("heating broken", Mode.VECTOR))
    finally:
        engine.close()


def generations(opened: Index) -> list[tuple[str, bool, int]]:
    """Of each: its version, whether it serves, how many messages it covers."""
    serving = opened.serving()
    every = opened.generations.all()
    assert serving in every
    return [(one.identity.version, one == serving, opened.generations.embedded(one)) for one in every]


def test_the_old_vectors_serve_until_the_new_ones_are_complete(home: Home, opened: Index) -> None:
    build(home, NEW, batches=2)
    assert generations(opened) == [("1", True, 70), ("2", False, 64)]
    assert opened.coverage() == 1.0
    result = ask(home, NEW)
    assert result.degraded is None
    assert result.hits[0].similarity is not None
    assert result.hits[0].similarity > 0.5
    build(home, NEW)
    assert generations(opened) == [("2", True, 70)]
    assert ask(home, NEW).degraded is None
    tables = "SELECT name FROM sqlite_master WHERE name LIKE 'vectors_%' AND sql LIKE '%vec0%'"
    assert len(list(opened.connection.execute(tables))) == 1
    assert opened.connection.execute("SELECT count(*) FROM chunks").fetchone() == (70,)


def test_a_build_that_was_stopped_goes_on(home: Home, opened: Index) -> None:
    build(home, NEW, batches=1)
    build(home, NEW, batches=1)
    assert generations(opened) == [("1", True, 70), ("2", False, 64)]


def test_the_question_meets_vectors_of_its_own_kind_only(home: Home, opened: Index) -> None:
    build(home, NEW, batches=1)
    asked: list[str] = []

    class Watching(ConceptEmbedder):
        def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:
            asked.append(self.identity.version)
            return super().embed(texts, role)

    engine = Engine.open(home, Settings(), Watching("2", 32), lambda _: Watching("1", 64))
    engine.search(SearchRequest("heating broken"))
    build(home, NEW)
    engine.search(SearchRequest("heating broken"))
    engine.close()
    assert asked == ["1", "2"]


def test_vectors_that_nobody_can_ask_are_not_mixed_in_and_make_room_at_once(home: Home, opened: Index) -> None:
    assert ask(home, NEW, can_recall=False).degraded is Degraded.STALE_MODEL
    build(home, NEW, batches=1, can_recall=False)
    assert generations(opened) == [("2", True, 32)]
    assert ask(home, NEW, can_recall=False).degraded is Degraded.PARTIAL


def test_back_to_the_old_model_keeps_its_vectors(home: Home, opened: Index) -> None:
    build(home, NEW, batches=1)
    build(home, OLD)
    assert generations(opened) == [("1", True, 70)]


def test_a_third_model_takes_the_place_of_the_unfinished_second(home: Home, opened: Index) -> None:
    build(home, NEW, batches=1)
    build(home, ConceptEmbedder("3", 16), batches=1)
    assert generations(opened) == [("1", True, 70), ("3", False, 32)]


def test_other_passages_with_the_same_model_need_no_other_questions(home: Home, opened: Index) -> None:
    IndexingRun(home, lambda _: None, lambda: None, recall=recall).run(OLD, 20)
    assert generations(opened) == [("1", True, 70)]
    serving = opened.serving()
    assert serving is not None
    assert '"chunk_words": 20' in serving.made_by


def test_mail_that_goes_leaves_both_and_new_mail_comes_into_the_new(home: Home, opened: Index) -> None:
    build(home, NEW, batches=2)
    box = home.root.parent / "mail"
    (box / "cur" / "1700000069.M69.host:2,S").unlink()
    put(box, "1800000000.M1.host:2,S", letter("Late", "a fault in the furnace", date=day(2040)))
    age(box, 1_600_000_100)
    index(home)
    assert generations(opened) == [("1", True, 69), ("2", False, 63)]
    build(home, NEW)
    assert generations(opened) == [("2", True, 70)]


def test_exchanging_the_vectors_between_question_and_answer_is_noticed(home: Home, opened: Index) -> None:
    class Slow(ConceptEmbedder):
        done = False

        def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:
            if not Slow.done:
                Slow.done = True
                build(home, NEW)
            return super().embed(texts, role)

    engine = Engine.open(home, Settings(), NEW, lambda _: Slow("1", 64))
    result = engine.search(SearchRequest("heating broken", Mode.VECTOR))
    engine.close()
    assert Slow.done
    assert result.degraded is None
    assert result.hits


def test_without_the_store_mail_is_still_forgotten(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    indexed(home, LETTERS[:5], OLD)
    box = home.root.parent / "mail"
    (box / "cur" / "1700000004.M4.host:2,S").unlink()
    age(box, 1_600_000_100)
    with monkeypatch.context() as without:
        without.setattr("oakensearch_gui.index.index.vector_store", lambda: str(home.root / "absent"))
        index(home, OLD)
    put(box, "1800000000.M1.host:2,S", letter("Late", "a fault in the furnace", date=day(2040)))
    age(box, 1_600_000_200)
    index(home, OLD)
    result = ask(home, OLD)
    assert result.degraded is None
    assert {hit.message.subject for hit in result.hits} == {"Late", *(f"Letter {n}" for n in range(4))}


def test_forgetting_a_message_does_not_walk_through_all_vectors(home: Home) -> None:
    indexed(home, LETTERS[:5], OLD)
    opened = Index.open(home)
    asked: list[tuple[str, Any]] = []

    def note(_: apsw.Cursor, sql: str, values: Any) -> bool:
        asked.append((sql, values))
        return True

    opened.connection.set_exec_trace(note)
    gone = next(rows(opened.connection, "SELECT min(message_id), count(*) FROM chunks"))
    opened.generations.forget_message(gone[0])
    opened.connection.set_exec_trace(None)
    generation = opened.serving()
    assert generation is not None
    on_vectors = [(sql, values) for sql, values in asked if generation.table in sql]
    assert on_vectors
    for sql, values in on_vectors:
        plan = next(rows(opened.connection, f"EXPLAIN QUERY PLAN {sql}", values))
        assert "VIRTUAL TABLE INDEX 1:" in plan[-1], "sqlite-vec calls a walk through everything 0, a single vector 1"
    left = next(rows(opened.connection, "SELECT count(*) FROM chunks WHERE message_id = ?", gone[:1]))
    vectors = next(rows(opened.connection, f"SELECT count(*) FROM {generation.table}"))
    assert (left[0], vectors[0]) == (0, gone[1] - 1)
    opened.close()


def test_an_index_of_an_earlier_version_is_made_anew(home: Home) -> None:
    indexed(home, LETTERS[:5], OLD)
    opened = Index.open(home)
    opened.connection.pragma("user_version", SCHEMA.version - 1)
    opened.close()
    index(home, OLD)
    opened = Index.open(home)
    assert (opened.count(), opened.coverage()) == (5, 1.0)
    opened.close()


def test_a_generation_tells_what_made_it(home: Home) -> None:
    indexed(home, LETTERS[:1], OLD)
    opened = Index.open(home)
    serving = opened.serving()
    opened.close()
    assert isinstance(serving, Generation)
    assert (serving.identity, serving.dimension, serving.table) == (OLD.identity, 64, f"vectors_{serving.id}")


def test_no_library_no_generation(home: Home) -> None:
    Library.open(home).close()
    opened = Index.open(home)
    assert opened.serving() is None
    opened.close()
