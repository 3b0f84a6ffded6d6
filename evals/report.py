"""What a bench found, as data; printed as a table, written as Markdown, JSON and a picture, and kept as the latest."""

from __future__ import annotations

import json
import platform
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any, cast

import apsw

from evals.plot import Bars, svg
from oakensearch_gui import __version__
from oakensearch_gui.embedding import Embedder

FOLDER = Path(__file__).resolve().parent
RESULTS = FOLDER / "results.json"
"""The latest run that was kept of each bench: its tables and its headlines."""

PAGE = FOLDER / "RESULTS.md"
"""The same for people; written from `RESULTS`."""

PLOTS = FOLDER / "plots"

Cell = str | int | float | None


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under columns; a float is shown with three digits, None as n/a (it was not or cannot be measured)."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """One query's fate: the rank, from 1, of the first right answer in each mode's list (None: not found)."""

    query: str
    family: str
    ranks: Mapping[str, int | None]


@dataclass(frozen=True, slots=True)
class Report:
    """One run of a bench.

    `name` is its word on the command line, with what is not the default behind it. `headlines` are the numbers
    that must not fall, `notes` are sentences. `versions` and `seed` say what the run can be repeated with.
    """

    name: str
    about: str
    tables: tuple[Table, ...]
    notes: tuple[str, ...]
    headlines: Mapping[str, float]
    versions: Mapping[str, str]
    seed: int | None
    plot: Bars
    outcomes: tuple[Outcome, ...] = ()


def versions(*embedders: Embedder) -> dict[str, str]:
    """What a number depends on: the app, the models, SQLite and its vectors, numpy."""
    return {
        "oakensearch": __version__,
        "model": ", ".join(model_name(embedder) for embedder in embedders),
        "sqlite": apsw.sqlite_lib_version(),
        "sqlite-vec": version("sqlite-vec"),
        "numpy": version("numpy"),
        "python": platform.python_version(),
    }


def model_name(embedder: Embedder) -> str:
    """A model's identity in few words."""
    identity = embedder.identity
    return f"{identity.model} {identity.version} ({identity.dimension} dimensions)"


def as_text(report: Report) -> str:
    """The tables as a terminal shows them."""
    parts = [f"{report.name}: {report.about}"]
    for table in report.tables:
        cells = [list(table.columns), *([_cell(value) for value in row] for row in table.rows)]
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        lines = (
            "  ".join(
                text.rjust(width) if number else text.ljust(width)
                for number, (text, width) in enumerate(zip(row, widths, strict=True))
            )
            for row in cells
        )
        parts.append("\n".join([table.title, *(line.rstrip() for line in lines)]))
    parts.append("\n".join([*report.notes, _made_with(report)]))
    return "\n\n".join(parts) + "\n"


def as_markdown(report: Report, picture: str = "") -> str:
    """The same as a section of a page; `picture` is the plot's address relative to the page."""
    parts = [f"## {report.name}", report.about]
    for table in report.tables:
        rule = "|".join(["---", *["--:"] * (len(table.columns) - 1)])
        rows = [f"| {' | '.join(table.columns)} |", f"|{rule}|"]
        rows += [f"| {' | '.join(map(_cell, row))} |" for row in table.rows]
        parts += [table.title, "\n".join(rows)]
    if report.notes:
        parts.append("\n".join(f"- {note}" for note in report.notes))
    if picture:
        parts.append(f"![{report.plot.title}]({picture})")
    parts.append(_made_with(report))
    return "\n\n".join(parts) + "\n"


def as_json(report: Report) -> str:
    """Everything, each query's outcome too."""
    return json.dumps(asdict(report), indent=2, ensure_ascii=False) + "\n"


def write(report: Report, folder: Path) -> tuple[Path, Path, Path]:
    """Write Markdown, JSON and the plot of a run into `folder`; where they are."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = file_name(report.name)
    page, data, picture = (folder / f"{stem}.{suffix}" for suffix in ("md", "json", "svg"))
    page.write_text(as_markdown(report, picture.name), encoding="utf-8")
    data.write_text(as_json(report), encoding="utf-8")
    picture.write_text(svg(report.plot), encoding="utf-8")
    return page, data, picture


def keep(reports: Sequence[Report]) -> None:
    """Keep these runs as the latest of their benches (without single queries, which may name people's mail)."""
    kept = latest()
    PLOTS.mkdir(exist_ok=True)
    for report in reports:
        content = asdict(report)
        del content["outcomes"], content["plot"]
        content["plot_title"] = report.plot.title
        kept[report.name] = content
        (PLOTS / f"{file_name(report.name)}.svg").write_text(svg(report.plot), encoding="utf-8")
    kept = dict(sorted(kept.items()))
    RESULTS.write_text(json.dumps(kept, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    PAGE.write_text(page(kept), encoding="utf-8")


def latest() -> dict[str, dict[str, Any]]:
    """The kept runs by name; empty when there are none yet."""
    if not RESULTS.exists():
        return {}
    return cast("dict[str, dict[str, Any]]", json.loads(RESULTS.read_text(encoding="utf-8")))


_OPENING = """# Evaluation results

How well searches find, as of the latest runs that were kept (`python -m evals --record`). This page is written from
`results.json`; a test fails when a headline is no longer reached. Higher is better everywhere, 1 is the most.
"""


def page(kept: Mapping[str, Mapping[str, Any]]) -> str:
    """RESULTS.md from what is kept in results.json."""
    parts = [_OPENING]
    for name, content in kept.items():
        report = Report(
            name=name,
            about=content["about"],
            tables=tuple(
                Table(table["title"], tuple(table["columns"]), tuple(map(tuple, table["rows"])))
                for table in content["tables"]
            ),
            notes=tuple(content["notes"]),
            headlines=content["headlines"],
            versions=content["versions"],
            seed=content["seed"],
            plot=Bars(content["plot_title"], (), (), ()),
        )
        parts.append(as_markdown(report, f"{PLOTS.name}/{file_name(name)}.svg"))
    return "\n".join(parts)


def file_name(name: str) -> str:
    """A report's name as a file's."""
    return "-".join("".join(letter if letter.isalnum() else " " for letter in name.lower()).split())


def _made_with(report: Report) -> str:
    made = ", ".join(f"{what} {value}" for what, value in report.versions.items())
    return f"Made with {made}" + (f"; seed {report.seed}." if report.seed is not None else ".")


def _cell(value: Cell) -> str:
    if value is None:
        return "n/a"
    return f"{value:.3f}" if isinstance(value, float) else str(value)
