"""HTML to the text that a person sees: no code, no styles, nothing hidden; words stay whole, blocks break lines.

A tokeniser of our own and no tree: mail has HTML that makes tree builders quadratic (a megabyte of nested elements).
The page is split at its tags in one pass; each different tag is looked at once, however often it occurs, and only the
few kinds that hide or keep what follows them are gone through one by one. It knows no nesting rules beyond those.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from typing import NamedTuple

from oakensearch_gui.mail.entities import unescape

# A tag never runs past the next "<", so that the time stays linear in whatever the quotes do.
_TAG = re.compile(
    r"<(?=[!?/A-Za-z])(/?[A-Za-z][^\s/<>]*+(?:[^<>\"']++|\"[^\"<]*+\"|'[^'<]*+')*+(?=>)|[!?/A-Za-z][^<>]*+)>?"
)
_ANY_TAG = re.compile(r"<[/!?A-Za-z][^<>]*+>?")
_NAME = re.compile(r"(/?)([A-Za-z][^\s/<>]*+)(.*)", re.DOTALL)
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
_ANY_BREAK = f"{_LINE}{_BLOCK}{_PARAGRAPH}"
_BREAKS = re.compile(f"( [{_ANY_BREAK}][ {_ANY_BREAK}]*+|[{_ANY_BREAK}][ {_ANY_BREAK}]++)")
"""All but single ones, which need no looking at."""
_EMPTY_LINE = re.compile(f"{_BLOCK}[^{_LINE}]*{_LINE}.*{_BLOCK}")
_SPACES = re.compile(" {2,}+")
_OTHER_SPACES = "\t\r\n\f\u00a0"
_INVISIBLE = "\u200b\u200c\u2060\ufeff\u00ad\u034f"
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
_MOST_QUOTES = 5_000
"""In a page with more of them none is marked."""
_FEWEST_READ, _BYTES_A_TAG = 50_000, 30
_FEWEST_DIFFERENT, _BYTES_A_DIFFERENT_TAG = 10_000, 200
"""How many tags of a page are read: so many, or more in a long one. Behind them only its text is taken."""
_LONGEST_LOOKED_AT = 10_000
"""Characters of one tag's attributes, to tell whether it hides anything."""
_CHARSET = re.compile(rb"<meta[^>]{0,200}?charset\s*=\s*[\"']?\s*([A-Za-z0-9_:.-]{2,40})", re.IGNORECASE)
_META_WITHIN = 4096


class Tag(NamedTuple):
    """A start tag: its name in lower case and its attributes, of each name (in lower case) the first."""

    name: str
    attributes: dict[str, str]


class _Written(NamedTuple):
    """A tag as it stands in the page: whether it ends something, its name in lower case ("" if none), the rest."""

    closing: bool
    name: str
    attributes: str


def declared_charset(html: bytes) -> str:
    """The charset that a meta element at the top of the page names, or ""."""
    found = _CHARSET.search(html, 0, _META_WITHIN)
    return found[1].decode("ascii") if found else ""


def start_tags(html: str) -> Iterator[tuple[Tag, int]]:
    """Every different start tag of `html` that is not in a comment, with its attributes, and how often it is there."""
    counts: dict[str, int] = {}
    for written in _TAG.findall(_without_comments(html)):
        counts[written] = counts.get(written, 0) + 1
    for written, count in counts.items():
        closing, name, attributes = _read_tag(written)
        if name and not closing:
            yield Tag(name, _attributes(attributes)), count


def deepest_nesting(html: str) -> int:
    """How many elements lie within each other at most, as far as their end tags are there."""
    steps: dict[str, int] = {}
    tags = _TAG.findall(html)
    for written in set(tags):
        closing, name, _ = _read_tag(written)
        steps[written] = 0 if not name or name in _VOID or name in _OFTEN_UNCLOSED else -1 if closing else 1
    depth = deepest = 0
    for step in map(steps.__getitem__, tags):
        depth += step
        if depth > deepest:
            deepest = depth
        elif depth < 0:
            depth = 0
    return deepest


