"""The line at the top: menu, search bar, order of the hits."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from oakensearch_gui.desktop.look.icons import set_icon
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.look.tool_button import ToolButton
from oakensearch_gui.desktop.query.search_bar import SearchBar
from oakensearch_gui.desktop.results.sort_chooser import SortChooser
from oakensearch_gui.desktop.shortcuts import Shortcuts
from oakensearch_gui.search.request import Sort

_HEIGHT = 48


class Toolbar(QWidget):
    """Holds the search bar as `search_bar`; the menu's entries are signals."""

    order_changed = Signal()
    folder_requested = Signal()
    file_requested = Signal()
    sample_requested = Signal()
    mailboxes_requested = Signal()
    update_requested = Signal()
    theme_chosen = Signal(str)
    density_chosen = Signal(str)
    settings_requested = Signal()
    about_requested = Signal()
    quit_requested = Signal()
    facets_toggled = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("toolbar")
        theme.fix_size(self, height=_HEIGHT)
        self.search_bar = SearchBar(theme)
        self.menu_button = ToolButton()
        self.menu_button.setObjectName("menu_button")
        self.menu_button.setAccessibleName(self.tr("Menu"))
        self.menu_button.setToolTip(self.tr("Menu"))
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        theme.fix_size(self.menu_button, 36, 36)
        set_icon(self.menu_button, theme, "menu", "text", 20)
        self.entries: dict[str, QAction | QMenu] = {}
        """Of the menu, by the name of the setting of their keys."""
        self.menu = self._menu()
        self.menu_button.setMenu(self.menu)
        self.sort = SortChooser(theme)
        self.sort.order_changed.connect(self.order_changed)
        self.facets_button = ToolButton()
        self.facets_button.setObjectName("facets_button")
        self.facets_button.setAccessibleName(self.tr("Senders, labels and mailboxes of what was found"))
        self.facets_button.setToolTip(self.tr("Senders, labels and mailboxes"))
        self.facets_button.setCheckable(True)
        theme.fix_size(self.facets_button, 36, 36)
        set_icon(self.facets_button, theme, "facets", "text", 20)
        self.facets_button.toggled.connect(self.facets_toggled)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 8, 8, 4)
        row.setSpacing(8)
        row.addWidget(self.menu_button)
        row.addWidget(self.search_bar, 1)
        row.addWidget(self.sort)
        row.addWidget(self.facets_button)

    @property
    def chosen_sort(self) -> Sort:
        return self.sort.sort

    @property
    def by_thread(self) -> bool:
        return self.sort.by_thread

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setObjectName("main_menu")
        menu.setAccessibleName(self.tr("Menu"))
        adding = menu.addMenu(self.tr("Add mailbox"))
        adding.setObjectName("add_menu")
        self._add(adding, "add_folder", self.tr("A folder of mail…"), self.folder_requested)
        self._add(adding, "add_file", self.tr("A mail file…"), self.file_requested)
        self._add(adding, "add_sample", self.tr("The sample mailbox"), self.sample_requested)
        self._add(menu, "mailboxes", self.tr("Manage mailboxes…"), self.mailboxes_requested)
        self._add(menu, "update", self.tr("Look for new mail"), self.update_requested)
        menu.addSeparator()
        self.searches_menu = menu.addMenu(self.tr("Saved searches"))
        self.searches_menu.setObjectName("searches_menu")
        self.searches_menu.setToolTipsVisible(True)
        self.entries["saved_searches"] = self.searches_menu
        menu.addSeparator()
        self.entries["colours"] = self._choices(
            menu, self.tr("Colours"), self._theme.choice, self.theme_chosen,
            (("system", self.tr("As the system")), ("light", self.tr("Light")), ("dark", self.tr("Dark"))),
        )  # fmt: skip
        self.entries["rows"] = self._choices(
            menu, self.tr("Rows"), self._theme.density, self.density_chosen,
            (("comfortable", self.tr("Comfortable")), ("compact", self.tr("Compact"))),
        )  # fmt: skip
        menu.addSeparator()
        self._add(menu, "settings", self.tr("Settings…"), self.settings_requested)
        self._add(menu, "about", self.tr("About OakenSearch"), self.about_requested)
        self._add(menu, "quit", self.tr("Quit"), self.quit_requested)
        return menu

    def _add(self, menu: QMenu, name: str, text: str, signal: SignalInstance) -> None:
        self.entries[name] = action = menu.addAction(text)
        action.triggered.connect(signal)

    def bind(self, shortcuts: Shortcuts, window: QWidget) -> None:
        """Give every entry of the menus its keys, and tell them."""
        for name, entry in {**self.entries, **self.sort.entries}.items():
            if isinstance(entry, QMenu):
                shortcuts.bind(window, name, partial(self._open_menu, entry))
            else:
                shortcuts.give(entry, name, window)
        shortcuts.bind(window, "menu", self.menu_button.showMenu)
        shortcuts.bind(window, "facets", self.facets_button.toggle)
        shortcuts.tell(self.menu_button, "menu")
        shortcuts.tell(self.facets_button, "facets")
        shortcuts.tell(self.search_bar.help, "help")
        shortcuts.tell(self.search_bar.star, "save_search")

    def _open_menu(self, menu: QMenu) -> None:
        menu.popup(self.menu_button.mapToGlobal(self.menu_button.rect().bottomLeft()))

    def _choices(
        self, menu: QMenu, title: str, chosen: str, signal: SignalInstance, choices: tuple[tuple[str, str], ...]
    ) -> QMenu:
        below = menu.addMenu(title)
        group = QActionGroup(below)
        for value, text in choices:
            action = below.addAction(text)
            action.setCheckable(True)
            action.setChecked(value == chosen)
            action.setData(value)
            group.addAction(action)
        group.triggered.connect(lambda action: signal.emit(action.data()))
        return below
