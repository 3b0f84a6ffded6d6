"""API keys of the endpoints that a person named: from the environment or the system's keyring, never from a file.

A key belongs to one purpose and one host: when the address changes, the old host's key is not sent to the new one.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from enum import StrEnum
from urllib.parse import urlsplit

from oakensearch_gui import extras

SERVICE = "OakenSearch"
"""The name under which the keyring keeps our keys."""


class Purpose(StrEnum):
    """What an endpoint does for us; each may have a key of its own."""

    EMBEDDINGS = "embeddings"
    RERANK = "rerank"
    CHAT = "chat"

    @property
    def variable(self) -> str:
        """The environment variable that holds the key."""
        return f"OAKENSEARCH_{self.upper()}_API_KEY"


class KeyringError(Exception):
    """The keyring cannot keep or give a key; the text says why and what to do, in plain words."""


@dataclass(frozen=True, slots=True)
class ApiKey:
    """A key, empty when there is none; `trouble` says why the keyring could not be asked. Not shown in a repr."""

    value: str = ""
    trouble: str = ""

    def __repr__(self) -> str:
        return f"ApiKey({'set' if self.value else 'none'})"


def find(purpose: Purpose, url: str) -> ApiKey:
    """The key for the endpoint at `url`. The environment comes first, so that a script needs no keyring."""
    if value := os.environ.get(purpose.variable, "").strip():
        return ApiKey(value)
    try:
        return ApiKey(_keyring().get_password(SERVICE, entry(purpose, url)) or "")
    except Exception as error:  # noqa: BLE001 - every backend has errors of its own
        return ApiKey(trouble=_trouble(purpose, error))


def keep(purpose: Purpose, url: str, value: str) -> None:
    """Store a key in the keyring; an empty one is taken out. Raises KeyringError."""
    try:
        if value.strip():
            _keyring().set_password(SERVICE, entry(purpose, url), value.strip())
        elif _keyring().get_password(SERVICE, entry(purpose, url)) is not None:
            _keyring().delete_password(SERVICE, entry(purpose, url))
    except Exception as error:
        raise KeyringError(_trouble(purpose, error)) from error


def entry(purpose: Purpose, url: str) -> str:
    """The name of a key within the keyring: ``embeddings https://api.example.com``."""
    parts = urlsplit(url)
    return f"{purpose} {parts.scheme}://{parts.netloc.lower()}"


class _Keyring:
    """The three functions of the package `keyring` that are used here, typed."""

    def __init__(self) -> None:
        import keyring

        self.get_password = keyring.get_password
        self.set_password = keyring.set_password
        self.delete_password = keyring.delete_password


def _keyring() -> _Keyring:
    return _Keyring()


def _trouble(purpose: Purpose, error: Exception) -> str:
    instead = f"Put the key into the environment variable {purpose.variable} instead."
    if isinstance(error, ImportError):
        return f"The keyring needs one more package. {extras.advice(extras.ENDPOINT)}. {instead}"
    if type(error).__name__ == "NoKeyringError":
        return f"This computer has no keyring that OakenSearch could use. {instead}"
    return f"The keyring does not answer ({str(error) or type(error).__name__}). {instead}"
