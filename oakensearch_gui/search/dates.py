"""Days and spans as people write them in a query, as ranges of seconds since 1970 UTC.

    2024-03-12  2024/03/12  12.03.2024  31/12/2024    a day; 03/04/2024 could be two and is not read
    2024-03  2024/03  march 2024  März 2024           a month
    2024                                              a year
    12 march 2024  march 12, 2024  12 de marzo de 2024
    mar  12 march  tuesday                            the last one that has begun
    today  yesterday  last tuesday  last week  this month  last year
    3 days ago  vor 2 Wochen  hace 3 meses  3d

Names of months and days are known in English, German, Spanish, French, Italian, Portuguese and Dutch.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta, tzinfo
from typing import TypeVar

from oakensearch_gui.index.words import fold


@dataclass(frozen=True, slots=True)
class Clock:
    """What time it is, and whose days are meant: UTC's, another zone's, or (None) those of this computer."""

    now: datetime = field(default_factory=lambda: datetime.now(UTC))
    zone: tzinfo | None = UTC

    @property
    def today(self) -> date:
        return self.now.astimezone(self.zone).date()

    def seconds(self, day: date) -> int:
        """The first second of a day, since 1970 UTC."""
        return int(datetime(day.year, day.month, day.day, tzinfo=self.zone).timestamp())


Moment = TypeVar("Moment", date, datetime)

Span = tuple[date, date]
"""A first day, and the first day after."""


def day_range(value: str, clock: Clock | None = None) -> tuple[int, int] | None:
    """The first second of what `value` names, and the first one after it; None when it cannot be read."""
    clock = clock or Clock()
    text = " ".join(_FILLER.sub(" ", fold(value).casefold()).split())
    for read in (_numbers, _named_span, _weekday, _ago, _month):
        try:
            span = read(text, clock.today)
            if span:
                return clock.seconds(span[0]), clock.seconds(span[1])
        except (ValueError, OverflowError, OSError):  # there is no such day
            continue
    return None


def moment_ago(value: str, clock: Clock | None = None) -> int | None:
    """Seconds since 1970 UTC of the moment so long ago (``3d``, ``2w``, ``6m``, ``1y``, ``3 weeks``), or None."""
    clock = clock or Clock()
    match = _AMOUNT.fullmatch(fold(value).casefold().strip())
    unit = _UNITS.get(match["unit"]) if match else None
    if match is None or unit is None:
        return None
    try:
        return int(_back(clock.now, int(match["number"]), unit).timestamp())
    except (ValueError, OverflowError, OSError):
        return None


# ---- names

_FILLER = re.compile(
    r"(?<=\w),(?=\s)|\b(?:de|del|el|la|le|the|of|on|am|im|den|du|il|lo)\b|(?<=\d)(?:st|nd|rd|th)\b|(?<=\d)\.(?=\s)"
)


def _names(*languages: str) -> dict[str, int]:
    """Each name, and each beginning of three letters or more that no other number has, to its number from 1."""
    whole: dict[str, set[int]] = {}
    for row in languages:
        for number, name in enumerate(fold(row).split(), start=1):
            for end in range(3, len(name) + 1):
                whole.setdefault(name[:end], set()).add(number)
    return {name: next(iter(numbers)) for name, numbers in whole.items() if len(numbers) == 1}


_MONTHS = {
    **_names(
        "january february march april may june july august september october november december",
        "januar februar märz april mai juni juli august september oktober november dezember",
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
        "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
        "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
        "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
        "januari februari maart april mei juni juli augustus september oktober november december",
    ),
    "sept": 9, "mrz": 3, "maerz": 3, "jun": 6, "jul": 7, "mar": 3, "ago": 8, "set": 9, "janner": 1,
}  # fmt: skip

_WEEKDAYS = _names(
    "monday tuesday wednesday thursday friday saturday sunday",
    "montag dienstag mittwoch donnerstag freitag samstag sonntag",
    "montag dienstag mittwoch donnerstag freitag sonnabend sonntag",
    "lunes martes miércoles jueves viernes sábado domingo",
    "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "lunedì martedì mercoledì giovedì venerdì sabato domenica",
    "segunda terça quarta quinta sexta sábado domingo",
    "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
)

_UNITS = {
    name: unit
    for unit, names in {
        "day": "d day days tag tage tagen dia dias jour jours giorno giorni dag dagen",
        "week": "w week weeks woche wochen semana semanas semaine semaines settimana settimane weken",
        "month": "m mo month months monat monate monaten mes meses mois mese mesi maand maanden",
        "year": "y year years jahr jahre jahren ano anos an ans annee annees anno anni jaar",
        "hour": "h hour hours stunde stunden hora horas heure heures ora ore uur",
    }.items()
    for name in names.split()
}

_LAST = "last past previous letzte letzten letzter letztes vorige vorigen voriger pasado pasada ultimo ultima dernier derniere scorso scorsa passado passada vorige"  # noqa: E501
_THIS = "this diese diesen dieser dieses este esta ce cette questo questa deze dit"
_RELATIVE = {**dict.fromkeys(_LAST.split(), 1), **dict.fromkeys(_THIS.split(), 0)}

_DAYS_BACK = {
    **dict.fromkeys(("today", "heute", "hoy", "aujourd'hui", "oggi", "hoje", "vandaag"), 0),
    **dict.fromkeys(("yesterday", "gestern", "ayer", "hier", "ieri", "ontem", "gisteren"), 1),
    **dict.fromkeys(("vorgestern", "anteayer", "avant-hier"), 2),
}

# ---- readers: each takes the folded text and gives the span it names, or None

_AMOUNT = re.compile(r"(?P<number>\d{1,4})\s*(?P<unit>[a-z]+)")
_AGO = re.compile(rf"(?:(?:vor|hace|(?:il )?y a|ha)\s+)?{_AMOUNT.pattern}(?:\s+(?:ago|her|fa|geleden|atras))?")
_YEAR_FIRST = re.compile(r"(\d{4})(?:([-/.])(\d{1,2})(?:\2(\d{1,2}))?)?")
_YEAR_LAST = re.compile(r"(\d{1,2})([-/.])(\d{1,2})\2(\d{4})")
_MONTH_LAST = re.compile(r"(\d{1,2})[-/.](\d{4})")


def _numbers(text: str, _today: date) -> Span | None:
    if match := _YEAR_FIRST.fullmatch(text):
        return _span(int(match[1]), int(match[3] or 0), int(match[4] or 0))
    if match := _YEAR_LAST.fullmatch(text):
        first, second, year = int(match[1]), int(match[3]), int(match[4])
        if match[2] == "/" and first != second and max(first, second) <= 12:
            return None  # people on two sides of an ocean read it as two days
        day, month = (second, first) if second > 12 else (first, second)
        return _span(year, month, day)
    if match := _MONTH_LAST.fullmatch(text):
        return _span(int(match[2]), int(match[1]), 0)
    return None


def _named_span(text: str, today: date) -> Span | None:
    if text in _DAYS_BACK:
        return _days(today - timedelta(days=_DAYS_BACK[text]))
    words = text.split()
    back = next((_RELATIVE[word] for word in words if word in _RELATIVE), None)
    rest = [word for word in words if word not in _RELATIVE]
    if back is None or len(rest) != 1 or rest[0] not in _UNITS:
        return None
    match _UNITS[rest[0]]:
        case "week":
            monday = today - timedelta(days=today.weekday() + 7 * back)
            return monday, monday + timedelta(days=7)
        case "month":
            first = _back(today.replace(day=1), back, "month")
            return first, _back(first, -1, "month")
        case "year":
            return _span(today.year - back, 0, 0)
        case _:
            return _days(today - timedelta(days=back))


def _weekday(text: str, today: date) -> Span | None:
    words = text.split()
    strictly_before = any(_RELATIVE.get(word) == 1 for word in words)
    rest = [word for word in words if word not in _RELATIVE]
    if len(rest) != 1 or (rest[0] in _MONTHS and not strictly_before) or rest[0] not in _WEEKDAYS:
        return None
    back = (today.weekday() - (_WEEKDAYS[rest[0]] - 1)) % 7
    return _days(today - timedelta(days=back or (7 if strictly_before else 0)))


def _ago(text: str, today: date) -> Span | None:
    match = _AGO.fullmatch(text)
    unit = _UNITS.get(match["unit"]) if match else None
    if match is None or unit is None or unit == "hour":
        return None
    return _days(_back(today, int(match["number"]), unit))


_MONTH_FORMS = (
    re.compile(r"(?P<month>[a-z]+)\.?"),
    re.compile(r"(?P<month>[a-z]+)\.? (?P<year>\d{4})"),
    re.compile(r"(?P<year>\d{4}) (?P<month>[a-z]+)\.?"),
    re.compile(r"(?P<day>\d{1,2})[. -]{1,2}(?P<month>[a-z]+)\.?(?:[ -](?P<year>\d{4}))?"),
    re.compile(r"(?P<month>[a-z]+)\.? (?P<day>\d{1,2})(?: (?P<year>\d{4}))?"),
)


def _month(text: str, today: date) -> Span | None:
    words = text.split()
    strictly_before = any(_RELATIVE.get(word) == 1 for word in words)
    text = " ".join(word for word in words if word not in _RELATIVE)
    for form in _MONTH_FORMS:
        match = form.fullmatch(text)
        month = _MONTHS.get(match["month"]) if match else None
        if match is None or month is None:
            continue
        parts = match.groupdict()
        day = int(parts.get("day") or 0)
        if parts.get("year"):
            return _span(int(parts["year"] or 0), month, day)
        span = _span(today.year, month, day)
        if span[0] > today or (strictly_before and span[1] > today):
            span = _span(today.year - 1, month, day)
        return span
    return None


def _days(day: date) -> Span:
    return day, day + timedelta(days=1)


def _span(year: int, month: int, day: int) -> Span:
    """A day, a month (`day` 0) or a year (`month` 0 too). Raises ValueError when there is no such one."""
    first = date(year, month or 1, day or 1)
    if day:
        return _days(first)
    return first, _back(first, -1, "month" if month else "year")


def _back(moment: Moment, number: int, unit: str) -> Moment:
    """`moment` so many units earlier; a day that a month does not have becomes the month's last."""
    if unit in {"hour", "day", "week"}:
        return moment - timedelta(**{f"{unit}s": number})
    months = moment.year * 12 + moment.month - 1 - number * (12 if unit == "year" else 1)
    year, month = divmod(months, 12)
    for day in (moment.day, 30, 29, 28):
        try:
            return moment.replace(year=year, month=month + 1, day=day)
        except ValueError:
            if not 1 <= year <= 9999:
                raise
    raise AssertionError("every month has 28 days")
