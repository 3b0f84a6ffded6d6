"""The whole path as a screen reader drives it, on a real X server: search, walk, details, open, close."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from oakensearch_gui.paths import Home
from oakensearch_gui.resources import resource
from tests.desktop.x_server import needs, x_server

ROOT = Path(__file__).resolve().parents[2]
SYSTEM_PYTHON = Path("/usr/bin/python3")
SESSION = """
openbox &
window_manager=$!
"$PYTHON" -m oakensearch_gui --home "$HOME_OF_APP" &
app=$!
"$SYSTEM_PYTHON" tests/desktop/screen_reader.py
outcome=$?
kill $app $window_manager 2>/dev/null
wait $app 2>/dev/null
exit $outcome
"""


def has_atspi() -> bool:
    if not SYSTEM_PYTHON.exists():
        return False
    check = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    return subprocess.run([SYSTEM_PYTHON, "-c", check], capture_output=True, check=False).returncode == 0


@pytest.fixture
def display() -> Iterator[str]:
    """An X server of this test alone."""
    needs("Xvfb", "openbox", "xdotool", "dbus-run-session")
    if not has_atspi():
        pytest.skip("AT-SPI is not on this machine (needs at-spi2-core, gir1.2-atspi-2.0 and python3-gi)")
    with x_server() as name:
        yield name


def test_a_screen_reader_can_search_walk_open_and_close(display: str, home: Home, tmp_path: Path) -> None:
    home.settings_file.write_text(json.dumps({"version": 1, "meaning": {"model": "off"}}))
    added = [
        sys.executable,
        "-m",
        "oakensearch_gui",
        "--home",
        str(home.root),
        "add",
        str(resource("sample/sample.mbox")),
    ]
    subprocess.run(added, check=True, cwd=ROOT, capture_output=True, timeout=120)
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "DBUS_", "XDG_"))}
    environment |= {
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "LANGUAGE": "en",  # the names that the reader looks for
        "LC_ALL": "C.UTF-8",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "XDG_RUNTIME_DIR": str(tmp_path),
        "LANG": "C.UTF-8",
        "PYTHON": sys.executable,
        "SYSTEM_PYTHON": str(SYSTEM_PYTHON),
        "HOME_OF_APP": str(home.root),
    }
    ended = subprocess.run(
        ["dbus-run-session", "--", "sh", "-c", SESSION],
        env=environment, cwd=ROOT, capture_output=True, text=True, timeout=240, check=False,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stdout + ended.stderr[-3000:]
    said = next(line for line in ended.stdout.splitlines() if line.startswith("row: "))
    for part in ("Robin Hale", "roofer", "2021", "found by word"):  # sender, subject, date, why
        assert part in said
