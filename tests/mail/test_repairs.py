"""Messages that are wrong in the ways that real ones are, each made small: what they were meant to say is read."""

from __future__ import annotations

import base64

from oakensearch_gui.mail import Address, read_message
from tests.mail.test_reader import mail, names, parts, seconds


def test_a_boundary_that_is_folded_in_the_body_as_in_the_header_is_found() -> None:
    message = read_message(
        mail(
            'Content-Type: multipart/mixed; boundary="=== _=',
            '     1630(16)"',
            "",
            "--=== _=",
            "     1630(16)",
            "Content-Type: text/plain",
            "",
            "It came back.",
            "--=== _=",
            "     1630(16)--",
        )
    )
    assert message.text == "It came back."
    assert message.problems == ()


def test_words_that_were_declared_as_base64_and_never_encoded_are_read() -> None:
    words = "The boat leaves at nine from the old pier, bring warm clothes"
    message = read_message(mail("Content-Type: text/plain", "Content-Transfer-Encoding: base64", "", words))
    assert message.text == words
    encoded = base64.encodebytes(words.encode()).decode()
    message = read_message(mail("Content-Type: text/plain", "Content-Transfer-Encoding: base64", "", encoded))
    assert message.text == words


def test_oddly_named_fields_at_the_end_of_the_header_are_no_text() -> None:
    message = read_message(
        mail(
            "Subject: tea",
            "Content-Transfer-Encoding: base64",
            "X-Odd/Name \t with (all) characters: one",
            " two",
            "X-Odd/Name again: three",
            "",
            "VGVhIGF0IGZvdXIu",
        )
    )
    assert message.text == "Tea at four."
    assert message.problems == ("lines between the header fields that are none were skipped",)


def test_text_that_follows_the_header_without_a_blank_line_is_still_text() -> None:
    message = read_message(mail("Subject: tea", "Dear Ben: the kettle is on.", "", "Ann"))
    assert message.text == "Dear Ben: the kettle is on.\n\nAnn"


def test_a_form_that_was_not_chosen_may_hold_more_text() -> None:
    inner = (
        "Content-Type: multipart/mixed; boundary=inner\n\n--inner\nContent-Type: text/html\n\n<p>Tea</p>\n"
        "--inner\nContent-Type: text/plain\n\nThe list's footer.\n"
        "--inner\nContent-Type: text/plain\nContent-Disposition: attachment; filename=a.txt\n\nfile\n--inner--"
    )
    message = read_message(parts("Content-Type: text/plain\n\nTea", inner, kind="alternative"))
    assert message.text == "Tea\n\nThe list's footer."
    assert names(message) == ["a.txt"]


def test_a_header_of_bare_carriage_returns_before_a_body_of_lines() -> None:
    message = read_message(
        b"From: ann@oak.example\rSubject: old Mac\rDate: Thu, 8 Feb 2007 18:20:30 +0100\r\rfirst\rsecond\n"
    )
    assert message.sender == Address("", "ann@oak.example")
    assert (message.subject, message.text) == ("old Mac", "first\nsecond")
    assert message.date == seconds(2007, 2, 8, 17, 20, 30)


def test_a_content_type_without_semicolons_is_understood() -> None:
    message = read_message(mail("Content-Type: text/html charset=utf-8", "", "<p>Tëa</p>"))
    assert message.text == "Tëa"
