"""What evals/results.json claims must still be reached; record anew with ``python -m evals --record``."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

import pytest

from evals import known_item, models, report, retrieval, semantic

MARGINS: Mapping[str, float] = {"retrieval small": 0.0, "semantic": 0.03, "known-item": 0.02}
"""How far under its record a headline (an MRR) may be: nothing where no model is asked, else about a rank or two."""

ASKED_FOR = "OAKENSEARCH_EVALS"


def fallen(name: str, now: Mapping[str, float]) -> dict[str, tuple[float, float]]:
    """Each headline of a bench that is no longer reached: (recorded, now)."""
    recorded = report.latest()[name]["headlines"]
    margin = MARGINS[name] + 1e-6
    return {what: (value, now[what]) for what, value in recorded.items() if now[what] < value - margin}


def test_every_bench_has_a_record_with_its_versions() -> None:
    kept = report.latest()
    assert MARGINS.keys() <= kept.keys()
    assert all(content["headlines"] and content["versions"]["sqlite"] for content in kept.values())


def test_the_page_and_the_plots_are_those_of_the_record() -> None:
    kept = report.latest()
    assert report.PAGE.read_text(encoding="utf-8") == report.page(kept)
    assert {file.stem for file in report.PLOTS.glob("*.svg")} == set(map(report.file_name, kept))


def test_the_retrieval_bench_still_reaches_its_record() -> None:
    seed = report.latest()["retrieval small"]["seed"]
    assert fallen("retrieval small", retrieval.run(models.concepts(), seed, retrieval.SMALL).headlines) == {}


def test_the_semantic_bench_still_reaches_its_record() -> None:
    seed = report.latest()["semantic"]["seed"]
    assert fallen("semantic", semantic.run([models.bundled()], seed).headlines) == {}


@pytest.mark.skipif(
    ASKED_FOR not in os.environ,
    reason=f"real mail is indexed for minutes: set {ASKED_FOR}=1 to hold known-item against its record",
)
def test_the_known_item_bench_still_reaches_its_record(shared_data: Path) -> None:
    cache = Path(tempfile.gettempdir()) / "oakensearch-evals"
    assert fallen("known-item", known_item.run(models.bundled(), cache).headlines) == {}
