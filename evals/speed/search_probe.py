"""Asks the engine the query set in one process, cold and warm, and tells each question's times.

`python -m evals.speed.search_probe FILE`: FILE is JSON {"home", "questions": [[kind, query, newest]], "modes",
"rounds", "budget"}. Told is {"answers": [[mode, kind, "warm" or "cold", ms, cpu ms]], "found": {kind: [totals]}}.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from evals.mailbox import bench_settings
from evals.speed.process import evict
from oakensearch_gui.embedding.bundled import BundledEmbedder
from oakensearch_gui.paths import Home
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.request import Mode, SearchRequest, Sort

_SHOWN = 50

Answer = tuple[str, str, str, float, float]


class Asker:
    """The questions over one home. The model is loaded once, before anything is timed."""

    def __init__(self, home: Home, questions: list[tuple[str, str, bool]]) -> None:
        self._home = home
        self._settings = bench_settings()
        self._model = BundledEmbedder()
        self._model.embed(["warm"], role="query")
        self._requests = [(kind, query, Sort.NEWEST if newest else Sort.RELEVANCE) for kind, query, newest in questions]
        self.found: dict[str, list[int]] = {}

    def open(self) -> Engine:
        return Engine.open(self._home, self._settings, self._model)

    def cold(self, mode: Mode) -> list[Answer]:
        """Each question once by an engine of its own, the system having forgotten the databases."""
        answers = []
        for kind, query, sort in self._requests:
            evict(*self._home.root.glob("*.db*"))
            engine = self.open()
            try:
                answers.append((str(mode), kind, "cold", *self._ask(engine, kind, query, mode, sort)))
            finally:
                engine.close()
        return answers

    def warm(self, mode: Mode, rounds: int, budget: float) -> list[Answer]:
        """All questions once unseen, then in turn, `rounds` times or as long as the budget of seconds lasts."""
        engine = self.open()
        answers: list[Answer] = []
        try:
            for kind, query, sort in self._requests:
                self._ask(engine, kind, query, mode, sort)
            began = time.perf_counter()
            for round_ in range(rounds):
                if round_ and time.perf_counter() - began > budget:
                    break
                for kind, query, sort in self._requests:
                    answers.append((str(mode), kind, "warm", *self._ask(engine, kind, query, mode, sort)))
        finally:
            engine.close()
        return answers

    def _ask(self, engine: Engine, kind: str, query: str, mode: Mode, sort: Sort) -> tuple[float, float]:
        request = SearchRequest(query, mode=mode, sort=sort, limit=_SHOWN)
        cpu, wall = time.process_time(), time.perf_counter()
        result = engine.search(request)
        taken = (time.perf_counter() - wall) * 1000, (time.process_time() - cpu) * 1000
        if mode is not Mode.KEYWORD and result.degraded is not None:
            raise RuntimeError(f"“{query}” got a degraded answer: {result.degraded_reason}")
        if mode is Mode.KEYWORD:
            self.found.setdefault(kind, []).append(result.total)
        return taken


def main() -> None:
    """Ask and tell."""
    asked = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    asker = Asker(Home(Path(asked["home"])), [tuple(question) for question in asked["questions"]])
    answers: list[Answer] = []
    for name in asked["modes"]:
        answers += asker.cold(Mode(name))
        answers += asker.warm(Mode(name), asked["rounds"], asked["budget"])
    print(json.dumps({"answers": answers, "found": {kind: sorted(set(each)) for kind, each in asker.found.items()}}))


if __name__ == "__main__":
    main()
