"""From a request to what is searched for: the query read, compiled, and corrected where it is misspelt."""

from __future__ import annotations

from dataclasses import dataclass

import apsw

from oakensearch_gui.index import lexicon
from oakensearch_gui.library.database import first
from oakensearch_gui.search import expression
from oakensearch_gui.search.dates import Clock
from oakensearch_gui.search.match import Match, compile_query
from oakensearch_gui.search.patterns import PatternMatcher
from oakensearch_gui.search.query import Operator, Query, parse
from oakensearch_gui.search.request import Filters, SearchRequest
from oakensearch_gui.search.result import QueryWarning
from oakensearch_gui.search.spelling import correct, is_doubtful
from oakensearch_gui.search.vocabulary import Vocabulary
from oakensearch_gui.settings import Settings


@dataclass(frozen=True, slots=True)
class Read:
    """`query` as it was typed and `match` to search for: that of `did_you_mean` when it was `corrected`."""

    query: Query
    match: Match
    did_you_mean: str = ""
    corrected: bool = False


class RequestReader:
    """Reads requests over one connection to the index, with the library attached as ``raw``."""

    def __init__(self, connection: apsw.Connection, settings: Settings) -> None:
        self._connection = connection
        self._settings = settings
        self._patterns = prepare(connection)
        self._vocabulary = Vocabulary(lexicon.Lexicon())

    def read(self, request: SearchRequest, clock: Clock | None = None) -> Read:
        """What a request asks for. Days are UTC's, or this computer's if the settings say so."""
        self._patterns.begin()
        clock = clock or (Clock(zone=None) if self._settings.get("search.local_days") else Clock())
        query = parse(request.query, clock)
        match = self._compiled(query, request.filters)
        if not match.has_words:
            return Read(query, match)
        correction = correct(query, self._vocabulary)
        if not correction and not is_doubtful(query, self._vocabulary):
            return Read(query, match)
        found = self._finds(match)  # asked only where it decides: it may take as long as the search
        if not correction and not found:
            correction = correct(query, self._vocabulary, rare_too=True)
        return self._corrected(Read(query, match), request.filters, correction, clock, found=found)

    def _corrected(self, read: Read, filters: Filters, correction: str, clock: Clock, *, found: bool) -> Read:
        if not correction:
            return read
        match = self._compiled(parse(correction, clock), filters)
        if not self._finds(match):  # a suggestion that finds nothing is none
            return read
        return Read(read.query, read.match if found else match, correction, corrected=not found)

    def warnings(self, query: Query) -> tuple[QueryWarning, ...]:
        """The query's warnings, and one if its pattern was given up on. To be asked when the search is done."""
        if not self._patterns.cut_short:
            return query.warnings
        start, end = next(
            ((one.start, one.end) for one in query.nodes if isinstance(one, Operator) and "/" in one.value),
            (0, len(query.text)),
        )
        slow = QueryWarning("The pattern takes too long; not all of your mail was looked at.", start, end)
        return (*query.warnings, slow)

    def _compiled(self, query: Query, filters: Filters) -> Match:
        known = lexicon.load(self._connection, self._vocabulary.lexicon)
        if known is not self._vocabulary.lexicon:
            self._vocabulary = Vocabulary(known)
        return compile_query(query, filters, self._vocabulary if self._settings.get("search.stemming") else None)

    def _finds(self, match: Match) -> bool:
        """Whether any message holds every word and filter."""
        where = match.where()
        sql = (
            "SELECT 1 FROM main.messages f CROSS JOIN raw.messages m ON m.id = f.rowid"
            f" WHERE messages MATCH ? AND {where.sql} LIMIT 1"
        )
        return first(self._connection, sql, (match.everything(), *where.values)) is not None


def prepare(connection: apsw.Connection) -> PatternMatcher:
    """Let a connection to the index answer what compiled queries ask: several terms in one place, patterns."""
    expression.register(connection)
    return PatternMatcher(connection)
