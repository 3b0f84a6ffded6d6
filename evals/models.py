"""Which model a run uses."""

from __future__ import annotations

from evals.concepts import ConceptEmbedder
from oakensearch_gui.embedding import Embedder, create_embedder
from oakensearch_gui.embedding.bundled import BundledEmbedder
from oakensearch_gui.paths import Home
from oakensearch_gui.settings import Settings


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


def endpoint(url: str) -> Embedder:
    """A model behind an OpenAI-compatible endpoint. Raises ModelMissing: the app cannot use one yet."""
    raise ModelMissing(f"this version of OakenSearch cannot embed with an endpoint yet, so {url} cannot be asked")
