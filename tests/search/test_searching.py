"""How an answer is put in order: one hit a thread, a few best in front, the gentle prior, and what is left out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from oakensearch_gui.index.index import Index
from oakensearch_gui.paths import Home
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.prior import Prior
from oakensearch_gui.search.request import Mode, SearchRequest, Sort
from oakensearch_gui.search.result import SearchHit
from oakensearch_gui.settings import Settings, Value
from tests.making import ConceptEmbedder, day, indexed, letter

ME = "Robin Hale <robin@hale.example>"
_THREAD = "In-Reply-To: <roof@test.example>\n"
LETTERS = [
    letter("Roof", "The roof leaks, roof tiles are broken, roof.", message_id="roof@test.example", date=day(2020, 1)),
    *(letter(f"Re: Roof {n}", "About the roof.", date=day(2020, 2, n), headers=_THREAD) for n in range(1, 9)),
    letter("Barn", "The barn has a new roof.", date=day(2021, 1)),
    letter("Shed", "The shed has no roof.", date=day(2022, 1)),
    letter("Boiler", "The boiler is cold.", date=day(2023, 1)),
]


@pytest.fixture
def engine(home: Home) -> Iterator[Engine]:
    indexed(home, LETTERS, ConceptEmbedder())
    opened = Engine.open(home, Settings(), ConceptEmbedder())
    yield opened
    opened.close()


def subjects(hits: tuple[SearchHit, ...]) -> list[str]:
    return [hit.message.subject for hit in hits]


@pytest.mark.parametrize("sort", list(Sort))
@pytest.mark.parametrize("mode", list(Mode))
def test_by_thread_each_thread_has_one_hit(engine: Engine, sort: Sort, mode: Mode) -> None:
    every = engine.search(SearchRequest("roof", mode, sort, limit=100))
    one_each = engine.search(SearchRequest("roof", mode, sort, limit=100, by_thread=True))
    threads = [hit.message.thread_id for hit in one_each.hits]
    assert len(threads) == len(set(threads))
    assert set(threads) == {hit.message.thread_id for hit in every.hits}
    assert one_each.total == every.total


@pytest.mark.parametrize("query", ["roof", ""])
def test_pages_by_thread_follow_each_other(engine: Engine, query: str) -> None:
    whole = engine.search(SearchRequest(query, Mode.KEYWORD, Sort.OLDEST, by_thread=True)).hits
    pages = [
        engine.search(SearchRequest(query, Mode.KEYWORD, Sort.OLDEST, limit=1, offset=n, by_thread=True)).hits
        for n in range(len(whole) + 1)
    ]
    assert [subjects(page) for page in pages] == [[subject] for subject in subjects(whole)] + [[]]
    assert subjects(whole)[:3] == ["Roof", "Barn", "Shed"]


def test_a_long_thread_does_not_hide_the_others(home: Home) -> None:
    many = [letter(f"Re: Roof {n}", "roof roof roof", date=day(2020, 2), headers=_THREAD) for n in range(60)]
    indexed(home, [*LETTERS[:1], *many, *LETTERS[9:11]])
    engine = Engine.open(home, Settings(), None)
    hits = engine.search(SearchRequest("roof", Mode.KEYWORD, limit=3, by_thread=True)).hits
    engine.close()
    assert {"Barn", "Shed"} < set(subjects(hits))


def test_a_few_best_stand_above_a_dated_list(engine: Engine) -> None:
    best = subjects(engine.search(SearchRequest("roof", Mode.KEYWORD)).hits)
    dated = subjects(engine.search(SearchRequest("roof", Mode.KEYWORD, Sort.NEWEST)).hits)
    result = engine.search(SearchRequest("roof", Mode.KEYWORD, Sort.FEW_BEST))
    assert result.best == 3
    assert subjects(result.hits) == best[:3] + [subject for subject in dated if subject not in best[:3]]
    pages = [engine.search(SearchRequest("roof", Mode.KEYWORD, Sort.FEW_BEST, limit=4, offset=n)) for n in (0, 4, 8)]
    assert [subject for page in pages for subject in subjects(page.hits)] == subjects(result.hits)
    by_meaning = engine.search(SearchRequest("heating", sort=Sort.FEW_BEST))
    assert subjects(by_meaning.hits)[0] == "Boiler"


def answered(home: Home, values: dict[str, Value], query: str, mode: Mode = Mode.HYBRID) -> tuple[SearchHit, ...]:
    engine = Engine.open(home, Settings(values), ConceptEmbedder())
    try:
        return engine.search(SearchRequest(query, mode)).hits
    finally:
        engine.close()


def test_what_comes_less_near_than_the_least_score_is_left_out(home: Home) -> None:
    indexed(home, LETTERS, ConceptEmbedder())
    everything = answered(home, {}, "heating", Mode.VECTOR)
    least = max(hit.similarity or 0.0 for hit in everything)
    near = answered(home, {"search.min_score": least}, "heating", Mode.VECTOR)
    assert subjects(near) == ["Boiler"]
    assert len(everything) > 1
    by_words = answered(home, {"search.min_score": 1.0}, "shed roof")
    assert "Shed" in subjects(by_words)  # words have no similarity that could be too small


def test_the_prior_lets_near_ties_change_places_and_no_more(home: Home) -> None:
    old = letter("Old", "The very same words.", date=day(2001, 1), to="Ann <ann@other.example>")
    new = letter("New", "The very same words.", date=day(2020, 1), to="Ann <ann@other.example>")
    to_me = letter("To me", "The very same words.", date=day(2020, 1, 2), to=ME)
    mine = (letter(f"Filler {n}", "Nothing of it.", date=day(2020, 2), to=ME) for n in range(9))
    indexed(home, [old, new, to_me, *mine])
    plain = {hit.message.subject: hit for hit in answered(home, {}, "same words", Mode.KEYWORD)}
    gently = {hit.message.subject: hit for hit in answered(home, {"search.prior": True}, "same words", Mode.KEYWORD)}
    gained = {subject: gently[subject].score / plain[subject].score for subject in plain}
    assert 1.0 < gained["Old"] < 1.001
    assert 1.047 < gained["New"] < 1.05
    assert 1.097 < gained["To me"] < 1.1

    index = Index.open(home)
    prior = Prior(index.connection)
    worse, better = plain["To me"].message_id, plain["Old"].message_id
    assert [key for key, _ in prior.favour([(better, 1.0), (worse, 0.95)])] == [worse, better]
    assert [key for key, _ in prior.favour([(better, 1.0), (worse, 0.9)])] == [better, worse]
    index.close()


def test_among_equal_matches_the_newest_stands_first(home: Home) -> None:
    indexed(home, [letter("Twin", "The very same words.", date=day(year)) for year in (2003, 2001, 2002)])
    dates = [hit.message.date for hit in answered(home, {}, "same words", Mode.KEYWORD)]
    assert dates == sorted(dates, reverse=True)


@pytest.mark.parametrize("sort", list(Sort))
@pytest.mark.parametrize("query", ["roof", "", "in:inbox roof"])
def test_messages_alone_come_in_the_same_order(engine: Engine, query: str, sort: Sort) -> None:
    whole = engine.search(SearchRequest(query, sort=sort))
    alone = engine.search(SearchRequest(query, sort=sort, bare=True))
    assert [hit.message for hit in alone.hits] == [hit.message for hit in whole.hits]
    assert not any(hit.snippet.text or hit.why for hit in alone.hits)


def test_many_are_marked_at_once(engine: Engine) -> None:
    ids = [hit.message_id for hit in engine.search(SearchRequest("roof")).hits]
    engine.library.mark_all([*ids, 999_999], read=False)
    assert all(hit.message.unread for hit in engine.search(SearchRequest("roof")).hits)
    engine.library.mark_all(ids, read=True)
    assert not any(hit.message.unread for hit in engine.search(SearchRequest("roof")).hits)
