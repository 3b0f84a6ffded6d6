from __future__ import annotations

import math
import threading
from typing import Any

import numpy as np
import pytest

from oakensearch_gui import api_keys
from oakensearch_gui.api_keys import ApiKey
from oakensearch_gui.embedding import EmbeddingError, EndpointDown, Identity, create_embedder, earlier_embedders
from oakensearch_gui.embedding.bundled import BundledEmbedder
from oakensearch_gui.embedding.endpoint import EndpointEmbedder, EndpointModel
from oakensearch_gui.embedding.prefixes import PRESETS, Prefixes, preset_for
from oakensearch_gui.settings import SETTINGS, Settings
from tests.loopback import Asked, Reply, embeddings, loopback, unused_url


@pytest.fixture(autouse=True)
def no_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OAKENSEARCH_EMBEDDINGS_API_KEY", raising=False)
    monkeypatch.setattr(api_keys, "find", lambda _purpose, _url: ApiKey())


def embedder(url: str, **others: Any) -> EndpointEmbedder:
    return EndpointEmbedder(EndpointModel(url, "some-model", **others), sleep=lambda _: None)


def test_texts_become_unit_vectors_and_the_dimension_is_found_out() -> None:
    with loopback(embeddings) as server:
        model = embedder(server.url)
        assert model.dimension == 0
        vectors = model.embed(["abc", "de"])
        assert vectors.shape == (2, 4)
        assert vectors.dtype == np.float32
        assert np.allclose(np.linalg.norm(vectors, axis=1), 1.0)
        assert model.identity == Identity("some-model", server.url, 4)
        assert model.embed([]).shape == (0, 4)
    assert [(asked.path, asked.body) for asked in server.asked] == [
        ("/v1/embeddings", {"model": "some-model", "input": ["abc", "de"]})
    ]


def test_many_texts_go_in_batches_and_come_back_in_order() -> None:
    texts = [f"text {n}" * (n % 5 + 1) for n in range(23)]
    with loopback(embeddings) as server:
        together = embedder(server.url, batch=10).embed(texts)
        assert [len(asked.body["input"]) for asked in server.asked] == [10, 10, 3]
        assert np.allclose(together, np.concatenate([embedder(server.url).embed([text]) for text in texts]))


def test_the_answers_are_put_in_order_by_their_index() -> None:
    def shuffled(asked: Asked) -> Reply:
        reply = embeddings(asked)
        reply.body["data"].reverse()
        return reply

    with loopback(embeddings) as server, loopback(shuffled) as other:
        texts = ["one", "two two", "three three three"]
        assert np.array_equal(embedder(server.url).embed(texts), embedder(other.url).embed(texts))


def test_each_role_gets_its_prefix() -> None:
    with loopback(embeddings) as server:
        model = embedder(server.url, prefixes=PRESETS["e5"])
        model.embed(["roof"], role="query")
        model.embed(["roof"])
    assert [asked.body["input"] for asked in server.asked] == [["query: roof"], ["passage: roof"]]
    assert model.identity.query_prefix == "query: "
    assert model.identity != embedder(server.url).identity


@pytest.mark.parametrize(
    ("model", "preset"),
    [
        ("nomic-embed-text:latest", "nomic"),
        ("text-embedding-nomic-embed-text-v1.5", "nomic"),
        ("intfloat/multilingual-e5-small", "e5"),
        ("multilingual-e5-large-instruct", "e5-instruct"),
        ("Qwen/Qwen3-Embedding-0.6B-GGUF", "qwen3"),
        ("BAAI/bge-small-en-v1.5", "bge"),
        ("bge-m3", "none"),
        ("embeddinggemma:300m", "gemma"),
        ("text-embedding-3-small", "none"),
    ],
)
def test_a_models_name_speaks_for_its_prefixes(model: str, preset: str) -> None:
    assert preset_for(model) == preset


def test_every_preset_can_be_chosen_and_own_prefixes_too() -> None:
    (choices,) = [setting.choices for setting in SETTINGS if setting.name == "meaning.prefixes"]
    assert set(choices) == {"auto", "own", *PRESETS}
    own = {"meaning.prefixes": "own", "meaning.query_prefix": "Q ", "meaning.document_prefix": "D "}
    made = create_embedder(Settings({"meaning.model": "endpoint", "meaning.endpoint_model": "e5", **own}))
    assert made is not None
    assert (made.identity.query_prefix, made.identity.document_prefix) == ("Q ", "D ")


# ---- answers that cannot be used


def answering(data: Any) -> Any:
    return lambda _: Reply({"data": data})


