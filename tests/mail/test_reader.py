from __future__ import annotations

import base64
from datetime import UTC, datetime

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from oakensearch_gui.mail import Address, Flags, Message, read_message
from oakensearch_gui.mail.contents import read_contents
from oakensearch_gui.mail.reader import _read


def mail(*lines: str | bytes) -> bytes:
    return b"\n".join(line if isinstance(line, bytes) else line.encode() for line in lines)


def parts(*bodies: str, kind: str = "mixed", head: str = "Subject: parts") -> bytes:
    inner = "".join(f"--sep\n{body}\n" for body in bodies)
    return f"{head}\nContent-Type: multipart/{kind}; boundary=sep\n\npreamble\n{inner}--sep--\nepilogue\n".encode()


def seconds(*moment: int) -> int:
    return int(datetime(*moment, tzinfo=UTC).timestamp())  # type: ignore[misc, arg-type]


def names(message: Message) -> list[str]:
    return [attachment.filename for attachment in message.attachments]


def test_a_plain_message_in_every_field() -> None:
    message = read_message(
        mail(
            "From: Ann Lee <ann@oak.example>",
            "To: Ben <ben@oak.example>, c@oak.example",
            "Cc: Dan <dan@oak.example>",
            "Reply-To: office@oak.example",
            "Subject: Boat house",
            "Date: Mon, 3 Mar 2025 10:12:00 +0100",
            "Message-ID: <two@oak.example>",
            "In-Reply-To: <one@oak.example>",
            "References: <zero@oak.example> <one@oak.example>",
            "List-Id: Boats <boats.lists.oak.example>",
            "Auto-Submitted: auto-replied; owner-email=x",
            "Precedence: bulk",
            "X-Priority: 1 (Highest)",
            "",
            "The roof leaks.",
        )
    )
    assert message.subject == "Boat house"
    assert message.sender == Address("Ann Lee", "ann@oak.example")
    assert message.to == (Address("Ben", "ben@oak.example"), Address("", "c@oak.example"))
    assert message.cc == (Address("Dan", "dan@oak.example"),)
    assert message.reply_to == (Address("", "office@oak.example"),)
    assert message.date == seconds(2025, 3, 3, 9, 12)
    assert not message.date_inferred
    assert message.message_id == "two@oak.example"
    assert message.in_reply_to == "one@oak.example"
    assert message.references == ("zero@oak.example", "one@oak.example")
    assert message.list_id == "boats.lists.oak.example"
    assert message.auto_submitted == "auto-replied"
    assert message.precedence == "bulk"
    assert message.importance == "high"
    assert message.text == "The roof leaks."
    assert message.problems == ()


# ---- header blocks


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_every_kind_of_line_end(line_end: str) -> None:
    message = read_message(line_end.join(["Subject: a", " b", "From: x@y.example", "", "one", "two"]).encode())
    assert message.subject == "a b"
    assert message.sender.address == "x@y.example"
    assert message.text == "one\ntwo"


def test_a_message_that_is_only_header_or_nothing() -> None:
    assert read_message(b"") == Message()
    assert read_message(b"Subject: x").subject == "x"
    assert read_message(b"Subject: x\n").text == ""
    assert read_message(b"\njust a body").text == "just a body"


def test_an_mbox_line_or_a_byte_order_mark_in_front() -> None:
    assert read_message(b"From a@b Thu Feb  8 18:20:30 2007\nSubject: x\n\nbody").subject == "x"
    assert read_message(b"\xef\xbb\xbfSubject: x\n\nbody").subject == "x"


def test_a_line_that_is_no_field_ends_the_header_or_is_skipped() -> None:
    ended = read_message(b"Subject: x\nno empty line in front of this body\n")
    assert (ended.subject, ended.text) == ("x", "no empty line in front of this body")
    skipped = read_message(b"Subject: x\njunk\nFrom: a@b.example\n\nbody")
    assert (skipped.sender.address, skipped.text) == ("a@b.example", "body")
    assert skipped.problems == ("lines between the header fields that are none were skipped",)


def test_space_before_the_colon_and_the_first_of_two_fields() -> None:
    message = read_message(b"Subject : first\nSubject: second\n\n")
    assert message.subject == "first"


def test_without_from_the_sender_header_stands_in() -> None:
    assert read_message(b"Sender: a@b.example\n\n").sender.address == "a@b.example"


def test_raw_bytes_in_a_header_are_in_the_charset_of_the_body() -> None:
    message = read_message(
        b"Subject: "
        + "会议".encode("gb2312")
        + b"\nContent-Type: text/plain; charset=gb2312\n\n"
        + "请查收附件".encode("gb2312")
    )
    assert (message.subject, message.text) == ("会议", "请查收附件")


# ---- dates


