"""How this program starts itself once more, for work that must not hold up or bring down the window."""

from __future__ import annotations

import sys
from pathlib import Path


def own_program() -> list[str]:
    """The program and the arguments before a sub-command.

    A bundle's program knows its own sub-commands. On Windows a bundle has two: the one that opens the window has no
    standard output, so it is always the other, `oakensearch`, that is started.
    """
    if not getattr(sys, "frozen", False):
        return [sys.executable, "-m", "oakensearch_gui"]
    own = Path(sys.executable)
    return [str(own.with_name(f"oakensearch{own.suffix if sys.platform == 'win32' else ''}"))]
