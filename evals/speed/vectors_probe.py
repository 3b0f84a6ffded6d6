"""Gives every message of a home its vectors, by the real model or made up in its likeness; a process of its own.

`python -m evals.speed.vectors_probe FILE`: FILE is JSON {"home", "folder", "sample", "real", "seed"}. The vectors go
through the app's own indexing, whose chunking and tables are thus the real ones; what they were before they were
stored is kept in `folder`, so that an exact search can be held against the app's.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

import numpy as np

from evals.mailbox import bench_settings, take_in
from oakensearch_gui.embedding import Embedder, Identity, Role, Vectors
from oakensearch_gui.embedding.bundled import BundledEmbedder
from oakensearch_gui.paths import Home

EXACT = "exact.f32"
"""The file of float32 vectors, in the order in which they were stored."""

_NOISE = 0.35
"""Of a made-up vector: how much of its deviation is its own, in standard deviations of the sample."""


class Likeness:
    """Embeds the first `sample` texts with the real model, the rest (unless `sample` is None) in their likeness.

    A made-up vector lies between two of the sample, nearer to one of them, with noise of the sample's own spread in
    each dimension: so the cloud has the model's centre, its spread and its clusters. It means nothing.
    """

    def __init__(self, model: Embedder, sample: int | None, seed: int, record: BinaryIO) -> None:
        self._model = model
        self._wanted = sample
        self._record = record
        self._rng = np.random.Generator(np.random.PCG64(seed))
        self._seen: list[Vectors] = []
        self._pool: Vectors | None = None
        self.chunks = self.real_chunks = 0
        self.real_cpu = 0.0

    @property
    def identity(self) -> Identity:
        return self._model.identity

    @property
    def dimension(self) -> int:
        return self._model.dimension

    def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:
        """See `Embedder.embed`."""
        if self._wanted is None or self.real_chunks < self._wanted:
            began = time.process_time()
            vectors = self._model.embed(texts, role)
            self.real_cpu += time.process_time() - began
            self.real_chunks += len(texts)
            if self._wanted is not None:
                self._seen.append(vectors)
        else:
            vectors = self._made_up(len(texts))
        self.chunks += len(texts)
        self._record.write(vectors.astype(np.float32).tobytes())
        return vectors

    def _made_up(self, count: int) -> Vectors:
        if self._pool is None:
            self._pool = np.concatenate(self._seen)
            self._spread = self._pool.std(axis=0)
        pool = self._pool
        one, other = self._rng.integers(len(pool), size=(2, count))
        share = self._rng.uniform(0.5, 1.0, size=(count, 1)).astype(np.float32)
        noise = self._rng.standard_normal((count, pool.shape[1]), dtype=np.float32) * self._spread * _NOISE
        vectors = share * pool[one] + (1 - share) * pool[other] + noise
        unit: Vectors = (vectors / np.linalg.norm(vectors, axis=1, keepdims=True)).astype(np.float32)
        return unit


def main() -> None:
    """Make the vectors and tell what it took."""
    asked = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    model = BundledEmbedder()
    wall, cpu = time.perf_counter(), time.process_time()
    model.embed(["warm"])
    told = {"load_wall": time.perf_counter() - wall, "load_cpu": time.process_time() - cpu}
    with (Path(asked["folder"]) / EXACT).open("wb") as record:
        likeness = Likeness(model, None if asked["real"] else asked["sample"], asked["seed"], record)
        take_in(Home(Path(asked["home"])), [], likeness, bench_settings())
    told |= {"chunks": likeness.chunks, "real_chunks": likeness.real_chunks, "real_cpu": likeness.real_cpu}
    print(json.dumps(told))


if __name__ == "__main__":
    main()
