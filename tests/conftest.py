"""What every test may ask for, and what holds for all of them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

from oakensearch_gui.paths import Home

ROOT = Path(__file__).resolve().parent.parent

# Before anything imports Qt: no test needs a screen, yet a person may watch one (QT_QPA_PLATFORM=xcb).
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# No deadline: a test must not fail because a machine is busy. On CI every run tries the same examples.
settings.register_profile("oakensearch", deadline=None, derandomize="CI" in os.environ, print_blob=True)
settings.load_profile("oakensearch")


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder of real and odd mail that lies beside the checkout on the machines of its developers."""
    folder = ROOT.parent / "shared" / "data"
    if not folder.is_dir():
        pytest.skip("the shared mail is not on this machine (../shared/data beside the checkout)")
    return folder


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """An empty home of the app, of this test alone."""
    made = Home(tmp_path / "home")
    made.create()
    return made
