from __future__ import annotations

import re

import pytest

from evals import retrieval
from evals.concepts import ConceptEmbedder
from evals.report import Report, as_json
from evals.retrieval_corpus import EVENTS, KINDS, PLACES, THINGS, UNANSWERED, Pair, corpus
from oakensearch_gui.search.request import Mode

SEED = 1


@pytest.fixture(scope="module")
def report() -> Report:
    return retrieval.run(ConceptEmbedder(), SEED, retrieval.SMALL)


def scores(report: Report) -> dict[tuple[str, str], tuple[float, float, float]]:
    """hit@1, MRR@10 and recall@10 by kind and mode."""
    found = {}
    for kind, mode, *measures in report.tables[0].rows:
        first, mrr, recall = (float(one) for one in measures if one is not None)
        found[str(kind), str(mode)] = (first, mrr, recall)
    return found


def test_hybrid_is_at_least_as_good_as_each_single_retriever_on_every_kind(report: Report) -> None:
    found = scores(report)
    for kind in (*KINDS, retrieval.ALL):
        for single in (Mode.KEYWORD, Mode.VECTOR):
            for hybrid, alone in zip(found[kind, Mode.HYBRID], found[kind, single], strict=True):
                assert hybrid >= alone, (kind, single)


def test_each_single_retriever_fails_on_one_kind(report: Report) -> None:
    found = scores(report)
    assert found["paraphrase", Mode.KEYWORD] == (0.0, 0.0, 0.0)
    assert found["identifier", Mode.VECTOR][1] < 0.25


def test_equal_seeds_give_equal_bytes_and_reports(report: Report) -> None:
    one, other = (corpus(seed, 60, 3) for seed in (5, 5))
    assert [letter.to_bytes() for letter in one.letters] == [letter.to_bytes() for letter in other.letters]
    assert one.questions == other.questions
    assert corpus(6, 60, 3).questions != one.questions
    assert as_json(retrieval.run(ConceptEmbedder(), SEED, retrieval.SMALL)) == as_json(report)


def words(text: str) -> set[str]:
    return set(re.findall(r"[a-z0-9-]+", text.lower())) - {"the", "of", "at", "is", "has", "been", "what", "was"}


def test_the_questions_are_what_their_kinds_say() -> None:
    made = corpus(SEED, 400, 12)
    letters = {letter.key: letter for letter in made.letters}
    assert {question.family for question in made.questions} == {*KINDS, UNANSWERED}
    for question in made.questions:
        assert bool(question.relevant) is (question.family != UNANSWERED)
        for key in question.relevant:
            shared = words(question.text) & words(letters[key].body)
            if question.family == "literal":
                assert len(shared) == 3
            elif question.family == "paraphrase":
                assert not shared
            else:
                assert len(shared) == 1  # the reference, or the project's name


@pytest.mark.parametrize("pair", [*THINGS, *EVENTS, *PLACES], ids="/".join)
def test_a_question_in_other_words_means_the_same_to_the_concept_model(pair: Pair) -> None:
    mail, question = ConceptEmbedder().embed(pair)
    assert pair[0] != pair[1]
    assert float(mail @ question) > 0.99
