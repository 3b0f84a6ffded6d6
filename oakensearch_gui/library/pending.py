"""The messages of a mailbox that are still to be read, to be taken newest first, in little memory however many.

What waits is packed in blocks, month by month of its arrival; a month is unpacked when its turn comes. 700,000 waiting
messages take some 30 MB, a quarter of a gigabyte less than as objects.
"""

from __future__ import annotations

import marshal
import zlib
from collections.abc import Iterator
from typing import NamedTuple

_MONTH = 30 * 86_400
_BLOCK = 250
"""Messages that are packed together."""
_MOST_SORTED = 60_000
"""Messages of one month that are sorted as a whole; of more (files that all have one time), each block by itself."""


class Wanted(NamedTuple):
    """A message to be read: the number of its folder in this look, its entry's fields, and what was known of it.

    `state` is what the place says now (see states). `row` is the location's id or 0; `digest` that of its bytes when
    they were read last, b"" when they never were.
    """

    folder: int
    key: str
    name: str
    offset: int
    length: int
    stamp: str
    received: int | None
    state: str
    row: int
    digest: bytes

    @property
    def age(self) -> tuple[int, int]:
        """Greater means newer."""
        return (self.received or 0, self.offset)


class Pending:
    """A queue that is filled, then emptied once."""

    def __init__(self, *, in_order: bool) -> None:
        """`in_order`: as they were added instead of newest first."""
        self._in_order = in_order
        self._open: dict[int, list[Wanted]] = {}
        self._packed: dict[int, list[bytes]] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def add(self, wanted: Wanted) -> None:
        month = 0 if self._in_order else (wanted.received or 0) // _MONTH
        block = self._open.setdefault(month, [])
        block.append(wanted)
        self._count += 1
        if len(block) >= _BLOCK:
            self._packed.setdefault(month, []).append(zlib.compress(marshal.dumps([tuple(one) for one in block]), 1))
            block.clear()

    def take(self) -> Iterator[Wanted]:
        """Each of them once."""
        for month in sorted(self._open, reverse=True):
            for block in self._blocks(self._packed.pop(month, []), self._open.pop(month)):
                if not self._in_order:
                    block.sort(key=lambda wanted: wanted.age, reverse=True)
                yield from block

    def _blocks(self, packed: list[bytes], last: list[Wanted]) -> Iterator[list[Wanted]]:
        if self._in_order:
            yield from map(_unpack, packed)
            yield last
        elif len(packed) * _BLOCK > _MOST_SORTED:  # what came later is likelier to be newer
            yield last
            yield from map(_unpack, reversed(packed))
        else:
            yield [wanted for block in packed for wanted in _unpack(block)] + last


def _unpack(block: bytes) -> list[Wanted]:
    return [Wanted(*fields) for fields in marshal.loads(zlib.decompress(block))]  # noqa: S302 - packed right above
