from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path

import apsw
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from oakensearch_gui.embedding import Embedder, Role, Vectors
from oakensearch_gui.embedding.endpoint import EndpointEmbedder, EndpointModel
from oakensearch_gui.paths import Home
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.operators import BY_NAME, OPERATORS
from oakensearch_gui.search.request import Filters, Mode, SearchRequest, Sort
from oakensearch_gui.search.result import Degraded, SearchResult, Why
from oakensearch_gui.search.searching import SearchCancelled
from oakensearch_gui.settings import Settings
from tests.loopback import embeddings, loopback
from tests.making import ConceptEmbedder, day, indexed, letter

LETTERS = [
    letter("Winter", "The boiler gave up on the coldest night.", date=day(2020, 1, 10)),
    letter("Order ORD-48213-KX", "Your parcel with the blue folder is on its way.", date=day(2021, 5, 1)),
    letter("Order ORD-48213-KY", "Your parcel with the red folder is on its way.", date=day(2021, 5, 2)),
    letter("Lunch", "Shall we meet on Tuesday?", sender="Bob Stone <bob@quarry.example>", date=day(2022, 3, 4)),
    letter("Re: Lunch", "Tuesday is fine.", date=day(2022, 3, 5), headers="X-Keywords: Friends\n"),
    letter("Money", "The invoice for the roof tiles is late.", sender="Bob <bob@quarry.example>", date=day(2023, 7, 1)),
]


@pytest.fixture
def engine(home: Home) -> Iterator[Engine]:
    indexed(home, LETTERS, ConceptEmbedder(), flags="")
    opened = Engine.open(home, Settings(), ConceptEmbedder())
    yield opened
    opened.close()


def found(engine: Engine, query: str, mode: Mode = Mode.KEYWORD, sort: Sort = Sort.RELEVANCE) -> list[str]:
    return subjects(engine.search(SearchRequest(query, mode, sort)))


def subjects(result: SearchResult) -> list[str]:
    return [hit.message.subject for hit in result.hits]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("boiler", ["Winter"]),
        ('"blue folder"', ["Order ORD-48213-KX"]),
        ("parcel -red", ["Order ORD-48213-KX"]),
        ("ord-48213-kx", ["Order ORD-48213-KX"]),
        ("from:bob", ["Money", "Lunch"]),
        ("from:quarry.example after:2023-01-01", ["Money"]),
        ("after:2021-05-01 before:2021-05-02", ["Order ORD-48213-KX"]),
        ("after:2022 before:2022-04", ["Re: Lunch", "Lunch"]),
        ("after:2022-03-05 before:2022-04", ["Re: Lunch"]),
        ("label:friends", ["Re: Lunch"]),
        ("tuesday -label:friends", ["Lunch"]),
        ("-from:bob -order -tuesday", ["Winter"]),
        ("boiler OR invoice", ["Money", "Winter"]),
        ("from:bob OR label:friends", ["Money", "Re: Lunch", "Lunch"]),
        ("par*", ["Order ORD-48213-KY", "Order ORD-48213-KX"]),
        ("in:archived", []),
        ("category:finance category:personal boiler", ["Winter"]),
    ],
)
def test_a_query_finds(engine: Engine, query: str, expected: list[str]) -> None:
    assert sorted(found(engine, query)) == sorted(expected)


def test_only_filters_list_the_newest_first(engine: Engine) -> None:
    assert found(engine, "is:unread") == [
        "Money", "Re: Lunch", "Lunch", "Order ORD-48213-KY", "Order ORD-48213-KX", "Winter",
    ]  # fmt: skip
    assert found(engine, "is:unread", sort=Sort.OLDEST)[0] == "Winter"
    assert found(engine, "is:read") == []


def test_meaning_finds_other_words_and_says_so(engine: Engine) -> None:
    result = engine.search(SearchRequest("heating broken"))
    hit = result.hits[0]
    assert hit.message.subject == "Winter"
    assert hit.why == (Why.VECTOR,)
    assert hit.matched_chunks[0].text == "The boiler gave up on the coldest night."
    assert hit.similarity is not None
    assert hit.similarity > 0.5
    assert result.degraded is None


