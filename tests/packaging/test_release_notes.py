"""The changelog becomes a release's page, Debian's changelog and what software centres show."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable
from datetime import UTC, datetime
from types import ModuleType

import pytest

TODAY = datetime(2026, 3, 4, 12, tzinfo=UTC)
CHANGELOG = """# Changelog

## [Unreleased]

### Added

- A thing that
  takes two lines, with `code` and a [link](https://x.example).

### Fixed

- Signs such as < and & are shown.

## [0.2.0] - 2026-02-01

### Added

- Wings.

## [0.1.0] - 2026-01-01

- Feet.
"""


@pytest.fixture(scope="module")
def notes(script: Callable[[str], ModuleType]) -> ModuleType:
    return script("release_notes")


def test_unreleased_notes_are_those_of_the_version_that_is_worked_on(notes: ModuleType) -> None:
    listed = notes.releases(CHANGELOG, "0.3.0", TODAY)
    assert [(one.version, f"{one.date:%Y-%m-%d}") for one in listed] == [
        ("0.3.0", "2026-03-04"), ("0.2.0", "2026-02-01"), ("0.1.0", "2026-01-01"),
    ]  # fmt: skip
    assert listed[0].changes() == [
        "A thing that takes two lines, with code and a link.",
        "Signs such as < and & are shown.",
    ]


def test_notes_for_later_are_not_those_of_a_version_that_is_out(notes: ModuleType) -> None:
    assert [one.version for one in notes.releases(CHANGELOG, "0.2.0", TODAY)] == ["0.2.0", "0.1.0"]


def test_the_page_of_a_release_is_its_section_as_it_is(notes: ModuleType) -> None:
    listed = notes.releases(CHANGELOG, "0.2.0", TODAY)
    assert notes.markdown(listed, "0.2.0") == "### Added\n\n- Wings.\n"
    with pytest.raises(LookupError, match=r"says nothing of version 0\.9\.0"):
        notes.markdown(listed, "0.9.0")


def test_debian_wants_short_lines_and_a_date(notes: ModuleType) -> None:
    text = notes.debian(notes.releases(CHANGELOG, "0.3.0", TODAY))
    assert text.startswith("oakensearch (0.3.0) stable; urgency=medium\n\n  * A thing that takes two lines")
    assert " -- The OakenSearch authors <" in text
    assert "Wed, 04 Mar 2026 12:00:00 +0000\n" in text
    long = notes.releases("## [Unreleased]\n\n- " + "word " * 60, "1.0.0", TODAY)
    assert max(len(line) for line in notes.debian(long).splitlines() if line.startswith("  ")) <= 80


def test_software_centres_get_a_list_for_each_release(notes: ModuleType) -> None:
    element = ET.fromstring(notes.appstream(notes.releases(CHANGELOG, "0.3.0", TODAY)))
    assert [one.get("version") for one in element] == ["0.3.0", "0.2.0", "0.1.0"]
    assert [item.text for item in element[0].iter("li")][1] == "Signs such as < and & are shown."


def test_only_the_tag_of_this_version_with_its_section_may_be_released(notes: ModuleType) -> None:
    def check(tag: str, version: str) -> None:
        notes.check_tag(tag, version, notes.releases(CHANGELOG, version, TODAY), CHANGELOG)

    check("v0.2.0", "0.2.0")
    with pytest.raises(LookupError, match=r"the tag v0\.2\.0 is not v0\.3\.0"):
        check("v0.2.0", "0.3.0")
    with pytest.raises(LookupError, match=r"no section \[0\.3\.0\]"):
        check("v0.3.0", "0.3.0")
