"""The one table of a run, its notes and its plot; and the page that keeps the latest run of each mailbox."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, cast

from evals.plot import Bars, svg
from evals.report import Cell, Report, Table, as_markdown, file_name, versions
from evals.speed.bars import verdicts
from evals.speed.figures import OURS, Figure, Row, rows
from evals.speed.lab import Lab
from evals.speed.measures import Measured
from evals.speed.peers import INSTALL, PEERS
from oakensearch_gui.embedding.bundled import BundledEmbedder

FOLDER = Path(__file__).resolve().parent

_OPENING = """# How fast it is

The latest run of each mailbox that was kept (`make bench ARGS="--size 20k --record"`), written from `results.json`. A
peer's cell gives its figure and, behind it, ours over theirs: where little is good, below 1 is faster or smaller than
the peer. Runs of different days are not to be compared, ratios within a run are.
"""

_PLOTTED = (
    ("index.wall", "first index"),
    ("plus100.wall", "+100"),
    ("nothing.wall", "unchanged"),
    ("disk.words", "disk"),
    ("process.common-word", "search, process"),
    ("query.keyword.warm.common-word", "common word"),
    ("query.keyword.warm.or", "OR of 8"),
    ("query.keyword.warm.prefix", "prefix"),
)
"""What the plot shows: keys and their names under the bars."""


def report(lab: Lab, measured: Measured, loads: Sequence[str]) -> Report:
    """A run as a report: its table, its notes, its plot."""
    lines = rows(measured.figures)
    return Report(
        name=f"Speed, {lab.name}",
        about=f"{lab.size.messages:,} messages, {lab.size.size / 1e6:,.1f} MB of mail.",
        tables=(table(lines, lab.size.messages),),
        notes=(*measured.failures, *notes(lab, loads)),
        headlines={row.key: row.ours.stat.median for row in lines if row.ours},
        versions=versions(BundledEmbedder()),
        seed=lab.seed,
        plot=plot(lines, f"{lab.name}: share of the slowest or largest (lower is better)"),
    )


def table(lines: Sequence[Row], messages: int) -> Table:
    """One line a measure; peers that were not there have no column."""
    there = {who for row in lines for who in row.by}
    peers = [peer.name for peer in PEERS if peer.name in there]
    columns = ("what", "unit", "median", "p95", "CPU", *peers, "ours / best", "bar", "remark")
    return Table("Every figure", columns, tuple(_cells(row, peers, messages) for row in lines if row.ours))


def _cells(row: Row, peers: Sequence[str], messages: int) -> tuple[Cell, ...]:
    ours = row.ours
    assert ours is not None
    best = row.best_ratio()
    found = verdicts(row, messages)
    words = {True: "met", False: "NOT MET", None: "no peer"}
    return (
        row.title,
        row.unit,
        number(ours.stat.median),
        number(ours.stat.p95) if ours.stat.count > 1 else "",
        number(ours.cpu.median) if ours.cpu else "",
        *(_peer_cell(row, peer) for peer in peers),
        f"{best:.2f}" if best is not None else "",
        "; ".join(f"{verdict.text}: {words[verdict.met]}" for verdict in found),
        ours.note,
    )


def _peer_cell(row: Row, peer: str) -> str:
    theirs: Figure | None = row.by.get(peer)
    if theirs is None:
        return ""
    ratio = row.ratio(peer)
    return number(theirs.stat.median) + (f" (x{ratio:.2f})" if ratio is not None else "")


def number(value: float) -> str:
    """Three figures, no more: 12,345 · 123 · 12.3 · 1.23 · 0.0123."""
    if abs(value) >= 100:
        return f"{value:,.0f}"
    if abs(value) >= 10:
        return f"{value:.1f}"
    if abs(value) >= 1 or value == 0:
        return f"{value:.2f}"
    return f"{value:.3g}"


def notes(lab: Lab, loads: Sequence[str]) -> list[str]:
    """What to know about a run, of whatever was measured in it."""
    present = {peer.name: peer for peer in lab.peers}
    told = [f"{peer.name}: {peer.version()}; {peer.note}." for peer in lab.peers]
    told += lab.notes
    absent = [peer.name for peer in PEERS if peer.name not in present]
    if absent and not lab.wants_peers:
        told.append("Ours alone: no peer was asked for.")
    elif absent:
        told.append(f"Not installed, so not measured: {', '.join(absent)}. To install them: {INSTALL}.")
    if not lab.real_vectors:
        told.append(
            f"Vectors: the newest {lab.thoroughness.sample:,} chunks are the real model's, the others were made up in"
            " their likeness (mixtures of two of them with noise of the same spread) and written through the app's own"
            " indexing; questions are embedded by the real model."
        )
    told.append(
        "Cold: the system was told to forget the database files, a new engine, the model already loaded. Warm: all"
        " questions were asked once before. Peers are asked through their Python binding in one process, where they"
        " have one, and as whole processes; notmuch, mu and mairix show no snippets."
    )
    told.append("A question in natural words is asked of the peers as any of its words.")
    told.append(f"The machine: {'; '.join(loads)}.")
    return told


def plot(lines: Sequence[Row], title: str) -> Bars:
    """Ours and the peers' medians, each as the share of the largest in its group."""
    by_key = {row.key: row for row in lines}
    shown = [(by_key[key], name) for key, name in _PLOTTED if key in by_key]
    series = [OURS, *(peer.name for peer in PEERS if any(peer.name in row.by for row, _ in shown))]
    values = []
    for who in series:
        mine: list[float | None] = []
        for row, _ in shown:
            most = max(each.stat.median for each in row.by.values()) or 1.0
            mine.append(row.by[who].stat.median / most if who in row.by else None)
        values.append(tuple(mine))
    return Bars(title, tuple(name for _, name in shown), tuple(series), tuple(values))


def keep(made: Report, folder: Path = FOLDER) -> Path:
    """Keep a run as the latest of its mailbox: results.json, the page RESULTS.md and the plot. Returns the page."""
    kept = _kept(folder)
    content = asdict(made)
    del content["outcomes"], content["plot"]
    content["plot_title"] = made.plot.title
    kept[made.name] = content
    (folder / "results.json").write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    plots = folder / "plots"
    plots.mkdir(exist_ok=True)
    (plots / f"{file_name(made.name)}.svg").write_text(svg(made.plot), encoding="utf-8")
    page = folder / "RESULTS.md"
    page.write_text("\n".join([_OPENING, *(_section(name, each) for name, each in kept.items())]), encoding="utf-8")
    return page


def _kept(folder: Path) -> dict[str, dict[str, Any]]:
    file = folder / "results.json"
    return cast("dict[str, dict[str, Any]]", json.loads(file.read_text(encoding="utf-8"))) if file.exists() else {}


def _section(name: str, content: Mapping[str, Any]) -> str:
    tables = tuple(
        Table(each["title"], tuple(each["columns"]), tuple(map(tuple, each["rows"]))) for each in content["tables"]
    )
    made = Report(
        name=name,
        about=content["about"],
        tables=tables,
        notes=tuple(content["notes"]),
        headlines=content["headlines"],
        versions=content["versions"],
        seed=content["seed"],
        plot=Bars(content["plot_title"], (), (), ()),
    )
    return as_markdown(made, f"plots/{file_name(name)}.svg")
