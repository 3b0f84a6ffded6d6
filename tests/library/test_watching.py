"""Real mailboxes, really watched: each test waits for the report itself, never for a time."""

from __future__ import annotations

import mailbox
import queue
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path

import pytest
import watchfiles

from oakensearch_gui.library import watching
from oakensearch_gui.library.watching import Pace, Watching

PATIENCE = 30.0
"""Seconds after which a report that does not come fails the test."""
QUICK = Pace(step=0.05, look=0.1, pause=0.1, longest_pause=0.2, unwatched=0.1)


@contextmanager
def watched(*paths: Path, own: Path | None = None, pace: Pace = QUICK) -> Iterator[queue.Queue[None]]:
    """Reports as they come, the first (that watching has begun) taken out."""
    stop = threading.Event()
    reports: queue.Queue[None] = queue.Queue()
    made = Watching(paths, own or paths[0].parent / "own", stop, pace)

    def run() -> None:
        for report in made.reports():
            reports.put(report)

    thread = threading.Thread(target=run)
    thread.start()
    try:
        reports.get(timeout=PATIENCE)
        yield reports
    finally:
        stop.set()
        thread.join(PATIENCE)
        assert not thread.is_alive()


def letter(subject: str) -> EmailMessage:
    message = EmailMessage()
    message["Subject"] = subject
    message.set_content("The boat leaves at nine.")
    return message


def nothing_comes(reports: queue.Queue[None], sure: Path) -> None:
    """What was done before must give no report of its own: only that of a change which surely matters."""
    sure.write_bytes(b"Subject: sure\n\n")
    reports.get(timeout=PATIENCE)


def test_new_read_moved_and_deleted_mail_of_a_maildir_is_each_reported(tmp_path: Path) -> None:
    box = mailbox.Maildir(tmp_path / "Mail", create=True)
    with watched(tmp_path / "Mail") as reports:
        key = box.add(letter("new"))
        reports.get(timeout=PATIENCE)

        read = box.get_message(key)
        read.set_subdir("cur")
        read.add_flag("S")
        box[key] = read
        reports.get(timeout=PATIENCE)

        archive = box.add_folder("Archive")
        reports.get(timeout=PATIENCE)
        archive.add(read)
        reports.get(timeout=PATIENCE)

        box.remove(key)
        reports.get(timeout=PATIENCE)


def test_an_mbox_that_grows_and_one_that_is_replaced_are_reported(tmp_path: Path) -> None:
    path = tmp_path / "box"
    path.write_bytes(b"From a@b Thu Feb  8 18:20:30 2007\nSubject: one\n\ntext\n\n")
    (tmp_path / "beside").write_bytes(b"")
    with watched(path) as reports:
        with path.open("ab") as file:
            file.write(b"From a@b Thu Feb  8 18:20:31 2007\nSubject: two\n\ntext\n\n")
        reports.get(timeout=PATIENCE)

        fresh = tmp_path / "fresh"
        fresh.write_bytes(b"From a@b Thu Feb  8 18:20:32 2007\nSubject: three\n\ntext\n\n")
        fresh.replace(path)
        reports.get(timeout=PATIENCE)

        with path.open("ab") as file:
            file.write(b"From a@b Thu Feb  8 18:20:33 2007\nSubject: four\n\ntext\n\n")
        reports.get(timeout=PATIENCE)


def test_what_lies_beside_an_mbox_is_not_its_business(tmp_path: Path) -> None:
    watch = Watching([tmp_path / "box"], tmp_path / "own", threading.Event())
    assert watch.matters(str(tmp_path / "box"))
    assert not watch.matters(str(tmp_path / "box.lock"))
    assert not watch.matters(str(tmp_path / "letter.txt"))


def test_reading_mail_is_no_change(tmp_path: Path) -> None:
    box = mailbox.Maildir(tmp_path / "Mail", create=True)
    key = box.add(letter("one"))
    with watched(tmp_path / "Mail") as reports:
        for _ in range(3):
            box.get_bytes(key)
            list((tmp_path / "Mail").rglob("*"))
        nothing_comes(reports, tmp_path / "Mail" / "new" / "2")
        assert reports.empty()


@pytest.mark.parametrize(
    "name",
    [
        "tmp/1234.M1P2.host", "dovecot.index.log", "dovecot-uidlist", "cur/.nfs0001", "Inbox.msf", "Inbox.lock",
        "prefs.js", "global-messages-db.sqlite-wal", ".mbsyncstate.new", ".git/index", "folders.db-journal",
        "maildirsize",
    ],
)  # fmt: skip
def test_what_mail_programs_keep_for_themselves_does_not_matter(tmp_path: Path, name: str) -> None:
    (tmp_path / "cur").mkdir()
    assert not Watching([tmp_path], tmp_path / "own", threading.Event()).matters(str(tmp_path / name))


