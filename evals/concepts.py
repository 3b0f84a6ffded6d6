"""A small model of meaning for runs without a real one: it knows a table of concepts and nothing else.

Words of one concept, in whatever language, point the same way; a word that it does not know points a little way of
its own, so that nearly equal texts stay near each other; a token with a digit says nothing, as a pooled vector of
a real model says next to nothing of an order number. It is deterministic on every machine. What it cannot show
is how good a model is: numbers made with it say that the machinery works, and little about real mail.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b, shake_256

import numpy as np

from evals.concept_table import CONCEPTS, EMPTY_WORDS
from oakensearch_gui.embedding import Identity, Role, Vectors
from oakensearch_gui.index.words import fold

DIMENSION = 512
"""Enough that two unrelated concepts hardly ever look alike: their cosine is about 0 with a spread of .04."""

_CONCEPT_WEIGHT = 1.0
_WORD_WEIGHT = 0.2
_WORD = re.compile(r"[^\W_]+")


class ConceptEmbedder:
    """See the module. `concepts` gives each concept's words, plain or with accents; plurals need not be said."""

    def __init__(self, concepts: Mapping[str, Sequence[str]] = CONCEPTS) -> None:
        self._concept_of = {_stem(fold(word).lower()): name for name, words in concepts.items() for word in words}
        self._empty = frozenset(fold(word).lower() for word in EMPTY_WORDS)
        table = repr(sorted(self._concept_of.items())).encode()
        self._identity = Identity("concepts", blake2b(table, digest_size=4).hexdigest(), DIMENSION)

    @property
    def identity(self) -> Identity:
        """Changes with the table, so that vectors of another table are stale."""
        return self._identity

    @property
    def dimension(self) -> int:
        return DIMENSION

    def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:  # noqa: ARG002 - a symmetric model
        """See `Embedder.embed`."""
        vectors = np.zeros((len(texts), DIMENSION), dtype=np.float32)
        for row, text in enumerate(texts):
            vectors[row] = _direction("nothing") * 1e-3  # a text that says nothing still has a direction
            for direction, weight in self._meanings(text).items():
                vectors[row] += _direction(direction) * weight
        unit: Vectors = vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
        return unit

    def _meanings(self, text: str) -> dict[str, float]:
        """What a text speaks of: each concept and each unknown word once, however often it is said."""
        meanings: dict[str, float] = {}
        for word in _WORD.findall(fold(text).lower()):
            if word in self._empty or not word.isalpha():
                continue
            stem = _stem(word)
            concept = self._concept_of.get(stem)
            meanings[f"concept {concept}" if concept else stem] = _CONCEPT_WEIGHT if concept else _WORD_WEIGHT
        return meanings


def _stem(word: str) -> str:
    """A word without the plural of English and Spanish; crude, but the same for table and text."""
    for ending in ("es", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 4:
            word = word.removesuffix(ending)
            break
    return word[:-1] if len(word) > 4 and word[-1] in "aeo" else word


@cache
def _direction(name: str) -> Vectors:
    """A unit vector of plus and minus ones that the name alone decides."""
    bits = np.unpackbits(np.frombuffer(shake_256(name.encode()).digest(DIMENSION // 8), dtype=np.uint8))
    direction: Vectors = (bits.astype(np.float32) * 2.0 - 1.0) / np.float32(np.sqrt(DIMENSION))
    return direction
