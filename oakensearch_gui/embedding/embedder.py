"""Text to vectors: what every embedding model answers, and by what it is told apart from another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

import numpy as np
from numpy.typing import NDArray

Role = Literal["query", "document"]
Vectors = NDArray[np.float32]


class EmbeddingError(Exception):
    """The model cannot be loaded or did not answer; the text says why, in plain words."""


@dataclass(frozen=True, slots=True)
class Identity:
    """What makes two embedders' vectors comparable: equal identities only.

    The prefixes are what the model wants in front of a query and of a document (asymmetric models).
    """

    model: str
    version: str
    dimension: int
    query_prefix: str = ""
    document_prefix: str = ""


class Embedder(Protocol):
    """A model. Loads itself at the first call of `embed`, which may take a second."""

    @property
    def identity(self) -> Identity: ...

    @property
    def dimension(self) -> int: ...

    def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:
        """Unit-length vectors of shape [len(texts), dimension]. Raises EmbeddingError."""
        ...
