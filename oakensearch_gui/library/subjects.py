"""What a subject says of threads: which one it continues, whether it says so, and what only a list put in front."""

from __future__ import annotations

import re
from functools import lru_cache

# "Re:" in the languages that mailers write it in, also counted ("Re[2]:", "Re^3:", "Re (4):"), and forwards.
_REPLY = (
    "re|aw|antw|antwort|sv|vs|vá|rif|res|resp|odp|ynt|yanıt|atb|bls|σχετ|απ|на|отв|ответ|відп|回复|回覆|答复|答覆|返信|答"
    "|תגובה|השב|رد"
)
_FORWARD = "fwd?|wg|tr|vl|vb|rv|enc|pd|пер|πρθ|továbbítás|转发|轉寄|转寄|転送|הועבר"
_COUNTED = r"(?:\s*[\[(^]?\d{1,3}[\])]?)?"
_REPLY_MARK = re.compile(rf"(?:{_REPLY}){_COUNTED}\s*[:：]\s*", re.IGNORECASE)
_FORWARD_MARK = re.compile(rf"(?:{_FORWARD}){_COUNTED}\s*[:：]\s*", re.IGNORECASE)
_LIST_MARK = re.compile(r"\[[^\[\]]{1,40}\]\s*")


@lru_cache(maxsize=4096)
def base_subject(subject: str) -> tuple[str, bool]:
    """The subject without what replies, forwards and lists put in front, and whether it is marked as a reply.

    The steps are those of RFC 5256, section 2.1, with the marks of more languages. A forward begins something new: it
    is no reply, also where it forwards one.
    """
    text = " ".join(subject.split())
    is_reply = forwarded = False
    while text:
        reply, forward = _REPLY_MARK.match(text), _FORWARD_MARK.match(text)
        listed = _LIST_MARK.match(text)
        mark = reply or forward or listed
        if mark is None or mark.end() == len(text):
            break
        is_reply = is_reply or (reply is not None and not forwarded)
        forwarded = forwarded or (reply is None and forward is not None)
        text = text[mark.end() :]
    return text.casefold(), is_reply


def without_list_marks(subject: str) -> str:
    """The subject as it was before lists put their names in front (``[boats] Re: [boats] Oars``)."""
    if "[" not in subject:
        return subject
    kept = []
    text = subject
    while text:
        listed = _LIST_MARK.match(text)
        mark = _REPLY_MARK.match(text) or _FORWARD_MARK.match(text)
        if listed and listed.end() < len(text):
            text = text[listed.end() :]
        elif mark:
            kept.append(mark[0])
            text = text[mark.end() :]
        else:
            break
    return "".join(kept) + text
