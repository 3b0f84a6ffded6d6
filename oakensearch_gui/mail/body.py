"""The tree of parts to what a person reads: one text, and a list of everything that is not text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from oakensearch_gui.mail.calendars import calendar_to_text
from oakensearch_gui.mail.charsets import clean, decode
from oakensearch_gui.mail.headers import decode_text
from oakensearch_gui.mail.html import declared_charset, html_to_text
from oakensearch_gui.mail.inline_files import take_out_files
from oakensearch_gui.mail.message import Attachment
from oakensearch_gui.mail.mime import MAX_BODY_BYTES, MESSAGE_TYPES, Part
from oakensearch_gui.mail.plain import enriched_to_text, unflow, with_plain_line_ends

_CALENDARS = frozenset({"text/calendar", "text/vcard", "text/x-vcard", "text/directory", "application/ics"})
_ENCRYPTED = frozenset({"application/pkcs7-mime", "application/x-pkcs7-mime"})
_READABLE_REPORTS = frozenset(
    {"message/delivery-status", "message/disposition-notification", "message/feedback-report", "text/rfc822-headers",
     "message/global-delivery-status"}
)  # fmt: skip
_STUB = re.compile(
    r"(?:does|do|can|could) ?n[o']t (?:support|display|show|read|view)[^.]{0,40}(?:html|format|message|mime)"
    r"|html[- ](?:format|version|e?-?mail|message|capable|enabled|compatible)"
    r"|view(?:ed)? (?:this|it) (?:message|e?-?mail|page)"
    r"|this (?:message|e?-?mail|part) (?:is|contains|was sent|requires?)[^.]{0,30}html|unterstützt kein|kein html",
    re.IGNORECASE,
)
_LONGEST_STUB = 400
"""Characters; a longer plain part is worth reading whatever it says."""
_RICHER = 4
"""A stub is left for an HTML text that has this many times its length."""
HTML_TYPES = frozenset({"text/html", "application/xhtml+xml", "text/x-html"})
"""Media types that are read as HTML."""


class Listed(NamedTuple):
    """An attachment and how to get its decoded bytes; `in_text` says that its words stand in the message's own text."""

    attachment: Attachment
    content: Callable[[], bytes]
    charset: str = ""
    in_text: bool = False


@dataclass
class Collected:
    """The walk's result so far: pieces of text, attachments, and the charset that the first text was in."""

    problems: list[str]
    texts: list[str] = field(default_factory=list)
    later: list[str] = field(default_factory=list)
    listed: list[Listed] = field(default_factory=list)
    charset: str = ""

    @property
    def text(self) -> str:
        """All the text, a blank line between two parts; what machines wrote for machines comes last."""
        return "\n\n".join(self.texts + self.later)

    @property
    def attachments(self) -> tuple[Attachment, ...]:
        """What was listed, in order."""
        return tuple(listed.attachment for listed in self.listed)

    def cut(self) -> None:
        """Leave no more text than a message may have."""
        if sum(map(len, self.texts)) + sum(map(len, self.later)) > MAX_BODY_BYTES:
            self.texts, self.later = [self.text[:MAX_BODY_BYTES]], []
            self.note(f"body cut at {MAX_BODY_BYTES // 1_000_000} MB")

    def note(self, problem: str) -> None:
        """Add a problem, once."""
        if problem not in self.problems:
            self.problems.append(problem)


def collect_body(root: Part, problems: list[str]) -> Collected:
    """The text and the attachments of a whole message."""
    collected = Collected(problems)
    _walk(root, collected)
    collected.cut()
    return collected


def _walk(part: Part, into: Collected, *, want_text: bool = True) -> None:
    media_type = part.media_type
    if media_type in MESSAGE_TYPES or (media_type == "message/partial" and part.children):
        _nested_message(part, into, want_text=want_text)
    elif media_type.startswith("multipart/"):
        _multipart(part, media_type, into, want_text=want_text)
    elif part.children:  # a winmail.dat: listed, and its text counts where the message has none beside it
        _list(part, into, in_text=True)
        for child in part.children:
            _walk(child, into, want_text=want_text and not into.texts)
    elif is_attachment(part):
        _list(part, into)
        if media_type in _ENCRYPTED:
            _note_smime(part, into)
    elif want_text:
        _leaf_text(part, media_type, into)


def is_attachment(part: Part) -> bool:
    """Whether a leaf is listed rather than read: it says so, has a file's name, or is nothing to read."""
    media_type = part.media_type
    if media_type in _READABLE_REPORTS:
        return False
    if part.disposition.value == "attachment":
        return True
    if not media_type.startswith("text/"):
        return media_type not in HTML_TYPES
    return bool(part.filename) and media_type not in {"text/plain", *HTML_TYPES}


def _multipart(part: Part, media_type: str, into: Collected, *, want_text: bool) -> None:
    if not part.children:
        if want_text and part.body.strip():
            _leaf_text(part, "text/plain", into)
        return
    if media_type == "multipart/alternative":
        _alternative(part, into, want_text=want_text)
        return
    if media_type == "multipart/encrypted":
        into.note("encrypted (OpenPGP): only the header could be read")
    for child in part.children:
        _walk(child, into, want_text=want_text)


