from __future__ import annotations

import tempfile
import time
from pathlib import Path

import pytest

from oakensearch_gui.desktop.message.lent_files import lending_folder, take_back

DAY = 86_400


def test_what_was_lent_is_taken_back_after_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folder = lending_folder()
    assert folder.stat().st_mode & 0o077 == 0
    copy = folder / "plan.pdf"
    copy.write_bytes(b"%PDF")
    copy.chmod(0o400)
    other = tmp_path / "oakensearch-of-somebody-else"
    other.mkdir()
    kept = tmp_path / "kept"
    kept.mkdir()
    (tmp_path / "oakensearch-lent-link").symlink_to(kept, target_is_directory=True)
    (tmp_path / "oakensearch-lent-file").write_bytes(b"")
    take_back()
    assert copy.exists()
    take_back(time.time() + 2 * DAY)
    assert not folder.exists()
    assert other.exists()
    assert kept.exists()
    assert (tmp_path / "oakensearch-lent-file").exists()
