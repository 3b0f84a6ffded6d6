from __future__ import annotations

import re
from collections import Counter

import pytest

from evals import models, semantic
from evals.concept_table import EMPTY_WORDS
from evals.concepts import ConceptEmbedder
from evals.questions import Question, Sandbox
from evals.report import Report
from evals.sandboxes import cards, finance, fleet
from oakensearch_gui.index.words import fold
from tests.loopback import Asked, Reply, loopback, unused_url

SEED = 1
SANDBOXES = (fleet.sandbox(SEED), cards.sandbox(SEED), finance.sandbox(SEED))
ASKED = [(sandbox, question) for sandbox in SANDBOXES for question in sandbox.questions]


@pytest.fixture(scope="module")
def offline() -> Report:
    return semantic.run([ConceptEmbedder()], SEED, ", offline")


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W_]+", fold(text).lower())) - set(map(fold, EMPTY_WORDS))


def text_of(sandbox: Sandbox, key: str) -> str:
    (letter,) = (letter for letter in sandbox.letters if letter.key == key)
    return f"{letter.subject}\n{letter.body}"


def test_the_sandboxes_have_the_shape_that_was_asked_for() -> None:
    kinds = Counter(letter.key.split("-")[0] for letter in SANDBOXES[0].letters)
    assert (kinds["unit"], kinds["tyre"], kinds["policy"]) == (40, 160, 1)
    numbers = {re.sub(r"^(Re: )?\[(CUS-\d+)\].*", r"\2", letter.subject) for letter in SANDBOXES[1].letters}
    assert len([number for number in numbers if number.startswith("CUS-")]) == 125
    assert (
        len({found[1] for letter in SANDBOXES[1].letters if (found := re.search(r"Cliente: (.+?)\.", letter.body))})
        == 4
    )


def test_there_are_34_queries_with_answers_and_9_without_in_seven_families() -> None:
    positives = [[question for question in sandbox.questions if question.relevant] for sandbox in SANDBOXES]
    assert list(map(len, positives)) == [14, 12, 8]
    assert len(ASKED) - 34 == 9
    assert {question.family for _, question in ASKED} == {*semantic.FAMILIES, semantic.NEGATIVE}
    assert len({question.id for _, question in ASKED}) == len(ASKED)


@pytest.mark.parametrize(("sandbox", "question"), ASKED, ids=lambda one: one.id if isinstance(one, Question) else "")
def test_no_label_is_impossible(sandbox: Sandbox, question: Question) -> None:
    assert question.relevant <= {letter.key for letter in sandbox.letters}
    assert bool(question.relevant) is (question.family != semantic.NEGATIVE)
    texts = [text_of(sandbox, key) for key in question.relevant]
    if question.family in {"paraphrase", "crosslang"}:
        assert [words(question.text) & words(text) for text in texts] == [set()] * len(texts)
    elif question.family == "exact":
        assert all(question.text.lower() in text.lower() for text in texts)
    elif question.family == "id":
        assert all(question.text in text for text in texts)


def test_the_offline_run_has_every_configuration_and_the_sweep(offline: Report) -> None:
    table, sweep = offline.tables
    assert [row[0] for row in table.rows] == [*semantic.CONFIGURATIONS, semantic.RERANKED]
    assert all(value is None for value in table.rows[-1][1:])
    silenced = [row[1] for row in sweep.rows]
    lost = [row[2] for row in sweep.rows]
    assert silenced == sorted(silenced, key=lambda value: value or 0.0)
    assert lost[-1] == 1.0
    assert any("reranker" in note for note in offline.notes)


def test_words_alone_find_no_paraphrase_and_the_key_shortcut_finds_every_id(offline: Report) -> None:
    row = {str(one[0]): dict(zip(offline.tables[0].columns, one, strict=True)) for one in offline.tables[0].rows}
    assert row["substring"]["paraphrase"] == row["substring"]["crosslang"] == 0.0
    assert row["dense + key"]["id"] == row["convex + key"]["id"] == row["as shipped"]["id"] == 1.0


def test_equal_seeds_give_equal_bytes_and_answers() -> None:
    again = finance.sandbox(SEED)
    assert [letter.to_bytes() for letter in again.letters] == [letter.to_bytes() for letter in SANDBOXES[2].letters]
    once, twice = (semantic.evidence_of(again, ConceptEmbedder()) for _ in range(2))
    assert once == twice
    assert finance.sandbox(SEED + 1).letters != again.letters


def by_the_concepts(asked: Asked) -> Reply:
    """A rerank endpoint: how near the stand-in's vectors of the documents are to that of the question."""
    model = ConceptEmbedder()
    (question,), documents = model.embed([asked.body["query"]], "query"), model.embed(asked.body["documents"])
    scores = enumerate((documents @ question).tolist())
    return Reply({"results": [{"index": place, "relevance_score": score} for place, score in scores]})


def test_a_reranker_gets_a_row_of_its_own_in_its_order() -> None:
    box = cards.sandbox(SEED)
    few = Sandbox(box.name, box.letters, box.questions[:4])
    with loopback(by_the_concepts) as server:
        settings = models.reranker(f"{server.url}#small", "rerank")
        found = semantic.evidence_of(few, ConceptEmbedder(), settings)
    assert {one.body["model"] for one in server.asked} == {"small"}
    assert len(server.asked) == len(found) == 4
    assert [set(one.reranked) for one in found] == [set(one.shipped) for one in found]
    assert [one.reranked for one in found] != [one.shipped for one in found]


def test_a_reranker_that_does_not_answer_is_no_row() -> None:
    box = finance.sandbox(SEED)
    few = Sandbox(box.name, box.letters, box.questions[:1])
    with pytest.raises(RuntimeError, match="reranker failed"):
        semantic.evidence_of(few, ConceptEmbedder(), models.reranker(unused_url(), "rerank"))
    with pytest.raises(models.ModelMissing, match="chat model is missing"):
        models.reranker(unused_url(), "chat")