@pytest.mark.parametrize(
    "name",
    ["cur/1.M1:2,S", "new/1", "tmp/boats.eml", "Archive", "1234", "a.emlx", "x.sbd/Inbox", "mail.zip", "geary.db"],
)
def test_what_may_be_mail_matters(tmp_path: Path, name: str) -> None:
    assert Watching([tmp_path], tmp_path / "own", threading.Event()).matters(str(tmp_path / name))


def test_the_app_s_own_files_never_matter_even_within_a_mailbox(tmp_path: Path) -> None:
    watch = Watching([tmp_path], tmp_path / "app", threading.Event())
    assert not watch.matters(str(tmp_path / "app" / "raw.db"))


def test_a_mailbox_that_is_away_is_reported_when_it_comes_and_followed_from_then_on(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    with watched(disk / "Mail") as reports:
        box = mailbox.Maildir(tmp_path / "made", create=True)
        disk.mkdir()
        (tmp_path / "made").rename(disk / "Mail")
        reports.get(timeout=PATIENCE)
        box = mailbox.Maildir(disk / "Mail")
        box.add(letter("after it came back"))
        reports.get(timeout=PATIENCE)


def test_mail_in_folders_that_came_later_and_that_were_replaced_is_reported(tmp_path: Path) -> None:
    root = tmp_path / "Mail"
    (root / "a" / "b").mkdir(parents=True)
    with watched(root) as reports:
        for folder in (root / "a" / "b" / "c", root / "a"):
            if folder.exists():
                folder.rename(tmp_path / "gone")
                reports.get(timeout=PATIENCE)
            folder.mkdir()
            reports.get(timeout=PATIENCE)
            nothing_comes(reports, folder / "1.eml")


@pytest.mark.skipif(watching._NATIVE, reason="This system watches what is below a folder by itself.")
def test_a_folder_that_comes_while_the_others_are_walked_is_watched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path / "Mail"
    root.mkdir()
    (root / "was").mkdir()
    listed = watching._folders_in
    begun = [False]

    def late(folder: str) -> list[str]:
        found = listed(folder)
        if not begun[0]:
            begun[0] = True
            (root / "late").mkdir()
            (root / "was").rmdir()
        return found

    monkeypatch.setattr(watching, "_folders_in", late)
    with watched(root) as reports:
        nothing_comes(reports, root / "late" / "1.eml")


@pytest.mark.skipif(watching._NATIVE, reason="This system watches what is below a folder by itself.")
def test_more_folders_than_one_portion_are_all_watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "_PORTION", 2)
    folders = [tmp_path / "Mail" / str(number) for number in range(9)]
    for folder in folders:
        folder.mkdir(parents=True)
    with watched(tmp_path / "Mail") as reports:
        for folder in folders:
            nothing_comes(reports, folder / "1.eml")


@pytest.mark.skipif(watching._NATIVE, reason="This system watches what is below a folder by itself.")
def test_links_that_lead_back_end_the_walk_and_what_holds_no_mail_is_not_watched(tmp_path: Path) -> None:
    for name in ("cur", "new", "tmp", ".git/refs", "own/words"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "cur" / "back").symlink_to(tmp_path)
    walked = Watching([tmp_path], tmp_path / "own", threading.Event())._walk({tmp_path: (0, 0)})
    assert sorted(walked) == sorted(map(str, (tmp_path, tmp_path / "cur", tmp_path / "new")))


def test_a_mailbox_that_goes_away_is_reported(tmp_path: Path) -> None:
    mailbox.Maildir(tmp_path / "Mail", create=True)
    with watched(tmp_path / "Mail") as reports:
        shutil.rmtree(tmp_path / "Mail")
        reports.get(timeout=PATIENCE)


def test_where_the_system_refuses_to_watch_a_look_comes_every_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_paths: Path, **_how: object) -> Iterator[set[object]]:
        yield from ()
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(watchfiles, "watch", refuse)
    with watched(tmp_path) as reports:
        reports.get(timeout=PATIENCE)
        reports.get(timeout=PATIENCE)


def test_a_burst_is_one_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stop = threading.Event()

    def burst(*_paths: Path, **_how: object) -> Iterator[set[tuple[int, str]]]:
        yield set()
        yield {(1, str(tmp_path / "new" / str(number))) for number in range(50)}
        stop.set()
        yield set()

    monkeypatch.setattr(watchfiles, "watch", burst)
    assert len(list(Watching([tmp_path], tmp_path / "own", stop, Pace(step=0, pause=0)).reports())) == 2