def test_a_bad_date_gives_way_to_a_received_header() -> None:
    message = read_message(
        mail("Received: from a by b;", "  Mon, 3 Mar 2025 10:12:00 +0000", "Date: soon", "Subject: x", "", "")
    )
    assert message.date == seconds(2025, 3, 3, 10, 12)
    assert message.date_inferred


def test_no_date_at_all() -> None:
    assert read_message(b"Subject: x\n\n").date is None


# ---- bodies


def test_transfer_encodings() -> None:
    for encoding, body in (
        ("base64", base64.b64encode("grün".encode())),
        ("quoted-printable", b"gr=C3=BCn"),
        ("8bit", "grün".encode()),
        ("x-unheard-of", "grün".encode()),
        ('"BASE64" (comment)', base64.b64encode("grün".encode())),
    ):
        head = f"Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: {encoding}\n\n".encode()
        assert read_message(head + body).text == "grün"


@pytest.mark.parametrize(
    "body",
    [b"b25l\nIHR3bw==", b"b25l\nIHR3bw", b"b25l IH*R3b!w==", b"b24=\nZSB0d28=", b"b25lIHR3bw==\n", b"b25lIHR3b3c"],
)
def test_damaged_base64_is_read_as_far_as_it_goes(body: bytes) -> None:
    assert read_message(b"Content-Transfer-Encoding: base64\n\n" + body).text.startswith("one two")


def test_quoted_printable_errors_stay_as_they_are() -> None:
    text = read_message(b"Content-Transfer-Encoding: quoted-printable\n\n100% =ZZ one= \ntwo =41").text
    assert text == "100% =ZZ onetwo A"


def test_a_charset_of_an_enclosing_part_counts() -> None:
    inner = b"--s\nContent-Type: text/plain\n\n" + "重要".encode("gb2312") + b"\n--s--\n"
    message = read_message(b"Content-Type: multipart/mixed; boundary=s; charset=gb2312\n\n" + inner)
    assert message.text == "重要"


def test_flowed_text_becomes_paragraphs() -> None:
    head = b"Content-Type: text/plain; format=flowed\n\n"
    assert read_message(head + b"one \ntwo\n three\n> a \n> b\n-- \nAnn").text == "one two\nthree\n> a b\n-- \nAnn"
    delsp = b"Content-Type: text/plain; format=flowed; delsp=yes\n\n"
    assert read_message(delsp + b"Donau \nschiff").text == "Donauschiff"


def test_html_is_read_and_its_charset_found_inside() -> None:
    page = '<html><head><meta charset="koi8-r"></head><body>Привет</body></html>'.encode("koi8_r")
    assert read_message(b"Content-Type: text/html\n\n" + page).text == "Привет"


def test_uuencoded_files_leave_the_text() -> None:
    message = read_message(b"Subject: x\n\nHere:\nbegin 644 note.txt\n#0V%T\n`\nend\nBye")
    assert message.text == "Here:\n\nBye"
    assert [(each.filename, each.size) for each in message.attachments] == [("note.txt", 3)]


# ---- parts


def test_yenc_files_leave_the_text() -> None:
    encoded = bytes((byte + 42) % 256 for byte in b"a picture").replace(b"=", b"=}")
    data = mail("Subject: joy", "", "before", "=ybegin line=128 size=11 name=joy stick.jpg", b"=J" + encoded + b"=}")
    message = read_message(data + b"\n=yend size=11\nafter\n")
    assert message.text == "before\n\nafter"
    assert [(each.filename, each.size) for each in message.attachments] == [("joy stick.jpg", 11)]
    assert read_contents(data + b"\n=yend size=11\n")[0].content() == bytes([(0x4A - 106) % 256]) + b"a picture\x13"
    assert read_message(data).text.startswith("before\n=ybegin")


def test_plain_is_preferred_to_html() -> None:
    message = read_message(
        parts("Content-Type: text/plain\n\nplain words", "Content-Type: text/html\n\n<p>rich words", kind="alternative")
    )
    assert message.text == "plain words"


@pytest.mark.parametrize("plain", ["", "  \n", "Your mail client does not support HTML.", "This is an HTML message."])
def test_html_is_read_where_plain_has_nothing_to_say(plain: str) -> None:
    rich = (
        "<p>Dear friends, on Friday we meet at the boat house to mend its roof, bring hammers and good spirits.</p>" * 3
    )
    message = read_message(
        parts(f"Content-Type: text/plain\n\n{plain}", f"Content-Type: text/html\n\n{rich}", kind="alternative")
    )
    assert message.text.startswith("Dear friends")


