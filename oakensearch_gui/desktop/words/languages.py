"""The window's language: that of the person's system, where we have words in it, else English."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QGuiApplication

from oakensearch_gui.resources import resource

TRANSLATED = ("ar", "de", "es")
"""Languages with words of ours, in resources/translations; English needs none."""


def best_language(wanted: Sequence[str]) -> str:
    """The first of the person's languages ("de-AT", "es") that the window speaks; "en" where it speaks none."""
    for tag in wanted:
        language = tag.replace("_", "-").split("-", 1)[0].lower()
        if language == "en" or language in TRANSLATED:
            return language
    return "en"


def install(app: QGuiApplication) -> None:
    """Let the window speak, and Qt's own parts (file choosers, calendar) in the system's language where they can.

    The window is laid out in the direction in which its language is written.
    """
    qt = QTranslator(app)
    if qt.load(QLocale(), "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        app.installTranslator(qt)
    language = best_language(QLocale().uiLanguages())
    if language in TRANSLATED:
        ours = QTranslator(app)
        if ours.load(str(resource(f"translations/{language}.qm"))):
            app.installTranslator(ours)
    app.setLayoutDirection(QLocale(language).textDirection())
