from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.mail.sanitise import sanitise_html

PICTURE = {"door@oak": ("image/png", b"\x89PNG")}


@pytest.mark.parametrize(
    "html",
    [
        '<img src="http://t.example/1.gif">',
        '<img srcset="a.png 1x, https://t.example/2.png 2x">',
        '<body background="http://t.example/b.png">',
        '<p style="background:url(http://t.example/c.png)">x</p>',
        "<style>@import 'https://t.example/s.css';</style>",
        "<style>p{background:url(//t.example/d.png)}</style>",
        '<link rel="stylesheet" href="https://t.example/s.css">',
        '<iframe src="https://t.example/"></iframe>',
        '<form action="https://t.example/"><input name="x"></form>',
        '<svg><image xlink:href="https://t.example/e.svg"/></svg>',
        '<video poster="https://t.example/f.png"></video>',
        '<meta http-equiv="refresh" content="0;url=https://t.example/">',
    ],
)
def test_a_remote_thing_is_counted_and_gone(html: str) -> None:
    safe = sanitise_html(f"<p>before</p>{html}<p>after</p>", {})
    assert safe.blocked == 1
    assert "t.example" not in safe.html
    assert "before" in safe.html
    assert "after" in safe.html


def test_a_link_is_no_request() -> None:
    safe = sanitise_html('<a href="https://x.example/?a=1" onclick="x()" target="_top">go</a>', {})
    assert safe.blocked == 0
    assert safe.html == '<a href="https://x.example/?a=1" rel="noopener noreferrer nofollow">go</a>'


@pytest.mark.parametrize(
    "scheme", ["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", " jAvAsCrIpT:x", "vbscript:x"]
)
def test_other_schemes_are_no_links(scheme: str) -> None:
    assert "href" not in sanitise_html(f'<a href="{scheme}">x</a>', {}).html


def test_the_messages_own_pictures_are_shown() -> None:
    safe = sanitise_html('<img src="cid:door@oak" alt="A door">', PICTURE)
    assert safe == ('<img src="data:image/png;base64,iVBORw==" alt="A door">', 0)
    assert "src" not in sanitise_html('<img src="cid:other">', PICTURE).html
    assert "src" not in sanitise_html('<img src="cid:page">', {"page": ("text/html", b"<script>")}).html
    assert "src" not in sanitise_html('<img src="cid:vector">', {"vector": ("image/svg+xml", b"<svg/>")}).html


def test_colours_stay_and_layers_go() -> None:
    safe = sanitise_html('<p style="color: red; position: fixed; width: expression(1); background: #eee">x</p>', {})
    assert safe.html == '<p style="color:red;background:#eee">x</p>'


def test_escaped_css_is_not_believed() -> None:
    assert "style" not in sanitise_html(r'<p style="background:\75rl(http://t.example)">x</p>', {}).html


def test_a_page_nested_beyond_reason_is_shown_as_text() -> None:
    assert sanitise_html("<div>" * 5000 + "a < b", {}).html == "<pre>a &lt; b</pre>"


_BITS = st.sampled_from(
    [
        *("<img src=", "http://t.example/x ", "<p style='", "background:url(", ")", "'>", '"', "<a href=", "<svg>"),
        *("<style>", "</style>", "<script>", "<!--", "-->", "<math>", "<mtext>", "<table>", "<form action="),
        *("javascript:x", "\0", "&#58;", "<noscript>", "<title>", "</title>", "<iframe srcdoc='", ">", "<"),
        *(" onerror=alert(1) ", "<image src=", "//t.example "),
    ]
)
_FETCHES = re.compile(
    r"<[^>]*\s(?:src|srcset|background|poster|data|action|on\w+)\s*=\s*(?!\"data:image/)|url\s*\(", re.IGNORECASE
)


@given(st.lists(_BITS, max_size=25).map("".join))
def test_nothing_in_the_result_can_fetch_or_run(html: str) -> None:
    safe = sanitise_html(html, PICTURE).html
    shown_tags = "".join(re.findall(r"<[^>]*>", safe))
    assert not _FETCHES.search(shown_tags)
    assert not re.search(r"<(?:script|style|iframe|svg|form|object|link|meta|base|math)\b", safe, re.IGNORECASE)
