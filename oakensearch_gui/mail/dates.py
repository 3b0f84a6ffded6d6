"""Dates as mailers write them, in seconds since 1970 UTC: RFC 5322, its obsolete forms, asctime, ISO 8601."""

from __future__ import annotations

import re
from datetime import date

# By their first letters, in English and in the languages whose mailers were ever told to write their own.
_MONTHS = {
    name: number
    for number, names in enumerate(
        (
            "jan ene gen", "feb fev fév", "mar mär mrz maa", "apr abr avr", "may mai mei mag maj", "jun juin giu",
            "jul juil lug", "aug ago aoû aou", "sep set", "oct okt ott out", "nov", "dec dez dic déc",
        ),
        1,
    )
    for name in names.split()
}  # fmt: skip
_MONTH = "|".join(sorted(_MONTHS, key=len, reverse=True))
_ZONES = {
    "ut": 0, "utc": 0, "gmt": 0, "z": 0, "wet": 0, "bst": 60, "ist": 330, "cet": 60, "met": 60, "mez": 60, "west": 60,
    "cest": 120, "mest": 120, "mesz": 120, "eet": 120, "sast": 120, "eest": 180, "msk": 180, "msd": 240, "jst": 540,
    "kst": 540, "hkt": 480, "sgt": 480, "aest": 600, "aedt": 660, "nzst": 720, "nzdt": 780,
    "est": -300, "edt": -240, "cst": -360, "cdt": -300, "mst": -420, "mdt": -360, "pst": -480, "pdt": -420,
    "akst": -540, "akdt": -480, "hst": -600, "ast": -240, "adt": -180, "nst": -210, "ndt": -150, "brt": -180,
}  # fmt: skip
_TIME = r"(\d{1,2})[:.](\d{1,2})(?:[:.](\d{1,2})(?:[.,]\d+)?)?(?![:\d])(?:\s*([ap])\.?m\b)?"
_ZONE = r"(?:\s*(?:[(\"]?(?:gmt|utc?)?[)\"]?\s*([+-]\s*\d{1,2}(?::?\d{2})?|\d{4})(?!\d)|[(\"]?([a-z]{1,5})\b))?"
# 8 Feb 2007 18:20:30 +0100; the day of the week in front is not looked at
_RFC = re.compile(
    r"(?<!\d)(\d{1,2})[\s.-]+("
    + _MONTH
    + r")\w*[\s.,-]+(\d{4}|\d{2,3})(?![\d:])[\s,]*(?:at\s+)?(?:"
    + _TIME
    + _ZONE
    + ")?",
    re.IGNORECASE,
)
# Thu Feb  8 18:20:30 [zone] 2007
_ASCTIME = re.compile(
    r"\b(" + _MONTH + r")[a-z]*\.?\s+(\d{1,2})\s+" + _TIME + r"\s*(?:([+-]\d{4})|([a-z]{1,5}))?\s+(\d{4})(?!\d)"
    r"(?:\s*([+-]\d{4}))?",
    re.IGNORECASE,
)
# February 8, 2007 18:20
_AMERICAN = re.compile(
    r"\b(" + _MONTH + r")[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})(?!\d)[\s,]*(?:at\s+)?(?:" + _TIME + _ZONE + ")?",
    re.IGNORECASE,
)
_ISO = re.compile(r"(?<!\d)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T\s]+" + _TIME + _ZONE + ")?", re.IGNORECASE)
_BASIC = re.compile(r"\s*(\d{4})(\d\d)(\d\d)T?(\d\d)(\d\d)(\d\d)?()" + _ZONE + r"\s*$", re.IGNORECASE)
_CHINESE = re.compile(
    r"(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日?[^\d]{0,12}(?:" + _TIME + _ZONE + ")?", re.IGNORECASE
)
# 2/18/2007 or 18/2/2007: told apart by the number that is no month, or by a clock of twelve hours (American).
_SLASHED = re.compile(r"(?<!\d)(\d{1,2})/(\d{1,2})/(\d{4})[\s,]+" + _TIME + _ZONE, re.IGNORECASE)
# 18.2.2007: always the day first.
_DOTTED = re.compile(r"(?<![\d.])(\d{1,2})\.(\d{1,2})\.(\d{4})[\s,]+" + _TIME + _ZONE, re.IGNORECASE)
_ONLY_SECONDS = re.compile(r"\s*(\d{9,10})\s*$")
_LONGEST = 500
"""Characters of a date that are looked at."""
_SHORT_YEAR = 100
_PIVOT = 50
"""Two-digit years below this are of this century (RFC 5322, section 4.3)."""
_FARTHEST_ZONE = 16 * 60
"""Minutes; an offset beyond it is nonsense and read as UTC."""
_ORDINAL_OF_1970 = date(1970, 1, 1).toordinal()
_THAT_CAN_BE_SHOWN = range(-62_135_000_000, 253_402_000_000)
"""Years 1 to 9999, whatever the zone that they are shown in."""
_SPACED_COLON = re.compile(r"\s*:\s*(?=\d)")
_MORE_DIGITS = re.compile(r"[\s,]*\d")
_COMMENT = re.compile(r"\([^()]*\)")


