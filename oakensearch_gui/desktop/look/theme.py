"""The one place that owns colours, type sizes and spacing, for light and dark.

The values were chosen by looking at pictures of the window; every text/ground pair in `PAIRS` has a contrast
of at least 4.5:1 (WCAG 2.2, success criterion 1.4.3), which a test computes.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from oakensearch_gui.desktop.look.motion import system_wants_stillness
from oakensearch_gui.desktop.look.stylesheet import stylesheet
from oakensearch_gui.resources import resource
from oakensearch_gui.settings import Settings

_STYLED = "oakensearch_styled"
_WHOLE = 100
_GROWTH = "oakensearch_growth"
"""The application's property that tells by how much text is larger than normal."""

SMALLEST_TEXT = 11
"""Pixels; nothing is written smaller."""


@dataclass(frozen=True, slots=True)
class Colours:
    """A palette, as ``#RRGGBB``. A name with `_ground` is what the text of the same name stands on."""

    window: str
    text: str
    surface: str
    second: str
    line: str
    hover: str
    accent: str
    accent_hover: str
    on_accent: str
    selected: str
    selected_second: str
    mark: str
    mark_ground: str
    word: str
    word_ground: str
    meaning: str
    meaning_ground: str
    exact: str
    exact_ground: str
    label: str
    label_ground: str
    banner: str
    banner_ground: str
    banner_line: str
    error: str
    bar: str


LIGHT = Colours(
    window="#FBFAF7", text="#1F2421", surface="#FFFFFF", second="#59615C", line="#E3E0D8", hover="#F4F2EC",
    accent="#2B6549", accent_hover="#235540", on_accent="#FFFFFF", selected="#E1EEE7", selected_second="#4A524D",
    mark="#1F2421", mark_ground="#FFE9A8", word="#34527F", word_ground="#E6ECF5",
    meaning="#6F4180", meaning_ground="#F1E8F5", exact="#7A4F00", exact_ground="#FBF0D9",
    label="#3F5A4C", label_ground="#E9EFEA", banner="#5F4200", banner_ground="#FFF3DC", banner_line="#EFD9A8",
    error="#9A2C25", bar="#6F9482",
)  # fmt: skip

DARK = Colours(
    window="#171A18", text="#E8E6E0", surface="#1F2421", second="#A6ADA8", line="#333A36", hover="#252B28",
    accent="#86C9A6", accent_hover="#9AD6B6", on_accent="#10201A", selected="#27392F", selected_second="#B7BEB9",
    mark="#FFEFC2", mark_ground="#5C4A12", word="#A9C3EC", word_ground="#23304A",
    meaning="#D9B6E6", meaning_ground="#3A2744", exact="#F0CE85", exact_ground="#43330F",
    label="#B5CDBF", label_ground="#2A342E", banner="#F3D999", banner_ground="#3B2E10", banner_line="#57451B",
    error="#F2A39C", bar="#5F8B74",
)  # fmt: skip

PAIRS: tuple[tuple[str, str], ...] = (
    ("text", "window"),
    ("text", "surface"),
    ("text", "hover"),
    ("text", "selected"),
    ("second", "window"),
    ("second", "surface"),
    ("second", "hover"),
    ("accent", "window"),
    ("accent", "surface"),
    ("accent", "selected"),
    ("accent", "banner_ground"),
    ("on_accent", "accent"),
    ("on_accent", "accent_hover"),
    ("selected_second", "selected"),
    ("mark", "mark_ground"),
    ("word", "word_ground"),
    ("meaning", "meaning_ground"),
    ("exact", "exact_ground"),
    ("label", "label_ground"),
    ("banner", "banner_ground"),
    ("error", "window"),
    ("error", "surface"),
)
"""(text, ground) as they meet on the screen."""


