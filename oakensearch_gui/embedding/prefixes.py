"""What asymmetric models want in front of a query and of a document, so that the two meet.

Taken from each model's own card. Left out, they cost some percent of recall; which were used is part of the
vectors' identity.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from oakensearch_gui.embedding.embedder import Role


@dataclass(frozen=True, slots=True)
class Prefixes:
    """Put before each text, by its role, with nothing in between."""

    query: str = ""
    document: str = ""

    def apply(self, text: str, role: Role) -> str:
        return (self.query if role == "query" else self.document) + text


NO_PREFIXES = Prefixes()

_TASK = "Instruct: Given a web search query, retrieve relevant passages that answer the query\nQuery:"
_REPRESENT = "Represent this sentence for searching relevant passages: "

PRESETS: Mapping[str, Prefixes] = {
    "none": NO_PREFIXES,
    "nomic": Prefixes("search_query: ", "search_document: "),
    "e5": Prefixes("query: ", "passage: "),
    "e5-instruct": Prefixes(f"{_TASK} "),
    "qwen3": Prefixes(_TASK),
    "bge": Prefixes(_REPRESENT),
    "gemma": Prefixes("task: search result | query: ", "title: none | text: "),
}

_BY_NAME: tuple[tuple[str, str], ...] = (
    # The first that stands in the model's name, in small letters; the special before the general.
    ("nomic-embed", "nomic"),
    ("e5-mistral", "e5-instruct"),
    ("e5-large-instruct", "e5-instruct"),
    ("e5", "e5"),
    ("qwen3-embedding", "qwen3"),
    ("bge-m3", "none"),
    ("bge-multilingual", "none"),
    ("bge", "bge"),
    ("mxbai-embed", "bge"),
    ("embeddinggemma", "gemma"),
)


def preset_for(model: str) -> str:
    """The preset that a model's name speaks for; "none" for a name that says nothing."""
    lowered = model.lower()
    return next((preset for part, preset in _BY_NAME if part in lowered), "none")
