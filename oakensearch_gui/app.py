"""Puts the window together. In this order:

1. Qt, with our name and sign. Is a window open on this home already? Then that one is given what this one was asked
   for, and this start ends here. Else the one hook for errors that nobody caught, so that from here on anything that
   goes wrong is told in a window; and the garbage collector, which from here on works in this thread only.
2. The settings and, from them, the theme: nothing was drawn yet, so nothing flickers.
3. The search client: its thread opens the library and the index while the window is being made. Model and
   vectors are loaded once it has given its first answer, the newest mail.
4. The handle of the indexing process, which does not run yet.
5. The window. It shows the newest mail, then asks the client what there is; where there is nothing, the first-run page.
   What a list can do without, such as the window of a message, is loaded once the first rows are there.
6. A moment after the first rows, the mailboxes are looked at for new mail, in the child process, and watched.
7. When the window closes: nothing is watched any more, the child is asked to end, the engine lets go of its files,
   copies that were lent to other programs long ago are deleted, then the program ends.
"""

from __future__ import annotations

import sys
from functools import partial

from PySide6.QtWidgets import QApplication

from oakensearch_gui import __version__
from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.error_dialog import ErrorReporter
from oakensearch_gui.desktop.garbage import GarbageCollector
from oakensearch_gui.desktop.later import LaterModules
from oakensearch_gui.desktop.look.icons import app_icon
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.mailboxes.indexing import IndexingProcess, command
from oakensearch_gui.desktop.mailboxes.watching import MailWatch
from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.desktop.message import lent_files
from oakensearch_gui.desktop.ports import EnginePort
from oakensearch_gui.desktop.single_instance import SingleInstance, Wish
from oakensearch_gui.desktop.words import languages
from oakensearch_gui.embedding import create_embedder
from oakensearch_gui.paths import Home
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.settings import Settings


def open_engine(home: Home, settings: Settings) -> EnginePort:
    """Called in the search thread, at the start and whenever a setting that it depends on has changed."""
    engine = Engine.open(home, settings, create_embedder(settings, home))
    engine.warm_up()
    return engine


def main(home: Home, query: str = "", mailbox: str = "") -> int:
    """Open the window on `home`, with a search or a mailbox to add if they are given; returns the exit code.

    Where a window is open on this home already, that one comes up and is given what this one was asked for.
    """
    app = QApplication.instance() or QApplication([sys.argv[0]])
    assert isinstance(app, QApplication)
    app.setApplicationName("OakenSearch")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("oakensearch")
    app.setWindowIcon(app_icon())
    instance, wish = SingleInstance(home, app), Wish(query, mailbox)
    if not instance.become_first():
        if instance.hand_over(wish):
            return 0
        print("OakenSearch is open on this folder already, and does not answer.", file=sys.stderr)
        return 1
    reporter = ErrorReporter(app)
    reporter.install()
    garbage = GarbageCollector(app)
    garbage.start()
    languages.install(app)

    settings = Settings.load(home.settings_file)
    theme = Theme(app)
    theme.take(settings)
    client = SearchClient(partial(open_engine, home, settings), app)
    indexing = IndexingProcess(command(home), app)
    window = MainWindow(home, settings, theme, client, indexing)
    later = LaterModules(window)
    window.pane.result_shown.connect(later.begin)
    later.loaded.connect(garbage.settle)
    watch = MailWatch(home, settings, client, indexing, window)
    instance.wished.connect(window.on_wished)
    window.closed.connect(app.quit)
    window.tray.on_tray_changed(settings.flag("appearance.tray"))
    window.hot_key.take_up()
    window.take(wish)
    window.show()
    try:
        return app.exec()
    finally:
        watch.close()
        indexing.close()
        client.close()
        garbage.stop()
        instance.close()
        lent_files.take_back()
