"""What the measures work on: one mailbox, our home over it, the peers over it, and how thorough the run is."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import apsw

from evals.report import file_name
from evals.speed.generator import LAST_DAY, VERSION, Generator, Made
from evals.speed.mailboxes import Written, copy_mail, discard, measure, message_files, write_maildir, write_mbox
from evals.speed.peers import Peer, installed
from evals.speed.process import Run, bytes_below, module, run
from evals.speed.questions import PER_KIND, Facts, Question, learn, questions
from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home

CHANGED = 100
"""Messages that come or go in the measures of small changes."""

REAL_VECTORS_UP_TO = 5_000
"""Messages for which the real model makes every vector; a larger mailbox gets made-up ones (about 2,500 a CPU second
instead of 180)."""


@dataclass(frozen=True, slots=True)
class Thoroughness:
    """How often things are repeated.

    `per_kind` questions of each kind, `rounds` of the warm query set, `repeats` of small passes, `starts` of windows,
    `frames` of scrolling. `sample` chunks are embedded with the real model; `budget` is the most seconds that one
    mode's warm rounds take.
    """

    per_kind: int = PER_KIND
    rounds: int = 5
    repeats: int = 5
    starts: int = 5
    sample: int = 1500
    typed_words: int = 12
    frames: int = 300
    budget: float = 120.0
    arriving: int = 3000


QUICK = Thoroughness(
    per_kind=1, rounds=1, repeats=1, starts=1, sample=40, typed_words=2, frames=20, budget=20.0, arriving=60
)
"""For a test: every measure yields a figure, and none is worth anything."""


class Lab:
    """One run's state, made when it is first needed: measuring only searches still needs the index."""

    def __init__(
        self, name: str, work: Path, mail: Path, size: Written, thoroughness: Thoroughness, seed: int, *, peers: bool
    ) -> None:
        self.name = name
        self.work = work
        self.mail = mail
        self.size = size
        self.thoroughness = thoroughness
        self.seed = seed
        self.home = Home(work / "home")
        self.notes: list[str] = []
        self.first_index: list[Run] = []
        self.words_bytes = 0
        self.wants_peers = peers
        self.peers = [peer(mail, work / "peers" / peer.name) for peer in installed()] if peers else []
        self._indexed_peers: dict[str, Run] = {}

    @classmethod
    def generated(cls, count: int, work: Path, thoroughness: Thoroughness, seed: int = 1, *, peers: bool = True) -> Lab:
        """Over a made-up mailbox, which is kept from run to run."""
        work = work / f"generated-{count}-{seed}-v{VERSION}"
        mail, done = work / "mail", work / "mail.json"
        if not done.exists():
            discard(mail)
            written = write_maildir(mail, Generator(count, seed))
            done.write_text(json.dumps(asdict(written)), encoding="ascii")
        size = Written(**json.loads(done.read_text(encoding="ascii")))
        return cls(f"{count} generated", work, mail, size, thoroughness, seed, peers=peers)

    @classmethod
    def real(cls, path: Path, work: Path, thoroughness: Thoroughness, seed: int = 1, *, peers: bool = True) -> Lab:
        """Over a copy of a real mailbox; nothing at `path` is touched."""
        name = " ".join(path.absolute().parts[-2:])
        work = work / f"mail-{file_name(name)}"
        discard(work / "mail")
        copy_mail(path, work / "mail")
        return cls(name, work, work / "mail", measure(work / "mail"), thoroughness, seed, peers=peers)

    # ---- our home

    def index(self, home: Home | None = None) -> Run:
        """Bring our index up to date: words only, as a whole process."""
        return run(module("oakensearch_gui", "index", "--no-vectors", "--home", (home or self.home).root))

    def index_meaning(self) -> Run:
        """The same with vectors, by the real model."""
        return run(module("oakensearch_gui", "index", "--home", self.home.root))

    def index_anew(self) -> Run:
        """Our first index of the mailbox, in an empty home."""
        self._vectors_made = False
        self.add_to_new_home(self.home, self.mail)
        taken = self.index()
        self.first_index.append(taken)
        self.words_bytes = bytes_below(self.home.raw_db, self.home.index_db)
        return taken

    @staticmethod
    def add_to_new_home(home: Home, *mail: Path) -> None:
        """An empty home that knows these mailboxes."""
        discard(home.root)
        add_mailboxes(home, *mail)

    def ensure_index(self) -> None:
        """The keyword side is there."""
        if not self.first_index:
            self.index_anew()

    _vectors_made = False

    def ensure_vectors(self) -> None:
        """Every message has its vectors, by the real model or made up in its likeness."""
        self.ensure_index()
        if self._vectors_made:
            return
        self.vectors = self.probe(
            "evals.speed.vectors_probe",
            {
                "home": str(self.home.root),
                "folder": str(self.work),
                "sample": self.thoroughness.sample,
                "real": self.real_vectors,
                "seed": self.seed,
            },
        )
        self._vectors_made = True

    vectors: dict[str, Any]
    """What the making of vectors told."""

    @property
    def real_vectors(self) -> bool:
        return self.size.messages <= REAL_VECTORS_UP_TO

    @cached_property
    def facts(self) -> Facts:
        return learn(self.mail)

    @cached_property
    def questions(self) -> list[Question]:
        return questions(self.facts, self.seed, self.thoroughness.per_kind)

    def count_ours(self, table: str) -> int:
        """Rows of a table of index.db; the virtual ones cannot be counted so."""
        connection = apsw.Connection(str(self.home.index_db), flags=apsw.SQLITE_OPEN_READONLY)
        try:
            return int(connection.execute(f"SELECT count(*) FROM {table}").get)
        finally:
            connection.close()

    def probe(self, name: str, asked: dict[str, Any]) -> dict[str, Any]:
        """Run one of our probes (a module that reads a JSON file and prints JSON) in a process of its own."""
        file = self.work / "asked.json"
        file.write_text(json.dumps(asked), encoding="utf-8")
        ran = run(module(name, file))
        told: dict[str, Any] = json.loads(ran.output.splitlines()[-1])
        return {"memory": ran.memory, **told, "process_cpu": ran.cpu, "process_wall": ran.wall}

    # ---- peers

    def index_peer_anew(self, peer: Peer) -> Run:
        """A peer's first index."""
        peer.begin()
        self._indexed_peers[peer.name] = taken = peer.run(peer.index())
        return taken

    def indexed_peers(self) -> Iterator[Peer]:
        """Every peer, with its index there."""
        for peer in self.peers:
            if peer.name not in self._indexed_peers:
                self.index_peer_anew(peer)
            yield peer

    # ---- changes of the mailbox

    def arriving(self, count: int, seed: int, token: str = "") -> Iterator[Made]:
        """New mail of the day after all that is there, all of it in the inbox."""
        for made in Generator(count, seed, LAST_DAY + 86_400, LAST_DAY + 5 * 86_400, token):
            yield Made(made.number, "Inbox", made.flags, made.received, made.content)

    @contextmanager
    def more_mail(self, token: str) -> Iterator[list[Path]]:
        """`CHANGED` new messages in the mailbox, which hold the word `token`; gone again afterwards."""
        before = set(message_files(self.mail))
        write_maildir(self.mail, self.arriving(CHANGED, self.seed + 1000, token))
        new = [file for file in message_files(self.mail) if file not in before]
        try:
            yield new
        finally:
            for file in new:
                file.unlink(missing_ok=True)

    @contextmanager
    def mbox(self) -> Iterator[Path]:
        """The mailbox as one mbox."""
        path = self.work / "mail.mbox"
        write_mbox(path, (Made(0, "", "", 1_000_000_000, file.read_bytes()) for file in message_files(self.mail)))
        try:
            yield path
        finally:
            path.unlink()


def add_mailboxes(home: Home, *mail: Path) -> None:
    """Tell a home of these mailboxes."""
    library = Library.open(home)
    try:
        for path in mail:
            library.add_source(path)
    finally:
        library.close()


Measure = Callable[[Lab], Iterator[Any]]
