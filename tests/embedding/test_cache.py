from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import apsw
import numpy as np
import pytest

from oakensearch_gui.embedding import EmbeddingError, Role, Vectors, create_embedder
from oakensearch_gui.embedding.bundled import BundledEmbedder
from oakensearch_gui.embedding.cache import CachedEmbedder
from oakensearch_gui.embedding.embedder import quantise
from oakensearch_gui.embedding.endpoint import EndpointEmbedder, EndpointModel
from oakensearch_gui.paths import Home, private_umask
from oakensearch_gui.settings import Settings
from tests.loopback import embeddings, loopback
from tests.making import ConceptEmbedder

A_DAY = 86_400


class Counting(ConceptEmbedder):
    """Keeps what it was asked for."""

    def __init__(self, version: str = "1", dimension: int = 64) -> None:
        super().__init__(version, dimension)
        self.asked: list[str] = []

    def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:
        self.asked += texts
        return super().embed(texts, role)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "embeddings.db"


def cached(inner: Counting, file: Path, megabytes: int = 10, *, queries: bool = True, day: int = 1) -> CachedEmbedder:
    return CachedEmbedder(inner, file, megabytes, queries=queries, clock=lambda: day * A_DAY)


def test_a_text_is_embedded_once_whoever_asks(file: Path) -> None:
    inner = Counting()
    first = cached(inner, file).embed(["heating", "boiler", "heating"])
    assert inner.asked == ["heating", "boiler"]
    again = cached(inner, file).embed(["boiler", "heating", "roof"])
    assert inner.asked == ["heating", "boiler", "roof"]
    assert np.array_equal(again[:2], first[[1, 0]])
    assert np.allclose(np.linalg.norm(again, axis=1), 1.0, atol=1e-6)


def test_model_and_role_are_told_apart(file: Path) -> None:
    inner, other = Counting("1"), Counting("2")
    cached(inner, file).embed(["heating"])
    cached(inner, file).embed(["heating"], role="query")
    cached(other, file).embed(["heating"])
    assert inner.asked == ["heating", "heating"]
    assert other.asked == ["heating"]


def test_what_is_remembered_makes_the_same_index(file: Path) -> None:
    texts = ["the cat sleeps on the sofa", "quarterly tax report", "Grüße aus Köln", "x" * 300, "1"]
    plain = BundledEmbedder()
    wrapped = CachedEmbedder(plain, file, 10, queries=False)
    assert quantise(wrapped.embed(texts)) == quantise(plain.embed(texts)) == quantise(wrapped.embed(texts))


def test_questions_are_remembered_only_where_that_is_wanted(file: Path) -> None:
    inner = Counting()
    for _ in range(2):
        cached(inner, file, queries=False).embed(["who"], role="query")
    assert inner.asked == ["who", "who"]


def test_it_never_grows_past_its_limit_and_forgets_what_was_not_asked_for_longest(file: Path) -> None:
    inner = Counting(dimension=512)
    old = [f"old {n}" for n in range(1000)]
    used = [f"used {n}" for n in range(200)]
    cached(inner, file, 1, day=1).embed(old[:300])
    cached(inner, file, 1, day=1).embed(used)
    cached(inner, file, 1, day=2).embed(old[300:600])
    cached(inner, file, 1, day=3).embed(used)
    for start in range(0, 2000, 100):
        cached(inner, file, 1, day=4).embed([f"new {n}" for n in range(start, start + 100)])
    assert file.stat().st_size < 1_300_000
    inner.asked.clear()
    cached(inner, file, 1, day=4).embed(["old 0", "new 0"])
    assert inner.asked == ["old 0"]


def test_a_rebuild_larger_than_the_cache_keeps_what_came_first(file: Path) -> None:
    """Else each entry would be pushed out just before it is asked for again."""
    inner = Counting(dimension=512)
    texts = [f"mail {n}" for n in range(3000)]
    for day in (1, 2):
        inner.asked.clear()
        for start in range(0, len(texts), 100):
            cached(inner, file, 1, day=day).embed(texts[start : start + 100])
    assert 1000 < len(inner.asked) < 2000
    assert "mail 0" not in inner.asked


