"""What the window calls the settings and their sections; `settings.py` has them as data, in English."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from oakensearch_gui.settings import SETTINGS, Setting

CONTEXT = "settings"
"""Under which the words of `settings.py` are translated; they are data there and know no Qt."""

_UNITS = frozenset({"seconds", "megabytes"})
_SHORT = {"rrf": "RRF", "url": "address", "llm": "LLM", "k": "k"}
_TITLES = {
    "keyboard.everywhere": "From any program",
    "meaning.cache_megabytes": "Size of the cache",
    "search.prior": "Newer mail first among equals",
    "search.stemming": "Other forms of a word",
    "search.local_days": "Days by this computer's clock",
}
"""Where the key's own words would tell nobody what it is."""

_IN_BRACKETS = re.compile(r"\(([a-z]+\.[a-z_]+)\)")


def plain_title(setting: Setting) -> str:
    """What a setting is, in English: as a rule its key as words, without the unit that stands beside the value."""
    if setting.name in _TITLES:
        return _TITLES[setting.name]
    named = [word for word in setting.key.split("_") if not (setting.unit and word in _UNITS)]
    first, *rest = (_SHORT.get(word, word) for word in named)
    return " ".join([first if first.isupper() else first.capitalize(), *rest])


def setting_title(setting: Setting) -> str:
    """What the window calls a setting."""
    return words(plain_title(setting))


def words(text: str) -> str:
    """A text of `settings.py` in the person's language."""
    return QCoreApplication.translate(CONTEXT, text)


def plain_section_title(section: str) -> str:
    """A section's name, in English."""
    return {"indexing": "Mailboxes"}.get(section, section.capitalize())


def section_title(section: str) -> str:
    """What the window calls a section."""
    return words(plain_section_title(section))


def unit_text(setting: Setting) -> str:
    """What stands behind its number, with the space before it."""
    return f" {words(setting.unit)}" if setting.unit else ""


def settings_as_shown(text: str) -> str:
    """A sentence for a terminal with its settings, ``(meaning.model)``, as the settings window names them."""
    return _IN_BRACKETS.sub(_as_shown, text)


def _as_shown(found: re.Match[str]) -> str:
    setting = next((one for one in SETTINGS if one.name == found[1]), None)
    return found[0] if setting is None else f"({section_title(setting.section)}: {setting_title(setting)})"
