"""The commands. Each takes the home and the parsed arguments and returns an exit code.

0: ok, also with no hits; 1: a failure, told by `main` in one line on standard error; 2: wrong usage.
A command loads what it alone needs: of a short one, loading is most of the time that it takes.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable
from pathlib import Path

from oakensearch_gui import __version__, api_keys
from oakensearch_gui.api_keys import Purpose
from oakensearch_gui.embedding import create_embedder
from oakensearch_gui.library.library import Library, LibraryError
from oakensearch_gui.paths import Home
from oakensearch_gui.resources import resource
from oakensearch_gui.search.request import Mode, SearchRequest, Sort
from oakensearch_gui.settings import Settings
from oakensearch_gui.terminal.wording import counted

SAMPLE_QUERY = "heating broke down in winter"


# ---- the window


def window(home: Home, arguments: argparse.Namespace) -> int:
    """Open the window; with no display, say so and answer a query over the sample mailbox instead."""
    if _has_display():
        from oakensearch_gui.terminal.opening import understand

        opening = understand(arguments.open)
        if opening.message is not None:
            from oakensearch_gui.desktop.message.file_viewer import main as show_file

            return show_file(home, opening.message)
        from oakensearch_gui.app import main as open_window

        return open_window(home, opening.query or arguments.query, opening.mailbox or arguments.mailbox)
    import tempfile

    from oakensearch_gui.index.run import IndexingRun
    from oakensearch_gui.terminal.taking_in import register

    print("There is no display here, so the window cannot open.")
    print("Commands for a terminal: oakensearch --help. A search over the sample mailbox, as it answers:\n")
    with tempfile.TemporaryDirectory() as folder:
        sample = Home(Path(folder) / "sample")
        register(sample, resource("sample/sample.mbox"))
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
    from oakensearch_gui.terminal import taking_in

    return taking_in.add(home, arguments)


def index(home: Home, arguments: argparse.Namespace) -> int:
    """Look at every mailbox again and index what changed."""
    from oakensearch_gui.terminal import taking_in

    return taking_in.index(home, arguments)


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
    from oakensearch_gui.search.engine import Engine
    from oakensearch_gui.terminal.output import result_json, result_text

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
    from oakensearch_gui.mail import read_message
    from oakensearch_gui.terminal.output import message_text

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
    from getpass import getpass

    from oakensearch_gui.endpoints import Address

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
    from oakensearch_gui.search.engine import Engine
    from oakensearch_gui.terminal.unread_parts import unread_parts

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
        unread = unread_parts(engine.library.connection)
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
        "problems": unread.listed,
        "problems_total": unread.total,
    }
    if arguments.json:
        print(json.dumps(report, ensure_ascii=False))
        return 0
    print(f"OakenSearch {__version__}, files in {home.root}")
    print(f"{counted(told.messages, 'message')}, {told.indexed} found by words, {told.coverage:.0%} with meaning")
    for source in sources:
        print(f"{source['messages']:>9}  {source['kind']:<8} {source['path']}  {source['problem']}".rstrip())
    for sentence in (f"{told.degraded_reason} {told.degraded_remedy}".strip(), *settings.problems):
        if sentence:
            print(f"Note: {sentence}")
    for line in unread.lines():
        print(line)
    return 0


# ---- backups


def backup(home: Home, arguments: argparse.Namespace) -> int:
    """Save the library and the settings."""
    from oakensearch_gui.library.backup import back_up

    target = Path(arguments.file)
    made = back_up(home, target)
    size = target.stat().st_size / 1e6
    print(f"Saved {counted(made.messages, 'message')} of {counted(made.sources, 'mailbox', 'mailboxes')}")
    print(f"and your settings to {target} ({size:.1f} MB). The mail itself lies where it was and is not in it.")
    return 0


def restore(home: Home, arguments: argparse.Namespace) -> int:
    """Bring a backup back, or what a safe copy holds."""
    from oakensearch_gui.library.backup import restore as bring_back
    from oakensearch_gui.library.backup import restore_marks
    from oakensearch_gui.library.marks import read_marks

    marks = read_marks(Path(arguments.file))
    if marks is not None:
        returned, kept = restore_marks(home, marks)
        print(f"{counted(returned.messages, 'message')} read from your mailboxes; your marks are back.")
        for problem in returned.away:
            print(f"Note: {problem} Restore once more when it is there again.")
        if kept:
            print(f"The damaged library is kept in {kept}.")
        print("The index follows when OakenSearch next looks at your mail (oakensearch index does so now).")
        return 0
    restored = bring_back(home, Path(arguments.file), force=arguments.force)
    held = restored.backup
    print(f"Restored {counted(held.messages, 'message')} of {counted(held.sources, 'mailbox', 'mailboxes')}.")
    if restored.kept:
        print(f"What was here before is kept in {restored.kept}.")
    print("The index follows when OakenSearch next looks at your mail (oakensearch index does so now).")
    return 0


def _settings(home: Home) -> Settings:
    return Settings.load(home.settings_file)
