"""Remakes the pictures of every screen, on the real engine and the sample mailbox: ``python -m evals.screens``.

They go to resources/screenshots as NAME-light.png and NAME-dark.png; `--scale 2`, `--right-to-left` and `--language ar`
make a set of their own, to be looked at. It needs no screen: without a display it draws offscreen.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEventLoop, QLocale, QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget

from oakensearch_gui.app import open_engine
from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.error_dialog import ErrorDialog
from oakensearch_gui.desktop.garbage import GarbageCollector
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.mailboxes.indexing import IndexingProcess, command
from oakensearch_gui.desktop.mailboxes.mailboxes_dialog import MailboxesDialog
from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.desktop.query.operators_popover import OperatorsPopover
from oakensearch_gui.desktop.settings.settings_dialog import SettingsDialog, sections
from oakensearch_gui.desktop.words import languages
from oakensearch_gui.paths import Home
from oakensearch_gui.search.request import Sort
from oakensearch_gui.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "screenshots"
QUESTION = "the roofer who wanted more money than agreed"
PATIENCE_S = 120


def main() -> int:
    """Make the pictures; a process of its own for each library, since Qt wants one application a process."""
    arguments = _arguments()
    if arguments.home:
        return _take(Home(Path(arguments.home)), arguments)
    if arguments.scale != 1:
        os.environ["QT_SCALE_FACTOR"] = f"{arguments.scale:g}"
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        full, empty = Path(folder, "full"), Path(folder, "empty")
        sample = Path(folder, "Mail", "sample.mbox")  # no picture is to tell where this copy of the project lies
        sample.parent.mkdir()
        shutil.copy(ROOT / "resources" / "sample" / "sample.mbox", sample)
        _run("oakensearch_gui", "--home", str(full), "add", str(sample))
        for home in (full, empty):
            _run("evals.screens", *sys.argv[1:], "--home", str(home))
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the pictures go")
    parser.add_argument("--scale", type=float, default=1, help="dots a pixel")
    parser.add_argument("--right-to-left", action="store_true", help="lay the window out from right to left")
    parser.add_argument("--language", default="en", help="the window's language: en, de, es or ar")
    parser.add_argument("--home", default="", help=argparse.SUPPRESS)
    return parser.parse_args()


def _run(module: str, *arguments: str) -> None:
    subprocess.run([sys.executable, "-m", module, *arguments], cwd=ROOT, check=True)


def _take(home: Home, arguments: argparse.Namespace) -> int:
    app = QApplication([sys.argv[0]])
    GarbageCollector(app).start()  # as in the app: a worker's thread must not collect a widget
    QLocale.setDefault(QLocale(arguments.language))
    languages.install(app)
    if arguments.right_to_left:
        app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    empty = not home.raw_db.exists()
    for choice in ("light", "dark"):
        photographer = Photographer(app, home, arguments.folder, choice)
        try:
            if empty:
                photographer.first_run()
            else:
                photographer.screens()
        finally:
            photographer.close()
    return 0


class Photographer:
    """Leads one window through its screens, in one palette."""

    def __init__(self, app: QApplication, home: Home, folder: Path, choice: str) -> None:
        self._app, self._folder, self._choice = app, folder, choice
        self._settings = Settings({"appearance.theme": choice})
        theme = Theme(app, choice)
        self._client = SearchClient(partial(open_engine, home, self._settings))
        self._indexing = IndexingProcess(command(home))
        self._window = MainWindow(home, self._settings, theme, self._client, self._indexing)
        self._window.resize(1080, 720)
        self._window.show()

    def first_run(self) -> None:
        """Before any mailbox was added."""
        self._until(self._window.pane.first_run.isVisible)
        self._picture("first-run")

    def screens(self) -> None:
        """All that needs mail."""
        window = self._window
        self._until(lambda: window.pane.model.total > 0)
        self._picture("newest")
        self._search("roofer")  # the first question waits for the model, which is no picture of how long one takes
        self._search(QUESTION)
        window.pane.list.select_row(0)
        self._picture("results")
        window.preferences.on_density_chosen("compact")
        self._search("from:keller label:Money after:2021-01-01 before:2022-01-01")
        self._picture("filters-compact")
        window.preferences.on_density_chosen("comfortable")
        self._search("roofer label:Travel from:keller")
        self._picture("nothing-found")
        self._explore()
        window.resize(600, 720)
        self._search("accordion stolen")
        self._picture("narrow")
        window.resize(1080, 720)
        self._search("Rechnung 2021-0412")
        window.pane.list.select_row(0)
        window.pane.on_details_toggled()
        self._picture("why")
        window.pane.on_details_toggled()
        self._orders()
        self._messages()
        self._settings.set("meaning.model", "off")
        self._client.reopen()
        self._search("roofer")
        self._picture("degraded")
        self._dialogs()

    def _orders(self) -> None:
        """A few best above a dated list, one row a thread; what can be done with a hit."""
        window = self._window
        window.toolbar.sort.choose(Sort.FEW_BEST)
        window.toolbar.sort.threads.setChecked(True)
        self._search("thank you")
        window.pane.list.select_row(0)
        self._picture("few-best")
        menu = window.pane.list.menu_of(window.pane.list.chosen())
        menu.popup(window.mapToGlobal(QPoint(0, 0)))
        self._picture("hit-menu", menu)
        menu.close()
        window.toolbar.sort.choose(Sort.RELEVANCE)
        window.toolbar.sort.threads.setChecked(False)

    def _messages(self) -> None:
        """Messages: with pictures that were not fetched, with an attachment, in a thread."""
        self._search("sofa")
        self._open_first("message-remote")
        self._search("glazed cat")
        self._open_first("message")
        self._search("subject:re")
        self._open_first("message-thread")

    def _dialogs(self) -> None:
        """Mailboxes, every page of the settings, an error."""
        window = self._window
        window.mailboxes.on_mailboxes_requested()
        dialog = window.findChild(MailboxesDialog)
        assert dialog is not None
        self._until(lambda: dialog.list.count() > 0)
        self._picture("mailboxes", dialog)
        dialog.reject()
        window.preferences.on_settings_requested()
        settings = window.findChild(SettingsDialog)
        assert settings is not None
        for row, section in enumerate(sections()):
            settings.sections.setCurrentRow(row)
            self._picture(f"settings-{section}", settings)
        settings.reject()
        error = ErrorDialog("ValueError: an example", "OakenSearch, Qt, Python\n\nTraceback …", window)
        error.open()
        self._picture("error", error)
        error.reject()

    def _explore(self) -> None:
        """The timeline and the facets; what is offered while one types; what can be typed."""
        window = self._window
        window.toolbar.facets_button.setChecked(True)
        self._search("the")
        self._until(lambda: window.exploring.timeline.isVisible() and window.exploring.panel.isVisible())
        window.exploring.timeline.bars.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._picture("timeline-facets")
        window.toolbar.facets_button.setChecked(False)
        window.search_bar.field.setFocus()
        window.search_bar.type_text("after:yesterdy from:", 20)
        self._until(window.asking.completer.isVisible)
        self._picture("completion")
        window.asking.completer.close_list()
        window.asking.show_help()
        popover = window.findChild(OperatorsPopover)
        assert popover is not None
        self._picture("operators", popover)
        popover.close()

    def close(self) -> None:
        self._window.close()
        self._indexing.close()
        self._client.close()

    def _open_first(self, name: str) -> None:
        window = self._window
        hit = window.pane.model.hit(0)
        assert hit is not None
        window.messages.on_hit_opened(hit)
        self._until(lambda: window.messages.of(hit.message_id) is not None)
        message = window.messages.of(hit.message_id)
        assert message is not None
        self._picture(name, message)
        message.close()

    def _search(self, query: str) -> None:
        self._window.search_bar.set_text(query)
        self._until(lambda: not self._client.busy)

    def _until(self, holds: Callable[[], bool]) -> None:
        ends = time.monotonic() + PATIENCE_S
        while not holds():
            if time.monotonic() > ends:
                raise TimeoutError("the window did not get there")
            self._app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)

    def _picture(self, name: str, of: QWidget | None = None) -> None:
        for _ in range(5):  # layouts, pages asked for, and what these bring
            self._app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
        path = self._folder / f"{name}-{self._choice}.png"
        if not (of or self._window).grab().save(str(path)):
            raise OSError(f"{path} cannot be written")
        print(path)


if __name__ == "__main__":
    sys.exit(main())
