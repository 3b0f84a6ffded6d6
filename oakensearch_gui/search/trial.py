"""Tries the model of the settings once, for a person who wants to know whether it answers."""

from __future__ import annotations

import time
from dataclasses import dataclass

from oakensearch_gui.embedding import EmbeddingError, create_embedder
from oakensearch_gui.settings import Settings

_TEXT = "A text to try the connection with."
"""What is sent: nobody's mail."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What came of it: the vector's dimension and how long it took, or the `problem` in plain words.

    `dimension` is 0 where meaning is switched off or did not answer.
    """

    dimension: int = 0
    milliseconds: int = 0
    problem: str = ""


def try_model(settings: Settings) -> Trial:
    """Ask the model of these settings for one vector. Never raises; may take as long as the model does."""
    began = time.monotonic()
    try:
        embedder = create_embedder(settings)
        if embedder is None:
            return Trial()
        dimension = embedder.embed([_TEXT], "query").shape[1]
    except EmbeddingError as error:
        return Trial(problem=str(error))
    except Exception as error:  # noqa: BLE001 - whatever it was, the person who asked is told
        return Trial(problem=f"{type(error).__name__}: {error}")
    return Trial(dimension, round((time.monotonic() - began) * 1000))
