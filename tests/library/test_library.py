from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oakensearch_gui.library.attachments import AttachmentText, AttachmentTexts
from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home
from tests.making import day, index, letter, maildir


@pytest.fixture
def library(home: Home, tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(home)
    first = letter("Roof", "It leaks.", date=day(2020), message_id="1@x.example", headers="X-Keywords: House, Urgent\n")
    reply = letter("Re: Roof", "Since when?", date=day(2021), headers="In-Reply-To: <1@x.example>\n")
    other = letter("Other", "Long. " * 200, date=day(2022))
    opened.add_source(maildir(tmp_path / "mail", [first, reply, other]), "Home")
    index(home)
    yield opened
    opened.close()


def ids(library: Library) -> list[int]:
    return [key for (key,) in library.connection.execute("SELECT id FROM messages ORDER BY id")]


def test_summaries_come_in_the_order_asked_for_with_all_that_a_list_shows(library: Library) -> None:
    roof, reply, other = ids(library)
    shown = library.summaries([other, roof, 5, reply])
    assert [one.subject for one in shown] == ["Other", "Roof", "Re: Roof"]
    assert [one.thread_count for one in shown] == [1, 2, 2]
    assert {"Home", "House", "Urgent"} <= set(shown[1].labels)
    assert list(shown[1].labels) == sorted(shown[1].labels, key=str.casefold)
    assert library.summaries([]) == []


def test_texts_are_given_for_many_messages_at_once(library: Library) -> None:
    roof, _, other = ids(library)
    texts = library.texts([roof, other, 5])
    assert {key: text.strip() for key, text in texts.items()} == {roof: "It leaks.", other: ("Long. " * 200).strip()}
    assert library.text(roof) == texts[roof]
    assert library.text(5) == ""


def test_messages_with_readable_attachments_are_told_from_the_others(library: Library) -> None:
    roof, reply, other = ids(library)
    for message_id in (roof, reply):
        library.connection.execute(
            "INSERT INTO attachments (message_id, ordinal, filename, media_type, size) VALUES (?, 0, 'a.pdf', '', 1)",
            (message_id,),
        )
    texts = AttachmentTexts(library.connection)
    texts.store([AttachmentText(roof, 0, "tiles", ""), AttachmentText(reply, 0, "", "locked")])
    assert texts.among([roof, reply, other]) == {roof}
    assert [one.attachments for one in library.summaries([roof, other])] == [("a.pdf",), ()]
