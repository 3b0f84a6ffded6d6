"""Runs one command and writes what it took to a file, as JSON. A program of its own, and a small one.

The kernel counts a child's peak memory from the moment of its fork, when it still is its parent: measured from a
large process, every child would seem large. This one is small, and only ever has the one child.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import time

BEGAN = "OAKENSEARCH_BENCH_BEGAN"
"""The variable in which the child finds when it was launched, in seconds since 1970."""


def main() -> int:
    """`launcher.py REPORT COMMAND…`; the command's exit code is ours."""
    report, *command = sys.argv[1:]
    began = time.perf_counter()
    child = os.posix_spawnp(command[0], command, {**os.environ, BEGAN: repr(time.time())})
    _, status = os.waitpid(child, 0)
    wall = time.perf_counter() - began
    used = resource.getrusage(resource.RUSAGE_CHILDREN)  # all that the command itself waited for, too
    taken = {"wall": wall, "user": used.ru_utime, "system": used.ru_stime, "memory": used.ru_maxrss}
    with open(report, "w", encoding="ascii") as file:  # noqa: PTH123 - pathlib would triple this program's start
        json.dump(taken, file)
    return os.waitstatus_to_exitcode(status)


if __name__ == "__main__":
    sys.exit(main())
