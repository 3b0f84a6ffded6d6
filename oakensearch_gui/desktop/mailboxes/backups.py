"""Backing up and restoring, as people ask for it in the window: what is asked first, what happens, what is told then.

A restore has the library for itself: the indexing process ends and none begins, the engine lets go of its files, and
both go on with what was restored.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QProgressDialog, QWidget

from oakensearch_gui.desktop import places
from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.mailboxes.indexing import IndexingProcess
from oakensearch_gui.desktop.words.core_words import core_text
from oakensearch_gui.desktop.words.wording import (
    full_date_text,
    isolate,
    local_now,
    mailboxes_text,
    messages_text,
    size_text,
)
from oakensearch_gui.library.backup import Backup, Here, Offer, Restored, back_up, look_at, restore, restore_marks
from oakensearch_gui.library.database import DatabaseError
from oakensearch_gui.library.library import LibraryError
from oakensearch_gui.library.marks import MarksReturned, read_marks
from oakensearch_gui.paths import Home
from oakensearch_gui.settings import Settings

Outcome = tuple[Backup | MarksReturned, Path | None]
"""What was brought back, and where that is kept which was there before."""

_ENDING = ".zip"


class _Job(QObject):
    """Something that takes a while, in a thread of its own: `done(outcome)`, or `failed(sentence)`."""

    done = Signal(object)
    failed = Signal(str)

    def __init__(self, work: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._work = work

    def start(self) -> None:
        """Begin. Returns at once."""
        self.done.connect(self.deleteLater)  # connected last, so that it is done last
        self.failed.connect(self.deleteLater)
        threading.Thread(target=self._run, name="backup", daemon=True).start()

    def _run(self) -> None:
        try:
            outcome = self._work()
        except (LibraryError, DatabaseError) as error:
            self.failed.emit(str(error))
        except Exception as error:
            self.failed.emit(str(error))
            raise
        else:
            self.done.emit(outcome)


class Backups(QObject):
    """`began` before a library is replaced; `settings_replaced` once its settings are there; `went_on` at the end."""

    began = Signal()
    settings_replaced = Signal()
    went_on = Signal()

    def __init__(
        self, home: Home, settings: Settings, client: SearchClient, indexing: IndexingProcess, window: QWidget
    ) -> None:
        super().__init__(window)
        self._home = home
        self._settings = settings
        self._client = client
        self._indexing = indexing
        self._window = window
        self._busy: QProgressDialog | None = None
        self._path = Path()
        self._waiting = False
        indexing.ended.connect(self.on_indexing_ended)
        client.restored.connect(self.on_restored)
        client.restore_failed.connect(self.on_restore_failed)

    # ---- making one

    @Slot()
    def on_backup_requested(self) -> None:
        """Ask where to, then save."""
        name = f"OakenSearch {local_now():%Y-%m-%d}{_ENDING}"
        title = self.tr("Back up")
        chosen, _ = QFileDialog.getSaveFileName(self._above, title, places.to_save(name), self._kinds(f"*{_ENDING}"))
        if not chosen:
            return
        self._path = Path(chosen) if Path(chosen).suffix else Path(chosen + _ENDING)
        places.saved(self._path)
        self._wait(self.tr("Saving the backup…"))
        job = _Job(partial(back_up, self._home, self._path), self)
        job.done.connect(self.on_backed_up)
        job.failed.connect(self.on_backup_failed)
        job.start()

    @Slot(object)
    def on_backed_up(self, made: Backup) -> None:
        """Called when it is there, read again and compared."""
        self._end_wait()
        what = self.tr("Saved {messages} of {mailboxes}, and your settings ({size}).").format(
            messages=messages_text(made.messages),
            mailboxes=mailboxes_text(made.sources),
            size=size_text(self._path.stat().st_size if self._path.exists() else 0),
        )
        self._tell(
            what,
            isolate(str(self._path)),
            self.tr("The mail itself lies where it was and is not in it, nor is any password or key."),
        )

    @Slot(str)
    def on_backup_failed(self, text: str) -> None:
        """Called when it could not be made."""
        self._end_wait()
        QMessageBox.warning(self._above, self.tr("Back up"), core_text(text))

    # ---- bringing one back

    @Slot()
    def on_restore_requested(self) -> None:
        """Ask which one, and look at it."""
        title, kinds = self.tr("Restore a backup"), self._kinds(f"*{_ENDING} *.json.gz")
        chosen, _ = QFileDialog.getOpenFileName(self._above, title, places.to_save(""), kinds)
        if not chosen:
            return
        self._path = Path(chosen)
        self._wait(self.tr("Looking at the backup…"))
        job = _Job(partial(look_at, self._home, self._path), self)
        job.done.connect(self.on_looked_at)
        job.failed.connect(self.on_look_failed)
        job.start()

    @Slot(str)
    def on_look_failed(self, text: str) -> None:
        """Called when it is none, or cannot be read."""
        self._end_wait()
        QMessageBox.warning(self._above, self.tr("Restore a backup"), core_text(text))

    @Slot(object)
    def on_looked_at(self, offer: Offer) -> None:
        """Called with what the file holds: ask, and then let everything else end first."""
        self._end_wait()
        box = QMessageBox(self._above)
        box.setObjectName("restore_question")
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle(self.tr("Restore a backup"))
        box.setText(self._question(offer))
        box.setInformativeText(self._consequence(offer))
        go = box.addButton(self.tr("Restore"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.exec()
        if box.clickedButton() is not go:
            return
        self.began.emit()
        self._wait(self.tr("Restoring the backup…"))
        self._indexing.hold()
        self._waiting = True
        if not self._indexing.running:
            self.on_indexing_ended()

    @Slot()
    def on_indexing_ended(self) -> None:
        """Called when nobody else writes: now."""
        if self._waiting:
            self._waiting = False
            self._client.restore(partial(_bring_back, self._home, self._path))

    @Slot(object)
    def on_restored(self, outcome: Outcome) -> None:
        """Called by the client: go on with what was restored, and say what was done."""
        self._end_wait()
        self._settings.become(Settings.load(self._home.settings_file))
        self.settings_replaced.emit()
        self._go_on()
        brought, kept = outcome
        if isinstance(brought, MarksReturned):
            what = self.tr("{messages} read from your mailboxes; your marks are back.")
            lines = [what.format(messages=messages_text(brought.messages))]
            lines += [core_text(problem) for problem in brought.away]
        else:
            what = self.tr("Restored {messages} of {mailboxes}, and your settings.")
            count, mailboxes = messages_text(brought.messages), mailboxes_text(brought.sources)
            lines = [what.format(messages=count, mailboxes=mailboxes)]
        if kept is not None:
            lines.append(self.tr("What was here before is kept in {path}").format(path=isolate(str(kept))))
        self._tell(*lines, self.tr("Searching goes on; the index follows now."))

    @Slot(str)
    def on_restore_failed(self, text: str) -> None:
        """Called by the client: what was there is there still."""
        self._end_wait()
        self._go_on()
        QMessageBox.warning(self._above, self.tr("Restore a backup"), core_text(text))

    # ---- words

    def _question(self, offer: Offer) -> str:
        made = isolate(full_date_text(offer.made))
        if offer.marks:
            said = self.tr("Restore the safe copy of {date}: the list of {mailboxes}, and your marks?")
        else:
            said = self.tr("Restore the backup of {date}: {messages} of {mailboxes}, and the settings?")
        return said.format(date=made, messages=messages_text(offer.messages), mailboxes=mailboxes_text(offer.sources))

    def _consequence(self, offer: Offer) -> str:
        here = messages_text(offer.messages_here)
        lines: list[str] = []
        if offer.here is Here.NEWER:
            lines.append(self.tr("What is here now ({messages}) is newer than the backup.").format(messages=here))
        elif offer.here is Here.OTHER:
            lines.append(self.tr("What is here now ({messages}) is another library.").format(messages=here))
        elif offer.here is Here.DAMAGED:
            lines.append(self.tr("What is here now is damaged; it is set aside."))
        if offer.marks:
            lines.append(self.tr("The mailboxes are read anew, which can take a while."))
        elif offer.here is Here.SAME:
            lines.append(self.tr("What is here now ({messages}) is kept as a backup of its own.").format(messages=here))
        elif offer.here in (Here.NEWER, Here.OTHER):
            lines.append(self.tr("It is kept as a backup of its own, so that you can go back."))
        lines.append(self.tr("Your mail stays where it is; it is only read."))
        return " ".join(lines)

    # ---- small helps

    @property
    def _above(self) -> QWidget:
        """What the next question belongs to."""
        return QApplication.activeModalWidget() or self._window

    def _kinds(self, patterns: str) -> str:
        return self.tr("Backups of OakenSearch ({patterns})").format(patterns=patterns)

    def _wait(self, text: str) -> None:
        """Say that something is under way, which nobody can hurry or stop."""
        busy = QProgressDialog(text, "", 0, 0, self._above)
        busy.setObjectName("backup_progress")
        busy.setWindowTitle("OakenSearch")
        busy.setWindowModality(Qt.WindowModality.WindowModal)
        busy.setCancelButton(None)
        busy.setMinimumDuration(0)
        busy.setAutoReset(False)
        busy.show()
        self._busy = busy

    def _end_wait(self) -> None:
        if self._busy is not None:
            self._busy.hide()
            self._busy.deleteLater()
            self._busy = None

    def _go_on(self) -> None:
        self._client.reopen()
        self._client.want_problems()
        self._indexing.release()
        self.went_on.emit()

    def _tell(self, *lines: str) -> None:
        box = QMessageBox(self._above)
        box.setObjectName("backup_told")
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle("OakenSearch")
        box.setText(lines[0])
        box.setInformativeText("\n\n".join(lines[1:]))
        box.setStandardButtons(QMessageBox.StandardButton.Ok)
        box.exec()


def _bring_back(home: Home, path: Path) -> Outcome:
    """Called in the search thread, which has no library open."""
    marks = read_marks(path)
    if marks is not None:
        return restore_marks(home, marks)
    restored: Restored = restore(home, path, force=True)  # the person was asked
    return restored.backup, restored.kept
