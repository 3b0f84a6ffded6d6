from __future__ import annotations

import pytest

from oakensearch_gui.library.library import Library, LibraryError
from oakensearch_gui.library.person import own_addresses
from oakensearch_gui.library.triage import Addressing, priority_for_person
from oakensearch_gui.paths import Home
from tests.making import age, day, index, letter, maildir, put

ME = "Robin Hale <robin@hale.example>"


@pytest.mark.parametrize(
    ("ruled", "addressing", "priority"),
    [
        (2, Addressing(True, False, False, False), 2),
        (0, Addressing(False, True, False, False), 2),
        (1, Addressing(False, True, True, False), 2),
        (2, Addressing(False, False, True, False), 2),
        (0, Addressing(False, False, True, False), 0),
        (2, Addressing(False, False, False, True), 1),
        (0, Addressing(False, False, False, True), 0),
        (2, Addressing(False, False, False, False), 1),
        (3, Addressing(False, False, False, False), 3),
    ],
)
def test_how_a_message_is_addressed_fits_its_priority(ruled: int, addressing: Addressing, priority: int) -> None:
    assert priority_for_person(ruled, addressing) == priority


def priorities(home: Home) -> dict[str, int]:
    library = Library.open(home)
    found = dict(library.connection.execute("SELECT subject, priority FROM messages"))
    library.close()
    return found


def filled(home: Home, *, sent: bool) -> Home:
    box = maildir(
        home.root.parent / "mail",
        [
            letter("to me", "1", to=ME),
            letter("also to me", "2", to=ME),
            letter("to me again", "2b", to=ME),
            letter("in copy", "3", to="Bob <bob@quarry.example>", headers=f"Cc: {ME}\n"),
            letter("to others", "4", to="Bob <bob@quarry.example>"),
            letter("list", "5", to="birds@lists.example", headers="List-Id: <birds.lists.example>\n", message_id="q@x"),
            letter(
                "Re: list", "7", to="birds@lists.example", date=day(2024, 4, 1),
                headers="List-Id: <birds.lists.example>\nIn-Reply-To: <mine@x>\n",
            ),
        ],
    )  # fmt: skip
    if sent:
        folder = maildir(box / ".Sent", [])
        own = letter("mine", "6", sender=ME, to="birds@lists.example", date=day(2024, 3, 20), message_id="mine@x",
                     headers="In-Reply-To: <q@x>\n")  # fmt: skip
        put(folder, "1.M1.host:2,S", own)
        age(folder)
    library = Library.open(home)
    library.add_source(box)
    library.close()
    index(home)
    return home


def test_the_sent_folder_tells_whose_mail_it_is(home: Home) -> None:
    filled(home, sent=True)
    library = Library.open(home)
    assert own_addresses(library.connection) == {"robin@hale.example"}
    library.close()
    assert priorities(home) == {
        "to me": 2, "also to me": 2, "to me again": 2, "in copy": 1, "to others": 1, "mine": 2, "list": 0,
        "Re: list": 2,
    }  # fmt: skip


def test_without_one_it_is_whom_most_mail_is_addressed_to(home: Home) -> None:
    filled(home, sent=False)
    library = Library.open(home)
    assert own_addresses(library.connection) == {"robin@hale.example"}
    library.close()
    assert priorities(home)["in copy"] == 1


def test_an_answer_that_comes_later_raises_its_thread(home: Home) -> None:
    filled(home, sent=True)
    box = home.root.parent / "mail"
    put(box, "9.M9.host:2,S", letter("Re: Re: list", "8", to="birds@lists.example", date=day(2024, 5, 1),
        headers="List-Id: <birds.lists.example>\nIn-Reply-To: <mine@x>\n"))  # fmt: skip
    age(box, 1_650_000_000)
    index(home)
    assert priorities(home)["Re: Re: list"] == 2


def test_what_the_person_says_stays_also_after_an_import_anew(home: Home) -> None:
    filled(home, sent=True)
    library = Library.open(home)
    (key,) = [row[0] for row in library.connection.execute("SELECT id FROM messages WHERE subject = 'to others'")]
    library.override(key, category="travel")
    library.override(key, priority=3)
    source = library.sources()[0]
    library.remove_source(source.id)
    assert library.count() == 0
    library.add_source(source.path)
    index(home)
    (summary,) = [
        one for row in library.connection.execute("SELECT id FROM messages") for one in library.summaries(row)
        if one.subject == "to others"
    ]  # fmt: skip
    assert (summary.category, summary.priority) == ("travel", 3)
    with pytest.raises(LibraryError):
        library.override(summary.id, category="nope")
    with pytest.raises(LibraryError):
        library.override(summary.id, priority=9)
    with pytest.raises(LibraryError):
        library.override(12345, priority=1)
    library.close()
