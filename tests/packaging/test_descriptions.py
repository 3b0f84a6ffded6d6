"""What systems are told of the app agrees with the app, in every description."""

from __future__ import annotations

import configparser
import plistlib
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from oakensearch_gui import __version__
from oakensearch_gui.terminal.arguments import parser

IDENTIFIER = "io.github.oakensearch.OakenSearch"
TYPES = {"message/rfc822", "application/mbox"}


@pytest.fixture(scope="module")
def metainfo(script: Callable[[str], ModuleType]) -> ET.Element:
    return ET.fromstring(script("metainfo").metainfo("https://oaken.example"))


@pytest.fixture(scope="module")
def entry(packaging: Path) -> configparser.ConfigParser:
    found = configparser.ConfigParser(interpolation=None)
    found.optionxform = str  # type: ignore[assignment, method-assign] # its keys are told apart by case
    found.read(packaging / "linux" / "oakensearch.desktop", encoding="utf-8")
    return found


def test_the_menu_starts_what_the_command_line_knows(entry: configparser.ConfigParser) -> None:
    sections = [name for name in entry.sections() if "Exec" in entry[name]]
    assert sections == ["Desktop Entry", "Desktop Action new-search"]
    for name in sections:
        program, *words = entry[name]["Exec"].replace("%u", "").split()
        assert program == "oakensearch-window"
        parser().parse_args(words)


def test_files_and_links_are_offered(entry: configparser.ConfigParser, metainfo: ET.Element) -> None:
    assert set(entry["Desktop Entry"]["MimeType"].strip(";").split(";")) == {*TYPES, "x-scheme-handler/mid"}
    assert {one.text for one in metainfo.iter("mediatype")} == TYPES


def test_software_centres_learn_this_version_and_its_news(metainfo: ET.Element) -> None:
    newest = next(metainfo.iter("release"))
    assert newest.get("version") == __version__
    assert len(list(newest.iter("li"))) > 3


def test_pictures_shown_there_exist_and_are_of_this_version(metainfo: ET.Element, packaging: Path) -> None:
    addresses = [str(one.text) for one in metainfo.iter("image")]
    assert addresses
    for address in addresses:
        place = address.removeprefix(f"https://oaken.example/raw/v{__version__}/")
        assert (packaging.parent / place).is_file(), address


def test_without_an_address_none_is_made_up(script: Callable[[str], ModuleType]) -> None:
    found = ET.fromstring(script("metainfo").metainfo(""))
    assert [*found.iter("url"), *found.iter("image")] == []


def test_one_identifier_everywhere(packaging: Path, metainfo: ET.Element) -> None:
    assert metainfo.findtext("id") == IDENTIFIER
    assert f'IDENTIFIER = "{IDENTIFIER}"' in (packaging / "macos" / "bundle.py").read_text(encoding="utf-8")
    assert (packaging / "flatpak" / f"{IDENTIFIER}.yml").read_text(encoding="utf-8").count(f"id: {IDENTIFIER}\n") == 1


def test_macos_offers_and_never_takes(packaging: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(packaging / "macos"))
    monkeypatch.delitem(sys.modules, "bundle", raising=False)
    import bundle  # type: ignore[import-not-found]

    plist = bundle.info_plist(__version__)
    assert plistlib.loads(plistlib.dumps(plist))["CFBundleShortVersionString"] == __version__
    declared = [*plist["CFBundleDocumentTypes"], *plist["CFBundleURLTypes"]]
    assert {one["LSHandlerRank"] for one in declared} == {"Alternate"}
    assert plistlib.loads((packaging / "macos" / "entitlements.plist").read_bytes())


def test_windows_removes_all_that_it_writes(packaging: Path) -> None:
    """Every key that the installer writes is one that the uninstaller deletes, or lies below one."""
    text = (packaging / "windows" / "oakensearch.nsi").read_text(encoding="utf-8")
    written = set(re.findall(r'WriteReg\w+ HKCU "([^"]+)"(?: "([^"]*)")?', text))
    deleted = re.findall(r'DeleteRegKey HKCU "([^"]+)"', text)
    values = set(re.findall(r'DeleteRegValue HKCU "([^"]+)" "([^"]*)"', text))
    assert written
    left = {
        (key, value)
        for key, value in written
        if (key, value) not in values and not any(key == one or key.startswith(f"{one}\\") for one in deleted)
    }
    assert left == set()


def test_windows_keeps_the_persons_data_unless_told(packaging: Path) -> None:
    text = (packaging / "windows" / "oakensearch.nsi").read_text(encoding="utf-8")
    (section,) = re.findall(r"^Section (.*) UninstallData$\n(?:.*\n)*?SectionEnd", text, re.MULTILINE)
    assert section.startswith("/o ")  # not ticked, and a silent uninstall does not tick it
    assert text.count('RMDir /r "${DATA_FOLDER}"') == 1


def test_msix_is_well_formed(packaging: Path) -> None:
    root = ET.parse(packaging / "windows" / "AppxManifest.xml.in").getroot()
    assert {one.text for one in root.iter() if one.tag.endswith("FileType")} == {".eml", ".mbox"}


def test_no_description_names_where_packages_come_from(packaging: Path) -> None:
    """Registries are each machine's own affair."""
    hosts = re.compile(r"(pypi\.org|pythonhosted|deb\.debian\.org|registry\.npmjs)", re.IGNORECASE)
    texts = [file for file in packaging.rglob("*") if file.suffix in {".py", ".sh", ".yaml", ".yml", ".txt", ".spec"}]
    assert [file.name for file in texts if hosts.search(file.read_text(encoding="utf-8"))] == []
