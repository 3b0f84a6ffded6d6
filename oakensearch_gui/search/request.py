"""A question, as typed data: what the window, the terminal and the tests hand to the engine."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum


class Mode(StrEnum):
    """Which retrievers are asked."""

    HYBRID = "hybrid"
    KEYWORD = "keyword"
    VECTOR = "vector"


class Sort(StrEnum):
    """The order of the hits.

    The best first; a few best and then, newest first, all that hold the words; by date; by the sender's name; or the
    largest first.
    """

    RELEVANCE = "relevance"
    FEW_BEST = "few_best"
    NEWEST = "newest"
    OLDEST = "oldest"
    SENDER = "sender"
    SIZE = "size"


@dataclass(frozen=True, slots=True)
class Filters:
    """The operators of the query language as fields; they narrow the same way and combine with the text by AND.

    `after` (inclusive) and `before` (exclusive) are seconds since 1970 UTC, `larger` and `smaller` bytes (neither
    inclusive). Several values of a field must all hold; only several `categories` or `dispositions` are
    alternatives. `priority` is a minimum.
    """

    senders: tuple[str, ...] = ()
    after: int | None = None
    before: int | None = None
    unread: bool | None = None
    labels: tuple[str, ...] = ()
    dispositions: tuple[str, ...] = ()
    categories: tuple[str, ...] = ()
    priority: int | None = None
    thread: int | None = None
    recipients: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    lists: tuple[str, ...] = ()
    starred: bool | None = None
    has_attachment: bool | None = None
    larger: int | None = None
    smaller: int | None = None


@dataclass(frozen=True, slots=True)
class SearchRequest:
    """One search. `query` is what the person typed; `limit` and `offset` page through the hits.

    `similar_to` asks for the messages nearest in meaning to that one; of the query then only the filters count.
    `by_thread` gives one hit a thread, the one that stands first; `total` still counts messages, so a page that is
    not full is the last. `as_typed` says that the person is still typing: no chat model or reranker is asked. `bare`
    wants the messages alone, in their order: no snippets and no reasons, for thousands of them at once.
    """

    query: str
    mode: Mode = Mode.HYBRID
    sort: Sort = Sort.RELEVANCE
    limit: int = 50
    offset: int = 0
    filters: Filters = field(default_factory=Filters)
    similar_to: int | None = None
    by_thread: bool = False
    as_typed: bool = False
    bare: bool = False
