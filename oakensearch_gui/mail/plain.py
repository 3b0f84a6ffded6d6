"""Plain text bodies: format=flowed put back into paragraphs, line ends made one kind."""

from __future__ import annotations

import re

_ENRICHED_PARAMETER = re.compile(r"<param>[^<]*+</param>", re.IGNORECASE)
_ENRICHED_TAG = re.compile(r"</?[A-Za-z][A-Za-z0-9-]{0,59}>")
_ENRICHED_LINES = re.compile(r"\n(\n*)")
_SIGNATURE = "-- "
_MOST_LINES, _SHORT_LINE = 10_000, 10
"""More lines than that, and shorter ones on average, no mailer has flowed."""


def with_plain_line_ends(text: str) -> str:
    """`text` with the newline as its only line end."""
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def unflow(text: str, *, delete_space: bool = False) -> str:
    """The paragraphs of ``format=flowed`` text (RFC 3676) as one line each, quoted ones with ``>`` in front.

    A line that ends in a space goes on in the next if both are quoted equally deep; a signature separator never
    does. `delete_space` is its ``DelSp=yes``, for scripts that write no spaces.
    """
    if (" \n" not in text and "\n " not in text) or text.count("\n") > _MOST_LINES + len(text) // _SHORT_LINE:
        return text
    out: list[str] = []
    paragraph: list[str] = []
    depth = 0
    for line in text.split("\n"):
        line_depth, content = _quote_depth(line) if line[:1] == ">" else (0, line.removeprefix(" "))
        if paragraph and (line_depth != depth or content == _SIGNATURE):
            out.append(_marked("".join(paragraph), depth))
            paragraph = []
        depth = line_depth
        if content[-1:] == " " and content != _SIGNATURE:
            paragraph.append(content[:-1] if delete_space else content)
        else:
            out.append(_marked("".join((*paragraph, content)) if paragraph else content, depth))
            paragraph = []
    if paragraph:
        out.append(_marked("".join(paragraph), depth))
    return "\n".join(out)


def _quote_depth(line: str) -> tuple[int, str]:
    content = line.lstrip(">")
    return len(line) - len(content), content.removeprefix(" ")


def _marked(paragraph: str, depth: int) -> str:
    return f"{'>' * depth} {paragraph}" if depth else paragraph


def enriched_to_text(text: str) -> str:
    """The words of text/enriched (RFC 1896): its commands left out, single line ends a space, doubled ones one."""
    text = _ENRICHED_PARAMETER.sub("", text)
    text = _ENRICHED_LINES.sub(lambda found: found[1] or " ", text)
    return _ENRICHED_TAG.sub("", text.replace("<<", "\ue0f0")).replace("\ue0f0", "<")
