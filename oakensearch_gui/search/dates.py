"""Days as people write them in a query, as ranges of seconds since 1970 UTC."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta

_ISO = re.compile(r"(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?")


def day_range(value: str, today: date | None = None) -> tuple[int, int] | None:
    """The first second of what `value` names (a day, month or year), and the first one after it; None if unreadable.

    Read are ``2024-03-01``, ``2024-03``, ``2024``, ``today`` and ``yesterday``.
    """
    value = value.strip().casefold()
    today = today or datetime.now(UTC).date()
    if value in {"today", "yesterday"}:
        day = today - timedelta(days=value == "yesterday")
        return _seconds(day), _seconds(day + timedelta(days=1))
    match = _ISO.fullmatch(value)
    if match is None:
        return None
    year, month, day_of_month = (int(part) if part else 0 for part in match.groups())
    try:
        first = date(year, month or 1, day_of_month or 1)
        if day_of_month:
            after = first + timedelta(days=1)
        elif month:
            after = date(year + month // 12, month % 12 + 1, 1)
        else:
            after = date(year + 1, 1, 1)
    except (ValueError, OverflowError):
        return None
    return _seconds(first), _seconds(after)


def _seconds(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())
