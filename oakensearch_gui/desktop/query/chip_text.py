"""What chips do to the text: set, negate and drop one operator where it stands."""

from __future__ import annotations

from oakensearch_gui.search.query import Operator, with_operator


def put(text: str, old: Operator | None, name: str, value: str, *, negated: bool = False) -> str:
    """The text with ``name:value`` in place of `old`, or at its end."""
    written = f"{'-' if negated else ''}{with_operator('', name, value)}"
    if old is None:
        return f"{text.rstrip()} {written}".strip()
    return text[: old.start] + written + text[old.end :]


def drop(text: str, old: Operator) -> str:
    """The text without that operator."""
    return f"{text[: old.start].rstrip()} {text[old.end :].lstrip()}".strip()


def negate(text: str, old: Operator) -> str:
    """The text with the operator turned into its opposite."""
    if old.negated:
        return text[: old.start] + text[old.start + 1 :]
    return f"{text[: old.start]}-{text[old.start :]}"
