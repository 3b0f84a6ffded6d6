from __future__ import annotations

import zlib

import pytest

from oakensearch_gui.library.writer import pack_text, unpack_text

TEXTS = ("", "short", "äöü " * 200, "Dear all,\n\n> quoted\n" * 5000, "\0\x01 \U0001f600" * 300)


@pytest.mark.parametrize("text", TEXTS, ids=len)
def test_a_text_comes_back_as_it_was(text: str) -> None:
    assert unpack_text(pack_text(text)) == text


def test_long_texts_are_packed_so_that_any_zlib_reads_them() -> None:
    packed = pack_text(TEXTS[3])
    assert isinstance(packed, bytes)
    assert len(packed) * 20 < len(TEXTS[3])
    assert zlib.decompress(packed).decode() == TEXTS[3]


def test_texts_of_an_earlier_version_are_read() -> None:
    assert unpack_text(zlib.compress(TEXTS[2].encode(), 6)) == TEXTS[2]
