"""The commands that take mail in, and what they tell meanwhile: a person, or the program that started them."""

from __future__ import annotations

import argparse
import sys
import threading
from pathlib import Path

from oakensearch_gui.embedding import earlier_embedders, indexing_embedder
from oakensearch_gui.index.events import Advanced, Event, Failed, Finished, Paused, Problem, Resumed, Waiting
from oakensearch_gui.index.run import IndexingRun, Stopped
from oakensearch_gui.library.library import Library
from oakensearch_gui.mail.sources import recognise
from oakensearch_gui.mail.sources.survey import survey
from oakensearch_gui.paths import Home
from oakensearch_gui.settings import Settings
from oakensearch_gui.terminal.failures import FAILURES, sentence
from oakensearch_gui.terminal.wording import counted


def add(home: Home, arguments: argparse.Namespace) -> int:
    """Say what the mailbox holds, register it, then index."""
    path = Path(arguments.path).expanduser().absolute()
    print(f"Found {survey(recognise(path))}.", flush=True)
    print(register(home, path, arguments.label), flush=True)
    return _run_index(home, arguments, _Narrator())


def register(home: Home, path: Path, label: str = "") -> str:
    """Add a mailbox to the library; what to say of it."""
    library = Library.open(home)
    try:
        source = library.add_source(path, label)
    finally:
        library.close()
    return f"Added {source.path} ({source.kind})."


def index(home: Home, arguments: argparse.Namespace) -> int:
    """Look at every mailbox again and index what changed."""
    return _run_index(home, arguments, _JsonLines() if arguments.events else _Narrator())


def _run_index(home: Home, arguments: argparse.Namespace, listener: _Listener) -> int:
    settings = Settings.load(home.settings_file)
    embedder = None if arguments.no_vectors else indexing_embedder(settings, home)
    run = IndexingRun(
        home,
        listener.report,
        listener.checkpoint,
        attachments=settings.flag("indexing.attachments"),
        recall=earlier_embedders(settings),
    )
    try:
        run.run(embedder, settings.integer("meaning.chunk_words"), rebuild=getattr(arguments, "rebuild", False))
    except Stopped:
        return 0  # stopped while waiting for another process
    except FAILURES as error:
        listener.report(Failed(sentence(error, home)))
        raise
    return 0


class _Listener:
    """Hears what an indexing run tells, and may hold it up between batches."""

    def report(self, event: Event) -> None:
        raise NotImplementedError

    def checkpoint(self) -> None:
        """Called between batches; may block, and raises Stopped to end the run."""


class _Narrator(_Listener):
    """Tells a person in a terminal: problems as they come, progress on one line, a sentence at the end."""

    def __init__(self) -> None:
        self._live = sys.stderr.isatty()

    def report(self, event: Event) -> None:
        match event:
            case Advanced(phase=phase, done=done, total=total) if self._live:
                print(f"\r\x1b[K{phase} {done}{f' of {total}' if total else ''}", end="", file=sys.stderr, flush=True)
            case Problem(text=text):
                print(f"{self._fresh_line()}Note: {text}", file=sys.stderr)
            case Waiting():
                print("Another indexing is under way; waiting for it to end.", file=sys.stderr)
            case Finished():
                print(
                    f"{self._fresh_line()}{counted(event.messages, 'message')}"
                    f" ({event.added} new, {event.removed} gone), {event.coverage:.0%} with meaning."
                )
            case _:
                pass

    def _fresh_line(self) -> str:
        return "\r\x1b[K" if self._live else ""


class _JsonLines(_Listener):
    """Tells a program: one JSON object a line; obeys the lines ``pause``, ``resume`` and ``stop`` on standard input."""

    def __init__(self) -> None:
        self._stop = threading.Event()
        self._go = threading.Event()
        self._go.set()
        threading.Thread(target=self._obey, daemon=True).start()

    def report(self, event: Event) -> None:
        try:
            print(event.to_json(), flush=True)
        except OSError:  # whoever listened is gone
            self._stop.set()

    def checkpoint(self) -> None:
        if not self._go.is_set():
            self.report(Paused())
            self._go.wait()
            if not self._stop.is_set():
                self.report(Resumed())
        if self._stop.is_set():
            raise Stopped

    def _obey(self) -> None:
        for line in sys.stdin:
            match line.strip():
                case "pause":
                    self._go.clear()
                case "resume":
                    self._go.set()
                case "stop":
                    self._stop.set()
                    self._go.set()
                case _:
                    pass
        self._go.set()  # nobody is left to say "resume"
