"""What the matching messages come to: how many from whom, where and when; counted in SQL, never hit by hit."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum
from pathlib import PurePath

import apsw

from oakensearch_gui.library.database import Values, rows, scalar
from oakensearch_gui.library.records import ID_AT_1970, SECONDS_PER_ID
from oakensearch_gui.search.amounts import Ids, as_ids
from oakensearch_gui.search.condition import Condition, found_by, like_literal
from oakensearch_gui.search.expression import to_find
from oakensearch_gui.search.match import Match

NEWEST = 5_000
"""Of more matches than these, only the newest are counted by sender, label and so on (`Facets.complete`)."""

DATED_NEWEST = 50_000
"""Of more matches than these, only the newest are counted over time."""

OFFERED_NEWEST = 20_000
"""Of more matches than these, only the newest are looked at for values to offer."""

MOST_BINS = 60
_TOP = 8
_DAY_S = 86_400


NOTHING = Match(conditions=(Condition("0"),))
"""What no message matches: of such an answer only what was found by meaning is counted."""


class Unit(StrEnum):
    """How long a bin of the histogram is."""

    DAY = "day"
    MONTH = "month"
    QUARTER = "quarter"
    YEAR = "year"


@dataclass(frozen=True, slots=True)
class Bin:
    """So many messages from `first` on, and before `after`."""

    first: date
    after: date
    count: int


@dataclass(frozen=True, slots=True)
class FacetValue:
    """A value that an operator can take, what people call it, and the number of matching messages that have it."""

    value: str
    count: int
    name: str = ""


@dataclass(frozen=True, slots=True)
class Facets:
    """Counts of the matching messages, most first. `counted` is how many were looked at.

    `complete` is False when there were more: then they are the newest `counted`. `bins` follow each other without
    a gap, from the oldest match to the newest, and are each a `unit` long. `dated` is how many of the newest they count
    when there are more; 0 when they count all.
    """

    counted: int = 0
    complete: bool = True
    senders: tuple[FacetValue, ...] = ()
    labels: tuple[FacetValue, ...] = ()
    sources: tuple[FacetValue, ...] = ()
    dispositions: tuple[FacetValue, ...] = ()
    categories: tuple[FacetValue, ...] = ()
    unit: Unit = Unit.YEAR
    bins: tuple[Bin, ...] = field(default=())
    dated: int = 0


class FacetCounter:
    """Counts over one connection to the index, with the library attached as ``raw``.

    Whatever it runs is stopped by the connection's `interrupt`.
    """

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection

    def count(self, match: Match) -> int:
        """How many messages hold every word and filter."""
        source, values = found_by(to_find(match.everything()), match.where())
        return int(scalar(self._connection, f"SELECT count(*) {source}", values))

    def facets(self, match: Match, beside: Iterable[int] = (), day_offset: int = 0) -> Facets:
        """Count what holds every word and filter, and the messages `beside` (those found by meaning alone).

        Days begin `day_offset` seconds after UTC's.
        """
        ids = self._newest(match, max(NEWEST, DATED_NEWEST) + 1)
        newest = ids[:NEWEST].tolist()
        found = set(newest)
        others = [key for key in beside if key not in found]
        keys = json.dumps([*newest, *others])
        counted: dict[str, list[FacetValue]] = {}
        days: dict[int, int] = {}
        for kind, value, count, name in rows(self._connection, _COUNTS, (keys, _TOP, -day_offset)):
            if kind == "day":
                days[value] = count
            else:
                counted.setdefault(kind, []).append(FacetValue(str(value), int(count), name or ""))
        if len(ids) > NEWEST:
            days = _days_by_id(ids[:DATED_NEWEST], day_offset)
        unit, bins = _histogram(days)
        return Facets(
            counted=counted["all"][0].count,
            complete=len(ids) <= NEWEST,
            senders=tuple(counted.get("from", ())),
            labels=self._values(_LABELS, (keys, _TOP)),
            sources=self._sources(keys),
            dispositions=tuple(counted.get("in", ())),
            categories=tuple(counted.get("category", ())),
            unit=unit,
            bins=bins,
            dated=DATED_NEWEST if len(ids) > max(NEWEST, DATED_NEWEST) else 0,
        )

    def values(self, match: Match, name: str, prefix: str = "", limit: int = 20) -> tuple[FacetValue, ...]:
        """The values that the operator `name` can take, with how many of the matching messages have each.

        Of people and names of files only those in which a word begins with `prefix`; of all others, those that
        hold it. An operator whose values cannot be listed gives none.
        """
        keys = json.dumps(self._newest(match, OFFERED_NEWEST).tolist())
        like = f"{like_literal(prefix)}%"
        if name == "from":
            return self._values(_SENDERS_LIKE, (keys, limit, like, f"% {like}"))
        if name == "to":
            return self._values(_RECIPIENTS, (keys, limit, like, f"% {like}"))
        if name == "filename":
            return self._values(_FILES, (keys, limit, like, f"% {like}"))
        if name == "source":
            found = self._sources(keys)
        elif name == "label":
            found = self._values(_LABELS, (keys, -1))
        elif name in _COLUMNS:
            found = self._values(_COLUMN.format(column=_COLUMNS[name]), (keys, -1))
            if name == "priority":
                found = _at_least(found)
        elif name in _FLAGS:
            unread, starred, attached = next(rows(self._connection, _FLAG_COUNTS, (keys,)))
            told = {"is": (("unread", unread), ("starred", starred)), "has": (("attachment", attached),)}[name]
            found = tuple(FacetValue(value, int(count)) for value, count in told)
        else:
            return ()
        folded = prefix.casefold()
        return tuple(one for one in found if folded in f"{one.value} {one.name}".casefold())[:limit]

    def _newest(self, match: Match, limit: int) -> Ids:
        source, values = found_by(to_find(match.everything()), match.where())
        key = "f.rowid" if match.everything() else "m.id"
        sql = f"SELECT group_concat(id) FROM (SELECT {key} AS id {source} ORDER BY {key} DESC LIMIT ?)"
        return as_ids(scalar(self._connection, sql, (*values, limit)))

    def _values(self, sql: str, bound: Values) -> tuple[FacetValue, ...]:
        return tuple(FacetValue(str(row[0]), row[1], row[2] or "") for row in rows(self._connection, sql, bound))

    def _sources(self, keys: str) -> tuple[FacetValue, ...]:
        found = rows(self._connection, _SOURCES, (keys,))
        return tuple(FacetValue(label or path, count, label or PurePath(path).name) for label, path, count in found)


def _at_least(values: Iterable[FacetValue]) -> tuple[FacetValue, ...]:
    """Of each level the messages that have it or a higher one, as the operator finds them; highest first."""
    found: list[FacetValue] = []
    for one in sorted(values, key=lambda each: each.value, reverse=True):
        found.append(FacetValue(one.value, one.count + (found[-1].count if found else 0)))
    return tuple(found)


# ---- over time

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC).date()


def _days_by_id(ids: Ids, offset: int) -> dict[int, int]:
    """Days since 1970 -> messages, by the dates that ids stand for: seconds off, where many came at once."""
    import numpy as np

    days, counts = np.unique(((ids - ID_AT_1970) * SECONDS_PER_ID + offset) // _DAY_S, return_counts=True)
    return dict(zip(days.tolist(), counts.tolist(), strict=True))


def _histogram(days: dict[int, int]) -> tuple[Unit, tuple[Bin, ...]]:
    """Bins from the first day to the last, of the shortest unit that needs no more than MOST_BINS."""
    if not days:
        return Unit.YEAR, ()
    first, last = _day(min(days)), _day(max(days))
    for unit in Unit:
        starts = _starts(first, last, unit)
        if len(starts) <= MOST_BINS + 1:
            break
    else:  # mail of more than sixty years: wrong clocks; what is older falls into the first bin
        starts = starts[-(MOST_BINS + 1) :]
    counts = [0] * (len(starts) - 1)
    numbers = [(start - _EPOCH).days for start in starts[:-1]]
    for number, count in days.items():
        counts[max(0, bisect_right(numbers, number) - 1)] += count
    return unit, tuple(
        Bin(start, after, count) for start, after, count in zip(starts[:-1], starts[1:], counts, strict=True)
    )


def _day(number: int) -> date:
    try:
        return _EPOCH + timedelta(days=number)
    except OverflowError:
        return date.min if number < 0 else date(9998, 1, 1)


def _starts(first: date, last: date, unit: Unit) -> list[date]:
    """Where each bin begins, and at the end where the last one ends."""
    start = {
        Unit.DAY: first,
        Unit.MONTH: first.replace(day=1),
        Unit.QUARTER: first.replace(month=(first.month - 1) // 3 * 3 + 1, day=1),
        Unit.YEAR: first.replace(month=1, day=1),
    }[unit]
    found = [start]
    while found[-1] <= last and len(found) < 10_000:
        found.append(_next(found[-1], unit))
    return found


def _next(day: date, unit: Unit) -> date:
    if unit is Unit.DAY:
        return day + timedelta(days=1)
    if unit is Unit.MONTH:
        return (day.replace(day=1) + timedelta(days=32)).replace(day=1)
    if unit is Unit.QUARTER:
        return (day.replace(day=1) + timedelta(days=95)).replace(day=1)
    return day.replace(year=day.year + 1, month=1, day=1)


# ---- what is counted; ?1 is a JSON list of message ids, ?2 how many values at most, ?3 the seconds when a day begins

_OF = "FROM json_each(?1) j CROSS JOIN raw.messages m ON m.id = j.value"
_ATTACHED = "EXISTS (SELECT 1 FROM raw.attachments a WHERE a.message_id = m.id AND NOT a.inline)"
_FLAG_COUNTS = f"SELECT total(m.unread), total(m.starred), total({_ATTACHED}) {_OF}"
_COLUMN = "SELECT m.{column}, count(*), '' " + _OF + " GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ?2"
_COLUMNS = {"in": "disposition", "category": "category", "priority": "priority"}
_FLAGS = ("is", "has")

_WHO = "CASE WHEN m.sender_address = '' THEN m.sender_name ELSE m.sender_address END"
# The name that goes with max(m.id) is that of the newest message: so SQLite defines a bare column beside max().
_COUNTS = f"""
    WITH hit (id, who, name, disposition, category, day) AS MATERIALIZED (
        SELECT m.id, {_WHO}, m.sender_name, m.disposition, m.category, (m.date - ?3) / {_DAY_S} {_OF})
    SELECT * FROM (SELECT 'from', who, n, name FROM
        (SELECT who, count(*) AS n, name, max(id) FROM hit WHERE who <> '' GROUP BY who) ORDER BY 3 DESC, 2 LIMIT ?2)
    UNION ALL SELECT * FROM (SELECT 'in', disposition, count(*), '' FROM hit GROUP BY 2 ORDER BY 3 DESC, 2)
    UNION ALL SELECT * FROM (SELECT 'category', category, count(*), '' FROM hit GROUP BY 2 ORDER BY 3 DESC, 2)
    UNION ALL SELECT 'day', day, count(*), '' FROM hit GROUP BY 2
    UNION ALL SELECT 'all', '', count(*), '' FROM hit
