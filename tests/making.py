"""Makes what tests need: letters, mailboxes, an embedder that knows a few concepts, an indexed home."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from hashlib import blake2b
from pathlib import Path

import numpy as np

from oakensearch_gui.embedding import Embedder, Identity, Role, Vectors
from oakensearch_gui.index.events import Event, Finished
from oakensearch_gui.index.run import IndexingRun
from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home


def letter(
    subject: str = "Hello",
    body: str = "Some words.",
    *,
    sender: str = "Ada Byron <ada@engine.example>",
    to: str = "Robin Hale <robin@hale.example>",
    date: datetime | None = datetime(2024, 3, 1, 12, 0, tzinfo=UTC),
    message_id: str | None = None,
    headers: str = "",
) -> bytes:
    """One message's bytes, LF, UTF-8 as it is. `headers` are whole lines, each with its line end."""
    if message_id is None:
        message_id = blake2b(f"{subject}{body}{date}".encode(), digest_size=6).hexdigest() + "@test.example"
    lines = [
        f"From: {sender}",
        f"To: {to}",
        f"Subject: {subject}",
        *([f"Date: {format_datetime(date)}"] if date else []),
        *([f"Message-ID: <{message_id}>"] if message_id else []),
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: 8bit",
    ]
    return ("\n".join(lines) + "\n" + headers + "\n" + body + "\n").encode()


def day(year: int, month: int = 1, of_month: int = 1) -> datetime:
    return datetime(year, month, of_month, 12, 0, tzinfo=UTC)


def maildir(path: Path, letters: Sequence[bytes], flags: str = "S") -> Path:
    """A Maildir with the letters in cur/, all with the same flags; mtimes long past, so that stamps are trusted."""
    for folder in ("cur", "new", "tmp"):
        (path / folder).mkdir(parents=True, exist_ok=True)
    for number, content in enumerate(letters):
        put(path, f"{1_700_000_000 + number}.M{number}.host:2,{flags}", content)
    age(path)
    return path


def put(maildir_path: Path, name: str, content: bytes, folder: str = "cur") -> Path:
    """One file of a Maildir."""
    file = maildir_path / folder / name
    file.write_bytes(content)
    return file


def age(path: Path, seconds: int = 1_600_000_000) -> None:
    """Give the folders of a Maildir an old mtime; a different one each time it is called with other seconds."""
    for folder in ("cur", "new"):
        os.utime(path / folder, (seconds, seconds))


def mbox(path: Path, letters: Sequence[bytes]) -> Path:
    """An mboxrd file with the letters."""
    path.write_bytes(b"".join(map(mbox_entry, letters)))
    return path


def mbox_entry(content: bytes) -> bytes:
    quoted = b"\n".join(
        b">" + line if line.lstrip(b">").startswith(b"From ") else line for line in content.split(b"\n")
    )
    return b"From someone@test.example Fri Mar  1 12:00:00 2024\n" + quoted + b"\n"


class ConceptEmbedder:
    """A small embedder that knows a few concepts: words of one concept point the same way, others anywhere.

    Deterministic and offline; it stands in for a model where a test is about the search, not about language.
    """

    CONCEPTS = (
        ("heating", "boiler", "furnace", "radiator", "warmth"),
        ("broke", "broken", "failed", "gave", "defect", "fault"),
        ("money", "invoice", "bill", "payment", "rechnung", "factura"),
        ("trip", "journey", "travel", "flight", "reise", "viaje"),
        ("cat", "kitten", "feline", "katze", "gato"),
    )

    def __init__(self, version: str = "1", dimension: int = 64) -> None:
        self._identity = Identity("concepts", version, dimension)
        self._concept = {word: f"concept {group[0]}" for group in self.CONCEPTS for word in group}

    @property
    def identity(self) -> Identity:
        return self._identity

    @property
    def dimension(self) -> int:
        return self._identity.dimension

    def embed(self, texts: Sequence[str], role: Role = "document") -> Vectors:
        vectors = np.zeros((len(texts), self.dimension), dtype=np.float32)
        for row, text in enumerate(texts):
            for word in text.casefold().split():
                plain = "".join(filter(str.isalnum, word))
                concept = self._concept.get(plain)
                vectors[row] += self._direction(concept or plain) * (3.0 if concept else 0.3)
        vectors[:, 0] += 1e-3
        unit: Vectors = vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
        return unit

    def _direction(self, word: str) -> Vectors:
        seed = int.from_bytes(blake2b(word.encode(), digest_size=8).digest(), "big")
        direction: Vectors = np.random.default_rng(seed).standard_normal(self.dimension).astype(np.float32)
        return direction


def index(
    home: Home,
    embedder: Embedder | None = None,
    *,
    checkpoint: Callable[[], None] = lambda: None,
    rebuild: bool = False,
) -> tuple[Finished, list[Event]]:
    """Bring a home up to date; what the run told."""
    events: list[Event] = []
    return IndexingRun(home, events.append, checkpoint).run(embedder, 45, rebuild=rebuild), events


def indexed(home: Home, letters: Sequence[bytes], embedder: Embedder | None = None, flags: str = "S") -> Home:
    """The home with one Maildir of these letters in it, indexed."""
    box = maildir(home.root.parent / "mail", letters, flags)
    library = Library.open(home)
    library.add_source(box)
    library.close()
    index(home, embedder)
    return home
