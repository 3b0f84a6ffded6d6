"""Vectors in memory give what sqlite-vec gives, whatever happens to the index meanwhile."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from hashlib import blake2b

import numpy as np
import pytest

from oakensearch_gui.embedding import Embedder, Identity, Role, Vectors
from oakensearch_gui.index.generations import Generation
from oakensearch_gui.index.index import Index
from oakensearch_gui.index.vector_blocks import VectorBlocks, Whole
from oakensearch_gui.library.database import scalar
from oakensearch_gui.paths import Home
from oakensearch_gui.search import scan, vector, vector_memory
from oakensearch_gui.search.condition import Condition
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.match import Match
from oakensearch_gui.search.request import Mode, SearchRequest
from oakensearch_gui.search.scan import Rows, Signs
from oakensearch_gui.search.vector import VectorHit, VectorRetriever
from oakensearch_gui.search.vector_file import VectorFile
from oakensearch_gui.search.vector_memory import VectorMemory
from oakensearch_gui.settings import Settings
from tests.making import age, day, index, indexed, letter, put

DIMENSION = 72
"""Not a whole number of 64-bit words."""


class Scattered:
    """An embedder to whom every text means something of its own."""

    def __init__(self, version: str) -> None:
        self.identity = Identity("scattered", version, DIMENSION)
        self.dimension = DIMENSION

    def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:
        """See `Embedder.embed`."""
        return np.concatenate([self._vector(text) for text in texts])

    def _vector(self, text: str) -> Vectors:
        seed = int.from_bytes(blake2b(f"{self.identity.version}{text}".encode(), digest_size=8).digest())
        vector = np.random.default_rng(seed).standard_normal((1, DIMENSION))
        return np.asarray(vector / np.linalg.norm(vector), dtype=np.float32)


OLD: Embedder = Scattered("1")
NEW: Embedder = Scattered("2")

LETTERS = [
    letter(f"Letter {n}", " ".join(f"word{n}x{place}" for place in range(100)), date=day(1900 + n)) for n in range(120)
]
"""Two chunks each: not quite four blocks."""

CHUNKS = 2 * len(LETTERS)

FILTERS = [
    Match(),
    Match(conditions=(Condition("m.subject GLOB ?", ("*[02468]",)),)),
    Match(conditions=(Condition("m.subject GLOB ?", ("*[48]",)),)),
    Match(conditions=(Condition("m.subject GLOB ?", ("*[1-9]",)),)),
    Match(conditions=(Condition("m.subject GLOB ? OR m.subject = 'Letter 5'", ("*17",)),)),
    Match(conditions=(Condition("m.subject LIKE ?", ("Letter 17",)),), narrowing=('{subject} : "17"',)),
    Match(required=('{subject} : ("17" OR "23")',), excluded=('"word17x3"',)),
    Match(excluded=('{subject} : ("17" OR "23")',), conditions=(Condition("m.subject GLOB ?", ("*[1-9]",)),)),
    Match(conditions=(Condition("m.id < ?", (0,)),)),
]
"""None, wide ones, narrow ones, some of them by words, one that nothing passes."""


@pytest.fixture(params=[Rows, Signs])
def kind(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> type[Rows | Signs]:
    """What the memory is to hold, of however few vectors."""
    monkeypatch.setattr(vector_memory, "_FEW", 0)
    monkeypatch.setattr(vector_memory, "_WHOLE", 0 if request.param is Signs else 1 << 30)
    monkeypatch.setattr(vector, "_NARROW", 50)
    monkeypatch.setattr(vector, "_TRIED", 2)
    return request.param  # type: ignore[no-any-return]


@pytest.fixture
def opened(home: Home) -> Iterator[Index]:
    """The index of `LETTERS`, as a search would have it."""
    indexed(home, LETTERS, OLD)
    opened = Index.open(home)
    yield opened
    opened.close()


@pytest.fixture
def memory() -> Iterator[VectorMemory]:
    """An empty one."""
    memory = VectorMemory()
    yield memory
    memory.close()


def serving(opened: Index) -> Generation:
    """The vectors that answer."""
    generation = opened.serving()
    assert generation is not None
    return generation


def found(opened: Index, memory: VectorMemory, match: Match, embedder: Embedder = OLD) -> list[VectorHit]:
    """The messages nearest to some question."""
    question = embedder.embed(["what is asked"], role="query")
    with opened.connection:
        hits = VectorRetriever(opened.connection, serving(opened), memory).retrieve(question, match, 10, 20, 200)
    return [*hits]


def expect_the_same(opened: Index, memory: VectorMemory, embedder: Embedder = OLD) -> None:
    """Hold the memory's answers against those of sqlite-vec, filter by filter."""
    for match in FILTERS:
        ours = found(opened, memory, match, embedder)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(vector_memory, "_FEW", 1 << 40)
            alone = VectorMemory()
            theirs = found(opened, alone, match, embedder)
            assert not len(alone.ids)
            alone.close()
        assert [hit.message_id for hit in ours] == [hit.message_id for hit in theirs]
        assert [[chunk.chunk_id for chunk in hit.chunks] for hit in ours] == [
            [chunk.chunk_id for chunk in hit.chunks] for hit in theirs
        ]
        assert [hit.similarity for hit in ours] == pytest.approx([hit.similarity for hit in theirs], abs=1e-5)


