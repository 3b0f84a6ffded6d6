"""Text to vectors: what every embedding model answers, and by what it is told apart from another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

if TYPE_CHECKING:
    # numpy takes as long to load as all the rest: in this package each function that reckons with vectors asks for it.
    import numpy as np
    from numpy.typing import NDArray

Role = Literal["query", "document"]
Vectors: TypeAlias = "NDArray[np.float32]"


class EmbeddingError(Exception):
    """The model cannot be loaded or did not answer; the text says why, in plain words."""


class EndpointDown(EmbeddingError):
    """Nobody answers where the model is served, for now; the text says where."""


@dataclass(frozen=True, slots=True)
class Identity:
    """What makes two embedders' vectors comparable: equal identities only.

    The prefixes are what the model wants in front of a query and of a document (asymmetric models). `version`
    tells apart what one name may stand for: a release, or the address where the model is served. `dimension` is 0
    while it has not been found out.
    """

    model: str
    version: str
    dimension: int
    query_prefix: str = ""
    document_prefix: str = ""

    def fits(self, other: Identity) -> bool:
        """Whether vectors of the two may be compared, as far as is known: an unknown dimension fits any."""
        return self == (replace(other, dimension=0) if not self.dimension else other)


class Embedder(Protocol):
    """A model. Loads itself at the first call of `embed`, which may take a second."""

    @property
    def identity(self) -> Identity: ...

    @property
    def dimension(self) -> int:
        """Numbers in a vector; 0 before the first `embed` where the model has to be asked (an endpoint)."""
        ...

    def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:
        """Unit-length vectors of shape [len(texts), dimension]. Raises EmbeddingError."""
        ...


Recall = Callable[[Identity], Embedder | None]
"""Gives the embedder that made earlier vectors, for as long as they serve; None when it cannot be had any more."""


def known_identity(embedder: Embedder) -> Identity:
    """The identity with its dimension, for which an endpoint has to be asked once. Raises EmbeddingError."""
    if not embedder.dimension:
        embedder.embed(["dimension"], role="document")
    return embedder.identity


def quantise(vectors: Vectors) -> list[bytes]:
    """Unit vectors as int8, each scaled to its own largest value: cosine does not mind, and precision is kept.

    To do it again changes nothing, so what was kept so is as good as new.
    """
    import numpy as np

    largest = np.maximum(np.abs(vectors).max(axis=1, keepdims=True), 1e-12)
    return [row.tobytes() for row in np.rint(vectors * (127.0 / largest)).astype(np.int8)]
