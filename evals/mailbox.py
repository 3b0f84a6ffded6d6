"""Mail of our own writing, taken in by the real import, and the engine that searches it."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from email.message import EmailMessage
from email.policy import default
from email.utils import format_datetime
from pathlib import Path

from oakensearch_gui.embedding import Embedder
from oakensearch_gui.index.run import IndexingRun
from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.request import Mode, SearchRequest
from oakensearch_gui.search.result import SearchResult
from oakensearch_gui.settings import Settings, Value

_DOMAIN = "evals.example"
_LISTED = 50
"""Hits asked for, as the window asks; only the first ten are judged."""


@dataclass(frozen=True, slots=True)
class Letter:
    """One message to be written. `key` names it in judgements; `reply_to` is the key of what it answers."""

    key: str
    subject: str
    body: str
    date: datetime
    sender: str
    to: str = "Robin Hale <robin@hale.example>"
    labels: tuple[str, ...] = ()
    reply_to: str = ""
    headers: tuple[tuple[str, str], ...] = field(default=())

    def to_bytes(self) -> bytes:
        """The message as it lies in a mailbox, quoted-printable UTF-8."""
        message = EmailMessage(policy=default)
        message["From"] = self.sender
        message["To"] = self.to
        message["Subject"] = self.subject
        message["Date"] = format_datetime(self.date)
        message["Message-ID"] = f"<{self.key}@{_DOMAIN}>"
        if self.reply_to:
            message["In-Reply-To"] = f"<{self.reply_to}@{_DOMAIN}>"
        for label in self.labels:
            message["X-Label"] = label
        for name, value in self.headers:
            message[name] = value
        message.set_content(self.body, cte="quoted-printable")
        return message.as_bytes()


class Mailbox:
    """An indexed home and its engine; answers in the keys of its letters."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def ask(self, query: str, mode: Mode, limit: int = _LISTED) -> SearchResult:
        """The engine's answer. Raises RuntimeError when it is degraded: a bench of half an engine is worth nothing."""
        result = self.engine.search(SearchRequest(query, mode=mode, limit=limit))
        if result.degraded is not None and mode is not Mode.KEYWORD:
            raise RuntimeError(f"“{query}” got a degraded answer: {result.degraded_reason}")
        return result

    def ranked(self, query: str, mode: Mode) -> list[str]:
        """The keys of the letters found, best first."""
        return keys(self.ask(query, mode))


def keys(result: SearchResult) -> list[str]:
    """The letters that an answer refers to, in its order."""
    return [hit.message.message_id.removesuffix(f"@{_DOMAIN}") for hit in result.hits]


def says_no_close_match(result: SearchResult) -> bool:
    """Whether the answer says of itself that nothing in it comes close to the question."""
    return not result.close


def bench_settings(beside: Mapping[str, Value] | None = None) -> Settings:
    """The settings as shipped, and those `beside`; but no deadlines: a slow machine must not change what is found."""
    patient = {"search.vector_timeout_seconds": 600.0, "search.rerank_timeout_seconds": 600.0}
    return Settings({**patient, **(beside or {})})


def write_maildir(path: Path, letters: Sequence[Letter]) -> Path:
    """A Maildir of the letters; all are read."""
    for folder in ("cur", "new", "tmp"):
        (path / folder).mkdir(parents=True, exist_ok=True)
    for number, letter in enumerate(letters):
        name = f"{int(letter.date.timestamp())}.M{number:05d}.evals!2,S"  # no colon: Windows allows none
        (path / "cur" / name).write_bytes(letter.to_bytes())
    return path


def take_in(home: Home, sources: Sequence[Path], embedder: Embedder, settings: Settings) -> None:
    """Add mailboxes to a home and index it with the app's own import, up to the last vector."""
    library = Library.open(home)
    try:
        for source in sources:
            library.add_source(source)
    finally:
        library.close()
    chunk_words = settings.integer("meaning.chunk_words")
    finished = IndexingRun(home, lambda _: None, lambda: None).run(embedder, chunk_words)
    if finished.coverage < 1.0:
        raise RuntimeError(f"only {finished.coverage:.0%} of the mail got vectors")


@contextmanager
def imported(letters: Sequence[Letter], embedder: Embedder) -> Iterator[Home]:
    """A home in a temporary folder that the letters were imported into."""
    with tempfile.TemporaryDirectory(prefix="oakensearch-evals-") as folder:
        home = Home(Path(folder) / "home")
        take_in(home, [write_maildir(Path(folder) / "mail", letters)], embedder, bench_settings())
        yield home


@contextmanager
def opened(home: Home, embedder: Embedder, beside: Mapping[str, Value] | None = None) -> Iterator[Mailbox]:
    """A home's engine with the bench's settings and those `beside`."""
    engine = Engine.open(home, bench_settings(beside), embedder)
    try:
        yield Mailbox(engine)
    finally:
        engine.close()


@contextmanager
def mailbox(letters: Sequence[Letter], embedder: Embedder) -> Iterator[Mailbox]:
    """The letters, imported into a home of their own."""
    with imported(letters, embedder) as home, opened(home, embedder) as box:
        if box.engine.library.count() != len(letters):
            raise RuntimeError(f"{len(letters)} letters were written and {box.engine.library.count()} came in")
        yield box
