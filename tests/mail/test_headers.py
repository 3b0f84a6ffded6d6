from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.mail.headers import decode_text, parse_addresses, parse_message_ids, parse_parameters
from oakensearch_gui.mail.message import Address


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        (b"plain words", "plain words"),
        (b"folded\r\n over\n\ttwo lines", "folded over two lines"),
        (b"=?utf-8?q?Gr=C3=BC=C3=9Fe?= aus Bonn", "Grüße aus Bonn"),
        (b"=?UTF-8?B?w6nDqA==?=\r\n =?UTF-8?B?w6c=?=", "éèç"),
        (b"one =?utf-8?q?two?= three", "one two three"),
    ],
)
def test_a_subject_is_unfolded_and_decoded(raw: bytes, text: str) -> None:
    assert decode_text(raw) == text


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        (b"=?utf-8?q?spaces in the word=21?=", "spaces in the word!"),
        (b"=?utf-8?b?4oK?= =?utf-8?b?rA==?=", "€"),
        (b"=?utf-8?q?=E2=82?= =?utf-8?q?=AC?=", "€"),
        (b"=?utf-8?q?no?==?utf-8?q?_gap?=", "no gap"),
        (b"=?x-no-such-charset?q?caf=E9?=", "café"),
        (b"=?utf-8*en?q?tagged?=", "tagged"),
        (b"=?utf-8?q?never ended", "never ended"),
        (b"=?utf-8?b?w6Q=?", "ä"),
        (b"=?utf-8?Q?caf=C3=A9 =?utf-8?Q?au lait?=", "café au lait"),
        (b"=? utf-8 ?q? spaced?=", "spaced"),
        (b"=?utf-8?b?w6Q=w7Y=?=", "äö"),
        (b"=?utf-8?q?=ED=A0=BD=ED=B8=80?=", "😀"),
        (b"=?utf-8?q?Gr=FC=DFe?=", "Grüße"),
        (b"=?win-1251?q?=CF=F0?=", "Пр"),
        (b"=?iso-8859-1?q?K\xf6ln?=", "Köln"),
        (b"=?iso-2022-jp?b?GyRCLSEbKEI=?=", "①"),
        (b"=?utf-8?b?not*base64!?=", decode_text(b"=?utf-8?b?notbase64?=")),
    ],
)
def test_broken_encoded_words_are_read_as_they_were_meant(raw: bytes, text: str) -> None:
    assert decode_text(raw) == text


def test_undeclared_bytes_are_utf8_or_what_the_body_is_in() -> None:
    assert decode_text("Пример".encode()) == "Пример"
    assert decode_text("请看附件".encode("gb18030"), "gb2312") == "请看附件"
    assert decode_text("café".encode("latin-1")) == "café"


@pytest.mark.parametrize(
    ("raw", "addresses"),
    [
        (b"a@b.example", [Address("", "a@b.example")]),
        (b"Ann Lee <a@b.example>", [Address("Ann Lee", "a@b.example")]),
        (b'"Lee, Ann" <a@b.example>, c@d.example', [Address("Lee, Ann", "a@b.example"), Address("", "c@d.example")]),
        (b"Lee, Ann <a@b.example>", [Address("Lee, Ann", "a@b.example")]),
        (b"Dr. A. Lee (Bonn) <a@b.example>", [Address("Dr. A. Lee (Bonn)", "a@b.example")]),
        (b"ripley at host.example (Ellen Ripley)", [Address("Ellen Ripley", "ripley at host.example")]),
        (b"a@b.example (Ann (the tall) Lee)", [Address("Ann (the tall) Lee", "a@b.example")]),
        (b"friends: a@b.example, Cy <c@d.example>;", [Address("", "a@b.example"), Address("Cy", "c@d.example")]),
        (b"undisclosed-recipients:;", [Address("undisclosed-recipients", "")]),
        (b"=?utf-8?q?M=C3=BCller=2C_Eva?= <e@m.example>", [Address("Müller, Eva", "e@m.example")]),
        (b'"=?utf-8?q?quoted_=C3=A9?=" <q@m.example>', [Address("quoted é", "q@m.example")]),
        (b"Cut Off <cut@off.example", [Address("Cut Off", "cut@off.example")]),
        (b"root", [Address("", "root")]),
        (b"=?utf-8?q?Ann_=3Ca=40b.example=3E?=", [Address("Ann", "a@b.example")]),
        (b"<@relay.example,@second.example:a@b.example>", [Address("", "a@b.example")]),
        (b"Ann (a@b.example)", [Address("Ann", "a@b.example")]),
        (b'"Ann \\(home\\)" <a@b.example>', [Address("Ann (home)", "a@b.example")]),
        (b"", []),
    ],
)
def test_addresses_in_every_dress(raw: bytes, addresses: list[Address]) -> None:
    assert list(parse_addresses(raw)) == addresses


