"""The bundled model in several processes at once: building meaning is all arithmetic, and one process has one core.

(Threads would not do: half of the model's time is spent in Python, under its lock.) A helper is this very program
with a hidden sub-command. It reads texts from its standard input and writes their vectors to its standard output,
and ends when its input does: also when whoever started it was killed. It holds the model a second time, about
170 MB, so it is started only once there is enough to do.

What goes through the pipes: four bytes of length, then that many bytes. There: a JSON list of texts; back: the seconds
it took as a float64, then float32 numbers, row after row.
"""

from __future__ import annotations

import contextlib
import json
import os
import struct
import subprocess
import sys
import time
import weakref
from collections.abc import Sequence
from itertools import pairwise
from typing import IO

import numpy as np

from oakensearch_gui.embedding.bundled import BundledEmbedder
from oakensearch_gui.embedding.embedder import Embedder, Identity, Role, Vectors

SUB_COMMAND = "embed-texts"
"""Of the one program; hidden, since it talks in bytes."""

_AFTER = 500
"""Texts (about three seconds of work) before helpers are started: to load the model takes them a second."""

_LEAST = 8
"""Texts for each process below which a batch is not worth sharing."""

_LEARNING = 0.3
"""How fast the shares follow how fast each process is; they step back for what else the machine does, and unequally."""

_ENDING_SECONDS = 5
_NICE = 5
"""Helpers step back behind whatever else the person does."""


_SECONDS = struct.Struct("d")


def command() -> list[str]:
    """A helper's program and arguments; in a frozen bundle the program itself knows the sub-command."""
    own = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "oakensearch_gui"]
    return [*own, SUB_COMMAND]


class SharedEmbedder:
    """The bundled model, its batches shared between this process and `helpers` others."""

    def __init__(self, inner: Embedder, helpers: int, program: Sequence[str] | None = None) -> None:
        self._inner = inner
        self._wanted = helpers
        self._program = list(program) if program else command()
        self._helpers: list[_Helper] | None = None
        self._speed = 1.0
        self._embedded = 0

    @property
    def identity(self) -> Identity:
        return self._inner.identity

    @property
    def dimension(self) -> int:
        return self._inner.dimension

    def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:
        """See `Embedder.embed`. A helper that fails is done without from then on."""
        self._embedded += len(texts)
        if len(texts) < _LEAST * (self._wanted + 1) or self._embedded < _AFTER:
            return self._inner.embed(texts, role)
        if self._helpers is None:
            self._helpers = _start(self._program, self._wanted)
        own, *others = _shares(texts, [self._speed, *(helper.speed for helper in self._helpers)])
        asked = [helper.ask(share) for helper, share in zip(self._helpers, others, strict=True)]
        began = time.perf_counter()
        parts = [self._inner.embed(own, role)]
        self._speed = _learned(self._speed, own, time.perf_counter() - began)
        for helper, share, heard in zip(tuple(self._helpers), others, asked, strict=True):
            vectors = helper.answer(share, self.dimension) if heard else None
            if vectors is None:
                helper.end()
                self._helpers.remove(helper)
                vectors = self._inner.embed(share, role)
            parts.append(vectors)
        return np.concatenate(parts)


def _shares(texts: Sequence[str], speeds: Sequence[float]) -> list[Sequence[str]]:
    """The texts in runs, one for each speed (characters a second) and in proportion to it."""
    ends = np.cumsum([len(text) + 1 for text in texts])
    parts = np.cumsum(speeds)[:-1] / sum(speeds)
    bounds = [0, *(int(mark) for mark in np.searchsorted(ends, ends[-1] * parts, side="right")), len(texts)]
    return [texts[a:b] for a, b in pairwise(bounds)]


def _learned(speed: float, texts: Sequence[str], seconds: float) -> float:
    if not texts:
        return speed
    measured = sum(map(len, texts)) / max(seconds, 1e-6)
    return measured if speed == 1.0 else speed + _LEARNING * (measured - speed)


def _start(program: list[str], count: int) -> list[_Helper]:
    started = []
    for _ in range(count):
        with contextlib.suppress(OSError):  # no memory, too many processes: this one does the work alone
            started.append(_Helper(program))
    return started


class _Helper:
    """One process."""

    def __init__(self, program: list[str]) -> None:
        """Raises OSError when it cannot be started."""
        process = subprocess.Popen(
            program,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0)
            | getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
        )
        assert process.stdin is not None
        assert process.stdout is not None
        self._to, self._from = process.stdin, process.stdout
        self.pid = process.pid
        self.speed = 1.0
        self.end = weakref.finalize(self, _end, process)

    def ask(self, texts: Sequence[str]) -> bool:
        """Whether the texts reached it."""
        try:
            _write(self._to, json.dumps(list(texts)).encode("ascii"))
        except (OSError, ValueError):
            return False
        return True

    def answer(self, texts: Sequence[str], dimension: int) -> Vectors | None:
        """Its vectors for the texts, which it was asked last; None when it does not answer any more."""
        try:
            data = _read(self._from)
        except (OSError, ValueError):
            return None
        if data is None or len(data) != _SECONDS.size + len(texts) * dimension * 4:
            return None
        self.speed = _learned(self.speed, texts, _SECONDS.unpack_from(data)[0])
        return np.frombuffer(data, dtype=np.float32, offset=_SECONDS.size).reshape(len(texts), dimension)


def _end(process: subprocess.Popen[bytes]) -> None:
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None
        with contextlib.suppress(OSError):  # what is left in a pipe that nobody reads
            pipe.close()
    try:
        process.wait(_ENDING_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _write(pipe: IO[bytes], data: bytes) -> None:
    pipe.write(len(data).to_bytes(4, "big") + data)
    pipe.flush()


def _read(pipe: IO[bytes]) -> bytes | None:
    """The next piece; None at the end."""
    head = pipe.read(4)
    if len(head) < 4:
        return None
    data = pipe.read(int.from_bytes(head, "big"))
    return data if len(data) == int.from_bytes(head, "big") else None


def serve() -> int:
    """The helper's whole life: texts in, vectors out, until its input ends."""
    if hasattr(os, "nice"):
        os.nice(_NICE)
    embedder = BundledEmbedder()
    embedder.embed(["load now, so that it does not count as slow"])
    texts, vectors = sys.stdin.buffer, sys.stdout.buffer
    try:
        while (data := _read(texts)) is not None:
            began = time.perf_counter()
            embedded = embedder.embed(json.loads(data)).tobytes()
            _write(vectors, _SECONDS.pack(time.perf_counter() - began) + embedded)
    except (OSError, KeyboardInterrupt):
        os._exit(0)  # nobody reads any more; at the usual end Python would try to flush into the closed pipe
    return 0
