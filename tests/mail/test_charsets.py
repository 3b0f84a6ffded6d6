from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.mail.charset_names import codec_of
from oakensearch_gui.mail.charsets import clean, decode
from oakensearch_gui.mail.detect import detect

JAPANESE = "会議の資料を添付しました。ご確認をお願いいたします。"
CHINESE = "请查收附件中的会议资料，如有问题请随时与我们联系。"
TAIWANESE = "請查收附件中的會議資料，如有問題請隨時與我們聯繫。"
KOREAN = "회의 자료를 첨부하였습니다. 확인해 주시기 바랍니다."
RUSSIAN = "Материалы совещания во вложении, просим подтвердить получение."
THAI = "กรุณาดูเอกสารการประชุมที่แนบมาด้วยและตอบกลับภายในวันศุกร์"


@pytest.mark.parametrize(
    ("charset", "codec"),
    [
        ("x-gbk", "gb18030"),
        ("GB2312", "gb18030"),
        ("windows-874", "cp874"),
        ("TIS-620", "cp874"),
        ("ks_c_5601-1987", "cp949"),
        ("iso-8859-8-i", "cp1255"),
        ("unicode-1-1-utf-7", "utf_7"),
        ("Shift_JIS", "cp932"),
        ("utf8", "utf_8"),
        ("UTF-8;", "utf_8"),
        ("charset=utf-8", "utf_8"),
        ("utf-8utf-8", "utf_8"),
        ("3Diso-8859-2", "iso8859_2"),
        ('"us-ascii"', "cp1252"),
        ("none", ""),
        ("no-such-thing", ""),
        ("win-1251", "cp1251"),
        ("x-cp1250", "cp1250"),
        ("windows-1252http-equivContent-Type", "cp1252"),
        ("iso_8859-1:1987", "cp1252"),
        ("ISO-8859-15-windows", "iso8859_15"),
        ("iso-8859-12", ""),
        ("latin-9", "iso8859_15"),
        ("en_US.UTF-8", "utf_8"),
        ("utf-16le", "utf_16_le"),
        ("x-koi8-r", "koi8_r"),
        ("gbk2312", "gb18030"),
        ("big5-hkscs", "big5hkscs"),
        ("tis620.2533", "cp874"),
        ("ibm-850", "cp850"),
        ("codepage 65001", "utf_8"),
        ("iso-2022-jp-2", "iso2022_jp_2"),
        ("unicode_escape", ""),
        ("rot13", ""),
        ("\udc80", ""),
        ("", ""),
    ],
)
def test_names_of_charsets(charset: str, codec: str) -> None:
    assert codec_of(charset) == codec


@pytest.mark.parametrize(
    ("text", "declared", "really"),
    [
        (JAPANESE, "iso-2022-jp", "euc_jp"),
        (JAPANESE, "us-ascii", "cp932"),
        (JAPANESE, "windows-1252", "utf-8"),
        (TAIWANESE, "us-ascii", "big5"),
        (CHINESE, "", "gb2312"),
        (KOREAN, "", "euc_kr"),
        (RUSSIAN, "", "koi8_r"),
        (RUSSIAN, "utf-8", "cp1251"),
        (THAI, "", "tis_620"),
        ("Übergrößenträger", "utf-8", "latin-1"),
        ("Übergrößenträger", "no-such-thing", "utf-8"),
        ("Übergrößenträger", "us-ascii", "latin-1"),
        (JAPANESE, "", "iso2022_jp"),
    ],
)
def test_bytes_that_are_not_what_was_declared(text: str, declared: str, really: str) -> None:
    assert decode(text.encode(really), declared).text == text


def test_characters_that_only_microsoft_has() -> None:
    assert decode(b"\x1b$B-!-j\x1b(B", "iso-2022-jp").text == "①㈱"
    assert decode(b"\xad\xa1\xad\xea", "euc-jp").text == "①㈱"
    assert decode(b"\x87\x40\x87\x8a", "shift_jis").text == "①㈱"


def test_a_hint_settles_what_is_too_short_to_tell() -> None:
    assert decode("重要".encode("gb2312"), "", "gb2312").text == "重要"


def test_utf16_with_and_without_a_mark() -> None:
    assert decode("Hi there".encode("utf-16"), "utf-16").text == "Hi there"
    assert decode("Hi there".encode("utf-16-le"), "utf-16").text == "Hi there"
    assert decode("Hi there".encode("utf-16-be"), "utf-16").text == "Hi there"


def test_some_damage_leaves_the_rest_readable() -> None:
    assert decode("grün und blau und rot ".encode() * 5 + b"\xff", "utf-8").text.startswith("grün und blau")


def test_a_few_letters_of_another_charset_among_utf8_are_read_too() -> None:
    data = "Grüße aus Köln, schöne Tage\n".encode() + "-- \nMüller & Söhne".encode("cp1252")
    for declared in ("utf-8", "us-ascii", ""):
        assert decode(data, declared).text == "Grüße aus Köln, schöne Tage\n-- \nMüller & Söhne"


def test_damaged_text_of_an_undeclared_charset_is_still_found_out() -> None:
    text = decode(b"\xf5e \xfc\xfc\n" + (JAPANESE * 3).encode("cp932"), "us-ascii").text
    assert JAPANESE * 3 in text


def test_no_nul_and_no_lone_surrogate() -> None:
    assert clean("a\0b") == "ab"
    assert clean("\ud83d\ude00") == "😀"
    assert clean("x\ud83dy") == "x\ufffdy"
    assert decode(b"+2D0-", "utf-7").text == "\ufffd"


@pytest.mark.parametrize(
    ("text", "codec"),
    [
        (JAPANESE, "euc_jp"),
        (JAPANESE, "cp932"),
        (CHINESE, "gb18030"),
        (TAIWANESE, "cp950"),
        (KOREAN, "cp949"),
        (RUSSIAN, "koi8_r"),
        (RUSSIAN, "cp1251"),
        (THAI, "cp874"),
        ("Vielen Dank für Ihre schöne Einladung nächste Woche, wir kommen später", "cp1252"),
    ],
)
def test_a_sentence_tells_its_charset(text: str, codec: str) -> None:
    assert detect(text.encode(codec)) == codec


@given(
    st.binary(max_size=400), st.one_of(st.text(max_size=20), st.sampled_from(["utf-7", "iso-2022-jp", "hz", "big5"]))
)
def test_any_bytes_in_any_charset_give_clean_text(data: bytes, charset: str) -> None:
    text = decode(data, charset).text
    assert "\0" not in text
    text.encode("utf-8")
