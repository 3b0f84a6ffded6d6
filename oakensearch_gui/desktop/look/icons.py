"""Our drawn icons, tinted with the palette: ``resources/icons/NAME.svg``, drawn in currentColor."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QApplication

from oakensearch_gui.desktop.look.theme import Theme, grown
from oakensearch_gui.resources import resource

_NAME, _ROLE, _SIZE = "icon_name", "icon_role", "icon_size"
_POINTING = frozenset({"back", "forward"})


@lru_cache(maxsize=64)
def _source(name: str) -> str:
    return resource(f"icons/{name}.svg").read_text(encoding="utf-8")


@lru_cache(maxsize=256)
def pixmap(name: str, colour: str, size: int, ratio: float = 1.0) -> QPixmap:
    """The icon as a picture of `size` device-independent pixels, for a screen with `ratio` dots a pixel."""
    renderer = QSvgRenderer(QByteArray(_source(name).replace("currentColor", colour).encode()))
    dots = round(size * ratio)
    picture = QPixmap(dots, dots)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    renderer.render(painter, QRectF(0, 0, dots, dots))
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


def icon(name: str, colour: str, size: int) -> QIcon:
    """The icon in one size, for screens of one and of two dots a pixel; one that points does so in both directions."""
    made = QIcon()
    turned = name in _POINTING and QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    for ratio in (1.0, 2.0):
        picture = pixmap(name, colour, size, ratio)
        made.addPixmap(picture.transformed(QTransform.fromScale(-1, 1)) if turned else picture)
    return made


def app_icon() -> QIcon:
    """The app's own icon, from 16 to 256 pixels."""
    made = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        made.addPixmap(pixmap("oakensearch", "#000000", size))
    return made


def set_icon(button: QAbstractButton, theme: Theme, name: str, role: str = "second", size: int = 16) -> None:
    """Give `button` an icon in the colour of `role` that follows the theme (see `refresh_icons`).

    `size` is in pixels, and grows with the text.
    """
    button.setProperty(_NAME, name)
    button.setProperty(_ROLE, role)
    button.setProperty(_SIZE, size)
    _show(button, theme)


def _show(button: QAbstractButton, theme: Theme) -> None:
    size = grown(button.property(_SIZE))
    button.setIconSize(QSize(size, size))
    button.setIcon(icon(button.property(_NAME), getattr(theme.colours, button.property(_ROLE)), size))


def refresh_icons(theme: Theme) -> None:
    """Tint every button's icon anew; called once after the theme changed."""
    for widget in QApplication.allWidgets():
        if widget.property(_NAME) and isinstance(widget, QAbstractButton):
            _show(widget, theme)
