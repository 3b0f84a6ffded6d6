from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.mail.html import declared_charset, html_to_text


@pytest.mark.parametrize(
    ("html", "text"),
    [
        ("<p>One</p><p>Two</p>", "One\n\nTwo"),
        ("<div>One</div><div>Two</div>", "One\nTwo"),
        ("<div>One</div><div><br></div><div>Two</div>", "One\n\nTwo"),
        ("One<br>Two<br><br>Three", "One\nTwo\n\nThree"),
        ("<b>in</b>visi<i>ble</i>", "invisible"),
        ("a\n  b\t c", "a b c"),
        ("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a b\nc"),
        ("<pre>a\n  b</pre>", "a\n  b"),
        ("Caf&eacute; &amp; &lt;bar&gt; &#8364;", "Café & <bar> €"),
        ("soft&shy;ly zero&#8203;width", "softly zerowidth"),
        ('see <a href="https://x.example">this page</a>.', "see this page."),
        ('<img src="x" alt="A red door"><img src="y">', "A red door"),
    ],
)
def test_text_as_a_person_sees_it(html: str, text: str) -> None:
    assert html_to_text(html) == text


@pytest.mark.parametrize(
    "hidden",
    [
        "<style>p{color:red}</style>",
        "<script>if (a < b) alert('x')</script>",
        "<title>Newsletter</title>",
        "<!-- a comment <p>with a tag</p> -->",
        "<!--[if mso]><p>Outlook only</p><![endif]-->",
        '<div style="display: none">preheader <div>within</div></div>',
        '<span style="font-size:0px;color:red">x</span>',
        '<div style="max-height:0;overflow:hidden">y</div>',
        "<div hidden>z</div>",
        '<p style="mso-hide:all">w</p>',
        "<head><meta name=x content=y></head>",
    ],
)
def test_what_nobody_sees_is_left_out(hidden: str) -> None:
    assert html_to_text(f"<p>before</p>{hidden}<p>after</p>") == "before\n\nafter"


def test_what_only_looks_hidden_is_kept() -> None:
    assert html_to_text('<p class="not hidden now">seen</p>') == "seen"
    assert html_to_text('<p style="font-size:0.9em">seen</p>') == "seen"
    assert html_to_text('<div style="display:none">never closed<p>so it is shown') == "never closed\n\nso it is shown"
    assert html_to_text("<style>never closed<p>so it is shown") == "never closed\n\nso it is shown"


def test_a_hidden_paragraph_without_end_tag_ends_at_the_next_block() -> None:
    assert html_to_text('<p style="display:none">no<p>yes') == "yes"


@pytest.mark.parametrize(
    ("html", "text"),
    [
        ("<pre>a\n  b</pre>\nc\nd<pre>e\nf", "a\n  b\n\nc d\n\ne\nf"),
        ("<pre>a\n<pre>b\n</pre>c\nd</pre>", "a\n\nb\n\nc\nd"),
        ("<div hidden>x<div>y</div><pre>z\n</pre></div>a\nb", "a b"),
        ("<script>x</script>a<script>y</script>b<style>z", "abz"),
        ("<b hidden>x<b>y</b>z</b>seen<b hidden>again</b>", "seen"),
        ("<td style='display:none'>x<td>y<tr>z", "y\nz"),
        ("<script>if (a<b && '</b>') x</script>seen", "seen"),
    ],
)
def test_what_hides_or_keeps_what_follows_it_ends_where_it_ends(html: str, text: str) -> None:
    assert html_to_text(html) == text


def test_quotes_get_their_marks() -> None:
    html = "<p>Yes.</p><blockquote><p>Shall we?</p><blockquote>Lunch</blockquote>Ann</blockquote><p>Bye</p>"
    assert html_to_text(html) == "Yes.\n\n> Shall we?\n>> Lunch\n> Ann\n\nBye"


def test_a_page_names_its_charset() -> None:
    assert declared_charset(b'<html><head><meta charset="utf-8">') == "utf-8"
    assert declared_charset(b'<META http-equiv=Content-Type content="text/html; charset=koi8-r">') == "koi8-r"
    assert declared_charset(b"<p>charset=x</p>") == ""


@given(st.lists(st.sampled_from([*"<>/\"'= ab!-&;\n", "p", "div", "style", "\ue0f1", "\0"]), max_size=200).map("".join))
def test_any_text_is_read(html: str) -> None:
    html_to_text(html)
