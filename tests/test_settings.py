from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui import settings as settings_module
from oakensearch_gui.paths import Home, private_umask
from oakensearch_gui.settings import SETTINGS, Setting, Settings

WORDS = st.sampled_from(sorted({word for setting in SETTINGS for word in (setting.section, setting.key)} | {"version"}))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS | st.text(max_size=8), inner, max_size=5),
    max_leaves=20,
)
FILES = JSON | st.dictionaries(WORDS, st.dictionaries(WORDS, JSON, max_size=8), max_size=5)


def write(path: Path, content: object) -> None:
    path.write_text(json.dumps(content), encoding="utf-8")


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_each_setting_is_told_and_its_default_is_allowed(setting: Setting) -> None:
    assert setting.check(setting.default) == setting.default
    assert setting.help[:1].isupper()
    assert setting.help.endswith(".")
    assert setting.name == f"{setting.section}.{setting.key}"


def test_no_two_settings_share_a_name() -> None:
    assert len({setting.name for setting in SETTINGS}) == len(SETTINGS)


def test_without_a_file_all_is_default(home: Home) -> None:
    settings = Settings.load(home.settings_file)
    assert {setting.name: settings.get(setting.name) for setting in SETTINGS} == {
        setting.name: setting.default for setting in SETTINGS
    }
    assert settings.problems == ()


def test_what_was_saved_comes_back(home: Home) -> None:
    changed = Settings({"search.rrf_k": 10, "search.vector_weight": 0.25, "appearance.theme": "dark"})
    changed.save(home.settings_file)
    loaded = Settings.load(home.settings_file)
    assert loaded.integer("search.rrf_k") == 10
    assert loaded.number("search.vector_weight") == 0.25
    assert loaded.text("appearance.theme") == "dark"
    assert loaded.problems == ()


def test_the_file_holds_changed_values_only(home: Home) -> None:
    settings = Settings({"search.rrf_k": 10, "appearance.theme": "dark"})
    settings.set("appearance.theme", "system")
    settings.save(home.settings_file)
    assert json.loads(home.settings_file.read_text(encoding="utf-8")) == {"version": 1, "search": {"rrf_k": 10}}


def test_saving_leaves_no_other_file_behind(home: Home) -> None:
    Settings().save(home.settings_file)
    Settings({"search.rrf_k": 10}).save(home.settings_file)
    assert list(home.root.iterdir()) == [home.settings_file]


@pytest.mark.skipif(os.name != "posix", reason="file modes are POSIX's")
def test_the_file_is_its_owners_alone(home: Home) -> None:
    old = os.umask(0o022)
    try:
        private_umask()
        Settings().save(home.settings_file)
    finally:
        os.umask(old)
    assert home.settings_file.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("search.rrf_k", "many", "search.rrf_k wants a whole number, not 'many'"),
        ("search.rrf_k", 1.5, "search.rrf_k wants a whole number, not 1.5"),
        ("search.rrf_k", True, "search.rrf_k wants a whole number, not True"),
        ("search.rrf_k", None, "search.rrf_k wants a whole number, not None"),
        ("search.rrf_k", 0, "search.rrf_k is at least 1, not 0"),
        ("search.vector_weight", False, "search.vector_weight wants a number, not False"),
        ("search.vector_weight", -0.5, "search.vector_weight is at least 0, not -0.5"),
        ("search.keyword_min_match", 2, "search.keyword_min_match is at most 1, not 2.0"),
        ("appearance.theme", 3, "appearance.theme wants a text, not 3"),
        ("appearance.theme", "pink", "appearance.theme is one of system, light, dark, not 'pink'"),
        ("search.no_such", 1, "there is no setting search.no_such"),
        ("colour", 1, "there is no setting colour"),
    ],
)
def test_a_value_that_cannot_be_used_is_told_in_a_sentence(name: str, value: object, sentence: str) -> None:
    settings = Settings()
    with pytest.raises(ValueError, match=r".") as caught:
        settings.set(name, value)
    assert str(caught.value) == sentence


@pytest.mark.parametrize("value", [float("nan"), float("inf"), float("-inf"), pytest.param(10**400, id="huge")])
def test_a_number_is_a_finite_one(value: float) -> None:
    with pytest.raises(ValueError, match=r"search\.vector_weight"):
        Settings({"search.vector_weight": value})


def test_a_whole_number_serves_where_a_number_is_wanted() -> None:
    settings = Settings({"search.vector_weight": 2})
    assert type(settings.get("search.vector_weight")) is float


def test_one_bad_value_in_the_file_costs_only_itself(home: Home) -> None:
    write(home.settings_file, {"version": 1, "search": {"rrf_k": 0, "overfetch": 7, "gone": 1}})
    settings = Settings.load(home.settings_file)
    assert settings.integer("search.rrf_k") == 60
    assert settings.integer("search.overfetch") == 7
    assert settings.problems == (
        "search.rrf_k is at least 1, not 0; the default is used.",
        "there is no setting search.gone; the default is used.",
    )


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe\x00", b"[1]", b"null", b'"words"'])
def test_a_file_that_is_no_settings_file_means_the_defaults_and_a_sentence(home: Home, content: bytes) -> None:
    home.settings_file.write_bytes(content)
    settings = Settings.load(home.settings_file)
    assert settings.integer("search.rrf_k") == 60
    (problem,) = settings.problems
    assert str(home.settings_file) in problem
    assert problem.endswith("the defaults are used.")


def test_a_folder_in_the_files_place_is_told(home: Home) -> None:
    home.settings_file.mkdir()
    (problem,) = Settings.load(home.settings_file).problems
    assert "cannot be read" in problem


@given(content=FILES)
def test_no_content_whatever_stops_the_app(tmp_path_factory: pytest.TempPathFactory, content: object) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    write(path, content)
    settings = Settings.load(path)
    for setting in SETTINGS:
        assert setting.check(settings.get(setting.name)) == settings.get(setting.name)


def test_an_older_file_is_brought_up_to_date_step_by_step(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = {
        1: lambda old: {"version": 2, "find": {"rrf": old["ranking"]["rrf"]}},
        2: lambda old: {"version": 3, "search": {"rrf_k": old["find"]["rrf"]}},
    }
    monkeypatch.setattr(settings_module, "FILE_VERSION", 3)
    monkeypatch.setattr(settings_module, "MIGRATIONS", steps)
    write(home.settings_file, {"version": 1, "ranking": {"rrf": 12}})
    settings = Settings.load(home.settings_file)
    assert settings.integer("search.rrf_k") == 12
    assert settings.problems == ()
    settings.save(home.settings_file)
    assert json.loads(home.settings_file.read_text(encoding="utf-8")) == {"version": 3, "search": {"rrf_k": 12}}


def test_every_released_version_of_the_file_has_a_way_to_the_present_one() -> None:
    assert sorted(settings_module.MIGRATIONS) == list(range(1, settings_module.FILE_VERSION))


def test_settings_become_others_and_whoever_holds_them_sees_it() -> None:
    held = Settings({"appearance.theme": "dark", "search.history": False})
    held.become(Settings({"appearance.theme": "light"}))
    assert held.changed() == ("appearance.theme",)
    assert held.text("appearance.theme") == "light"
