"""What menus, file managers and browsers hand over is understood."""

from __future__ import annotations

from pathlib import Path

import pytest

from oakensearch_gui.search.query import operators
from oakensearch_gui.terminal.opening import Opening, understand
from tests.making import letter, maildir, mbox


def test_nothing_opens_just_the_window() -> None:
    assert understand("") == Opening()


@pytest.mark.parametrize(
    ("link", "message_id"),
    [
        ("mid:swifts@hale.example", "swifts@hale.example"),
        ("MID:a%2Bb%40c.example", "a+b@c.example"),
        ("mid:%3Cx@y.example%3E", "x@y.example"),
        ("mid:x@y.example/part1@y.example", "x@y.example"),
    ],
)
def test_a_link_to_a_message_searches_for_its_identifier(link: str, message_id: str) -> None:
    (operator,) = operators(understand(link).query)
    assert (operator.name, operator.value) == ("id", message_id)


def test_a_link_to_nothing_opens_just_the_window() -> None:
    assert understand("mid:") == Opening()


def test_a_message_is_shown_whether_as_path_or_as_address(tmp_path: Path) -> None:
    file = tmp_path / "a letter.eml"
    file.write_bytes(letter())
    assert understand(str(file)) == Opening(message=file)
    assert understand(file.as_uri()) == Opening(message=file)


def test_a_message_that_begins_as_an_mbox_does_is_still_a_message(tmp_path: Path) -> None:
    file = tmp_path / "saved.eml"
    file.write_bytes(b"From someone Mon Jan  1 00:00:00 2024\n" + letter())
    assert understand(str(file)).message == file


def test_a_mailbox_is_added(tmp_path: Path) -> None:
    box = mbox(tmp_path / "Inbox.mbox", [letter()])
    folder = maildir(tmp_path / "Maildir", [letter()])
    assert understand(box.as_uri()) == Opening(mailbox=str(box))
    assert understand(str(folder)) == Opening(mailbox=str(folder))


def test_what_is_not_there_is_left_to_the_window_to_tell(tmp_path: Path) -> None:
    assert understand(str(tmp_path / "gone.eml")) == Opening(mailbox=str(tmp_path / "gone.eml"))
