from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home
from tests.making import age, day, index, letter, maildir, mbox, mbox_entry, put

ONE = letter("One", "the first letter", date=day(2020))
TWO = letter("Two", "the second letter", date=day(2021))
THREE = letter("Three", "the third letter", date=day(2022))


@pytest.fixture
def library(home: Home) -> Iterator[Library]:
    opened = Library.open(home)
    yield opened
    opened.close()


def subjects(library: Library) -> list[str]:
    """Newest first, as ids say."""
    ids = [key for (key,) in library.connection.execute("SELECT id FROM messages ORDER BY id DESC")]
    return [summary.subject for summary in library.summaries(ids)]


def the_id(library: Library, subject: str) -> int:
    row = library.connection.execute("SELECT id FROM messages WHERE subject = ?", (subject,)).fetchone()
    assert row is not None
    return int(row[0])


def test_a_maildir_comes_in_whole_with_ids_in_order_of_date(home: Home, library: Library, tmp_path: Path) -> None:
    library.add_source(maildir(tmp_path / "mail", [TWO, ONE, THREE]))
    finished, _ = index(home)
    assert finished.added == 3
    assert subjects(library) == ["Three", "Two", "One"]


def test_the_same_message_found_twice_is_one_with_two_locations(home: Home, library: Library, tmp_path: Path) -> None:
    library.add_source(maildir(tmp_path / "mail", [ONE]))
    with_transport = b"Received: from a by b; Fri, 1 Mar 2024 12:00:00 +0000\nX-Loop: yes\n" + ONE
    library.add_source(mbox(tmp_path / "archive.mbox", [with_transport, TWO]), "Old")
    finished, _ = index(home)
    assert finished.messages == 2
    key = the_id(library, "One")
    assert [place.path.name for place in library.locations(key)] == ["1700000000.M0.host:2,S", "archive.mbox"]
    assert library.summaries([key])[0].labels == ("Old",)


def test_two_messages_that_share_a_message_id_stay_two(home: Home, library: Library, tmp_path: Path) -> None:
    one = letter("Same id", "one text", message_id="shared@test.example")
    other = letter("Same id", "another text", message_id="shared@test.example")
    library.add_source(maildir(tmp_path / "mail", [one, other]))
    assert index(home)[0].messages == 2


def test_read_state_comes_from_the_flags_once_and_then_only_from_the_person(
    home: Home, library: Library, tmp_path: Path
) -> None:
    box = maildir(tmp_path / "mail", [ONE], flags="")
    library.add_source(box)
    index(home)
    key = the_id(library, "One")
    assert library.summaries([key])[0].unread
    library.mark(key, read=True)
    (box / "cur" / "1700000000.M0.host:2,").rename(box / "cur" / "1700000000.M0.host:2,F")
    age(box, 1_600_000_100)
    finished, _ = index(home)
    assert (finished.added, finished.removed) == (0, 0)
    assert not library.summaries([key])[0].unread
    assert library.read(key) == ONE  # found under its new name


