"""HTML to the text that a person sees: no code, no styles, nothing hidden; words stay whole, blocks break lines.

A tokeniser of our own and no tree: mail has HTML that makes tree builders quadratic (a megabyte of nested elements),
and each tag is looked at once here. It knows no nesting rules beyond the few that matter for what is seen.
"""

from __future__ import annotations

import html as entities
import re
from collections.abc import Iterator
from typing import NamedTuple

# A tag never runs past the next "<", so that the time stays linear in whatever the quotes do.
_TAG = re.compile(
    r"<(/?)([A-Za-z][^\s/<>]*+)((?:[^<>\"']++|\"[^\"<]*+\"|'[^'<]*+')*+)>"
    r"|<[!?/A-Za-z][^<>]*+>?"
)
_ATTRIBUTE = re.compile(r"([^\s\"'<>/=]++)(?:\s*+=\s*+(?:\"([^\"]*+)\"|'([^']*+)'|([^\s\"'<>]++)))?")
_QUOTED_VALUE = re.compile(r"\"[^\"]*+\"|'[^']*+'")
_HIDDEN_ATTRIBUTE = re.compile(r"(?:^|\s)hidden(?:$|[\s=/])", re.IGNORECASE)
_HIDDEN_STYLE = re.compile(
    r"display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}hidden|mso-hide\s{0,9}:\s{0,9}all"
    r"|(?:font-size|max-height|opacity)\s{0,9}:\s{0,9}0(?:\.0+)?(?:px|pt|em|%)?\s{0,9}(?:[;!\"']|$)",
    re.IGNORECASE,
)

# Private-use characters stand for what tags mean until the text is laid out.
_LINE, _BLOCK, _PARAGRAPH, _QUOTE, _UNQUOTE, _SPACE = "\ue0f0", "\ue0f1", "\ue0f2", "\ue0f3", "\ue0f4", "\ue0f5"
_MARKS = re.compile(f"[{_LINE}-{_SPACE}]")
_QUOTE_MARKS = re.compile(f"([{_QUOTE}{_UNQUOTE}])")
_BREAKS = re.compile(f" ?[{_LINE}{_BLOCK}{_PARAGRAPH}][ {_LINE}{_BLOCK}{_PARAGRAPH}]*+")
_EMPTY_LINE = re.compile(f"{_BLOCK}[^{_LINE}]*{_LINE}.*{_BLOCK}")
_SPACES = re.compile(r"[ \t\r\n\f\u00a0]++")
_INVISIBLE = re.compile("[\u200b\u200c\u2060\ufeff\u00ad\u034f]+")
_MEANING = {
    **dict.fromkeys(["br"], _LINE),
    **dict.fromkeys(["td", "th"], " "),
    **dict.fromkeys(
        "div tr li dd dt address article aside center details fieldset figcaption figure footer form header legend "
        "main nav section summary option optgroup caption body tbody thead tfoot textarea".split(),
        _BLOCK,
    ),
    **dict.fromkeys("p h1 h2 h3 h4 h5 h6 table ul ol dl pre hr".split(), _PARAGRAPH),
}
# What is between these and their end tag is no text of the message.
_UNSEEN = frozenset("script style title template iframe noframes svg math xml applet audio video canvas".split())
# Elements whose end tag people leave out: a hidden one of them ends at the next block.
_OFTEN_UNCLOSED = frozenset("p li dd dt td th tr option".split())
_VOID = frozenset("area base br col embed hr img input link meta param source track wbr".split())
_DEEPEST_QUOTE = 20
_CHARSET = re.compile(rb"<meta[^>]{0,200}?charset\s*=\s*[\"']?\s*([A-Za-z0-9_:.-]{2,40})", re.IGNORECASE)
_META_WITHIN = 4096


class Tag(NamedTuple):
    """A start tag: its name in lower case and its attributes, of each name (in lower case) the first."""

    name: str
    attributes: dict[str, str]


def declared_charset(html: bytes) -> str:
    """The charset that a meta element at the top of the page names, or ""."""
    found = _CHARSET.search(html, 0, _META_WITHIN)
    return found[1].decode("ascii") if found else ""


def start_tags(html: str) -> Iterator[Tag]:
    """Every start tag of `html` that is not in a comment, with its attributes."""
    for found in _TAG.finditer(_without_comments(html)):
        if found[2] and not found[1]:
            yield Tag(found[2].lower(), _attributes(found[3]))


def deepest_nesting(html: str) -> int:
    """How many elements lie within each other at most, as far as their end tags are there."""
    depth = deepest = 0
    for found in _TAG.finditer(html):
        name = found[2].lower() if found[2] else ""
        if not name or name in _VOID or name in _OFTEN_UNCLOSED:
            continue
        depth = max(0, depth - 1) if found[1] else depth + 1
        deepest = max(deepest, depth)
    return deepest


def html_to_text(html: str) -> str:
    """The text as it is seen: lines as the blocks break them, ``> `` before quoted ones, ``alt`` text for images."""
    html = _without_comments(_MARKS.sub("", html))
    text = _Reader(html).text(hide=True)
    if text is None:
        # Something hidden never ended: better to show it than to lose what follows.
        text = _Reader(html).text(hide=False) or ""
    if "&" in text:
        text = entities.unescape(text)
    return _lay_out(text)


