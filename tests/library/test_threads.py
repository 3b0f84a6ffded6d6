from __future__ import annotations

from datetime import datetime, timedelta
from itertools import permutations
from pathlib import Path

import pytest

from oakensearch_gui.library.fingerprints import fingerprint
from oakensearch_gui.library.library import Library
from oakensearch_gui.library.subjects import base_subject, without_list_marks
from oakensearch_gui.mail import read_message
from oakensearch_gui.paths import Home
from tests.making import day, index, letter, maildir

ADA, BOB, EVE = "Ada <ada@a.example>", "Bob <bob@b.example>", "Eve <eve@e.example>"
NOON = day(2024, 3, 1)


def mail(
    subject: str, sender: str, to: str, days: float = 0, headers: str = "", name: str = "", when: datetime = NOON
) -> bytes:
    body = f"{subject} from {sender} after {days} days"
    return letter(
        subject,
        body,
        sender=sender,
        to=to,
        date=when + timedelta(days=days),
        headers=headers,
        message_id=f"{name}@t.example" if name else None,
    )


def threads(home: Home, *batches: list[bytes]) -> set[frozenset[str]]:
    """The bodies of the messages of each thread, when mailboxes with these messages are added one after another."""
    for batch in batches:
        library = Library.open(home)
        number = len(library.sources())
        library.add_source(maildir(home.root.parent / f"{home.root.name}-{number}", batch))
        library.close()
        index(home)
    library = Library.open(home)
    found: dict[int, set[str]] = {}
    for key, thread in library.connection.execute("SELECT id, thread_id FROM messages"):
        found.setdefault(thread, set()).add(library.text(key).strip())
    library.close()
    return set(map(frozenset, found.values()))


def told(*letters: bytes) -> frozenset[str]:
    return frozenset(read_message(one).text.strip() for one in letters)


ROOT = mail("Sailing on Sunday", ADA, BOB)
ANSWER = mail("Re: Sailing on Sunday", BOB, ADA, 1)
AGAIN = mail("AW: Re: Sailing on Sunday", ADA, BOB, 2)


@pytest.mark.parametrize(
    "reply",
    [
        mail("Re: Sailing on Sunday", BOB, ADA, 1),
        mail("AW: Sailing on Sunday", BOB, ADA, 29),
        mail("SV: Sailing  on Sunday", BOB, ADA, 1),
        mail("Antw: [club] Sailing on Sunday", BOB, f"{EVE}, {ADA}", 1),
        mail("Re[2]: Sailing on Sunday", BOB, ADA, 1),
        mail("Re: Sailing on Sunday", ADA, BOB, 1),  # once more to the same
    ],
)
def test_a_reply_without_references_joins_by_its_subject(home: Home, reply: bytes) -> None:
    assert threads(home, [ROOT, reply]) == {told(ROOT, reply)}


@pytest.mark.parametrize(
    "other",
    [
        mail("Sailing on Sunday", BOB, ADA, 1),  # no reply
        mail("Fwd: Sailing on Sunday", BOB, ADA, 1),
        mail("Fwd: Re: Sailing on Sunday", BOB, ADA, 1),
        mail("Re: Sailing on Monday", BOB, ADA, 1),
        mail("Re: Sailing on Sunday", BOB, ADA, 45),
        mail("Re: Sailing on Sunday", EVE, BOB, 1),  # that both came to Bob says nothing
        mail("Re: Sailing on Sunday", BOB, ADA, 1, "In-Reply-To: <other@t.example>\n"),
        mail("Re:", BOB, ADA, 1),
    ],
)
def test_other_mail_with_a_like_subject_stays_apart(home: Home, other: bytes) -> None:
    assert threads(home, [ROOT, other]) == {told(ROOT), told(other)}


def test_on_a_list_the_list_is_what_they_share(home: Home) -> None:
    on_list = "List-Id: <boats.example>\n"
    root = mail("Oars", ADA, "boats@l.example", headers=on_list)
    reply = mail("Re: Oars", EVE, "boats@l.example", 1, on_list)
    elsewhere = mail("Re: Oars", EVE, "cars@l.example", 2, "List-Id: <cars.example>\n")
    assert threads(home, [root, reply, elsewhere]) == {told(root, reply), told(elsewhere)}


