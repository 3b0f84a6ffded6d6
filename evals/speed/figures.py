"""What a measure yields: figures with their spread, who made them, and the bar that they are held against."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

OURS = "oakensearch"


@dataclass(frozen=True, slots=True)
class Stat:
    """`count` observations of one thing: their median, their 95th percentile, the least and the largest."""

    median: float
    p95: float
    least: float
    largest: float
    count: int

    @classmethod
    def of(cls, values: Sequence[float]) -> Stat:
        """The statistics of at least one value."""
        return cls(percentile(values, 50), percentile(values, 95), min(values), max(values), len(values))


def percentile(values: Sequence[float], percent: float) -> float:
    """The value below which `percent` of the values lie, by linear interpolation (the usual definition, type 7)."""
    ordered = sorted(values)
    place = (len(ordered) - 1) * percent / 100.0
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing measured of one program.

    `key` names what was measured (``index.cpu``, ``query.keyword.warm.phrase``): the same for every program. `stat`
    is in `unit`; `cpu` is the CPU time that went with a wall time, in the same unit. `note` says what to know.
    """

    key: str
    title: str
    unit: str
    stat: Stat
    who: str = OURS
    cpu: Stat | None = None
    note: str = ""
    higher_is_better: bool = False


def figure(
    key: str,
    title: str,
    unit: str,
    values: Sequence[float] | float,
    *,
    who: str = OURS,
    cpu: Sequence[float] = (),
    note: str = "",
    higher_is_better: bool = False,
) -> Figure:
    """A figure from its observations."""
    seen = [values] if isinstance(values, (int, float)) else values
    return Figure(
        key, title, unit, Stat.of(seen), who, Stat.of(cpu) if cpu else None, note, higher_is_better=higher_is_better
    )


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table: what was measured, of whom; the first figure of ours says the unit and the direction."""

    key: str
    title: str
    unit: str
    by: dict[str, Figure] = field(default_factory=dict)

    @property
    def ours(self) -> Figure | None:
        return self.by.get(OURS)

    def ratio(self, peer: str) -> float | None:
        """Our median over the peer's; None where one of the two was not measured or is nothing."""
        ours, theirs = self.ours, self.by.get(peer)
        if ours is None or theirs is None or not theirs.stat.median:
            return None
        return ours.stat.median / theirs.stat.median

    def best_ratio(self) -> float | None:
        """Our median over that of the best peer."""
        ours = self.ours
        theirs = [each.stat.median for who, each in self.by.items() if who != OURS and each.stat.median]
        if ours is None or not theirs:
            return None
        return ours.stat.median / (max(theirs) if ours.higher_is_better else min(theirs))


def rows(figures: Sequence[Figure]) -> list[Row]:
    """The figures as lines, in the order in which their keys first came; a later figure replaces an earlier one."""
    found: dict[str, Row] = {}
    for each in figures:
        row = found.setdefault(each.key, Row(each.key, each.title, each.unit))
        row.by[each.who] = each
    return list(found.values())
