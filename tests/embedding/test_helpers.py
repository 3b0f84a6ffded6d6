from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import weakref

import numpy as np
import pytest

from oakensearch_gui.embedding import Vectors, helpers
from oakensearch_gui.embedding.bundled import BundledEmbedder
from oakensearch_gui.embedding.helpers import SharedEmbedder, _shares, command

TEXTS = [f"letter number {n} about the roof and " + "its tiles " * (n % 8) for n in range(60)]


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helpers, "_AFTER", 40)


@pytest.fixture(scope="module")
def plain() -> Vectors:
    return BundledEmbedder().embed(TEXTS)


def started(shared: SharedEmbedder) -> list[helpers._Helper]:
    return shared._helpers or []


def test_two_processes_give_what_one_gives(plain: Vectors) -> None:
    shared = SharedEmbedder(BundledEmbedder(), 1)
    assert np.allclose(shared.embed(TEXTS[:32]), plain[:32], atol=1e-4)
    assert not started(shared)  # not worth it yet
    assert np.allclose(shared.embed(TEXTS), plain, atol=1e-4)
    assert len(started(shared)) == 1
    assert shared.embed(["one question"], role="query").shape == (1, 512)


def test_a_helper_that_dies_is_done_without(plain: Vectors) -> None:
    shared = SharedEmbedder(BundledEmbedder(), 1)
    shared.embed(TEXTS)
    assert shared._helpers
    os.kill(shared._helpers[0].pid, signal.SIGTERM)
    assert np.allclose(shared.embed(TEXTS[:30]), plain[:30], atol=1e-4)
    assert shared._helpers == []
    assert np.allclose(shared.embed(TEXTS[:30]), plain[:30], atol=1e-4)


@pytest.mark.parametrize("program", [["/absent/program"], [sys.executable, "-c", "print('nonsense')"]])
def test_a_helper_that_does_not_work_is_done_without(plain: Vectors, program: list[str]) -> None:
    shared = SharedEmbedder(BundledEmbedder(), 1, program)
    assert np.allclose(shared.embed(TEXTS), plain, atol=1e-4)
    assert shared._helpers == []


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="only Linux lets a test wait for another's child")
def test_a_helper_ends_with_whoever_started_it() -> None:
    """Killed in the middle of its work, too: the helper's input ends then."""
    program = (
        "from oakensearch_gui.embedding.bundled import BundledEmbedder\n"
        "from oakensearch_gui.embedding.helpers import SharedEmbedder\n"
        "from oakensearch_gui.embedding import helpers\n"
        "helpers._AFTER = 40\n"
        "shared = SharedEmbedder(BundledEmbedder(), 1)\n"
        "texts = [f'text {n}' for n in range(60)]\n"
        "shared.embed(texts)\n"
        "print(shared._helpers[0].pid, flush=True)\n"
        "while True: shared.embed(texts)\n"
    )
    parent = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE)
    assert parent.stdout is not None
    helper = os.pidfd_open(int(parent.stdout.readline()))
    parent.kill()
    parent.wait()
    parent.stdout.close()
    ended, _, _ = select.select([helper], [], [], 30)
    os.close(helper)
    assert ended


def test_a_helper_ends_when_it_is_not_needed_any_more() -> None:
    shared = SharedEmbedder(BundledEmbedder(), 1)
    shared.embed(TEXTS)
    assert shared._helpers
    gone = weakref.ref(shared._helpers[0])
    end = shared._helpers[0].end
    del shared
    assert gone() is None
    assert not end.alive


def test_shares_are_of_like_length_and_lose_nothing() -> None:
    for count in (1, 2, 3):
        shares = _shares(TEXTS, [5.0] * count)
        assert [text for share in shares for text in share] == TEXTS
        sizes = [sum(map(len, share)) for share in shares]
        assert max(sizes) - min(sizes) < 300
    assert [len(share) for share in _shares(["b"] * 100, [1.0, 3.0])] == [25, 75]
    assert [len(share) for share in _shares(["a" * 1000, "b"], [1.0, 1.0])] == [0, 2]


def test_the_sub_command_is_known_to_the_program() -> None:
    ended = subprocess.run(command(), input=b"", capture_output=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")
