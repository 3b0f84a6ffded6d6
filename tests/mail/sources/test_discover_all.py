"""Every place where a program is known to keep mail is looked at, and what is found carries that program's name."""

from __future__ import annotations

from pathlib import Path

import pytest

from oakensearch_gui.mail.sources import discover as places
from oakensearch_gui.mail.sources.discover import discover
from tests.mail.sources.test_apple_mail import emlx
from tests.mail.sources.test_discover import thunderbird
from tests.mail.sources.test_geary import account
from tests.making import letter, maildir, mbox

VARIABLES = {
    "XDG_DATA_HOME": "data",
    "XDG_CACHE_HOME": "cache",
    "APPDATA": "AppData/Roaming",
    "LOCALAPPDATA": "AppData/Local",
}
ALL = [
    (platform, program, pattern)
    for platform, own in (("linux", places._LINUX), ("darwin", places._MACOS), ("win32", places._WINDOWS))
    for program, pattern in (*own, *places._EVERYWHERE)
    if program != "system"
]


def put_mail(program: str, path: Path) -> None:
    """Mail as the program keeps it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if program == "thunderbird":
        thunderbird(path)
    elif program == "geary":
        account(path)
    elif program == "apple":
        emlx(path / "V10" / "1A2B" / "INBOX.mbox" / "3C4D" / "Data" / "Messages" / "1.emlx")
    elif program == "outlook":
        path.with_name("ann.pst").write_bytes(b"!BDN" + bytes(100))
    elif program == "evolution" and "cache" in str(path):
        (path / "folders" / "INBOX" / "cur" / "3f").mkdir(parents=True)
        (path / "folders" / "INBOX" / "cur" / "3f" / "12").write_bytes(letter("cached"))
        (path / "folders.db").touch()
    elif path.name == "Mail":
        path.mkdir()
        mbox(path / "sent", [letter("sent")])
    else:
        maildir(path, [letter("a")])


@pytest.mark.parametrize(("platform", "program", "pattern"), ALL)
def test_mail_is_found_where_programs_keep_it(tmp_path: Path, platform: str, program: str, pattern: str) -> None:
    first, _, rest = pattern.replace("*", "account_01").partition("/")
    start = tmp_path / VARIABLES[first[1:]] if first.startswith("$") else tmp_path / first
    put_mail(program, start / rest if rest else start)
    environ = {name: str(tmp_path / below) for name, below in VARIABLES.items()}
    found = [one for one in discover(tmp_path, environ, platform, seconds=60) if one.path.is_relative_to(tmp_path)]
    assert [one.name for one in found] == [places._NAMES[program]]
    assert found[0].bytes > 0
