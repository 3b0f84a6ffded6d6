"""A message has the labels of all its copies, in whichever order they come and go."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home
from tests.making import index, letter, maildir

KEYWORDS = ("boats oars", "oars nets", "")
COPIES = [
    letter("One", "the first letter", headers=f"X-Keywords: {keys}\n" if keys else "", message_id="one@test.example")
    for keys in KEYWORDS
]


def labels(library: Library) -> tuple[str, ...]:
    [(key,)] = library.connection.execute("SELECT id FROM messages")
    [one] = library.summaries([int(str(key))])
    return one.labels


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_arrival_does_not_matter(home: Home, tmp_path: Path, order: tuple[int, ...]) -> None:
    library = Library.open(home)
    sources = {}
    for number in order:
        sources[number] = library.add_source(maildir(tmp_path / f"box{number}", [COPIES[number]])).id
        index(home)
    assert labels(library) == ("boats", "nets", "oars")
    library.remove_source(sources[0])
    assert labels(library) == ("nets", "oars")
    (tmp_path / "box1" / "cur" / "1700000000.M0.host:2,S").unlink()
    index(home)
    assert labels(library) == ()
    library.close()


def test_copies_of_one_look_give_their_labels_too(home: Home, tmp_path: Path) -> None:
    library = Library.open(home)
    library.add_source(maildir(tmp_path / "box", COPIES))
    index(home)
    assert labels(library) == ("boats", "nets", "oars")
    library.close()
