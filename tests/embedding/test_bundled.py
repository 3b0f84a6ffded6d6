from __future__ import annotations

import numpy as np

from oakensearch_gui.embedding import create_embedder
from oakensearch_gui.embedding.bundled import BundledEmbedder
from oakensearch_gui.settings import Settings


def test_the_bundled_model_knows_meaning_across_languages() -> None:
    embedder = create_embedder(Settings())
    assert embedder is not None
    vectors = embedder.embed(["the cat sleeps on the sofa", "el gato duerme en el sofá", "quarterly tax report"])
    assert vectors.shape == (3, embedder.dimension)
    assert vectors.dtype == np.float32
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1.0, atol=1e-5)
    assert vectors[0] @ vectors[1] > vectors[0] @ vectors[2] + 0.2


def test_nothing_in_nothing_out() -> None:
    assert BundledEmbedder().embed([]).shape == (0, 512)


def test_one_text_has_one_vector_however_it_is_batched() -> None:
    embedder = BundledEmbedder()
    texts = [f"letter number {n} about the roof" for n in range(70)]
    together = embedder.embed(texts)
    assert np.allclose(together[69], embedder.embed(texts[69:])[0], atol=1e-4)


def test_off_means_no_embedder() -> None:
    assert create_embedder(Settings({"meaning.model": "off"})) is None