def test_an_unchanged_folder_is_not_read_again(
    home: Home, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library.add_source(maildir(tmp_path / "mail", [ONE, TWO]))
    index(home)
    from oakensearch_gui.mail.sources.maildir import MaildirSource

    def refuse(*_: object) -> None:
        raise AssertionError("the folder was listed again")

    monkeypatch.setattr(MaildirSource, "entries", refuse)
    assert index(home)[0].added == 0


def test_new_and_deleted_mail_is_followed(home: Home, library: Library, tmp_path: Path) -> None:
    box = maildir(tmp_path / "mail", [ONE, TWO])
    library.add_source(box)
    index(home)
    (box / "cur" / "1700000000.M0.host:2,S").unlink()
    put(box, "1700000009.M9.host", THREE, "new")
    age(box, 1_600_000_100)
    finished, _ = index(home)
    assert (finished.added, finished.removed) == (1, 1)
    assert subjects(library) == ["Three", "Two"]


def test_a_message_moved_between_folders_keeps_its_read_state(home: Home, library: Library, tmp_path: Path) -> None:
    box = maildir(tmp_path / "mail", [ONE], flags="")
    archive = maildir(box / ".Archive", [])
    library.add_source(box)
    index(home)
    key = the_id(library, "One")
    library.mark(key, read=True)
    (box / "cur" / "1700000000.M0.host:2,").rename(archive / "cur" / "1700000000.M0.host:2,")
    age(box, 1_600_000_100)
    age(archive, 1_600_000_100)
    finished, _ = index(home)
    assert (finished.messages, finished.added, finished.removed) == (1, 0, 0)
    summary = library.summaries([key])[0]
    assert not summary.unread
    assert summary.labels == ("Archive",)


def test_a_grown_mbox_is_read_on_from_where_it_grew(
    home: Home, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = mbox(tmp_path / "box.mbox", [ONE, TWO])
    library.add_source(file)
    index(home)
    with file.open("ab") as grown:
        grown.write(mbox_entry(THREE))
    from oakensearch_gui.mail.sources.mbox import MboxSource

    begun_at: list[int] = []
    entries = MboxSource.entries

    def watched(self: MboxSource, folder: object, start: int = 0) -> object:
        begun_at.append(start)
        return entries(self, folder, start)  # type: ignore[arg-type]

    monkeypatch.setattr(MboxSource, "entries", watched)
    finished, _ = index(home)
    assert begun_at[0] >= len(mbox_entry(ONE))  # at the last message it knew, not at the beginning
    assert (finished.added, finished.removed) == (1, 0)
    assert subjects(library) == ["Three", "Two", "One"]


def test_a_rewritten_mbox_loses_and_doubles_nothing(home: Home, library: Library, tmp_path: Path) -> None:
    file = mbox(tmp_path / "box.mbox", [ONE, TWO, THREE])
    library.add_source(file)
    index(home)
    key = the_id(library, "Three")
    library.mark(key, read=False)
    mbox(file, [TWO, THREE])  # compacted: every offset moved
    finished, _ = index(home)
    assert (finished.messages, finished.added, finished.removed) == (2, 0, 1)
    assert library.summaries([key])[0].unread
    assert library.read(key).rstrip(b"\n") == THREE.rstrip(b"\n")
    assert len(library.locations(key)) == 1


def test_a_mailbox_that_is_away_keeps_its_messages_and_says_so(home: Home, library: Library, tmp_path: Path) -> None:
    box = maildir(tmp_path / "mail", [ONE])
    library.add_source(box)
    index(home)
    box.rename(tmp_path / "unplugged")
    finished, _ = index(home)
    assert finished.messages == 1
    assert library.sources()[0].problem
    (tmp_path / "unplugged").rename(box)
    index(home)
    assert library.sources()[0].problem == ""


def test_removing_a_mailbox_removes_what_lies_nowhere_else(home: Home, library: Library, tmp_path: Path) -> None:
    first = library.add_source(maildir(tmp_path / "mail", [ONE, TWO]))
    library.add_source(mbox(tmp_path / "box.mbox", [TWO]))
    index(home)
    library.remove_source(first.id)
    assert subjects(library) == ["Two"]
    assert (tmp_path / "mail" / "cur" / "1700000000.M0.host:2,S").read_bytes() == ONE


def test_mail_without_any_date_is_kept_apart_and_dated_by_its_place(
    home: Home, library: Library, tmp_path: Path
) -> None:
    letters = [letter(f"Undated {n}", date=None, message_id=f"{n}@test.example") for n in range(5)]
    library.add_source(maildir(tmp_path / "mail", letters))
    index(home)
    ids = [key for (key,) in library.connection.execute("SELECT id FROM messages")]
    summaries = library.summaries(ids)
    assert {summary.subject for summary in summaries} == {f"Undated {n}" for n in range(5)}
    assert all(summary.date_inferred and 1_700_000_000 <= summary.date < 1_700_000_010 for summary in summaries)


def test_the_last_resort_for_a_date_is_the_files_own_time(home: Home, library: Library, tmp_path: Path) -> None:
    box = maildir(tmp_path / "mail", [])
    file = put(box, "nameless:2,S", letter("Undated", date=None))
    os.utime(file, (1_500_000_000, 1_500_000_000))
    library.add_source(box)
    index(home)
    summary = library.summaries([the_id(library, "Undated")])[0]
    assert (summary.date, summary.date_inferred) == (1_500_000_000, True)


def test_threads_join_whatever_the_order_of_arrival(home: Home, library: Library, tmp_path: Path) -> None:
    root = letter("Plan", "start", message_id="root@test.example", date=day(2020, 1, 1))
    reply = letter(
        "Re: Plan",
        "middle",
        message_id="reply@test.example",
        date=day(2020, 1, 2),
        headers="In-Reply-To: <root@test.example>\n",
    )
    late = letter(
        "Re: Plan",
        "end",
        message_id="late@test.example",
        date=day(2020, 1, 3),
        headers="References: <reply@test.example>\n",
    )
    box = maildir(tmp_path / "mail", [late])
    library.add_source(box)
    index(home)
    put(box, "1700000008.M8.host:2,S", root)
    age(box, 1_600_000_100)
    index(home)
    assert len({thread for (thread,) in library.connection.execute("SELECT thread_id FROM messages")}) == 2
    put(box, "1700000009.M9.host:2,S", reply)  # ties the two together
    age(box, 1_600_000_200)
    index(home)
    threads = {thread for (thread,) in library.connection.execute("SELECT thread_id FROM messages")}
    assert len(threads) == 1
    assert library.summaries([the_id(library, "Plan")])[0].thread_count == 3
