from __future__ import annotations

import sys
from pathlib import Path

import pytest

from oakensearch_gui.mail import read_message
from oakensearch_gui.mail.sources import MessageGone, SourceError, recognise
from oakensearch_gui.mail.sources.pst import PstSource


@pytest.fixture
def data_file(shared_data: Path) -> Path:
    return shared_data / "containers" / "src__test__resources__dist-list.pst"


def test_the_folders_and_items_of_a_data_file(data_file: Path) -> None:
    source = recognise(data_file)
    assert isinstance(source, PstSource)
    found = [(folder, entry) for folder in source.folders() for entry in source.entries(folder)]
    [(folder, entry)] = found  # contacts and a distribution list are no mail
    assert folder.name == "Calendar"
    assert folder.path == data_file / "Top of Personal Folders" / "Calendar"
    assert entry.stamp != "0:0"
    content = source.read(folder.path, entry.name)
    assert content == PstSource(data_file).read(folder.path, entry.name)
    message = read_message(content)
    assert (message.subject, message.problems) == ("Test appointment", ())
    assert message.text.startswith("This is a complete t")
    with pytest.raises(MessageGone, match="no longer"):
        source.read(folder.path, "1@0")
    with pytest.raises(MessageGone, match="no folder"):
        source.read(data_file / "Nowhere", entry.name)


def test_a_damaged_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "old.pst"
    path.write_bytes(b"!BDN" + b"\0" * 2000)
    source = recognise(path)
    with pytest.raises(SourceError, match="damaged"):
        list(source.folders())


def test_without_the_library_the_sentence_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "old.pst"
    path.write_bytes(b"!BDN" + b"\0" * 2000)
    monkeypatch.setitem(sys.modules, "pypff", None)
    with pytest.raises(SourceError, match=r'pip install "oakensearch\[outlook\]"'):
        list(PstSource(path).folders())
