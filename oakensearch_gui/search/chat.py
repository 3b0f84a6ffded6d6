"""Asks a chat model behind an OpenAI-compatible endpoint one thing, and takes its answer as text."""

from __future__ import annotations

import re
from typing import Any

from oakensearch_gui.api_keys import Purpose
from oakensearch_gui.endpoints import Address, Endpoint, EndpointError
from oakensearch_gui.settings import Settings

_THOUGHTS = re.compile(r"<think(?:ing)?>.*?(?:</think(?:ing)?>|\Z)", re.DOTALL | re.IGNORECASE)
"""What some models say to themselves first."""


class Chat:
    """One model. Raises EndpointError, from `open` for an unusable address."""

    def __init__(self, endpoint: Endpoint, model: str) -> None:
        self._endpoint = endpoint
        self._model = model

    @classmethod
    def open(cls, settings: Settings, timeout: float) -> Chat:
        address = Address.read(settings.text("search.chat_url"))
        model = settings.text("search.chat_model")
        if not model:
            raise EndpointError("No model is set for the chat endpoint (search.chat_model).")
        return cls(Endpoint("chat endpoint", address, Purpose.CHAT, timeout), model)

    def ask(self, task: str, text: str) -> str:
        """The model's answer to `text`, given the task; without its thoughts. Raises EndpointError."""
        messages = [{"role": "system", "content": task}, {"role": "user", "content": text}]
        payload = {"model": self._model, "messages": messages, "temperature": 0}
        answer: Any = self._endpoint.post("/chat/completions", payload)
        try:
            content = answer["choices"][0]["message"]["content"]
        except (KeyError, IndexError, TypeError) as error:
            raise EndpointError("The chat endpoint answers with something that holds no message.") from error
        if not isinstance(content, str):
            raise EndpointError("The chat endpoint answers with something that holds no message.")
        return _THOUGHTS.sub("", content).strip()
