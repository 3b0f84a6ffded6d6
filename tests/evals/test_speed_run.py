"""Every measure once over 300 messages: each yields figures; how fast it was is not asked here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from evals.speed.figures import Figure
from evals.speed.lab import QUICK, Lab
from evals.speed.mailboxes import message_files
from evals.speed.measures import MEASURES, Measure, Measured, measure
from evals.speed.page import keep, report
from evals.speed.peers import PEERS, Peer, installed
from evals.speed.questions import KINDS

COUNT = 300


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Lab:
    return Lab.generated(COUNT, tmp_path_factory.mktemp("speed"), QUICK, peers=False)


@pytest.fixture(scope="module")
def measured(lab: Lab) -> Measured:
    return measure(lab)


def test_every_measure_yields_figures(measured: Measured) -> None:
    assert measured.failures == ()
    found = {figure.key: figure for figure in measured.figures}
    wanted = """
        index.rate index.wall index.memory index.mbox start.cpu nothing.cpu nothing.wall plus100.wall minus100.wall
        plus100.meaning minus100.meaning
        disk.words disk.message disk.vectors disk.chunk process.cold embed.rate embed.load knn.time knn.time.filter
        knn.recall knn.recall.filter search.memory window.start window.keystroke window.answer window.memory
        window.frame.steps window.frame.pages window.frame.drag window.stall.scrolling
        window.stall.searching window.stall.indexing window.busy.searching window.busy.indexing
    """.split()
    for state in ("warm", "cold"):
        wanted += [f"query.{mode}.{state}.{kind}" for mode in ("keyword", "hybrid") for kind, _ in KINDS[:9]]
    wanted += [f"process.{kind}" for kind, _ in KINDS]
    assert set(wanted) <= set(found)
    for key, figure in found.items():
        assert figure.stat.count > 0, key
        assert figure.stat.median > 0 or key == "nothing.cpu" or key.startswith(("window.stall", "window.busy")), key


def test_meaning_found_what_an_exact_search_finds(measured: Measured) -> None:
    recall = next(figure for figure in measured.figures if figure.key == "knn.recall")
    assert 0.5 < recall.stat.median <= 1.0


def test_the_mailbox_is_as_it_was(lab: Lab, measured: Measured) -> None:
    assert measured.figures
    assert len(list(message_files(lab.mail))) == COUNT


def test_a_kept_run_is_a_page_with_a_plot(lab: Lab, measured: Measured, tmp_path: Path) -> None:
    page = keep(report(lab, measured, ["load 1"]), tmp_path)
    text = page.read_text(encoding="utf-8")
    assert "## Speed, 300 generated" in text
    assert "| first index, peak memory | MB |" in text
    assert "<= 250 MB: met" in text
    assert "![" in text
    assert keep(report(lab, measured, ["load 1"]), tmp_path).read_text(encoding="utf-8").count("## Speed") == 1
    assert (tmp_path / "plots" / "speed-300-generated.svg").exists()


def test_a_measure_that_fails_is_told_and_the_others_are_made(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: Lab) -> Iterator[Figure]:
        raise RuntimeError("no disk")

    disk = next(each for each in MEASURES if each.name == "disk")
    monkeypatch.setattr("evals.speed.measures.MEASURES", (Measure("broken", broken), disk))
    made = measure(lab)
    assert made.failures == ("broken could not be measured: no disk",)
    assert {figure.key for figure in made.figures} == {"disk.words", "disk.message"}


def test_a_run_that_is_stopped_keeps_its_figures(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(_: Lab) -> Iterator[Figure]:
        raise KeyboardInterrupt

    disk = next(each for each in MEASURES if each.name == "disk")
    rows = (disk, Measure("queries", stopped), Measure("windows", lambda _: iter(())))
    monkeypatch.setattr("evals.speed.measures.MEASURES", rows)
    made = measure(lab)
    assert made.failures == ("queries, and what follows it, was not measured: the run was stopped.",)
    assert {figure.key for figure in made.figures} == {"disk.words", "disk.message"}


@pytest.mark.parametrize("kind", PEERS, ids=lambda kind: kind.name)
def test_a_peer_indexes_and_answers(kind: type[Peer], lab: Lab, tmp_path: Path) -> None:
    if kind not in installed():
        pytest.skip(f"{kind.name} is not installed")
    peer = kind(lab.mail, tmp_path / "peer")
    peer.begin()
    assert peer.run(peer.index()).cpu > 0
    assert any(file.stat().st_size for file in [peer.store, *peer.store.rglob("*")])
    assert peer.version()
    common = next(question for question in lab.questions if question.kind == "most-word")
    command = peer.search(common)
    assert command is not None
    assert len(peer.run(command).output.splitlines()) > 10
    if peer.has_binding:
        said = peer.said(common)
        assert said is not None
        ((taken,),) = peer.in_process([(said, False)], rounds=1)
        assert taken > 0
