"""The commands. Each takes the home and the parsed arguments and returns an exit code.

0: ok, also with no hits; 1: a failure, told by `main` in one line on standard error; 2: wrong usage.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import threading
from collections.abc import Iterable
from getpass import getpass
from pathlib import Path

from oakensearch_gui import __version__, api_keys
from oakensearch_gui.api_keys import KeyringError, Purpose
from oakensearch_gui.embedding import create_embedder, earlier_embedders, indexing_embedder
from oakensearch_gui.endpoints import Address, EndpointError
from oakensearch_gui.index.events import Advanced, Event, Failed, Finished, Paused, Problem, Resumed, Waiting
from oakensearch_gui.index.run import IndexingRun, Stopped
from oakensearch_gui.library.backup import BackupError, back_up
from oakensearch_gui.library.backup import restore as bring_back
from oakensearch_gui.library.database import DatabaseError
from oakensearch_gui.library.library import Library, LibraryError
from oakensearch_gui.mail import read_message
from oakensearch_gui.mail.sources import SourceError, recognise
from oakensearch_gui.mail.sources.survey import survey
from oakensearch_gui.paths import Home
from oakensearch_gui.resources import resource
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.request import Mode, SearchRequest, Sort
from oakensearch_gui.settings import Settings
from oakensearch_gui.terminal.opening import understand
from oakensearch_gui.terminal.output import message_text, result_json, result_text

FAILURES = (BackupError, LibraryError, DatabaseError, SourceError, EndpointError, KeyringError, OSError)
"""What ends a command with exit code 1 and one line on standard error."""

SAMPLE_QUERY = "heating broke down in winter"


# ---- the window


def window(home: Home, arguments: argparse.Namespace) -> int:
    """Open the window; with no display, say so and answer a query over the sample mailbox instead."""
    if _has_display():
        opening = understand(arguments.open)
        if opening.message is not None:
            from oakensearch_gui.desktop.file_viewer import main as show_file

            return show_file(home, opening.message)
        from oakensearch_gui.app import main as open_window

        return open_window(home, opening.query or arguments.query, opening.mailbox or arguments.mailbox)
    print("There is no display here, so the window cannot open.")
    print("Commands for a terminal: oakensearch --help. A search over the sample mailbox, as it answers:\n")
    with tempfile.TemporaryDirectory() as folder:
        sample = Home(Path(folder) / "sample")
        _register(sample, resource("sample/sample.mbox"))
        IndexingRun(sample, lambda _: None, lambda: None).run(
            create_embedder(Settings()), Settings().integer("meaning.chunk_words")
        )
        query = arguments.query or SAMPLE_QUERY
        print(f"> {query}\n")
        return _answer(sample, Settings(), [SearchRequest(query, limit=5)], as_json=False)


def selfcheck(_home: Home, _arguments: argparse.Namespace) -> int:
    """Use every part of the program once, in a home of its own."""
    from oakensearch_gui.selfcheck import run

    return run()


def _has_display() -> bool:
    if sys.platform in {"win32", "darwin"}:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


# ---- taking mail in


def add(home: Home, arguments: argparse.Namespace) -> int:
    """Say what the mailbox holds, register it, then index."""
    path = Path(arguments.path).expanduser().absolute()
    print(f"Found {survey(recognise(path))}.", flush=True)
    print(_register(home, path, arguments.label), flush=True)
    return _run_index(home, arguments, _Narrator())


def _register(home: Home, path: Path, label: str = "") -> str:
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
    settings = _settings(home)
    embedder, chunk_words = indexing_embedder(settings, home), settings.integer("meaning.chunk_words")
    run = IndexingRun(
        home,
        listener.report,
        listener.checkpoint,
        attachments=settings.flag("indexing.attachments"),
        recall=earlier_embedders(settings),
    )
    try:
        run.run(None if arguments.no_vectors else embedder, chunk_words, rebuild=getattr(arguments, "rebuild", False))
    except Stopped:
        return 0  # stopped while waiting for another process
    except FAILURES as error:
        listener.report(Failed(" ".join(str(error).split())))
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
                    f"{self._fresh_line()}{event.messages} messages ({event.added} new, {event.removed} gone),"
                    f" {event.coverage:.0%} with meaning."
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


# ---- finding


def search(home: Home, arguments: argparse.Namespace) -> int:
    """Answer the query of the command line, or one a line of standard input in one warm process."""
    queries: Iterable[str] = [" ".join(arguments.query)]
    if arguments.stdin:
        queries = (line.rstrip("\r\n") for line in sys.stdin)
    requests = (
        SearchRequest(
            query,
            Mode(arguments.mode),
            Sort(arguments.sort),
            limit=arguments.limit,
            by_thread=arguments.by_thread,
        )
        for query in queries
    )
    return _answer(home, _settings(home), requests, as_json=arguments.json)


def _answer(home: Home, settings: Settings, requests: Iterable[SearchRequest], *, as_json: bool) -> int:
    engine = Engine.open(home, settings, create_embedder(settings, home))
    try:
        for request in requests:
            result = engine.search(request)
            if as_json:
                print(result_json(request, result, engine.library), flush=True)
            else:
                print("\n".join(result_text(result, colour=sys.stdout.isatty())), flush=True)
    finally:
        engine.close()
    return 0


def show(home: Home, arguments: argparse.Namespace) -> int:
    """Print a message; it stays unread if it was."""
    library = Library.open(home)
    try:
        if not library.summaries([arguments.id]):
            raise LibraryError(f"There is no message {arguments.id}.")
        content = library.read(arguments.id)
    finally:
        library.close()
    if arguments.raw:
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
    else:
        print("\n".join(message_text(read_message(content))))
    return 0


def mark(home: Home, arguments: argparse.Namespace) -> int:
    """Set the read state of a message."""
    library = Library.open(home)
    try:
        library.mark(arguments.id, read=arguments.read)
    finally:
        library.close()
    return 0


_ADDRESSES = {
    Purpose.EMBEDDINGS: "meaning.endpoint_url",
    Purpose.RERANK: "search.rerank_url",
    Purpose.CHAT: "search.chat_url",
}


def key(home: Home, arguments: argparse.Namespace) -> int:
    """Keep the API key of an endpoint of the settings; it is asked for, or read from standard input."""
    purpose = Purpose(arguments.purpose)
    address = Address.read(_settings(home).text(_ADDRESSES[purpose]))
    value = ""
    if not arguments.forget:
        value = getpass("API key: ") if sys.stdin.isatty() else sys.stdin.readline()
    api_keys.keep(purpose, address.url, value)
    print(f"The key for {address.url} is {'kept' if value.strip() else 'forgotten'}.")
    return 0


def status(home: Home, arguments: argparse.Namespace) -> int:
    """Tell what there is and what an answer may lack."""
    settings = _settings(home)
    engine = Engine.open(home, settings, create_embedder(settings, home))
    try:
        told = engine.status()
        sources = [
            {
                "id": source.id,
                "kind": source.kind,
                "path": str(source.path),
                "label": source.label,
                "messages": source.messages,
                "problem": source.problem,
            }
            for source in engine.library.sources()
        ]
    finally:
        engine.close()
    report = {
        "version": __version__,
        "home": str(home.root),
        "messages": told.messages,
        "indexed": told.indexed,
        "coverage": round(told.coverage, 4),
        "degraded": told.degraded is not None,
        "degraded_kind": str(told.degraded) if told.degraded else "",
        "degraded_reason": told.degraded_reason,
        "degraded_remedy": told.degraded_remedy,
        "sources": sources,
        "settings_problems": list(settings.problems),
    }
    if arguments.json:
        print(json.dumps(report, ensure_ascii=False))
        return 0
    print(f"OakenSearch {__version__}, files in {home.root}")
    print(f"{told.messages} messages, {told.indexed} found by words, {told.coverage:.0%} with meaning")
    for source in sources:
        print(f"{source['messages']:>9}  {source['kind']:<8} {source['path']}  {source['problem']}".rstrip())
    for sentence in (f"{told.degraded_reason} {told.degraded_remedy}".strip(), *settings.problems):
        if sentence:
            print(f"Note: {sentence}")
    return 0


# ---- backups


def backup(home: Home, arguments: argparse.Namespace) -> int:
    """Save the library and the settings."""
    target = Path(arguments.file)
    made = back_up(home, target)
    size = target.stat().st_size / 1e6
    print(f"Saved {_counted(made.messages, 'message')} of {_counted(made.sources, 'mailbox', 'mailboxes')}")
    print(f"and your settings to {target} ({size:.1f} MB). The mail itself lies where it was and is not in it.")
    return 0


def restore(home: Home, arguments: argparse.Namespace) -> int:
    """Bring a backup back."""
    restored = bring_back(home, Path(arguments.file), force=arguments.force)
    held = restored.backup
    print(f"Restored {_counted(held.messages, 'message')} of {_counted(held.sources, 'mailbox', 'mailboxes')}.")
    if restored.kept:
        print(f"What was here before is kept in {restored.kept}.")
    print("The index follows when OakenSearch next looks at your mail (oakensearch index does so now).")
    return 0


def _counted(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"


def _settings(home: Home) -> Settings:
    return Settings.load(home.settings_file)
