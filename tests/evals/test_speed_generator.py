from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

import pytest

from evals.speed.generator import FIRST_DAY, LAST_DAY, Generator, Made
from evals.speed.mailboxes import copy_mail, message_files, write_maildir, write_mbox
from evals.speed.vocabulary import ENGLISH, SLOTS, tongue
from oakensearch_gui.mail import Message, read_message
from oakensearch_gui.mail.sources import open_source, recognise

COUNT = 1500


@pytest.fixture(scope="module")
def letters() -> list[Made]:
    return list(Generator(COUNT, seed=7))


@pytest.fixture(scope="module")
def messages(letters: list[Made]) -> list[Message]:
    return [read_message(letter.content) for letter in letters]


def test_a_seed_gives_the_same_bytes_on_every_machine_and_another_seed_gives_others() -> None:
    # When the generator changes on purpose, raise its VERSION and put the new sum here.
    made = sha256()
    for letter in Generator(200, seed=1):
        made.update(f"{letter.folder} {letter.flags} {letter.received} ".encode() + letter.content)
    assert made.hexdigest() == "a244acb28fc104e1283017bc4f60166894a705b5aed4efd7311fb71b5930104a"
    assert [a.content for a in Generator(20, seed=1)] == [b.content for b in Generator(20, seed=1)]
    assert [a.content for a in Generator(20, seed=1)] != [b.content for b in Generator(20, seed=2)]


def test_every_message_is_read_whole(messages: list[Message]) -> None:
    assert all(message.problems == () for message in messages)
    assert all(message.text.strip() and message.message_id and not message.date_inferred for message in messages)
    assert len({message.message_id for message in messages}) == COUNT


def test_the_size_is_that_of_everyday_mail(letters: list[Made]) -> None:
    assert 3000 < sum(len(letter.content) for letter in letters) / COUNT < 4500


def test_a_third_is_html_with_a_plain_alternative_and_some_carry_attachments(letters: list[Made]) -> None:
    html = [letter.content for letter in letters if b"text/html" in letter.content]
    assert 0.2 < len(html) / COUNT < 0.4
    assert all(b"multipart/alternative" in content for content in html)
    attached = [message for letter in letters if (message := read_message(letter.content)).attachments]
    assert 0.03 < len(attached) / COUNT < 0.1
    assert {a.media_type for message in attached for a in message.attachments} == {"application/pdf", "image/png"}


def test_replies_name_and_quote_what_they_answer(messages: list[Message]) -> None:
    ids = {message.message_id for message in messages}
    replies = [message for message in messages if message.references]
    assert 0.2 < len(replies) / COUNT < 0.5
    assert all(reply.references[-1] in ids for reply in replies)
    assert all(reply.subject.startswith("Re: ") for reply in replies)
    assert sum("\n> " in reply.text for reply in replies) > len(replies) / 2


def test_a_few_people_write_most_and_dates_go_over_twenty_years(messages: list[Message]) -> None:
    senders = Counter(message.sender.address for message in messages)
    most = [count for _, count in senders.most_common()]
    assert len(senders) > 60
    assert sum(most[:10]) > COUNT / 4
    dates = [message.date or 0 for message in messages]
    assert FIRST_DAY <= min(dates) < FIRST_DAY + 2 * 366 * 86400
    assert LAST_DAY - 366 * 86400 < max(dates) <= LAST_DAY + 86400
    assert sum(later >= earlier for earlier, later in pairwise(dates)) > COUNT / 2
    middle = (FIRST_DAY + LAST_DAY) / 2
    assert sum(date > middle for date in dates) > COUNT / 2  # there is more mail every year


def test_words_are_distributed_as_in_language() -> None:
    words = Counter(tongue(ENGLISH).text)
    assert sum(words.values()) == SLOTS
    counts = [count for _, count in words.most_common()]
    assert words.most_common(1)[0][0] == "the"
    assert 0.02 < counts[0] / SLOTS < 0.08
    assert 1.5 < counts[9] / counts[19] < 2.5  # twice the rank, half as often
    assert len(words) > 4000


def test_several_languages_and_charsets(letters: list[Made]) -> None:
    everything = b"\n".join(letter.content for letter in letters)
    for charset in (b"us-ascii", b"utf-8", b"iso-8859-1", b"koi8-r", b"iso-2022-jp"):
        assert b'charset="' + charset in everything
    for transfer in (b"7bit", b"8bit", b"quoted-printable", b"base64"):
        assert b"Content-Transfer-Encoding: " + transfer in everything


def test_a_token_is_in_every_message() -> None:
    made = Generator(50, seed=3, token="zyxw")
    assert all("zyxw" in read_message(letter.content).text.lower() for letter in made)


def test_a_maildir_has_folders_and_flags(letters: list[Made], tmp_path: Path) -> None:
    written = write_maildir(tmp_path / "mail", letters[:400])
    assert written.messages == 400 == len(list(message_files(tmp_path / "mail")))
    source = recognise(tmp_path / "mail")
    assert source.kind == "maildir"
    folders = list(source.folders())
    assert {folder.name.split("/")[0] for folder in folders} >= {"Archive", "Lists"}
    entries = [entry for folder in folders for entry in source.entries(folder)]
    assert len(entries) == 400
    assert 0.8 < sum(bool(entry.flags.seen) for entry in entries) / 400 < 1.0


def test_an_mbox_holds_the_same_messages(letters: list[Made], tmp_path: Path) -> None:
    path = tmp_path / "mail.mbox"
    write_mbox(path, letters[:200])
    source = open_source("mbox", path)
    (folder,) = source.folders()
    found = [source.read(folder.path, entry.name, entry.offset, entry.length) for entry in source.entries(folder)]
    assert [content.strip() for content in found] == [letter.content.strip() for letter in letters[:200]]


def test_a_real_mailbox_is_copied_and_not_touched(letters: list[Made], tmp_path: Path) -> None:
    write_mbox(tmp_path / "mail.mbox", letters[:30])
    before = (tmp_path / "mail.mbox").read_bytes()
    assert copy_mail(tmp_path / "mail.mbox", tmp_path / "copy").messages == 30
    assert (tmp_path / "mail.mbox").read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "mail.mbox"]
