"""The table of measures. One row a measure: its word on the command line, and the function that yields its figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from evals.speed import searching, taking_in, windows
from evals.speed.figures import Figure
from evals.speed.lab import Lab


@dataclass(frozen=True, slots=True)
class Measure:
    """Something to measure. `run` yields figures, ours and the peers'; it makes what it needs of the lab itself."""

    name: str
    run: Callable[[Lab], Iterator[Figure]]


MEASURES: tuple[Measure, ...] = (
    Measure("index", taking_in.first_index),
    Measure("mbox", taking_in.mbox),
    Measure("unchanged", taking_in.nothing_changed),
    Measure("changes", taking_in.small_changes),
    Measure("disk", taking_in.disk),
    Measure("processes", searching.whole_processes),
    Measure("cold-process", searching.cold_process),
    Measure("disk-vectors", taking_in.disk_with_vectors),
    Measure("changes-vectors", taking_in.small_changes_with_vectors),
    Measure("embedding", searching.embedding),
    Measure("nearest", searching.nearest),
    Measure("queries", searching.in_process),
    Measure("window-start", windows.start),
    Measure("window-typing", windows.typing),
    Measure("window-scrolling", windows.scrolling),
    Measure("window-indexing", windows.indexing),
)


@dataclass(frozen=True, slots=True)
class Measured:
    """What a run of measures came to: every figure, and a sentence for each measure that failed."""

    figures: tuple[Figure, ...]
    failures: tuple[str, ...]


def measure(lab: Lab, names: tuple[str, ...] = (), tell: Callable[[str], None] = lambda _: None) -> Measured:
    """Run the measures of these names (all, without any). One that fails does not keep the others from running.

    Whoever stops the run (Ctrl+C) gets the figures that are there.
    """
    figures: list[Figure] = []
    failures = []
    for each in MEASURES:
        if names and each.name not in names:
            continue
        tell(each.name)
        try:
            figures.extend(each.run(lab))
        except Exception as error:  # noqa: BLE001 - hours of other figures must not be lost with it; it is told
            failures.append(f"{each.name} could not be measured: {error}")
            tell(failures[-1])
        except KeyboardInterrupt:
            failures.append(f"{each.name}, and what follows it, was not measured: the run was stopped.")
            break
    return Measured(tuple(figures), tuple(failures))
