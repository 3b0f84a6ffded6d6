"""What a place, or a message's own header, says of it (flags and labels), as a short text that can be compared."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from oakensearch_gui.mail.message import Flags

_LETTERS = (("F", "flagged"), ("R", "answered"), ("D", "draft"), ("T", "deleted"))


@dataclass(frozen=True, slots=True)
class State:
    """Flags and labels; `labels` is None where none are given, which is less than to say that there are none."""

    flags: Flags
    labels: tuple[str, ...] | None = None

    def over(self, header: State) -> State:
        """What is true when a place says this and the message's own header says `header`: the place counts first."""
        mine, other = self.flags, header.flags
        return State(
            Flags(
                seen=other.seen if mine.seen is None else mine.seen,
                flagged=mine.flagged or other.flagged,
                answered=mine.answered or other.answered,
                draft=mine.draft or other.draft,
                deleted=mine.deleted or other.deleted,
            ),
            header.labels if self.labels is None else self.labels,
        )


def pack_state(flags: Flags, labels: tuple[str, ...] | None = None) -> str:
    """Letters for the flags, then the labels, a line each."""
    letters = _letters(flags)
    return letters if labels is None else letters + "\n" + "\n".join(label.replace("\n", " ") for label in labels)


@lru_cache(maxsize=256)
def _letters(flags: Flags) -> str:
    seen = {None: "", True: "S", False: "U"}[flags.seen]
    return seen + "".join(letter for letter, name in _LETTERS if getattr(flags, name))


@lru_cache(maxsize=1024)
def unpack_state(text: str) -> State:
    """The state that `pack_state` made this text of."""
    letters, *labels = text.split("\n")
    flags = Flags(
        seen={"S": True, "U": False}.get(letters[:1]),
        **{name: letter in letters for letter, name in _LETTERS},
    )
    return State(flags, tuple(label for label in labels if label) if labels else None)
