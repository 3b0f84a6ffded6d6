"""Canary for a fault of PySide6 6.12.0: on Pythons whose None can be freed, its calls give references away.

Each call of a method that returns nothing took one reference from None; after some thousand calls the program
aborted with "deallocating None". From Python 3.12 on None is immortal (PEP 683) and the fault cannot show.
Whoever raises the pinned release runs this on Python 3.11.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QModelIndex, QObject, QPoint, QTimer, Signal

CALLS = 100
TOLERANCE = 5  # the interpreter's own bookkeeping may move the count a little

pytestmark = pytest.mark.skipif(
    sys.version_info >= (3, 12), reason="None is immortal on this Python: the fault cannot show (run it on 3.11)"
)


class Emitter(QObject):
    counted = Signal(int)
    finished = Signal()

    def on_counted(self, number: int) -> None:
        pass

    def on_finished(self) -> None:
        pass


def drift(call: Callable[[], object]) -> int:
    """By how much `CALLS` calls change None's reference count."""
    call()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        call()
    return sys.getrefcount(None) - before


@pytest.mark.usefixtures("qapp")
def test_calls_into_qt_leave_the_reference_count_of_none_alone() -> None:
    emitter, point = Emitter(), QPoint()
    emitter.counted.connect(emitter.on_counted)
    emitter.finished.connect(emitter.on_finished)
    calls: dict[str, Callable[[], object]] = {
        "a setter of an object": lambda: emitter.setObjectName("name"),
        "a setter of a value": lambda: point.setX(1),
        "a method with an object or None as answer": emitter.parent,
        "a variant without value": lambda: emitter.property("absent"),
        "data of no index": lambda: QModelIndex().data(),
        "a class method": QCoreApplication.processEvents,
        "a timer's start": lambda: QTimer.singleShot(0, emitter.on_finished),
        "a signal": emitter.finished.emit,
        "a signal with a value": lambda: emitter.counted.emit(1),
    }
    changes = {what: drift(call) for what, call in calls.items()}
    QCoreApplication.processEvents()
    assert {what: change for what, change in changes.items() if abs(change) > TOLERANCE} == {}
