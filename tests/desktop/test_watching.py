from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.mailboxes.indexing import IndexingProcess
from oakensearch_gui.desktop.mailboxes.watching import SETTING, MailWatch, WatchThread
from oakensearch_gui.desktop.ports import LibraryStatus
from oakensearch_gui.library.records import SourceInfo
from oakensearch_gui.library.watching import Pace
from oakensearch_gui.paths import Home
from oakensearch_gui.settings import Settings

PATIENCE_MS = 30_000
QUICK = Pace(step=0.05, look=0.1, pause=0.1)


def status(*paths: Path) -> LibraryStatus:
    return LibraryStatus(tuple(SourceInfo(n, "maildir", path, "", 1, "") for n, path in enumerate(paths, 1)), 1, 1.0)


@pytest.fixture
def maildir(tmp_path: Path) -> Path:
    path = tmp_path / "Mail"
    for name in ("cur", "new", "tmp"):
        (path / name).mkdir(parents=True)
    return path


@pytest.fixture
def settings() -> Settings:
    return Settings()


@pytest.fixture
def mail_watch(home: Home, settings: Settings, client: SearchClient, indexing: IndexingProcess) -> Iterator[MailWatch]:
    made = MailWatch(home, settings, client, indexing, client, QUICK)
    client.status_found.disconnect(made.on_status_found)  # a status comes when the test says so
    yield made
    made.close()


def test_new_mail_starts_a_run(qtbot: QtBot, mail_watch: MailWatch, indexing: IndexingProcess, maildir: Path) -> None:
    with qtbot.waitSignal(indexing.started, timeout=PATIENCE_MS):
        mail_watch.on_status_found(status(maildir))  # the first look
    with qtbot.waitSignal(indexing.ended, timeout=PATIENCE_MS):
        indexing.stop()
    with qtbot.waitSignal(indexing.started, timeout=PATIENCE_MS):
        (maildir / "new" / "1").write_bytes(b"Subject: one\n\n")


def test_new_mail_during_a_run_leads_to_one_more_after_it_never_two_at_once(
    qtbot: QtBot, mail_watch: MailWatch, indexing: IndexingProcess, maildir: Path
) -> None:
    begun: list[None] = []
    indexing.started.connect(lambda: begun.append(None))
    mail_watch.on_status_found(status(maildir))
    qtbot.waitUntil(lambda: len(begun) == 1, timeout=PATIENCE_MS)
    assert mail_watch._thread is not None
    for number in (1, 2):
        with qtbot.waitSignal(mail_watch._thread.changed, timeout=PATIENCE_MS):
            (maildir / "new" / str(number)).write_bytes(b"Subject: one\n\n")
    assert begun == [None]
    indexing._say("stop")
    qtbot.waitUntil(lambda: len(begun) == 2, timeout=PATIENCE_MS)
    with qtbot.waitSignal(indexing.ended, timeout=PATIENCE_MS):
        indexing._say("stop")
    assert not indexing.running


def test_a_run_that_builds_meaning_is_cut_short_for_new_mail(
    qtbot: QtBot, home: Home, settings: Settings, client: SearchClient, maildir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    class Running(IndexingProcess):
        def start(self) -> None:
            said.append("start")

        def stop_and_start(self) -> None:
            said.append("stop and start")

    process = Running([])
    made = MailWatch(home, settings, client, process, client, QUICK)
    made.on_changed()
    process._take({"event": "progress", "phase": "reading", "done": 1, "total": 9})
    made.on_changed()
    process._take({"event": "progress", "phase": "embedding", "done": 1, "total": 9})
    made.on_changed()
    process._take({"event": "paused"})
    made.on_changed()
    assert said == ["start", "start", "stop and start", "start"]


def test_switched_off_it_looks_once_and_watches_nothing(
    qtbot: QtBot, mail_watch: MailWatch, settings: Settings, indexing: IndexingProcess, maildir: Path
) -> None:
    settings.set(SETTING, False)
    with qtbot.waitSignal(indexing.started, timeout=PATIENCE_MS):
        mail_watch.on_status_found(status(maildir))
    seen = [mail_watch.watching]
    for wanted in (True, False):
        settings.set(SETTING, wanted)
        mail_watch.on_status_found(status(maildir))
        seen.append(mail_watch.watching)
    assert seen == [False, True, False]


def test_a_mailbox_that_is_added_is_watched_too(
    qtbot: QtBot, mail_watch: MailWatch, maildir: Path, tmp_path: Path
) -> None:
    mail_watch.on_status_found(status(maildir))
    first = mail_watch._thread
    mail_watch.on_status_found(status(maildir))
    assert mail_watch._thread is first
    mail_watch.on_status_found(status(maildir, tmp_path / "other"))
    assert mail_watch._thread is not first


def test_without_mailboxes_nothing_runs(mail_watch: MailWatch, indexing: IndexingProcess) -> None:
    mail_watch.on_status_found(status())
    assert not mail_watch.watching
    assert not indexing.running


def test_the_thread_ends_when_it_is_told_to(qtbot: QtBot, maildir: Path, tmp_path: Path) -> None:
    thread = WatchThread((maildir,), tmp_path / "own", Pace())
    with qtbot.waitSignal(thread.changed, timeout=PATIENCE_MS):
        thread.start()
    was_running = thread.running
    thread.stop()
    assert (was_running, thread.running) == (True, False)
