"""Runs programs and tells what they took: wall and CPU seconds, peak memory; and makes files cold again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
"""The checkout, whose program is measured."""

_LAUNCHER = Path(__file__).with_name("launcher.py")

_ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""With that variable, every start would compile every module again, which an installed program does not."""


class RunFailed(Exception):
    """A program ended with an error; the text is the last line that it wrote."""


@dataclass(frozen=True, slots=True)
class Run:
    """What one run of a program took: seconds, and the largest resident set of any one process of it in MB."""

    wall: float
    cpu: float
    memory: float
    output: str


def run(
    command: Sequence[str | Path], *, env: Mapping[str, str] | None = None, ok: Iterable[int] = (0,), cwd: Path = ROOT
) -> Run:
    """Run a program to its end. Raises RunFailed when its exit code is none of `ok`."""
    with tempfile.TemporaryDirectory(prefix="oakensearch-bench-") as folder:
        report = Path(folder) / "taken.json"
        done = subprocess.run(
            [sys.executable, "-S", "-E", _LAUNCHER, report, *command],
            env={**_ENVIRONMENT, **(env or {})},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            cwd=cwd,
            check=False,
        )
        if done.returncode not in ok:
            words = done.stderr.decode(errors="replace").strip() or done.stdout.decode(errors="replace").strip()
            last = words.splitlines()[-1] if words else "(it said nothing)"
            name = " ".join(map(str, command))[:200]
            raise RunFailed(f"“{name}” ended with {done.returncode}: {last[:500]}")
        taken = json.loads(report.read_text(encoding="ascii"))
    cpu = taken["user"] + taken["system"]
    return Run(taken["wall"], cpu, taken["memory"] / 1024, done.stdout.decode(errors="replace"))


def module(name: str, *arguments: str | Path) -> list[str | Path]:
    """The command that runs a module of this checkout with this Python."""
    return [sys.executable, "-m", name, *arguments]


def evict(*paths: Path) -> None:
    """Let the system forget what it holds of these files and folders in memory, so that reading them is cold.

    Only these files: the memory of everybody else on the machine stays as it is. Where the system has no such call
    they stay warm.
    """
    if not hasattr(os, "posix_fadvise"):
        return
    for path in paths:
        for file in path.rglob("*") if path.is_dir() else [path]:
            if file.is_file():
                handle = os.open(file, os.O_RDONLY)
                try:
                    os.fsync(handle)  # pages that wait to be written cannot be forgotten
                    os.posix_fadvise(handle, 0, 0, os.POSIX_FADV_DONTNEED)
                finally:
                    os.close(handle)


def bytes_below(*paths: Path) -> int:
    """The bytes of these files and of all files in these folders."""
    files = (file for path in paths for file in (path.rglob("*") if path.is_dir() else [path]))
    return sum(file.stat().st_size for file in files if file.is_file())


def load() -> str:
    """How busy the machine is, for whoever reads the figures."""
    try:
        one, five, _ = os.getloadavg()
    except OSError:
        return "load unknown"
    return f"load {one:.1f} (1 min), {five:.1f} (5 min) on {os.cpu_count()} cores"
