"""Holds the app's search by meaning against an exact one over the float32 vectors, and tells how long it took.

`python -m evals.speed.knn_probe FILE`: FILE is JSON {"home", "folder", "questions": [text], "filter", "rounds"}. Told
is, without and with the filter: milliseconds of each search (of the retrieval, the question's embedding apart),
recall of each question, and the share of messages that the filter lets through.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import apsw
import numpy as np
from numpy.typing import NDArray

from evals.mailbox import bench_settings
from evals.speed.vectors_probe import EXACT
from oakensearch_gui.embedding import Vectors
from oakensearch_gui.embedding.bundled import BundledEmbedder
from oakensearch_gui.paths import Home
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.request import Mode, SearchRequest

NEAREST = 50
_BLOCK = 100_000
_EVERYTHING = 1_000_000

Ids = NDArray[np.int64]


class Exact:
    """Exact search over the vectors as they were made, before the app stored them in its own way."""

    def __init__(self, home: Home, folder: Path, dimension: int) -> None:
        connection = apsw.Connection(str(home.index_db), flags=apsw.SQLITE_OPEN_READONLY)
        owners = [row[0] for row in connection.execute("SELECT message_id FROM chunks ORDER BY id")]
        connection.close()
        self._owners: Ids = np.array(owners, dtype=np.int64)
        self._vectors: Vectors = np.memmap(folder / EXACT, dtype=np.float32, mode="r").reshape(-1, dimension)
        if len(self._vectors) != len(owners):
            raise RuntimeError(f"{len(self._vectors)} vectors were made and {len(owners)} chunks are stored")

    @property
    def messages(self) -> int:
        return len(np.unique(self._owners))

    def nearest(self, question: Vectors, among: Ids | None = None) -> list[int]:
        """The ids of the `NEAREST` messages by their best chunk, nearest first."""
        scores = np.concatenate(
            [self._vectors[start : start + _BLOCK] @ question for start in range(0, len(self._vectors), _BLOCK)]
        )
        owners = self._owners
        if among is not None:
            chosen = np.isin(owners, among)
            scores, owners = scores[chosen], owners[chosen]
        found: dict[int, None] = {}
        for place in np.argsort(-scores, kind="stable"):
            found.setdefault(int(owners[place]))
            if len(found) == NEAREST:
                break
        return list(found)


def main() -> None:
    """Search both ways and tell."""
    asked = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    home = Home(Path(asked["home"]))
    model = BundledEmbedder()
    exact = Exact(home, Path(asked["folder"]), model.dimension)
    engine = Engine.open(home, bench_settings(), model)
    told: dict[str, Any] = {}
    try:
        listed = engine.search(SearchRequest(asked["filter"], mode=Mode.KEYWORD, limit=_EVERYTHING))
        among: Ids = np.array([hit.message_id for hit in listed.hits], dtype=np.int64)
        told["share"] = len(among) / exact.messages
        for name, allowed, suffix in (("whole", None, ""), ("filtered", among, f" {asked['filter']}")):
            recalls, times = [], []
            for text in asked["questions"]:
                truth = exact.nearest(model.embed([text], role="query")[0], allowed)
                request = SearchRequest(f"{text}{suffix}", mode=Mode.VECTOR, limit=NEAREST)
                result = engine.search(request)  # the first is to warm up
                for _ in range(asked["rounds"]):
                    result = engine.search(request)
                    times.append(result.timings["vector"])
                hits = {hit.message_id for hit in result.hits}
                recalls.append(len(hits & set(truth)) / len(truth) if truth else 1.0)
            told[name] = {"recalls": recalls, "times": times}
    finally:
        engine.close()
    print(json.dumps(told))


if __name__ == "__main__":
    main()
