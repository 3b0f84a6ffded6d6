from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import apsw
import pytest

from oakensearch_gui.paths import Home
from oakensearch_gui.search import facets as facets_module
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.facets import Bin, Facets, FacetValue, Unit, _histogram
from oakensearch_gui.search.request import Mode, SearchRequest, Sort
from oakensearch_gui.search.searching import SearchCancelled
from oakensearch_gui.settings import Settings
from tests.making import ConceptEmbedder, day, indexed, letter

ANN, BOB = "Ann Oak <ann@oak.example>", "Bob Stone <bob@quarry.example>"
LETTERS = [
    letter("Winter", "The boiler gave up.", sender=ANN, date=day(2020, 1, 10)),
    letter("Order 1", "Your parcel, red.", sender=BOB, date=day(2021, 5, 1), headers="X-Keywords: Shops\n"),
    letter("Order 2", "Your parcel, blue.", sender=BOB, date=day(2021, 5, 2), headers="X-Keywords: Shops\n"),
    letter("Order 3", "Your parcel, green. " * 40, sender=ANN, date=day(2021, 7, 3)),
    letter("Invoice", "For the parcel.", sender="bob@quarry.example", date=day(2022, 3, 4)),
]


@pytest.fixture
def engine(home: Home) -> Iterator[Engine]:
    indexed(home, LETTERS, ConceptEmbedder(), flags="")
    opened = Engine.open(home, Settings(), ConceptEmbedder())
    yield opened
    opened.close()


def counted(values: tuple[FacetValue, ...]) -> dict[str, int]:
    return {value.value: value.count for value in values}


def test_what_a_query_finds_is_counted(engine: Engine) -> None:
    found = engine.facets(SearchRequest("parcel", Mode.KEYWORD))
    assert found.counted == 4
    assert found.complete
    assert found.senders == (
        FacetValue("bob@quarry.example", 3, ""),
        FacetValue("ann@oak.example", 1, "Ann Oak"),
    )
    assert counted(found.labels)["Shops"] == 2
    assert [source.count for source in found.sources] == [4]
    assert sum(counted(found.dispositions).values()) == 4
    assert counted(found.categories) == {"personal": 3, "finance": 1}
    assert found.unit is Unit.MONTH
    assert found.bins[0] == Bin(date(2021, 5, 1), date(2021, 6, 1), 2)
    assert found.bins[-1] == Bin(date(2022, 3, 1), date(2022, 4, 1), 1)
    assert sum(one.count for one in found.bins) == 4


def test_filters_alone_and_no_query_at_all_are_counted(engine: Engine) -> None:
    assert engine.facets(SearchRequest("")).counted == 5
    assert engine.facets(SearchRequest("from:ann")).counted == 2
    assert engine.facets(SearchRequest("from:nobody")) == Facets(unit=Unit.YEAR)


def test_what_was_found_by_meaning_alone_is_counted_with_the_rest(engine: Engine) -> None:
    request = SearchRequest("heating broken")
    result = engine.search(request)
    assert result.total > 0
    assert engine.facets(request).counted == result.total
    assert engine.facets(SearchRequest("heating broken", sort=Sort.OLDEST)).counted == 0, "another list"


def test_of_too_many_the_newest_are_counted_and_it_is_said(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    all_of_them = engine.facets(SearchRequest(""))
    monkeypatch.setattr(facets_module, "NEWEST", 3)
    found = engine.facets(SearchRequest(""))
    assert (found.counted, found.complete) == (3, False)
    assert found.bins == all_of_them.bins, "time is counted further back"
    monkeypatch.setattr(facets_module, "DATED_NEWEST", 4)
    dated = engine.facets(SearchRequest(""))
    assert (sum(one.count for one in dated.bins), dated.dated) == (4, 4)
    assert all_of_them.dated == found.dated == 0


@pytest.mark.parametrize(
    ("name", "prefix", "expected"),
    [
        ("from", "", {"bob@quarry.example": 3, "ann@oak.example": 1}),
        ("from", "sto", {"bob@quarry.example": 2}),
        ("from", "an", {"ann@oak.example": 1}),
        ("to", "ro", {"robin@hale.example": 4}),
        ("label", "sho", {"Shops": 2}),
        ("category", "fin", {"finance": 1}),
        ("is", "unr", {"unread": 4}),
        ("has", "", {"attachment": 0}),
        ("after", "", {}),
    ],
)
def test_values_of_an_operator(engine: Engine, name: str, prefix: str, expected: dict[str, int]) -> None:
    assert counted(engine.values(SearchRequest("parcel"), name, prefix)) == expected


def test_percent_signs_are_letters(engine: Engine) -> None:
    assert engine.values(SearchRequest(""), "from", "%") == ()


def test_a_count_needs_no_hits(engine: Engine) -> None:
    assert engine.count(SearchRequest("parcel from:bob")) == 3


def test_counting_can_be_interrupted(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    engine.interrupt()
    assert engine.count(SearchRequest("")) == 5, "an interrupt that came before is not meant for it"
    monkeypatch.setattr(engine._facets, "_connection", _Interrupted(engine))
    with pytest.raises(SearchCancelled):
        engine.facets(SearchRequest(""))


class _Interrupted:
    """A connection that is interrupted in its work."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def execute(self, *_: object) -> object:
        self._engine.interrupt()
        raise apsw.InterruptError


def test_wrong_clocks_do_not_make_endless_bins() -> None:
    unit, bins = _histogram({-1_000_000: 2, 19_000: 5, 10_000_000: 1})
    assert unit is Unit.YEAR
    assert len(bins) <= facets_module.MOST_BINS
    assert sum(one.count for one in bins) == 8


@pytest.mark.parametrize(
    ("last", "unit", "bins"),
    [(0, Unit.DAY, 1), (59, Unit.DAY, 60), (60, Unit.MONTH, 3), (365 * 9, Unit.QUARTER, 37)],
)
def test_the_unit_fits_the_range(last: int, unit: Unit, bins: int) -> None:
    made, found = _histogram({19_000: 1, 19_000 + last: 1})
    assert (made, len(found)) == (unit, bins)


@pytest.mark.parametrize(
    ("sort", "expected"),
    [
        (Sort.SENDER, ["Order 3", "Order 2", "Order 1", "Invoice"]),
        (Sort.SIZE, ["Order 3"]),
    ],
)
def test_by_sender_and_by_size(engine: Engine, sort: Sort, expected: list[str]) -> None:
    for query in ("parcel", "after:2021"):
        hits = engine.search(SearchRequest(query, sort=sort)).hits
        found = [hit.message.subject for hit in hits]
        assert found[: len(expected)] == expected
        again = [
            hit for at in range(4) for hit in engine.search(SearchRequest(query, sort=sort, limit=1, offset=at)).hits
        ]
        assert [hit.message.subject for hit in again] == found
