"""From a query's tree to what SQLite runs: an FTS5 expression for what is ranked, SQL conditions for the rest.

A person's text becomes FTS5 only as terms of letters, numbers and marks inside double quotes, and SQL only as
bound values: nothing that anybody types can be syntax.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field

from oakensearch_gui.index.words import Phrase, phrases
from oakensearch_gui.search.condition import ALL, Condition, all_of, any_of, contains, in_index, negated, since
from oakensearch_gui.search.dates import Clock
from oakensearch_gui.search.expression import Expressions
from oakensearch_gui.search.operators import BY_NAME, IS, Words, from_source, labelled
from oakensearch_gui.search.query import And, Node, Not, Operator, Or, Query, Text
from oakensearch_gui.search.request import Filters
from oakensearch_gui.search.stop_words import stop_words
from oakensearch_gui.search.vocabulary import Vocabulary
from oakensearch_gui.search.writers import writers

_VERY_MANY = 1 << 40
"""Messages."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several words, as an FTS5 expression, and how many messages hold it as far as that is known."""

    messages: int
    expression: str


@dataclass(frozen=True, slots=True)
class Match:
    """A compiled query.

    `words` and `exact` are FTS5 expressions to rank by; a question may miss some of its `words`, but never an
    `exact` one (a quoted phrase, a token with a digit). `telling` are the words without those that only bind a
    sentence together. `required` and `excluded` are FTS5 expressions that
    filter, `conditions` filter in SQL; `narrowing` are FTS5 expressions that hold where a condition does, and only
    make it faster to find. `phrases` are the positive phrases of terms, for marking what matched. `choices` are the
    words of a query that asks for any of them, rarest first. `written_by` are FTS5 expressions that hold in what was
    written by those whose words a question asks for; they are no filters.
    """

    words: tuple[str, ...] = ()
    exact: tuple[str, ...] = ()
    required: tuple[str, ...] = ()
    excluded: tuple[str, ...] = ()
    conditions: tuple[Condition, ...] = ()
    phrases: tuple[Phrase, ...] = field(default=())
    telling: tuple[str, ...] = ()
    narrowing: tuple[str, ...] = ()
    choices: tuple[Choice, ...] = ()
    written_by: tuple[str, ...] = ()

    @property
    def has_words(self) -> bool:
        """Whether there is anything to rank by."""
        return bool(self.words or self.exact)

    def expression(self, ranked: Iterable[str]) -> str:
        """The FTS5 expression in which all of `ranked` hold and everything that filters in FTS5."""
        wanted = " AND ".join((*ranked, *self.required, *self.narrowing))
        return f"({wanted}) NOT ({' OR '.join(self.excluded)})" if wanted and self.excluded else wanted

    def everything(self) -> str:
        """The FTS5 expression in which all words must hold; empty when there is nothing to match."""
        return self.expression((*self.exact, *self.words))

    def ranking(self) -> str:
        """The FTS5 expression to rank by what matches `everything`.

        Words that only bind a sentence are in most messages: they tell nothing, and to weigh them takes the longest.
        """
        return " AND ".join((*self.exact, *self._ranked, *self.required))

    @property
    def _ranked(self) -> tuple[str, ...]:
        return self.telling or self.words

    @property
    def filters_words(self) -> bool:
        """Whether FTS5 has to look for more than what is ranked by."""
        return bool(self.narrowing or self.excluded or self._ranked != self.words)

    def where(self) -> Condition:
        """What filters in SQL beside `everything`, as one condition."""
        return self._beside(self.everything())

    def passing(self) -> tuple[str, Condition]:
        """What finds the messages that pass every filter, fast: an FTS5 expression, empty without any, and a condition.

        See `found_by`.
        """
        expression = self.expression(())
        return expression, self._beside(expression)

    def _beside(self, expression: str) -> Condition:
        conditions = list(self.conditions)
        if self.excluded and not expression:  # FTS5 knows "a NOT b", but no "NOT b" alone
            conditions.append(negated(in_index(" OR ".join(self.excluded))))
        return all_of(conditions) if conditions else ALL

    def filters(self) -> Condition:
        """Every filter, and none of the words, as one condition: what retrieval by meaning must keep to.

        For messages at hand; to find all that pass, `passing` is faster.
        """
        parts = [*self.conditions, *(in_index(one) for one in self.required)]
        parts.extend(negated(in_index(one)) for one in self.excluded)
        return all_of(parts) if parts else ALL