def forget(home: Home, opened: Index, wanted: str) -> None:
    """Delete the letters whose message's id fits, as the indexing process does."""
    writer = Index.open(home)
    with writer.connection:
        for (key,) in list(opened.connection.execute(f"SELECT id FROM raw.messages WHERE {wanted}")):
            writer.generations.forget_message(key)
    writer.close()


def test_memory_answers_as_the_store_does(opened: Index, memory: VectorMemory, kind: type[Rows | Signs]) -> None:
    expect_the_same(opened, memory)
    assert isinstance(memory.held, kind)
    assert memory.count == CHUNKS
    assert len(found(opened, memory, FILTERS[0])) == len(found(opened, memory, FILTERS[1])) == 10
    assert not found(opened, memory, FILTERS[-1])


@pytest.mark.usefixtures("kind")
def test_additions_and_deletions_are_followed(
    home: Home, opened: Index, memory: VectorMemory, monkeypatch: pytest.MonkeyPatch
) -> None:
    expect_the_same(opened, memory)
    read: list[int] = []
    before = VectorBlocks.read

    def noted(self: VectorBlocks, numbers: Sequence[int], into: Whole) -> None:
        read.extend(numbers)
        before(self, numbers, into)

    monkeypatch.setattr(VectorBlocks, "read", noted)
    box = home.root.parent / "mail"
    put(box, "1800000000.M1.host:2,S", letter("One more", "said about something else", date=day(2024)))
    age(box, 1_500_000_000)
    index(home, OLD)
    expect_the_same(opened, memory)
    assert memory.count == CHUNKS + 1
    assert len(read) == 1

    forget(home, opened, "subject GLOB '*[05]'")
    expect_the_same(opened, memory)

    read.clear()
    expect_the_same(opened, memory)
    assert not read


@pytest.mark.usefixtures("kind")
def test_removed_blocks_make_room(home: Home, opened: Index, memory: VectorMemory) -> None:
    expect_the_same(opened, memory)
    places = len(memory.ids)
    forget(home, opened, "subject NOT GLOB '*55'")
    expect_the_same(opened, memory)
    assert memory.count == 2
    index(home, OLD)  # these letters have no vectors now, and get them
    expect_the_same(opened, memory)
    assert memory.count == CHUNKS
    assert len(memory.ids) <= places + 64


@pytest.mark.usefixtures("kind")
def test_another_embedders_vectors_take_over(home: Home, opened: Index, memory: VectorMemory) -> None:
    expect_the_same(opened, memory)
    index(home, NEW)
    expect_the_same(opened, memory, NEW)
    assert memory.count == CHUNKS


@pytest.mark.usefixtures("kind")
def test_reading_that_is_broken_off_goes_on_later(
    opened: Index, memory: VectorMemory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vector_memory, "_READ_AT_ONCE", 64)
    left = 3

    def check() -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise InterruptedError

    with pytest.raises(InterruptedError), opened.connection:
        memory.follow(opened.connection, serving(opened), check)
    assert np.count_nonzero(memory.ids) == 3 * 64
    expect_the_same(opened, memory)


