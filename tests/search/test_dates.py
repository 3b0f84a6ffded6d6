from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.search.dates import Clock, day_range, moment_ago

NOW = Clock(datetime(2024, 3, 14, 15, 0, tzinfo=UTC))  # a Thursday


def span(value: str, clock: Clock = NOW) -> tuple[str, str] | None:
    found = day_range(value, clock)
    if found is None:
        return None
    first, after = (datetime.fromtimestamp(second, UTC) for second in found)
    assert first.time() == after.time() == datetime(1, 1, 1).time()  # noqa: DTZ001 - midnight, of any day
    return str(first.date()), str(after.date())


def one_day(day: str) -> tuple[str, str]:
    return day, str(date.fromisoformat(day) + timedelta(days=1))


@pytest.mark.parametrize(
    ("value", "day"),
    [
        ("2024-03-12", "2024-03-12"),
        ("2024/03/12", "2024-03-12"),
        ("2024.3.2", "2024-03-02"),
        ("12.03.2024", "2024-03-12"),
        ("12-03-2024", "2024-03-12"),
        ("31/12/2023", "2023-12-31"),
        ("12/31/2023", "2023-12-31"),
        ("05/05/2023", "2023-05-05"),
        ("today", "2024-03-14"),
        ("Yesterday", "2024-03-13"),
        ("gestern", "2024-03-13"),
        ("vorgestern", "2024-03-12"),
        ("ayer", "2024-03-13"),
        ("hier", "2024-03-13"),
        ("tuesday", "2024-03-12"),
        ("thursday", "2024-03-14"),
        ("last tuesday", "2024-03-12"),
        ("last thursday", "2024-03-07"),
        ("letzten Dienstag", "2024-03-12"),
        ("Donnerstag", "2024-03-14"),
        ("el martes pasado", "2024-03-12"),
        ("miércoles", "2024-03-13"),
        ("lundi dernier", "2024-03-11"),
        ("3 days ago", "2024-03-11"),
        ("1 week ago", "2024-03-07"),
        ("2 months ago", "2024-01-14"),
        ("1 year ago", "2023-03-14"),
        ("vor 3 Tagen", "2024-03-11"),
        ("hace 2 semanas", "2024-02-29"),
        ("il y a 3 jours", "2024-03-11"),
        ("3d", "2024-03-11"),
        ("12 march 2024", "2024-03-12"),
        ("march 12, 2024", "2024-03-12"),
        ("12. März 2024", "2024-03-12"),
        ("12 de marzo de 2024", "2024-03-12"),
        ("12th of March 2024", "2024-03-12"),
        ("12 mar", "2024-03-12"),
        ("20 mar", "2023-03-20"),
        ("29 feb 2024", "2024-02-29"),
        ("24 dez", "2023-12-24"),
    ],
)
def test_days(value: str, day: str) -> None:
    assert span(value) == one_day(day)


@pytest.mark.parametrize(
    ("value", "first", "after"),
    [
        ("2024", "2024-01-01", "2025-01-01"),
        ("2024-02", "2024-02-01", "2024-03-01"),
        ("2023-12", "2023-12-01", "2024-01-01"),
        ("02/2024", "2024-02-01", "2024-03-01"),
        ("march 2024", "2024-03-01", "2024-04-01"),
        ("Mar 2024", "2024-03-01", "2024-04-01"),
        ("2024 march", "2024-03-01", "2024-04-01"),
        ("märz 2024", "2024-03-01", "2024-04-01"),
        ("enero de 2023", "2023-01-01", "2023-02-01"),
        ("août 2023", "2023-08-01", "2023-09-01"),
        ("mar", "2024-03-01", "2024-04-01"),
        ("april", "2023-04-01", "2023-05-01"),
        ("last march", "2023-03-01", "2023-04-01"),
        ("dezember", "2023-12-01", "2024-01-01"),
        ("last week", "2024-03-04", "2024-03-11"),
        ("this week", "2024-03-11", "2024-03-18"),
        ("letzte Woche", "2024-03-04", "2024-03-11"),
        ("la semana pasada", "2024-03-04", "2024-03-11"),
        ("last month", "2024-02-01", "2024-03-01"),
        ("this month", "2024-03-01", "2024-04-01"),
        ("letzten Monat", "2024-02-01", "2024-03-01"),
        ("last year", "2023-01-01", "2024-01-01"),
        ("el año pasado", "2023-01-01", "2024-01-01"),
    ],
)
def test_longer_spans(value: str, first: str, after: str) -> None:
    assert span(value) == (first, after)


