"""Rephrases a question by a chat model before it is embedded (`search.llm_rewrite`, off by default).

Only what the person typed is sent, never mail. Words are searched as typed; only the search by meaning sees the
rephrasing. When the model fails or takes too long, the person's own words are used and a note says so.
"""

from __future__ import annotations

from typing import Protocol

from oakensearch_gui.endpoints import EndpointError
from oakensearch_gui.search.chat import Chat
from oakensearch_gui.search.deadline import TooLate, within
from oakensearch_gui.settings import Settings

_TASK = (
    "You help to search a person's mail by meaning. Rephrase their query as one sentence that a mail which answers it"
    " might contain: same language, same facts, all names and numbers kept, nothing invented. Answer with that"
    " sentence only."
)
_LONGEST = 400
"""Characters: longer is not a rephrasing any more."""

_REMEMBERED = 200


class Rewriter(Protocol):
    """Puts a question into other words."""

    def rewrite(self, question: str) -> tuple[str, tuple[str, ...]]:
        """The words to embed, and notes for the person (none if all went well). Never raises."""
        ...


def create_rewriter(settings: Settings) -> Rewriter | None:
    """What the settings want; None when questions are taken as they are."""
    return ChatRewriter(settings) if settings.flag("search.llm_rewrite") else None


class ChatRewriter:
    """Rephrases through the chat endpoint; the same question is asked once."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._chat: Chat | None = None
        self._known: dict[str, str] = {}

    def rewrite(self, question: str) -> tuple[str, tuple[str, ...]]:
        """See `Rewriter.rewrite`."""
        if question in self._known:
            return self._known[question], ()
        seconds = self._settings.number("search.rewrite_timeout_seconds")
        try:
            told = within(seconds, lambda: self._ask(question, seconds))
        except TooLate:
            return question, (f"Your words were not rephrased: the chat model took longer than {seconds:g} s.",)
        except EndpointError as error:
            return question, (f"Your words were not rephrased. {error}",)
        rephrased = " ".join(told.strip("\"'“”„«» \n").split())
        if not rephrased or len(rephrased) > _LONGEST:
            return question, ("Your words were not rephrased: the chat model answered with no usable sentence.",)
        if len(self._known) >= _REMEMBERED:
            self._known.clear()
        self._known[question] = rephrased
        return rephrased, ()

    def _ask(self, question: str, seconds: float) -> str:
        if self._chat is None:
            self._chat = Chat.open(self._settings, seconds)
        return self._chat.ask(_TASK, question)
