"""The text of Rich Text files."""

from __future__ import annotations

from oakensearch_gui.extraction.gathering import Gathering
from oakensearch_gui.mail.html import html_to_text
from oakensearch_gui.mail.rtf import holds_html, read_rtf, rtf_pieces


def read_rich_text(content: bytes, into: Gathering) -> None:
    """Gather the text of an RTF file; a broken one gives what can be made out."""
    if holds_html(content):
        into.add(html_to_text(read_rtf(content).html))
        return
    for piece in rtf_pieces(content):
        into.add(piece)
        into.look_at_the_clock()
