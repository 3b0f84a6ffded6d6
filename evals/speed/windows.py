"""How the window feels: its start, each keystroke, and whether it ever stands still."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

from evals.speed.figures import Figure, figure
from evals.speed.lab import Lab
from evals.speed.taking_in import arriving_home
from oakensearch_gui.paths import Home

_TYPING_PAUSE = "of which the window waits for a pause in typing"


def start(lab: Lab) -> Iterator[Figure]:
    """From the launch of the program until the newest mail is painted and the search field takes keys."""
    lab.ensure_vectors()
    starts = [_probe(lab, lab.home, "start") for _ in range(lab.thoroughness.starts)]
    seconds, cpu = [each["start"] for each in starts], [each["start_cpu"] for each in starts]
    yield figure("window.start", "window: start to usable", "s", seconds, cpu=cpu)


def typing(lab: Lab) -> Iterator[Figure]:
    """Words typed letter by letter, each letter's answer awaited; the heartbeat meanwhile, and the memory after."""
    lab.ensure_vectors()
    from oakensearch_gui.desktop.client import TYPING_PAUSE_MS

    told = _probe(lab, lab.home, "type")
    note = f"{_TYPING_PAUSE}: {TYPING_PAUSE_MS} ms"
    yield figure("window.keystroke", "window: keystroke to painted rows", "ms", told["first"], note=note)
    yield figure("window.answer", "window: keystroke to the whole answer", "ms", told["whole"], note=note)
    yield figure("window.memory", "window: peak memory", "MB", told["memory"])
    yield from _stalls(told, "searching", "searching")


def indexing(lab: Lab) -> Iterator[Figure]:
    """The heartbeat while new mail is read and is searched at the same time."""
    lab.ensure_vectors()
    home = Home(lab.work / "home-arriving")
    shutil.rmtree(home.root, ignore_errors=True)
    shutil.copytree(lab.home.root, home.root)
    arriving_home(lab, home)
    try:
        yield from _stalls(_probe(lab, home, "index"), "indexing", "searching while indexing")
    finally:
        shutil.rmtree(home.root, ignore_errors=True)


def _stalls(told: dict[str, Any], key: str, title: str) -> Iterator[Figure]:
    late = sorted(told["late"])
    p99 = late[int(len(late) * 0.99)]
    note = f"worst {late[-1]:.1f} ms, p99 {p99:.1f} ms of {len(late)} beats"
    yield figure(f"window.stall.{key}", f"window: heartbeat stall, {title}", "ms", late, note=note)
    busy = sorted(told["busy"])
    note = f"worst {busy[-1]:.1f} ms, p99 {busy[int(len(busy) * 0.99)]:.1f} ms"
    yield figure(f"window.busy.{key}", f"window: its thread's CPU between beats, {title}", "ms", busy, note=note)


def _probe(lab: Lab, home: Home, what: str) -> dict[str, Any]:
    """Run the window once. Raises RuntimeError with what it complained of."""
    words = lab.facts.near(0.02, lab.thoroughness.typed_words)
    told = lab.probe("evals.speed.window_probe", {"home": str(home.root), "what": what, "words": words})
    if "error" in told:
        raise RuntimeError(told["error"])
    return told
