"""Other programs: the system starts them for us."""

from __future__ import annotations

import os

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from oakensearch_gui import SET_FOR_NUMPY


def open_outside(url: QUrl) -> bool:
    """Have the system open it in the program that is meant for it; whether it could.

    That program gets the environment that we were started with: how many threads it multiplies with is its own matter.
    """
    ours = {name: os.environ.pop(name) for name in SET_FOR_NUMPY if name in os.environ}
    try:
        return QDesktopServices.openUrl(url)
    finally:
        os.environ.update(ours)
