"""Where the files that come with the app lie: icons, theme, the sample mailbox.

They are at the top of a checkout, and inside the package in a wheel or a bundle.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_PLACES = (_PACKAGE / "_resources", _PACKAGE.parent / "resources")


def resource(name: str) -> Path:
    """The file or folder `name` ("sample", "icons/app.svg"). Raises FileNotFoundError if the app lacks it."""
    for place in _PLACES:
        path = place / name
        if path.exists():
            return path
    raise FileNotFoundError(f"this copy of OakenSearch lacks its file {name}")
