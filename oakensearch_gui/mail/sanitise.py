"""HTML mail made safe to show: nothing in the result can run, send a form, or make a request by being shown.

nh3 (ammonia) rebuilds the page from an allow-list of tags and attributes; pictures are only those that came with the
message, as ``data:`` URLs. What would have fetched something is counted beforehand, tag by tag.
"""

from __future__ import annotations

import base64
import html as entities
import re
from collections.abc import Callable, Mapping
from typing import NamedTuple
from urllib.parse import unquote

import nh3

from oakensearch_gui.mail.html import Tag, deepest_nesting, html_to_text, start_tags

_TAGS = frozenset(
    "a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn "
    "div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q "
    "rp rt ruby s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul "
    "var wbr".split()
)
_DROPPED_WITH_CONTENT = frozenset(
    "script style title head template iframe frame frameset noframes object embed applet audio video canvas svg math "
    "select textarea button datalist".split()
)
_ATTRIBUTES = {
    "*": {"style", "dir", "lang", "title", "align", "valign", "width", "height", "bgcolor", "color"},
    "a": {"href", "name"},
    "img": {"src", "alt", "border", "hspace", "vspace"},
    "font": {"face", "size"},
    "table": {"border", "cellpadding", "cellspacing"},
    "td": {"colspan", "rowspan", "nowrap"},
    "th": {"colspan", "rowspan", "nowrap", "scope"},
    "col": {"span"},
    "colgroup": {"span"},
    "ol": {"start", "type", "reversed"},
    "ul": {"type"},
    "li": {"value", "type"},
    "hr": {"size", "noshade"},
    "time": {"datetime"},
}
_PROPERTIES = frozenset(
    "background background-color border border-bottom border-bottom-color border-bottom-style border-bottom-width "
    "border-collapse border-color border-left border-left-color border-left-style border-left-width border-radius "
    "border-right border-right-color border-right-style border-right-width border-spacing border-style border-top "
    "border-top-color border-top-style border-top-width border-width clear color direction display float font "
    "font-family font-size font-style font-variant font-weight height letter-spacing line-height list-style-type "
    "margin margin-bottom margin-left margin-right margin-top max-height max-width min-height min-width overflow-wrap "
    "padding padding-bottom padding-left padding-right padding-top table-layout text-align text-decoration "
    "text-indent text-transform unicode-bidi vertical-align white-space width word-break word-spacing word-wrap".split()
)
# A value that could fetch, run, or hide either from a plain look.
_UNSAFE_VALUE = re.compile(
    r"url|image|expression|javascript|import|attr\s*\(|element|var\s*\(|[\\@<>{}]|/\*", re.IGNORECASE
)
_CSS_REFERENCE = re.compile(
    r"url\s{0,9}\(\s{0,9}[\"']?\s{0,9}([^\s\"')]{0,2000})|@import\s{1,9}[\"']([^\"']{0,2000})|image-set\s{0,9}\(",
    re.IGNORECASE,
)
_STYLE_ELEMENT = re.compile(r"<style\b[^>]*+>([^<]*+)", re.IGNORECASE)
_REMOTE = re.compile(r"[\s\0-\x1f]*+(?:(?:https?|ftp|wss?|file)\s*+:|[/\\]{2})", re.IGNORECASE)
_FETCHING = (
    "src", "srcset", "background", "poster", "data", "dynsrc", "lowsrc", "codebase", "archive", "classid",
    "xlink:href", "imagesrcset", "action", "formaction", "ping", "manifest",
)  # fmt: skip
_LINKS = frozenset({"a", "area", "base"})
_PICTURES = frozenset(
    {"image/png", "image/jpeg", "image/jpg", "image/pjpeg", "image/gif", "image/bmp", "image/webp", "image/x-png"}
)
_OWN_PICTURE = re.compile(
    r"data:image/(?:png|jpe?g|pjpeg|gif|bmp|webp|x-png);base64,[A-Za-z0-9+/=\s]*+$", re.IGNORECASE
)
_LINK = re.compile(r"\s*(?:https?:|mailto:|#)", re.IGNORECASE)

