"""Every setting as typed data, and the file that keeps the ones a person changed.

The table `SETTINGS` is the one place that knows a setting's type, default, unit and help; the window's
settings page, the documentation and the checks all come from it. The file (JSON, ``{"version": 1,
"search": {"rrf_k": 60}}``) holds changed values only. A value that cannot be used is left out with a
note in `Settings.problems`, never a crash.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from oakensearch_gui.keys import KEYS

Value = bool | int | float | str

FILE_VERSION = 1


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting. `minimum` and `maximum` bound numbers; `choices` lists the words a text may be."""

    section: str
    key: str
    default: Value
    help: str
    unit: str = ""
    minimum: float | None = None
    maximum: float | None = None
    choices: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return f"{self.section}.{self.key}"

    def check(self, value: object) -> Value:
        """`value` as this setting's type. Raises ValueError with a sentence when it cannot be used."""
        kind = type(self.default)
        if kind is float and isinstance(value, int) and not isinstance(value, bool):
            with suppress(OverflowError):  # a number too large stays what it is and is refused below
                value = float(value)
        if type(value) is not kind:
            raise ValueError(f"{self.name} wants {_KINDS[kind]}, not {value!r}")
        checked: Value = value
        if self.choices and checked not in self.choices:
            raise ValueError(f"{self.name} is one of {', '.join(self.choices)}, not {value!r}")
        if isinstance(checked, (int, float)) and not isinstance(checked, bool):
            if isinstance(checked, float) and not math.isfinite(checked):
                raise ValueError(f"{self.name} is a finite number, not {value!r}")
            if self.minimum is not None and checked < self.minimum:
                raise ValueError(f"{self.name} is at least {self.minimum:g}, not {value!r}")
            if self.maximum is not None and checked > self.maximum:
                raise ValueError(f"{self.name} is at most {self.maximum:g}, not {value!r}")
        return checked


_KINDS: dict[type, str] = {bool: "true or false", int: "a whole number", float: "a number", str: "a text"}

