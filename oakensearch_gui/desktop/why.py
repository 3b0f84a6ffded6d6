"""Why a hit is here, in words: the badges of a row, their tooltips, and what a screen reader says."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication, QLocale

from oakensearch_gui.desktop.wording import isolate, number_text
from oakensearch_gui.search.result import SearchHit, Why

ORDER = (Why.EXACT, Why.KEYWORD, Why.VECTOR)
_LONGEST_PASSAGE = 320


def tr(text: str) -> str:
    """Translate `text` in this module's context."""
    return QCoreApplication.translate("why", text)


def badge(why: Why) -> str:
    """The one word on a badge."""
    words = {Why.KEYWORD: tr("word"), Why.VECTOR: tr("meaning"), Why.EXACT: tr("exact")}
    return words[why]


def badges(hit: SearchHit) -> list[tuple[Why, str]]:
    """The badges of a hit, in their order."""
    return [(why, badge(why)) for why in ORDER if why in hit.why]


def found_by(reasons: Sequence[Why]) -> str:
    """`found by word and meaning`."""
    names = [badge(why) for why in ORDER if why in reasons]
    return tr("found by {reasons}").format(reasons=tr(" and ").join(names))


def tooltip(hit: SearchHit, why: Why) -> str:
    """What a badge's tooltip tells: the rank in that list, and the matched words or the nearest passage (HTML)."""
    return f'<div style="white-space: pre-wrap">{_TEXTS[why](hit)}</div>'


def details(hit: SearchHit) -> str:
    """All that is known of why a hit is here, every passage that came near included (HTML)."""
    cells = [f'<td style="padding-right: 24px">{_TEXTS[why](hit)}</td>' for why in ORDER if why in hit.why]
    parts = [f"<table><tr>{''.join(cells)}</tr></table>"] if cells else []
    chunks = sorted(hit.matched_chunks, key=lambda chunk: chunk.score, reverse=True)[1:]
    if chunks:
        lines = [f"<b>{tr('Other passages that came near')}</b>"]
        for chunk in chunks:
            score = QLocale().toString(chunk.score, "f", 2)
            lines.append(f"{score}&nbsp; <i>{escape(isolate(' '.join(chunk.text.split())))}</i>")
        parts.append("<br>".join(lines))
    if not parts:
        parts = [tr("Listed by its date; nothing was searched for in its text.")]
    return "<br>".join(parts)


def _word_tooltip(hit: SearchHit) -> str:
    lines = [f"<b>{tr('Found by its words')}</b>"]
    if hit.keyword_rank is not None:
        lines.append(tr("Number {rank} by words").format(rank=number_text(hit.keyword_rank)))
    if hit.matched_words:
        lines.append(tr("Matched: {words}").format(words=_words(hit)))
    if hit.in_attachment:
        lines.append(tr("In the attachment {name}").format(name=escape(isolate(hit.in_attachment))))
    return "<br>".join(lines)


def _meaning_tooltip(hit: SearchHit) -> str:
    lines = [f"<b>{tr('Found by its meaning')}</b>"]
    if hit.vector_rank is not None:
        lines.append(tr("Number {rank} by meaning").format(rank=number_text(hit.vector_rank)))
    chunk = max(hit.matched_chunks, key=lambda chunk: chunk.score, default=None)
    if chunk is not None:
        score = QLocale().toString(chunk.score, "f", 2)
        lines.append(tr("Nearest passage, similarity {score}:").format(score=score))
        passage = chunk.text if len(chunk.text) <= _LONGEST_PASSAGE else chunk.text[:_LONGEST_PASSAGE] + "…"
        lines.append(f"<i>{escape(isolate(' '.join(passage.split())))}</i>")
        others = len(hit.matched_chunks) - 1
        if others:
            lines.append(tr("and {count} more passages").format(count=others) if others > 1 else tr("and 1 more"))
    elif hit.similarity is not None:
        score = QLocale().toString(hit.similarity, "f", 2)
        lines.append(tr("Similarity {score}").format(score=score))
    return "<br>".join(lines)


def _exact_tooltip(hit: SearchHit) -> str:
    lines = [f"<b>{tr('Holds exactly what you typed')}</b>"]
    if hit.matched_words:
        lines.append(tr("Matched: {words}").format(words=_words(hit)))
    return "<br>".join(lines)


def _words(hit: SearchHit) -> str:
    return escape(", ".join(isolate(word) for word in hit.matched_words))


_TEXTS = {Why.KEYWORD: _word_tooltip, Why.VECTOR: _meaning_tooltip, Why.EXACT: _exact_tooltip}
