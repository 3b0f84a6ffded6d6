from __future__ import annotations

import base64
import struct
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.mail import read_message
from oakensearch_gui.mail.mapi import to_rfc822
from oakensearch_gui.mail.tnef import read_tnef
from oakensearch_gui.mail.view import read_view


def attribute(level: int, name: int, value: bytes) -> bytes:
    return struct.pack("<BHHI", level, name, 0, len(value)) + value + struct.pack("<H", sum(value) & 0xFFFF)


def properties(*pairs: tuple[int, int, bytes]) -> bytes:
    """Of type, number and value; values of no fixed size get their count and their length."""
    encoded = struct.pack("<I", len(pairs))
    for kind, number, value in pairs:
        encoded += struct.pack("<HH", kind, number)
        if number >= 0x8000:
            name = "Keywords\0".encode("utf-16-le")
            encoded += b"\0" * 16 + struct.pack("<II", 1, len(name)) + name + b"\0" * (-len(name) % 4)
        if kind in {0x1E, 0x1F, 0x102, 0x0D}:
            encoded += struct.pack("<II", 1, len(value)) + value + b"\0" * (-len(value) % 4)
        else:
            encoded += value
    return encoded


def winmail(*, subject: str = "Boats", text: str = "Guten Tag – Ö", inner: bytes = b"") -> bytes:
    own = properties(
        (0x1F, 0x8001, "x".encode("utf-16-le")), (0x1F, 0x1000, text.encode("utf-16-le")), (0x03, 0x0017, b"\2\0\0\0")
    )
    parts = [
        attribute(1, 0x9007, struct.pack("<II", 1252, 0)),
        attribute(1, 0x8004, subject.encode("cp1252") + b"\0"),
        attribute(1, 0x9003, own),
        attribute(2, 0x9002, b"\0" * 14),
        attribute(2, 0x8010, b"PL\xc4NE.TXT\0"),
        attribute(2, 0x800F, b"sail"),
        attribute(
            2, 0x9005, properties((0x1F, 0x3707, "Pläne.txt".encode("utf-16-le")), (0x1E, 0x370E, b"text/plain\0"))
        ),
    ]
    if inner:
        value = b"\0" * 16 + inner
        parts += [
            attribute(2, 0x9002, b""),
            attribute(2, 0x9005, properties((0x0D, 0x3701, value), (0x1E, 0x3001, b"In\0"))),
        ]
    return b"\x78\x9f\x3e\x22\1\0" + b"".join(parts)


def letter(data: bytes, text: str = "") -> bytes:
    return (
        b'Subject: Outer\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="b"\n\n'
        b"--b\nContent-Type: text/plain\n\n" + text.encode() + b"\n--b\nContent-Type: application/ms-tnef\n"
        b"Content-Disposition: attachment; filename=winmail.dat\nContent-Transfer-Encoding: base64\n\n"
        + base64.encodebytes(data) + b"--b--\n"
    )  # fmt: skip


def test_what_is_in_it_can_be_found() -> None:
    message = read_message(letter(winmail()))
    assert message.subject == "Outer"
    assert message.text.strip() == "Guten Tag – Ö"
    assert [(one.filename, one.media_type, one.size) for one in message.attachments][1:] == [
        ("Pläne.txt", "text/plain", 4)
    ]
    assert message.attachments[0].filename == "winmail.dat"


def test_the_text_beside_it_is_not_told_twice() -> None:
    assert read_message(letter(winmail(), "Good day")).text.strip() == "Good day"


def test_its_files_can_be_opened() -> None:
    parts = {part.filename: part.content for part in read_view(letter(winmail())).parts}
    assert parts["Pläne.txt"] == b"sail"
    assert parts["winmail.dat"] == winmail()


def test_a_message_within_it() -> None:
    message = read_message(letter(winmail(inner=winmail(subject="Inner"))))
    assert [one.media_type for one in message.attachments].count("message/rfc822") == 1
    assert "Subject: Inner" in message.text


def test_what_only_has_the_name_is_an_attachment_as_any() -> None:
    [attachment] = read_message(letter(b"nothing of the kind")).attachments
    assert (attachment.filename, attachment.size) == ("winmail.dat", 19)


@given(st.data())
def test_any_damage_is_survived(data: st.DataObject) -> None:
    content = bytearray(winmail(inner=winmail()))
    for _ in range(data.draw(st.integers(1, 8))):
        content[data.draw(st.integers(4, len(content) - 1))] = data.draw(st.integers(0, 255))
    to_rfc822(read_tnef(bytes(content[: data.draw(st.integers(0, len(content)))])))


@pytest.mark.parametrize(
    ("name", "files", "words"),
    [
        ("test-data__long-filename.tnef", ["allproductsmar2000.dat"], "temp. license"),
        ("test-data__multi-value-attribute.tnef", ["208225 (5 seconds) Voice Mail.mp3"], "You received a voice mail"),
        ("test-data__one-file.tnef", ["AUTHORS"], ""),
        ("test-data__rtf.tnef", [], "Greg Allen"),
        ("tests__examples__umlaut.tnef", ["TBZ PARIV GmbH.jpg", "image003.jpg", "UmlautAnhang-äüö.txt"], "TEST äöü"),
    ],
)
def test_files_of_other_projects(shared_data: Path, name: str, files: list[str], words: str) -> None:
    message = read_message(to_rfc822(read_tnef((shared_data / "containers" / name).read_bytes())))
    assert [one.filename for one in message.attachments] == files
    assert words in message.text
    assert message.problems == ()
