"""The line at the top: menu, search bar, order of the hits."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal, SignalInstance
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from oakensearch_gui.desktop.icons import set_icon
from oakensearch_gui.desktop.search_bar import SearchBar
from oakensearch_gui.desktop.sort_chooser import SortChooser
from oakensearch_gui.desktop.theme import Theme
from oakensearch_gui.search.request import Sort

_HEIGHT = 48


class Toolbar(QWidget):
    """Holds the search bar as `search_bar`; the menu's entries are signals."""

    sort_changed = Signal(object)
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
        self.setFixedHeight(_HEIGHT)
        self.search_bar = SearchBar(theme)
        self.menu_button = QToolButton()
        self.menu_button.setObjectName("menu_button")
        self.menu_button.setAccessibleName(self.tr("Menu"))
        self.menu_button.setToolTip(self.tr("Menu (F10)"))
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu_button.setFixedSize(36, 36)
        self.menu_button.setIconSize(QSize(20, 20))
        set_icon(self.menu_button, theme, "menu", "text")
        self.menu = self._menu()
        self.menu_button.setMenu(self.menu)
        self.sort = SortChooser(theme)
        self.sort.sort_changed.connect(self.sort_changed)
        self.facets_button = QToolButton()
        self.facets_button.setObjectName("facets_button")
        self.facets_button.setAccessibleName(self.tr("Senders, labels and mailboxes of what was found"))
        self.facets_button.setToolTip(self.tr("Senders, labels and mailboxes (Ctrl+Shift+F)"))
        self.facets_button.setCheckable(True)
        self.facets_button.setFixedSize(36, 36)
        self.facets_button.setIconSize(QSize(20, 20))
        set_icon(self.facets_button, theme, "facets", "text")
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

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setObjectName("main_menu")
        menu.setAccessibleName(self.tr("Menu"))
        adding = menu.addMenu(self.tr("Add mailbox"))
        adding.setObjectName("add_menu")
        for text, signal in (
            (self.tr("A folder of mail…"), self.folder_requested),
            (self.tr("A mail file…"), self.file_requested),
            (self.tr("The sample mailbox"), self.sample_requested),
        ):
            adding.addAction(text).triggered.connect(signal)
        menu.addAction(self.tr("Manage mailboxes…")).triggered.connect(self.mailboxes_requested)
        menu.addAction(self.tr("Look for new mail")).triggered.connect(self.update_requested)
        menu.addSeparator()
        self.searches_menu = menu.addMenu(self.tr("Saved searches"))
        self.searches_menu.setObjectName("searches_menu")
        self.searches_menu.setToolTipsVisible(True)
        menu.addSeparator()
        self._choices(
            menu, self.tr("Colours"), self._theme.choice, self.theme_chosen,
            (("system", self.tr("As the system")), ("light", self.tr("Light")), ("dark", self.tr("Dark"))),
        )  # fmt: skip
        self._choices(
            menu, self.tr("Rows"), self._theme.density, self.density_chosen,
            (("comfortable", self.tr("Comfortable")), ("compact", self.tr("Compact"))),
        )  # fmt: skip
        menu.addSeparator()
        menu.addAction(self.tr("Settings…")).triggered.connect(self.settings_requested)
        menu.addAction(self.tr("About OakenSearch")).triggered.connect(self.about_requested)
        menu.addAction(self.tr("Quit")).triggered.connect(self.quit_requested)
        return menu

    def _choices(
        self, menu: QMenu, title: str, chosen: str, signal: SignalInstance, choices: tuple[tuple[str, str], ...]
    ) -> None:
        below = menu.addMenu(title)
        group = QActionGroup(below)
        for value, text in choices:
            action = below.addAction(text)
            action.setCheckable(True)
            action.setChecked(value == chosen)
            action.setData(value)
            group.addAction(action)
        group.triggered.connect(lambda action: signal.emit(action.data()))
