from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from oakensearch_gui import api_keys
from oakensearch_gui.api_keys import ApiKey, Purpose
from oakensearch_gui.endpoints import (
    Address,
    Endpoint,
    EndpointError,
    EndpointRefusal,
    EndpointUnreachable,
    disclosure,
    is_too_long,
)
from tests.loopback import Asked, Reply, loopback, unused_url

Answers = Callable[[Asked], Reply]


@pytest.fixture(autouse=True)
def no_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    for purpose in Purpose:
        monkeypatch.delenv(purpose.variable, raising=False)
    monkeypatch.setattr(api_keys, "find", lambda _purpose, _url: ApiKey())


def endpoint(url: str, slept: list[float] | None = None, timeout: float = 20) -> Endpoint:
    def sleep(seconds: float) -> None:
        assert slept is not None, "nothing here is worth waiting for"
        slept.append(seconds)

    return Endpoint("test endpoint", Address.read(url), Purpose.EMBEDDINGS, timeout, sleep)


def in_turn(*replies: Reply) -> Answers:
    left = list(replies)
    return lambda _: left.pop(0) if len(left) > 1 else left[0]


# ---- addresses


@pytest.mark.parametrize(
    ("text", "url", "local"),
    [
        ("http://localhost:11434/v1/", "http://localhost:11434/v1", True),
        (" https://api.example.com/v1 ", "https://api.example.com/v1", False),
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080", True),
        ("http://[::1]:8080", "http://[::1]:8080", True),
        ("http://192.168.1.7:8080/v1", "http://192.168.1.7:8080/v1", False),
        ("http://localhost.example.com", "http://localhost.example.com", False),
    ],
)
def test_an_address_is_read(text: str, url: str, local: bool) -> None:
    address = Address.read(text)
    assert (address.url, address.local) == (url, local)


@pytest.mark.parametrize(
    "text",
    [
        "", "localhost:11434", "ftp://host/", "file:///etc/passwd", "https://", "http://user:secret@host/v1",
        "http://host/v1?key=secret", "http://host:port/", "http://[::1", "nonsense",
    ],
)  # fmt: skip
def test_what_is_no_usable_address_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(EndpointError, match=r"address of an endpoint"):
        Address.read(text)


def test_what_leaves_the_machine_is_said() -> None:
    assert "Nothing leaves it" in disclosure("http://localhost:11434/v1", "the text of your mail")
    assert (
        disclosure("https://api.example.com/v1", "your words")
        == "Sends your words to api.example.com, over the network."
    )
    assert "unencrypted" in disclosure("http://192.168.1.7/v1", "the text of your mail")
    assert disclosure("", "the text of your mail").startswith("Nothing is sent")


# ---- calls


def test_the_json_goes_there_and_comes_back() -> None:
    with loopback(lambda asked: Reply({"heard": asked.body["say"]})) as server:
        assert endpoint(server.url).post("/thing", {"say": "grüße"}) == {"heard": "grüße"}
    (asked,) = server.asked
    assert asked.path == "/v1/thing"
    assert "Authorization" not in asked.headers


def test_what_may_go_better_is_tried_again_with_growing_pauses() -> None:
    slept: list[float] = []
    with loopback(in_turn(Reply(status=503), Reply(status=500), Reply({"fine": True}))) as server:
        assert endpoint(server.url, slept).post("/x", {}, attempts=4) == {"fine": True}
    assert slept == [0.5, 1.0]


def test_an_endpoint_that_asks_for_time_gets_it_within_limits() -> None:
    slept: list[float] = []
    busy = [Reply(status=429, headers={"Retry-After": wait}) for wait in ("3", "7200", "soon")]
    with loopback(in_turn(*busy, Reply({"fine": True}))) as server:
        endpoint(server.url, slept).post("/x", {}, attempts=4)
    assert slept == [3.0, 20.0, 2.0]


def test_one_that_stays_busy_is_given_up_in_its_own_words() -> None:
    slept: list[float] = []
    with (
        loopback(lambda _: Reply({"error": {"message": "model is loading"}}, 503)) as server,
        pytest.raises(EndpointUnreachable, match=r"cannot now \(status 503: model is loading\)"),
    ):
        endpoint(server.url, slept).post("/x", {}, attempts=3)
    assert len(server.asked) == 3
    assert len(slept) == 2


