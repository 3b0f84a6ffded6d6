"""A message file is shown as it is, and nothing is written."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from oakensearch_gui.desktop.message.opened_file import opened_file
from tests.making import letter


def test_a_plain_letter(tmp_path: Path) -> None:
    file = tmp_path / "letter.eml"
    file.write_bytes(letter("Roof tiles", "The red tiles came."))
    opened = opened_file(file)
    assert opened.summary.subject == "Roof tiles"
    assert opened.view.message.text.strip() == "The red tiles came."
    assert opened.data == file.read_bytes()
    assert list(tmp_path.iterdir()) == [file]


def test_without_a_date_the_file_has_one(tmp_path: Path) -> None:
    file = tmp_path / "letter.eml"
    file.write_bytes(letter(date=None))
    os.utime(file, (1_600_000_000, 1_600_000_000))
    summary = opened_file(file).summary
    assert (summary.date, summary.date_inferred) == (1_600_000_000, True)


def test_html_is_made_safe(tmp_path: Path) -> None:
    file = tmp_path / "letter.eml"
    content = b"From: a@b.example\nMIME-Version: 1.0\nContent-Type: text/html\n\n"
    file.write_bytes(content + b'<p>Hello<script>x()</script><img src="http://t.example/p.gif"></p>')
    opened = opened_file(file)
    assert "Hello" in opened.html
    assert "script" not in opened.html
    assert "http://t.example" not in opened.html
    assert opened.blocked == 1


def test_any_bytes_can_be_shown(tmp_path: Path) -> None:
    file = tmp_path / "noise.eml"
    file.write_bytes(bytes(range(256)) * 20)
    assert opened_file(file).data == file.read_bytes()


def test_a_file_that_is_gone_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        opened_file(tmp_path / "gone.eml")