_DEEPEST = 1000
"""Elements within elements beyond which a page is shown as text: tree builders take quadratic time for them."""
_MOST_REFERENCES = 50_000
"""Character references, for the same reason."""


class SafeHtml(NamedTuple):
    """HTML that can be shown; `blocked` is the number of remote references that were left out of it."""

    html: str
    blocked: int


def sanitise_html(html: str, inline: Mapping[str, tuple[str, bytes]]) -> SafeHtml:
    """`html` made safe; `inline` gives the message's own pictures, by content id: media type and bytes."""
    blocked = sum(count * _remote_in_tag(tag) for tag, count in start_tags(html))
    blocked += sum(_remote_in_css(found[1]) for found in _STYLE_ELEMENT.finditer(html))
    if deepest_nesting(html) > _DEEPEST or html.count("&") > _MOST_REFERENCES:
        return SafeHtml(f"<pre>{entities.escape(html_to_text(html))}</pre>", blocked)
    cleaned = nh3.clean(
        html,
        tags=set(_TAGS),
        clean_content_tags=set(_DROPPED_WITH_CONTENT),
        attributes={tag: set(names) for tag, names in _ATTRIBUTES.items()},
        attribute_filter=_attribute_filter(inline),
        url_schemes={"http", "https", "mailto", "data", "cid"},
        strip_comments=True,
        link_rel="noopener noreferrer nofollow",
    )
    return SafeHtml(cleaned, blocked)


def _remote_in_tag(tag: Tag) -> int:
    """The number of things that one element would have fetched, or sent something to."""
    name, attributes = tag
    count = _remote_in_css(attributes["style"]) if "style" in attributes else 0
    for fetching in _FETCHING:
        value = attributes.get(fetching)
        if value:
            count += any(map(_REMOTE.match, value.split(",") if "srcset" in fetching else (value,)))
    if name == "meta":
        count += attributes.get("http-equiv", "").lower() == "refresh"
    elif name not in _LINKS and _REMOTE.match(attributes.get("href", "")):
        count += 1
    return count


def _remote_in_css(css: str) -> int:
    return sum(
        found[0].lower().startswith("image-set") or bool(_REMOTE.match(found[1] or found[2] or ""))
        for found in _CSS_REFERENCE.finditer(css)
    )


def _attribute_filter(inline: Mapping[str, tuple[str, bytes]]) -> Callable[[str, str, str], str | None]:
    """What nh3 asks of each attribute that its list allows: the value to keep, or None to leave it out."""

    def keep(tag: str, name: str, value: str) -> str | None:
        if name == "src":
            return value if _OWN_PICTURE.match(value) else _own_picture(value, inline)
        if name == "href":
            return value if tag == "a" and _LINK.match(value) else None
        if name == "style":
            return _safe_style(value) or None
        return value

    return keep


def _own_picture(value: str, inline: Mapping[str, tuple[str, bytes]]) -> str | None:
    """The ``data:`` URL of a picture that came with the message, None when it is none of those."""
    scheme, _, content_id = value.strip().partition(":")
    if scheme.lower() != "cid":
        return None
    media_type, content = inline.get(content_id) or inline.get(unquote(content_id)) or ("", b"")
    if media_type.lower() not in _PICTURES:
        return None
    return f"data:{media_type.lower()};base64,{base64.b64encode(content).decode('ascii')}"


def _safe_style(style: str) -> str:
    """The declarations whose property is harmless and whose value can neither fetch nor run anything."""
    kept = []
    for declaration in style.split(";"):
        name, colon, value = declaration.partition(":")
        if colon and name.strip().lower() in _PROPERTIES and not _UNSAFE_VALUE.search(value):
            kept.append(f"{name.strip().lower()}:{value.strip()}")
    return ";".join(kept)
