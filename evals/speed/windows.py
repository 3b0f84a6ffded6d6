"""How the window feels: its start, each keystroke, and whether it ever stands still."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

from evals.speed.figures import Figure, figure
from evals.speed.lab import Lab
from evals.speed.taking_in import arriving_home
from oakensearch_gui.paths import Home

_SCROLLED = (("steps", "40 pixels a frame"), ("pages", "a page a frame"), ("drag", "the scroll bar dragged"))


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
    note = f"of which the window waits for a pause in typing: {TYPING_PAUSE_MS} ms"
    yield figure("window.keystroke", "window: keystroke to painted rows", "ms", told["first"])
    yield figure("window.answer", "window: keystroke to the whole answer", "ms", told["whole"], note=note)
    yield figure("window.memory", "window: peak memory", "MB", told["memory"])
    yield from _stalls(told, "searching", "searching")


def scrolling(lab: Lab) -> Iterator[Figure]:
    """A frame while all mail is scrolled through, and how soon the rows are there that one scrolled to."""
    lab.ensure_index()
    told = _probe(lab, lab.home, "scroll")
    for name, title in _SCROLLED:
        frames, busy = sorted(told[f"frames.{name}"]), sorted(told[f"busy.{name}"])
        note = f"worst {frames[-1]:.1f} ms; the rows were there {told[f'rows.{name}']:.0f} ms after the last"
        yield figure(f"window.frame.{name}", f"window: a frame, {title}", "ms", frames, note=note)
        note = f"worst {busy[-1]:.1f} ms"
        yield figure(f"window.frame-cpu.{name}", f"window: its own CPU a frame, {title}", "ms", busy, note=note)
    yield from _stalls(told, "scrolling", "scrolling")


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
    asked = {"home": str(home.root), "what": what, "words": words, "steps": lab.thoroughness.frames}
    told = lab.probe("evals.speed.window_probe", asked)
    if "error" in told:
        raise RuntimeError(told["error"])
    return told
