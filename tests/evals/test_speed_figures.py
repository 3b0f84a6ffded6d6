from __future__ import annotations

import argparse
import sys
from pathlib import Path

import pytest

from evals.plot import svg
from evals.speed.__main__ import main, size
from evals.speed.bars import verdicts
from evals.speed.figures import Row, Stat, figure, percentile, rows
from evals.speed.page import number, plot, table
from evals.speed.process import RunFailed, bytes_below, evict, run


def test_percentiles_by_hand() -> None:
    # Of 1 … 5: the median is the third; 95 % of the way from the first to the fifth is 0.95 * 4 = 3.8 steps on.
    assert percentile([5, 3, 1, 2, 4], 50) == 3
    assert percentile([5, 3, 1, 2, 4], 95) == pytest.approx(4.8)
    assert percentile([10, 20], 50) == 15
    assert percentile([7], 95) == 7
    assert percentile([1, 2, 3, 4], 0) == 1
    assert percentile([1, 2, 3, 4], 100) == 4


def test_a_stat_tells_the_spread() -> None:
    stat = Stat.of([4.0, 1.0, 3.0, 2.0])
    assert (stat.median, stat.least, stat.largest, stat.count) == (2.5, 1.0, 4.0, 4)
    assert stat.p95 == pytest.approx(3.85)


def test_ratios_are_ours_over_the_peers_and_the_best_is_the_least_or_the_largest() -> None:
    small, large = rows(
        [
            figure("time", "time", "s", 6.0),
            figure("time", "time", "s", 3.0, who="mu"),
            figure("time", "time", "s", 12.0, who="notmuch"),
            figure("rate", "rate", "1/s", 6.0, higher_is_better=True),
            figure("rate", "rate", "1/s", 3.0, who="mu"),
            figure("rate", "rate", "1/s", 12.0, who="notmuch"),
        ]
    )
    assert (small.ratio("mu"), small.ratio("notmuch"), small.ratio("recoll")) == (2.0, 0.5, None)
    assert small.best_ratio() == 2.0
    assert large.best_ratio() == 0.5
    assert Row("x", "x", "s").best_ratio() is None


@pytest.mark.parametrize(
    ("key", "values", "messages", "met"),
    [
        ("index.memory", [249.0], 700_000, [True]),
        ("index.memory", [251.0], 700_000, [False]),
        ("nothing.cpu", [0.11], 100_000, [False]),
        ("nothing.cpu", [0.11], 1_000_000, []),  # no bar was set beyond 100k
        ("query.keyword.warm.or", [1.0] * 19 + [20.0], 100_000, [True]),  # p95, not the worst: 1.95
        ("query.keyword.warm.or", [16.0], 100_000, [False]),
        ("query.keyword.warm.or", [16.0], 1_000_000, [True]),
        ("query.keyword.warm.newest", [6.0], 20_000, [True, False]),
        ("query.vector.warm.or", [1000.0], 20_000, []),
        ("knn.recall.filter", [0.97], 20_000, [False]),
        ("window.stall.searching", [1.0, 1.0, 26.0], 20_000, [False]),
    ],
)
def test_bars_by_hand(key: str, values: list[float], messages: int, met: list[bool]) -> None:
    (row,) = rows([figure(key, key, "ms", values)])
    assert [verdict.met for verdict in verdicts(row, messages)] == met


def test_a_bar_over_a_peer_needs_the_peer() -> None:
    rate = figure("index.rate", "rate", "1/s", 2600.0, higher_is_better=True)
    (alone,) = rows([rate])
    (beside,) = rows([rate, figure("index.rate", "rate", "1/s", 500.0, who="mu")])
    assert [verdict.met for verdict in verdicts(alone, 20_000)] == [True, None]
    assert [verdict.met for verdict in verdicts(beside, 20_000)] == [True, True]


def test_the_table_has_a_column_for_each_peer_that_was_there() -> None:
    lines = rows(
        [figure("plus100.wall", "+100", "s", [0.2, 0.4], cpu=[0.1]), figure("plus100.wall", "", "s", 0.1, who="mu")]
    )
    made = table(lines, 20_000)
    assert made.columns == ("what", "unit", "median", "p95", "CPU", "mu", "ours / best", "bar", "remark")
    assert made.rows == (("+100", "s", "0.3", "0.39", "0.1", "0.1 (x3.00)", "3.00", "<= 0.5 s: met", ""),)
    assert number(12345.6) == "12,346"
    assert (number(123.4), number(12.34), number(1.234), number(0.01234), number(0)) == (
        "123", "12.3", "1.23", "0.0123", "0.00",
    )  # fmt: skip


def test_the_plot_shows_shares_of_the_largest() -> None:
    lines = rows([figure("disk.words", "disk", "share", 0.2), figure("disk.words", "disk", "share", 0.8, who="recoll")])
    drawn = plot(lines, "a title")
    assert drawn.series == ("oakensearch", "recoll")
    assert drawn.values == ((0.25,), (1.0,))
    assert "disk, oakensearch: 0.250" in svg(drawn)


def test_sizes_as_people_write_them() -> None:
    assert [size(text) for text in ("20k", "100K", "1m", "0.5m", "300")] == [20_000, 100_000, 1_000_000, 500_000, 300]
    for wrong in ("", "k", "-3", "many"):
        with pytest.raises(argparse.ArgumentTypeError, match="try 20k"):
            size(wrong)


def test_a_child_is_measured_by_itself() -> None:
    ballast = bytearray(300_000_000)  # what a child of a large process must not be charged for
    ballast[::4096] = b"x" * len(ballast[::4096])
    taken = run([sys.executable, "-c", "print(sum(range(2_000_000)))"])
    assert taken.output == "1999999000000\n"
    assert taken.cpu > 0
    assert taken.wall > 0
    assert 1 < taken.memory < 200


def test_a_failure_is_told_by_its_last_words() -> None:
    with pytest.raises(RunFailed, match="ended with 1: it broke"):
        run([sys.executable, "-c", "import sys; sys.exit('first\\nit broke')"])
    assert run([sys.executable, "-c", "raise SystemExit(3)"], ok=(0, 3)).output == ""


def test_files_are_weighed_and_made_cold(tmp_path: Path) -> None:
    (tmp_path / "below").mkdir()
    (tmp_path / "a").write_bytes(b"123")
    (tmp_path / "below" / "b").write_bytes(b"4567")
    assert bytes_below(tmp_path) == 7
    assert bytes_below(tmp_path / "a") == 3
    evict(tmp_path, tmp_path / "a")
    assert (tmp_path / "a").read_bytes() == b"123"


def test_a_mailbox_that_is_none_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--mail", str(tmp_path / "nothing"), "--work", str(tmp_path / "work")]) == 1
    assert capsys.readouterr().err.startswith("speed: ")
