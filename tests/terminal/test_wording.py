from __future__ import annotations

import pytest

from oakensearch_gui.terminal.wording import counted


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        (counted(0, "message"), "0 messages"),
        (counted(1, "message"), "1 message"),
        (counted(2, "message"), "2 messages"),
        (counted(1, "mailbox", "mailboxes"), "1 mailbox"),
        (counted(3, "mailbox", "mailboxes"), "3 mailboxes"),
    ],
)
def test_one_is_said_otherwise_than_many(said: str, wanted: str) -> None:
    assert said == wanted