SETTINGS: tuple[Setting, ...] = (
    Setting(
        "search",
        "prior",
        False,
        "Among answers that are about as good, newer mail and mail addressed to you come first.",
    ),
    Setting(
        "search",
        "stemming",
        True,
        "A bare word also finds its other forms, spellings and compounds; off finds what is written only.",
    ),
    Setting("search", "local_days", False, "Days begin at this computer's midnight; off: at that of UTC."),
    Setting("search", "history", True, "Remember what you searched for, on this machine only."),
    Setting(
        "search",
        "fusion",
        "coverage",
        "How the two rankings become one: by how much of the query a message holds, by ranks, or by scores.",
        choices=("coverage", "rrf", "convex"),
    ),
    Setting("search", "rrf_k", 60, "A larger value flattens the gap between the first and the tenth hit.", minimum=1),
    Setting("search", "keyword_weight", 1.0, "Scales what the keyword retriever contributes.", minimum=0),
    Setting("search", "vector_weight", 1.0, "Scales what the vector retriever contributes.", minimum=0),
    Setting(
        "search",
        "exact_boost",
        3.0,
        "Multiplies the keyword weight when the query has a quoted phrase or a token with a digit.",
        minimum=1,
    ),
    Setting(
        "search",
        "keyword_min_match",
        0.5,
        "For a question, the share of its words that a keyword hit must hold.",
        minimum=0,
        maximum=1,
    ),
    Setting(
        "search",
        "close_similarity",
        0.3,
        "Below this similarity the nearest by meaning is no close match for a few words that no message holds"
        " (chosen for the bundled model and a mailbox of 400 messages; a larger one asks for more).",
        minimum=-1,
        maximum=1,
    ),
    Setting(
        "search",
        "min_score",
        0.0,
        "Leaves out what comes less near in meaning than this similarity; 0 leaves nothing out. What suits differs"
        " from model to model.",
        minimum=0,
        maximum=1,
    ),
    Setting("search", "overfetch", 5, "Candidates that each retriever returns per hit wanted.", minimum=1),
    Setting("search", "max_candidates", 500, "How far a search widens when filters leave too few.", minimum=10),
    Setting(
        "search", "vector_timeout_seconds", 10.0, "After this the vector side is given up on.", unit="s", minimum=0.05
    ),
    Setting(
        "search",
        "reranker",
        "off",
        "A second look at the best hits by a model behind an endpoint: a rerank endpoint, or a chat model that"
        " ranks. It is sent your question and, of each of the best hits, the subject and a passage.",
        choices=("off", "rerank", "chat"),
    ),
    Setting(
        "search",
        "rerank_url",
        "",
        "Address of a rerank endpoint as Jina, Cohere and llama.cpp serve it (http://localhost:8080/v1).",
    ),
    Setting("search", "rerank_model", "", "The model's name at the rerank endpoint; some need none."),
    Setting(
        "search", "rerank_candidates", 40, "How many of the best hits get the second look.", minimum=2, maximum=200
    ),
    Setting(
        "search",
        "rerank_timeout_seconds",
        4.0,
        "After this the hits stay in their first order, with a note.",
        unit="s",
        minimum=0.05,
    ),
    Setting(
        "search",
        "llm_rewrite",
        False,
        "Let the chat model rephrase your words before they are searched by meaning. It is sent your words only.",
    ),
    Setting(
        "search",
        "rewrite_timeout_seconds",
        4.0,
        "After this your own words are used, with a note.",
        unit="s",
        minimum=0.05,
    ),
    Setting(
        "search",
        "chat_url",
        "",
        "Address of an OpenAI-compatible chat endpoint for the reranker “chat” and for llm_rewrite.",
    ),
    Setting("search", "chat_model", "", "The chat model's name there."),
    Setting(
        "indexing",
        "watch_for_new_mail",
        True,
        "While OakenSearch is open, notice new, changed and deleted mail by itself, within seconds. Off: only at the"
        " start and when you ask.",
    ),
    Setting(
        "indexing",
        "attachments",
        True,
        "Search inside attachments: PDF, Word, Excel, PowerPoint, OpenDocument, RTF, web pages, text, calendars, mails,"
        " and zip files of these. Off: no more of them are read; what was read before can still be found.",
    ),
    Setting(
        "meaning",
        "model",
        "bundled",
        "What turns text into vectors. The bundled model works on this machine and sends nothing. An endpoint is"
        " sent the text of every message (subject and passages) once, and each question, and nothing else: neither"
        " senders and recipients nor attachments. Off searches by words only.",
        choices=("bundled", "endpoint", "off"),
    ),
    Setting(
        "meaning",
        "endpoint_url",
        "",
        "Address of an OpenAI-compatible embedding endpoint (http://localhost:11434/v1). The text of your mail goes"
        " there and to no other host: proxies and redirects are not followed. A key it wants comes from the"
        " system's keyring or from OAKENSEARCH_EMBEDDINGS_API_KEY.",
    ),
    Setting("meaning", "endpoint_model", "", "The embedding model's name there (nomic-embed-text)."),
    Setting("meaning", "endpoint_batch", 64, "Passages that are sent in one call.", minimum=1, maximum=2048),
    Setting("meaning", "endpoint_timeout_seconds", 60.0, "How long one call may take.", unit="s", minimum=0.05),
    Setting(
        "meaning",
        "prefixes",
        "auto",
        "What the endpoint's model wants before a query and a passage: by its name, a preset, or your own.",
        choices=("auto", "none", "nomic", "e5", "e5-instruct", "qwen3", "bge", "gemma", "own"),
    ),
    Setting("meaning", "query_prefix", "", "Put before each query, with prefixes = own."),
    Setting("meaning", "document_prefix", "", "Put before each passage, with prefixes = own."),
    Setting(
        "meaning",
        "cache",
        "all",
        "Whose vectors are remembered, so that a rebuild or a re-import costs nothing. They lie in this machine's"
        " private folder, without the text; off deletes them.",
        choices=("all", "endpoint", "off"),
    ),
    Setting(
        "meaning",
        "cache_megabytes",
        256,
        "How large that memory may become (about 1,600 passages a megabyte with the bundled model).",
        unit="MB",
        minimum=1,
    ),
    Setting(
        "meaning",
        "processes",
        2,
        "Processes that build meaning with the bundled model at once, if there are as many processors.",
        minimum=1,
        maximum=8,
    ),
    Setting("meaning", "chunk_words", 45, "Words of a passage that becomes one vector.", minimum=10, maximum=400),
    Setting("appearance", "theme", "system", "Light, dark, or as the system.", choices=("system", "light", "dark")),
    Setting(
        "appearance", "density", "comfortable", "How tall a row of the list is.", choices=("comfortable", "compact")
    ),
    Setting(
        "appearance", "text_size", 100, "Size of all text, of the system's own size.", unit="%", minimum=80, maximum=200
    ),
    Setting(
        "appearance",
        "motion",
        "system",
        "Whether parts of the window may move: as the system, or never.",
        choices=("system", "none"),
    ),
    Setting(
        "appearance",
        "tray",
        False,
        "Keep a sign in the system's tray: closing the window then leaves OakenSearch ready to come up at once.",
    ),
    *(Setting("keyboard", key, keys, told) for key, keys, told in KEYS),
)

