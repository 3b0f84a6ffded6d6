"""The keyword retriever: FTS5 and BM25, ids first and nothing else fetched.

Finding a message costs a twentieth of ranking it, and counting goes on for as long as there are matches. So all of
this is bounded: messages are found newest first and counted up to a number that is more than anybody reads; of many,
the newest are ranked; and a word that most messages hold is not ranked by at all, for it tells nothing. Where a
bound changes what is shown, the answer says so.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import TYPE_CHECKING

import apsw

from oakensearch_gui.library.database import rows, scalar
from oakensearch_gui.search.amounts import Amounts, Ids, as_ids
from oakensearch_gui.search.condition import ALL, Condition, SqlValue, all_of, found_by
from oakensearch_gui.search.expression import to_find
from oakensearch_gui.search.fusion import Candidate
from oakensearch_gui.search.match import Choice, Match
from oakensearch_gui.search.request import Sort

if TYPE_CHECKING:
    import numpy as np  # a search for a few words needs none, and in a terminal would wait for it to load
    from numpy.typing import NDArray

_COLUMN_WEIGHTS = (4.0, 2.0, 1.0, 1.0, 1.0, 1.0, 0.3, 1.5, 0.3)
"""BM25 weights of subject, sender, recipients (To), Cc, Bcc, body, quoted, names and text of attachments."""

COUNTED = 10_000
"""Of more matches than these, the number is estimated."""

RANKED = 4_000
"""Of more matches than these, the newest are ranked (1 to 2 µs each)."""

_FEWER_COUNTED = 2_000
"""The same of what holds any of several words, if these are in more than COUNTED: that takes longer."""

_TITLED = 1_000
"""So many of these are older ones that have the words in their subject."""

_SEARCHED_FOR_TITLES = 3
"""Of more than COUNTED matches, these are looked for in about so many times COUNTED."""

_RANKED_BY, _WALKED = 3, 60_000
"""Of several words so many, the rarest, are ranked by, and more if they are in no more than so many messages."""

_TELLS_NOTHING = 1 / 3
"""Words that together find more than this share of all messages (and more than COUNTED) are not ranked by."""

_QUESTION_WORDS = 4
"""From so many words on, a query is read as a question: not each of its words needs to be in the message."""

_LENIENCE = 0.1
"""Half of the words often carry a little less than half of what the query tells."""

_RESCORED = 1_000
"""How many of the messages that hold the most of several words, but not all, are ranked."""

_POSTINGS = 20_000
"""How many of the newest messages with a word are looked at to tell what a question's candidates hold."""

_MANY_EXACT = 1000
"""From so many messages with a phrase or an identifier on it no longer matters how many they are."""

_NEVER = (1 << 63) - 1
"""More than any id."""

_ORDERS = {
    Sort.SENDER: "CASE WHEN m.sender_name = '' THEN m.sender_address ELSE m.sender_name END COLLATE NOCASE, ",
    Sort.SIZE: "m.size DESC, ",
}
"""What comes before the date, newest first, where the order is another one."""

_RANKED_NOTE = "More than {found:,} messages match: the best of the newest {ranked:,} come first."
_CHOICES_NOTE = "More than {found:,} messages match: those with the most of the words come first."
_UNRANKED_NOTE = "More than {found:,} messages match: the newest come first. Add a word to find the best."
_ESTIMATED_NOTE = "How many match is an estimate."

_NOT_THEIRS = 0.7
"""How much less a message counts that was not written by those whose words a question asks for."""

_LONG_LIST = 40_000
"""Characters of ids (some 4,000) from which on numpy reads them enough faster to be loaded for it."""


@dataclass(frozen=True, slots=True)
class KeywordHits:
    """What holds the words, best first. `total` counts all that match; beyond COUNTED it is an estimate.

    `exact` are the hits that hold every quoted phrase and token with a digit, when the query has any;
    `exact_total` is how many messages do, as far as it matters. `best_coverage` is the largest share of the query's
    information that any message holds, found or not. `notes` say where a bound changed the answer.
    """

    candidates: tuple[Candidate, ...] = ()
    total: int = 0
    exact: frozenset[int] = field(default=frozenset())
    exact_total: int = 0
    best_coverage: float = 1.0
    notes: tuple[str, ...] = ()

    @property
    def ids(self) -> tuple[int, ...]:
        return tuple(candidate.message_id for candidate in self.candidates)