"""
_SENDERS_LIKE = (
    f"SELECT who, n, name FROM (SELECT {_WHO} AS who, count(*) AS n, m.sender_name AS name, max(m.id) {_OF} WHERE"
    " m.sender_name LIKE ?3 ESCAPE '\\' OR m.sender_name LIKE ?4 ESCAPE '\\'"
    " OR m.sender_address LIKE ?3 ESCAPE '\\' GROUP BY 1) WHERE who <> '' ORDER BY 2 DESC, 1 LIMIT ?2"
)
_RECIPIENTS = (
    "SELECT address, count(*), name FROM (SELECT DISTINCT m.id, json_extract(r.value, '$[0]') AS name,"
    f" json_extract(r.value, '$[1]') AS address {_OF}, json_each(m.recipients, '$.to') r)"
    " WHERE address <> '' AND (name LIKE ?3 ESCAPE '\\' OR name LIKE ?4 ESCAPE '\\' OR address LIKE ?3 ESCAPE '\\')"
    " GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ?2"
)
_FILES = (
    "SELECT a.filename, count(DISTINCT m.id), '' " + _OF + " JOIN raw.attachments a ON a.message_id = m.id"
    " WHERE a.filename <> '' AND (a.filename LIKE ?3 ESCAPE '\\' OR a.filename LIKE ?4 ESCAPE '\\')"
    " GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ?2"
)
# Not by the view `labelled`: SQLite does not carry the ids into its parts.
_LABELS = (
    "SELECT label, count(*), '' FROM ("
    "SELECT j.value AS id, l.label FROM json_each(?1) j CROSS JOIN raw.labels l ON l.message_id = j.value"
    " UNION SELECT j.value, f.name FROM json_each(?1) j CROSS JOIN raw.locations l ON l.message_id = j.value"
    " JOIN raw.folders f ON f.id = l.folder_id WHERE f.name <> ''"
    " UNION SELECT j.value, s.label FROM json_each(?1) j CROSS JOIN raw.locations l ON l.message_id = j.value"
    " JOIN raw.folders f ON f.id = l.folder_id JOIN raw.sources s ON s.id = f.source_id WHERE s.label <> ''"
    ") GROUP BY label COLLATE NOCASE ORDER BY 2 DESC, 1 LIMIT ?2"
)
_SOURCES = (
    "SELECT s.label, s.path, count(DISTINCT l.message_id) FROM json_each(?1) j"
    " CROSS JOIN raw.locations l ON l.message_id = j.value JOIN raw.folders f ON f.id = l.folder_id"
    " JOIN raw.sources s ON s.id = f.source_id GROUP BY s.id ORDER BY 3 DESC, 1"
)