def test_attachments_of_every_alternative_are_listed() -> None:
    related = (
        "Content-Type: multipart/related; boundary=rel\n\n--rel\nContent-Type: text/html\n\n<p>x\n"
        "--rel\nContent-Type: image/png; name=door.png\nContent-ID: <door@oak>\n\nPNG\n--rel--\n"
    )
    message = read_message(parts("Content-Type: text/plain\n\nwords", related, kind="alternative"))
    assert message.text == "words"
    assert [(each.filename, each.content_id, each.inline) for each in message.attachments] == [
        ("door.png", "door@oak", True)
    ]


def test_attachments_have_name_type_and_size() -> None:
    encoded = base64.b64encode(b"x" * 1000).decode()
    message = read_message(
        parts(
            "Content-Type: text/plain\n\nsee file",
            "Content-Type: application/pdf\nContent-Disposition: attachment; filename=plan.pdf\n"
            f"Content-Transfer-Encoding: base64\n\n{encoded}",
            "Content-Type: text/plain; name=notes.txt\nContent-Disposition: attachment\n\nnot part of the text",
        )
    )
    assert message.text == "see file"
    assert [(each.filename, each.media_type, each.size) for each in message.attachments] == [
        ("plan.pdf", "application/pdf", 1000),
        ("notes.txt", "text/plain", 20),
    ]


def test_a_forwarded_message_follows_its_parent() -> None:
    nested = (
        "Content-Type: message/rfc822\nContent-Disposition: attachment; filename=old.eml\n\n"
        "Subject: Old news\nFrom: Cy <cy@oak.example>\nContent-Type: multipart/mixed; boundary=in\n\n"
        "--in\n\nold words\n--in\nContent-Type: image/gif; name=old.gif\n\nGIF\n--in--\n"
    )
    message = read_message(parts("Content-Type: text/plain\n\nnew words", nested))
    assert message.subject == "parts"
    assert message.text == "new words\n\nSubject: Old news\nFrom: Cy <cy@oak.example>\n\nold words"
    assert names(message) == ["old.eml", "old.gif"]


def test_a_calendar_part_tells_what_where_and_who() -> None:
    calendar = (
        "Content-Type: text/calendar\n\nBEGIN:VEVENT\nSUMMARY:Roof\\, mending\nLOCATION:Boat\n  house\n"
        'ATTENDEE;CN="Ann Lee":mailto:ann@oak.example\nEND:VEVENT\n'
    )
    message = read_message(parts("Content-Type: text/plain\n\nCome!", calendar, kind="alternative"))
    assert message.text == "Come!\n\nRoof, mending\nBoat house\nAnn Lee <ann@oak.example>"


def test_a_delivery_report_is_read_after_the_words() -> None:
    message = read_message(
        parts(
            "Content-Type: message/delivery-status\n\nFinal-Recipient: rfc822; gone@oak.example",
            "Content-Type: text/plain\n\nYour message could not be delivered.",
            kind="report",
        )
    )
    assert message.text == "Your message could not be delivered.\n\nFinal-Recipient: rfc822; gone@oak.example"


def test_encrypted_mail_says_so() -> None:
    pgp = read_message(
        parts(
            "Content-Type: application/pgp-encrypted\n\nVersion: 1",
            "Content-Type: application/octet-stream; name=encrypted.asc\n\n-----BEGIN PGP MESSAGE-----",
            kind="encrypted",
        )
    )
    assert pgp.problems == ("encrypted (OpenPGP): only the header could be read",)
    assert pgp.text == ""
    smime = read_message(b"Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m\n\nMII")
    assert smime.problems == ("encrypted (S/MIME): only the header could be read",)


def test_a_wrong_boundary_is_found_out() -> None:
    message = read_message(
        b"Content-Type: multipart/mixed; boundary=said\n\n--used\nContent-Type: text/html\n\n<b>words</b>\n--used--\n"
    )
    assert message.text == "words"


def test_without_any_boundary_the_body_is_text() -> None:
    message = read_message(b"Content-Type: multipart/mixed\n\njust words")
    assert message.text == "just words"
    assert message.problems == ("the boundary between the parts was not found; read as plain text",)


def test_a_missing_last_boundary_costs_nothing() -> None:
    message = read_message(b"Content-Type: multipart/mixed; boundary=b\n\n--b\n\none\n--b\n\ntwo")
    assert message.text == "one\n\ntwo"


# ---- what mailers note


@pytest.mark.parametrize(
    ("head", "flags"),
    [
        ("Status: RO\nX-Status: AF", Flags(seen=True, flagged=True, answered=True)),
        ("Status: O", Flags(seen=False)),
        ("X-Mozilla-Status: 0005", Flags(seen=True, flagged=True)),
        ("X-Mozilla-Status: 0008", Flags(seen=False, deleted=True)),
        ("X-Mozilla-Status: nonsense", Flags()),
        ("X-Gmail-Labels: Inbox,Unread,Starred", Flags(seen=False, flagged=True)),
        ("X-Gmail-Labels: Archived", Flags(seen=True)),
        ("Subject: x", Flags()),
    ],
)
def test_flags_from_the_header(head: str, flags: Flags) -> None:
    assert read_message(f"{head}\n\n".encode()).flags == flags


