"""The side of whoever wants attachments read: one long-lived worker process, replaced when a file ends it."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from types import TracebackType
from typing import IO, Self

from oakensearch_gui.extraction.frames import READY, pack_item, read_frame, unpack_extract, write_frame
from oakensearch_gui.extraction.gathering import Extract, Limits, too_large
from oakensearch_gui.extraction.kinds import Item, kind_of
from oakensearch_gui.extraction.worker import CPU_SECONDS, MEMORY_BYTES, OUT_OF_MEMORY

SUB_COMMAND = "read-attachments"
"""Of the one program; hidden, since it talks in frames."""

SECONDS = 120.0
"""By the clock on the wall, for a file on a machine that is busy with other things; see also `worker.CPU_SECONDS`."""

Frames = SimpleQueue[bytes | None]
"""What a worker has sent; None when it has ended."""

Wait = Callable[[Frames, float], bytes | None]
"""Waits so many seconds for the next frame. Raises TimeoutError."""


class ExtractionError(Exception):
    """No attachment can be read, whichever it is; the text says so in plain words."""


def command() -> list[str]:
    """The worker's program and arguments; in a frozen bundle the program itself knows the sub-command."""
    own = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "oakensearch_gui"]
    return [*own, SUB_COMMAND]


def wait(frames: Frames, seconds: float) -> bytes | None:
    """`Wait` by the real clock."""
    try:
        return frames.get(timeout=seconds)
    except Empty:
        raise TimeoutError from None


class Extractor:
    """Reads files one after the other in a worker process, which starts with the first file that needs it."""

    def __init__(self, worker: Sequence[str] | None = None, wait: Wait = wait, limits: Limits | None = None) -> None:
        self._command = list(worker) if worker else command()
        self._wait = wait
        self._limits = limits or Limits()
        self._worker: _Worker | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the worker."""
        if self._worker is not None:
            self._worker.end()
            self._worker = None

    def read(self, item: Item) -> Extract:
        """The text of a file. A file that ends the worker costs itself only. Raises ExtractionError."""
        if kind_of(item) is None:
            return Extract()
        if len(item.content) > self._limits.file_bytes:
            return Extract(problem=too_large(self._limits))
        for last_try in (False, True):
            if self._worker is None:
                self._worker = _Worker(self._command, self._wait)
            try:
                return self._worker.read(item)
            except TimeoutError:
                self.close()
                return Extract(problem=f"reading it took longer than {SECONDS:g} seconds and was ended")
            except _Ended:
                problem = self._worker.last_words()
                self._worker = None
                # Something else may have ended it, or the files before may have filled its memory: once more, alone.
                if last_try or problem is _TOO_LONG:
                    return Extract(problem=problem)
        raise AssertionError("the second try returns")


_TOO_LONG = f"reading it took more than {CPU_SECONDS} seconds of processor time and was ended"
_TOO_LARGE = f"reading it needs more than {MEMORY_BYTES // 1_000_000} MB of memory"
_CRASHED = "the program that reads such files crashed on it"
_ENDING_SECONDS = 5
"""For a process whose pipe is closed to be gone as well."""


class _Ended(Exception):
    """The worker has ended without an answer."""


class _Worker:
    """One process. Raises ExtractionError when it does not come up."""

    def __init__(self, command: list[str], wait: Wait) -> None:
        self._wait = wait
        self._frames: Frames = SimpleQueue()
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError as error:
            raise ExtractionError(
                f"The part of OakenSearch that reads attachments cannot be started: {error}"
            ) from error
        assert self._process.stdout is not None
        threading.Thread(target=_receive, args=(self._process.stdout, self._frames), daemon=True).start()
        try:
            ready = self._wait(self._frames, SECONDS) == READY
        except TimeoutError:
            ready = False
        if not ready:
            self.end()
            raise ExtractionError("The part of OakenSearch that reads attachments does not start.")

    def read(self, item: Item) -> Extract:
        """The worker's answer. Raises TimeoutError, and _Ended when the worker ends instead."""
        assert self._process.stdin is not None
        try:
            write_frame(self._process.stdin, pack_item(item))
        except OSError as error:
            raise _Ended from error
        answer = self._wait(self._frames, SECONDS)
        if answer is None:
            raise _Ended
        try:
            return unpack_extract(answer)
        except ValueError as error:
            self._process.kill()  # whatever it was that answered, it is no reader of ours any more
            raise _Ended from error

    def last_words(self) -> str:
        """What an unexpected end says of the file that was being read."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_ENDING_SECONDS)
        self.end()
        if self._process.returncode == -getattr(signal, "SIGXCPU", 0):
            return _TOO_LONG
        return _TOO_LARGE if self._process.returncode == OUT_OF_MEMORY else _CRASHED

    def end(self) -> None:
        """Kill the process, if it has not ended by itself, and let go of its pipes."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):  # what was not sent is not wanted any more
                    pipe.close()


def _receive(source: IO[bytes], frames: Frames) -> None:
    """In a thread of its own, since a pipe cannot be waited for with a limit on every system."""
    frame: bytes | None = b""
    while frame is not None:
        try:
            frame = read_frame(source)
        except (OSError, ValueError):  # closed
            frame = None
        frames.put(frame)
