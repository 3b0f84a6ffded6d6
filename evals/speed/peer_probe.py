"""Asks a peer through its Python binding, in one warm process. Run by the system's Python, which has the bindings.

Standard input: {"peer", "folder", "rounds", "shown", "queries": [[query, newest first], …]}; standard output: for each
query the milliseconds of each round.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from itertools import islice

Ask = Callable[[str, bool], None]


def notmuch(folder: str, shown: int) -> Ask:
    """notmuch2: sender, date and subject of the newest messages."""
    notmuch2 = import_module("notmuch2")
    database = notmuch2.Database(f"{folder}/database", config=f"{folder}/config")

    def ask(query: str, _newest: bool) -> None:
        found = database.messages(query, sort=database.SORT.NEWEST_FIRST)
        for message in islice(found, shown):
            for name in ("From", "Subject"):
                with suppress(LookupError):  # a message may lack either
                    message.header(name)
            (message.date, list(message.tags))

    return ask


def recoll(folder: str, shown: int) -> Ask:
    """recoll: the best hits with their snippets."""
    connection = import_module("recoll.recoll").connect(folder)

    def ask(query: str, newest: bool) -> None:
        asked = connection.query()
        if newest:
            asked.sortby("mtime", False)
        asked.execute(query)
        for document in asked.fetchmany(shown):
            (document.author, document.title, document.mtime, asked.makedocabstract(document))

    return ask


OPENERS: dict[str, Callable[[str, int], Ask]] = {"notmuch": notmuch, "recoll": recoll}


def main() -> None:
    """Every query once to warm up, then the rounds."""
    asked = json.load(sys.stdin)
    ask = OPENERS[asked["peer"]](asked["folder"], asked["shown"])
    taken: list[list[float]] = [[] for _ in asked["queries"]]
    for round_ in range(asked["rounds"] + 1):
        for place, (query, newest) in enumerate(asked["queries"]):
            began = time.perf_counter()
            ask(query, newest)
            if round_:
                taken[place].append((time.perf_counter() - began) * 1000)
    json.dump(taken, sys.stdout)


if __name__ == "__main__":
    main()