def test_gmails_thread_id_joins(home: Home) -> None:
    one = mail("Keys", ADA, BOB, headers="X-GM-THRID: 17\n")
    two = mail("Your keys are here", EVE, BOB, 40, "X-GM-THRID: 17\n")
    other = mail("Keys", ADA, BOB, 1, "X-GM-THRID: 18\n")
    assert threads(home, [one, two, other]) == {told(one, two), told(other)}


def test_the_order_of_arrival_does_not_matter(tmp_path: Path) -> None:
    parts = [
        mail("Harbour", ADA, BOB, name="a"),
        mail("Re: Harbour", BOB, ADA, 1, "In-Reply-To: <a@t.example>\n", "b"),
        mail("Re: Harbour", ADA, BOB, 2),
        mail("Re: Harbour", EVE, BOB, 3, "References: <b@t.example> <x@t.example>\n"),
    ]
    apart = mail("Harbour", EVE, BOB, 3)
    for number, order in enumerate(permutations(parts)):
        home = Home(tmp_path / f"home{number}")
        assert threads(home, [apart, *order[:2]], list(order[2:])) == {told(*parts), told(apart)}, order


def test_a_message_that_was_deleted_is_not_found_by_its_subject(home: Home) -> None:
    box = maildir(home.root.parent / "first", [ROOT])
    library = Library.open(home)
    source = library.add_source(box)
    index(home)
    library.remove_source(source.id)
    assert not list(library.connection.execute("SELECT 1 FROM thread_subjects"))
    library.close()


@pytest.mark.parametrize(
    ("subject", "base", "reply"),
    [
        ("Hello", "hello", False),
        ("Re: Hello", "hello", True),
        ("RE: re : AW: Hello", "hello", True),
        ("回复：你好", "你好", True),
        ("Fwd: Re: Hello", "hello", False),
        ("Re: Fwd: Hello", "hello", True),
        ("[boats] Re: [boats] Hello", "hello", True),
        ("[boats]", "[boats]", False),
        ("Re:", "re:", False),
        ("Recipe: soup", "recipe: soup", False),
        ("", "", False),
    ],
)
def test_base_subject(subject: str, base: str, reply: bool) -> None:
    assert base_subject(subject) == (base, reply)


def test_list_marks_are_no_part_of_a_subject() -> None:
    assert without_list_marks("[boats] Re: [boats] Oars") == "Re: Oars"
    assert without_list_marks("Re: Oars [long]") == "Re: Oars [long]"
    assert without_list_marks("[boats]") == "[boats]"


FOOTER = """
_______________________________________________
Boats mailing list
Boats@lists.example
https://lists.example/listinfo/boats
"""


def test_what_transport_added_makes_no_other_message() -> None:
    sent = letter("Oars", "Two of them.\nAda", message_id="one@t.example")
    transport = (
        b"Return-Path: <bounce@l.example>\nDelivered-To: robin@hale.example\nReceived: from a by b; Fri, 1 Mar 2024\n"
        b"X-Spam-Score: 1\nList-Id: <boats.lists.example>\nDKIM-Signature: v=1\n"
    )
    received = transport + sent.replace(b"Subject: Oars", b"Subject: [Boats] Oars").rstrip() + FOOTER.encode()
    as_crlf = received.replace(b"\n", b"\r\n")
    assert len({fingerprint(read_message(one)) for one in (sent, transport + sent, received, as_crlf)}) == 1


def test_other_words_make_another_message_also_under_one_message_id() -> None:
    sent = letter("Oars", "Two of them.\nAda", message_id="one@t.example")
    others = [
        sent.replace(b"Two", b"Three"),
        sent.replace(b"ada@", b"eve@"),
        sent.replace(b"Subject: Oars", b"Subject: Masts"),
        sent + b"\n______________________\nSee you on Sunday\n",
        letter("Oars", "Two of them.\nAda", message_id="one@t.example", date=day(2020)),
    ]
    assert len({fingerprint(read_message(one)) for one in (sent, *others)}) == 6
