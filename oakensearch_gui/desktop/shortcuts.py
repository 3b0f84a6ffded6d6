"""The keys that do something, as the settings of the section `keyboard` name them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QKeyCombination, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from oakensearch_gui.settings import SETTINGS, Settings

SECTION = "keyboard"
_PART = "; "
_EVERYWHERE = "everywhere"
_STRONG = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
FIRST_SPECIAL = 0x01000000
"""Keys below this write a character (Qt::Key)."""

_WALKING = frozenset(
    {
        Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End,
        Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Menu,
    }
)  # fmt: skip
_WRITING = frozenset(
    {
        Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Backspace,
        Qt.Key.Key_Delete, Qt.Key.Key_Insert, Qt.Key.Key_Escape,
    }
)  # fmt: skip
_EDITING = (
    QKeySequence.StandardKey.SelectAll,
    QKeySequence.StandardKey.Paste,
    QKeySequence.StandardKey.Undo,
    QKeySequence.StandardKey.Redo,
)
_EDITING_ANYWHERE = (*_EDITING, QKeySequence.StandardKey.Copy, QKeySequence.StandardKey.Cut)


def tr(text: str) -> str:
    """Translate `text` outside a QObject."""
    return QCoreApplication.translate("shortcuts", text)


def keys_of(text: str) -> list[QKeySequence]:
    """The keys that a setting's text names; what is no key is left out."""
    made = (QKeySequence.fromString(part.strip()) for part in text.split(_PART.strip()) if part.strip())
    return [keys for keys in made if not keys.isEmpty()]


def text_of(keys: Sequence[QKeySequence]) -> str:
    """Keys as a setting keeps them."""
    return _PART.join(key.toString(QKeySequence.SequenceFormat.PortableText) for key in keys)


def group_of(help_text: str) -> str:
    """Two shortcuts may share a key if they belong to different windows: those of a message, and the others.

    The one that works in every program shares its key with none.
    """
    if help_text.startswith("From any program:"):
        return _EVERYWHERE
    return "message" if help_text.startswith("In a message:") else "window"


def refusal(name: str, text: str) -> str:
    """Why these keys cannot be had for the setting `name`, as a sentence; empty where they can.

    A list is walked with the arrows, a window with Tab, and the search field takes every letter: such a key would do
    its old work no longer, and often not the new one either.
    """
    help_text = next(setting.help for setting in SETTINGS if setting.name == name)
    everywhere = group_of(help_text) == _EVERYWHERE
    field = group_of(help_text) == "window" and not help_text.startswith("In the list:")
    for keys in keys_of(text):
        combination = keys[0]  # type: ignore[index]  # Qt has it, its stubs have not
        if everywhere and (_walks(combination) or _writes(combination)):
            return tr("Every program needs this key itself. Hold Ctrl or Alt with it, or choose another.")
        if _walks(combination):
            return tr("Lists and windows are walked with this key. Hold Ctrl or Alt with it, or choose another.")
        if _edits(keys, _EDITING_ANYWHERE if everywhere else _EDITING):
            return tr("Text is edited with these keys, and all of a list chosen. Please choose another.")
        if field and _writes(combination):
            return tr("The search field needs this key itself. Hold Ctrl or Alt with it, or choose another.")
    return ""


def _walks(combination: QKeyCombination) -> bool:
    menu = combination.key() == Qt.Key.Key_F10 and combination.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
    return bool(menu) or (combination.key() in _WALKING and not combination.keyboardModifiers() & _STRONG)


def _writes(combination: QKeyCombination) -> bool:
    """Whether a text field does something with it."""
    key = combination.key()
    return not combination.keyboardModifiers() & _STRONG and (key < FIRST_SPECIAL or key in _WRITING)


def _edits(keys: QKeySequence, actions: Sequence[QKeySequence.StandardKey]) -> bool:
    return any(keys in QKeySequence.keyBindings(action) for action in actions)


def conflict(settings: Settings, name: str, text: str) -> str:
    """The name of another shortcut of the same window that has one of these keys already, or an empty text."""
    wanted = {key.toString() for key in keys_of(text)}
    own = next(setting for setting in SETTINGS if setting.name == name)
    for other in SETTINGS:
        groups = {group_of(other.help), group_of(own.help)}
        if other.section != SECTION or other.name == name or (len(groups) > 1 and _EVERYWHERE not in groups):
            continue
        if wanted & {key.toString() for key in keys_of(settings.text(other.name))}:
            return other.name
    return ""


class Shortcuts(QObject):
    """Gives widgets their shortcuts, and gives them other keys when the settings change."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    def bind(
        self,
        widget: QWidget,
        name: str,
        slot: Callable[[], object],
        context: Qt.ShortcutContext = Qt.ShortcutContext.WindowShortcut,
    ) -> QShortcut:
        """Call `slot` for the keys of ``keyboard.NAME`` while the window of `widget` is the active one.

        Or, as `context` says, only while the widget itself has the focus.
        """
        bound = _Bound(self, name, widget)
        bound.setContext(context)
        bound.activated.connect(slot)
        return bound

    def keys(self, name: str) -> list[QKeySequence]:
        """The keys of ``keyboard.NAME`` at present."""
        return keys_of(self._settings.text(f"{SECTION}.{name}"))

    def hint(self, name: str) -> str:
        """The first of the keys as this system writes it, for menus and tooltips; empty when there is none."""
        keys = self.keys(name)
        return keys[0].toString(QKeySequence.SequenceFormat.NativeText) if keys else ""

    def give(self, action: QAction, name: str, owner: QWidget) -> None:
        """Let an entry of a menu have the keys of ``keyboard.NAME``, in the whole window of `owner`."""
        owner.addAction(action)
        _Given(self, name, action)

    def tell(self, widget: QWidget, name: str) -> None:
        """Write the first of the keys behind the widget's tooltip."""
        _Told(self, name, widget)

    def refresh(self) -> None:
        """The settings changed."""
        self.changed.emit()


class _Given(QObject):
    """The keys of an action; dies with it."""

    def __init__(self, shortcuts: Shortcuts, name: str, action: QAction) -> None:
        super().__init__(action)
        self._shortcuts = shortcuts
        self._name = name
        self._action = action
        shortcuts.changed.connect(self.on_changed)
        self.on_changed()

    @Slot()
    def on_changed(self) -> None:
        """Called when keys were changed."""
        self._action.setShortcuts(self._shortcuts.keys(self._name))


class _Told(QObject):
    """The keys in a tooltip; dies with its widget."""

    def __init__(self, shortcuts: Shortcuts, name: str, widget: QWidget) -> None:
        super().__init__(widget)
        self._shortcuts = shortcuts
        self._name = name
        self._widget = widget
        self._text = widget.toolTip()
        shortcuts.changed.connect(self.on_changed)
        self.on_changed()

    @Slot()
    def on_changed(self) -> None:
        """Called when keys were changed."""
        hint = self._shortcuts.hint(self._name)
        self._widget.setToolTip(f"{self._text} ({hint})" if hint else self._text)


class _Bound(QShortcut):
    """One shortcut; dies with its widget, and with it the connection to `changed`."""

    def __init__(self, shortcuts: Shortcuts, name: str, widget: QWidget) -> None:
        super().__init__(widget)
        self._shortcuts = shortcuts
        self._name = name
        shortcuts.changed.connect(self.on_changed)
        self.on_changed()

    @Slot()
    def on_changed(self) -> None:
        """Called when keys were changed."""
        self.setKeys(self._shortcuts.keys(self._name))