def html_to_text(html: str, note: Callable[[str], None] = lambda _: None) -> str:
    """The text as it is seen: lines as the blocks break them, ``> `` before quoted ones, ``alt`` text for images.

    `note` hears when there is more of a page than is read in this way.
    """
    page = _Page(_without_comments(html if html.isascii() else _MARKS.sub("", html)))
    text = page.text(hide=True)
    if text is None:
        # Something hidden never ended: better to show it than to lose what follows.
        text = page.text(hide=False) or ""
    if page.rest:
        note(f"of an HTML text the first {page.tags_read:,} tags were read, and behind them only the words")
        text = f"{text} {page.rest}"
    return _lay_out(unescape(text))


def _read_tag(written: str) -> _Written:
    found = _NAME.match(written)
    return _Written(bool(found[1]), found[2].lower(), found[3]) if found else _Written(False, "", "")


class _Page:
    """A page split at its tags: text, tag, text … text. The text before tag n is piece 2n, its mark piece 2n + 1.

    `rest` is the text behind the last tag that is read in a page that has too many.
    """

    def __init__(self, html: str) -> None:
        most = max(_FEWEST_READ, len(html) // _BYTES_A_TAG)
        self._pieces: list[str] = _TAG.split(html, most)
        self._tags: list[str] = self._pieces[1::2]
        self.rest = self._take_rest(most, max(_FEWEST_DIFFERENT, len(html) // _BYTES_A_DIFFERENT_TAG))
        self._known = {written: _read_tag(written) for written in set(self._tags)}
        self._places: dict[str, list[int]] = {}

    @property
    def tags_read(self) -> int:
        """How many tags the page was split at."""
        return len(self._tags)

    def _take_rest(self, most: int, most_different: int) -> str:
        """Take what lies behind the last tag to be read out of the pieces; its text."""
        rest = ""
        if len(self._tags) == most and "<" in self._pieces[-1]:
            rest = _ANY_TAG.sub(" ", self._pieces[-1])
            self._pieces[-1] = ""
        different = list(dict.fromkeys(self._tags))
        if len(different) > most_different:
            cut = self._tags.index(different[most_different])
            rest = " ".join((*self._pieces[2 * cut + 2 :: 2], rest))
            del self._pieces[2 * cut + 1 :], self._tags[cut:]
        return rest

    def text(self, *, hide: bool) -> str | None:
        """The text with marks for its breaks; None when something hidden is never closed."""
        marks = {written: _mark(tag) for written, tag in self._known.items()}
        pieces = list(self._pieces)
        pieces[1::2] = map(marks.__getitem__, self._tags)
        effects = {written: effect for written, tag in self._known.items() if (effect := _effect(tag, hide=hide))}
        if effects and not self._apply(effects, pieces):
            return None
        return "".join(pieces)

    def _apply(self, effects: dict[str, str], pieces: list[str]) -> bool:
        """Take out what is not seen, keep the lines of what is preformatted; False if a hidden element never ends."""
        position = preformatted = begin = 0
        for number in [number for number, written in enumerate(self._tags) if written in effects]:
            if number < position:
                continue
            effect, name = effects[self._tags[number]], self._known[self._tags[number]].name
            if effect == _BEGIN_PREFORMATTED:
                begin = begin if preformatted else number
                preformatted += 1
            elif effect == _END_PREFORMATTED:
                if preformatted == 1:
                    _keep_lines(pieces, begin, number)
                preformatted = max(0, preformatted - 1)
            else:
                end = self._end_tag(name, number) if effect == _BEGIN_UNSEEN else self._end_of_hidden(name, number)
                if end is not None:
                    # A block that ends an unclosed element is looked at in its own right.
                    closing = self._known[self._tags[end]].closing
                    pieces[2 * number + 1 : 2 * end + 1 + closing] = [""] * (2 * (end - number) + closing)
                    position = end + closing
                elif effect == _BEGIN_HIDDEN:
                    return False
        if preformatted:
            _keep_lines(pieces, begin, len(self._tags))
        return True

    def _end_tag(self, name: str, number: int) -> int | None:
        """The first end tag of that name behind tag `number`; an element that never ends is read as text."""
        places = self._where(f"/{name}", lambda tag: tag.closing and tag.name == name)
        return _next(places, number)

    def _end_of_hidden(self, name: str, number: int) -> int | None:
        if name in _OFTEN_UNCLOSED:
            places = self._where(name, lambda tag: tag.name == name or _MEANING.get(tag.name) in {_BLOCK, _PARAGRAPH})
            return _next(places, number)
        places = self._where(name, lambda tag: tag.name == name)
        depth = 1
        for at in range(bisect_right(places, number), len(places)):
            depth += -1 if self._known[self._tags[places[at]]].closing else 1
            if not depth:
                return places[at]
        return None

    def _where(self, key: str, wanted: Callable[[_Written], bool]) -> list[int]:
        """The numbers of the tags that are wanted; `key` stands for what is."""
        if key not in self._places:
            them = {written for written, tag in self._known.items() if wanted(tag)}
            self._places[key] = [number for number, written in enumerate(self._tags) if written in them]
        return self._places[key]


def _next(places: list[int], number: int) -> int | None:
    """The first of the places (ascending) behind a number."""
    at = bisect_right(places, number)
    return places[at] if at < len(places) else None


_BEGIN_UNSEEN, _BEGIN_HIDDEN, _BEGIN_PREFORMATTED, _END_PREFORMATTED = "unseen", "hidden", "pre", "/pre"


def _effect(tag: _Written, *, hide: bool) -> str:
    """What a tag does to what follows it, or ""."""
    name = tag.name
    if tag.closing:
        return _END_PREFORMATTED if name == "pre" else ""
    if name in _UNSEEN:
        return _BEGIN_UNSEEN
    if hide and tag.attributes and name and name not in _VOID and name != "body" and _is_hidden(tag.attributes):
        return _BEGIN_HIDDEN
    return _BEGIN_PREFORMATTED if name == "pre" else ""


def _mark(tag: _Written) -> str:
    """What stands in the text for a tag."""
    name = tag.name
    if name == "blockquote":
        return _UNQUOTE if tag.closing else _QUOTE
    if not tag.closing and (name == "img" or (name in {"area", "input"} and "alt" in tag.attributes)):
        alt = _attributes(tag.attributes).get("alt", "").strip()
        return f" {alt} " if alt else ""
    return _MEANING.get(name, "")


def _keep_lines(pieces: list[str], begin: int, end: int) -> None:
    """Keep the line ends and spaces of the texts between two tags."""
    for at in range(2 * begin + 2, 2 * end + 1, 2):
        text = pieces[at]
        if "\n" in text or "  " in text:
            pieces[at] = text.replace("\r", "").replace("\n", _LINE).replace("  ", _SPACE * 2)


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
        attributes.setdefault(name.lower(), unescape(double or single or bare))
    return attributes


def _is_hidden(attributes: str) -> bool:
    attributes = attributes[:_LONGEST_LOOKED_AT]
    if _HIDDEN_STYLE.search(attributes):
        return True
    return "hidden" in attributes.lower() and bool(_HIDDEN_ATTRIBUTE.search(_QUOTED_VALUE.sub("", attributes)))


def _lay_out(text: str) -> str:
    for other in _OTHER_SPACES:
        text = text.replace(other, " ")
    text = _SPACES.sub(" ", text)
    if _QUOTE in text or _UNQUOTE in text:
        many = text.count(_QUOTE) + text.count(_UNQUOTE) > 2 * _MOST_QUOTES
        text = text.replace(_QUOTE, _BLOCK).replace(_UNQUOTE, _BLOCK) if many else _quote_lines(text)
    text = _break_lines(text)
    if not text.isascii():
        text = text.replace(_SPACE, " ")
        for nothing in _INVISIBLE:
            text = text.replace(nothing, "")
    return text.strip()


def _break_lines(text: str) -> str:
    """One line end for a break between blocks, two where there is a paragraph's or an empty line between."""
    pieces = _BREAKS.split(text)
    runs = pieces[1::2]
    line_ends = {run: _line_ends(run) for run in set(runs)}
    pieces[1::2] = map(line_ends.__getitem__, runs)
    return "".join(pieces).replace(_LINE, "\n").replace(_BLOCK, "\n").replace(_PARAGRAPH, "\n\n")


def _line_ends(run: str) -> str:
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
        elif depth and piece.strip(" "):
            out.append(_quoted(piece, ">" * min(depth, _DEEPEST_QUOTE)))
        elif not depth:
            out.append(piece)
    return "".join(out)


def _quoted(piece: str, mark: str) -> str:
    """The piece with the mark before each of its lines; "" where it has none."""
    lines = _break_lines(piece).strip("\n ")
    if not lines:
        return ""
    marked = f"{mark} {lines}".replace("\n", f"{_LINE}{mark} ")
    return marked.replace(f"{mark} {_LINE}", f"{mark}{_LINE}")
