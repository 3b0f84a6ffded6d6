from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.mail.sources import MessageGone, SourceError, mbox_file, recognise
from oakensearch_gui.mail.sources.mbox import MboxSource
from oakensearch_gui.mail.sources.mbox_file import unquote

FROM = "From ann@oak.example Thu Feb  8 18:20:30 2007\n"


def written(tmp_path: Path, text: str | bytes) -> MboxSource:
    path = tmp_path / "mail.mbox"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return MboxSource(path)


def messages(source: MboxSource, start: int = 0) -> list[bytes]:
    [folder] = source.folders()
    return [source.read(folder.path, entry.name, entry.offset, entry.length) for entry in source.entries(folder, start)]


def test_messages_one_after_the_other(tmp_path: Path) -> None:
    source = written(tmp_path, f"{FROM}Subject: a\n\none\n\n{FROM}Subject: b\n\ntwo\n\n")
    assert messages(source) == [b"Subject: a\n\none\n", b"Subject: b\n\ntwo\n"]
    [folder] = source.folders()
    first, second = source.entries(folder)
    assert (first.key, first.offset, first.received) == ("0", 0, 1_170_958_830)
    assert second.offset == len(f"{FROM}Subject: a\n\none\n\n")
    assert folder.stamp.startswith(f"{source.root.stat().st_size}:")


def test_crlf_and_bare_cr_files(tmp_path: Path) -> None:
    text = f"{FROM}Subject: a\n\none\n\n{FROM}Subject: b\n\ntwo\n\n"
    assert messages(written(tmp_path, text.replace("\n", "\r\n"))) == [
        b"Subject: a\r\n\r\none\r\n",
        b"Subject: b\r\n\r\ntwo\r\n",
    ]
    assert messages(written(tmp_path, text.replace("\n", "\r"))) == [b"Subject: a\r\rone\r", b"Subject: b\r\rtwo\r"]


def test_body_lines_that_begin_with_from(tmp_path: Path) -> None:
    body = "one\n\nFrom here on it rained.\n\nFrom Bonn to Berlin\n>From the window\n>>From within\n"
    source = written(tmp_path, f"{FROM}Subject: a\n\n{body}\n{FROM}Subject: b\n\ntwo\n")
    assert messages(source) == [
        b"Subject: a\n\none\n\nFrom here on it rained.\n\nFrom Bonn to Berlin\nFrom the window\n>From within\n",
        b"Subject: b\n\ntwo\n",
    ]


def test_separators_without_a_blank_line_in_front(tmp_path: Path) -> None:
    assert messages(written(tmp_path, f"{FROM}Subject: a\n\none\n{FROM}Subject: b\n\ntwo\n")) == [
        b"Subject: a\n\none\n",
        b"Subject: b\n\ntwo\n",
    ]


@pytest.mark.parametrize(
    "line",
    [
        "From - Thu Feb 08 18:20:30 2007",
        "From ann@oak.example Thu Feb  8 18:20:30 CET 2007",
        "From ann@oak.example Thu Feb  8 18:20 2007 remote from oak",
        "From 1234567890@xxx Thu Feb 08 18:20:30 +0000 2007",
        "From MAILER-DAEMON",
        "From - ",
        "From ann@oak.example",
        "From ann@oak.example 2007-02-08 18:20:30",
        "From ann@oak.example jeu. f\xe9vr. 8 18:20:30 2007",
        "From ann@oak.example Thu, 08-Feb-07 18:20:30 GMT",
        "From ann Thu Feb  8 2007",
    ],
)
def test_separators_as_programs_write_them(tmp_path: Path, line: str) -> None:
    source = written(tmp_path, f"{FROM}Subject: a\n\none\n\n{line}\nSubject: b\n\ntwo\n")
    assert messages(source) == [b"Subject: a\n\none\n", b"Subject: b\n\ntwo\n"]


