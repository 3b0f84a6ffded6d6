"""The one place that talks to an endpoint: JSON over HTTP to an address that the person named, and to no other.

What is sent is text of a person's mail or their questions, so:
- only http and https, no user name or password in the address (settings are a file), and no redirects: an answer
  that points elsewhere is an error;
- the environment is not trusted: no proxies, no .netrc. What is meant for a named host goes to that host;
- certificates are checked against the system's own list as well as certifi's, for servers inside a company.

Errors:
    EndpointError               told in one sentence
        EndpointUnreachable     nobody answers, or only "later": worth trying again
        EndpointRefusal         answered that it will not; `status` and `detail` say more
"""

from __future__ import annotations

import ipaddress
import time
import weakref
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from oakensearch_gui import api_keys, extras
from oakensearch_gui.api_keys import ApiKey, Purpose

if TYPE_CHECKING:
    import ssl

    import httpx

_CONNECT_SECONDS = 5.0
_BACK_OFF_SECONDS = (0.5, 1.0, 2.0, 4.0)
_LONGEST_WAIT = 20.0
"""Even if an endpoint asks for longer (Retry-After), so that a run can be stopped."""

_LATER = frozenset({408, 425, 429, 500, 502, 503, 504})
"""Answers that mean "not now"."""

_DETAIL = 200
"""Characters of an endpoint's own words in our sentence."""


class EndpointError(Exception):
    """An endpoint gave no usable answer; the text says which and why, in plain words."""


class EndpointUnreachable(EndpointError):
    """Nobody answers at the address, or only that it cannot now."""


class EndpointRefusal(EndpointError):
    """The endpoint answered with an error. `status` is HTTP's, `detail` the endpoint's own words."""

    def __init__(self, text: str, status: int, detail: str) -> None:
        super().__init__(text)
        self.status = status
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Address:
    """Where an endpoint is served: ``http://localhost:11434/v1``, without a slash at the end."""

    url: str
    host: str
    local: bool
    """Whether it is this very machine, so that nothing leaves it."""

    @classmethod
    def read(cls, text: str) -> Address:
        """Raises EndpointError, with a sentence, for what is no usable address."""
        url = text.strip().rstrip("/")
        try:
            parts = urlsplit(url)
            host = parts.hostname or ""
            _ = parts.port
        except ValueError:
            raise EndpointError(f"{text!r} is no address of an endpoint.") from None
        if parts.scheme not in {"http", "https"} or not host:
            raise EndpointError(f"The address of an endpoint begins with http:// or https://, unlike {text!r}.")
        if parts.username or parts.password:
            raise EndpointError("The address of an endpoint must not hold a password; keep the key in the keyring.")
        if parts.query or parts.fragment:
            raise EndpointError(f"The address of an endpoint ends with its path, unlike {text!r}.")
        return cls(url, host, _is_local(host))