def parse_date(text: str) -> int | None:
    """Seconds since 1970 UTC, or None when `text` holds no date that ever was; a missing zone means UTC."""
    text = text[:_LONGEST]
    if "(" in text or " :" in text or ": " in text:
        text = _SPACED_COLON.sub(":", _COMMENT.sub(" ", text))
    found = _RFC.search(text)
    if found:
        day, month, year, *rest = found.groups()
        if rest[0] is None and _MORE_DIGITS.match(text, found.end()):
            return None  # the time is damaged, and so may be the day
        return _seconds(year, month, day, *rest)
    found = _ASCTIME.search(text)
    if found:
        month, day, hour, minute, second, half, offset, zone, year, offset_after = found.groups()
        return _seconds(year, month, day, hour, minute, second, half, offset or offset_after, zone)
    found = _AMERICAN.search(text)
    if found:
        month, day, year, *rest = found.groups()
        return _seconds(year, month, day, *rest)
    found = _ISO.search(text) or _BASIC.match(text) or _CHINESE.search(text)
    if found:
        return _seconds(*found.groups())
    return _rarely_written(text)


def _rarely_written(text: str) -> int | None:
    found = _SLASHED.search(text)
    if found:
        first, second, year, *rest = found.groups()
        if int(first) <= 12 < int(second) or rest[3]:
            return _seconds(year, first, second, *rest)
        return _seconds(year, second, first, *rest) if int(second) <= 12 < int(first) else None
    found = _DOTTED.search(text)
    if found:
        day, month, year, *rest = found.groups()
        return _seconds(year, month, day, *rest)
    found = _ONLY_SECONDS.match(text)
    return int(found[1]) if found else None


def _seconds(
    year: str,
    month: str,
    day: str,
    hour: str | None = None,
    minute: str | None = None,
    second: str | None = None,
    half: str | None = None,
    offset: str | None = None,
    zone: str | None = None,
) -> int | None:
    month_number = int(month) if month.isdigit() else _MONTHS.get(month.lower(), 0)
    hours, minutes = int(hour or 0), int(minute or 0)
    if half:
        hours = hours % 12 + (12 if half.lower() == "p" else 0)
    if minutes > 59 or hours > (23 if minutes else 24):  # 24:00 is the midnight at the end of the day (ISO 8601:2004)
        return None
    try:
        days = date(_full_year(year), month_number, int(day)).toordinal() - _ORDINAL_OF_1970
    except ValueError:
        return None
    # A leap second (60) is taken as the second before it.
    of_day = hours * 3600 + minutes * 60 + min(int(second or 0), 59)
    seconds = days * 86_400 + of_day - 60 * _minutes_east(offset, zone)
    return seconds if seconds in _THAT_CAN_BE_SHOWN else None


def _full_year(year: str) -> int:
    number = int(year)
    if len(year) == 4:
        return number
    if number < _PIVOT:
        return 2000 + number
    return 1900 + number


def _minutes_east(offset: str | None, zone: str | None) -> int:
    if offset:
        digits = offset.strip("+-").replace(":", "").strip()
        hours, rest = (digits, "0") if len(digits) <= 2 else (digits[:-2], digits[-2:])
        minutes = int(hours) * 60 + int(rest)
        if minutes > _FARTHEST_ZONE:
            return 0
        return -minutes if offset[0] == "-" else minutes
    return _ZONES.get(zone.lower(), 0) if zone else 0
