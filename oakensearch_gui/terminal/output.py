"""What the commands print: answers as JSON (the keys are a contract, only ever added to) and as text for people."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime

from oakensearch_gui.library.library import Library
from oakensearch_gui.mail.message import Message
from oakensearch_gui.search.request import SearchRequest
from oakensearch_gui.search.result import SearchHit, SearchResult, Snippet
from oakensearch_gui.terminal.wording import counted

_BOLD, _PLAIN = "\x1b[1m", "\x1b[0m"


def result_json(request: SearchRequest, result: SearchResult, library: Library) -> str:
    """One line of JSON: the answer to one query."""
    return json.dumps(
        {
            "query": request.query,
            "mode": str(request.mode),
            "sort": str(request.sort),
            "took_ms": round(result.timings.get("total", 0.0), 3),
            "total": result.total,
            "degraded": result.degraded is not None,
            "degraded_reason": result.degraded_reason,
            "degraded_kind": str(result.degraded) if result.degraded else "",
            "degraded_remedy": result.degraded_remedy,
            "close": result.close,
            "coverage": round(result.coverage, 4),
            "did_you_mean": result.did_you_mean,
            "corrected": result.corrected,
            "warnings": [
                {"text": warning.text, "start": warning.start, "end": warning.end} for warning in result.warnings
            ],
            "notes": list(result.notes),
            "timings": {stage: round(ms, 3) for stage, ms in result.timings.items()},
            "hits": [_hit_json(hit, library) for hit in result.hits],
        },
        ensure_ascii=False,
    )


def _hit_json(hit: SearchHit, library: Library) -> dict[str, object]:
    message = hit.message
    return {
        "id": message.id,
        "message_id": message.message_id,
        "subject": message.subject,
        "from": str(message.sender),
        "to": [str(address) for address in message.to],
        "date": iso_utc(message.date),
        "unread": message.unread,
        "labels": list(message.labels),
        "score": hit.score,
        "snippet": hit.snippet.text,
        "snippet_marks": [list(mark) for mark in hit.snippet.marks],
        "why": [str(why) for why in hit.why],
        "matched_chunks": [{"text": chunk.text, "score": round(chunk.score, 4)} for chunk in hit.matched_chunks],
        "keyword_rank": hit.keyword_rank,
        "vector_rank": hit.vector_rank,
        "matched_words": list(hit.matched_words),
        "in_attachment": hit.in_attachment,
        "thread": message.thread_id,
        "attachments": list(message.attachments),
        "disposition": message.disposition,
        "category": message.category,
        "priority": message.priority,
        "locations": [
            {"source": place.source, "path": str(place.path), "offset": place.offset}
            for place in library.locations(message.id)
        ],
    }


def iso_utc(seconds: int) -> str:
    """Seconds since 1970 as ISO 8601 UTC, within the years 1 to 9999."""
    bounded = min(max(seconds, -62_135_596_800), 253_402_300_799)
    return datetime.fromtimestamp(bounded, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def result_text(result: SearchResult, *, colour: bool) -> Iterator[str]:
    """The lines that a person reads."""
    if result.degraded_reason:
        yield f"Note: {result.degraded_reason} {result.degraded_remedy}".rstrip()
    for note in result.notes:
        yield f"Note: {note}"
    for warning in result.warnings:
        yield f"Note: {warning.text}"
    if result.hits and not result.close:
        yield "No close match; the nearest by meaning:"
    if result.corrected:
        yield f"Nothing holds your words as they are; these are the messages for: {result.did_you_mean}"
    elif result.did_you_mean:
        yield f"Did you mean: {result.did_you_mean}"
    for hit in result.hits:
        message = hit.message
        badges = " ".join(f"[{why}]" for why in hit.why)
        yield f"{message.id}  {iso_utc(message.date)[:10]}  {message.sender}  {badges}".rstrip()
        yield f"    {message.subject or '(no subject)'}"
        if hit.in_attachment:
            yield f"    in attachment {hit.in_attachment}:"
        if hit.snippet.text:
            yield f"    {_marked(hit.snippet, colour=colour)}"
    shown = len(result.hits)
    count = counted(result.total, "message")
    yield f"{count}, {shown} shown, {result.timings.get('total', 0.0):.0f} ms" if shown else "Nothing found."


def _marked(snippet: Snippet, *, colour: bool) -> str:
    before, after = (_BOLD, _PLAIN) if colour else ("«", "»")
    text = snippet.text
    for start, end in reversed(snippet.marks):
        text = f"{text[:start]}{before}{text[start:end]}{after}{text[end:]}"
    return text


def message_text(message: Message) -> Iterator[str]:
    """A message as a person reads it in a terminal."""
    yield f"Subject: {message.subject}"
    yield f"From: {message.sender}"
    for name, addresses in (("To", message.to), ("Cc", message.cc)):
        if addresses:
            yield f"{name}: {', '.join(map(str, addresses))}"
    if message.date is not None:
        yield f"Date: {iso_utc(message.date)}"
    if message.message_id:
        yield f"Message-ID: <{message.message_id}>"
    for attachment in message.attachments:
        yield f"Attachment: {attachment.filename or '(no name)'} ({attachment.media_type}, {attachment.size} bytes)"
    for problem in message.problems:
        yield f"Note: {problem}"
    yield ""
    yield message.text