def _alternative(part: Part, into: Collected, *, want_text: bool) -> None:
    """One of several forms of the same: the plain one unless it is empty or a stub, else the richest that has text.

    Each form is walked once, and for its text only until one will do: alternatives may lie within alternatives.
    """
    trials: list[tuple[Part, Collected]] = []
    chosen: Collected | None = None
    for child in part.children:
        trial = Collected(into.problems)
        _walk(child, trial, want_text=want_text and (chosen is None or child.media_type in _CALENDARS))
        trials.append((child, trial))
        if chosen is None and child.media_type not in _CALENDARS and _is_useful(trial.text):
            chosen = trial
    if chosen is None and want_text:
        chosen = _richest([trial for child, trial in trials if child.media_type not in _CALENDARS])
    for child, trial in trials:
        into.listed += trial.listed
        if trial is chosen:
            into.texts += trial.texts
            into.charset = into.charset or trial.charset
        elif child.media_type in _CALENDARS:
            into.later += trial.texts
        elif want_text and child.media_type == "multipart/mixed":
            into.texts += (text for text in _plain_texts(child, into) if text not in into.texts)
        into.later += trial.later


def _plain_texts(part: Part, into: Collected) -> Iterator[str]:
    """The plain parts of a form that was not chosen: a mixed one may hold more than another way to say the same."""
    for child in part.children:
        if child.media_type.startswith("multipart/"):
            yield from _plain_texts(child, into)
        elif child.media_type == "text/plain" and not is_attachment(child) and not child.filename:
            text = _read_text(child, "text/plain", child.content(), into).strip("\n")
            if text.strip():
                yield text


def _is_useful(text: str) -> bool:
    return bool(text.strip()) and not _is_stub(text)


def _richest(trials: list[Collected]) -> Collected | None:
    """The first, a stub, unless another has much more to say."""
    best = max(trials, key=lambda trial: len(trial.text), default=None)
    first = next((trial for trial in trials if trial.text.strip()), None)
    if best is None or first is None:
        return best
    return best if len(best.text) > _RICHER * len(first.text) else first


def _is_stub(text: str) -> bool:
    return len(text) < _LONGEST_STUB and bool(_STUB.search(text))


def _leaf_text(part: Part, media_type: str, into: Collected) -> None:
    raw = part.content()
    if part.filename and part.disposition.value:
        _list(part, into, in_text=True)
    if media_type == "text/plain":
        raw, files = take_out_files(raw)
        for file in files:
            name = clean(decode(file.name, part.charset).text)
            into.listed.append(Listed(Attachment(name, "application/octet-stream", len(file.content())), file.content))
    text = _read_text(part, media_type, raw, into).strip("\n")
    if text.strip():
        (into.later if media_type in _READABLE_REPORTS else into.texts).append(text)


def _read_text(part: Part, media_type: str, raw: bytes, into: Collected) -> str:
    """The text of one leaf, whose decoded bytes are `raw`, as a person reads it."""
    if len(raw) > MAX_BODY_BYTES:
        into.note(f"body cut at {MAX_BODY_BYTES // 1_000_000} MB")
        raw = raw[:MAX_BODY_BYTES]
    charset = part.charset
    if media_type in HTML_TYPES:
        charset = charset or declared_charset(raw)
    decoded = decode(raw, charset)
    if not into.charset and not raw.isascii():
        into.charset = charset
    text = with_plain_line_ends(decoded.text)
    if media_type in HTML_TYPES:
        return html_to_text(text, into.note)
    if media_type in _CALENDARS:
        return calendar_to_text(text)
    if media_type in {"text/enriched", "text/richtext"}:
        return enriched_to_text(text)
    parameters = part.content_type.parameters
    if parameters.get("format", "").lower() == "flowed":
        return unflow(text, delete_space=parameters.get("delsp", "").lower() == "yes")
    return text


def _nested_message(part: Part, into: Collected, *, want_text: bool) -> None:
    """A forwarded or returned message: its few telling header lines and its text follow, its attachments too."""
    name = part.filename
    if part.disposition.value == "attachment" or (name and part.disposition.value != "inline"):
        attachment = Attachment(name, part.media_type, len(part.body), part.content_id)
        into.listed.append(Listed(attachment, part.content, in_text=bool(part.children)))
    for nested in part.children:
        if want_text:
            heads = ((label, decode_text(nested.header(key))) for label, key in _SHOWN_OF_NESTED)
            head = "\n".join(f"{label}: {value}" for label, value in heads if value)
            if head:
                into.texts.append(head)
        _walk(nested, into, want_text=want_text)


_SHOWN_OF_NESTED = (("Subject", b"subject"), ("From", b"from"), ("Date", b"date"), ("To", b"to"))


def _list(part: Part, into: Collected, *, in_text: bool = False) -> None:
    attachment = Attachment(
        filename=clean(part.filename),
        media_type=part.media_type,
        size=part.size(),
        content_id=part.content_id,
        inline=part.disposition.value != "attachment" and bool(part.content_id or part.disposition.value),
    )
    into.listed.append(Listed(attachment, part.content, part.charset, in_text))


def _note_smime(part: Part, into: Collected) -> None:
    if part.content_type.parameters.get("smime-type", "").lower() != "signed-data":
        into.note("encrypted (S/MIME): only the header could be read")
