"""Why a hit is here, in words: the badges of a row, their tooltips, and what a screen reader says."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication, QLocale

from oakensearch_gui.desktop.words.wording import isolate, number_text, sender_name
from oakensearch_gui.search.result import SearchHit, Why

ORDER = (Why.EXACT, Why.KEYWORD, Why.VECTOR)
_BY_WORDS = frozenset({Why.KEYWORD, Why.EXACT})
_LONGEST_PASSAGE = 320


def tr(text: str) -> str:
    """Translate `text` in this module's context."""
    return QCoreApplication.translate("why", text)


def sender_marks(hit: SearchHit) -> tuple[tuple[int, int], ...]:
    """(start, end) of the matched words in the sender's name as the list writes it."""
    return _marks(sender_name(hit.message.sender), hit.matched_words) if _BY_WORDS & set(hit.why) else ()


def _marks(text: str, words: Sequence[str]) -> tuple[tuple[int, int], ...]:
    """Where words begin in `text` that are, or begin with, one of `words`."""
    found: list[tuple[int, int]] = []
    low = text.lower()
    if len(low) != len(text):  # a letter that has two small ones: the places would not fit
        return ()
    for word in {word.lower() for word in words if word}:
        at = low.find(word)
        while at >= 0:
            if at == 0 or not low[at - 1].isalnum():
                found.append((at, at + len(word)))
            at = low.find(word, at + len(word))
    return tuple(sorted(found))


def _fields(hit: SearchHit) -> str:
    """Where the matched words stand, but for attachments, which are named."""
    recipients = " ".join(sender_name(each) for each in hit.message.to)
    places = (
        (tr("sender"), bool(sender_marks(hit))),
        (tr("recipients"), bool(_marks(recipients, hit.matched_words))),
        (tr("subject"), bool(hit.subject_marks)),
        (tr("text"), bool(hit.snippet.marks) and not hit.in_attachment),
    )
    return ", ".join(name for name, holds in places if holds)


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
    lines += _matched(hit)
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
    return "<br>".join([f"<b>{tr('Holds exactly what you typed')}</b>", *_matched(hit)])


def _matched(hit: SearchHit) -> list[str]:
    """The matched words, and where they stand."""
    lines = [tr("Matched: {words}").format(words=_words(hit))] if hit.matched_words else []
    fields = _fields(hit)
    return [*lines, tr("In: {fields}").format(fields=fields)] if fields else lines


def _words(hit: SearchHit) -> str:
    each_once = {word.casefold(): word for word in reversed(hit.matched_words)}
    return escape(", ".join(isolate(word) for word in reversed(each_once.values())))


_TEXTS = {Why.KEYWORD: _word_tooltip, Why.VECTOR: _meaning_tooltip, Why.EXACT: _exact_tooltip}
