from __future__ import annotations

import json
from pathlib import Path

import pytest

from evals import known_item
from evals.concepts import ConceptEmbedder
from evals.mailbox import bench_settings
from tests.making import day, letter, maildir


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder like the shared one: a Maildir, a folder of .eml files, judged queries."""
    folder = tmp_path / "data"
    maildir(
        folder / "real-mail" / "Maildir",
        [letter("Boiler", "The boiler broke.", date=day(2020)), letter("Lunch", "Soup and bread.", date=day(2021))],
    )
    (folder / "multilingual").mkdir(parents=True)
    (folder / "multilingual" / "a.eml").write_bytes(letter("Factura", "La factura de enero.", date=day(2022)))
    (folder / "known-item").mkdir()
    judged = [
        {"qid": "par-1", "family": "paraphrase", "query": "defective heating", "relevant": [file(0, 2)]},
        {"qid": "exa-1", "family": "exact", "query": "soup", "relevant": [file(1, 1)]},
        {"qid": "neg-1", "family": "negative", "query": "zeppelin", "relevant": []},
    ]
    lines = "".join(f"{json.dumps(one)}\n" for one in judged)
    (folder / "known-item" / "dev.jsonl").write_text(lines, encoding="utf-8")
    monkeypatch.setattr(known_item, "DATA", folder)
    return folder


def file(number: int, grade: int) -> dict[str, object]:
    return {"file": f"real-mail/Maildir/cur/{1_700_000_000 + number}.M{number}.host:2,S", "grade": grade}


def test_queries_are_matched_with_their_messages_by_file(data: Path, tmp_path: Path) -> None:
    report = known_item.run(ConceptEmbedder(), tmp_path / "cache")
    families = {row[0]: row for row in report.tables[0].rows}
    assert families["paraphrase"][1:5] == (1, 0.0, 1.0, 1.0)
    assert families["exact"][1:3] == (1, 1.0)
    assert families["all"][1] == 2
    assert "Every judged file is in the index." in report.notes
    assert [outcome.query for outcome in report.outcomes] == ["par-1", "exa-1"]
    keyword = report.tables[1].rows[0]
    assert keyword[:2] == ("keyword", 1.0)


def test_the_index_is_made_once(data: Path, tmp_path: Path) -> None:
    home = known_item.prepared_home(tmp_path / "cache", ConceptEmbedder())
    made = home.index_db.stat().st_ino
    assert known_item.prepared_home(tmp_path / "cache", ConceptEmbedder()).index_db.stat().st_ino == made


def test_another_model_gets_another_index() -> None:
    settings = bench_settings()
    one = known_item.fingerprint(ConceptEmbedder(), settings)
    assert one == known_item.fingerprint(ConceptEmbedder(), settings)
    assert one != known_item.fingerprint(ConceptEmbedder({"a": ["b"]}), settings)


def test_what_is_missing_is_told(data: Path, tmp_path: Path) -> None:
    with pytest.raises(known_item.DataMissing, match="judged queries are not on this machine"):
        known_item.run(ConceptEmbedder(), tmp_path, data / "none.jsonl")
    (data / "multilingual" / "a.eml").unlink()
    (data / "multilingual").rmdir()
    with pytest.raises(known_item.DataMissing, match="mail is not on this machine"):
        known_item.run(ConceptEmbedder(), tmp_path)
