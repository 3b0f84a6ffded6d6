from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from evals.concepts import ConceptEmbedder
from evals.remembered import RememberingEmbedder
from oakensearch_gui.embedding import Role, Vectors


class Counting(ConceptEmbedder):
    asked: list[str]

    def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:
        self.asked = [*texts]
        return super().embed(texts, role)


def test_what_was_embedded_once_is_not_asked_again(tmp_path: Path) -> None:
    model = Counting()
    first = RememberingEmbedder(model, tmp_path / "new" / "vectors.db").embed(["boiler", "invoice"])
    again = RememberingEmbedder(model, tmp_path / "new" / "vectors.db").embed(["invoice", "school", "boiler"])
    assert model.asked == ["school"]
    assert np.array_equal(again[[2, 0]], first)
    assert np.array_equal(again[1], ConceptEmbedder().embed(["school"])[0])


def test_queries_and_other_models_are_asked_every_time(tmp_path: Path) -> None:
    model, other = Counting(), Counting({"a": ["b"]})
    file = tmp_path / "vectors.db"
    RememberingEmbedder(model, file).embed(["boiler"])
    RememberingEmbedder(other, file).embed(["boiler"])
    assert other.asked == ["boiler"]
    model.asked = []
    RememberingEmbedder(model, file).embed(["boiler"], role="query")
    assert model.asked == ["boiler"]
    assert RememberingEmbedder(model, file).embed([]).shape == (0, model.dimension)