class _Reader:
    """One pass over the tags of a page."""

    def __init__(self, html: str) -> None:
        self._html = html
        self._out: list[str] = []
        self._preformatted = 0
        self._never_closed: set[str] = set()

    def text(self, *, hide: bool) -> str | None:
        """The text with marks for its breaks; None when something hidden is never closed."""
        html, out = self._html, self._out
        position = 0
        hidden, depth = "", 0
        for found in _TAG.finditer(html):
            start = found.start()
            if start < position:
                continue
            closing, name, attributes = found.groups()
            if hidden:
                depth += self._nesting(hidden, closing, name)
                if depth == 0:
                    # A block that ends an unclosed element is looked at in its own right.
                    hidden, position = "", found.end() if closing else start
                if hidden or position > start:
                    continue
            if start > position:
                out.append(self._shown(html[position:start]))
            position = found.end()
            if name is None:
                continue
            name = name.lower()
            if closing:
                self._end(name)
            elif name in _UNSEEN:
                position = self._after(name, position)
            elif hide and attributes and name not in _VOID and name != "body" and _is_hidden(attributes):
                hidden, depth = name, 1
            else:
                self._begin(name, attributes)
        if hidden:
            return None
        out.append(self._shown(html[position:]))
        return "".join(out)

    @staticmethod
    def _nesting(hidden: str, closing: str | None, name: str | None) -> int:
        """How much a tag within a hidden element adds to its depth; -1 ends it when the depth was 1."""
        if name is None:
            return 0
        name = name.lower()
        if name == hidden:
            return -1 if closing or hidden in _OFTEN_UNCLOSED else 1
        return -1 if hidden in _OFTEN_UNCLOSED and _MEANING.get(name) in {_BLOCK, _PARAGRAPH} else 0

    def _begin(self, name: str, attributes: str) -> None:
        if name == "img" or (name in {"area", "input"} and "alt" in attributes):
            alt = _attributes(attributes).get("alt", "").strip()
            if alt:
                self._out.append(f" {alt} ")
        elif name == "blockquote":
            self._out.append(_QUOTE)
        elif name in _MEANING:
            self._out.append(_MEANING[name])
            self._preformatted += name == "pre"

    def _end(self, name: str) -> None:
        if name == "blockquote":
            self._out.append(_UNQUOTE)
        elif name in _MEANING:
            self._out.append(_MEANING[name])
            if name == "pre" and self._preformatted:
                self._preformatted -= 1

    def _shown(self, text: str) -> str:
        if self._preformatted and ("\n" in text or "  " in text):
            text = text.replace("\r", "").replace("\n", _LINE).replace("  ", _SPACE * 2)
        return text

    def _after(self, name: str, position: int) -> int:
        """Where an element that is no text ends; `position` when it never does, and then it is read as text."""
        if name in self._never_closed:
            return position
        found = re.compile(f"</{name}[^>]*+>?", re.IGNORECASE).search(self._html, position)
        if found:
            return found.end()
        self._never_closed.add(name)
        return position


def _without_comments(html: str) -> str:
    if "<!--" not in html:
        return html
    out = []
    position = 0
    while (start := html.find("<!--", position)) >= 0:
        end = html.find("-->", start + 2)
        if end < 0:
            break
        out.append(html[position:start])
        position = end + 3
    out.append(html[position:])
    return "".join(out)


def _attributes(text: str) -> dict[str, str]:
    attributes: dict[str, str] = {}
    for name, double, single, bare in _ATTRIBUTE.findall(text):
        attributes.setdefault(name.lower(), entities.unescape(double or single or bare))
    return attributes


def _is_hidden(attributes: str) -> bool:
    if _HIDDEN_STYLE.search(attributes):
        return True
    return "hidden" in attributes.lower() and bool(_HIDDEN_ATTRIBUTE.search(_QUOTED_VALUE.sub("", attributes)))


def _lay_out(text: str) -> str:
    text = _SPACES.sub(" ", text)
    if _QUOTE in text or _UNQUOTE in text:
        text = _quote_lines(text)
    text = _BREAKS.sub(_line_ends, text)
    return _INVISIBLE.sub("", text.replace(_SPACE, " ")).strip()


def _line_ends(found: re.Match[str]) -> str:
    """One line end for a break between blocks, two where there is a paragraph's or an empty line between."""
    run = found[0]
    if _PARAGRAPH in run or run.count(_LINE) > 1 or (_LINE in run and _EMPTY_LINE.search(run)):
        return "\n\n"
    return "\n"


def _quote_lines(text: str) -> str:
    depth = 0
    out = []
    for piece in _QUOTE_MARKS.split(text):
        if piece == _QUOTE:
            depth += 1
            out.append(_BLOCK)
        elif piece == _UNQUOTE:
            depth = max(0, depth - 1)
            out.append(_BLOCK)
        elif depth:
            mark = ">" * min(depth, _DEEPEST_QUOTE)
            lines = _BREAKS.sub(_line_ends, piece).strip("\n ").split("\n")
            out.append(_LINE.join(f"{mark} {line}".rstrip() for line in lines) if lines != [""] else "")
        else:
            out.append(piece)
    return "".join(out)
