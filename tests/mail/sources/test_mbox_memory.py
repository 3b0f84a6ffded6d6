"""A file of any length is read in little memory, also where one message of it is very long."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator

from oakensearch_gui.mail.sources.mbox_file import split

FROM = b"From ann@oak.example Thu Feb  8 18:20:30 2007\n"
LINE = b"and the boat lies at the end of the pier, where nobody looks for it in winter\n"
SMALL, LARGE = 40, 12_000_000


def pieces() -> Iterator[bytes]:
    """Small messages, a very long one, small ones again; made as they are asked for."""
    for number in range(SMALL):
        yield FROM + b"Subject: %d\n\n" % number + LINE * 400 + b"\n"
    yield FROM + b"Subject: long\n\n"
    for _ in range(LARGE // len(LINE) // 100):
        yield LINE * 100
    yield b"\n"
    for number in range(SMALL):
        yield FROM + b"Subject: %d\n\n" % number + LINE * 400 + b"\n"


class Stream:
    """Reads on in the pieces."""

    def __init__(self) -> None:
        self._pieces = pieces()
        self._left = b""

    def read(self, size: int) -> bytes:
        while len(self._left) < size and (more := next(self._pieces, b"")):
            self._left += more
        given, self._left = self._left[:size], self._left[size:]
        return given


def test_memory_does_not_grow_with_the_file() -> None:
    tracemalloc.start()
    spans = [(span.offset, span.end) for span in split(Stream().read)]
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(spans) == 2 * SMALL + 1
    lengths = [end - begin for begin, end in spans]
    assert max(lengths) > LARGE * 0.99
    assert spans[-1][1] > LARGE + 2 * SMALL * 400 * len(LINE)
    assert most < 8_000_000
