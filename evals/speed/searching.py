"""How fast answers come: the query set in one process and as whole processes, beside the peers; and meaning."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from evals.speed.figures import OURS, Figure, figure
from evals.speed.lab import Lab
from evals.speed.peers import SHOWN
from evals.speed.process import RunFailed, evict, module, run
from evals.speed.questions import KINDS, Question
from oakensearch_gui.search.request import Mode

_ONLY_KEYWORD = ("filter-only",)
"""Kinds without words: every mode lists the same by date."""


def in_process(lab: Lab) -> Iterator[Figure]:
    """Each kind of question in each mode, cold and warm, the best 50 with snippets; peers through their binding."""
    lab.ensure_vectors()
    told = lab.probe(
        "evals.speed.search_probe",
        {
            "home": str(lab.home.root),
            "questions": [(question.kind, question.ours(), question.newest) for question in lab.questions],
            "modes": [str(mode) for mode in (Mode.KEYWORD, Mode.VECTOR, Mode.HYBRID)],
            "rounds": lab.thoroughness.rounds,
            "budget": lab.thoroughness.budget,
        },
    )
    yield figure("search.memory", "searching, peak memory with the model", "MB", told["memory"])
    bound = _through_bindings(lab)
    for mode in Mode:
        for state in ("warm", "cold"):
            for kind, title in KINDS:
                taken = [(ms, cpu) for m, k, s, ms, cpu in told["answers"] if (m, k, s) == (str(mode), kind, state)]
                if not taken or (mode is not Mode.KEYWORD and kind in _ONLY_KEYWORD):
                    continue
                key, name = f"query.{mode}.{state}.{kind}", f"{mode}, {state}: {title}"
                found = _range(told["found"].get(kind, []))
                ms, cpu = [each for each, _ in taken], [each for _, each in taken]
                yield figure(key, name, "ms", ms, cpu=cpu, note=found)
                if mode is Mode.KEYWORD and state == "warm":
                    for who, by_kind in bound.items():
                        if kind in by_kind:
                            yield figure(key, name, "ms", by_kind[kind], who=who)


def _through_bindings(lab: Lab) -> dict[str, dict[str, list[float]]]:
    """Milliseconds of each peer with a binding, of each kind that its language can say."""
    found: dict[str, dict[str, list[float]]] = {}
    for peer in lab.indexed_peers():
        if not peer.has_binding:
            continue
        asked = [(question, said) for question in lab.questions if (said := peer.said(question)) is not None]
        try:
            taken = peer.in_process([(said, question.newest) for question, said in asked], lab.thoroughness.rounds)
        except RunFailed as error:  # a peer's trouble is no reason to lose our own figures
            lab.notes.append(f"{error}.")
            continue
        by_kind: dict[str, list[float]] = defaultdict(list)
        for (question, _), times in zip(asked, taken, strict=True):
            by_kind[question.kind] += times
        found[peer.name] = by_kind
    return found


def _range(totals: list[int]) -> str:
    return f"{min(totals):,}–{max(totals):,} found" if totals else ""


def whole_processes(lab: Lab) -> Iterator[Figure]:
    """One question, one process, by words: what a script or a launcher waits for. Each question once, warm."""
    lab.ensure_index()
    peers = list(lab.indexed_peers())
    for kind, title in KINDS:
        asked = [question for question in lab.questions if question.kind == kind]
        if not asked:
            continue
        key, name = f"process.{kind}", f"whole process: {title}"
        runs = [run(_our_search(lab, question)) for question in asked]
        yield figure(key, name, "ms", [r.wall * 1000 for r in runs], cpu=[r.cpu * 1000 for r in runs])
        for peer in peers:
            commands = [command for question in asked if (command := peer.search(question)) is not None]
            if commands:
                runs = [peer.run(command) for command in commands]
                wall, cpu = [r.wall * 1000 for r in runs], [r.cpu * 1000 for r in runs]
                yield figure(key, name, "ms", wall, who=peer.name, cpu=cpu)


def cold_process(lab: Lab) -> Iterator[Figure]:
    """A whole process whose index the system has forgotten: the first question of the day."""
    lab.ensure_index()
    question = next(each for each in lab.questions if each.kind == "common-word")
    key, name = "process.cold", "whole process, cold: a common word"
    repeats = range(lab.thoroughness.repeats)
    walls = []
    for _ in repeats:
        evict(*lab.home.root.glob("*.db*"))
        walls.append(run(_our_search(lab, question)).wall * 1000)
    yield figure(key, name, "ms", walls, who=OURS)
    for peer in lab.indexed_peers():
        command = peer.search(question)
        if command is None:
            continue
        walls = []
        for _ in repeats:
            evict(peer.store)
            walls.append(peer.run(command).wall * 1000)
        yield figure(key, name, "ms", walls, who=peer.name)


def _our_search(lab: Lab, question: Question) -> list[Any]:
    order = "newest" if question.newest else "relevance"
    options = ["--mode", "keyword", "--sort", order, "--limit", str(SHOWN), "--json", "--home", str(lab.home.root)]
    return module("oakensearch_gui", "search", *options, "--", question.ours())


def embedding(lab: Lab) -> Iterator[Figure]:
    """The model that comes with the app: passages a CPU second, and what loading it takes."""
    lab.ensure_vectors()
    told = lab.vectors
    rate = told["real_chunks"] / told["real_cpu"]
    yield figure("embed.rate", "embedding", "chunks / CPU s", rate, higher_is_better=True)
    yield figure("embed.load", "loading the model", "s", told["load_wall"], cpu=[told["load_cpu"]])


def nearest(lab: Lab) -> Iterator[Figure]:
    """Search by meaning: its time, and how many of the exact nearest 50 it finds, without and with a 1 % filter."""
    lab.ensure_vectors()
    texts = [question.natural for question in lab.questions if question.natural]
    texts += [" ".join(question.words) for question in lab.questions if question.kind in {"and", "or"}]
    told = lab.probe(
        "evals.speed.knn_probe",
        {
            "home": str(lab.home.root),
            "folder": str(lab.work),
            "questions": texts,
            "filter": f'from:"{lab.facts.narrow_sender()}"',  # lists write "name at host"
            "rounds": lab.thoroughness.rounds,
        },
    )
    note = "vectors by the real model" if lab.real_vectors else "vectors made up in the real model's likeness"
    for name, suffix, title in (("whole", "", ""), ("filtered", ".filter", f", filter {told['share']:.1%}")):
        part = told[name]
        yield figure(f"knn.time{suffix}", f"nearest 50 messages{title}", "ms", part["times"], note=note)
        yield figure(
            f"knn.recall{suffix}", f"recall@50 against exact{title}", "share", part["recalls"], note=note,
            higher_is_better=True,
        )  # fmt: skip