@pytest.mark.parametrize(
    ("raw", "name"),
    [
        (b'attachment; filename="plan.pdf"', "plan.pdf"),
        (b"attachment; filename=plan.pdf", "plan.pdf"),
        (b"attachment; filename*=utf-8''na%C3%AFve%20plan.pdf", "naïve plan.pdf"),
        (b"attachment; filename*0*=utf-8''na%C3; filename*1*=%AFve; filename*2=.pdf", "naïve.pdf"),
        (b'attachment; filename="=?utf-8?q?na=C3=AFve=2Epdf?="', "naïve.pdf"),
        (b'attachment; filename="C:\\TEMP\\plan.pdf"', "C:\\TEMP\\plan.pdf"),
        (b'attachment; filename="say \\"hi\\".txt"', 'say "hi".txt'),
        (b'attachment; filename="never ended.txt', "never ended.txt"),
        (b"attachment;; filename=double.txt", "double.txt"),
        (b'attachment filename="no semicolon.txt"', "no semicolon.txt"),
        (b"attachment; size=3\r\n\tfilename=folded.txt", "folded.txt"),
        (b"attachment; filename=utf-8''na%C3%AFve.pdf", "naïve.pdf"),
        (b'attachment; filename="a name=b.txt"', "a name=b.txt"),
    ],
)
def test_file_names_in_every_dress(raw: bytes, name: str) -> None:
    parsed = parse_parameters(raw)
    assert parsed.value == "attachment"
    assert parsed.parameters["filename"] == name


@pytest.mark.parametrize(
    ("raw", "value", "charset"),
    [
        (b"text/html charset=utf-8", "text/html", "utf-8"),
        (b"text/html, charset=utf-8", "text/html", "utf-8"),
        (b"text / html; charset=utf-8 name=x", "text/html", "utf-8"),
        (b"charset=utf-8", "", "utf-8"),
    ],
)
def test_a_value_and_its_parameters_without_what_parts_them(raw: bytes, value: str, charset: str) -> None:
    parsed = parse_parameters(raw)
    assert (parsed.value, parsed.parameters["charset"]) == (value, charset)


def test_message_ids_lose_their_brackets_and_doubles() -> None:
    assert parse_message_ids(b"<a@b>\r\n <c@d> <a@b>") == ("a@b", "c@d")
    assert parse_message_ids(b"a@b") == ("a@b",)
    assert parse_message_ids(b"<a@b") == parse_message_ids(b"a@b>") == ("a@b",)
    assert parse_message_ids(b"=?utf-8?q?=3Ca=40b=3E?=") == ("a@b",)
    assert parse_message_ids(b"your letter of Monday <a@b>") == ("a@b",)
    assert parse_message_ids(b"") == ()


@given(st.binary(max_size=300))
def test_any_bytes_give_clean_text(raw: bytes) -> None:
    texts = [decode_text(raw), *(str(address) for address in parse_addresses(raw)), *parse_message_ids(raw)]
    texts += parse_parameters(raw).parameters.values()
    for text in texts:
        assert "\0" not in text
        text.encode("utf-8")
