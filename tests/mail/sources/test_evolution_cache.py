from __future__ import annotations

from pathlib import Path

import pytest

from oakensearch_gui.mail.sources import recognise
from oakensearch_gui.mail.sources.evolution_cache import EvolutionCacheSource


@pytest.mark.parametrize("inside", ["", "folders"])
def test_the_copy_of_an_account(tmp_path: Path, inside: str) -> None:
    for name in (
        "INBOX/cur/3f/12",
        "INBOX/cur/3f/12.HEADER",
        "INBOX/subfolders/Entw&APw-rfe/cur/00/7",
        "INBOX/cur/a1/13",
    ):
        path = tmp_path / "folders" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"Subject: %s\n\n" % path.name.encode())
    (tmp_path / "folders.db").touch()
    source = recognise(tmp_path / inside)
    assert isinstance(source, EvolutionCacheSource)
    found = {
        folder.name: [source.read(folder.path, entry.name) for entry in source.entries(folder)]
        for folder in source.folders()
    }
    assert found == {"INBOX": [b"Subject: 12\n\n", b"Subject: 13\n\n"], "INBOX/Entwürfe": [b"Subject: 7\n\n"]}
