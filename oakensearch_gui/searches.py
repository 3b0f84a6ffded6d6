"""What was searched for before, and the searches that were kept under a name: one private file in the app's folder."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

_MOST = 200


@dataclass(frozen=True, slots=True)
class SavedSearch:
    """A query under the name that the person gave it."""

    name: str
    query: str


class Searches:
    """Newest first. Every change is written at once; a file that cannot be read counts as empty."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._history: list[str] = []
        self._saved: list[SavedSearch] = []
        self._load()

    @property
    def history(self) -> tuple[str, ...]:
        """Queries, the last one first, each once."""
        return tuple(self._history)

    @property
    def saved(self) -> tuple[SavedSearch, ...]:
        """In the order of their names."""
        return tuple(self._saved)

    def remember(self, query: str) -> None:
        """A query was searched for; an empty one is no search."""
        query = query.strip()
        if query and self._history[:1] != [query]:
            self._history = [query, *(other for other in self._history if other != query)][:_MOST]
            self._write()

    def forget_history(self) -> None:
        """Drop every remembered query; those with a name stay."""
        if self._history:
            self._history = []
            self._write()

    def name_of(self, query: str) -> str:
        """The name under which a query was kept, or nothing."""
        return next((one.name for one in self._saved if one.query == query.strip()), "")

    def save(self, name: str, query: str) -> None:
        """Keep a query under a name; another one of that name, and another name of that query, are replaced."""
        kept = SavedSearch(name.strip(), query.strip())
        others = [one for one in self._saved if kept.name != one.name and kept.query != one.query]
        self._saved = sorted([*others, kept], key=lambda one: one.name.casefold())
        self._write()

    def rename(self, name: str, other: str) -> bool:
        """Give a kept search another name; False, and nothing is changed, if another one has that already."""
        other = other.strip()
        query = next((one.query for one in self._saved if one.name == name), "")
        if any(one.name == other and one.query != query for one in self._saved):
            return False
        self.save(other, query)
        return True

    def forget(self, name: str) -> None:
        """Drop a kept search."""
        self._saved = [one for one in self._saved if one.name != name]
        self._write()

    def _load(self) -> None:
        try:
            content = json.loads(self._path.read_text(encoding="utf-8"))
            self._history = [one for one in content["history"] if isinstance(one, str)][:_MOST]
            self._saved = [SavedSearch(str(one["name"]), str(one["query"])) for one in content["saved"]]
        except (OSError, ValueError, KeyError, TypeError):
            self._history, self._saved = [], []

    def _write(self) -> None:
        """Whole or not at all: a new file, readable by its owner only, takes the old one's place."""
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        content = {
            "version": 1,
            "history": self._history,
            "saved": [{"name": one.name, "query": one.query} for one in self._saved],
        }
        fresh = self._path.with_suffix(".new")
        fresh.touch(mode=0o600)
        fresh.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        fresh.replace(self._path)