def test_words_that_only_bind_a_question_are_neither_needed_nor_marked(engine: Engine) -> None:
    hit = engine.search(SearchRequest("what was the ORD-48213-KX about", Mode.KEYWORD)).hits[0]
    assert hit.message.subject == "Order ORD-48213-KX"
    assert hit.matched_words == ("ORD-48213-KX",)
    assert found(engine, "where is the blue folder with the parcel") == ["Order ORD-48213-KX", "Order ORD-48213-KY"]


def test_what_is_not_there_is_said_not_to_be(engine: Engine) -> None:
    nothing = engine.search(SearchRequest("kubernetes certificate"))
    assert nothing.hits
    assert not nothing.close
    assert engine.search(SearchRequest("blue folder")).close
    assert engine.search(SearchRequest("heating broken")).close  # by meaning
    few = engine.search(SearchRequest("kubernetes certificate subject:Order"))
    assert few.hits
    assert few.close  # all that the filters leave is listed
    assert engine.search(SearchRequest("kubernetes certificate", Mode.KEYWORD)).hits == ()


def test_a_hit_says_by_what_it_was_found(engine: Engine) -> None:
    hit = engine.search(SearchRequest("ORD-48213-KX parcel")).hits[0]
    assert hit.message.subject == "Order ORD-48213-KX"
    assert set(hit.why) >= {Why.EXACT, Why.KEYWORD}
    assert hit.keyword_rank == 1
    assert {"ORD-48213-KX", "parcel"} <= set(hit.matched_words)
    start, end = hit.snippet.marks[0]
    assert hit.snippet.text[start:end] == "parcel"


def test_both_retrievers_keep_to_the_filters(engine: Engine) -> None:
    for mode in Mode:
        result = engine.search(SearchRequest("invoice money heating from:bob after:2023", mode))
        assert subjects(result) == ["Money"]
    typed = Filters(senders=("bob",), after=1_672_531_200)
    assert subjects(engine.search(SearchRequest("invoice heating", Mode.VECTOR, filters=typed))) == ["Money"]


def test_typed_filters_narrow_like_operators(engine: Engine) -> None:
    lunch = engine.search(SearchRequest("lunch")).hits[0].message
    for filters, expected in (
        (Filters(labels=("Friends",)), ["Re: Lunch"]),
        (Filters(unread=False), []),
        (Filters(thread=lunch.thread_id), [lunch.subject]),
        (Filters(before=int(day(2020, 6, 1).timestamp())), ["Winter"]),
        (
            Filters(categories=("finance",), dispositions=("inbox",), priority=2),
            [],
        ),  # the word stands in its text, not in its subject
    ):
        assert subjects(engine.search(SearchRequest("", filters=filters))) == expected


def test_by_date_only_what_matches_is_listed(engine: Engine) -> None:
    assert found(engine, "parcel", Mode.HYBRID, Sort.NEWEST) == ["Order ORD-48213-KY", "Order ORD-48213-KX"]
    assert found(engine, "parcel", Mode.HYBRID, Sort.OLDEST) == ["Order ORD-48213-KX", "Order ORD-48213-KY"]


@pytest.mark.parametrize("sort", [Sort.NEWEST, Sort.OLDEST, Sort.SENDER, Sort.SIZE])
def test_it_is_told_where_meaning_was_not_asked(engine: Engine, sort: Sort) -> None:
    told = "In this order, only messages that hold the words are listed."
    by_date = engine.search(SearchRequest("parcel", Mode.HYBRID, sort))
    assert by_date.notes == (told,)
    assert set(by_date.timings) == {"keyword", "hits", "total"}, "the vector side was not asked"
    by_words_anyway = engine.search(SearchRequest("parcel", Mode.KEYWORD, sort))
    no_words = engine.search(SearchRequest("is:unread", Mode.HYBRID, sort))
    held_by_none = engine.search(SearchRequest("heating broken", Mode.HYBRID, sort))
    assert by_words_anyway.notes == no_words.notes == held_by_none.notes == ()
    assert held_by_none.by_meaning, "what no message holds is looked for by meaning in every order"


