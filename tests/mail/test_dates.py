from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from email.utils import format_datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.mail.dates import parse_date


def iso(text: str) -> str | None:
    seconds = parse_date(text)
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M:%S")


@pytest.mark.parametrize(
    ("text", "utc"),
    [
        ("Thu, 8 Feb 2007 18:20:30 +0100", "2007-02-08 17:20:30"),
        ("8 Feb 07 18:20 GMT", "2007-02-08 18:20:00"),
        ("Thu, 08-Feb-2007 18:20:30 EST", "2007-02-08 23:20:30"),
        ("Thu, 8 February 1999 6:20:30 PM -0000", "1999-02-08 18:20:30"),
        ("Thu Feb  8 18:20:30 2007", "2007-02-08 18:20:30"),
        ("Thu Feb  8 18:20:30 CET 2007", "2007-02-08 17:20:30"),
        ("Thu Feb  8 18:20:30 2007 +0100", "2007-02-08 17:20:30"),
        ("2007-02-08T18:20:30Z", "2007-02-08 18:20:30"),
        ("2007-02-08 18:20:30", "2007-02-08 18:20:30"),
        ("February 8, 2007 18:20", "2007-02-08 18:20:00"),
        ("Thu, 8 Feb 2007 18:20:30 +0100 (CET)", "2007-02-08 17:20:30"),
        ("Fri, 21 Nov 1997 09(comment):   55  :  06 -0600", "1997-11-21 15:55:06"),
        ("8 Feb 2007 at 18:20:30 GMT+1", "2007-02-08 17:20:30"),
        ("Thu, 8 Feb 2007 18:20:60 +0000", "2007-02-08 18:20:59"),
        ("Thu, 8 Feb 2007 18:20:30 +9999", "2007-02-08 18:20:30"),
        ("8 Feb 107 18:20:30 +0000", "2007-02-08 18:20:30"),
        ("Do, 8 Mai 2008 18:20:30 +0200", "2008-05-08 16:20:30"),
        ("jeu., 8 févr. 2007 18:20:30 +0100", "2007-02-08 17:20:30"),
        ("8 dic. 2007 18:20:30 -0300", "2007-12-08 21:20:30"),
        ("2007年2月8日 18:20:30", "2007-02-08 18:20:30"),
        ("20070208T182030Z", "2007-02-08 18:20:30"),
        ("2/18/2007 18:20", "2007-02-18 18:20:00"),
        ("18/2/2007 18:20", "2007-02-18 18:20:00"),
        ("2/8/2007 6:20:30 PM", "2007-02-08 18:20:30"),
        ("Thu, 8 Feb 2007 18: 20: 30 +0100", "2007-02-08 17:20:30"),
        ("Thu, 8 Feb 2007 18:20:30 0100", "2007-02-08 17:20:30"),
        ("Thu, 8 Feb 2007 24:00:00 +0000", "2007-02-09 00:00:00"),
        ("1170958830", "2007-02-08 18:20:30"),
    ],
)
def test_dates_as_mailers_write_them(text: str, utc: str) -> None:
    assert iso(text) == utc


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Whenever",
        "%date_raw_header%",
        "31 Feb 2007 12:00:00 +0000",
        "Wed, 4 Jun 207777777777777777777714 17:50:46 0",
        "Tue, 7 Apr 2026 99:00:00 +0000",
        "11 Sep 2016 23:20407080403080105:04 +0100",
        "Mon, 8 Feb 18:20:30",
        "8 Foo 2007 18:20:30 +0000",
        "2/8/2007 18:20",
        "Fri, 31 Dec 9999 23:59:59 -1200",
        "Mon, 1 Jan 0001 00:00:00 +0900",
    ],
)
def test_what_never_was_a_date_is_none(text: str) -> None:
    assert parse_date(text) is None


@given(
    st.datetimes(min_value=datetime(1971, 1, 1), max_value=datetime(2099, 1, 1)),  # noqa: DTZ001 - hypothesis wants it
    st.integers(-14 * 60, 14 * 60),
)
def test_every_proper_date_comes_back(moment: datetime, minutes: int) -> None:
    aware = moment.replace(microsecond=0, tzinfo=timezone(timedelta(minutes=minutes)))
    assert parse_date(format_datetime(aware)) == int(aware.timestamp())


@given(st.text(max_size=100))
def test_any_text_gives_a_number_or_nothing(text: str) -> None:
    assert parse_date(text) is None or isinstance(parse_date(text), int)
