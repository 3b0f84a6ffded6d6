"""numpy multiplies in the thread that asks it to: see `oakensearch_gui/__init__.py`."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

MULTIPLY = """
import os
import {first}
import numpy as np
a = np.ones((600, 600), np.float32)
a @ a
print(len(os.listdir("/proc/self/task")))
"""


def threads(first: str, **environment: str) -> int:
    """How many threads a process has that multiplied, having loaded `first` before numpy."""
    own = {name: value for name, value in os.environ.items() if not name.endswith("_NUM_THREADS")} | environment
    program = [sys.executable, "-c", MULTIPLY.format(first=first)]
    return int(subprocess.run(program, env=own, check=True, capture_output=True, text=True).stdout)


@pytest.mark.skipif(sys.platform != "linux", reason="threads are counted in /proc")
@pytest.mark.parametrize("first", ["oakensearch_gui", "oakensearch_gui.search.engine", "evals.speed.vectors_probe"])
def test_numpy_has_no_threads_of_its_own(first: str) -> None:
    assert threads(first) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="threads are counted in /proc")
@pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="with one core numpy starts no second thread anyway")
def test_who_wants_more_is_obeyed() -> None:
    assert threads("oakensearch_gui", OPENBLAS_NUM_THREADS="2") == 2