@dataclass(frozen=True, slots=True)
class _Held:
    """What messages hold of a question: ids, ascending, how many telling words, and the share of its information."""

    ids: Ids
    words: NDArray[np.int64]
    shares: NDArray[np.float64]
    common: frozenset[str] = frozenset()
    """What is in more messages than were looked at."""


class KeywordRetriever:
    """Asks the full-text side of an index connection (index.db with the library attached as `raw`)."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        self._amounts = Amounts(connection)

    def messages(self) -> int:
        """How many messages can be found by their words."""
        return self._amounts.messages()

    def retrieve(self, match: Match, limit: int, min_match: float) -> KeywordHits:
        """The best `limit` messages by BM25.

        First those that hold every word. A question, and a query whose words never stand together, is then
        filled up with messages that hold everything exact and at least the share `min_match` of the telling words.
        """
        most = max(_FEWER_COUNTED if _are_many(match.choices) else COUNTED, limit)
        newest = self._newest(match.everything(), match.where(), most + 1) if match.everything() else []
        counted = len(newest) <= most
        total = len(newest) if counted else self._amounts.estimate(len(newest), newest[-1])
        found, notes = self._best(match, newest, total, limit, counted=counted)
        best_coverage = 1.0
        if not found or len(match.words) >= _QUESTION_WORDS:
            held = self._held(match.telling, match.exact, _POSTINGS)
            best_coverage = 1.0 if found else float(held.shares.max(initial=0.0))
            share = self._relaxed(match, held, newest, min_match)
            if len(found) < limit or match.exact or held.common:
                more = self._by_share(match, held, share, min_match)
                found = (*found, *more[: limit - len(found)])
                total += len(more)
            else:
                total += len(share)  # what none of them will be shown of need not be ranked
        exact: frozenset[int] = frozenset()
        exact_total = 0
        if match.exact:  # a relaxed hit, too, holds everything exact
            exact = frozenset(hit.message_id for hit in found)
            exact_total = len(self._newest(match.expression(match.exact), match.where(), _MANY_EXACT))
        return KeywordHits(found, total, exact, exact_total, best_coverage, notes)

    def listing(self, match: Match, sort: Sort, limit: int, offset: int = 0) -> KeywordHits:
        """Messages that hold every word and filter, by date, by sender, or the largest first."""
        counted = max(COUNTED, limit + offset)
        source, values = found_by(to_find(match.everything()), match.where())
        key = "f.rowid" if match.everything() else "m.id"
        sql = f"SELECT count(*), min(id) FROM (SELECT {key} AS id {source} ORDER BY {key} DESC LIMIT ?)"
        total, oldest = next(rows(self._connection, sql, (*values, counted + 1)))
        notes: tuple[str, ...] = ()
        if total > counted and not match.everything() and match.where() is ALL:  # how many there are is known
            total = self._amounts.messages()
        elif total > counted:
            total, notes = self._amounts.estimate(total, oldest), (_ESTIMATED_NOTE,)
        page = self._page(match, sort, limit, offset)
        exact = frozenset(page) if match.exact else frozenset()
        return KeywordHits(tuple(Candidate(key, 0.0) for key in page), total, exact, notes=notes)

    def _page(self, match: Match, sort: Sort, limit: int, offset: int) -> list[int]:
        everything, where = match.everything(), match.where()
        order = _ORDERS.get(sort, "")
        source, values = found_by(everything, where, joined=bool(order))
        key = "f.rowid" if everything else "m.id"
        found = rows(
            self._connection,
            f"SELECT {key} {source} ORDER BY {order}{key} {'ASC' if sort is Sort.OLDEST else 'DESC'} LIMIT ? OFFSET ?",
            (*values, limit, offset),
        )
        return [message_id for (message_id,) in found]

    # ---- finding and counting

    def _newest(self, expression: str, where: Condition, most: int) -> list[int]:
        """The ids of what matches, newest first."""
        listed = self._listed(expression, where, most)
        ids: list[int] = as_ids(listed).tolist() if len(listed) > _LONG_LIST else json.loads(f"[{listed}]")
        return ids

    def _listed(self, expression: str, where: Condition, most: int) -> str:
        """The ids of what matches, newest first; in one text, which is much faster than in rows."""
        source, values = found_by(to_find(expression), where)
        key = "f.rowid" if expression else "m.id"
        sql = f"SELECT group_concat(id) FROM (SELECT {key} AS id {source} ORDER BY {key} DESC LIMIT ?)"
        return scalar(self._connection, sql, (*values, most)) or ""

    # ---- ranking

    def _best(
        self, match: Match, newest: Sequence[int], total: int, limit: int, *, counted: bool
    ) -> tuple[tuple[Candidate, ...], tuple[str, ...]]:
        """The best of what was found, as far as it is ranked, and what is to be said of that."""
        if counted and len(newest) <= RANKED:
            return _candidates(self._ranked(match, newest, limit, all_of_them=True)), ()
        if match.choices:
            scored = self._by_choices(match, limit)
            told = _CHOICES_NOTE if scored else _UNRANKED_NOTE
        elif self._is_worth_ranking(match, total):
            scored, told = self._of_many(match, newest, limit), _RANKED_NOTE
        else:
            scored, told = [], _UNRANKED_NOTE
        notes = (told.format(found=RANKED if total <= COUNTED else COUNTED, ranked=RANKED),)
        ranked = {key for key, _ in scored}
        rest = [(key, 0.0) for key in newest[:limit] if key not in ranked]
        return _candidates([*scored, *rest][:limit]), notes if counted else (*notes, _ESTIMATED_NOTE)

    def _of_many(self, match: Match, newest: Sequence[int], limit: int) -> list[tuple[int, float]]:
        """The best of the newest messages, and of those, however old, that name everything in their subject."""
        in_subject = f"{{subject}} : ({' AND '.join((*match.exact, *match.words))})"
        where = match.where()
        if len(newest) > COUNTED:
            reach = newest[0] - _SEARCHED_FOR_TITLES * (newest[0] - newest[COUNTED])
            where = all_of((where, Condition("m.id >= ?", (reach,), by_id=True)))
        titled = self._newest(match.expression((in_subject,)), where, _TITLED)
        older = [key for key in titled if key < newest[RANKED - 1]]
        newer = newest[: RANKED - len(older)]
        if not older:
            return self._ranked(match, newer, limit, all_of_them=False)
        if match.filters_words or match.where() != ALL:
            return self._scored(match.ranking(), limit, among=[*newer, *older])
        return self._scored(match.ranking(), limit, since=newer[-1], among=older)

    def _by_choices(self, match: Match, limit: int) -> list[tuple[int, float]]:
        """The best of what holds any of several words: those of which a message holds the most are ranked."""
        import numpy as np

        most = max(COUNTED, _TELLS_NOTHING * self._amounts.messages())
        together = accumulate(one.messages for one in match.choices)
        telling = [
            one.expression
            for place, (one, walked) in enumerate(zip(match.choices, together, strict=True))
            if one.messages <= most and (walked <= _WALKED or place < _RANKED_BY)
        ]
        held = self._held(telling, (), COUNTED)
        ids, shares = held.ids, held.shares
        if len(ids) > RANKED:  # to sort them all would take as long as to find them
            enough = shares >= np.partition(shares, len(ids) - RANKED)[len(ids) - RANKED]
            ids, shares = ids[enough], shares[enough]
        best = np.lexsort((-ids, -shares))[:RANKED]
        among = self._passing(match, ids[best].tolist())[:_RESCORED]
        return self._scored(f"({' OR '.join(telling)})", limit, among=among) if among else []

    def _is_worth_ranking(self, match: Match, total: int) -> bool:
        """Whether the best of so many can be told from the others, and in time.

        To rank by the beginning of a word costs as much as all the words that begin so.
        """
        if any(phrase.prefix for phrase in match.phrases):
            return False
        return total <= max(COUNTED, _TELLS_NOTHING * self._amounts.messages())

    def _ranked(self, match: Match, newest: Sequence[int], limit: int, *, all_of_them: bool) -> list[tuple[int, float]]:
        """(id, BM25 score: larger is better) of these messages, which match everything, as `all_of_them` may do."""
        if not newest:
            return []
        if match.filters_words or match.where() != ALL:
            return self._scored(match.ranking(), limit, among=newest)
        return self._scored(match.ranking(), limit, since=None if all_of_them else newest[-1])

    def _scored(
        self, expression: str, limit: int, *, among: Sequence[int] | None = None, since: int | None = None
    ) -> list[tuple[int, float]]:
        """(id, BM25 score: larger is better), the best first, the newest where they are equal.

        Of those from `since` on, or in `among`, or of both, `among` being older then.
        """
        weights = ", ".join(map(str, _COLUMN_WEIGHTS))
        bound: list[SqlValue] = [expression]
        where = "messages MATCH ?"
        least = since if among is None else min(among, default=0)
        if least is not None:
            where += " AND rowid >= ?"
            bound.append(least)
        if among is not None:  # the plus keeps FTS5 from asking for each of them anew
            where += " AND (+rowid >= ? OR +rowid IN (SELECT value FROM json_each(?)))"
            bound += (_NEVER if since is None else since, json.dumps(among))
        found = rows(
            self._connection,
            f"SELECT rowid, bm25(messages, {weights}) AS score FROM messages WHERE {where}"
            " ORDER BY score, rowid DESC LIMIT ?",
            (*bound, limit),
        )
        return [(message_id, -score) for message_id, score in found]

    # ---- questions: not every word need be there

    def _relaxed(self, match: Match, held: _Held, found: Sequence[int], min_match: float) -> dict[int, float]:
        """Messages that hold enough telling words, but are not in `found`; and the share of the query they hold.

        Those with the largest share first, the newest where it is equal.
        """
        import numpy as np

        enough = (held.words >= _needed(match, min_match)) & (held.shares >= min_match - _LENIENCE)
        ids, shares = held.ids[enough], held.shares[enough]
        most = np.lexsort((-ids, -shares))
        known = frozenset(found)
        share = {
            key: each for key, each in zip(ids[most].tolist(), shares[most].tolist(), strict=True) if key not in known
        }
        return {key: share[key] for key in self._passing(match, list(share))[:_RESCORED]}

    def _by_share(self, match: Match, held: _Held, share: Mapping[int, float], min_match: float) -> list[Candidate]:
        """These messages by BM25, as far as they hold everything exact; each with its share of the query."""
        telling = [word for word in match.telling if word not in held.common] or match.telling
        any_word = [f"({' OR '.join(telling)})"] if telling and _needed(match, min_match) else []
        expression = " AND ".join((*match.exact, *any_word, *match.required))
        ranked = self._scored(expression, len(share), among=list(share)) if share else []
        theirs = frozenset(self._newest(" AND ".join(match.written_by), ALL, _POSTINGS)) if match.written_by else ()
        return [
            Candidate(key, score, share[key] * (_NOT_THEIRS if theirs and key not in theirs else 1))
            for key, score in ranked
        ]

    def _passing(self, match: Match, ids: list[int]) -> list[int]:
        """Those of the messages that pass every filter."""
        if not ids or match.filters() == ALL:
            return ids
        where = match.filters()
        found = rows(
            self._connection,
            f"SELECT m.id FROM json_each(?) j CROSS JOIN raw.messages m ON m.id = j.value WHERE {where.sql}",
            (json.dumps(ids), *where.values),
        )
        return [message_id for (message_id,) in found]

    def _held(self, telling: Sequence[str], exact: Sequence[str], most: int) -> _Held:
        """What each message holds of a query: how many telling words, and the share of all its information.

        Of each word only the newest `most` messages are looked at.

        A word's information is its idf, as in BM25; the share is 0 to 1. What an absent word would have told is not
        known: it counts as the mean of the present ones.
        """
        import numpy as np

        all_messages = self._amounts.messages()
        pieces = [*telling, *exact]
        shift = len(pieces).bit_length()
        postings: list[Ids] = []
        idfs = np.zeros(len(pieces))
        common: set[str] = set()
        for place, expression in enumerate(pieces):
            newest = as_ids(self._listed(expression, ALL, most))
            if len(newest) == most:
                common.add(expression)
            if len(newest):
                # A word in more messages than are looked at tells little: it counts as the commonest that are.
                idfs[place] = math.log(1 + (all_messages - len(newest) + 0.5) / (len(newest) + 0.5))
                postings.append((newest << shift) | place)
        if not postings:
            return _Held(np.empty(0, np.int64), np.empty(0, np.int64), np.empty(0, np.float64))
        whole = idfs.sum() * len(pieces) / len(postings)
        held = np.sort(np.concatenate(postings))
        ids, places = held >> shift, held & ((1 << shift) - 1)
        first = np.flatnonzero(np.diff(ids, prepend=-1))
        words = np.add.reduceat((places < len(telling)).astype(np.int64), first)
        return _Held(ids[first], words, np.add.reduceat(idfs[places], first) / whole, frozenset(common))


def _candidates(scored: Sequence[tuple[int, float]]) -> tuple[Candidate, ...]:
    return tuple(Candidate(key, score) for key, score in scored)


def _needed(match: Match, min_match: float) -> int:
    """How many of the telling words a message must hold."""
    return math.ceil(len(match.telling) * min_match)


def _are_many(choices: Sequence[Choice]) -> bool:
    return sum(choice.messages for choice in choices) > COUNTED
