"""Which model a run uses."""

from __future__ import annotations

from pathlib import Path

from evals.concepts import ConceptEmbedder
from oakensearch_gui.embedding import Embedder, EmbeddingError, create_embedder
from oakensearch_gui.embedding.bundled import BundledEmbedder
from oakensearch_gui.embedding.embedder import known_identity
from oakensearch_gui.paths import Home
from oakensearch_gui.settings import Settings, Value


def reranker(at: str, kind: str) -> dict[str, Value]:
    """The settings of a reranker behind an endpoint, its model named after a ``#``.

    `kind` is "rerank" or "chat", as `search.reranker` says it. Raises ModelMissing when a chat model has no name.
    """
    address, _, model = at.partition("#")
    if kind == "chat" and not model:
        raise ModelMissing(f"the chat model is missing from the endpoint: {address}#MODEL")
    url, name = (
        ("search.rerank_url", "search.rerank_model") if kind == "rerank" else ("search.chat_url", "search.chat_model")
    )
    return {"search.reranker": kind, url: address, name: model}


class ModelMissing(Exception):
    """The model asked for cannot be had; the text says why in plain words."""


def concepts() -> Embedder:
    """The stand-in: offline, in no time, the same everywhere."""
    return ConceptEmbedder()


def bundled() -> Embedder:
    """The model that comes with the app."""
    return BundledEmbedder()


def live(home: Home) -> Embedder:
    """The model of a person's own settings. Raises ModelMissing when they switched meaning off."""
    embedder = create_embedder(Settings.load(home.settings_file))
    if embedder is None:
        raise ModelMissing("searching by meaning is switched off in the settings, so --live has no model to use")
    return embedder


def endpoint(url: str, folder: Path) -> Embedder:
    """A model behind an OpenAI-compatible endpoint, named after a ``#``: http://localhost:11434/v1#nomic-embed-text.

    What it answered is remembered in `folder`, so that a run that is repeated costs nothing. Raises ModelMissing.
    """
    address, _, model = url.partition("#")
    if not model:
        raise ModelMissing(f"the model is missing from the endpoint: {address}#MODEL")
    folder.mkdir(parents=True, exist_ok=True)
    settings = Settings({"meaning.model": "endpoint", "meaning.endpoint_url": address, "meaning.endpoint_model": model})
    made = create_embedder(settings, Home(folder))
    assert made is not None
    try:
        known_identity(made)
    except EmbeddingError as error:
        raise ModelMissing(str(error)) from error
    return made
