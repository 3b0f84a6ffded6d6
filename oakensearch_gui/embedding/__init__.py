"""Text to vectors. `create_embedder` gives the model that the settings ask for."""

from __future__ import annotations

from oakensearch_gui.embedding.bundled import BundledEmbedder
from oakensearch_gui.embedding.embedder import Embedder, EmbeddingError, Identity, Role, Vectors
from oakensearch_gui.settings import Settings

__all__ = ["Embedder", "EmbeddingError", "Identity", "Role", "Vectors", "create_embedder"]


def create_embedder(settings: Settings) -> Embedder | None:
    """The embedder of the settings, not loaded yet; None when meaning is switched off."""
    return BundledEmbedder() if settings.text("meaning.model") == "bundled" else None