def test_a_dash_alone_separates_where_a_header_follows(tmp_path: Path) -> None:
    text = f"{FROM}Subject: a\n\none\nFrom -\nSubject: b\n\ntwo\n\nFrom - \nthe desk of Ann\n"
    assert messages(written(tmp_path, text)) == [
        b"Subject: a\n\none\n",
        b"Subject: b\n\ntwo\n\nFrom - \nthe desk of Ann\n",
    ]


def counted(body: str, length: int | None = None, name: str = "a") -> str:
    return f"Subject: {name}\nContent-Length: {len(body) if length is None else length}\n\n{body}"


@pytest.mark.parametrize("between", ["", "\n"])
def test_content_length_counts_before_what_looks_like_a_separator(tmp_path: Path, between: str) -> None:
    first = counted(f"one\n\n{FROM}Subject: inside\n\n>From then on\n")
    last = counted(f"two\n\n{FROM}Subject: inside\n", name="b")
    source = written(tmp_path, f"{FROM}{first}{between}{FROM}{last}{between}")
    assert messages(source) == [first.encode(), last.encode()]


@pytest.mark.parametrize("wrong", [0, 2, 7, 10_000])
def test_content_length_that_leads_nowhere_is_passed_over(tmp_path: Path, wrong: int) -> None:
    parts = [counted(f"text {number}\n", wrong, str(number)) for number in range(3)]
    source = written(tmp_path, "\n".join(FROM + part for part in parts))
    assert messages(source) == [part.encode() for part in parts]


def test_content_length_with_crlf(tmp_path: Path) -> None:
    body = f"one\r\n\r\n{FROM.strip()}\r\nSubject: inside\r\n"
    first = f"Subject: a\r\nContent-Length: {len(body)}\r\n\r\n{body}"
    source = written(tmp_path, f"{FROM.strip()}\r\n{first}\r\n{FROM.strip()}\r\nSubject: b\r\n\r\ntwo\r\n".encode())
    assert messages(source) == [first.encode(), b"Subject: b\r\n\r\ntwo\r\n"]


def test_quoting_is_undone_where_the_length_is_that_of_the_quoted_body(tmp_path: Path) -> None:
    source = written(tmp_path, FROM + counted(">From then on\n"))
    assert messages(source) == [counted("From then on\n", len(">From then on\n")).encode()]


def test_messages_without_a_header_and_a_byte_order_mark(tmp_path: Path) -> None:
    source = written(tmp_path, b"\xef\xbb\xbf" + f"{FROM}\none\n\n{FROM}\ntwo".encode())
    assert isinstance(recognise(source.root), MboxSource)
    assert messages(source) == [b"\none\n", b"\ntwo"]


def test_what_a_mailer_has_thrown_away_is_not_listed(tmp_path: Path) -> None:
    source = written(tmp_path, f"{FROM}X-Mozilla-Status: 0009\nSubject: a\n\none\n\n{FROM}Subject: b\n\ntwo\n")
    assert messages(source) == [b"Subject: b\n\ntwo\n"]


def test_a_stamp_stays_when_only_the_status_changes(tmp_path: Path) -> None:
    def stamp(status: str, subject: str = "a") -> str:
        source = written(tmp_path, f"{FROM}X-Mozilla-Status: {status}\nSubject: {subject}\n\none\n")
        [folder] = source.folders()
        return next(iter(source.entries(folder))).stamp

    assert stamp("0000") == stamp("0001")
    assert stamp("0000") != stamp("0000", "b")


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("mimekit-content-length.mbox", 29),  # 25 separators with a year and 4 with a dash alone
        ("t__mailboxes__newlines_at_beginning.txt", 1),
        ("t__mailboxes__separators1.sep", 4),
        ("t__mailboxes__separators2.sep", 2),
        ("t__mailboxes__vm-emacs.txt", 1),
        ("*complex.mbox", 3),
        ("*simple.mbox", 2),
        ("*quoted.mbox", 1),
    ],
)
def test_mailboxes_of_other_projects(shared_data: Path, name: str, count: int) -> None:
    [path] = (shared_data / "containers").glob(name)
    assert len(messages(MboxSource(recognise(path).root))) == count


