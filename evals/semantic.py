"""The second bench: three sandboxes as mail, seven families of queries, and every way of putting two lists together.

All rows but those "as shipped" are made here, from the engine's vector list and a plain BM25; those are the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from evals import fusing
from evals.lexical import Documents
from evals.mailbox import Mailbox, imported, keys, opened, says_no_close_match
from evals.metrics import (
    hit,
    mean,
    precision,
    rank_of_first,
    reciprocal_rank,
    separation,
    under_the_better,
)
from evals.plot import Bars
from evals.questions import Question, Sandbox
from evals.report import Cell, Outcome, Report, Table, model_name, versions
from evals.sandboxes import cards, finance, fleet
from oakensearch_gui.embedding import Embedder
from oakensearch_gui.search.query import operators, parse
from oakensearch_gui.search.request import Mode
from oakensearch_gui.settings import Value

FAMILIES = ("paraphrase", "exact", "id", "crosslang", "relation", "rule")
NEGATIVE = "negative"
ALL = "all"

_EVERYTHING = 10_000


@dataclass(frozen=True, slots=True)
class Evidence:
    """All that is known of one query: the lists that the configurations are made of, best first."""

    question: Question
    substring: list[str]
    exact: list[str]
    lexical: Mapping[str, float]
    dense: Mapping[str, float]
    keyword: list[str]
    shipped: list[str]
    told: bool
    reranked: list[str]


def with_key(evidence: Evidence, ranked: Sequence[str]) -> list[str]:
    """The list with the messages that hold the query's keys put first."""
    return list(dict.fromkeys([*evidence.exact, *ranked]))


SHIPPED = "as shipped"
RERANKED = "as shipped + reranker"
KEYWORD = "keyword, as shipped"
DENSE = "dense (vector, as shipped)"
CONFIGURATIONS: dict[str, Callable[[Evidence], list[str]]] = {
    "substring": lambda evidence: evidence.substring,
    DENSE: lambda evidence: list(evidence.dense),
    "bm25": lambda evidence: list(evidence.lexical),
    KEYWORD: lambda evidence: evidence.keyword,
    "RRF(60)": lambda evidence: fusing.rrf(evidence.dense, evidence.lexical),
    "dense + key": lambda evidence: with_key(evidence, list(evidence.dense)),
    "convex .7/.3": lambda evidence: fusing.convex(evidence.dense, evidence.lexical),
    "convex + key": lambda evidence: with_key(evidence, fusing.convex(evidence.dense, evidence.lexical)),
    SHIPPED: lambda evidence: evidence.shipped,
}
"""The rows of the table."""

_NO_RERANKER = f"“{RERANKED}” is not measured: no endpoint was given (--rerank, --rerank-chat)."
Reranker = Mapping[str, Value]
"""The settings that switch one on."""

_PLOTTED = ("bm25", DENSE, "RRF(60)", "convex + key", SHIPPED)


def run(embedders: Sequence[Embedder], seed: int, suffix: str = "", reranker: Reranker | None = None) -> Report:
    """Ask everything of every sandbox with each model; the first model gives the headlines and the plot.

    `reranker` are the settings that switch a reranker on, for a row of its own.
    """
    sandboxes = [fleet.sandbox(seed), cards.sandbox(seed), finance.sandbox(seed)]
    found = {
        model_name(model): [one for box in sandboxes for one in evidence_of(box, model, reranker)]
        for model in embedders
    }
    tables: list[Table] = []
    notes: list[str] = []
    for model, evidence in found.items():
        tables += [_qualities(model, evidence, reranked=reranker is not None), _sweep(model, evidence)]
        notes += _notes(model, evidence)
    first = next(iter(found.values()))
    by_family = {name: _mrr(first, configuration) for name, configuration in CONFIGURATIONS.items()}
    return Report(
        name=f"semantic{suffix}",
        about=f"Three sandboxes as mail ({', '.join(f'{box.name} {len(box.letters)}' for box in sandboxes)} messages),"
        f" {sum(bool(one.question.relevant) for one in first)} queries with answers and"
        f" {sum(not one.question.relevant for one in first)} without.",
        tables=tuple(tables),
        notes=(*notes, _reranked_by(reranker) if reranker else _NO_RERANKER),
        headlines={f"as shipped MRR@10, {family}": by_family[SHIPPED][family] for family in (*FAMILIES, ALL)},
        versions=versions(*embedders),
        seed=seed,
        plot=Bars(
            f"semantic{suffix}: MRR@10 of each family",
            (*FAMILIES, ALL),
            _PLOTTED,
            tuple(tuple(by_family[name][family] for family in (*FAMILIES, ALL)) for name in _PLOTTED),
        ),
        outcomes=_outcomes(first),
    )


def evidence_of(sandbox: Sandbox, embedder: Embedder, reranker: Reranker | None = None) -> list[Evidence]:
    """Index one sandbox and ask it its questions. Raises RuntimeError when the reranker does not answer."""
    documents = Documents(sandbox.letters)
    with imported(sandbox.letters, embedder) as home, opened(home, embedder) as box:
        if reranker is None:
            return [_evidence(box, documents, question) for question in sandbox.questions]
        with opened(home, embedder, reranker) as reranked:
            return [
                _evidence(box, documents, question, _reranked(reranked, question)) for question in sandbox.questions
            ]


def _reranked(box: Mailbox, question: Question) -> list[str]:
    result = box.ask(question.text, Mode.HYBRID)
    if result.notes:
        raise RuntimeError(f"“{question.text}”: {' '.join(result.notes)}")
    return keys(result)