def _is_local(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def disclosure(url: str, what: str) -> str:
    """Says what leaves the machine and where to: `what` is "the text of your mail" or the like.

    For the settings page, beside the field with the address.
    """
    try:
        address = Address.read(url)
    except EndpointError:
        return "Nothing is sent: no usable address is set."
    if address.local:
        return f"Sends {what} to a program on this machine ({address.host}). Nothing leaves it."
    open_text = " It travels unencrypted: https would protect it." if address.url.startswith("http:") else ""
    return f"Sends {what} to {address.host}, over the network.{open_text}"


class Endpoint:
    """One endpoint. Keeps its connections open between calls; may be used from several threads."""

    def __init__(
        self, name: str, address: Address, purpose: Purpose, timeout: float, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        """`name` stands in the sentences of errors: "embedding endpoint". `timeout` is in seconds, for one answer."""
        self._name = f"The {name} {address.url}"
        self._address = address
        self._purpose = purpose
        self._timeout = timeout
        self._sleep = sleep
        self._key: ApiKey | None = None
        self._client: httpx.Client | None = None

    def post(self, path: str, payload: Mapping[str, Any], *, attempts: int = 1, timeout: float | None = None) -> Any:
        """Send `payload` as JSON to `path` under the address; the JSON that comes back.

        What is worth trying again is tried up to `attempts` times, with a pause that doubles. Raises EndpointError.
        """
        for attempt in range(attempts):
            try:
                return self._once(path, payload, timeout or self._timeout)
            except _Later as later:
                if attempt + 1 == attempts:
                    raise EndpointUnreachable(str(later)) from later.__cause__
                pause = _BACK_OFF_SECONDS[min(attempt, len(_BACK_OFF_SECONDS) - 1)]
                self._sleep(min(max(pause, later.wait), _LONGEST_WAIT))
        raise AssertionError("at least one attempt")

    def _once(self, path: str, payload: Mapping[str, Any], timeout: float) -> Any:
        try:
            import httpx
        except ImportError as error:
            advice = extras.advice(extras.ENDPOINT)
            raise EndpointError(f"{self._name} can only be asked with one more package. {advice}") from error

        client = self._connected()
        limits = httpx.Timeout(timeout, connect=min(timeout, _CONNECT_SECONDS))
        if self._key is None and not self._address.local:
            self._key = api_keys.find(self._purpose, self._address.url)
        try:
            response = client.post(self._address.url + path, json=payload, timeout=limits, headers=self._headers())
            if response.status_code == httpx.codes.UNAUTHORIZED and self._key is None:
                # On this machine most want no key, and asking the keyring may ask the person to unlock it.
                self._key = api_keys.find(self._purpose, self._address.url)
                if self._key.value:
                    response = client.post(
                        self._address.url + path, json=payload, timeout=limits, headers=self._headers()
                    )
        except httpx.TimeoutException as error:
            raise _Later(f"{self._name} did not answer within {timeout:g} seconds.") from error
        except httpx.TransportError as error:
            raise _Later(f"{self._name} does not answer ({_plain(error)}).") from error
        return self._read(response)

    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self._key.value}"} if self._key and self._key.value else {}

    def _read(self, response: httpx.Response) -> Any:
        status = response.status_code
        if status in _LATER:
            text = f"{self._name} answers that it cannot now (status {status}{_in_its_words(response)})."
            if status == 500 and _about_length(response.text):  # so llama.cpp says that a text is too long
                raise EndpointRefusal(text, status, response.text)
            raise _Later(text, _retry_after(response))
        if response.is_redirect:
            raise EndpointError(
                f"{self._name} points to another address, which is not followed:"
                f" {response.headers.get('location', '')[:_DETAIL]}."
            )
        if status in {401, 403}:
            trouble = f" {self._key.trouble}" if self._key and self._key.trouble else ""
            text = f"{self._name} does not accept the API key, or wants one (status {status}).{trouble}"
            raise EndpointRefusal(text, status, response.text)
        if not response.is_success:
            text = f"{self._name} refuses (status {status}{_in_its_words(response)})."
            raise EndpointRefusal(text, status, response.text)
        try:
            return response.json()
        except ValueError as error:
            raise EndpointError(
                f"{self._name} answers with something that is no JSON; is the address right?"
            ) from error

    def _connected(self) -> httpx.Client:
        if self._client is None:
            import httpx

            self._client = httpx.Client(
                trust_env=False,
                follow_redirects=False,
                verify=_certificates() if self._address.url.startswith("https:") else True,
                headers={"User-Agent": "OakenSearch"},
            )
            weakref.finalize(self, self._client.close)
        return self._client


class _Later(Exception):
    """May go better the next time; `wait` is how many seconds the endpoint asked to be left alone."""

    def __init__(self, text: str, wait: float = 0.0) -> None:
        super().__init__(text)
        self.wait = wait


def _certificates() -> ssl.SSLContext:
    import httpx

    context = httpx.create_ssl_context(trust_env=False)
    context.load_default_certs()
    return context


def _plain(error: Exception) -> str:
    text = str(error)
    if "refused" in text.lower():
        return "the connection was refused: is it running?"
    if "getaddrinfo" in text.lower() or "name or service" in text.lower() or "name resolution" in text.lower():
        return "its name is not known: is the address right, and is there a network?"
    return text or type(error).__name__


def _in_its_words(response: httpx.Response) -> str:
    try:
        told = response.json()
        error = told.get("error", told.get("detail", told.get("message", ""))) if isinstance(told, dict) else ""
        text = str(error.get("message", "") if isinstance(error, dict) else error)
    except ValueError:
        text = ""
    text = " ".join(text.split())[:_DETAIL].rstrip(".")
    return f": {text}" if text else ""


def _retry_after(response: httpx.Response) -> float:
    try:
        return max(0.0, float(response.headers.get("retry-after", "0")))
    except ValueError:
        return 0.0  # a date: our own pause will do


def _about_length(text: str) -> bool:
    """Whether an error speaks of a text that is too long."""
    lowered = text[:2000].lower()
    return any(words in lowered for words in ("too large", "too long", "context length", "maximum context", "exceed"))


def is_too_long(refusal: EndpointRefusal) -> bool:
    """Whether an endpoint refused because a text, or all of them together, was too long."""
    return refusal.status == 413 or (refusal.status in {400, 422, 500} and _about_length(refusal.detail))
