from __future__ import annotations

from pathlib import Path

import pytest

from evals.speed.generator import Generator
from evals.speed.mailboxes import write_maildir
from evals.speed.peers import Mairix, Mu, Notmuch, Peer, Recoll
from evals.speed.questions import KINDS, PER_KIND, Facts, Question, learn, questions
from oakensearch_gui.search.query import parse

EVERYTHING = Question(
    "x", ("roof", "leak"), sender="a@b.example", after="2019-03-01", before="2020-01-31", label="Archive/2019"
)
ANY = Question("x", ("roof", "leak"), any_of=True, prefix="gar")
NATURAL = Question("x", natural="who and what or roof")


@pytest.fixture(scope="module")
def facts(tmp_path_factory: pytest.TempPathFactory) -> Facts:
    mail = tmp_path_factory.mktemp("mail")
    write_maildir(mail, Generator(400, seed=5))
    return learn(mail)


def test_facts_are_true_of_the_mail(facts: Facts) -> None:
    shares = [share for _, share in facts.words]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 0.5
    assert facts.near(0.5, 1)[0] in {word for word, share in facts.words if 0.3 < share < 0.7}
    assert "Archive/2020" in facts.labels
    assert facts.days[0].startswith("200")


def test_there_are_questions_of_every_kind_and_ours_reads_each(facts: Facts) -> None:
    asked = questions(facts)
    assert [kind for kind, _ in KINDS] == list(dict.fromkeys(question.kind for question in asked))
    assert len(asked) == len(KINDS) * PER_KIND
    assert all(parse(question.ours()).warnings == () for question in asked)
    assert questions(facts) == asked
    assert len(questions(facts, per_kind=1)) == len(KINDS)


def test_a_question_in_our_language() -> None:
    assert EVERYTHING.ours() == 'roof leak from:a@b.example after:2019-03-01 before:2020-01-31 label:"Archive/2019"'
    assert ANY.ours() == "roof OR leak gar*"
    assert Question("x", phrase=("old", "roof"), unread=True).ours() == '"old roof" is:unread'


@pytest.mark.parametrize(
    ("kind", "everything", "any_of", "natural"),
    [
        (
            Notmuch,
            'roof leak and from:a@b.example and date:2019-03-01..2020-01-31 and folder:"Archive/2019"',
            "(roof or leak) and gar*",
            "(who or what or roof)",
        ),
        (
            Mu,
            'roof leak and from:a@b.example and date:20190301..20200131 and maildir:"/Archive/2019"',
            "(roof or leak) and gar*",
            "(who or what or roof)",
        ),
        (
            Recoll,
            'roof leak from:"a@b.example" date:2019-03-01/2020-01-31 dir:"/mail/Archive/2019"',
            "roof OR leak gar*",
            "who OR what OR roof",
        ),
        (
            Mairix,
            "roof\0leak\0f:a@b.example\0d:20190301-20200131\0p:Archive/2019",
            "roof/leak\0^gar=",
            "who/what/roof",
        ),
    ],
)
def test_a_question_in_the_peers_languages(kind: type[Peer], everything: str, any_of: str, natural: str) -> None:
    peer = kind(Path("/mail"), Path("/nowhere"))
    assert peer.said(EVERYTHING) == everything
    assert peer.said(ANY) == any_of
    assert peer.said(NATURAL) == natural


def test_what_a_peer_cannot_say_is_left_out() -> None:
    mairix = Mairix(Path("/mail"), Path("/nowhere"))
    assert mairix.said(Question("x", phrase=("old", "roof"))) is None
    assert mairix.search(Question("x", ("roof",), newest=True)) is None