def compile_query(query: Query, filters: Filters, vocabulary: Vocabulary | None = None) -> Match:
    """Compile a query and the typed filters that come with it.

    With a vocabulary, bare words stand for their other forms too.
    """
    return _Compiler(Expressions(vocabulary)).match(query, filters)


def is_exact(word: Text) -> bool:
    """Whether meaning cannot tell it apart: a quoted phrase, or a token with a digit."""
    return word.quoted or any(character.isdigit() for character in word.text)


def _binding_words(query: Query) -> frozenset[Text]:
    """The bare words that only bind the query together; none when there is nothing else in it."""
    bare = [word for word in query.words if not word.prefix and not is_exact(word)]
    terms = {word: found[0].terms[0] for word in bare if (found := phrases(word.text)) and len(found[0].terms) == 1}
    binding = stop_words(terms.values())
    words = frozenset(word for word, term in terms.items() if term in binding)
    return words if len(words) < len(query.words) else frozenset()


class _Compiler:
    def __init__(self, expressions: Expressions) -> None:
        self._expressions = expressions

    def match(self, query: Query, filters: Filters) -> Match:
        words: list[str] = []
        exact: list[str] = []
        required: list[str] = []
        excluded: list[str] = []
        telling: list[str] = []
        narrowing: list[str] = []
        binding = _binding_words(query)
        names, written_by = writers(query.words), []
        conditions = list(self._typed(filters, narrowing))
        for node in _alternatives(query.nodes):
            if isinstance(node, Not):
                if inner := self._expression(node.node, plain=True):
                    excluded.append(inner)
                elif condition := self._condition(node):
                    conditions.append(condition)
            elif expression := self._expression(node):
                if node in names:
                    written_by.append(f"{{sender}} : {expression}")
                    expression = f"({expression} OR {written_by[-1]})"
                if isinstance(node, Text) and is_exact(node):
                    exact.append(expression)
                elif _has_text(node):
                    words.append(expression)
                    telling += [] if node in binding else [expression]
                else:
                    required.append(expression)
            elif condition := self._filter(node, narrowing):
                conditions.append(condition)
        return Match(
            words=tuple(words),
            exact=tuple(exact),
            required=tuple(required),
            excluded=tuple(excluded),
            conditions=tuple(conditions),
            phrases=self._phrases(query, binding),
            telling=tuple(telling),
            narrowing=tuple(narrowing),
            choices=self._choices(query.nodes),
            written_by=tuple(written_by),
        )

    def _choices(self, nodes: tuple[Node, ...]) -> tuple[Choice, ...]:
        """The words of a query that asks for any of some, rarest first; none for another query."""
        ranked = [node for node in nodes if not isinstance(node, Not) and _has_text(node)]
        if len(ranked) != 1 or not isinstance(ranked[0], Or) or not self._expressions.counts:
            return ()
        found = [Choice(self._messages(one), self._expression(one)) for one in ranked[0].nodes]
        return tuple(sorted(found, key=lambda choice: choice.messages)) if all(one.expression for one in found) else ()

    def _messages(self, node: Node) -> int:
        """About how many messages a node finds; very many where that is not known."""
        match node:
            case Text(prefix=False):
                return self._expressions.messages(node.text, exactly=node.quoted)
            case And():
                return min(map(self._messages, node.nodes))
            case Or():
                return sum(map(self._messages, node.nodes))
            case _:
                return _VERY_MANY

    def _phrases(self, query: Query, binding: Collection[Node]) -> tuple[Phrase, ...]:
        """What to mark: the telling words, and those of a subject."""
        found: list[Phrase] = []
        for node in _leaves(query.nodes):
            if node in binding:
                continue
            if isinstance(node, Text):
                found += self._expressions.phrases(node.text, exactly=node.quoted or node.prefix, prefix=node.prefix)
            elif isinstance(node.meaning, Words) and node.meaning.inflected | node.meaning.phrase:
                found += self._expressions.phrases(node.value.rstrip("*"), exactly=node.quoted)
        return tuple(found)

    # ---- FTS5 expressions

    def _expression(self, node: Node, *, plain: bool = False) -> str:
        """A node as an FTS5 expression; empty when it cannot be one (or says nothing). `plain`: no other forms."""
        match node:
            case Text():
                return self._expressions.of(node.text, prefix=node.prefix, exactly=plain or node.quoted or node.prefix)
            case Operator(meaning=Words(also=None) as words):
                return self._in_columns(words, plain=plain)
            case And() | Or():
                inner = [self._expression(one, plain=plain) for one in node.nodes]
                return f"({(' AND ' if isinstance(node, And) else ' OR ').join(inner)})" if all(inner) else ""
            case _:
                return ""

    def _in_columns(self, words: Words, *, plain: bool = False) -> str:
        pieces = [words.text] if words.phrase else words.text.split()
        found = [
            self._expressions.of(
                piece.rstrip("*"),
                prefix=piece.endswith("*"),
                exactly=plain or words.phrase or piece.endswith("*"),
                inflected=words.inflected,
            )
            for piece in pieces
        ]
        expression = " AND ".join(filter(None, found))
        return f"{{{words.columns}}} : ({expression})" if expression else ""

    # ---- SQL conditions

    def _filter(self, node: Node, narrowing: list[str]) -> Condition | None:
        """A node that must hold, as a condition.

        Of a whole address two words do in the index, and make `narrowing`; the condition tells the rest.
        """
        match node:
            case Operator(meaning=Words(also=Condition() as whole) as words) if expression := self._in_columns(words):
                narrowing.append(f"{{{words.columns}}} : ({self._expressions.rarest(words.text)})")
                unsure = [all_of((words.unsure, in_index(expression)))] if words.unsure else []
                return any_of((whole, *unsure))
            case _:
                return self._condition(node)

    def _condition(self, node: Node) -> Condition | None:
        """A node as an SQL condition; None when it says nothing."""
        match node:
            case Not():
                inner = self._condition(node.node)
                return negated(inner) if inner else None
            case And() | Or():
                parts = [part for one in node.nodes if (part := self._condition(one))]
                if not parts:
                    return None
                return all_of(parts) if isinstance(node, And) else any_of(parts)
            case Operator(meaning=Condition() as condition):
                return condition
            case Operator(meaning=Words() as words):
                expression = self._in_columns(words)
                parts = [in_index(expression)] if expression else []
                if words.also:
                    parts.append(any_of((words.also, words.unsure)) if words.unsure else words.also)
                return all_of(parts) if parts else None
            case Text():
                expression = self._expression(node)
                return in_index(expression) if expression else None
            case _:
                return None

    def _typed(self, filters: Filters, narrowing: list[str]) -> Iterator[Condition]:
        if filters.after is not None:
            yield since(filters.after)
        for sql, value in (
            ("m.date < ?", filters.before),
            ("m.priority >= ?", filters.priority),
            ("m.thread_id = ?", filters.thread),
            ("m.size > ?", filters.larger),
            ("m.size < ?", filters.smaller),
        ):
            if value is not None:
                yield Condition(sql, (value,))
        for wanted, yes, no in ((filters.unread, "unread", "read"), (filters.starred, "starred", "unstarred")):
            if wanted is not None:
                yield IS[yes if wanted else no]
        for name, values in (("from", filters.senders), ("to", filters.recipients)):
            yield from self._read(name, values, narrowing)
        if filters.has_attachment is not None:
            (attached,) = self._read("has", ("attachment",), narrowing)
            yield attached if filters.has_attachment else negated(attached)
        yield from map(labelled, filters.labels)
        yield from map(from_source, filters.sources)
        yield from (contains("m.list_id", name) for name in filters.lists)
        for column, choices in (("disposition", filters.dispositions), ("category", filters.categories)):
            if choices:
                yield Condition(f"m.{column} IN ({', '.join('?' * len(choices))})", choices)

    def _read(self, name: str, values: tuple[str, ...], narrowing: list[str]) -> Iterator[Condition]:
        """Typed values as the operator of that name would read them."""
        for value in values:
            meaning = BY_NAME[name].read(value, False, Clock())
            condition = self._filter(Operator(name, value, False, 0, 0, meaning=meaning), narrowing)
            if condition:
                yield condition


def _alternatives(nodes: tuple[Node, ...]) -> list[Node]:
    """The nodes, with ``category:work category:travel`` read as one or the other: a message has only one."""
    grouped: dict[str, list[Node]] = {}
    others: list[Node] = []
    for node in nodes:
        if isinstance(node, Operator) and node.name and BY_NAME[node.name].exclusive:
            grouped.setdefault(node.name, []).append(node)
        else:
            others.append(node)
    return [*others, *(Or(tuple(group)) for group in grouped.values())]


def _leaves(nodes: Iterable[Node]) -> Iterator[Text | Operator]:
    """What must or may be in a message, and not what must not."""
    for node in nodes:
        if isinstance(node, And | Or):
            yield from _leaves(node.nodes)
        elif not isinstance(node, Not):
            yield node


def _has_text(node: Node) -> bool:
    return any(isinstance(leaf, Text) for leaf in _leaves([node]))
