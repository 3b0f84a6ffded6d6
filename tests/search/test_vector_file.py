"""Whole vectors in a file without a name."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from oakensearch_gui.search.vector_file import VectorFile

VECTORS = np.arange(-60, 60, dtype=np.int8).reshape(12, 10)


@pytest.mark.parametrize("positioned", [True, False])
def test_vectors_are_read_as_they_were_put(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, positioned: bool
) -> None:
    if not positioned:  # as on Windows
        monkeypatch.delattr("os.pread", raising=False)
    file = VectorFile(tmp_path, 10)
    file.put(4, VECTORS[4:])
    file.put(0, VECTORS[:4])
    assert file.pick(np.array([0, 3, 4, 11])).tolist() == VECTORS[[0, 3, 4, 11]].tolist()
    file.put(3, VECTORS[:2])
    assert file.pick(np.array([2, 3, 4, 5])).tolist() == VECTORS[[2, 0, 1, 5]].tolist()
    assert file.pick(np.zeros(0, dtype=np.intp)).shape == (0, 10)
    with pytest.raises(OSError, match="too short"):
        file.pick(np.array([12]))
    file.close()


def test_nobody_else_finds_it(tmp_path: Path) -> None:
    file = VectorFile(tmp_path, 10)
    file.put(0, VECTORS)
    assert not [*tmp_path.iterdir()]
    file.close()
