"""What every system's way of granting a key has in common. Only the one key is asked for; nobody listens to others."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QKeyCombination, QObject, Signal


@dataclass(frozen=True, slots=True)
class Answer:
    """What the system said to the wish for a key: whether it is ours, and a sentence for the person where one helps."""

    held: bool
    text: str = ""


class Holder(QObject):
    """`pressed` for the key; `answered(Answer)` once after each `hold`, at once or when the system has decided."""

    pressed = Signal()
    answered = Signal(object)

    def hold(self, keys: QKeyCombination) -> None:
        """Ask the system for these keys. Called on one that holds none; never raises."""
        raise NotImplementedError

    def release(self) -> None:
        """Let go of the keys, if there are any."""
        raise NotImplementedError

    def give_focus(self, window: int) -> None:
        """After `pressed`: what it takes, beyond Qt's own asking, that the system lets this window have the focus."""


def taken() -> Answer:
    """Another program, or the system itself, has the keys."""
    return Answer(False, tr("Another program has these keys. Choose others here, or free them there and choose again."))


def missing() -> Answer:
    """The keyboard cannot write this."""
    return Answer(False, tr("Your keyboard has no such key. Please choose another."))


def impossible() -> Answer:
    """There is nobody who could grant a key."""
    return Answer(False, tr("This system grants no program such a key."))


def tr(text: str) -> str:
    """Translate `text` outside a QObject."""
    return QCoreApplication.translate("hot_key", text)
