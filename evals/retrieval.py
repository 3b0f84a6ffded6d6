"""The first bench: a seeded synthetic mailbox, imported for real, and each retriever alone against both together.

The facts are planted so that keyword search and vector search each fail on one kind of question (see
`evals.retrieval_corpus`). That is why hybrid wins here, and why these numbers say little about real mail.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from evals.mailbox import Mailbox, keys, mailbox, says_no_close_match
from evals.metrics import DEPTH, hit, mean, rank_of_first, recall, reciprocal_rank, under_the_better
from evals.plot import Bars
from evals.questions import Question
from evals.report import Outcome, Report, Table, versions
from evals.retrieval_corpus import KINDS, UNANSWERED, corpus
from oakensearch_gui.embedding import Embedder
from oakensearch_gui.search.request import Mode

MODES = (Mode.KEYWORD, Mode.VECTOR, Mode.HYBRID)
ALL = "all"

Measure = Callable[[Sequence[str], Collection[str]], float]


@dataclass(frozen=True, slots=True)
class Size:
    """How much is made: messages in the mailbox and questions of each kind."""

    name: str
    messages: int
    questions_a_kind: int


FULL = Size("retrieval", 1000, 20)
SMALL = Size("retrieval small", 250, 8)
"""The run that is a test: a second or two."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One question in one mode: what was found and whether the answer says that nothing comes close."""

    question: Question
    mode: Mode
    found: tuple[str, ...]
    silent: bool
    told: bool


def run(embedder: Embedder, seed: int, size: Size = FULL, suffix: str = "") -> Report:
    """Make the mailbox, ask everything in every mode, and report; `suffix` names a run that is not the default one."""
    made = corpus(seed, size.messages, size.questions_a_kind)
    with mailbox(made.letters, embedder) as box:
        asked = [_ask(box, question, mode) for question in made.questions for mode in MODES]
    mrr = {mode: _by_kind(asked, mode, reciprocal_rank) for mode in MODES}
    return Report(
        name=size.name + suffix,
        about=f"A synthetic mailbox of {size.messages} messages with planted facts and"
        f" {size.questions_a_kind} questions of each kind, through the real import.",
        tables=(_answered(asked, mrr), _unanswered(asked)),
        notes=(_verdict(mrr),),
        headlines={f"hybrid MRR@10, {kind}": mrr[Mode.HYBRID][kind] for kind in (*KINDS, ALL)},
        versions=versions(embedder),
        seed=seed,
        plot=Bars(
            f"{size.name}: MRR@10 of each kind of question",
            (*KINDS, ALL),
            tuple(map(str, MODES)),
            tuple(tuple(mrr[mode][kind] for kind in (*KINDS, ALL)) for mode in MODES),
        ),
        outcomes=_outcomes(asked),
    )


def _ask(box: Mailbox, question: Question, mode: Mode) -> Asked:
    result = box.ask(question.text, mode)
    return Asked(question, mode, tuple(keys(result)), not result.hits, says_no_close_match(result))


def _by_kind(asked: list[Asked], mode: Mode, measure: Measure) -> dict[str, float]:
    """A measure's mean for each kind of answerable question and for all of them."""
    values: dict[str, list[float]] = {kind: [] for kind in KINDS}
    for one in asked:
        if one.mode is mode and one.question.family in values:
            values[one.question.family].append(measure(one.found, one.question.relevant))
    every = [value for of_kind in values.values() for value in of_kind]
    return {kind: mean(of_kind) or 0.0 for kind, of_kind in {**values, ALL: every}.items()}


def _answered(asked: list[Asked], mrr: dict[Mode, dict[str, float]]) -> Table:
    rows = []
    for kind in (*KINDS, ALL):
        for mode in MODES:
            first = _by_kind(asked, mode, hit)[kind]
            rows.append((kind, str(mode), first, mrr[mode][kind], _by_kind(asked, mode, recall)[kind]))
    return Table("Questions that the mail answers", ("kind", "mode", "hit@1", "MRR@10", "recall@10"), tuple(rows))


def _unanswered(asked: list[Asked]) -> Table:
    rows = []
    for mode in MODES:
        of_mode = [one for one in asked if one.mode is mode and one.question.family == UNANSWERED]
        silent, told = (
            mean(map(float, each)) for each in zip(*((one.silent, one.told) for one in of_mode), strict=True)
        )
        rows.append((str(mode), silent, told))
    columns = ("mode", "answers without a hit", "told as “no close match”")
    return Table("Questions that it does not answer (shares)", columns, tuple(rows))


def _verdict(mrr: dict[Mode, dict[str, float]]) -> str:
    gaps = under_the_better(mrr[Mode.HYBRID], (mrr[Mode.KEYWORD], mrr[Mode.VECTOR]), margin=0.0)
    if not gaps:
        return "Hybrid is at least as good as the better single retriever on every kind (MRR@10)."
    told = ", ".join(f"{kind} by {gap:.3f}" for kind, gap in gaps.items())
    return f"Hybrid is under the better single retriever (MRR@10) on: {told}."


def _outcomes(asked: list[Asked]) -> tuple[Outcome, ...]:
    questions = dict.fromkeys(one.question for one in asked)
    return tuple(
        Outcome(
            f"{question.id}: {question.text}",
            question.family,
            {
                str(one.mode): rank_of_first(one.found[:DEPTH], question.relevant)
                for one in asked
                if one.question == question
            },
        )
        for question in questions
        if question.relevant
    )
