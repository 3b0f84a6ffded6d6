"""A reply taken apart: what its writer wrote, and what was quoted or signed under it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

# These begin with the line end before, also of the first line: what is to be found is looked for much faster then.
_MARKS = re.compile(r"\n[ \t]{0,3}+>[ \t]?+(?:>[ \t]?+)*+")
_QUOTED_BLOCK = re.compile(r"\n[ \t]{0,3}+>[^\n]*+(?:\n[ \t]{0,3}+>[^\n]*+)*+")
_WROTE = (
    r"(?:wrote|writes|said|escribi[oó]|a écrit|schrieb|schreef|ha scritto|scrisse|escreveu|skrev|napisał\(?a?\)?"
    r"|написал\(?а?\)?|пишет|писал\(?а?\)?|kirjoitti|yazdı|napsal\(?a?\)?|írta|ha escrit|写道|寫道"
    r"|のメール|さんは書きました|作成)"
)
# The last line of "On …, X wrote:", in the languages whose mailers write it; some put the name behind the verb.
_ATTRIBUTION_END = re.compile(_WROTE + r"(?:\s*$|[^\n]{0,100}[:：]\s*$)", re.IGNORECASE)
# These begin with what they look for, so that the search is fast; that a line begins there is looked at afterwards.
_SIGNATURE = re.compile(r"--(?<![^\n]--)[ \t]?$", re.MULTILINE)
_ORIGINAL = re.compile(
    r"[-_](?<![-_][-_])[-_]++[ \t]*+(?:Original Message|Forwarded message|Ursprüngliche Nachricht|Original-Nachricht"
    r"|Originalnachricht|Message d'origine|Mensaje original|Messaggio originale|Mensagem original"
    r"|Oorspronkelijk bericht|Исходное сообщение|原始邮件|原始郵件|元のメッセージ)[ \t]*[-_]{2,}[ \t]*$",
    re.IGNORECASE | re.MULTILINE,
)
_ORIGINAL_IN_ASCII = ("origin", "forwarded message", "oorspronkelijk")
"""Of what `_ORIGINAL` finds in ASCII text, each holds one of these."""
_FORWARDED = re.compile(r"forwarded|weitergeleitet|transféré|reenviado|inoltrato|encaminhada", re.IGNORECASE)
_LONGEST_ATTRIBUTION = 3
"""Lines over which a mailer may break its "On …, X wrote:"."""
_LIST_FOOTER = re.compile(r"____(?<![^\n]____)_{16,}\n(?=.*(?:mailing list|@|https?://))")


class Body(NamedTuple):
    """`own`: the writer's words. `quoted`: the rest, its ``> `` taken away so that phrases run on across its lines."""

    own: str
    quoted: str


def split_quotes(text: str) -> Body:
    """`text` apart: own words; and quoted lines with the line that introduces them, signature and list footer.

    No word is lost: each is in one of the two. A forwarded message counts as own, for it is why the mail was sent.
    """
    text, tail = _cut_tail(text)
    if ">" not in text:
        return Body(text.strip(), tail.strip())
    own: list[str] = []
    quoted: list[str] = []
    at = 0
    for block in _QUOTED_BLOCK.finditer(f"\n{text}"):  # so its start is that of its first line in the text
        between = text[at : block.start()]
        own += between.split("\n")[:-1]
        if at == 0 or between.strip():  # else it goes on after blank lines
            quoted += _take_attribution(own)
        quoted.append(_MARKS.sub("\n", block[0])[1:])
        at = min(block.end(), len(text))
    own.append(text[at:])
    return Body("\n".join(own).strip(), "\n".join([*quoted, tail]).strip())


def _cut_tail(text: str) -> tuple[str, str]:
    """Cut before the signature, the list's footer or the unmarked original below a reply, whichever is first."""
    cuts = [found.start() for found in (_SIGNATURE.search(text), _LIST_FOOTER.search(text)) if found]
    for original in _originals(text):
        start = text.rfind("\n", 0, original.start()) + 1
        if not text[start : original.start()].strip(" \t>"):
            if not _FORWARDED.search(original[0]):
                cuts.append(start)
            break
    if not cuts:
        return text, ""
    cut = min(cuts)
    if not text[:cut].strip():
        return text, ""
    return text[:cut], _MARKS.sub("\n", f"\n{text[cut:]}")[1:]


def _originals(text: str) -> Iterator[re.Match[str]]:
    if text.isascii():  # most mail, and most of that without: told much faster than by the pattern
        lowered = text.lower()
        if not any(word in lowered for word in _ORIGINAL_IN_ASCII):
            return iter(())
    return _ORIGINAL.finditer(text)


def _take_attribution(own: list[str]) -> list[str]:
    """The lines at the end of `own` that introduce a quotation, taken out of it."""
    while own and not own[-1].strip():
        own.pop()
    if not own or not (_ATTRIBUTION_END.search(own[-1][-200:]) or (own[-1].rstrip().endswith(":") and "@" in own[-1])):
        return []
    start = len(own) - 1
    while start > 0 and len(own) - start < _LONGEST_ATTRIBUTION and own[start - 1].strip() and not _begins(own[start]):
        start -= 1
    if not _begins(own[start]):
        start = len(own) - 1
    taken = own[start:]
    del own[start:]
    return taken


_BEGINNING = re.compile(
    r"^\s*(?:On |In |At |Am |Le |El |Il |Em |Op |Den |Dnia |Quoting |\"?[\w.'’ -]+ (?:wrote|writes|schrieb|<)"
    r"|\d{4}[-/年]|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? )"
)


def _begins(line: str) -> bool:
    return bool(_BEGINNING.match(line[:200]))
