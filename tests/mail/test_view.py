from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.mail.shown import ViewPart
from oakensearch_gui.mail.view import read_view

RICH = (
    b"Subject: =?utf-8?q?Gr=C3=BCn?=\nX-Odd:  one\n\ttwo\nX-Odd: three\n"
    b"Content-Type: multipart/related; boundary=b\n\n"
    b"--b\nContent-Type: multipart/alternative; boundary=c\n\n"
    b"--c\n\nplain\n--c\nContent-Type: text/html\n\n<p>rich <img src='cid:door@oak'></p>\n--c--\n"
    b"--b\nContent-Type: image/png; name=door.png\nContent-ID: <door@oak>\n"
    b"Content-Transfer-Encoding: base64\n\niVBORw==\n"
    b"--b--\n"
)


def test_a_view_has_all_that_is_shown() -> None:
    view = read_view(RICH)
    assert view.message.subject == "Grün"
    assert view.headers[:3] == (("Subject", "Grün"), ("X-Odd", "one two"), ("X-Odd", "three"))
    assert view.html == "<p>rich <img src='cid:door@oak'></p>"
    assert view.text == "plain"
    assert view.parts == (ViewPart("door.png", "image/png", "door@oak", inline=True, content=b"\x89PNG"),)


def test_a_plain_message_has_no_html_and_no_parts() -> None:
    view = read_view(b"Subject: x\n\nwords")
    assert (view.html, view.text, view.parts) == ("", "words", ())


def test_a_forwarded_message_can_be_saved() -> None:
    view = read_view(
        b"Content-Type: message/rfc822\nContent-Disposition: attachment; filename=old.eml\n\nSubject: old\n\nwords"
    )
    assert [(part.filename, part.content) for part in view.parts] == [("old.eml", b"Subject: old\n\nwords")]


@given(st.binary(max_size=300))
def test_any_bytes_can_be_viewed(data: bytes) -> None:
    read_view(data)
