"""bytes -> Message: the parts of the reader put together.

The order: the tree of parts (mime), the header fields (headers, dates, marks), then a walk over the tree that
collects the text and lists the rest. A part that is not understood costs that part, never the message.
"""

from __future__ import annotations

import re

from oakensearch_gui.mail.body import collect_body
from oakensearch_gui.mail.dates import parse_date
from oakensearch_gui.mail.headers import MOST_ADDRESSES, decode_text, parse_addresses, parse_message_ids
from oakensearch_gui.mail.marks import read_flags, read_labels, says_spam
from oakensearch_gui.mail.message import Address, Message
from oakensearch_gui.mail.mime import Part, parse

_MOST_DATES = 50
"""Date and Received headers that are looked at."""
_LIST_ID = re.compile(r"<([^<>]*+)>")


def read_message(data: bytes) -> Message:
    """The message that `data` holds. Never raises, for any bytes; `Message.problems` says what could not be read."""
    problems: list[str] = []
    try:
        return _read(data, problems)
    except Exception as error:  # noqa: BLE001 - the promise of this function; the fault is told, not swallowed
        problems.append(
            f"the reader failed on this message ({type(error).__name__}: {error}); it was read as plain text"
        )
        return _read_as_text(data, problems)


def _read(data: bytes, problems: list[str]) -> Message:
    root = parse(data, problems)
    body = collect_body(root, problems)
    hint = body.charset
    date, inferred = read_date(root)
    sender = _first_address(root, hint)
    return Message(
        subject=decode_text(next(filter(None, root.headers(b"subject")), b""), hint),
        sender=sender,
        reply_to=parse_addresses(root.header(b"reply-to"), hint),
        to=_all_addresses(root, b"to", hint, problems),
        cc=_all_addresses(root, b"cc", hint, problems),
        bcc=_all_addresses(root, b"bcc", hint, problems),
        date=date,
        date_inferred=inferred,
        message_id=next(iter(parse_message_ids(root.header(b"message-id"))), ""),
        in_reply_to=next(iter(parse_message_ids(root.header(b"in-reply-to"))), ""),
        references=parse_message_ids(root.header(b"references")),
        text=body.text,
        attachments=body.attachments,
        flags=read_flags(root),
        labels=read_labels(root),
        list_id=_list_id(root),
        auto_submitted=_word(root, b"auto-submitted"),
        precedence=_word(root, b"precedence"),
        importance=_importance(root),
        spam=says_spam(root),
        gmail_thread=_word(root, b"x-gm-thrid"),
        problems=tuple(problems),
    )


def _read_as_text(data: bytes, problems: list[str]) -> Message:
    return Message(text=data[:1_000_000].decode("utf-8", "replace").replace("\0", ""), problems=tuple(problems))


def read_date(root: Part) -> tuple[int | None, bool]:
    """Seconds since 1970 UTC and whether they were inferred: Date, else the newest Received header that tells."""
    dates = root.headers(b"date")
    date = parse_date(decode_text(dates[0])) if dates else None
    if date is not None:
        return date, False
    for raw in (
        *dates[1:_MOST_DATES],
        *root.headers(b"received")[:_MOST_DATES],
        *root.headers(b"delivery-date")[:1],
        *root.headers(b"resent-date")[:1],
    ):
        date = parse_date(decode_text(raw.rpartition(b";")[2]))
        if date is not None:
            return date, True
    return None, False


def _first_address(root: Part, hint: str) -> Address:
    for name in (b"from", b"sender", b"return-path"):
        for value in root.headers(name) if name in root.first_of else ():
            addresses = parse_addresses(value, hint)
            if addresses:
                return addresses[0]
    return Address()


def _all_addresses(root: Part, name: bytes, hint: str, problems: list[str]) -> tuple[Address, ...]:
    if name not in root.first_of:
        return ()
    addresses: list[Address] = []
    for value in root.headers(name):
        addresses += parse_addresses(value, hint)
        if len(addresses) >= MOST_ADDRESSES:
            problem = f"only the first {MOST_ADDRESSES:,} addresses of a field were read"
            problems += () if problem in problems else (problem,)
            break
    return tuple(addresses[:MOST_ADDRESSES])


def _list_id(root: Part) -> str:
    if b"list-id" not in root.first_of:
        return ""
    text = decode_text(root.header(b"list-id"))
    found = _LIST_ID.search(text)
    return (found[1] if found else text).strip().lower()


def _word(root: Part, name: bytes) -> str:
    """The first word of a header that is one keyword, in lower case."""
    if name not in root.first_of:
        return ""
    words = decode_text(root.header(name)).lower().replace(";", " ").split()
    return words[0] if words else ""


def _importance(root: Part) -> str:
    word = _word(root, b"importance")
    if word:
        return word
    level = _word(root, b"x-priority")[:1]
    return {"1": "high", "2": "high", "3": "normal", "4": "low", "5": "low"}.get(level, "")
