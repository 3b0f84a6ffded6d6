"""Calendar and contact parts (RFC 5545, RFC 6350) as the few lines that a person would look for."""

from __future__ import annotations

import re

_FOLDED = re.compile(r"\n[ \t]")
_PROPERTY = re.compile(
    r"^(SUMMARY|LOCATION|DESCRIPTION|ORGANIZER|ATTENDEE|CONTACT|FN|ORG|TITLE|EMAIL|TEL|NOTE|ADR)((?:;[^:\"\n]*(?:\"[^\"\n]*\")?)*+):(.*)$",
    re.MULTILINE | re.IGNORECASE,
)
_COMMON_NAME = re.compile(r";CN=\"?([^\";:]+)", re.IGNORECASE)
_MAILTO = "mailto:"
_ESCAPED = re.compile(r"\\([nN,;\\])")


def calendar_to_text(text: str) -> str:
    """What, where and who of a calendar part, or the fields of a vCard, one a line; "" when there is nothing."""
    lines = []
    for name, parameters, value in _PROPERTY.findall(_FOLDED.sub("", text)):
        shown = value.strip()
        if "\\" in shown:
            shown = _ESCAPED.sub(lambda found: "\n" if found[1] in "nN" else found[1], shown).strip()
        if name.upper() in {"ORGANIZER", "ATTENDEE"}:
            shown = shown[len(_MAILTO) :] if shown[: len(_MAILTO)].lower() == _MAILTO else shown
            person = _COMMON_NAME.search(parameters)
            shown = f"{person[1]} <{shown}>" if person and person[1] != shown else shown
        elif name.upper() in {"ADR", "ORG"}:
            shown = " ".join(piece for piece in shown.split(";") if piece)
        if shown:
            lines.append(shown)
    return "\n".join(dict.fromkeys(lines))