def test_reading_resumes_where_the_file_grew(tmp_path: Path) -> None:
    source = written(tmp_path, f"{FROM}Subject: a\n\none\n\n")
    size = source.root.stat().st_size
    with source.root.open("ab") as file:
        file.write(f"{FROM}Subject: b\n\ntwo\n\n".encode())
    assert messages(source, size) == [b"Subject: b\n\ntwo\n"]


def test_a_rewritten_file_is_noticed(tmp_path: Path) -> None:
    source = written(tmp_path, f"{FROM}Subject: a\n\none\n\n{FROM}Subject: b\n\ntwo\n\n")
    [folder] = source.folders()
    second = list(source.entries(folder))[1]
    source.root.write_bytes(f"{FROM}Subject: b\n\ntwo\n\n".encode())
    with pytest.raises(MessageGone, match="changed"):
        source.read(folder.path, second.name, second.offset, second.length)
    source.root.unlink()
    with pytest.raises(MessageGone, match="moved or deleted"):
        source.read(folder.path, second.name, second.offset, second.length)
    with pytest.raises(SourceError, match="disk"):
        list(source.folders())


def test_unquoting_takes_one_mark_from_each_line() -> None:
    assert unquote(b">From a\nx >From b\n>>From c\r\n>From d") == b"From a\nx >From b\n>From c\r\nFrom d"


def test_a_file_of_mail_is_recognised_and_a_letter_is_not(tmp_path: Path) -> None:
    assert isinstance(recognise(written(tmp_path, f"{FROM}Subject: a\n\none\n").root), MboxSource)
    letter = tmp_path / "letter.txt"
    letter.write_text("From the desk of Ann Lee\n\nDear Ben,\n")
    with pytest.raises(SourceError, match="not a mailbox"):
        recognise(letter)


@pytest.mark.parametrize("chunk", [1, 7, 64, 1000])
def test_separators_are_found_wherever_a_chunk_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chunk: int
) -> None:
    monkeypatch.setattr(mbox_file, "_CHUNK", chunk)
    monkeypatch.setattr(mbox_file, "_HEADER", 512)
    text = "".join(f"{FROM}Subject: {n}\n\n{'word ' * n}\n>From {n}\n\n" for n in range(40))
    assert messages(written(tmp_path, text)) == [
        f"Subject: {n}\n\n{'word ' * n}\nFrom {n}\n".encode() for n in range(40)
    ]


_BODY_LINES = st.lists(
    st.sampled_from(["", "word", "From here on", ">From there", ">>From where", "From: x", "From ", "> From", "ünï"]),
    max_size=12,
)


@given(st.lists(_BODY_LINES, min_size=1, max_size=6))
def test_an_mboxrd_file_gives_back_what_was_put_in(
    tmp_path_factory: pytest.TempPathFactory, bodies: list[list[str]]
) -> None:
    sent = ["\n".join([f"Subject: {number}", "", *lines, ""]) for number, lines in enumerate(bodies)]
    quoted = [
        "".join(f">{line}" if line.lstrip(">").startswith("From ") else line for line in one.splitlines(True))
        for one in sent
    ]
    source = written(tmp_path_factory.mktemp("mbox"), "".join(f"{FROM}{one}\n" for one in quoted))
    assert messages(source) == [one.encode() for one in sent]


@given(st.binary(max_size=400))
def test_any_file_is_split_without_losing_a_byte(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    source = written(tmp_path_factory.mktemp("mbox"), FROM.encode() + data)
    [folder] = source.folders()
    entries = list(source.entries(folder))
    assert entries[0].offset == 0
    for entry, following in itertools.pairwise(entries):
        assert entry.offset + entry.length <= following.offset <= entry.offset + entry.length + 2
