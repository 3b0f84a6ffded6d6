from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from pathlib import Path

import keyring
import pytest

from oakensearch_gui import api_keys
from oakensearch_gui.__main__ import main
from oakensearch_gui.api_keys import ApiKey, KeyringError, Purpose
from oakensearch_gui.paths import Home
from oakensearch_gui.settings import Settings

URL = "https://api.example.com/v1"


@pytest.fixture(autouse=True)
def backend(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[tuple[str, str], str]]:
    """A keyring in memory: the real one belongs to whoever runs the tests."""
    kept: dict[tuple[str, str], str] = {}

    class Memory(keyring.backend.KeyringBackend):
        priority = 1

        def get_password(self, service: str, username: str) -> str | None:
            return kept.get((service, username))

        def set_password(self, service: str, username: str, password: str) -> None:
            kept[service, username] = password

        def delete_password(self, service: str, username: str) -> None:
            del kept[service, username]

    monkeypatch.delenv(Purpose.EMBEDDINGS.variable, raising=False)
    before = keyring.core._keyring_backend
    keyring.set_keyring(Memory())  # type: ignore[no-untyped-call]
    monkeypatch.setattr(keyring.core, "_keyring_backend", keyring.get_keyring())
    yield kept
    keyring.core._keyring_backend = before


def test_a_key_is_kept_in_the_keyring_and_found_again(backend: dict[tuple[str, str], str]) -> None:
    api_keys.keep(Purpose.EMBEDDINGS, URL, " k-1 ")
    assert backend == {("OakenSearch", "embeddings https://api.example.com"): "k-1"}
    assert api_keys.find(Purpose.EMBEDDINGS, URL) == ApiKey("k-1")
    api_keys.keep(Purpose.EMBEDDINGS, URL, "")
    api_keys.keep(Purpose.EMBEDDINGS, URL, "")
    assert backend == {}
    assert api_keys.find(Purpose.EMBEDDINGS, URL) == ApiKey()


def test_a_key_is_of_one_host_and_one_purpose() -> None:
    api_keys.keep(Purpose.EMBEDDINGS, URL, "k-1")
    assert api_keys.find(Purpose.EMBEDDINGS, "https://elsewhere.example/v1") == ApiKey()
    assert api_keys.find(Purpose.EMBEDDINGS, "http://api.example.com/v1") == ApiKey()
    assert api_keys.find(Purpose.CHAT, URL) == ApiKey()


def test_the_environment_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    api_keys.keep(Purpose.EMBEDDINGS, URL, "k-1")
    monkeypatch.setenv("OAKENSEARCH_EMBEDDINGS_API_KEY", "k-2")
    assert api_keys.find(Purpose.EMBEDDINGS, URL) == ApiKey("k-2")


def test_no_keyring_is_told_with_what_to_do_instead() -> None:
    from keyring.backends.fail import Keyring

    keyring.set_keyring(Keyring())  # type: ignore[no-untyped-call]
    found = api_keys.find(Purpose.RERANK, URL)
    assert found.value == ""
    assert "no keyring" in found.trouble
    assert "OAKENSEARCH_RERANK_API_KEY" in found.trouble
    with pytest.raises(KeyringError, match="no keyring"):
        api_keys.keep(Purpose.RERANK, URL, "k-1")


def test_a_copy_without_the_package_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "keyring", None)
    trouble = api_keys.find(Purpose.EMBEDDINGS, URL).trouble
    assert 'pip install "oakensearch[endpoint]"' in trouble
    assert Purpose.EMBEDDINGS.variable in trouble


def test_a_key_is_not_shown_by_accident(tmp_path: Path) -> None:
    assert "k-1" not in repr(ApiKey("k-1"))


def test_a_key_is_put_into_the_keyring_from_a_terminal(
    home: Home,
    backend: dict[tuple[str, str], str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def run(*arguments: str, typed: str = "") -> int:
        monkeypatch.setattr(sys, "argv", ["oakensearch", "--home", str(home.root), "key", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        return main()

    assert run("embeddings", typed="k-1\n") == 1  # no endpoint is set
    assert "address of an endpoint" in capsys.readouterr().err
    Settings({"meaning.endpoint_url": URL}).save(home.settings_file)
    assert run("embeddings", typed="k-1\n") == 0
    assert list(backend.values()) == ["k-1"]
    assert run("embeddings", "--forget") == 0
    assert backend == {}
    out, err = capsys.readouterr()
    assert "k-1" not in out + err
    assert "k-1" not in home.settings_file.read_text()