_BY_NAME = {setting.name: setting for setting in SETTINGS}

Migration = Callable[[dict[str, Any]], dict[str, Any]]
MIGRATIONS: dict[int, Migration] = {}
"""From a file's version to the next one; a renamed or moved setting gets its entry here."""


class Settings:
    """The settings in force. `problems` tells, one sentence each, which values of the file were not usable."""

    def __init__(self, values: Mapping[str, Value] | None = None, problems: tuple[str, ...] = ()) -> None:
        self._values: dict[str, Value] = {}
        self.problems = problems
        for name, value in (values or {}).items():
            self.set(name, value)

    @classmethod
    def load(cls, path: Path) -> Settings:
        """Read the file; an absent one means all defaults."""
        try:
            content = json.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return cls()
        except (OSError, ValueError) as error:
            return cls(problems=(f"The settings file {path} cannot be read ({error}); the defaults are used.",))
        if not isinstance(content, dict):
            return cls(problems=(f"The settings file {path} holds no settings; the defaults are used.",))
        loaded, problems = cls(), []
        for name, value in _flatten(_migrated(content)):
            try:
                loaded.set(name, value)
            except ValueError as error:
                problems.append(f"{error}; the default is used.")
        loaded.problems = tuple(problems)
        return loaded

    def save(self, path: Path) -> None:
        """Write the changed values, whole or not at all (a new file takes the old one's place)."""
        content: dict[str, Any] = {"version": FILE_VERSION}
        for name, value in sorted(self._values.items()):
            section, key = name.split(".")
            content.setdefault(section, {})[key] = value
        fresh = path.with_suffix(".new")
        fresh.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        fresh.replace(path)

    def set(self, name: str, value: object) -> None:
        """Change a setting. Raises ValueError, with a sentence, for an unknown name or an unusable value."""
        setting = _BY_NAME.get(name)
        if setting is None:
            raise ValueError(f"there is no setting {name}")
        checked = setting.check(value)
        if checked == setting.default:
            self._values.pop(name, None)
        else:
            self._values[name] = checked

    def become(self, other: Settings) -> None:
        """Take every value of `other`; whoever holds these settings sees them from then on."""
        self._values = dict(other._values)
        self.problems = other.problems

    def changed(self) -> tuple[str, ...]:
        """The names of the settings that are not at their default."""
        return tuple(sorted(self._values))

    def get(self, name: str) -> Value:
        return self._values.get(name, _BY_NAME[name].default)

    def integer(self, name: str) -> int:
        return cast("int", self.get(name))

    def number(self, name: str) -> float:
        return float(self.get(name))

    def flag(self, name: str) -> bool:
        return cast("bool", self.get(name))

    def text(self, name: str) -> str:
        return cast("str", self.get(name))


def _migrated(content: dict[str, Any]) -> dict[str, Any]:
    version = content.get("version", FILE_VERSION)
    while isinstance(version, int) and version in MIGRATIONS:
        content = MIGRATIONS[version](content)
        version += 1
    return content


def _flatten(content: dict[str, Any]) -> list[tuple[str, object]]:
    return [
        (f"{section}.{key}", value)
        for section, values in content.items()
        if isinstance(values, dict)
        for key, value in values.items()
    ]