def test_labels_from_the_header() -> None:
    head = 'X-Gmail-Labels: Inbox,"Boats, old",Unread\nX-Mozilla-Keys: $label1 roof\nX-Label: oak, elm\n\n'
    assert read_message(head.encode()).labels == ("Inbox", "Boats, old", "Important", "roof", "oak", "elm")


def test_a_filter_says_spam() -> None:
    assert read_message(b"X-Spam-Flag: YES\n\n").spam
    assert read_message(b"X-Spam-Status: Yes, score=9\n\n").spam
    assert not read_message(b"X-Spam-Status: No, score=1\n\n").spam


# ---- bounds


def test_parts_without_end_are_bounded_and_said_so() -> None:
    deep = b"".join(b"Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n" % (n, n) for n in range(200))
    assert read_message(deep + b"\nword").problems == ("parts nested deeper than 50 were left unread",)
    wide = b"Content-Type: multipart/mixed; boundary=b\n\n" + b"--b\n\nx\n" * 1500
    assert read_message(wide).problems == ("only the first 1000 parts were read",)
    alternatives = b"".join(
        b"Content-Type: multipart/alternative; boundary=b%d\n\n--b%d\nContent-Type: text/html\n\nhtml mail\n--b%d\n"
        % (n, n, n)
        for n in range(60)
    )
    assert read_message(alternatives).text == "html mail"


def test_a_long_body_and_a_long_header_are_cut_and_said_so() -> None:
    assert "body cut at 8 MB" in read_message(b"Subject: x\n\n" + b"word " * 1_700_000).problems
    message = read_message(b"Subject: " + b"s" * 200_000 + b"\nFrom: a@b.example\n\n")
    assert "a header field was cut at 100 KB" in message.problems
    assert message.sender.address == "a@b.example"


# ---- any bytes

_BITS = st.sampled_from(
    [
        *(b"Subject: ", b"From: ", b"To: ", b"Date: ", b"Content-Type: ", b"multipart/mixed; boundary=b", b"\n--b\n"),
        *(
            b"multipart/alternative; boundary=b",
            b"text/html",
            b"text/plain; charset=",
            b"utf-7",
            b"iso-2022-jp",
            b"\r\n",
        ),
        *(b"Content-Transfer-Encoding: ", b"base64", b"quoted-printable", b"x-uuencode", b"\n\n", b"\n", b"=?utf-8?b?"),
        *(
            b"=?big5?q?",
            b"?=",
            b"message/rfc822",
            b"<p style='display:none'>",
            b"begin 644 x\n",
            b"end\n",
            b"\x1b$B",
            b"\0",
        ),
        *(b"+2D0-", b"a@b.example", b"(", b'"', b"<", b">", b";", b",", b":", b"format=flowed", b"\xff\xfe", b"=E2=82"),
        *(
            b"X-Gmail-Labels: ",
            b"References: ",
            b"message/partial; number=1",
            b"application/pkcs7-mime",
            b"filename*0*=",
        ),
    ]
)


@given(st.one_of(st.binary(max_size=500), st.lists(st.one_of(_BITS, st.binary(max_size=6)), max_size=60).map(b"".join)))
@example(b"Content-Type: text/plain; charset=utf-7\n\n+2D0-")
def test_any_bytes_give_a_message_of_clean_text(data: bytes) -> None:
    message = _read(data, [])  # not read_message: its last resort would hide what is found here
    texts = [message.subject, message.text, message.message_id, message.in_reply_to, message.list_id]
    texts += [*message.references, *message.labels, *message.problems, *names(message)]
    texts += [each.content_id for each in message.attachments]
    for address in (message.sender, *message.reply_to, *message.to, *message.cc, *message.bcc):
        texts += [address.name, address.address]
    for text in texts:
        assert "\0" not in text
        text.encode("utf-8")
    assert read_message(data) == message


def test_status_says_more_than_a_label_that_gmail_left_out() -> None:
    def seen(headers: str) -> bool | None:
        return read_message(f"From: a@b.example\n{headers}\n\nx".encode()).flags.seen

    assert seen("X-Gmail-Labels: Inbox") is True
    assert seen("X-Gmail-Labels: Inbox,Unread") is False
    assert seen("X-Gmail-Labels: Inbox\nStatus: O") is False
    assert seen("X-Gmail-Labels: Inbox\nStatus: RO") is True
    assert seen("X-Gmail-Labels: Unread\nStatus: RO") is False
    assert seen("X-Mozilla-Status: 0001\nStatus: O") is True
    assert seen("Subject: nothing said") is None
