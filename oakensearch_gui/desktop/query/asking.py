"""What helps to ask: completion, the help on operators, earlier searches, and those that were kept under a name."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from oakensearch_gui.desktop.client import SearchClient
from oakensearch_gui.desktop.look.theme import Theme, grown
from oakensearch_gui.desktop.query.completer import Completer
from oakensearch_gui.desktop.query.search_bar import SearchBar
from oakensearch_gui.desktop.words.wording import isolate
from oakensearch_gui.paths import Home
from oakensearch_gui.searches import Searches
from oakensearch_gui.settings import Settings


class Asking(QObject):
    """Owns the completer and the file of searches; `menu` is filled when it is about to be shown."""

    def __init__(
        self,
        theme: Theme,
        client: SearchClient,
        home: Home,
        settings: Settings,
        bar: SearchBar,
        menu: QMenu,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._settings = settings
        self._bar = bar
        self._window = window
        self._menu = menu
        self.searches = Searches(home.searches_file)
        self.completer = Completer(theme, bar, lambda: self.searches.history, window)
        self.completer.counts_wanted.connect(client.want_counts)
        client.counts_found.connect(self.completer.on_counts_found)
        bar.search_pressed.connect(self.remember)
        bar.star_pressed.connect(self.on_star_pressed)
        bar.help_pressed.connect(self.show_help)
        bar.field.textChanged.connect(self.on_text_changed)
        menu.aboutToShow.connect(self.on_menu_opens)

    @Slot()
    def remember(self) -> None:
        """What the field says was meant: Enter was pressed, or a hit of it opened."""
        if self._settings.flag("search.history"):
            self.searches.remember(self._bar.text)

    @Slot()
    def show_help(self) -> None:
        """Show what can be typed."""
        from oakensearch_gui.desktop.query.operators_popover import OperatorsPopover  # see desktop/later.py

        popover = OperatorsPopover(self._window)
        popover.example_chosen.connect(self.on_example_chosen)
        popover.open_below(self._bar)

    @Slot(str)
    def on_example_chosen(self, query: str) -> None:
        """Called by the help: added to what the field says."""
        self._bar.set_text(f"{self._bar.text.rstrip()} {query}".strip())
        self._bar.field.setFocus()

    @Slot()
    def on_text_changed(self) -> None:
        """Called by the field: is this search kept?"""
        self._bar.show_star(self.searches.name_of(self._bar.text))

    @Slot()
    def on_star_pressed(self) -> None:
        """Keep the present search under a name that is asked for; forget it, if it is kept."""
        query = self._bar.text.strip()
        name = self.searches.name_of(query)
        if name:
            self.searches.forget(name)
            self.on_text_changed()
        elif query:
            question = QInputDialog(self._window)
            question.setObjectName("save_search_dialog")
            question.setWindowTitle(self.tr("Keep this search"))
            question.setLabelText(self.tr("Name:"))
            question.setTextValue(query)
            question.resize(grown(420), question.sizeHint().height())  # else too narrow for its own title
            question.textValueSelected.connect(self.on_name_given)
            question.open()

    @Slot(str)
    def on_name_given(self, name: str) -> None:
        """Called by the question for a name."""
        if name.strip():
            self.searches.save(name, self._bar.text)
            self.on_text_changed()

    @Slot()
    def show_saved(self) -> None:
        """Show the kept searches, to rename or forget them."""
        from oakensearch_gui.desktop.query.saved_searches import SavedSearchesDialog  # see desktop/later.py

        dialog = SavedSearchesDialog(self.searches, self._window)
        dialog.query_chosen.connect(self._bar.set_text)
        dialog.changed.connect(self.on_text_changed)
        dialog.open()

    @Slot()
    def forget_history(self) -> None:
        """Forget all earlier searches."""
        self.searches.forget_history()

    @Slot()
    def on_menu_opens(self) -> None:
        """Called by the menu: the kept searches as they are now."""
        menu = self._menu
        menu.clear()
        for one in self.searches.saved:
            action = menu.addAction(isolate(one.name))
            action.setToolTip(isolate(one.query))
            action.triggered.connect(lambda _=False, query=one.query: self._bar.set_text(query))
        if not self.searches.saved:
            menu.addAction(self.tr("None yet: the star in the search field keeps one")).setEnabled(False)
        else:
            menu.addSeparator()
            menu.addAction(self.tr("Rename or forget…")).triggered.connect(self.show_saved)
        menu.addSeparator()
        menu.addAction(self.tr("Earlier searches…")).triggered.connect(self.completer.show_history)
        clear = menu.addAction(self.tr("Forget all earlier searches"))
        clear.setEnabled(bool(self.searches.history))
        clear.triggered.connect(self.forget_history)