def _reranked_by(reranker: Reranker) -> str:
    told = (f"{name} {value}" for name, value in reranker.items())
    return f"“{RERANKED}”: {', '.join(told)}."


def _evidence(box: Mailbox, documents: Documents, question: Question, reranked: Sequence[str] = ()) -> Evidence:
    text = parse(question.text).free_text
    filters = " ".join(question.text[operator.start : operator.end] for operator in operators(question.text))
    allowed = frozenset(keys(box.ask(filters, Mode.KEYWORD, _EVERYTHING)))
    dense = box.ask(question.text, Mode.VECTOR)
    shipped = box.ask(question.text, Mode.HYBRID)
    return Evidence(
        question=question,
        substring=documents.substring(text, allowed),
        exact=documents.exact(text, allowed),
        lexical=documents.bm25(text, allowed),
        dense={key: hit.similarity or 0.0 for key, hit in zip(keys(dense), dense.hits, strict=True)},
        keyword=box.ranked(question.text, Mode.KEYWORD),
        shipped=keys(shipped),
        told=says_no_close_match(shipped),
        reranked=list(reranked),
    )


def _answerable(evidence: Collection[Evidence]) -> list[Evidence]:
    return [one for one in evidence if one.question.relevant]


def _mrr(evidence: Collection[Evidence], configuration: Callable[[Evidence], list[str]]) -> dict[str, float]:
    ranks: dict[str, list[float]] = {family: [] for family in (*FAMILIES, ALL)}
    for one in _answerable(evidence):
        value = reciprocal_rank(configuration(one), one.question.relevant)
        ranks[one.question.family].append(value)
        ranks[ALL].append(value)
    return {family: mean(values) or 0.0 for family, values in ranks.items()}


def _qualities(model: str, evidence: Collection[Evidence], *, reranked: bool) -> Table:
    rows: list[tuple[Cell, ...]] = []
    measured = {**CONFIGURATIONS, RERANKED: _reranked_list} if reranked else CONFIGURATIONS
    for name, configuration in measured.items():
        mrr = _mrr(evidence, configuration)
        first = mean(hit(configuration(one), one.question.relevant) for one in _answerable(evidence))
        full = mean(
            precision(configuration(one), one.question.relevant)
            for one in evidence
            if one.question.family == "relation"
        )
        rows.append((name, *mrr.values(), first, full))
    if not reranked:
        rows.append((RERANKED, *(None for _ in range(len(FAMILIES) + 3))))
    columns = ("configuration", *FAMILIES, ALL, "hit@1", "relation P@10")
    return Table(f"MRR@10 of each family, {model}", columns, tuple(rows))


def _reranked_list(evidence: Evidence) -> list[str]:
    return evidence.reranked


def _sweep(model: str, evidence: Collection[Evidence]) -> Table:
    positives, negatives = _top_similarities(evidence)
    rows = []
    for step in range(1, 20):
        threshold = step / 20
        silenced = mean(float(top < threshold) for top in negatives)
        lost = mean(float(top < threshold) for top in positives)
        rows.append((f"{threshold:.2f}", silenced, lost))
        if lost == 1.0:
            break  # nothing is left to lose
    columns = ("search.min_score", "negatives silenced", "positives lost")
    return Table(f"If hits by meaning below a cosine were left out (shares of queries), {model}", columns, tuple(rows))


def _top_similarities(evidence: Collection[Evidence]) -> tuple[list[float], list[float]]:
    tops: dict[bool, list[float]] = {True: [], False: []}
    for one in evidence:
        tops[bool(one.question.relevant)].append(max(one.dense.values(), default=-1.0))
    return tops[True], tops[False]


def _notes(model: str, evidence: Collection[Evidence]) -> list[str]:
    positives, negatives = _top_similarities(evidence)
    told_apart = (
        f"{model}: the best cosine tells positives from negatives with AUC {separation(positives, negatives):.2f}"
        f" (positives from {min(positives):.2f}, negatives up to {max(negatives):.2f})."
    )
    return [told_apart, _told(model, evidence), _verdict(model, evidence)]


def _told(model: str, evidence: Collection[Evidence]) -> str:
    negatives = mean(float(one.told) for one in evidence if not one.question.relevant)
    positives = mean(float(one.told) for one in _answerable(evidence))
    return (
        f"{model}: told as “no close match”: {negatives or 0.0:.0%} of the negatives, and wrongly"
        f" {positives or 0.0:.0%} of the positives."
    )


def _verdict(model: str, evidence: Collection[Evidence]) -> str:
    singles = [_mrr(evidence, CONFIGURATIONS[name]) for name in (KEYWORD, DENSE)]
    gaps = under_the_better(_mrr(evidence, CONFIGURATIONS[SHIPPED]), singles, margin=0.01)
    if not gaps:
        return f"{model}: as shipped is not under the better single retriever in any family (margin .01)."
    asked = {family: sum(one.question.family == family for one in evidence) for family in FAMILIES}
    asked[ALL] = len(_answerable(evidence))
    told = ", ".join(f"{family} by {gap:.3f} (one query is {1 / asked[family]:.3f})" for family, gap in gaps.items())
    return f"{model}: AS SHIPPED IS UNDER THE BETTER SINGLE RETRIEVER in {told}."


def _outcomes(evidence: Collection[Evidence]) -> tuple[Outcome, ...]:
    return tuple(
        Outcome(
            f"{one.question.id}: {one.question.text}",
            one.question.family,
            {name: rank_of_first(make(one), one.question.relevant) for name, make in CONFIGURATIONS.items()},
        )
        for one in _answerable(evidence)
    )
