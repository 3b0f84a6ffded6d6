"""What a bench asks: a query as a person types it, and the letters that are right answers to it."""

from __future__ import annotations

from dataclasses import dataclass

from evals.mailbox import Letter


@dataclass(frozen=True, slots=True)
class Question:
    """One labelled query. `relevant` holds keys of letters; it is empty when the mail does not answer."""

    id: str
    text: str
    family: str
    relevant: frozenset[str]


@dataclass(frozen=True, slots=True)
class Sandbox:
    """A mailbox of its own and the questions to it."""

    name: str
    letters: tuple[Letter, ...]
    questions: tuple[Question, ...]


def question(number: str, family: str, text: str, *relevant: str) -> Question:
    """A labelled query, in one line of a table."""
    return Question(number, text, family, frozenset(relevant))
