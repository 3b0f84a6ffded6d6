from __future__ import annotations

from pathlib import Path

import pytest

from oakensearch_gui.mail import read_message
from oakensearch_gui.mail.sources import recognise
from oakensearch_gui.mail.sources.thunderbird import ThunderbirdSource


def stored(subject: str, status: str = "0001", keys: str = "", status2: str = "00000000") -> str:
    """A message as Thunderbird puts it into an mbox."""
    return (
        f"From - Thu Feb  8 18:20:30 2007\nX-Mozilla-Status: {status}\nX-Mozilla-Status2: {status2}\n"
        f"X-Mozilla-Keys: {keys:<80}\nSubject: {subject}\nMessage-ID: <{subject}@test.example>\n\ntext of {subject}\n\n"
    )


def profile(path: Path, *, accounts: int = 1) -> Path:
    """A profile: Inbox, Archives with a year below it, and a folder in the other store."""
    local = path / "Mail" / "Local Folders"
    (local / "Archives.sbd").mkdir(parents=True)
    (path / "prefs.js").write_text(
        'user_pref("mailnews.tags.$label1.tag", "Wichtig");\n'
        'user_pref("mailnews.tags.boat_1.tag", "Boats \\"old\\"");\n'
    )
    for name in ("Inbox", "Archives", "Empty", "Archives.sbd/2019", "Kept"):
        (local / f"{name}.msf").write_text('// <!-- <mdb:mork:z v="1.4"/> -->')
    (local / "Inbox").write_text(stored("a") + stored("gone", "0009") + stored("b", "0004", "$label1 boat_1 NonJunk"))
    (local / "Archives").write_text("")
    (local / "Archives.sbd" / "2019").write_text(stored("c", status2="00200000"))
    (local / "msgFilterRules.dat").write_text('version="9"\n')
    for where in ("cur", "tmp"):
        (local / "Kept" / where).mkdir(parents=True)
    (local / "Kept" / "cur" / "1.eml").write_text(stored("d", "0001", "$label2").split("\n", 1)[1])
    (local / "Kept" / "cur" / "2.eml").write_text(stored("e", "0008").split("\n", 1)[1])
    if accounts > 1:
        account = path / "ImapMail" / "imap.oak.example"
        account.mkdir(parents=True)
        (account / "INBOX.msf").touch()
        (account / "INBOX").write_text(stored("f", "0000"))
        (account / "Entw&APw-rfe.msf").touch()
        (account / "Entw&APw-rfe").write_text(stored("g"))
    return path


def listed(source: ThunderbirdSource) -> dict[str, list[str]]:
    """Subjects by folder."""
    return {
        folder.name: [
            read_message(source.read(folder.path, entry.name, entry.offset, entry.length)).subject
            for entry in source.entries(folder)
        ]
        for folder in source.folders()
    }


ALL = {"Archives": [], "Archives/2019": ["c"], "Inbox": ["a", "b"], "Kept": ["d"]}


def test_a_profile_with_both_stores_and_without_what_was_thrown_away(tmp_path: Path) -> None:
    source = recognise(profile(tmp_path))
    assert isinstance(source, ThunderbirdSource)
    assert listed(source) == ALL


@pytest.mark.parametrize("inside", ["Mail", "Mail/Local Folders"])
def test_a_tree_of_a_profile_is_enough(tmp_path: Path, inside: str) -> None:
    source = recognise(profile(tmp_path) / inside)
    assert isinstance(source, ThunderbirdSource)
    assert listed(source) == ALL


def test_several_accounts_go_by_their_names(tmp_path: Path) -> None:
    names = set(listed(ThunderbirdSource(profile(tmp_path, accounts=2))))
    assert {"Local Folders/Inbox", "imap.oak.example/INBOX", "imap.oak.example/Entwürfe"} <= names


@pytest.mark.parametrize("relative", [True, False])
def test_the_folder_of_all_profiles(tmp_path: Path, relative: bool) -> None:
    inside = profile(tmp_path / "Profiles" / "x1.default")
    path = "Profiles/x1.default" if relative else inside
    (tmp_path / "profiles.ini").write_text(
        f"[General]\nVersion=2\n[Profile1]\nName=empty\nIsRelative=1\nPath=Profiles/none\n"
        f"[Profile0]\nName=default\nIsRelative={int(relative)}\nPath={path}\n"
    )
    source = recognise(tmp_path)
    assert isinstance(source, ThunderbirdSource)
    assert listed(source) == ALL
    assert tags(source)["b"] == ("Wichtig", 'Boats "old"')


def tags(source: ThunderbirdSource) -> dict[str, tuple[str, ...] | None]:
    return {
        read_message(source.read(folder.path, entry.name, entry.offset, entry.length)).subject: entry.labels
        for folder in source.folders()
        for entry in source.entries(folder)
    }


def test_tags_go_by_the_names_that_the_person_gave_them(tmp_path: Path) -> None:
    source = ThunderbirdSource(profile(tmp_path))
    assert tags(source) == {"a": None, "b": ("Wichtig", 'Boats "old"'), "c": None, "d": ("Work",)}


def test_flags(tmp_path: Path) -> None:
    source = ThunderbirdSource(profile(tmp_path))
    entries = {entry.key: (folder, entry) for folder in source.folders() for entry in source.entries(folder)}
    deleted = {
        read_message(source.read(folder.path, entry.name, entry.offset, entry.length)).subject
        for folder, entry in entries.values()
        if entry.flags.deleted
    }
    assert deleted <= {"c"}
    [inbox] = [folder for folder in source.folders() if folder.name == "Inbox"]
    flags = [
        read_message(source.read(inbox.path, entry.name, entry.offset, entry.length)).flags
        for entry in source.entries(inbox)
    ]
    assert [(one.seen, one.flagged) for one in flags] == [(True, False), (False, True)]
    [year] = [folder for folder in source.folders() if folder.name == "Archives/2019"]
    assert [entry.flags.deleted for entry in source.entries(year)] == [True]


def test_one_file_by_itself(tmp_path: Path) -> None:
    inbox = profile(tmp_path) / "Mail" / "Local Folders" / "Inbox"
    source = recognise(inbox)
    assert isinstance(source, ThunderbirdSource)
    assert listed(source) == {"": ["a", "b"]}
    assert tags(source)["b"] == ("Wichtig", 'Boats "old"')  # prefs.js is found above it
