from __future__ import annotations

from pathlib import Path

import pytest

from oakensearch_gui.mail.sources.discover import discover
from tests.mail.sources.test_apple_mail import emlx
from tests.mail.sources.test_thunderbird import profile
from tests.making import letter, maildir, mbox


def thunderbird(root: Path) -> None:
    profile(root / "abc.default")
    (root / "profiles.ini").write_text("[Profile0]\nName=default\nIsRelative=1\nPath=abc.default\n")


def found(home: Path, platform: str, **environ: str) -> list[tuple[str, str, str]]:
    return [
        (one.name, one.kind, one.path.relative_to(home).as_posix())
        for one in discover(home, environ, platform, seconds=60)
        if one.path.is_relative_to(home)
    ]


def test_the_usual_places_on_linux(tmp_path: Path) -> None:
    thunderbird(tmp_path / ".thunderbird")
    maildir(tmp_path / ".local/share/evolution/mail/local", [letter("a")])
    maildir(tmp_path / ".local/share/local-mail/inbox", [letter("b")])
    maildir(tmp_path / "Maildir", [letter("c")])
    (tmp_path / "Mail").mkdir()
    mbox(tmp_path / "Mail" / "sent", [letter("d")])
    assert found(tmp_path, "linux") == [
        ("Thunderbird", "thunderbird", ".thunderbird"),
        ("Evolution", "maildir", ".local/share/evolution/mail/local"),
        ("KMail", "maildir", ".local/share/local-mail"),
        ("Mail folder", "maildir", "Maildir"),
        ("Mail folder", "mbox-tree", "Mail"),
    ]


def test_the_usual_places_on_macos(tmp_path: Path) -> None:
    thunderbird(tmp_path / "Library" / "Thunderbird")
    emlx(tmp_path / "Library/Mail/V10/1A2B/INBOX.mbox/3C4D/Data/Messages/1.emlx")
    assert found(tmp_path, "darwin") == [
        ("Thunderbird", "thunderbird", "Library/Thunderbird"),
        ("Apple Mail", "apple-mail", "Library/Mail"),
    ]


def test_the_usual_places_on_windows(tmp_path: Path) -> None:
    thunderbird(tmp_path / "AppData" / "Roaming" / "Thunderbird")
    data_file = tmp_path / "Documents" / "Outlook Files" / "ann.pst"
    data_file.parent.mkdir(parents=True)
    data_file.write_bytes(b"!BDN" + b"\0" * 100)
    assert found(tmp_path, "win32", APPDATA=str(tmp_path / "AppData" / "Roaming")) == [
        ("Thunderbird", "thunderbird", "AppData/Roaming/Thunderbird"),
        ("Outlook", "outlook-pst", "Documents/Outlook Files/ann.pst"),
    ]


def test_sizes_and_a_place_reached_twice(tmp_path: Path) -> None:
    maildir(tmp_path / "Mail", [letter("a")])
    (tmp_path / "Maildir").symlink_to(tmp_path / "Mail", target_is_directory=True)
    [one] = [one for one in discover(tmp_path, {}, "linux", seconds=60) if one.path.is_relative_to(tmp_path)]
    assert one.bytes == len(letter("a"))


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_nothing_to_find_and_no_time_to_look(tmp_path: Path, platform: str) -> None:
    assert found(tmp_path, platform) == []
    maildir(tmp_path / "Maildir", [letter("a")])
    assert discover(tmp_path, {}, platform, seconds=-1) == ()


def test_a_folder_whose_mail_lies_deep_in_it_is_found(tmp_path: Path) -> None:
    maildir(tmp_path / "Mail" / "Archive" / "2005", [letter("a")])
    (tmp_path / ".mail" / "old" / "letters").mkdir(parents=True)
    (tmp_path / ".mail" / "old" / "letters" / "a.eml").write_bytes(letter("b"))
    assert found(tmp_path, "linux") == [("Mail folder", "maildir", "Mail"), ("Mail folder", "eml", ".mail")]
