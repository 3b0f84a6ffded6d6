"""Whether this copy of the program works: every part of it is used once, over the sample mailbox in a home of its own.

It is what `oakensearch --selfcheck` runs, above all inside an installed bundle, where a library or a file that was
left out shows only when it is needed. Nothing of the person's own mail, library or settings is touched.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

from oakensearch_gui import __version__, extras
from oakensearch_gui.embedding import Embedder, create_embedder
from oakensearch_gui.index.index import Index
from oakensearch_gui.library.database import scalar
from oakensearch_gui.library.library import Library
from oakensearch_gui.library.watching import Pace, Watching
from oakensearch_gui.paths import Home
from oakensearch_gui.resources import resource
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.request import Mode, SearchRequest
from oakensearch_gui.settings import Settings

WORD, ITS_MESSAGE = "Umwälzpumpe", "boiler-fixed@vogel-heizung.example"
"""A word of the sample mailbox and the message that holds it."""

SENTENCE, ITS_SENSE = "toothache on a public holiday", "dentist-tooth@hale.example"
"""A sentence and the message that means it in other words."""

LOADED_WHEN_NEEDED = ("olefile",)
"""Modules of which nothing is used here: they need an Outlook file."""

_CHILD_SECONDS = 300
_WATCH_SECONDS = 60
"""After which a letter that nobody noticed is given up on."""


class CheckFailed(Exception):
    """A part does not work; the text says which and how, in one sentence."""


def run() -> int:
    """Check everything; prints one sentence and returns 0, or 1 when something does not work."""
    began = time.perf_counter()
    try:
        parts = check()
    except CheckFailed as failed:
        print(f"OakenSearch {__version__} does not work here: {failed}", file=sys.stderr)
        return 1
    seconds = time.perf_counter() - began
    absent = "".join(f" Without the part “{extra}”. {extras.advice(extra)}" for extra in extras.missing())
    print(f"OakenSearch {__version__} works here: {', '.join(parts)} ({seconds:.1f} s).{absent}")
    return 0


def check() -> list[str]:
    """Use every part once; returns their names. Raises CheckFailed for the first that does not work."""
    # The child that reads mail gets its home by argument; nothing else may reach the person's own.
    with tempfile.TemporaryDirectory(prefix="oakensearch-selfcheck-", ignore_cleanup_errors=True) as folder:
        home = Home(Path(folder) / "home")
        steps: list[tuple[str, Callable[[], None]]] = [
            ("full-text index and vectors", lambda: _check_databases(home)),
            ("model", lambda: _check_model(create_embedder(Settings()))),
            ("reading mail in a process of its own", lambda: _check_child(home)),
            ("attachments", lambda: _check_attachments(home)),
            ("search", lambda: _check_search(home)),
            ("watching", lambda: _check_watching(home)),
            ("window", lambda: _check_window(home)),
        ]
        for name, step in steps:
            try:
                step()
            except CheckFailed:
                raise
            except Exception as error:
                raise CheckFailed(f"{name}: {type(error).__name__}: {' '.join(str(error).split())}") from error
        return [name for name, _ in steps]


def _check_databases(home: Home) -> None:
    library = Library.open(home)
    try:
        library.add_source(resource("sample/sample.mbox"))
    finally:
        library.close()
    index = Index.open(home)
    try:
        if not index.vectors_available:
            raise CheckFailed("the SQLite extension for vectors (vec0) cannot be loaded")
    finally:
        index.close()


def _check_model(embedder: Embedder | None) -> None:
    assert embedder is not None  # the default settings name a model
    near, far, asked = embedder.embed(["a loud dog", "quarterly tax return", "ein lauter Hund"])
    if not float(asked @ near) > float(asked @ far):
        raise CheckFailed("the model's vectors do not tell what is alike")


def _check_child(home: Home) -> None:
    """Take the sample in as the window does it."""
    from oakensearch_gui.desktop.mailboxes.indexing import command

    ended = subprocess.run(
        command(home), stdin=subprocess.DEVNULL, capture_output=True, check=False, timeout=_CHILD_SECONDS
    )
    events = [_event(line) for line in ended.stdout.splitlines()]
    last = events[-1] if events else {}
    if ended.returncode != 0 or last.get("event") != "finished":
        said = ended.stderr.decode(errors="replace").strip().splitlines() or ["it said nothing"]
        told = last.get("text") or said[-1]
        raise CheckFailed(f"the process that reads mail ended with code {ended.returncode}: {told}")
    if not last.get("messages") or last.get("coverage") != 1.0:
        raise CheckFailed(f"of {last.get('messages')} messages only {last.get('coverage'):.0%} got vectors")


def _event(line: bytes) -> dict[str, Any]:
    event: dict[str, Any] = json.loads(line)
    return event


def _check_attachments(home: Home) -> None:
    """The sample has letters with PDFs; the libraries for rarer things are at least there."""
    library = Library.open(home)
    try:
        if not scalar(library.connection, "SELECT count(*) FROM attachment_texts"):
            raise CheckFailed("no attachment of the sample could be read")
    finally:
        library.close()
    absent = [] if getattr(sys, "frozen", False) else extras.missing()  # a bundle holds every part
    optional = (name for extra, names in extras.MODULES.items() if extra not in absent for name in names)
    for name in (*LOADED_WHEN_NEEDED, *optional):
        import_module(name)


def _check_search(home: Home) -> None:
    engine = Engine.open(home, Settings(), create_embedder(Settings()))
    try:
        by_words = engine.search(SearchRequest(WORD, Mode.KEYWORD))
        if ITS_MESSAGE not in [hit.message.message_id for hit in by_words.hits]:
            raise CheckFailed("a search by words does not find what is there")
        by_meaning = engine.search(SearchRequest(SENTENCE, Mode.VECTOR))
        if ITS_SENSE not in [hit.message.message_id for hit in by_meaning.hits]:
            raise CheckFailed(f"a search by meaning does not find what is there. {by_meaning.degraded_reason}".strip())
        both = engine.search(SearchRequest(WORD))
        if both.degraded or not both.hits:
            raise CheckFailed(f"a search by both is not whole. {both.degraded_reason}".strip())
        if not engine.library.read(both.hits[0].message_id):
            raise CheckFailed("a message that was found cannot be read")
    finally:
        engine.close()


def _check_watching(home: Home) -> None:
    """A letter that arrives in a mailbox is noticed."""
    import_module("watchfiles")  # without it mail is looked at every now and then, which would hide that it is missing
    box = home.root.parent / "arriving"
    for folder in ("cur", "new", "tmp"):
        (box / folder).mkdir(parents=True)
    stop = threading.Event()
    giving_up = threading.Timer(_WATCH_SECONDS, stop.set)
    giving_up.daemon = True
    giving_up.start()
    reports = Watching([box], home.root, stop, Pace(step=0.05, pause=0.05, unwatched=1.0)).reports()
    try:
        for _ in islice(reports, 1):  # the watch stands
            (box / "new" / "1.selfcheck").write_bytes(b"Subject: A letter\n\n")
        if not list(islice(reports, 1)):
            raise CheckFailed("a letter that arrived was not noticed")
    finally:
        stop.set()
        giving_up.cancel()
        reports.close()


def _check_window(home: Home) -> None:
    """Open the window as it opens for a person, only not on the screen, and let it answer a search."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from oakensearch_gui.app import main as open_window
    from oakensearch_gui.desktop.window_check import WindowCheck

    watcher = WindowCheck()
    open_window(home, WORD)
    if watcher.problem:
        raise CheckFailed(f"the window: {watcher.problem}")
