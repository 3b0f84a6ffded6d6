"""The bars: what each figure is to reach, by the size of the mailbox. One row a bar."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase

from evals.speed.figures import Figure, Row


@dataclass(frozen=True, slots=True)
class Bar:
    """What a figure is to reach. `keys` is a pattern of figure keys; `text` is the bar as people read it.

    `limits` are (messages, limit): the first whose messages are at least the mailbox's holds. `of` takes the value
    that is compared from a line (its median unless told otherwise).
    """

    keys: str
    text: str
    limits: tuple[tuple[int, float], ...]
    of: Callable[[Row, Figure], float | None] = lambda _, ours: ours.stat.median
    at_least: bool = False

    def limit(self, messages: int) -> float | None:
        """The limit for a mailbox of this size; None where no bar was set."""
        return next((limit for upto, limit in self.limits if messages <= upto), None)


@dataclass(frozen=True, slots=True)
class Verdict:
    """A bar beside its figure; `met` is None where there is nothing to compare."""

    text: str
    met: bool | None


def _p95(_: Row, ours: Figure) -> float:
    return ours.stat.p95


def _largest(_: Row, ours: Figure) -> float:
    return ours.stat.largest


def _over(peer: str) -> Callable[[Row, Figure], float | None]:
    return lambda row, _: row.ratio(peer)


_ANY = 10_000_000
_UP_TO = {"100k": 120_000, "1M": 1_200_000}

BARS: tuple[Bar, ...] = (
    Bar("index.rate", ">= 2,500 up to 100k, >= 1,500 beyond", ((_UP_TO["100k"], 2500), (_ANY, 1500)), at_least=True),
    Bar("index.rate", ">= 5 x mu", ((_ANY, 5.0),), _over("mu"), at_least=True),
    Bar("index.memory", "<= 250 MB", ((_ANY, 250),)),
    Bar("nothing.cpu", "<= 0.10 s up to 100k", ((_UP_TO["100k"], 0.10),)),
    Bar("plus100.wall", "<= 0.5 s", ((_ANY, 0.5),)),
    Bar("disk.words", "<= 0.43 (HTML-heavy mail with attachments)", ((_ANY, 0.43),)),
    Bar("disk.words", "<= notmuch (plain-text lists)", ((_ANY, 1.0),), _over("notmuch")),
    Bar("disk.chunk", "<= 1.1 KB", ((_ANY, 1.1 * 1024),)),
    Bar("query.keyword.warm.*", "p95 <= 15 ms / 50 ms", ((_UP_TO["100k"], 15), (_ANY, 50)), _p95),
    Bar("query.hybrid.warm.*", "p95 <= 35 ms / 80 ms", ((_UP_TO["100k"], 35), (_ANY, 80)), _p95),
    Bar("query.*.warm.newest", "p95 <= 5 ms", ((_ANY, 5),), _p95),
    Bar("query.*.warm.filter-only", "p95 <= 5 ms", ((_ANY, 5),), _p95),
    Bar("knn.time*", "<= 12 ms", ((_ANY, 12),)),
    Bar("knn.recall*", ">= .98", ((_ANY, 0.98),), at_least=True),
    Bar("window.start", "<= 0.8 s", ((_ANY, 0.8),)),
    Bar("window.keystroke", "p95 <= 60 ms", ((_ANY, 60),), _p95),
    Bar("window.frame.steps", "p95 <= 16.7 ms", ((_ANY, 16.7),), _p95),
    Bar("window.stall.*", "worst <= 25 ms", ((_ANY, 25),), _largest),
    Bar("window.memory", "<= 400 MB", ((_ANY, 400),)),
)


def verdicts(row: Row, messages: int) -> list[Verdict]:
    """Every bar that is set for a line, and whether it is met."""
    if row.ours is None:
        return []
    found = []
    for bar in BARS:
        limit = bar.limit(messages)
        if limit is None or not fnmatchcase(row.key, bar.keys):
            continue
        value = bar.of(row, row.ours)
        met = None if value is None else (value >= limit if bar.at_least else value <= limit)
        found.append(Verdict(bar.text, met))
    return found
