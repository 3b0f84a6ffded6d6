"""One program: without a command it opens the window; a sub-command serves a terminal."""

from __future__ import annotations

import sys

from oakensearch_gui.extraction import SUB_COMMAND, read_attachments
from oakensearch_gui.paths import Home, private_umask


def main() -> int:
    """Run one command line; returns the exit code."""
    private_umask()
    if sys.argv[1:] == [SUB_COMMAND]:
        return read_attachments()
    if sys.argv[1:] == ["embed-texts"]:
        from oakensearch_gui.embedding.helpers import serve

        return serve()
    # Only now: the process that reads attachments, which has little memory to use, needs none of this.
    from oakensearch_gui.terminal.arguments import parser
    from oakensearch_gui.terminal.commands import FAILURES

    for stream in (sys.stdout, sys.stderr):  # mail is in every language, whatever the terminal's own encoding
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    arguments = parser().parse_args()
    try:
        return int(arguments.run(Home.find(arguments.home), arguments))
    except BrokenPipeError:
        return 1  # whoever read our output went away; there is nobody to tell
    except FAILURES as error:
        print(f"oakensearch: {' '.join(str(error).split())}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 1


if __name__ == "__main__":
    sys.exit(main())
