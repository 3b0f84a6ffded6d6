"""What the tests of the key that works in every program share."""

from __future__ import annotations

from PySide6.QtCore import QKeyCombination
from PySide6.QtGui import QKeySequence

from oakensearch_gui.desktop.hot_key.holder import Answer, Holder


def combination(text: str) -> QKeyCombination:
    keys: QKeyCombination = QKeySequence.fromString(text)[0]  # type: ignore[index]
    return keys


class Heard:
    """What a holder says."""

    def __init__(self, holder: Holder) -> None:
        self.presses = 0
        self.answers: list[Answer] = []
        holder.pressed.connect(self.on_pressed)
        holder.answered.connect(self.answers.append)

    def on_pressed(self) -> None:
        self.presses += 1