@pytest.mark.usefixtures("kind")
def test_a_table_of_another_layout_is_left_to_sqlite_vec(opened: Index, memory: VectorMemory) -> None:
    opened.connection.execute("CREATE VIRTUAL TABLE vectors_99 USING vec0 (chunk_id INTEGER PRIMARY KEY, v FLOAT[72])")
    opened.connection.execute("INSERT INTO vectors_99 VALUES (1, zeroblob(288))")
    for number in (98, 99):  # 98: there is none
        unlike = Generation(number, serving(opened).made_by)
        assert VectorBlocks.of(opened.connection, unlike) is None
        assert not memory.follow(opened.connection, unlike, lambda: None)


def test_whole_vectors_are_in_a_file_if_there_is_room(
    home: Home, opened: Index, memory: VectorMemory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vector_memory, "_FEW", 0)
    monkeypatch.setattr(vector_memory, "_WHOLE", 0)
    monkeypatch.setattr(vector_memory, "_READ_AT_ONCE", 64)
    picked: list[int] = []
    before = VectorBlocks.pick

    def noted(self: VectorBlocks, numbers: Sequence[int], slots: Sequence[int]) -> Whole:
        picked.extend(numbers)
        return before(self, numbers, slots)

    monkeypatch.setattr(VectorBlocks, "pick", noted)
    there = sorted(file.name for file in home.root.iterdir())
    expect_the_same(opened, memory)
    assert not picked
    assert sorted(file.name for file in home.root.iterdir()) == there

    puts = 0
    put_there = VectorFile.put

    def full(self: VectorFile, place: int, vectors: Whole) -> None:
        nonlocal puts
        puts += 1
        if puts == 3:
            raise OSError(28, "No space left on device")
        put_there(self, place, vectors)

    monkeypatch.setattr(VectorFile, "put", full)
    without = VectorMemory()
    expect_the_same(opened, without)
    without.close()
    assert picked
    assert puts == 3


def test_what_was_removed_is_in_nobodys_way(opened: Index, memory: VectorMemory, home: Home) -> None:
    """Its signs stay where they were."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(vector_memory, "_FEW", 0)
        patch.setattr(vector_memory, "_WHOLE", 0)
        patch.setattr(vector_memory, "_LOOKED_AT", (1, 1))
        patch.setattr(vector_memory, "_MISTAKEN", 0)
        patch.setattr(vector_memory, "_CLOSER", 1)
        patch.setattr(scan, "_SAMPLED", 2)
        nearest = found(opened, memory, Match())
        forget(home, opened, f"id IN ({', '.join(str(hit.message_id) for hit in nearest)})")
        left = found(opened, memory, Match())
    assert len(left) == 10
    assert not {hit.message_id for hit in left} & {hit.message_id for hit in nearest}


def test_few_vectors_are_left_to_sqlite_vec(opened: Index, memory: VectorMemory) -> None:
    assert found(opened, memory, FILTERS[0])
    assert not len(memory.ids)


@pytest.mark.usefixtures("kind")
def test_a_whole_search_and_find_similar_use_it(home: Home, opened: Index, monkeypatch: pytest.MonkeyPatch) -> None:
    requests = [
        SearchRequest("letter", mode=Mode.VECTOR),
        SearchRequest("letter after:1950", mode=Mode.HYBRID),
        SearchRequest("", similar_to=scalar(opened.connection, "SELECT max(id) FROM raw.messages")),
    ]

    def answers() -> list[list[int]]:
        engine = Engine.open(home, Settings(), OLD)
        engine.warm_up()
        try:
            return [[hit.message_id for hit in engine.search(request).hits] for request in requests]
        finally:
            engine.close()

    ours = answers()
    monkeypatch.setattr(vector_memory, "_FEW", 1 << 40)
    assert ours == answers()
    assert all(ours)


def test_the_model_is_loaded_once_there_has_been_an_answer(home: Home, opened: Index) -> None:
    """What a window shows first does not share the processor with it."""
    asked = threading.Event()

    class Noted(Scattered):
        def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:
            asked.set()
            return super().embed(texts, role)

    engine = Engine.open(home, Settings(), Noted("1"))
    engine.warm_up()
    assert opened.count() == len(LETTERS)
    assert not asked.is_set()
    assert engine.search(SearchRequest("")).hits
    assert asked.wait(60)
    engine.close()
