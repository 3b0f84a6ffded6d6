"""An X server of a test's own, where there is one to be had."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest


def needs(*programs: str) -> None:
    """Skip the test on a machine without these."""
    missing = [name for name in programs if shutil.which(name) is None]
    if sys.platform != "linux" or missing:
        pytest.skip(f"not on this machine: {', '.join(missing) or 'Linux'}")


@contextmanager
def x_server() -> Iterator[str]:
    """The name of the display, as DISPLAY has it."""
    reading, writing = os.pipe()
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    ) as server:
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        try:
            yield f":{number}"
        finally:
            server.terminate()