@pytest.mark.parametrize(
    "value",
    ["", "soon", "2024-13-01", "2024-02-30", "30 feb 2024", "03/04/2024", "0", "12", "last", "last last",
     "99999 days ago",
     "ma", "2024-03-12-11", "mittwochs im mai", "0000", "5 parsecs ago", "32.01.2024"],
)  # fmt: skip
def test_what_is_no_day_or_could_be_two_is_not_read(value: str) -> None:
    assert span(value) is None


def test_days_are_those_of_the_zone_of_the_clock() -> None:
    madrid = Clock(datetime(2024, 7, 1, 22, 30, tzinfo=UTC), ZoneInfo("Europe/Madrid"))
    assert madrid.today == date(2024, 7, 2)
    summer = day_range("2024-07-02", madrid)
    winter = day_range("2024-01-02", madrid)
    assert summer == (
        int(datetime(2024, 7, 1, 22, tzinfo=UTC).timestamp()),
        int(datetime(2024, 7, 2, 22, tzinfo=UTC).timestamp()),
    )
    assert winter == (
        int(datetime(2024, 1, 1, 23, tzinfo=UTC).timestamp()),
        int(datetime(2024, 1, 2, 23, tzinfo=UTC).timestamp()),
    )
    across = day_range("2024-03-31", madrid)  # the day on which clocks go forward
    assert across is not None
    assert across[1] - across[0] == 23 * 3600


@pytest.mark.parametrize(
    ("value", "moment"),
    [
        ("3d", datetime(2024, 3, 11, 15, tzinfo=UTC)),
        ("2w", datetime(2024, 2, 29, 15, tzinfo=UTC)),
        ("6m", datetime(2023, 9, 14, 15, tzinfo=UTC)),
        ("1y", datetime(2023, 3, 14, 15, tzinfo=UTC)),
        ("12h", datetime(2024, 3, 14, 3, tzinfo=UTC)),
        ("3 weeks", datetime(2024, 2, 22, 15, tzinfo=UTC)),
        ("2 Jahre", datetime(2022, 3, 14, 15, tzinfo=UTC)),
    ],
)
def test_ages(value: str, moment: datetime) -> None:
    assert moment_ago(value, NOW) == int(moment.timestamp())


def test_a_month_before_its_last_day_is_the_last_day_of_a_shorter_one() -> None:
    clock = Clock(datetime(2024, 3, 31, tzinfo=UTC))
    assert moment_ago("1m", clock) == int(datetime(2024, 2, 29, tzinfo=UTC).timestamp())


@pytest.mark.parametrize("value", ["", "3", "d", "3 apples", "9999y", "-3d", "3dd"])
def test_what_is_no_age_is_not_read(value: str) -> None:
    assert moment_ago(value, NOW) is None


WORDS = st.sampled_from(
    "last this 3 12 2024 0 99 march mar dienstag ayer ago vor hace de week año d - / . , : 31 00 1y heute".split()
)


@given(st.lists(WORDS, max_size=6).map(" ".join) | st.text(max_size=20), st.integers(-12, 14))
def test_any_text_is_read_or_not_and_never_raises(value: str, hours: int) -> None:
    clock = Clock(NOW.now, timezone(timedelta(hours=hours)))
    found = day_range(value, clock)
    assert found is None or found[0] < found[1]
    moment_ago(value, clock)
