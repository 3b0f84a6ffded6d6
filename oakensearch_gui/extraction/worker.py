"""The process that reads attachments: one file a frame on standard input, its text a frame on standard output.

It is expendable. Memory and processor time are limited where the system knows how (POSIX), and whoever started it
kills it when a file takes too long. It writes no file, and ends by itself when its standard input does.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from queue import SimpleQueue
from typing import IO

from oakensearch_gui.extraction.frames import READY, pack_extract, read_frame, unpack_item, write_frame

MEMORY_BYTES = 1_500_000_000
"""Of address space. A usual file needs some 40 MB beyond the 150 MB that the process takes when idle."""
CPU_SECONDS = 20
"""A file; beyond what a reader itself stops at between two pages."""
OUT_OF_MEMORY = 86
"""Exit code: a file needed more memory than there is."""


def main() -> int:
    """Read files until standard input ends."""
    from oakensearch_gui.extraction.extract import extract  # which whoever starts this process has no use for

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for whoever started this
    source, answers = os.fdopen(0, "rb", closefd=False), _own_output()
    limit_memory()
    frames: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_receive, args=(source, frames), daemon=True).start()
    write_frame(answers, READY)
    while True:
        frame = frames.get()
        limit_time()
        try:
            write_frame(answers, pack_extract(extract(unpack_item(frame))))
        except MemoryError:
            os._exit(OUT_OF_MEMORY)
        except OSError:
            return 0


def _own_output() -> IO[bytes]:
    """Standard output for answers alone: what a library prints there goes to standard error from now on."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


def _receive(source: IO[bytes], frames: SimpleQueue[bytes]) -> None:
    """In a thread of its own, so that the end of whoever started this is noticed in the midst of a file, too."""
    while (frame := read_frame(source)) is not None:
        frames.put(frame)
    os._exit(0)


def limit_memory() -> None:
    """Let the process have so much memory, no core dump (it would hold a person's mail) and no file to write."""
    with contextlib.suppress(ImportError, OSError, ValueError):  # Windows has none of these, macOS not all
        import resource

        for kind, most in ((resource.RLIMIT_CORE, 0), (resource.RLIMIT_FSIZE, 0), (resource.RLIMIT_AS, MEMORY_BYTES)):
            hard = resource.getrlimit(kind)[1]
            most = most if hard == resource.RLIM_INFINITY else min(most, hard)
            resource.setrlimit(kind, (most, hard))


def limit_time() -> None:
    """Let the process have so much more processor time; the system ends it with SIGXCPU when that is used up."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        until = int(used.ru_utime + used.ru_stime) + 1 + CPU_SECONDS
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(resource.RLIMIT_CPU, (until if hard == resource.RLIM_INFINITY else min(until, hard), hard))
