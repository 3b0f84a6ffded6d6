"""A model behind an OpenAI-compatible endpoint: Ollama, LM Studio, llama.cpp, vLLM, OpenAI and their like.

``POST {base}/embeddings {"model": …, "input": […]}``. What goes there is what would otherwise stay here: the passages
of every message while meaning is built, and each question.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from oakensearch_gui.api_keys import Purpose
from oakensearch_gui.embedding.embedder import EmbeddingError, EndpointDown, Identity, Role, Vectors
from oakensearch_gui.embedding.prefixes import NO_PREFIXES, Prefixes
from oakensearch_gui.endpoints import (
    Address,
    Endpoint,
    EndpointError,
    EndpointRefusal,
    EndpointUnreachable,
    is_too_long,
)

_ATTEMPTS = 4
"""For documents: nobody waits for them, and a model that is being loaded needs a moment."""

_REST_SECONDS = 5.0
"""After nobody answered, questions are not sent for so long: each would keep its person waiting again."""

_SHORTEST = 100
"""Characters below which a text is not shortened further to please a model."""


@dataclass(frozen=True, slots=True)
class EndpointModel:
    """Which model, and how to ask it: texts a call, seconds for an answer."""

    url: str
    model: str
    prefixes: Prefixes = NO_PREFIXES
    batch: int = 64
    timeout: float = 60.0
    query_timeout: float = 10.0


class EndpointEmbedder:
    """See `Embedder`. Its dimension is known after the first answer.

    `sleep` and `clock` are given by tests only.
    """

    def __init__(
        self,
        model: EndpointModel,
        dimension: int = 0,
        sleep: Callable[[float], None] = time.sleep,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._model = model
        self._dimension = dimension
        self._sleep = sleep
        self._clock = clock
        self._endpoint: Endpoint | None = None
        self._rest_until = 0.0
        self._trouble = ""

    @property
    def identity(self) -> Identity:
        """The address is part of it: under one name, two servers may serve two models."""
        prefixes = self._model.prefixes
        return Identity(self._model.model, self._model.url, self._dimension, prefixes.query, prefixes.document)

    @property
    def dimension(self) -> int:
        return self._dimension

    def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:
        """See `Embedder.embed`. Raises EndpointDown when nobody answers, EmbeddingError for a bad answer."""
        if not texts:
            return np.empty((0, self._dimension), dtype=np.float32)
        if role == "query" and self._clock() < self._rest_until:
            raise EndpointDown(self._trouble)
        prepared = [self._model.prefixes.apply(text, role) for text in texts]
        size = self._model.batch
        try:
            parts = [self._embed(prepared[i : i + size], role) for i in range(0, len(prepared), size)]
        except EndpointUnreachable as error:
            self._rest_until, self._trouble = self._clock() + _REST_SECONDS, str(error)
            raise EndpointDown(str(error)) from error
        except EndpointError as error:
            raise EmbeddingError(str(error)) from error
        self._rest_until = 0.0
        return np.concatenate(parts)

    def _embed(self, texts: list[str], role: Role) -> Vectors:
        """One call, or as many as it takes when the endpoint finds the texts too long."""
        try:
            answer = self._ask(texts, role)
        except EndpointRefusal as refusal:
            if not is_too_long(refusal):
                raise
            if len(texts) > 1:
                middle = len(texts) // 2
                return np.concatenate([self._embed(texts[:middle], role), self._embed(texts[middle:], role)])
            if len(texts[0]) <= _SHORTEST:
                raise
            return self._embed([texts[0][: len(texts[0]) // 2]], role)
        return self._read(answer, len(texts))

    def _ask(self, texts: list[str], role: Role) -> Any:
        if self._endpoint is None:
            if not self._model.model:
                raise EndpointError("No model is set for the embedding endpoint (meaning.endpoint_model).")
            address = Address.read(self._model.url)
            self._endpoint = Endpoint(
                "embedding endpoint", address, Purpose.EMBEDDINGS, self._model.timeout, self._sleep
            )
        payload = {"model": self._model.model, "input": texts}
        if role == "query":
            timeout = min(self._model.timeout, self._model.query_timeout)
            return self._endpoint.post("/embeddings", payload, timeout=timeout)
        return self._endpoint.post("/embeddings", payload, attempts=_ATTEMPTS)

    def _read(self, answer: Any, count: int) -> Vectors:
        """The vectors in the order of the texts, each of unit length. Raises EndpointError for anything else."""
        told = f"The embedding endpoint {self._model.url}"
        try:
            placed = {int(row.get("index", at)): row["embedding"] for at, row in enumerate(answer["data"])}
            order = sorted(placed)
            vectors = np.array([placed[index] for index in order], dtype=np.float32)
        except (AttributeError, KeyError, TypeError, ValueError, OverflowError) as error:
            raise EndpointError(f"{told} answers with something that holds no embeddings; is it one?") from error
        if order != list(range(count)):
            raise EndpointError(f"{told} was given {count} texts and answered for {len(order)}.")
        if vectors.ndim != 2 or not vectors.shape[1]:
            raise EndpointError(f"{told} answers with something that holds no embeddings; is it one?")
        if not np.isfinite(vectors).all():
            raise EndpointError(f"{told} answers with numbers that are none (NaN or infinite).")
        if self._dimension and vectors.shape[1] != self._dimension:
            raise EndpointError(
                f"{told} answers with {vectors.shape[1]} numbers a text; it was {self._dimension}. Was the model"
                " exchanged? Then make the index anew (oakensearch index --rebuild)."
            )
        self._dimension = vectors.shape[1]
        unit: Vectors = vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-12)
        return unit
