"""Text to vectors. `create_embedder` gives the model that the settings ask for."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from oakensearch_gui.embedding.bundled import BundledEmbedder
from oakensearch_gui.embedding.embedder import (
    Embedder,
    EmbeddingError,
    EndpointDown,
    Identity,
    Recall,
    Role,
    Vectors,
)
from oakensearch_gui.paths import Home
from oakensearch_gui.settings import Settings

if TYPE_CHECKING:
    from oakensearch_gui.embedding.endpoint import EndpointModel

__all__ = [
    "Embedder",
    "EmbeddingError",
    "EndpointDown",
    "Identity",
    "Recall",
    "Role",
    "Vectors",
    "create_embedder",
    "earlier_embedders",
    "indexing_embedder",
]


def create_embedder(settings: Settings, home: Home | None = None, *, processes: int = 1) -> Embedder | None:
    """The embedder of the settings, not loaded yet; None when meaning is switched off.

    With a home, it remembers there what it embedded, as far as the settings want that. The bundled model may work in
    several processes, for whoever embeds much.
    """
    # Each way loads what it needs: a search in a terminal waits for it.
    match settings.text("meaning.model"):
        case "bundled":
            bundled: Embedder = BundledEmbedder()
            if processes > 1:
                from oakensearch_gui.embedding.helpers import SharedEmbedder

                bundled = SharedEmbedder(bundled, processes - 1)
            return _remembering(bundled, settings, home, remote=False)
        case "endpoint":
            from oakensearch_gui.embedding.endpoint import EndpointEmbedder

            return _remembering(EndpointEmbedder(_endpoint_model(settings)), settings, home, remote=True)
        case _:
            return None


def indexing_embedder(settings: Settings, home: Home) -> Embedder | None:
    """As `create_embedder`, for whoever builds meaning: on as many processors as there are and may be used."""
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return create_embedder(settings, home, processes=min(settings.integer("meaning.processes"), processors))


def earlier_embedders(settings: Settings) -> Recall:
    """Gives the embedder that made earlier vectors, for the time in which others are built beside them.

    The bundled model can always be had, in its present release. An endpoint is asked only while the settings name
    that very address: somebody who turned away from it does not want their questions sent there any more.
    """

    def recall(identity: Identity) -> Embedder | None:
        bundled = BundledEmbedder()
        if identity == bundled.identity:
            return bundled
        if settings.text("meaning.model") != "endpoint":
            return None
        from oakensearch_gui.embedding.endpoint import EndpointEmbedder, EndpointModel
        from oakensearch_gui.embedding.prefixes import Prefixes

        now = _endpoint_model(settings)
        if identity.version != now.url:
            return None
        prefixes = Prefixes(identity.query_prefix, identity.document_prefix)
        earlier = EndpointModel(now.url, identity.model, prefixes, now.batch, now.timeout, now.query_timeout)
        if earlier == now:
            return None  # the same name, yet other vectors: another model answers to it now
        return EndpointEmbedder(earlier, identity.dimension)

    return recall


def _endpoint_model(settings: Settings) -> EndpointModel:
    from oakensearch_gui.embedding.endpoint import EndpointModel
    from oakensearch_gui.embedding.prefixes import PRESETS, Prefixes, preset_for

    model = settings.text("meaning.endpoint_model").strip()
    preset = settings.text("meaning.prefixes")
    if preset == "own":
        prefixes = Prefixes(settings.text("meaning.query_prefix"), settings.text("meaning.document_prefix"))
    else:
        prefixes = PRESETS[preset_for(model) if preset == "auto" else preset]
    return EndpointModel(
        settings.text("meaning.endpoint_url").strip().rstrip("/"),
        model,
        prefixes,
        settings.integer("meaning.endpoint_batch"),
        settings.number("meaning.endpoint_timeout_seconds"),
        settings.number("search.vector_timeout_seconds"),
    )


def _remembering(embedder: Embedder, settings: Settings, home: Home | None, *, remote: bool) -> Embedder:
    if home is None:
        return embedder
    kept = settings.text("meaning.cache")
    from oakensearch_gui.embedding.cache import CachedEmbedder, remove

    if kept == "off" or (kept == "endpoint" and not remote):
        if kept == "off":
            remove(home.embeddings_db)
        return embedder
    return CachedEmbedder(embedder, home.embeddings_db, settings.integer("meaning.cache_megabytes"), queries=remote)
