"""An answer: references to messages, why each was found, and what the answer may lack."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from oakensearch_gui.library.records import MessageSummary


class Why(StrEnum):
    """A reason for which a hit was found."""

    KEYWORD = "keyword"
    VECTOR = "vector"
    EXACT = "exact"


class Degraded(StrEnum):
    """Why an answer holds keyword results only."""

    NO_EMBEDDER = "no_embedder"
    NO_STORE = "no_store"
    NO_VECTORS = "no_vectors"
    PARTIAL = "partial"
    STALE_MODEL = "stale_model"
    TIMEOUT = "timeout"
    ENDPOINT_DOWN = "endpoint_down"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class QueryWarning:
    """Something in the query that could not be read and filters nothing; it stands at query[start:end]."""

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Snippet:
    """A passage of the message; `marks` are (start, end) pairs in `text` of the words that matched."""

    text: str = ""
    marks: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class MatchedChunk:
    """A passage that came near the question in meaning; `score` is its cosine similarity, -1 to 1."""

    text: str
    score: float


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A reference to a message and why it is here.

    `keyword_rank` and `vector_rank` count from 1 in each retriever's own list, None where it did not find
    the message; `similarity` is the best chunk's cosine; `matched_words` are words as the message writes them.
    `subject_marks` are (start, end) pairs in the message's subject. `in_attachment` names the file that the snippet
    is from, when words were found in an attachment that stand nowhere in the message; "" otherwise.
    """

    message_id: int
    score: float
    message: MessageSummary
    snippet: Snippet = field(default_factory=Snippet)
    subject_marks: tuple[tuple[int, int], ...] = ()
    why: tuple[Why, ...] = ()
    matched_chunks: tuple[MatchedChunk, ...] = ()
    keyword_rank: int | None = None
    vector_rank: int | None = None
    similarity: float | None = None
    matched_words: tuple[str, ...] = ()
    in_attachment: str = ""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The answer to one request.

    `total` counts all messages that match, of which `hits` is the page asked for; of very many it is an estimate, and
    `notes` say so. `degraded_reason` is a
    sentence for people, `degraded_remedy` what they can do about it, `degraded` the machine-readable kind (None:
    both retrievers answered). `notes` are sentences on steps that were left out (a reranker that did not answer:
    the hits stand as they would without it). `coverage` is
    the share of messages that have vectors, 0 to 1. `timings` gives milliseconds a stage. `partial` marks the
    keyword half of a hybrid answer, shown while the vector half is still on its way. `close` is False when
    nothing seems to be what was asked for, and the hits are only the nearest by meaning. `did_you_mean` is the
    query with misspelt words replaced, empty when there are none; `corrected` says that nothing holds the words as
    they were typed, and that what was found by words was found by those of `did_you_mean`. `best` is how many hits
    stand in front of a dated list because they answer best (`Sort.FEW_BEST`).
    """

    hits: tuple[SearchHit, ...] = ()
    total: int = 0
    degraded: Degraded | None = None
    degraded_reason: str = ""
    warnings: tuple[QueryWarning, ...] = ()
    coverage: float = 0.0
    timings: Mapping[str, float] = field(default_factory=dict)
    partial: bool = False
    close: bool = True
    did_you_mean: str = ""
    corrected: bool = False
    degraded_remedy: str = ""
    notes: tuple[str, ...] = ()
    best: int = 0

    @property
    def by_meaning(self) -> bool:
        """Whether any of the hits came near in meaning: then narrowing may bring others that do."""
        return any(Why.VECTOR in hit.why for hit in self.hits)
