from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from evals import report
from evals.__main__ import main
from evals.plot import Bars, svg
from evals.report import Outcome, Report, Table

MADE = Report(
    name="Retrieval, live",
    about="A small one.",
    tables=(Table("What was found", ("kind", "MRR"), (("exact", 0.5), ("rule", None), ("all", 3))),),
    notes=("A sentence.",),
    headlines={"exact": 0.5},
    versions={"model": "none"},
    seed=3,
    plot=Bars("Bars <all>", ("exact", "rule"), ("keyword", "hybrid"), ((0.5, None), (1.0, 0.0))),
    outcomes=(Outcome("q1", "exact", {"keyword": 2}),),
)


def test_a_terminal_gets_an_aligned_table() -> None:
    assert report.as_text(MADE).splitlines() == [
        "Retrieval, live: A small one.",
        "",
        "What was found",
        "kind     MRR",
        "exact  0.500",
        "rule     n/a",
        "all        3",
        "",
        "A sentence.",
        "Made with model none; seed 3.",
    ]


def test_markdown_has_the_same_table() -> None:
    assert "| kind | MRR |\n|---|--:|\n| exact | 0.500 |\n| rule | n/a |\n| all | 3 |" in report.as_markdown(MADE)


def test_the_plot_is_xml_with_a_bar_for_each_value_that_was_measured() -> None:
    drawn = svg(MADE.plot)
    bars = [rect for rect in ET.fromstring(drawn).iter("{http://www.w3.org/2000/svg}rect") if len(rect)]
    assert [bar[0].text for bar in bars] == ["exact, keyword: 0.500", "exact, hybrid: 1.000", "rule, hybrid: 0.000"]
    assert svg(MADE.plot) == drawn


def test_a_run_is_written_as_markdown_json_and_plot(tmp_path: Path) -> None:
    page, data, picture = report.write(MADE, tmp_path / "new")
    assert [file.name for file in (page, data, picture)] == [
        "retrieval-live.md",
        "retrieval-live.json",
        "retrieval-live.svg",
    ]
    assert "(retrieval-live.svg)" in page.read_text(encoding="utf-8")
    assert json.loads(data.read_text(encoding="utf-8"))["outcomes"][0]["ranks"] == {"keyword": 2}


@pytest.fixture
def kept_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, file in (("RESULTS", "results.json"), ("PAGE", "RESULTS.md"), ("PLOTS", "plots")):
        monkeypatch.setattr(report, name, tmp_path / file)
    return tmp_path


def test_kept_runs_replace_their_own_kind_and_name_no_query(kept_elsewhere: Path) -> None:
    report.keep([MADE])
    report.keep([MADE])
    kept = report.latest()
    assert list(kept) == ["Retrieval, live"]
    assert "outcomes" not in kept["Retrieval, live"]
    assert "plots/retrieval-live.svg" in (kept_elsewhere / "RESULTS.md").read_text(encoding="utf-8")


def test_the_command_line_prints_writes_and_keeps(kept_elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cache, data, page = (kept_elsewhere / name for name in ("cache", "one.json", "one.md"))
    words = f"retrieval --small --seed 2 --cache {cache} --json {data} --markdown {page} --record"
    assert main(words.split()) == 0
    assert capsys.readouterr().out.startswith("retrieval small: ")
    assert json.loads(data.read_text(encoding="utf-8"))["seed"] == 2
    assert page.read_text(encoding="utf-8").startswith("## retrieval small")
    assert (cache / "reports" / "retrieval-small.svg").exists()
    assert list(report.latest()) == ["retrieval small"]


def test_wrong_usage_and_what_cannot_run_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--json", "all.json"])
    assert left.value.code == 2
    assert "name the bench" in capsys.readouterr().err
    words = ["--cache", str(tmp_path)]
    assert main(["known-item", "--judgements", str(tmp_path / "none.jsonl"), *words]) == 1
    assert capsys.readouterr().err.startswith("known-item was not run: the judged queries are not on this machine")
    assert main(["semantic", "--endpoint", "http://127.0.0.1:9", *words]) == 1
    assert "the model is missing" in capsys.readouterr().err
    assert main(["semantic", "--endpoint", "127.0.0.1:9#small", *words]) == 1
    assert "begins with http:// or https://" in capsys.readouterr().err
