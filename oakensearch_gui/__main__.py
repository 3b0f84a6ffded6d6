"""One program: without a command it opens the window; a sub-command serves a terminal."""

from __future__ import annotations

import gc
import sys

from oakensearch_gui.paths import Home, private_umask

_LOOK_FOR_GARBAGE_AFTER = 10_000
"""Objects; Python's own 700 would have it look a hundred times while modules are loaded, and find nothing."""


def main() -> int:
    """Run one command line; returns the exit code."""
    private_umask()
    gc.set_threshold(_LOOK_FOR_GARBAGE_AFTER)
    # Each way loads only what it needs: the window takes keys the sooner, and a helper has less memory to use.
    if sys.argv[1:] == ["read-attachments"]:
        from oakensearch_gui.extraction import read_attachments

        return read_attachments()
    if sys.argv[1:] == ["embed-texts"]:
        from oakensearch_gui.embedding.helpers import serve

        return serve()
    from oakensearch_gui.terminal.arguments import parser
    from oakensearch_gui.terminal.failures import FAILURES, sentence

    for stream in (sys.stdout, sys.stderr):  # mail is in every language, whatever the terminal's own encoding
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    arguments = parser().parse_args()
    home = Home.find(arguments.home)
    try:
        return int(arguments.run(home, arguments))
    except BrokenPipeError:
        return 1  # whoever read our output went away; there is nobody to tell
    except FAILURES as error:
        print(f"oakensearch: {sentence(error, home)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 1


if __name__ == "__main__":
    sys.exit(main())
