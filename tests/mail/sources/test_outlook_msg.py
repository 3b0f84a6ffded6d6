from __future__ import annotations

import struct
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.mail import read_message
from oakensearch_gui.mail.sources import SourceError, recognise
from oakensearch_gui.mail.sources.outlook_msg import OutlookMsgSource
from tests.mail.sources.compound import compound, message_tree, msg, ticks

ANN = {0x0C15: 1, 0x3001: "Ann Lee", 0x3003: "/O=OAK/CN=ANN", 0x39FE: "ann@oak.example"}
BEN = {0x0C15: 2, 0x3001: "Ben Ö.", 0x3003: "ben@oak.example"}
NOTE: dict[int, str | int | bytes] = {
    0x001A: "IPM.Note",
    0x0037: "Segel für “Möwe”",
    0x0C1A: "Cem, Ada",
    0x0C1F: "/O=OAK/CN=ADA",
    0x5D01: "ada@oak.example",
    0x0039: ticks(1_700_000_000),
    0x1035: "<1@test.example>",
    0x1042: "<0@test.example>",
    0x1000: "Guten Tag,\r\nhier die Segel.\r\n",
    0x0E07: 1,
}


def test_a_message_is_written_as_the_internet_would(tmp_path: Path) -> None:
    files = [{0x3707: "Plan Grün.txt", 0x370E: "text/plain", 0x3701: b"sail"}, {0x3704: "B.DAT", 0x3701: b"\0" * 5000}]
    (tmp_path / "a.msg").write_bytes(msg(NOTE, [ANN, BEN], files, keywords=["Boats old", "Oak"]))
    source = recognise(tmp_path)
    assert isinstance(source, OutlookMsgSource)
    [folder] = source.folders()
    [entry] = source.entries(folder)
    content = source.read(folder.path, entry.name)
    assert content == source.read(folder.path, entry.name)
    message = read_message(content)
    assert message.problems == ()
    assert message.subject == "Segel für “Möwe”"
    assert str(message.sender) == "Cem, Ada <ada@oak.example>"
    assert [str(one) for one in (*message.to, *message.cc)] == ["Ann Lee <ann@oak.example>", "Ben Ö. <ben@oak.example>"]
    assert (message.date, message.message_id, message.in_reply_to) == (
        1_700_000_000,
        "1@test.example",
        "0@test.example",
    )
    assert message.text == "Guten Tag,\nhier die Segel."
    assert [(one.filename, one.media_type, one.size) for one in message.attachments] == [
        ("Plan Grün.txt", "text/plain", 4),
        ("B.DAT", "application/octet-stream", 5000),
    ]
    assert message.flags.seen is True
    assert message.labels == ("Boats old", "Oak")


def test_the_header_that_it_came_with_counts_first() -> None:
    own = "Received: from a by b\r\nSubject: =?utf-8?q?Segel?=\r\nFrom: x@oak.example\r\nContent-Type: image/gif\r\n"
    own += "To: a@b\r\n\r\n"
    message = read_message(
        OutlookMsgSource.message(msg({**NOTE, 0x007D: own, 0x1013: b"<p>Guten <b>Tag</b></p>"}, [ANN]))
    )
    assert (message.subject, message.sender.address, message.to[0].address) == ("Segel", "x@oak.example", "a@b")
    assert message.date == 1_700_000_000
    assert message.text.startswith("Guten Tag")


def test_texts_of_a_code_page() -> None:
    message = read_message(
        OutlookMsgSource.message(msg({0x0037: "Паруса", 0x1000: "Добрый день", 0x3FF1: 1049}, codec="cp1251"))
    )
    assert (message.subject, message.text) == ("Паруса", "Добрый день")


@pytest.mark.parametrize(
    ("bits", "status", "verb", "expected"),
    [
        (0, 0, 0, (False, False, False, False)),
        (1, 2, 102, (True, True, True, False)),
        (9, 0, 0, (True, False, False, True)),
    ],
)
def test_flags(bits: int, status: int, verb: int, expected: tuple[bool, ...]) -> None:
    flags = read_message(OutlookMsgSource.message(msg({**NOTE, 0x0E07: bits, 0x1090: status, 0x1081: verb}))).flags
    assert (flags.seen, flags.flagged, flags.answered, flags.draft) == expected


def test_a_message_within_the_message() -> None:
    inner = message_tree({**NOTE, 0x0037: "Inner"}, [ANN], header=24)
    outer = message_tree(NOTE, [], [{0x3001: "Inner", 0x3705: 5, "__substg1.0_3701000D": inner}])
    message = read_message(OutlookMsgSource.message(compound(outer)))
    assert "Subject: Inner" in message.text
    assert [one.media_type for one in message.attachments] == ["message/rfc822"]


def test_a_letter_under_that_name_is_read_as_it_is() -> None:
    assert OutlookMsgSource.message(b"Subject: x\n\n") == b"Subject: x\n\n"


def test_a_damaged_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.msg").write_bytes(msg(NOTE)[:600])
    with pytest.raises(SourceError, match="damaged"):
        OutlookMsgSource(tmp_path).read(tmp_path, "a.msg")


def test_a_stream_in_a_circle_that_claims_gigabytes_is_not_believed() -> None:
    content = bytearray(msg({0x0037: "Boats", 0x1000: "sail " * 1000}))
    entry = content.index("__substg1.0_1000001F".encode("utf-16-le"))
    [start] = struct.unpack_from("<I", content, entry + 116)
    [fat] = struct.unpack_from("<I", content, 76)
    struct.pack_into("<I", content, (fat + 1) * 512 + 4 * start, start)  # each sector is followed by itself
    struct.pack_into("<Q", content, entry + 120, 0xFFFF_FFFE)
    with pytest.raises(SourceError, match="longer than the whole"):
        OutlookMsgSource.message(bytes(content))


@given(st.data())
def test_any_damage_is_survived(data: st.DataObject) -> None:
    content = bytearray(msg(NOTE, [ANN, BEN], [{0x3707: "a.txt", 0x3701: b"sail"}]))
    for _ in range(data.draw(st.integers(1, 8))):
        content[data.draw(st.integers(8, len(content) - 1))] = data.draw(st.integers(0, 255))
    with suppress(SourceError):
        read_message(OutlookMsgSource.message(bytes(content)))


@pytest.mark.parametrize(
    ("name", "subject", "words"),
    [
        ("MsgReaderTests__SampleFiles__RtfWithShortRussianString.msg", "", "Имя пользователя"),
        ("test-data__hsmf__ASCII_CP1251_LCID1049.msg", "Subject автоматически Subject", "Body автоматически Body"),
        ("test-data__hsmf__attachment_test_msg.msg", "test pièce jointe 1", "contenu"),
        ("test-data__hsmf__chinese-traditional.msg", "Alfresco MSG format testing ( MSG 格式測試 )", "中文測試"),
        ("test-data__hsmf__cyrillic_message.msg", "Автоматический ответ", "успешно получено"),
        ("test-data__hsmf__message_1979.msg", "Option 2 please", "Hi George"),
        ("test-data__hsmf__simple_test_msg.msg", "test message", "This is a test message."),
    ],
)
def test_files_of_other_projects(shared_data: Path, name: str, subject: str, words: str) -> None:
    message = read_message(OutlookMsgSource(shared_data).read(shared_data / "containers", name))
    assert message.subject.startswith(subject)
    assert words in message.text
    assert message.problems == ()