def contrast(first: str, second: str) -> float:
    """The contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio" and "relative luminance")."""
    lighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def scaled(base: QFont, factor: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """`base` at `factor` times its size (never below `SMALLEST_TEXT`) and in `weight`."""
    font = QFont(base)
    font.setPixelSize(max(SMALLEST_TEXT, round(QFontInfo(base).pixelSize() * factor)))
    font.setWeight(weight)
    return font


class Theme(QObject):
    """The palette in force. `choice` is ``system``, ``light`` or ``dark``; `density` ``comfortable`` or ``compact``."""

    changed = Signal()

    def __init__(self, app: QApplication, choice: str = "system", density: str = "comfortable") -> None:
        super().__init__(app)
        self._app = app
        self._choice = choice
        self._density = density
        self._percent = 100
        self._still = False
        if not app.property(_STYLED):
            # Once a process. Qt deletes the style that was there before, which a Python object may still stand for
            # (QWidget.style() makes one), and the next style at that address would be taken for it: a crash.
            app.setStyle("Fusion")
            app.setProperty(_STYLED, True)
        app.styleHints().colorSchemeChanged.connect(self.on_color_scheme_changed)
        self._apply()

    @property
    def choice(self) -> str:
        return self._choice

    @property
    def density(self) -> str:
        return self._density

    @property
    def dark(self) -> bool:
        if self._choice == "system":
            return self._app.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return self._choice == "dark"

    @property
    def colours(self) -> Colours:
        return DARK if self.dark else LIGHT

    @cached_property
    def _system_font(self) -> QFont:
        return QFont(self._app.font())

    @property
    def base_font(self) -> QFont:
        """The system's font for windows, in the size that the person wants."""
        font = QFont(self._system_font)
        if self._percent != _WHOLE:
            font.setPixelSize(max(SMALLEST_TEXT, round(QFontInfo(font).pixelSize() * self._percent / _WHOLE)))
        return font

    @property
    def still(self) -> bool:
        """Whether nothing may move that need not."""
        return self._still

    def take(self, settings: Settings) -> None:
        """Look as the settings say."""
        self._choice = settings.text("appearance.theme")
        self._density = settings.text("appearance.density")
        self._percent = settings.integer("appearance.text_size")
        self._still = settings.text("appearance.motion") == "none" or system_wants_stillness()
        self._apply()
        self.changed.emit()

    def fix_size(self, widget: QWidget, width: int = 0, height: int = 0) -> None:
        """Give a widget a fixed width or height (0: none) that is `grown` with the size of text, now and later."""
        _Grown(self, widget, width, height)

    def colour(self, role: str) -> QColor:
        """The colour of a role of `Colours`."""
        return self._qcolours[role]

    @Slot()
    def on_color_scheme_changed(self) -> None:
        """The system went dark or light."""
        if self._choice == "system":
            self._apply()
            self.changed.emit()

    def _apply(self) -> None:
        self._app.setPalette(qt_palette(self.colours))
        values = {field.name: str(getattr(self.colours, field.name)) for field in fields(Colours)}
        self._app.setProperty(_GROWTH, max(1.0, self._percent / _WHOLE))
        self._qcolours = {name: QColor(value) for name, value in values.items()}
        shade = "dark" if self.colours is DARK else "light"
        pictures = {
            name: resource(f"icons/{name}-{shade}.svg").as_posix() for name in ("ticked", "arrow-down", "arrow-up")
        }
        size = QFontInfo(self.base_font).pixelSize()
        self._app.setStyleSheet(stylesheet(values, size, SMALLEST_TEXT, grown(14), pictures))


def grown(pixels: int) -> int:
    """A length that holds text of the normal size, in pixels: longer where the person wants larger text."""
    app = QApplication.instance()
    factor = app.property(_GROWTH) if app is not None else None
    return round(pixels * factor) if isinstance(factor, float) else pixels


class _Grown(QObject):
    """Keeps a widget's fixed size in step with the size of text; dies with it."""

    def __init__(self, theme: Theme, widget: QWidget, width: int, height: int) -> None:
        super().__init__(widget)
        self._widget, self._width, self._height = widget, width, height
        theme.changed.connect(self.on_theme_changed)
        self.on_theme_changed()

    @Slot()
    def on_theme_changed(self) -> None:
        """Called by the theme."""
        if self._height:
            self._widget.setFixedHeight(grown(self._height))
        if self._width:
            self._widget.setFixedWidth(grown(self._width))


def qt_palette(colours: Colours) -> QPalette:
    """The palette that Qt's own parts (menus, dialogs, file choosers) paint with."""
    palette = QPalette()
    roles = {
        QPalette.ColorRole.Window: colours.window,
        QPalette.ColorRole.WindowText: colours.text,
        QPalette.ColorRole.Base: colours.surface,
        QPalette.ColorRole.AlternateBase: colours.hover,
        QPalette.ColorRole.Text: colours.text,
        QPalette.ColorRole.Button: colours.surface,
        QPalette.ColorRole.ButtonText: colours.text,
        QPalette.ColorRole.BrightText: colours.error,
        QPalette.ColorRole.ToolTipBase: colours.surface,
        QPalette.ColorRole.ToolTipText: colours.text,
        QPalette.ColorRole.PlaceholderText: colours.second,
        QPalette.ColorRole.Highlight: colours.accent,
        QPalette.ColorRole.HighlightedText: colours.on_accent,
        QPalette.ColorRole.Accent: colours.accent,
        QPalette.ColorRole.Link: colours.accent,
        QPalette.ColorRole.LinkVisited: colours.accent,
        QPalette.ColorRole.Mid: colours.line,
        QPalette.ColorRole.Midlight: colours.line,
        QPalette.ColorRole.Light: colours.surface,
        QPalette.ColorRole.Dark: colours.line,
        QPalette.ColorRole.Shadow: colours.line,
    }
    for role, colour in roles.items():
        palette.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.second))
    return palette
