from __future__ import annotations

from hashlib import blake2b

import numpy as np
import pytest

from evals.concepts import DIMENSION, ConceptEmbedder
from oakensearch_gui.embedding import Embedder


def similarity(one: str, other: str) -> float:
    vectors = ConceptEmbedder().embed([one, other])
    return float(vectors[0] @ vectors[1])


def test_it_is_an_embedder_with_unit_vectors() -> None:
    embedder: Embedder = ConceptEmbedder()
    vectors = embedder.embed(["the boiler", "", "12345"], role="query")
    assert vectors.shape == (3, embedder.dimension) == (3, DIMENSION)
    assert vectors.dtype == np.float32
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1.0)
    assert embedder.embed([]).shape == (0, DIMENSION)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("the boiler is broken", "a defective heating"),
        ("Calefacción", "radiators"),
        ("neumáticos", "tyre"),
        ("invoices", "la factura"),
    ],
)
def test_words_of_one_concept_are_near_in_any_language_and_number(one: str, other: str) -> None:
    assert similarity(one, other) > 0.9


def test_other_concepts_and_unknown_words_are_far() -> None:
    assert abs(similarity("boiler", "invoice")) < 0.2
    assert abs(similarity("umbrella", "invoice")) < 0.2


def test_a_token_with_a_digit_says_nothing() -> None:
    assert similarity("boiler CUS-1990", "boiler 77") > similarity("boiler cus", "boiler abc")
    assert similarity("1990", "1991") == pytest.approx(1.0)


def test_it_gives_the_same_vectors_everywhere() -> None:
    rounded = np.rint(ConceptEmbedder().embed(["The boiler at the harbour leaks."]) * 1000).astype(np.int16)
    assert blake2b(rounded.tobytes(), digest_size=8).hexdigest() == "f1d6b92a923a8cf5"


def test_another_table_is_another_model() -> None:
    assert ConceptEmbedder({"a": ["b"]}).identity != ConceptEmbedder().identity
