from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.mail.rtf import read_rtf, unpack_rtf


@pytest.mark.parametrize(
    ("rtf", "text"),
    [
        (rb"{\rtf1\ansi\ansicpg1252 Caf\'e9\par two\tab three}", "Café\ntwo\tthree"),
        (rb"{\rtf1\ansi\ansicpg1251{\fonttbl{\f0\fcharset204 Arial;}}\f0 \'cf\'e0\'f0\'f3\'f1}", "Парус"),
        (
            rb"{\rtf1\ansi{\fonttbl{\f0\fcharset0 A;}{\f1\fcharset128 B;}}\f0 caf\'e9 {\f1 \'93\'fa\'96\'7b} \'e9}",
            "café 日本 é",
        ),
        (rb"{\rtf1\uc1 a\u8364?b\u-10179?\u-9024?c}", "a€b\U0001f4c0c"),
        (rb"{\rtf1\uc0 a\u8364b}", "a€b"),
        (rb"{\rtf1{\*\generator Riched;}{\pict 0102}{\info{\author X}}a\{b\}\\c\~d}", "a{b}\\c\u00a0d"),
        (rb"{\rtf1 a\bin3 }{\b}", "ab"),
        (rb"not rich at all", "not rich at all"),
        (rb"{\rtf1 open", "open"),
    ],
)
def test_text(rtf: bytes, text: str) -> None:
    assert read_rtf(rtf).text == text
    assert read_rtf(rtf).html == ""


def test_html_that_was_put_into_rich_text_comes_out_again() -> None:
    rtf = (
        rb"{\rtf1\ansi\ansicpg1251\fromhtml1 \deff0{\fonttbl{\f0\fswiss\fcharset204 Arial;}}"
        rb"{\*\htmltag18 <html>}{\*\htmltag64 <p>}\htmlrtf {\htmlrtf0 \'cf\'e0\'f0\'f3\'f1"
        rb"{\*\htmltag84 &nbsp;}\htmlrtf\'a0\htmlrtf0 {\*\htmltag72 </p>}\htmlrtf\par}\htmlrtf0"
        rb"{\*\htmltag241 <style>p \{\}</style>}{\*\htmltag27 </html>}}"
    )
    assert read_rtf(rtf).html == "<html><p>Парус&nbsp;</p><style>p {}</style></html>"


def test_the_example_of_the_specification() -> None:
    packed = bytes.fromhex(
        "2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af32068656c090020627705b06c647d0a800fa0"
    )
    assert unpack_rtf(packed) == b"{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n"  # MS-OXRTFCP, section 3.1.1


def test_an_unpacked_body_and_what_is_none() -> None:
    body = b"{\\rtf1 x}"
    header = len(body).to_bytes(4, "little")
    assert unpack_rtf(header + header + b"MELA" + b"\0\0\0\0" + body) == body
    assert unpack_rtf(b"short") == b""
    assert unpack_rtf(b"\0" * 40) == b""


@given(st.binary(max_size=300), st.integers(0, 1 << 32))
def test_any_bytes_are_unpacked(data: bytes, size: int) -> None:
    unpack_rtf(b"\0\0\0\0" + (size & 0xFFFFFFFF).to_bytes(4, "little") + b"LZFu" + b"\0\0\0\0" + data)


_PIECES = st.sampled_from(
    [b"{", b"}", b"\\par ", b"\\u8364?", b"\\u-3", b"\\'e9", b"\\*", b"\\htmltag1 ", b"\\htmlrtf ", b"\\htmlrtf0 ",
     b"\\f1", b"\\fonttbl", b"\\fcharset128", b"\\bin9", b"\\bin-9", b"\\uc99", b"\\", b"x\xe9\n", b"\\ansicpg65001 "]
)  # fmt: skip


@given(st.lists(_PIECES, max_size=40), st.booleans())
def test_any_rich_text_is_read(pieces: list[bytes], from_html: bool) -> None:
    rich = read_rtf(b"{\\rtf1" + b"\\fromhtml1 " * from_html + b"".join(pieces))
    (rich.html + rich.text).encode()