@pytest.mark.parametrize("content", [b"this is no database at all" * 100, b""])
def test_a_damaged_file_is_made_anew(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    inner = Counting()
    for _ in range(2):
        cached(inner, file).embed(["heating"])
    assert inner.asked == ["heating"]


def test_a_file_of_another_version_is_made_anew(file: Path) -> None:
    inner = Counting()
    cached(inner, file).embed(["heating"])
    connection = apsw.Connection(str(file))
    connection.pragma("user_version", 99)
    connection.close()
    cached(inner, file).embed(["heating"])
    assert inner.asked == ["heating", "heating"]


def test_a_file_that_cannot_be_made_is_done_without(tmp_path: Path) -> None:
    inner = Counting()
    assert cached(inner, tmp_path / "absent" / "embeddings.db").embed(["heating"]).shape == (1, 64)


def test_a_writer_elsewhere_does_not_stop_a_search(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oakensearch_gui.embedding.cache._WAIT_MS", 1)
    inner = Counting()
    ours = cached(inner, file)
    ours.embed(["heating"])
    other = apsw.Connection(str(file))
    other.execute("BEGIN IMMEDIATE")
    assert ours.embed(["heating", "roof"]).shape == (2, 64)
    other.close()
    assert inner.asked == ["heating", "roof"]


def test_a_rerun_asks_the_endpoint_for_nothing(file: Path) -> None:
    texts = [f"mail {n}" for n in range(50)]
    with loopback(embeddings) as server:
        model = EndpointModel(server.url, "m")
        first = CachedEmbedder(EndpointEmbedder(model), file, 10, queries=True)
        vectors = first.embed(texts)
        calls = len(server.asked)
        again = CachedEmbedder(EndpointEmbedder(model), file, 10, queries=True)
        assert np.array_equal(again.embed(texts), vectors)
        assert again.identity == first.identity
        assert again.dimension == 4
        assert len(server.asked) == calls


def test_a_model_exchanged_behind_its_name_is_noticed(file: Path) -> None:
    with loopback(lambda asked: embeddings(asked, 4)) as server:
        CachedEmbedder(EndpointEmbedder(EndpointModel(server.url, "m")), file, 10, queries=True).embed(["a", "b"])
        server.answer = lambda asked: embeddings(asked, 6)
        later = CachedEmbedder(EndpointEmbedder(EndpointModel(server.url, "m")), file, 10, queries=True)
        with pytest.raises(EmbeddingError, match="another size"):
            later.embed(["a", "c"])
        fresh = CachedEmbedder(EndpointEmbedder(EndpointModel(server.url, "m")), file, 10, queries=True)
        assert fresh.embed(["a", "c"]).shape == (2, 6)


def test_the_settings_say_whose_vectors_are_remembered(home: Home) -> None:
    home.embeddings_db.write_bytes(b"")
    assert isinstance(create_embedder(Settings(), home), CachedEmbedder)
    assert isinstance(create_embedder(Settings({"meaning.cache": "endpoint"}), home), BundledEmbedder)
    assert home.embeddings_db.exists()
    assert isinstance(create_embedder(Settings({"meaning.cache": "off"}), home), BundledEmbedder)
    assert not home.embeddings_db.exists()
    assert isinstance(create_embedder(Settings()), BundledEmbedder)


@pytest.mark.skipif(os.name != "posix", reason="other systems keep the folder private in their own way")
def test_the_file_is_private(home: Home) -> None:
    before = os.umask(0)
    try:
        private_umask()
        made = create_embedder(Settings(), home)
        assert made is not None
        made.embed(["a"])
        assert home.embeddings_db.stat().st_mode & 0o077 == 0
    finally:
        os.umask(before)
