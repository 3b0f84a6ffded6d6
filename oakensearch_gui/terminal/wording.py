"""How numbers are said in a terminal."""

from __future__ import annotations


def counted(number: int, one: str, many: str = "") -> str:
    """``1 message``, ``2 messages``; `many` where it is not `one` with an s."""
    return f"{number} {one if number == 1 else many or one + 's'}"