GOOD = [{"index": 0, "embedding": [1.0, 2.0]}, {"index": 1, "embedding": [3.0, 4.0]}]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (GOOD[:1], "was given 2 texts and answered for 1"),
        ([GOOD[0], {"index": 5, "embedding": [1.0, 2.0]}], "was given 2 texts"),
        ([GOOD[0], GOOD[0]], "was given 2 texts"),
        ([GOOD[0], {"index": 1, "embedding": [1.0]}], "holds no embeddings"),
        ([GOOD[0], {"index": 1, "embedding": [math.nan, 1.0]}], "NaN or infinite"),
        ([GOOD[0], {"index": 1, "embedding": [1e999, 1.0]}], "NaN or infinite"),
        ([{"index": 0, "embedding": []}, {"index": 1, "embedding": []}], "holds no embeddings"),
        ([{"index": 0, "embedding": "AAAA"}, {"index": 1, "embedding": "AAAA"}], "holds no embeddings"),
        ([{"index": 0}, {"index": 1}], "holds no embeddings"),
        (["a", "b"], "holds no embeddings"),
        (None, "holds no embeddings"),
    ],
)
def test_a_bad_answer_is_an_error_in_a_sentence(data: Any, said: str) -> None:
    with loopback(answering(data)) as server, pytest.raises(EmbeddingError, match=said):
        embedder(server.url).embed(["a", "b"])


def test_a_model_that_changes_its_dimension_is_caught() -> None:
    sizes = iter((4, 6))
    with loopback(lambda asked: embeddings(asked, next(sizes))) as server:
        model = embedder(server.url)
        model.embed(["a"])
        with pytest.raises(EmbeddingError, match="Was the model exchanged"):
            model.embed(["b"])


def test_a_text_that_is_too_long_is_shortened_and_costs_the_others_nothing() -> None:
    def strict(asked: Asked) -> Reply:
        if sum(map(len, asked.body["input"])) > 1000:
            return Reply({"error": {"message": "input is too long"}}, 400)
        return embeddings(asked)

    with loopback(strict) as server:
        vectors = embedder(server.url).embed(["short", "x" * 3000, "also short"])
        assert vectors.shape == (3, 4)
        assert np.allclose(vectors[0], embedder(server.url).embed(["short"])[0])


# ---- nobody there


def test_nobody_there_is_said_with_the_address_and_questions_do_not_wait_again() -> None:
    now = [100.0]
    url = unused_url()
    model = EndpointEmbedder(EndpointModel(url, "m"), sleep=lambda _: None, clock=lambda: now[0])
    with pytest.raises(EndpointDown, match=r"The embedding endpoint http://127.*does not answer .*refused"):
        model.embed(["a"], role="query")
    with loopback(embeddings) as server:
        model._model = EndpointModel(server.url, "m")
        model._endpoint = None
        with pytest.raises(EndpointDown):
            model.embed(["a"], role="query")
        assert server.asked == []
        now[0] += 6
        assert model.embed(["a"], role="query").shape == (1, 4)


def test_a_question_is_asked_once_and_a_passage_until_the_model_is_loaded() -> None:
    replies = iter((503, 503, 200, 503))
    with loopback(lambda asked: embeddings(asked) if (status := next(replies)) == 200 else Reply({}, status)) as server:
        model = embedder(server.url)
        assert model.embed(["passage"]).shape == (1, 4)
        with pytest.raises(EndpointDown):
            model.embed(["question"], role="query")
    assert len(server.asked) == 4


def test_a_question_does_not_wait_longer_than_the_search_does() -> None:
    never = threading.Event()

    def silent(_: Asked) -> Reply:
        never.wait(20)
        return Reply()

    with loopback(silent) as server:
        with pytest.raises(EndpointDown, match=r"within 0\.05 seconds"):
            embedder(server.url, query_timeout=0.05).embed(["a"], role="query")
        never.set()


# ---- from the settings


def test_an_endpoint_without_address_or_model_says_what_is_missing() -> None:
    for values, said in (
        ({}, "meaning.endpoint_model"),
        ({"meaning.endpoint_model": "m"}, "begins with http"),
        ({"meaning.endpoint_model": "m", "meaning.endpoint_url": "localhost:1"}, "begins with http"),
    ):
        made = create_embedder(Settings({"meaning.model": "endpoint", **values}))
        assert made is not None
        with pytest.raises(EmbeddingError, match=said):
            made.embed(["a"])


def test_earlier_vectors_are_asked_only_where_the_settings_still_send_questions() -> None:
    here, there = "http://127.0.0.1:1/v1", "http://127.0.0.1:2/v1"
    before = Identity("old-model", here, 8, "Q ", "D ")
    settings = {"meaning.model": "endpoint", "meaning.endpoint_url": f"{here}/", "meaning.endpoint_model": "new-model"}
    earlier = earlier_embedders(Settings(settings))(before)
    assert earlier is not None
    assert earlier.identity == before
    assert earlier_embedders(Settings({**settings, "meaning.endpoint_url": there}))(before) is None
    assert earlier_embedders(Settings({**settings, "meaning.model": "bundled"}))(before) is None
    same = Identity("new-model", here, 8)
    assert earlier_embedders(Settings(settings))(same) is None
    bundled = BundledEmbedder().identity
    assert isinstance(earlier_embedders(Settings(settings))(bundled), BundledEmbedder)
    assert earlier_embedders(Settings())(Identity(bundled.model, "0.0", bundled.dimension)) is None


def test_an_unknown_dimension_fits_any() -> None:
    made = Identity("m", "v", 8)
    assert Identity("m", "v", 0).fits(made)
    assert made.fits(made)
    assert not Identity("m", "v", 4).fits(made)
    assert not Identity("m", "v", 0, Prefixes("q").query).fits(made)
