from __future__ import annotations

import getpass
import sys
from pathlib import Path

import pytest

from oakensearch_gui import __version__
from oakensearch_gui.components import components
from oakensearch_gui.paths import Home
from oakensearch_gui.search.support import StoredFile, report, stored_files
from oakensearch_gui.settings import Settings
from tests.making import ConceptEmbedder, indexed, letter


def test_a_report_tells_how_things_stand_and_nothing_of_the_mail(home: Home) -> None:
    indexed(home, [letter("Very Secret", "Nobody may read this."), letter("Other", "Nor this.")], ConceptEmbedder())
    settings = Settings({"meaning.endpoint_url": "http://inner.example/v1", "search.rrf_k": 61})
    told = report(home, settings, {"Qt": "6.0"})
    assert f"OakenSearch: {__version__}" in told
    assert "Qt: 6.0" in told
    assert "Mailboxes: maildir" in told
    assert "Messages: 2, of which 0 could not be read in full" in told
    assert "Found by words: 2; by meaning: 100%" in told
    assert "Settings that were changed: meaning.endpoint_url, search.rrf_k" in told
    assert "raw.db: " in told
    for secret in ("Secret", "Nobody", "engine.example", "hale.example", "inner.example", str(home.root), "61"):
        assert secret not in told.partition("raw.db")[0]
    assert str(home.root.parent) not in told
    assert getpass.getuser() not in told.partition("\n\n")[2]


def test_a_report_is_made_of_a_broken_library_too(tmp_path: Path) -> None:
    empty = Home(tmp_path / "none")
    assert "Library: none yet" in report(empty, Settings())
    assert not empty.root.exists()
    broken = Home(tmp_path / "broken")
    broken.create()
    broken.raw_db.write_bytes(b"no database at all" * 100)
    assert "Library: LibraryError" in report(broken, Settings())


def test_files_are_listed_with_what_sqlite_keeps_beside_them(tmp_path: Path) -> None:
    for name, size in {"raw.db": 10, "raw.db-wal": 5, "raw.db-shm": 1, "settings.json": 3, "copies/a.db": 99}.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"x" * size)
    assert stored_files(Home(tmp_path)) == (
        StoredFile("copies", 99),
        StoredFile("raw.db", 16),
        StoredFile("settings.json", 3),
    )


def test_every_part_that_is_installed_has_a_licence() -> None:
    parts = {part.name.lower(): part for part in components()}
    assert {"apsw", "numpy", "pyside6_essentials", "cpython"} <= set(parts)
    assert [name for name, part in parts.items() if not part.licence] == []
    assert "Redistribution" in parts["numpy"].text()


def test_a_bundle_lists_what_was_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    part = tmp_path / "licences" / "some-part"
    part.mkdir(parents=True)
    (part / "LICENSE").write_text("Do as you like.\n")
    (part.parent / "parts.json").write_text('[{"name": "some-part", "version": "1.2", "licence": "MIT"}]')
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    (packed,) = components()
    assert (packed.name, packed.version, packed.licence) == ("some-part", "1.2", "MIT")
    assert packed.text() == "Do as you like."