def test_pages_follow_each_other(engine: Engine) -> None:
    whole = subjects(engine.search(SearchRequest("is:unread")))
    pages = [subjects(engine.search(SearchRequest("is:unread", limit=2, offset=at))) for at in (0, 2, 4, 6)]
    assert [subject for page in pages for subject in page] == whole
    assert engine.search(SearchRequest("is:unread", limit=2)).total == 6


def test_the_keyword_half_comes_first(engine: Engine) -> None:
    release = threading.Event()

    class Slow(ConceptEmbedder):
        def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:
            release.wait(20)
            return super().embed(texts, role)

    engine._parts.meaning._embedder = Slow()
    partial: list[SearchResult] = []

    def on_partial(result: SearchResult) -> None:
        partial.append(result)
        release.set()

    whole = engine.search(SearchRequest("boiler"), on_partial)
    assert [subjects(result) for result in partial] == [["Winter"]]
    assert partial[0].partial
    assert not whole.partial
    assert len(whole.hits) > 1


# ---- when the vector side is not there


class Stuck(ConceptEmbedder):
    """Answers only when it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.release = threading.Event()

    def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:
        self.release.wait(30)
        return super().embed(texts, role)


class Raising(ConceptEmbedder):
    def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:
        raise RuntimeError("out of order")


def degraded(home: Home, embedder: Embedder | None, settings: Settings | None = None) -> SearchResult:
    engine = Engine.open(home, settings or Settings(), embedder)
    try:
        return engine.search(SearchRequest("boiler"))
    finally:
        if isinstance(embedder, Stuck):
            embedder.release.set()
        engine.close()


def test_no_embedder(home: Home) -> None:
    indexed(home, LETTERS, ConceptEmbedder())
    result = degraded(home, None)
    assert (result.degraded, subjects(result)) == (Degraded.NO_EMBEDDER, ["Winter"])


def test_no_vectors_yet(home: Home) -> None:
    indexed(home, LETTERS)
    result = degraded(home, ConceptEmbedder())
    assert (result.degraded, subjects(result)) == (Degraded.NO_VECTORS, ["Winter"])


def test_vectors_of_another_model_are_never_mixed_in(home: Home) -> None:
    indexed(home, LETTERS, ConceptEmbedder("1"))
    result = degraded(home, ConceptEmbedder("2"))
    assert (result.degraded, subjects(result)) == (Degraded.STALE_MODEL, ["Winter"])
    assert all(hit.vector_rank is None for hit in result.hits)


def test_a_model_that_raises(home: Home) -> None:
    indexed(home, LETTERS, ConceptEmbedder())
    result = degraded(home, Raising())
    assert (result.degraded, subjects(result)) == (Degraded.FAILED, ["Winter"])
    assert "out of order" in result.degraded_reason


def test_a_model_that_is_too_slow(home: Home) -> None:
    indexed(home, LETTERS, ConceptEmbedder())
    settings = Settings({"search.vector_timeout_seconds": 0.05})
    result = degraded(home, Stuck(), settings)
    assert (result.degraded, subjects(result)) == (Degraded.TIMEOUT, ["Winter"])


def test_a_store_that_does_not_load(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    indexed(home, LETTERS, ConceptEmbedder())
    monkeypatch.setattr("oakensearch_gui.index.index.vector_store", lambda: str(home.root / "absent"))
    result = degraded(home, ConceptEmbedder())
    assert (result.degraded, subjects(result)) == (Degraded.NO_STORE, ["Winter"])


def endpoint_at(url: str) -> EndpointEmbedder:
    return EndpointEmbedder(EndpointModel(url, "some-model"), sleep=lambda _: None)


def test_an_endpoint_that_is_down(home: Home) -> None:
    with loopback(embeddings) as server:
        indexed(home, LETTERS, endpoint_at(server.url))
        assert degraded(home, endpoint_at(server.url)).degraded is None
    result = degraded(home, endpoint_at(server.url))
    assert (result.degraded, subjects(result)) == (Degraded.ENDPOINT_DOWN, ["Winter"])
    assert result.degraded_reason.startswith(f"The embedding endpoint {server.url} does not answer")
    assert "meaning.endpoint_url" in result.degraded_remedy


def test_a_model_exchanged_behind_its_address(home: Home) -> None:
    with loopback(embeddings) as server:
        indexed(home, LETTERS, endpoint_at(server.url))
        server.answer = lambda asked: embeddings(asked, 7)
        result = degraded(home, endpoint_at(server.url))
    assert (result.degraded, subjects(result)) == (Degraded.STALE_MODEL, ["Winter"])


def test_meaning_for_a_part_of_the_mail_is_used_and_said(home: Home) -> None:
    indexed(home, LETTERS, ConceptEmbedder())
    from oakensearch_gui.index.index import Index

    index = Index.open(home)
    index.connection.execute("DELETE FROM embedded WHERE message_id IN (SELECT message_id FROM embedded LIMIT 3)")
    index.close()
    result = degraded(home, ConceptEmbedder())
    assert result.degraded is Degraded.PARTIAL
    assert "50%" in result.degraded_reason
    assert result.coverage == 0.5
    assert any(Why.VECTOR in hit.why for hit in result.hits)


def test_every_reason_has_a_sentence_of_its_own(home: Home) -> None:
    from oakensearch_gui.search.reasons import REASONS, REMEDIES

    assert set(REASONS) == set(Degraded)
    assert set(REMEDIES) == set(Degraded)
    assert len({*REASONS.values(), *REMEDIES.values()}) == 2 * len(Degraded)


def test_a_degraded_answer_says_what_helps(home: Home) -> None:
    indexed(home, LETTERS)
    engine = Engine.open(home, Settings(), ConceptEmbedder())
    answer, status = engine.search(SearchRequest("boiler")), engine.status()
    engine.close()
    assert answer.degraded_remedy == status.degraded_remedy
    assert "oakensearch index" in answer.degraded_remedy
    indexed(home, LETTERS, ConceptEmbedder())
    engine = Engine.open(home, Settings(), ConceptEmbedder())
    assert engine.search(SearchRequest("boiler")).degraded_remedy == engine.status().degraded_remedy == ""
    engine.close()


def test_vector_mode_without_vectors_falls_back_to_words(home: Home) -> None:
    indexed(home, LETTERS)
    engine = Engine.open(home, Settings(), ConceptEmbedder())
    result = engine.search(SearchRequest("boiler", Mode.VECTOR))
    engine.close()
    assert subjects(result) == ["Winter"]
    assert result.degraded is Degraded.NO_VECTORS


# ---- cancelling


def test_an_interrupted_search_raises_and_the_next_one_answers(home: Home) -> None:
    indexed(home, LETTERS, ConceptEmbedder())
    stuck = Stuck()
    engine = Engine.open(home, Settings(), stuck)
    outcome: list[str] = []
    waiting = threading.Event()

    def search() -> None:
        try:
            engine.search(SearchRequest("boiler"), lambda _: waiting.set())
        except SearchCancelled:
            outcome.append("cancelled")

    thread = threading.Thread(target=search)
    thread.start()
    assert waiting.wait(20)
    engine.interrupt()
    thread.join(20)
    assert outcome == ["cancelled"]
    stuck.release.set()
    assert subjects(engine.search(SearchRequest("boiler")))[0] == "Winter"
    engine.interrupt()  # late: nothing is under way
    assert subjects(engine.search(SearchRequest("boiler")))[0] == "Winter"
    engine.close()


# ---- searching changes nothing, and nothing a person types is syntax


def state(home: Home) -> tuple[str, list[tuple[str, bytes, int]]]:
    """A hash of raw.db's content, and each mail file's name, bytes and time."""
    connection = apsw.Connection(str(home.raw_db))
    content = blake2b()
    for table in ("sources", "folders", "messages", "bodies", "attachments", "locations", "labels", "thread_refs"):
        for row in connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2"):
            content.update(repr(row).encode())
    connection.close()
    files = sorted(path for path in (home.root.parent / "mail").rglob("*") if path.is_file())
    return content.hexdigest(), [(str(path), path.read_bytes(), path.stat().st_mtime_ns) for path in files]


def test_searching_changes_nothing(engine: Engine, home: Home) -> None:
    before = state(home)
    for query in ("boiler", '"blue folder" -red', "from:bob", "is:unread", "label:x in:inbox category:work priority:1"):
        for mode in Mode:
            for sort in Sort:
                engine.search(SearchRequest(query, mode, sort))
    assert state(home) == before


PIECES = st.sampled_from(
    [f"{name}:" for name in BY_NAME]
    + [kind.example for kind in OPERATORS]
    + "boiler tiles tuesday parcles d'été e-mail C++ .NET ( ) -( OR NOT AND - + * /a+b/ /(a+)+/ /[/ /x|y$/".split()
    + ['"', "“", "blue\x1ffolder", "last tuesday", "5M", "3d", "1..2", "%_\\", "'; DROP TABLE messages; --", "\0"]
)


@hypothesis_settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=400)
@given(
    st.text(
        alphabet=st.characters() | st.sampled_from("\"'()*:^{}-+~;%_\\\0\x1f/ ANDORNOTNEARfromsubject東京🎉"),
        max_size=60,
    )
    | st.lists(PIECES, max_size=8).map(" ".join)
    | st.lists(PIECES, max_size=8).map("".join)
)
def test_nothing_that_a_person_types_is_syntax(engine: Engine, text: str) -> None:
    for mode in (Mode.KEYWORD, Mode.HYBRID):
        assert isinstance(engine.search(SearchRequest(text, mode, limit=3)), SearchResult)


def test_a_home_without_anything_answers_with_nothing(tmp_path: Path) -> None:
    engine = Engine.open(Home(tmp_path / "new"), Settings(), ConceptEmbedder())
    assert engine.search(SearchRequest("anything")).hits == ()
    engine.close()


def test_long_letters_do_not_hide_the_others_of_their_sender(home: Home) -> None:
    long = [letter(f"Saga {n}", "the heating broke again " * 4000, date=day(2000 + n)) for n in range(6)]
    short = [letter(f"Note {n}", f"note{n} of something else", date=day(2010 + n)) for n in range(6)]
    indexed(home, [*long, *short], ConceptEmbedder())
    engine = Engine.open(home, Settings({"search.max_candidates": 10, "search.overfetch": 1}), ConceptEmbedder())
    result = engine.search(SearchRequest("heating broke from:ada", Mode.VECTOR, limit=12))
    engine.close()
    assert len(result.hits) == 12


def test_an_interrupt_while_facets_or_the_status_are_asked_for_breaks_nothing(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, count = type(engine._parts.reader).read, type(engine._parts.index).count
    hit: list[str] = []

    def once(name: str) -> None:
        if name not in hit:
            hit.append(name)
            raise apsw.InterruptError("interrupted")  # as SQLite raises it in whatever runs just then

    def read_interrupted(self: object, request: SearchRequest) -> object:
        once("facets")
        return read(engine._parts.reader, request)

    def count_interrupted(self: object) -> int:
        once("status")
        return count(engine._parts.index)

    monkeypatch.setattr(type(engine._parts.reader), "read", read_interrupted)
    monkeypatch.setattr(type(engine._parts.index), "count", count_interrupted)
    assert engine.facets(SearchRequest("parcel")).senders
    assert engine.status().indexed == len(LETTERS)
    assert hit == ["facets", "status"]
