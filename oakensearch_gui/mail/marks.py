"""What mailers note about a message in its own header: read, flagged, labels, spam."""

from __future__ import annotations

import re
from collections.abc import Mapping

from oakensearch_gui.mail.headers import decode_text
from oakensearch_gui.mail.message import Flags
from oakensearch_gui.mail.mime import Part

# Bits of X-Mozilla-Status, nsMsgMessageFlags.idl
_MOZILLA_READ, _MOZILLA_REPLIED, _MOZILLA_MARKED, _MOZILLA_EXPUNGED = 0x1, 0x2, 0x4, 0x8
MOZILLA_TAGS = {
    "$label1": "Important",
    "$label2": "Work",
    "$label3": "Personal",
    "$label4": "To Do",
    "$label5": "Later",
}
"""The tags that everyone has in Thunderbird, by key, until they are renamed."""
_FLAG_FIELDS = frozenset({b"status", b"x-status", b"x-mozilla-status", b"x-gmail-labels"})
_LABEL_FIELDS = frozenset({b"x-gmail-labels", b"x-mozilla-keys", b"x-keywords", b"x-label"})
_NO_KEYWORDS = frozenset({"junk", "nonjunk", "notjunk"})
_GMAIL_NO_LABELS = frozenset({"unread", "opened", "starred", "important", "drafts", "draft", "trash", "archived"})
_GMAIL_LABEL = re.compile(r'(?:"[^"]*+"|[^,])++')


def read_flags(root: Part) -> Flags:
    """The flags that Status and X-Status (mbox mailers), X-Mozilla-Status and X-Gmail-Labels tell."""
    if _FLAG_FIELDS.isdisjoint(root.first_of):
        return Flags()
    status = (root.header(b"status") + root.header(b"x-status")).upper()
    mozilla = _mozilla_status(root)
    gmail = {label.lower() for label in _gmail_labels(root)}
    seen: bool | None = None
    if gmail:
        seen = "unread" not in gmail
    if root.header(b"status"):  # said outright, where Gmail's labels only leave something out
        seen = b"R" in root.header(b"status").upper() and seen is not False
    if mozilla is not None:
        seen = bool(mozilla & _MOZILLA_READ)
    bits = mozilla or 0
    return Flags(
        seen=seen,
        flagged=b"F" in status or bool(bits & _MOZILLA_MARKED) or "starred" in gmail,
        answered=b"A" in status or bool(bits & _MOZILLA_REPLIED),
        draft=b"T" in status or bool(gmail & {"drafts", "draft"}),
        deleted=b"D" in status or bool(bits & _MOZILLA_EXPUNGED) or "trash" in gmail,
    )


def read_labels(root: Part) -> tuple[str, ...]:
    """The labels of X-Gmail-Labels, X-Mozilla-Keys, X-Keywords and X-Label, each once, in order."""
    if _LABEL_FIELDS.isdisjoint(root.first_of):
        return ()
    labels = [label for label in _gmail_labels(root) if label.lower() not in _GMAIL_NO_LABELS]
    for name in (b"x-mozilla-keys", b"x-keywords"):
        labels += labels_of_keys(decode_text(root.header(name)).replace(",", " "))
    for raw in root.headers(b"x-label"):
        labels += (label.strip() for label in decode_text(raw).split(","))
    return tuple(dict.fromkeys(label for label in labels if label))


def labels_of_keys(keys: str, names: Mapping[str, str] = MOZILLA_TAGS) -> tuple[str, ...]:
    """The labels that keywords (words) stand for; `names` are the names of tags, by key in lower case."""
    labels = (names.get(key.lower(), key) for key in keys.split())
    # What is left with a dollar sign ($Forwarded, $MDNSent) or is about junk was not given by a person.
    return tuple(label for label in labels if not label.startswith("$") and label.lower() not in _NO_KEYWORDS)


def says_spam(root: Part) -> bool:
    """Whether a filter on the way marked the message as spam."""
    flag = root.header(b"x-spam-flag") or root.header(b"x-spam-status")
    return flag.strip().lower().startswith(b"yes")


def _mozilla_status(root: Part) -> int | None:
    raw = root.header(b"x-mozilla-status").strip()
    try:
        return int(raw, 16) if raw else None
    except ValueError:
        return None


def _gmail_labels(root: Part) -> list[str]:
    raw = root.header(b"x-gmail-labels")
    if not raw:
        return []
    return [label.strip().strip('"') for label in _GMAIL_LABEL.findall(decode_text(raw)) if label.strip()]