def test_a_copy_without_the_package_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "httpx", None)
    with pytest.raises(EndpointError, match=r'pip install "oakensearch\[endpoint\]"'):
        endpoint("http://127.0.0.1:9").post("/embeddings", {})


def test_nobody_listening_is_said_with_the_address() -> None:
    url = unused_url()
    with pytest.raises(EndpointUnreachable) as caught:
        endpoint(url).post("/x", {})
    assert str(caught.value) == f"The test endpoint {url} does not answer (the connection was refused: is it running?)."


def test_one_that_never_answers_is_given_up() -> None:
    never = threading.Event()

    def silent(_: Asked) -> Reply:
        never.wait(20)
        return Reply()

    with loopback(silent) as server:
        with pytest.raises(EndpointUnreachable, match=r"did not answer within 0\.05 seconds"):
            endpoint(server.url, timeout=0.05).post("/x", {})
        never.set()


def test_a_refusal_is_not_tried_again_and_tells_why() -> None:
    with loopback(lambda _: Reply({"error": "no such model"}, 404)) as server:
        with pytest.raises(EndpointRefusal, match=r"refuses \(status 404: no such model\)"):
            endpoint(server.url).post("/x", {}, attempts=4)
        assert len(server.asked) == 1


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_a_redirect_is_not_followed(status: int) -> None:
    with (
        loopback(lambda _: Reply({"stolen": True})) as elsewhere,
        loopback(lambda _: Reply(status=status, headers={"Location": f"{elsewhere.url}/x"})) as server,
    ):
        with pytest.raises(EndpointError, match="points to another address"):
            endpoint(server.url).post("/x", {"mail": "private"})
        assert elsewhere.asked == []


def test_proxies_and_netrc_of_the_environment_are_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "netrc").write_text("default login someone password secret\n")
    monkeypatch.setenv("NETRC", str(tmp_path / "netrc"))
    with loopback(lambda _: Reply()) as proxy, loopback(lambda _: Reply({"direct": True})) as server:
        for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
            monkeypatch.setenv(name, proxy.url)
        assert endpoint(server.url).post("/x", {}) == {"direct": True}
        assert proxy.asked == []
    assert "Authorization" not in server.asked[0].headers


@pytest.mark.parametrize("body", [b"<html>", b"", b"\xff\xfe"])
def test_what_is_no_json_is_said_to_be_none(body: bytes) -> None:
    with loopback(lambda _: Reply(body)) as server, pytest.raises(EndpointError, match="no JSON"):
        endpoint(server.url).post("/x", {})


def test_too_long_is_told_from_other_refusals() -> None:
    def refusal(status: int, detail: str) -> EndpointRefusal:
        return EndpointRefusal("", status, detail)

    assert is_too_long(refusal(400, "This model's maximum context length is 8192 tokens"))
    assert is_too_long(refusal(413, ""))
    assert not is_too_long(refusal(400, "no such model"))
    with loopback(lambda _: Reply({"error": {"message": "input is too large to process"}}, 500)) as server:
        with pytest.raises(EndpointRefusal) as caught:
            endpoint(server.url).post("/x", {}, attempts=4)
        assert is_too_long(caught.value)


# ---- keys


def guarded(asked: Asked) -> Reply:
    return Reply({"in": True}) if asked.headers.get("Authorization") == "Bearer k-1" else Reply({}, 401)


def test_on_this_machine_a_key_is_sent_only_when_it_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_up: list[tuple[Purpose, str]] = []

    def find(purpose: Purpose, url: str) -> ApiKey:
        looked_up.append((purpose, url))
        return ApiKey("k-1")

    monkeypatch.setattr(api_keys, "find", find)
    with loopback(lambda _: Reply({"open": True})) as server:
        endpoint(server.url).post("/x", {})
    assert looked_up == []
    with loopback(guarded) as server:
        guest = endpoint(server.url)
        assert guest.post("/x", {}) == {"in": True}
        assert guest.post("/x", {}) == {"in": True}
        assert looked_up == [(Purpose.EMBEDDINGS, server.url)]
        assert len(server.asked) == 3


def test_a_missing_key_is_said_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    trouble = "This computer has no keyring."
    monkeypatch.setattr(api_keys, "find", lambda _purpose, _url: ApiKey(trouble=trouble))
    with loopback(guarded) as server, pytest.raises(EndpointRefusal, match="does not accept the API key") as caught:
        endpoint(server.url).post("/x", {})
    assert trouble in str(caught.value)
