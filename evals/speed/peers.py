"""The programs that people search mail with today, driven as their manuals say; each is one class, one row of `PEERS`.

All read the same Maildir and keep their index in a folder of their own; none is asked for more than it does: where a
peer's language cannot say a question, it is left out.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from evals.speed.mailboxes import discard
from evals.speed.process import Run, RunFailed, run
from evals.speed.questions import Question, any_words

INSTALL = "apt-get install -y notmuch maildir-utils recollcmd mairix python3-notmuch2 python3-recoll"
"""How to install every peer on Debian and its like."""

SHOWN = 50
"""Hits that every program is asked for."""

_SYSTEM_PYTHON = "/usr/bin/python3"
"""The bindings come with the system's packages, so it is the system's Python that has them."""

_PROBE = Path(__file__).with_name("peer_probe.py")

Command = Sequence[str | Path]


class Peer(ABC):
    """A program over one Maildir, its index in `folder`. A command that is None is one that it does not have."""

    name: ClassVar[str]
    program: ClassVar[str]
    binding: ClassVar[str] = ""
    """The Python module of its binding; empty where there is none."""

    note: ClassVar[str] = ""
    """What its figures leave out or cannot help including."""

    ok: ClassVar[tuple[int, ...]] = (0,)

    def __init__(self, mail: Path, folder: Path) -> None:
        self.mail = mail
        self.folder = folder

    @property
    def env(self) -> dict[str, str]:
        return {}

    @property
    def store(self) -> Path:
        """Where its index lies."""
        return self.folder

    @abstractmethod
    def version(self) -> str: ...

    @abstractmethod
    def prepare(self) -> None:
        """Write its settings into an empty folder."""

    @abstractmethod
    def index(self) -> Command:
        """Take in what is new, at first everything."""

    @abstractmethod
    def search(self, question: Question) -> Command | None: ...

    @abstractmethod
    def said(self, question: Question) -> str | None:
        """The question in its language; None where that cannot say it."""

    def idle(self) -> Command:
        """What starts it and does nothing: its start-up."""
        return [self.program, "--version"]

    def forget(self) -> Command:
        """Take in that messages are gone."""
        return self.index()

    def begin(self) -> None:
        """An empty folder with its settings."""
        discard(self.folder)
        self.folder.mkdir(parents=True)
        self.prepare()

    def run(self, command: Command) -> Run:
        """Run one of the commands above. Raises RunFailed."""
        return run(command, env=self.env, ok=self.ok, cwd=self.folder if self.folder.is_dir() else Path.cwd())

    @cached_property
    def has_binding(self) -> bool:
        """Whether the system's Python can import its binding."""
        if not self.binding or not Path(_SYSTEM_PYTHON).exists():
            return False
        tried = subprocess.run([_SYSTEM_PYTHON, "-I", "-c", f"import {self.binding}"], capture_output=True, check=False)
        return tried.returncode == 0

    def in_process(self, said: Sequence[tuple[str, bool]], rounds: int) -> list[list[float]]:
        """Milliseconds of each (query, newest first) in one warm process through its binding, `rounds` times each.

        Raises RunFailed.
        """
        asked: dict[str, Any] = {"peer": self.name, "folder": str(self.folder), "rounds": rounds, "shown": SHOWN}
        asked["queries"] = list(said)
        done = subprocess.run(
            [_SYSTEM_PYTHON, "-I", _PROBE], input=json.dumps(asked), capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise RunFailed(f"{self.name} through its binding: {done.stderr.strip().splitlines()[-1]}")
        taken: list[list[float]] = json.loads(done.stdout)
        return taken


def _plain(question: Question, *, both: str = " ", either: str = " OR ") -> list[str]:
    """The parts that most query languages share: words, a phrase, a prefix.

    Of a question in natural words any will do: none of these programs would find anything if all had to be there.
    """
    words = either.join(question.words) if question.any_of else both.join(question.words)
    return [
        part
        for part in (
            words,
            f'"{" ".join(question.phrase)}"' if question.phrase else "",
            f"{question.prefix}*" if question.prefix else "",
            either.join(any_words(question.natural)),
        )
        if part
    ]


class Notmuch(Peer):
    name, program, binding = "notmuch", "notmuch", "notmuch2"
    note = "sorts by date, not by relevance; shows no snippets"

    @property
    def env(self) -> dict[str, str]:
        return {"NOTMUCH_CONFIG": str(self.folder / "config")}

    @property
    def store(self) -> Path:
        return self.folder / "database"

    def version(self) -> str:
        return run([self.program, "--version"]).output.strip()

    def prepare(self) -> None:
        (self.folder / "database").mkdir()
        (self.folder / "config").write_text(
            f"[database]\npath={self.folder / 'database'}\nmail_root={self.mail}\n[user]\nname=Robin\n"
            "primary_email=robin@hale.example\n[new]\ntags=unread;inbox;\n[maildir]\nsynchronize_flags=true\n",
            encoding="utf-8",
        )

    def index(self) -> Command:
        return [self.program, "new", "--quiet"]

    def search(self, question: Question) -> Command | None:
        said = self.said(question)
        return None if said is None else [self.program, "search", f"--limit={SHOWN}", said]

    def said(self, question: Question) -> str | None:
        parts = _plain(question, either=" or ")
        if question.sender:
            parts.append(f"from:{question.sender}")
        if question.after or question.before:
            parts.append(f"date:{question.after}..{question.before}")
        if question.label:
            parts.append(f'folder:"{question.label}"')
        if question.unread:
            parts.append("tag:unread")
        return " and ".join(f"({part})" if " or " in part else part for part in parts)


class Mu(Peer):
    name, program = "mu", "mu"
    note = "shows no snippets"
    ok = (0, 2, 4)
    """mu ends with 2 or 4 (by version) when nothing was found."""

    def version(self) -> str:
        return run([self.program, "--version"]).output.splitlines()[0]

    def prepare(self) -> None:
        self.run([self.program, "init", f"--muhome={self.folder}", f"--maildir={self.mail}", "--quiet"])

    def index(self) -> Command:
        return [self.program, "index", f"--muhome={self.folder}", "--quiet"]

    def search(self, question: Question) -> Command | None:
        said = self.said(question)
        if said is None:
            return None
        order = ["--sortfield=date", "--reverse"] if question.newest else []
        return [self.program, "find", f"--muhome={self.folder}", f"--maxnum={SHOWN}", *order, said]

    def said(self, question: Question) -> str | None:
        parts = _plain(question, either=" or ")
        if question.sender:
            parts.append(f"from:{question.sender}")
        if question.after or question.before:
            parts.append(f"date:{question.after.replace('-', '')}..{question.before.replace('-', '')}")
        if question.label:
            parts.append(f'maildir:"/{question.label}"')
        if question.unread:
            parts.append("flag:unread")
        return " and ".join(f"({part})" if " or " in part else part for part in parts)


class Recoll(Peer):
    name, program, binding = "recoll", "recollindex", "recoll.recoll"
    note = "shows snippets, as we do"

    @property
    def store(self) -> Path:
        return self.folder / "xapiandb"

    def version(self) -> str:
        return run(["recollq", "-v"], ok=(0, 1)).output.strip().splitlines()[0]

    def prepare(self) -> None:
        (self.folder / "recoll.conf").write_text(
            f"topdirs = {self.mail}\nnoaspell = 1\nloglevel = 1\nskippedPaths =\n", encoding="utf-8"
        )

    def index(self) -> Command:
        return [self.program, "-c", self.folder]

    def idle(self) -> Command:
        return ["recollq", "-v"]

    def run(self, command: Command) -> Run:
        return run(command, ok=(0, 1) if command[0] == "recollq" else (0,), cwd=self.folder)

    def search(self, question: Question) -> Command | None:
        said = self.said(question)
        if said is None:
            return None
        order = ["-S", "mtime", "-D"] if question.newest else []
        return ["recollq", "-c", self.folder, "-n", str(SHOWN), "-A", *order, said]

    def said(self, question: Question) -> str | None:
        if question.unread:
            return None
        parts = _plain(question)
        if question.sender:
            parts.append(f'from:"{question.sender}"')
        if question.after or question.before:
            parts.append(f"date:{question.after}/{question.before}")
        if question.label:
            parts.append(f'dir:"{self.mail / question.label}"')
        return " ".join(parts)


class Mairix(Peer):
    name, program = "mairix", "mairix"
    note = "prints every path that matches: no limit, no order, no snippets"
    ok = (0, 1)

    @property
    def store(self) -> Path:
        return self.folder / "database"

    def version(self) -> str:
        return run([self.program, "--version"], ok=(0, 1)).output.strip().splitlines()[0]

    def prepare(self) -> None:
        below = sorted(path.name for path in self.mail.iterdir() if path.is_dir())
        folders = ":".join(f"{name}..." for name in below)
        (self.folder / "rc").write_text(
            f"base={self.mail}\nmaildir={folders}\nmfolder={self.folder / 'found'}\nmformat=maildir\n"
            f"database={self.folder / 'database'}\n",
            encoding="utf-8",
        )

    def index(self) -> Command:
        return [self.program, "-f", self.folder / "rc"]

    def forget(self) -> Command:
        return [self.program, "-f", self.folder / "rc", "-p"]

    def search(self, question: Question) -> Command | None:
        said = self.said(question)
        return None if said is None else [self.program, "-f", self.folder / "rc", "-r", *said.split("\0")]

    def said(self, question: Question) -> str | None:
        if question.phrase or question.newest:
            return None
        any_of = question.words if question.any_of else any_words(question.natural)
        parts = ["/".join(any_of)] if any_of else [*question.words]
        if question.prefix:
            parts.append(f"^{question.prefix}=")
        if question.sender:
            parts.append(f"f:{question.sender}")
        if question.after or question.before:
            parts.append(f"d:{question.after.replace('-', '')}-{question.before.replace('-', '')}")
        if question.label:
            parts.append(f"p:{question.label}")
        if question.unread:
            parts.append("F:-s")
        return "\0".join(parts)


PEERS: tuple[type[Peer], ...] = (Notmuch, Mu, Recoll, Mairix)


def installed() -> list[type[Peer]]:
    """The peers that are on this machine."""
    return [peer for peer in PEERS if shutil.which(peer.program)]
